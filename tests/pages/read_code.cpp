// read_code FILE.pgm…: prints the text of the QR code in each picture (binary PGM of 8 bits), as a JSON array. What the
// camera of a phone would read.
#include <ZXing/ReadBarcode.h>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <vector>

int main(int count, char** files) {
    nlohmann::json texts = nlohmann::json::array();
    for (int i = 1; i < count; ++i) {
        std::ifstream file(files[i], std::ios::binary);
        std::string kind;
        int width = 0;
        int height = 0;
        int most = 0;
        file >> kind >> width >> height >> most;
        file.get();
        std::vector<char> grey(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
        file.read(grey.data(), static_cast<std::streamsize>(grey.size()));
        if (!file || kind != "P5")
            return 1;
        const ZXing::ImageView view(reinterpret_cast<const std::uint8_t*>(grey.data()), width, height,
                                    ZXing::ImageFormat::Lum);
        const auto codes = ZXing::ReadBarcodes(view, ZXing::ReaderOptions().setFormats(ZXing::BarcodeFormat::QRCode));
        texts.push_back(codes.size() == 1 ? codes.front().text() : "");
    }
    std::cout << texts << '\n';
    return 0;
}
