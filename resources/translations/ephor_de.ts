<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>BattleReport</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Deployed</source>
        <translation>Aufgestellt</translation>
    </message>
    <message>
        <source>Appendix: the log</source>
        <translation>Anhang: das Protokoll</translation>
    </message>
</context>
<context>
    <name>BattlesPanel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ChanceLine</name>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation>%1 % (%2 bis %3)</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abbruch</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Voreinstellungen</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Nach rechts</translation>
    </message>
</context>
<context>
    <name>QWizard</name>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; &amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>&amp;Weiter &gt;</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>Ab&amp;schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>&quot;2 Sp or Ps&quot; is how elements are written.</source>
        <translation>Elemente schreibt man so: „2 Sp or Ps“.</translation>
    </message>
    <message>
        <source>&quot;=&quot; is missing between &quot;{0}&quot; and its value.</source>
        <translation>Zwischen „{0}“ und dem Wert fehlt „=“.</translation>
    </message>
    <message>
        <source>&quot;behind&quot; names the grade of each unit behind the first with A, B or C, such as &quot;BC&quot;; it says &quot;{0}&quot;.</source>
        <translation>„behind“ nennt die Qualität jeder Einheit hinter der ersten mit A, B oder C, etwa &quot;BC&quot;; dort steht „{0}“.</translation>
    </message>
    <message>
        <source>&quot;format&quot; is missing: the first line should be &quot;format = {0}&quot;.</source>
        <translation>„format“ fehlt: Die erste Zeile sollte „format = {0}“ sein.</translation>
    </message>
    <message>
        <source>&quot;format&quot; must be {0}.</source>
        <translation>„format“ muss {0} sein.</translation>
    </message>
    <message>
        <source>&quot;house&quot;</source>
        <translation>&quot;house&quot;</translation>
    </message>
    <message>
        <source>&quot;house&quot;: reckon with our points, which the rules do not have</source>
        <translation>&quot;house&quot;: mit unseren Punkten rechnen, die die Regeln nicht haben</translation>
    </message>
    <message>
        <source>&quot;key&quot; must be 64 hexadecimal digits.</source>
        <translation>„key“ muss aus 64 hexadezimalen Ziffern bestehen.</translation>
    </message>
    <message>
        <source>&quot;new&quot;</source>
        <translation>&quot;new&quot;</translation>
    </message>
    <message>
        <source>&quot;rules&quot; is missing: the version of the rules data, now &quot;{0}&quot;.</source>
        <translation>„rules“ fehlt: die Version der Regeldaten, derzeit „{0}“.</translation>
    </message>
    <message>
        <source>&quot;set&quot; must hold different pieces.</source>
        <translation>„set“ muss verschiedene Einheiten enthalten.</translation>
    </message>
    <message>
        <source>&quot;system&quot; is missing: it names the rules, one of {0}.</source>
        <translation>„system“ fehlt: Es nennt die Regeln, eines von {0}.</translation>
    </message>
    <message>
        <source>&quot;turn {0}&quot;: write the number of the turn.</source>
        <translation>„turn {0}“: schreiben Sie die Nummer der Runde.</translation>
    </message>
    <message>
        <source>&quot;via&quot; must hold points of two whole numbers.</source>
        <translation>„via“ muss Punkte aus zwei ganzen Zahlen enthalten.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; belongs to {1}, which this campaign is played without: {2}. Leave it out.</source>
        <translation>„{0}“ gehört zu {1}, ohne das diese Kampagne gespielt wird: {2}. Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; cannot be {1}.</source>
        <translation>„{0}“ darf nicht sein: {1}.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; cannot stand in a shield wall: it is for foot with shields</source>
        <translation>„{0}“ kann nicht im Schildwall stehen: Er ist für Fußtruppen mit Schilden</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; ends in no kind of element, such as Sp or Kn.</source>
        <translation>„{0}“ endet nicht auf eine Elementart wie Sp oder Kn.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; falls on a place: write &quot;Affair: omen {0} on Corinth&quot;.</source>
        <translation>„{0}“ trifft einen Ort: schreiben Sie „Affair: omen {0} on Corinth“.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has Strength {1} at most</source>
        <translation>„{0}“ hat höchstens Stärke {1}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has a meaning of its own; choose another id.</source>
        <translation>„{0}“ hat eine eigene Bedeutung; wählen Sie eine andere Kennung.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has a value of no known kind.</source>
        <translation>„{0}“ hat einen Wert unbekannter Art.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has no &quot;=&quot; and no value.</source>
        <translation>„{0}“ hat kein „=“ und keinen Wert.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has no Phalanx trait</source>
        <translation>„{0}“ hat die Eigenschaft Phalanx nicht</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has no value behind its &quot;=&quot;.</source>
        <translation>„{0}“ hat keinen Wert hinter dem „=“.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has only one of &quot;shoot&quot; and &quot;range&quot;; a type that shoots has both.</source>
        <translation>„{0}“ hat nur eines von „shoot“ und „range“; ein Typ, der schießt, hat beides.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has {1} characters; at most {2} fit.</source>
        <translation>„{0}“ hat {1} Zeichen; höchstens {2} sind erlaubt.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has {1} elements.</source>
        <translation>„{0}“ hat {1} Elemente.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has {1} members; at most {2} are read.</source>
        <translation>„{0}“ hat {1} Werte; höchstens {2} werden gelesen.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has {2} values here; the first is in line {1}.</source>
        <translation>„{0}“ hat hier {2} Werte; der erste steht in Zeile {1}.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; holds control characters or invisible codes: {1}</source>
        <translation>„{0}“ enthält Steuerzeichen oder unsichtbare Codes: {1}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; holds control characters{1} or invisible codes ({2}). Delete them and type the text again.</source>
        <translation>„{0}“ enthält Steuerzeichen{1} oder unsichtbare Codes ({2}). Löschen Sie sie und tippen Sie den Text neu.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; holds line breaks, control characters or invisible codes ({1}); it must be one line of text.</source>
        <translation>„{0}“ enthält Zeilenumbrüche, Steuerzeichen oder unsichtbare Codes ({1}); es muss eine Textzeile sein.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; in {1} is written [[{0}]], in two brackets.</source>
        <translation>„{0}“ in {1} schreibt man [[{0}]], in zwei Klammern.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; in {1} takes one value, not {2}.</source>
        <translation>„{0}“ in {1} nimmt einen Wert, nicht {2}.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; in {1} takes one value; several tables are written [[{0}]], each with its keys below it.</source>
        <translation>„{0}“ in {1} nimmt einen Wert; mehrere Tabellen schreibt man [[{0}]], jede mit ihren Schlüsseln darunter.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a fleet, not an army: write &quot;fleet {0}: …&quot;.</source>
        <translation>„{0}“ ist eine Flotte, keine Armee: schreiben Sie „fleet {0}: …“.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a list for {1}, the set-up is for {2}.</source>
        <translation>„{0}“ ist eine Liste für {1}, der Aufbau ist für {2}.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a whole number from {1} to {2}</source>
        <translation>„{0}“ ist eine ganze Zahl von {1} bis {2}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is an army, not a fleet: leave out the word &quot;fleet&quot;.</source>
        <translation>„{0}“ ist eine Armee, keine Flotte: lassen Sie das Wort „fleet“ weg.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is empty.</source>
        <translation>„{0}“ ist leer.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is empty; write something or leave the key out.</source>
        <translation>„{0}“ ist leer; schreiben Sie etwas, oder lassen Sie den Schlüssel weg.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is held by two powers.</source>
        <translation>„{0}“ wird von zwei Mächten gehalten.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is larger than any whole number that can be read.</source>
        <translation>„{0}“ ist größer als jede lesbare ganze Zahl.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is missing.</source>
        <translation>„{0}“ fehlt.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is named twice.</source>
        <translation>„{0}“ ist zweimal genannt.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no grade; the grades are A, B and C.</source>
        <translation>„{0}“ ist keine Qualität; es gibt A, B und C.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no id: write small letters, digits, &quot;_&quot; and &quot;-&quot;, as &quot;athens_2&quot;.</source>
        <translation>„{0}“ ist keine Kennung: Schreiben Sie Kleinbuchstaben, Ziffern, „_“ und „-“, etwa „athens_2“.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no time of the years 1970 to 2999 with its offset: write it as 2026-12-01T20:00+01:00.</source>
        <translation>„{0}“ ist keine Zeit der Jahre 1970 bis 2999 mit ihrem Zeitversatz: schreiben Sie etwa 2026-12-01T20:00+01:00.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no value of &quot;{1}&quot;. Is &quot;{2}&quot; meant?</source>
        <translation>„{0}“ ist kein Wert von „{1}“. Ist „{2}“ gemeint?</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no value of the option &quot;{1}&quot;. Allowed: {2}</source>
        <translation>„{0}“ ist kein Wert der Option „{1}“. Erlaubt: {2}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no value of the option &quot;{1}&quot;. Is &quot;{2}&quot; meant? Allowed: {3}</source>
        <translation>„{0}“ ist kein Wert der Option „{1}“. Ist „{2}“ gemeint? Erlaubt: {3}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no {1}: write a number from {2} to {3}.</source>
        <translation>„{0}“ ist kein gültiger Wert für {1}: Schreiben Sie eine Zahl von {2} bis {3}.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no {1}{2}</source>
        <translation>„{0}“ ist kein gültiger Wert für {1}{2}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a colour: write &quot;#&quot; and six hexadecimal digits, such as &quot;#134da1&quot;.</source>
        <translation>„{0}“ ist keine Farbe: schreiben Sie „#“ und sechs Hexadezimalziffern, etwa „#134da1“.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not known here.</source>
        <translation>„{0}“ ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not known in {1}, which has: {2}.</source>
        <translation>„{0}“ ist hier nicht bekannt ({1}); es gibt: {2}.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not known in {1}; did you mean &quot;{2}&quot;?</source>
        <translation>„{0}“ ist hier nicht bekannt ({1}); ist „{2}“ gemeint?</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not one letter: write one letter or digit, such as &quot;A&quot;.</source>
        <translation>„{0}“ ist nicht ein einzelnes Zeichen: Schreiben Sie einen Buchstaben oder eine Ziffer, etwa „A“.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not {1}. There are: {2}.</source>
        <translation>„{0}“ passt nicht: gesucht ist {1}. Es gibt: {2}.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not {1}; did you mean &quot;{2}&quot;?</source>
        <translation>„{0}“ passt nicht: gesucht ist {1}; ist „{2}“ gemeint?</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not {1}; there is none.</source>
        <translation>„{0}“ passt nicht: gesucht ist {1}; davon gibt es nichts.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is of bands only</source>
        <translation>„{0}“ gilt nur für Scharen</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is of hoplites only</source>
        <translation>„{0}“ gilt nur für Hopliten</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is one of {1}</source>
        <translation>„{0}“ ist eines von {1}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is true or false</source>
        <translation>„{0}“ ist true oder false</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is written so: {1}</source>
        <translation>„{0}“ wird so geschrieben: {1}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is written {1}.</source>
        <translation>„{0}“ schreibt man {1}.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is {1}; it may be {2} to {3}.</source>
        <translation>„{0}“ ist {1}; erlaubt ist {2} bis {3}.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is {1}; it may be {2}.</source>
        <translation>„{0}“ ist {1}; erlaubt ist {2}.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; may be one of these: {1}. Write which.</source>
        <translation>„{0}“ kann eines von diesen sein: {1}. Schreiben Sie, welches.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; may be {1}.</source>
        <translation>„{0}“ darf sein: {1}.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; may be {1}; &quot;{2}&quot; is none of them.</source>
        <translation>„{0}“ darf {1} sein; „{2}“ ist nichts davon.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; may have only one missile weapon.</source>
        <translation>„{0}“ darf nur eine Fernkampfwaffe haben.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be 32 hexadecimal digits.</source>
        <translation>„{0}“ muss aus 32 hexadezimalen Ziffern bestehen.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be a number from {1} to {2}.</source>
        <translation>„{0}“ muss eine Zahl von {1} bis {2} sein.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be a number of 64 bits, in quotes.</source>
        <translation>„{0}“ muss eine Zahl von 64 Bit in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be a text of at most {1} bytes.</source>
        <translation>„{0}“ muss ein Text von höchstens {1} Bytes sein.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be a text, a number, true or false.</source>
        <translation>„{0}“ muss ein Text, eine Zahl, true oder false sein.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be a whole number from {1} to {2}.</source>
        <translation>„{0}“ muss eine ganze Zahl von {1} bis {2} sein.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be an array of at most {1} members.</source>
        <translation>„{0}“ muss ein Feld von höchstens {1} Werten sein.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be an array of objects.</source>
        <translation>„{0}“ muss ein Feld von Objekten sein.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be an object.</source>
        <translation>„{0}“ muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be either foot or mounted.</source>
        <translation>„{0}“ muss entweder zu Fuß (foot) oder beritten (mounted) sein.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be four whole numbers: a place on the table and a direction.</source>
        <translation>„{0}“ muss aus vier ganzen Zahlen bestehen: einem Ort auf dem Spieltisch und einer Richtung.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be one of {1}.</source>
        <translation>„{0}“ muss eines von {1} sein.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be true or false.</source>
        <translation>„{0}“ muss true oder false sein.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must have exactly one of the traits formed, skirmisher and cavalry.</source>
        <translation>„{0}“ muss genau eine der Eigenschaften formed, skirmisher und cavalry haben.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must have one class: militia, average, veteran or elite.</source>
        <translation>„{0}“ muss genau eine Klasse haben: militia, average, veteran oder elite.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must have one protection: unarmoured, partly_armoured or fully_armoured.</source>
        <translation>„{0}“ muss genau einen Schutz haben: unarmoured, partly_armoured oder fully_armoured.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must have one weapon (besides a lance): improvised, spear, club, single_handed or double_handed.</source>
        <translation>„{0}“ muss genau eine Waffe haben (außer einer Lanze): improvised, spear, club, single_handed oder double_handed.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must hold objects.</source>
        <translation>„{0}“ muss Objekte enthalten.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must hold pairs of a key and a value.</source>
        <translation>„{0}“ muss Paare aus Schlüssel und Wert enthalten.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; needs no place: write &quot;Affair: omen {0}&quot;.</source>
        <translation>„{0}“ braucht keinen Ort: schreiben Sie „Affair: omen {0}“.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; stands after lines that must come later.</source>
        <translation>„{0}“ steht nach Zeilen, die später kommen müssen.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; stands in braces; it is changed in the text.</source>
        <translation>„{0}“ steht in geschweiften Klammern; es wird im Text geändert.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; takes a day, such as 2026-12-05.</source>
        <translation>„{0}“ erwartet einen Tag, etwa 2026-12-05.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; takes a list as a table [{0}], or the name of a file in quotes.</source>
        <translation>„{0}“ nimmt eine Liste als Tabelle [{0}] oder den Namen einer Datei in Anführungszeichen.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; takes texts in quotes.</source>
        <translation>„{0}“ erwartet Texte in Anführungszeichen.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; takes {1} from {2} to {3}, not {4}.</source>
        <translation>„{0}“ erlaubt {1} von {2} bis {3}, nicht {4}.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; takes {1}, not {2}.</source>
        <translation>„{0}“ erwartet: {1}, nicht {2}.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; takes {1}.</source>
        <translation>„{0}“ erwartet {1}.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; was not read as an order: begin the line with the name of the army.</source>
        <translation>„{0}“ wurde nicht als Befehl gelesen: beginnen Sie die Zeile mit dem Namen der Armee.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: dice are entered by the purpose of a roll and its faces, as Siege of Plataea=4,2.</source>
        <translation>„{0}“: Würfel werden mit dem Zweck des Wurfs und den Augen eingegeben, etwa Siege of Plataea=4,2.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: write &quot;6 turns&quot; or &quot;5 talents&quot; here.</source>
        <translation>„{0}“: schreiben Sie hier „6 turns“ oder „5 talents“.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: write a number from 0 to {1}.</source>
        <translation>„{0}“: schreiben Sie eine Zahl von 0 bis {1}.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: write a number of squadrons after &quot;build&quot; and &quot;detach&quot;.</source>
        <translation>„{0}“: schreiben Sie nach „build“ und „detach“ eine Zahl von Geschwadern.</translation>
    </message>
    <message>
        <source>+1 against foot. Foot have -1 against it.</source>
        <translation>+1 gegen Fußtruppen. Fußtruppen haben dagegen -1.</translation>
    </message>
    <message>
        <source>1 Arete buys an opposed roll; you must roll higher.</source>
        <translation>1 Arete kauft ein Stechen; Sie müssen höher würfeln.</translation>
    </message>
    <message>
        <source>1 Arete re-rolls one of these dice.</source>
        <translation>1 Arete wirft einen dieser Würfel neu.</translation>
    </message>
    <message>
        <source>1 place of {0} is open: {1}.</source>
        <translation>1 Platz von {0} ist offen: {1}.</translation>
    </message>
    <message>
        <source>20 or 24, the same for all; without it as the battle has it</source>
        <translation>20 oder 24, für alle gleich; ohne Angabe wie in der Schlacht</translation>
    </message>
    <message>
        <source>A Phalanx goes straight ahead only.</source>
        <translation>Eine Phalanx geht nur geradeaus.</translation>
    </message>
    <message>
        <source>A Wavering unit does not counter-charge</source>
        <translation>Eine wankende Einheit macht keinen Gegenangriff</translation>
    </message>
    <message>
        <source>A band of {0} has {1} figures, not {2}.</source>
        <translation>Eine Schar ({0}) hat {1} Figuren, nicht {2}.</translation>
    </message>
    <message>
        <source>A bid has a size: {0}</source>
        <translation>Ein Gebot hat eine Höhe: {0}</translation>
    </message>
    <message>
        <source>A camp stands at the rear edge, 4 base widths from the sides, in good going.</source>
        <translation>Ein Lager steht an der hinteren Kante, 4 Basisbreiten von den Seiten, in gutem Gelände.</translation>
    </message>
    <message>
        <source>A camp, City or Fort is in the way.</source>
        <translation>Ein Lager, eine Stadt oder ein Fort ist im Weg.</translation>
    </message>
    <message>
        <source>A card of yours frees {0} from its control test.</source>
        <translation>Eine Ihrer Karten befreit {0} vom Kontrolltest.</translation>
    </message>
    <message>
        <source>A card of yours may re-roll dice of {0}.</source>
        <translation>Eine Ihrer Karten darf Würfel neu werfen: {0}.</translation>
    </message>
    <message>
        <source>A charge is declared at an enemy within 4 inches.</source>
        <translation>Ein Angriff wird auf einen Feind innerhalb von 4 Zoll erklärt.</translation>
    </message>
    <message>
        <source>A choice was due here.</source>
        <translation>Hier war eine Wahl fällig.</translation>
    </message>
    <message>
        <source>A comment begins with #, not with {0}.</source>
        <translation>Ein Kommentar beginnt mit #, nicht mit {0}.</translation>
    </message>
    <message>
        <source>A contribution is one line of 1 to {0} bytes, without blanks at its ends and invisible codes.</source>
        <translation>Ein Beitrag ist eine Zeile von 1 bis {0} Byte, ohne Leerzeichen an den Enden und ohne unsichtbare Codes.</translation>
    </message>
    <message>
        <source>A corner is two numbers in inches: [x, y].</source>
        <translation>Eine Ecke sind zwei Zahlen in Zoll: [x, y].</translation>
    </message>
    <message>
        <source>A corner of terrain must be two numbers.</source>
        <translation>Eine Ecke von Gelände muss aus zwei Zahlen bestehen.</translation>
    </message>
    <message>
        <source>A deal, a captive, a contingent or an omen belongs to nobody or names nothing.</source>
        <translation>Eine Abmachung, ein Gefangener, ein Kontingent oder ein Omen gehört niemandem oder nennt nichts.</translation>
    </message>
    <message>
        <source>A double base: +1 against foot. The first one lost counts as two.</source>
        <translation>Eine Doppelbasis: +1 gegen Fußtruppen. Die erste verlorene zählt als zwei.</translation>
    </message>
    <message>
        <source>A drilled Phalanx goes ahead, back up to 1 or sideways up to 2 base widths.</source>
        <translation>Eine gedrillte Phalanx geht vorwärts, bis zu 1 Basisbreite zurück oder bis zu 2 seitwärts.</translation>
    </message>
    <message>
        <source>A face of a die with {0} sides must be 1 to {0}.</source>
        <translation>Die Augenzahl eines Würfels mit {0} Seiten muss 1 bis {0} sein.</translation>
    </message>
    <message>
        <source>A facing is &quot;north&quot;, &quot;east&quot;, &quot;south&quot;, &quot;west&quot;, or a direction [x, y].</source>
        <translation>Eine Blickrichtung ist &quot;north&quot;, &quot;east&quot;, &quot;south&quot;, &quot;west&quot; oder eine Richtung [x, y].</translation>
    </message>
    <message>
        <source>A fall back, in basic moves</source>
        <translation>Ein Zurückweichen, in Grundbewegungen</translation>
    </message>
    <message>
        <source>A feature keeps 1 base width from other features and lies in its quarter.</source>
        <translation>Ein Geländestück hält 1 Basisbreite Abstand von anderen und liegt in seinem Viertel.</translation>
    </message>
    <message>
        <source>A flank reaches from 60 to 120 degrees, but a shield wall protects only up to 90. Choose &quot;front&quot; where a neighbour covers the flank, or leave the wall out</source>
        <translation>Eine Flanke reicht von 60 bis 120 Grad, ein Schildwall schützt aber nur bis 90. Wählen Sie „front“, wo ein Nachbar die Flanke deckt, oder lassen Sie den Wall weg</translation>
    </message>
    <message>
        <source>A fleet cannot &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>Eine Flotte kann nicht „{0}“; ist „{1}“ gemeint?</translation>
    </message>
    <message>
        <source>A fleet cannot &quot;{0}&quot;; it may {1}.</source>
        <translation>Eine Flotte kann nicht „{0}“; möglich ist {1}.</translation>
    </message>
    <message>
        <source>A fleet may carry, build, detach or join, not &quot;{0}&quot;.</source>
        <translation>Eine Flotte kann befördern, bauen, abteilen oder sich vereinigen (carry, build, detach, join), nicht „{0}“.</translation>
    </message>
    <message>
        <source>A further move like this is not allowed on this ground.</source>
        <translation>Eine weitere solche Bewegung ist in diesem Gelände nicht erlaubt.</translation>
    </message>
    <message>
        <source>A further move stays 1 base width from the enemy.</source>
        <translation>Eine weitere Bewegung bleibt 1 Basisbreite vom Feind entfernt.</translation>
    </message>
    <message>
        <source>A gift has a size: {0}</source>
        <translation>Ein Geschenk hat eine Höhe: {0}</translation>
    </message>
    <message>
        <source>A grade</source>
        <translation>Qualität A</translation>
    </message>
    <message>
        <source>A grade redresses after the signal without losing a level</source>
        <translation>Qualität A ordnet nach dem Signal die Reihen ohne Stufenverlust</translation>
    </message>
    <message>
        <source>A group goes straight ahead or wheels on a front corner.</source>
        <translation>Eine Gruppe geht geradeaus oder schwenkt um eine vordere Ecke.</translation>
    </message>
    <message>
        <source>A hoplite unit has 20 or 24 figures, not {0}.</source>
        <translation>Eine Hopliteneinheit hat 20 oder 24 Figuren, nicht {0}.</translation>
    </message>
    <message>
        <source>A is the grade of Spartan hoplites; a band has B or C.</source>
        <translation>A ist die Qualität spartanischer Hopliten; eine Schar hat B oder C.</translation>
    </message>
    <message>
        <source>A key has more than {0} parts; no key of these files has so many.</source>
        <translation>Ein Schlüssel hat mehr als {0} Teile; kein Schlüssel dieser Dateien hat so viele.</translation>
    </message>
    <message>
        <source>A leader</source>
        <translation>Ein Anführer</translation>
    </message>
    <message>
        <source>A leader has {0} to {1} command points; {2} has {3}.</source>
        <translation>Ein Anführer hat {0} bis {1} Befehlspunkte; {2} hat {3}.</translation>
    </message>
    <message>
        <source>A leader, an army, a fleet or a battle belongs to nobody or nowhere.</source>
        <translation>Ein Anführer, eine Armee, eine Flotte oder eine Schlacht gehört niemandem oder ist nirgends.</translation>
    </message>
    <message>
        <source>A move is told by the square where it ends; it has no bends.</source>
        <translation>Eine Bewegung wird durch ihr Endquadrat angegeben; sie hat keine Knicke.</translation>
    </message>
    <message>
        <source>A number has no comma: {0}.</source>
        <translation>Eine Zahl hat kein Komma: {0}.</translation>
    </message>
    <message>
        <source>A number is larger than any that can be read.</source>
        <translation>Eine Zahl ist größer als jede lesbare.</translation>
    </message>
    <message>
        <source>A phalanx is two hoplite units or more; {0} has {1}. (Only a scenario allows one.)</source>
        <translation>Eine Phalanx besteht aus mindestens zwei Hopliteneinheiten; {0} hat {1}. (Nur ein Szenario erlaubt eine.)</translation>
    </message>
    <message>
        <source>A phalanx of {0} is placed in part: place all its units, or none.</source>
        <translation>Eine Phalanx von {0} ist nur zum Teil aufgestellt: stellen Sie alle ihre Einheiten auf oder keine.</translation>
    </message>
    <message>
        <source>A place is two numbers in inches: [x, y].</source>
        <translation>Ein Ort sind zwei Zahlen in Zoll: [x, y].</translation>
    </message>
    <message>
        <source>A placement must have a &quot;pose&quot;.</source>
        <translation>Eine Platzierung braucht „pose“.</translation>
    </message>
    <message>
        <source>A record holds at most {0} entries.</source>
        <translation>Eine Aufzeichnung enthält höchstens {0} Einträge.</translation>
    </message>
    <message>
        <source>A retinue marches straight.</source>
        <translation>Ein Gefolge marschiert geradeaus.</translation>
    </message>
    <message>
        <source>A roll must have one die or more.</source>
        <translation>Ein Wurf braucht mindestens einen Würfel.</translation>
    </message>
    <message>
        <source>A row of the table &quot;{0}&quot; names something that is not there.</source>
        <translation>Eine Zeile der Tabelle „{0}“ nennt etwas, das es nicht gibt.</translation>
    </message>
    <message>
        <source>A save of this scenario was cut off, so its files may be of two versions. Open the folder in the scenario editor to finish the save, or remove this file.</source>
        <translation>Das Speichern dieses Szenarios wurde unterbrochen, daher können seine Dateien aus zwei Versionen stammen. Öffnen Sie den Ordner im Szenario-Editor, um das Speichern abzuschließen, oder entfernen Sie diese Datei.</translation>
    </message>
    <message>
        <source>A save was cut off, and its file is damaged, so that the others may be of two versions. Look through them, then remove this one by hand.</source>
        <translation>Das Speichern wurde unterbrochen, und seine Datei ist beschädigt, daher können die anderen aus zwei Versionen stammen. Sehen Sie sie durch und entfernen Sie dann diese von Hand.</translation>
    </message>
    <message>
        <source>A sealed word is its SHA-256: 64 hexadecimal digits.</source>
        <translation>Ein versiegeltes Wort ist sein SHA-256: 64 Hexadezimalziffern.</translation>
    </message>
    <message>
        <source>A sheet takes at most {0} orders. Delete the ones that are there twice.</source>
        <translation>Ein Blatt fasst höchstens {0} Befehle. Löschen Sie die, die doppelt dastehen.</translation>
    </message>
    <message>
        <source>A shield wall cannot charge</source>
        <translation>Ein Schildwall kann nicht angreifen</translation>
    </message>
    <message>
        <source>A shield wall cannot move over rough ground.</source>
        <translation>Ein Schildwall kann sich nicht über raues Gelände bewegen.</translation>
    </message>
    <message>
        <source>A side may give the battle up between two activations</source>
        <translation>Eine Seite darf die Schlacht zwischen zwei Aktivierungen aufgeben</translation>
    </message>
    <message>
        <source>A square is a forest or a ford, not both</source>
        <translation>Ein Quadrat ist ein Wald oder eine Furt, nicht beides</translation>
    </message>
    <message>
        <source>A support stands on the shieldless side of formed enemy hoplites</source>
        <translation>Eine Unterstützung steht auf der schildlosen Seite geordneter feindlicher Hopliten</translation>
    </message>
    <message>
        <source>A tie when the Initiative is to be stolen</source>
        <translation>Gleichstand beim Stehlen der Initiative</translation>
    </message>
    <message>
        <source>A truce has a term: write &quot;truce for 6 turns&quot;.</source>
        <translation>Ein Waffenstillstand hat eine Dauer: schreiben Sie „truce for 6 turns“.</translation>
    </message>
    <message>
        <source>A truce is for enemies; with {0} you are not at war.</source>
        <translation>Ein Waffenstillstand ist für Feinde; mit {0} sind Sie nicht im Krieg.</translation>
    </message>
    <message>
        <source>A unit is named by its side and number: &quot;a1&quot; is the first of side a, &quot;b3&quot; the third of side b.</source>
        <translation>Eine Einheit wird nach Seite und Nummer benannt: &quot;a1&quot; ist die erste der Seite a, &quot;b3&quot; die dritte der Seite b.</translation>
    </message>
    <message>
        <source>A unit of type {0} has a Courage of {1}; more cannot be left.</source>
        <translation>Eine Einheit vom Typ {0} hat Mut {1}; mehr kann nicht übrig sein.</translation>
    </message>
    <message>
        <source>A unit of type {0} has a Strength of {1}; more cannot be left.</source>
        <translation>Eine Einheit vom Typ {0} hat Stärke {1}; mehr kann nicht übrig sein.</translation>
    </message>
    <message>
        <source>A unit of {0} has {1} figures at most</source>
        <translation>Eine Einheit von {0} hat höchstens {1} Figuren</translation>
    </message>
    <message>
        <source>A way leads back to where it starts.</source>
        <translation>Ein Weg führt dorthin zurück, wo er beginnt.</translation>
    </message>
    <message>
        <source>A way leads to &quot;{0}&quot;, which is no place.</source>
        <translation>Ein Weg führt nach „{0}“; das ist kein Ort.</translation>
    </message>
    <message>
        <source>A way leads to &quot;{0}&quot;, which is no place; did you mean &quot;{1}&quot;?</source>
        <translation>Ein Weg führt nach „{0}“; das ist kein Ort. Meinten Sie „{1}“?</translation>
    </message>
    <message>
        <source>A, B or C; of a deep phalanx that of its front unit</source>
        <translation>A, B oder C; bei einer tiefen Phalanx die der vorderen Einheit</translation>
    </message>
    <message>
        <source>Able figures {0} of {1}</source>
        <translation>Kampffähige Figuren {0} von {1}</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Actions of the general&apos;s unit that take no phase-end die</source>
        <translation>Handlungen der Einheit des Feldherrn, die keinen Phasenwürfel verbrauchen</translation>
    </message>
    <message>
        <source>Actions with the general</source>
        <translation>Aktionen mit dem Feldherrn</translation>
    </message>
    <message>
        <source>Activate a unit</source>
        <translation>Einheit aktivieren</translation>
    </message>
    <message>
        <source>Activated</source>
        <translation>Aktiviert</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Add &quot;{0}&quot;</source>
        <translation>&quot;{0}&quot; hinzufügen</translation>
    </message>
    <message>
        <source>Add a phalanx of two units</source>
        <translation>Eine Phalanx aus zwei Einheiten hinzufügen</translation>
    </message>
    <message>
        <source>Add a retinue</source>
        <translation>Gefolge hinzufügen</translation>
    </message>
    <message>
        <source>Add a unit of {0}</source>
        <translation>Eine Einheit {0} hinzufügen</translation>
    </message>
    <message>
        <source>Add {0}</source>
        <translation>{0} hinzufügen</translation>
    </message>
    <message>
        <source>Add {1} of type {0}</source>
        <translation>{1} vom Typ {0} hinzufügen</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Vorgerückt</translation>
    </message>
    <message>
        <source>Advantage of ground</source>
        <translation>Geländevorteil</translation>
    </message>
    <message>
        <source>African</source>
        <translation>Afrikanisch</translation>
    </message>
    <message>
        <source>African Elephants</source>
        <translation>Afrikanische Elefanten</translation>
    </message>
    <message>
        <source>After Combat Moves</source>
        <translation>Nach den Kampfbewegungen</translation>
    </message>
    <message>
        <source>After the pushback</source>
        <translation>Nach dem Zurückdrängen</translation>
    </message>
    <message>
        <source>After the retreat</source>
        <translation>Nach dem Rückzug</translation>
    </message>
    <message>
        <source>Against foot</source>
        <translation>Gegen Fußtruppen</translation>
    </message>
    <message>
        <source>Against mounted</source>
        <translation>Gegen Berittene</translation>
    </message>
    <message>
        <source>Agatha Tyche</source>
        <translation>Agatha Tyche</translation>
    </message>
    <message>
        <source>Agatha Tyche: one die again</source>
        <translation>Agatha Tyche: ein Würfel noch einmal</translation>
    </message>
    <message>
        <source>Aggression</source>
        <translation>Aggression</translation>
    </message>
    <message>
        <source>Alala!</source>
        <translation>Alala!</translation>
    </message>
    <message>
        <source>Alala! Two inches more</source>
        <translation>Alala! Zwei Zoll mehr</translation>
    </message>
    <message>
        <source>All hoplite units have the same size; others here have {0} figures.</source>
        <translation>Alle Hopliteneinheiten sind gleich groß; andere haben hier {0} Figuren.</translation>
    </message>
    <message>
        <source>All its types are there, and it is legal.</source>
        <translation>Alle ihre Typen sind da, und sie ist regelkonform.</translation>
    </message>
    <message>
        <source>All of them go</source>
        <translation>Alle gehen mit</translation>
    </message>
    <message>
        <source>All others hold</source>
        <translation>Alle anderen halten</translation>
    </message>
    <message>
        <source>All your leaders dice: the highest gains 1 command point, every other loses 1.</source>
        <translation>Alle Ihre Anführer würfeln: Der höchste gewinnt 1 Befehlspunkt, jeder andere verliert 1.</translation>
    </message>
    <message>
        <source>Alliances with it have ended: {0}.</source>
        <translation>Bündnisse damit sind beendet: {0}.</translation>
    </message>
    <message>
        <source>Allies send {0} units, more than the limit of {1}.</source>
        <translation>Verbündete senden {0} Einheiten, mehr als die Grenze von {1}.</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Verbündeter</translation>
    </message>
    <message>
        <source>Always counts as supported.</source>
        <translation>Gilt immer als unterstützt.</translation>
    </message>
    <message>
        <source>Always supported</source>
        <translation>Immer unterstützt</translation>
    </message>
    <message>
        <source>An ambush: the attackers have the initiative and a higher spirit, the others are surprised and in disorder.</source>
        <translation>Ein Hinterhalt: die Angreifer haben die Initiative und mehr Kampfgeist, die anderen sind überrascht und in Unordnung.</translation>
    </message>
    <message>
        <source>An army list is a JSON object.</source>
        <translation>Eine Armeeliste ist ein JSON-Objekt.</translation>
    </message>
    <message>
        <source>An envoy cannot say &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>Ein Gesandter kann nicht „{0}“ sagen; ist „{1}“ gemeint?</translation>
    </message>
    <message>
        <source>An outline must have three corners or more.</source>
        <translation>Ein Umriss braucht mindestens drei Ecken.</translation>
    </message>
    <message>
        <source>Another element is in the way.</source>
        <translation>Ein anderes Element ist im Weg.</translation>
    </message>
    <message>
        <source>Another figure stands there.</source>
        <translation>Dort steht eine andere Figur.</translation>
    </message>
    <message>
        <source>Another unit stands there.</source>
        <translation>Dort steht eine andere Einheit.</translation>
    </message>
    <message>
        <source>Another unit stands there; a square holds one unit.</source>
        <translation>Dort steht eine andere Einheit; in ein Quadrat passt eine Einheit.</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Bogenschütze</translation>
    </message>
    <message>
        <source>Archer/Slinger</source>
        <translation>Bogenschütze/Schleuderer</translation>
    </message>
    <message>
        <source>Archers</source>
        <translation>Bogenschützen</translation>
    </message>
    <message>
        <source>Archers against skirmishers or Light Cavalry</source>
        <translation>Bogenschützen gegen Plänkler oder Leichte Reiterei</translation>
    </message>
    <message>
        <source>Archers have Attack 3 against it.</source>
        <translation>Bogenschützen haben dagegen Angriff 3.</translation>
    </message>
    <message>
        <source>Archers re-roll one failed die.</source>
        <translation>Bogenschützen werfen einen misslungenen Würfel neu.</translation>
    </message>
    <message>
        <source>Archers&apos; failed die</source>
        <translation>Misslungener Würfel der Bogenschützen</translation>
    </message>
    <message>
        <source>Arete</source>
        <translation>Arete</translation>
    </message>
    <message>
        <source>Arete for every unit and the Strategos</source>
        <translation>Arete für jede Einheit und den Strategen</translation>
    </message>
    <message>
        <source>Armies, leaders and options are chosen.</source>
        <translation>Armeen, Anführer und Optionen sind gewählt.</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Armor value</source>
        <translation>Rüstungswert</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Army morale</source>
        <translation>Armeemoral</translation>
    </message>
    <message>
        <source>Army morale at the start</source>
        <translation>Armeemoral zu Beginn</translation>
    </message>
    <message>
        <source>Army morale that was taken from the units</source>
        <translation>Von den Einheiten genommene Armeemoral</translation>
    </message>
    <message>
        <source>Army morale {0} of {1}</source>
        <translation>Armeemoral {0} von {1}</translation>
    </message>
    <message>
        <source>Army value</source>
        <translation>Armeewert</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>Wie sie stehen</translation>
    </message>
    <message>
        <source>At full Strength a passed Leadership test cancels one hit. Its flank is hit on a 5.</source>
        <translation>Bei voller Stärke hebt ein bestandener Führungstest einen Treffer auf. Ihre Flanke wird mit einer 5 getroffen.</translation>
    </message>
    <message>
        <source>At most two compulsory and three optional features may be chosen.</source>
        <translation>Höchstens zwei Pflicht- und drei Wahlgeländestücke dürfen gewählt werden.</translation>
    </message>
    <message>
        <source>At whom does {0} shoot?</source>
        <translation>Auf wen schießt {0}?</translation>
    </message>
    <message>
        <source>Athena&apos;s Wisdom</source>
        <translation>Weisheit der Athene</translation>
    </message>
    <message>
        <source>Athena&apos;s Wisdom: the leader gained a point</source>
        <translation>Weisheit der Athene: der Anführer gewann einen Punkt</translation>
    </message>
    <message>
        <source>Attach the Strategos</source>
        <translation>Strategen zuordnen</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Attack 3 against skirmishers and light cavalry, with one failed die re-rolled.</source>
        <translation>Angriff 3 gegen Plänkler und Leichte Reiterei, mit einem neuen Wurf für einen Fehlwurf.</translation>
    </message>
    <message>
        <source>Attack 3 and Defence 5 against other hoplites. Its flank is hit on a 5.</source>
        <translation>Angriff 3 und Verteidigung 5 gegen andere Hopliten. Ihre Flanke wird mit einer 5 getroffen.</translation>
    </message>
    <message>
        <source>Attack dice against</source>
        <translation>Angriffswürfel gegen</translation>
    </message>
    <message>
        <source>Attack dice in reply to</source>
        <translation>Angriffswürfel als Antwort auf</translation>
    </message>
    <message>
        <source>Attack rating</source>
        <translation>Angriffsstärke</translation>
    </message>
    <message>
        <source>Attack value</source>
        <translation>Angriffswert</translation>
    </message>
    <message>
        <source>Attacked in flank or rear only</source>
        <translation>Nur in Flanke oder Rücken angegriffen</translation>
    </message>
    <message>
        <source>Attacks of one unit in a phase</source>
        <translation>Angriffe einer Einheit je Phase</translation>
    </message>
    <message>
        <source>Auxilia</source>
        <translation>Auxilia</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>B grade</source>
        <translation>Qualität B</translation>
    </message>
    <message>
        <source>B or C; without it B</source>
        <translation>B oder C; ohne Angabe B</translation>
    </message>
    <message>
        <source>Bad Omens</source>
        <translation>Schlechte Omen</translation>
    </message>
    <message>
        <source>Bad Omens: one of the drawer&apos;s units lost heart</source>
        <translation>Schlechte Omen: eine eigene Einheit verlor den Mut</translation>
    </message>
    <message>
        <source>Baggage looted</source>
        <translation>Tross geplündert</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Schar</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Scharen</translation>
    </message>
    <message>
        <source>Bands charge unformed enemies only.</source>
        <translation>Scharen greifen nur ungeordnete Feinde an.</translation>
    </message>
    <message>
        <source>Base depth, mm</source>
        <translation>Basistiefe, mm</translation>
    </message>
    <message>
        <source>Base edge</source>
        <translation>Basiskante</translation>
    </message>
    <message>
        <source>Base edges</source>
        <translation>Basiskanten</translation>
    </message>
    <message>
        <source>Base edges with a road and a waterway</source>
        <translation>Basiskanten mit einer Straße und einer Wasserkante</translation>
    </message>
    <message>
        <source>Base width, mm</source>
        <translation>Basisbreite, mm</translation>
    </message>
    <message>
        <source>Base: {0}</source>
        <translation>Basis: {0}</translation>
    </message>
    <message>
        <source>Battles of a campaign cannot be fought by {0} yet.</source>
        <translation>Schlachten einer Kampagne können mit {0} noch nicht geschlagen werden.</translation>
    </message>
    <message>
        <source>Beautiful Plumage</source>
        <translation>Prächtiger Federschmuck</translation>
    </message>
    <message>
        <source>Before a stronger enemy an army may stand or retire, not &quot;{0}&quot;.</source>
        <translation>Vor einem stärkeren Feind darf eine Armee stehen oder sich zurückziehen, nicht „{0}“.</translation>
    </message>
    <message>
        <source>Began beside an enemy</source>
        <translation>Begann neben einem Feind</translation>
    </message>
    <message>
        <source>Begin another {0} here</source>
        <translation>Hier ein weiteres {0} beginnen</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Dahinter</translation>
    </message>
    <message>
        <source>Behind the value {0} stands something else: {1}.</source>
        <translation>Hinter dem Wert {0} steht noch etwas: {1}.</translation>
    </message>
    <message>
        <source>Between &quot;{0}&quot; and its value stands &quot;=&quot;, not &quot;:&quot;.</source>
        <translation>Zwischen „{0}“ und dem Wert steht „=“, nicht „:“.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Bid again</source>
        <translation>Noch einmal bieten</translation>
    </message>
    <message>
        <source>Bid for the Initiative</source>
        <translation>Um die Initiative bieten</translation>
    </message>
    <message>
        <source>Billman</source>
        <translation>Hellebardier</translation>
    </message>
    <message>
        <source>Blades</source>
        <translation>Klingen</translation>
    </message>
    <message>
        <source>Blades, double base</source>
        <translation>Klingen, Doppelbasis</translation>
    </message>
    <message>
        <source>Blessing</source>
        <translation>Segen</translation>
    </message>
    <message>
        <source>Both rout</source>
        <translation>Beide fliehen</translation>
    </message>
    <message>
        <source>Both sides stand to fight.</source>
        <translation>Beide Seiten stellen sich zum Kampf.</translation>
    </message>
    <message>
        <source>Both survive with equal losses</source>
        <translation>Beide überleben mit gleichen Verlusten</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Bounds after which the losses are compared</source>
        <translation>Züge, nach denen die Verluste verglichen werden</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Bows</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>Bows, double base</source>
        <translation>Bögen, Doppelbasis</translation>
    </message>
    <message>
        <source>Brackets are nested more than {0} deep.</source>
        <translation>Klammern sind mehr als {0} Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>Brackets are nested more than {0} deep; no army list has so many. Is it the right file?</source>
        <translation>Klammern sind mehr als {0} Ebenen tief verschachtelt; keine Armeeliste hat so viele. Ist es die richtige Datei?</translation>
    </message>
    <message>
        <source>Break off</source>
        <translation>Sich lösen</translation>
    </message>
    <message>
        <source>By the rules of this program the adjudication comes out otherwise, so that no step of it can be left out.</source>
        <translation>Nach den Regeln dieses Programms verläuft die Auswertung anders; daher kann kein Schritt ausgelassen werden.</translation>
    </message>
    <message>
        <source>C grade</source>
        <translation>Qualität C</translation>
    </message>
    <message>
        <source>Camelry</source>
        <translation>Kamelreiter</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Camp followers</source>
        <translation>Tross</translation>
    </message>
    <message>
        <source>Camp x</source>
        <translation>Lager x</translation>
    </message>
    <message>
        <source>Camp y</source>
        <translation>Lager y</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards {0}</source>
        <translation>Karten {0}</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Casualties at the rear</source>
        <translation>Verluste hinten</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <translation>Kataphrakten</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Reiterei</translation>
    </message>
    <message>
        <source>Cavalry, double base</source>
        <translation>Reiterei, Doppelbasis</translation>
    </message>
    <message>
        <source>Cerberus</source>
        <translation>Zerberus</translation>
    </message>
    <message>
        <source>Cerberus ran with a band of horse</source>
        <translation>Zerberus lief mit einer Reiterschar</translation>
    </message>
    <message>
        <source>Cerberus runs with cavalry only</source>
        <translation>Zerberus läuft nur mit Reiterei</translation>
    </message>
    <message>
        <source>Cerberus runs with its charge</source>
        <translation>Zerberus läuft bei ihrem Angriff mit</translation>
    </message>
    <message>
        <source>Change {0} of an entry cannot be understood.</source>
        <translation>Änderung {0} eines Eintrags ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Charge {1}</source>
        <translation>{1} angreifen</translation>
    </message>
    <message>
        <source>Charge?</source>
        <translation>Angreifen?</translation>
    </message>
    <message>
        <source>Charged into</source>
        <translation>Angegriffen</translation>
    </message>
    <message>
        <source>Charged!</source>
        <translation>Angegriffen!</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Angreifend</translation>
    </message>
    <message>
        <source>Choose a feature</source>
        <translation>Ein Geländestück wählen</translation>
    </message>
    <message>
        <source>Choose a figure to act, or a whole retinue to march.</source>
        <translation>Wählen Sie eine Figur, die handelt, oder ein ganzes Gefolge, das marschiert.</translation>
    </message>
    <message>
        <source>City taken</source>
        <translation>Stadt genommen</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Class of troops</source>
        <translation>Truppenart</translation>
    </message>
    <message>
        <source>Close combat</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Close the quote</source>
        <translation>Anführungszeichen schließen</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Keule</translation>
    </message>
    <message>
        <source>Clubman</source>
        <translation>Keulenträger</translation>
    </message>
    <message>
        <source>Collapse checked</source>
        <translation>Zusammenbruch geprüft</translation>
    </message>
    <message>
        <source>Collapse test</source>
        <translation>Test auf Zusammenbruch</translation>
    </message>
    <message>
        <source>Collapse tests of a unit in one End Phase</source>
        <translation>Zusammenbruchstests einer Einheit in einer Endphase</translation>
    </message>
    <message>
        <source>Combat Resolution</source>
        <translation>Kampfentscheidung</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Command points</source>
        <translation>Befehlspunkte</translation>
    </message>
    <message>
        <source>Command points left</source>
        <translation>Übrige Befehlspunkte</translation>
    </message>
    <message>
        <source>Command points of the leader with it (0: none)</source>
        <translation>Befehlspunkte des Anführers bei ihr (0: keiner)</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Befehlshaber</translation>
    </message>
    <message>
        <source>Commander in chief</source>
        <translation>Oberbefehlshaber</translation>
    </message>
    <message>
        <source>Companion Cavalry</source>
        <translation>Hetairenreiterei</translation>
    </message>
    <message>
        <source>Concede the battle</source>
        <translation>Die Schlacht aufgeben</translation>
    </message>
    <message>
        <source>Concede?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>Contingents are owed by allies; {0} is none.</source>
        <translation>Kontingente schulden Verbündete; {0} ist keiner.</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Kontrolle</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Kostspielig</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Counter charge</source>
        <translation>Gegenangriff</translation>
    </message>
    <message>
        <source>Counter-charge</source>
        <translation>Gegenangriff</translation>
    </message>
    <message>
        <source>Counter-charge?</source>
        <translation>Gegenangriff?</translation>
    </message>
    <message>
        <source>Counter-charging</source>
        <translation>Im Gegenangriff</translation>
    </message>
    <message>
        <source>Courage</source>
        <translation>Mut</translation>
    </message>
    <message>
        <source>Courage left (0: all that it starts with)</source>
        <translation>Verbleibender Mut (0: der volle Anfangswert)</translation>
    </message>
    <message>
        <source>Courage lost for hits</source>
        <translation>Verlorener Mut durch Treffer</translation>
    </message>
    <message>
        <source>Courage lost this turn</source>
        <translation>Mutverlust dieser Runde</translation>
    </message>
    <message>
        <source>Covers the left flank: an attack there has no bonus. Three on foot beside each other may form a shield wall.</source>
        <translation>Deckt die linke Flanke: Ein Angriff dort hat keinen Bonus. Drei zu Fuß nebeneinander dürfen einen Schildwall bilden.</translation>
    </message>
    <message>
        <source>Crossbow</source>
        <translation>Armbrust</translation>
    </message>
    <message>
        <source>Crossbowman</source>
        <translation>Armbrustschütze</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>Niederlage</translation>
    </message>
    <message>
        <source>Defeat of the attacker</source>
        <translation>Niederlage des Angreifers</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Defend the camp</source>
        <translation>Das Lager verteidigen</translation>
    </message>
    <message>
        <source>Defender&apos;s camp</source>
        <translation>Lager des Verteidigers</translation>
    </message>
    <message>
        <source>Defends</source>
        <translation>Verteidigt</translation>
    </message>
    <message>
        <source>Defends the bank of a river</source>
        <translation>Verteidigt das Ufer eines Flusses</translation>
    </message>
    <message>
        <source>Den</source>
        <translation>Den</translation>
    </message>
    <message>
        <source>Denizens</source>
        <translation>Einwohner</translation>
    </message>
    <message>
        <source>Deploy a band</source>
        <translation>Eine Schar aufstellen</translation>
    </message>
    <message>
        <source>Deploy a phalanx</source>
        <translation>Eine Phalanx aufstellen</translation>
    </message>
    <message>
        <source>Deploy a unit</source>
        <translation>Einheit aufstellen</translation>
    </message>
    <message>
        <source>Deploy an element</source>
        <translation>Ein Element aufstellen</translation>
    </message>
    <message>
        <source>Deploy second</source>
        <translation>Als Zweiter aufstellen</translation>
    </message>
    <message>
        <source>Deploy second, or move first?</source>
        <translation>Als Zweiter aufstellen oder zuerst ziehen?</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Deployment cards</source>
        <translation>Aufstellungskarten</translation>
    </message>
    <message>
        <source>Depth bw</source>
        <translation>Tiefe, Basisbreiten</translation>
    </message>
    <message>
        <source>Depth cm</source>
        <translation>Tiefe, cm</translation>
    </message>
    <message>
        <source>Depth of the deployment zones, in base widths</source>
        <translation>Tiefe der Aufstellungszonen in Basisbreiten</translation>
    </message>
    <message>
        <source>Dice of the units behind the second in a deep phalanx</source>
        <translation>Würfel der Einheiten hinter der zweiten in einer tiefen Phalanx</translation>
    </message>
    <message>
        <source>Dice that its general adds</source>
        <translation>Würfel, die ihr Feldherr hinzufügt</translation>
    </message>
    <message>
        <source>Dice were typed in for another roll.</source>
        <translation>Die Würfel wurden für einen anderen Wurf eingegeben.</translation>
    </message>
    <message>
        <source>Dice with which its general rallies</source>
        <translation>Würfel, mit denen ihr Feldherr sammelt</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>Disziplin</translation>
    </message>
    <message>
        <source>Discipline test</source>
        <translation>Disziplintest</translation>
    </message>
    <message>
        <source>Discipline test against drift</source>
        <translation>Disziplintest gegen das Abdriften</translation>
    </message>
    <message>
        <source>Discipline test failed</source>
        <translation>Disziplintest gescheitert</translation>
    </message>
    <message>
        <source>Discipline test impossible: {2} needed of {3} dice</source>
        <translation>Disziplintest unmöglich: {2} nötig mit {3} Würfeln</translation>
    </message>
    <message>
        <source>Discipline test to enter Dangerous Ground</source>
        <translation>Disziplintest, um Gefährliches Gelände zu betreten</translation>
    </message>
    <message>
        <source>Disorder</source>
        <translation>Unordnung</translation>
    </message>
    <message>
        <source>Disorder points</source>
        <translation>Unordnungspunkte</translation>
    </message>
    <message>
        <source>Disorder points that A grade removes by redressing</source>
        <translation>Unordnungspunkte, die Qualität A beim Ordnen der Reihen verliert</translation>
    </message>
    <message>
        <source>Disorder {0}</source>
        <translation>Unordnung {0}</translation>
    </message>
    <message>
        <source>Distances may be measured beforehand</source>
        <translation>Entfernungen dürfen vorher gemessen werden</translation>
    </message>
    <message>
        <source>Distant shooting</source>
        <translation>Fernbeschuss</translation>
    </message>
    <message>
        <source>Do not shoot</source>
        <translation>Nicht schießen</translation>
    </message>
    <message>
        <source>Do you give the battle up?</source>
        <translation>Geben Sie die Schlacht auf?</translation>
    </message>
    <message>
        <source>Does not count as a loss for victory.</source>
        <translation>Zählt für den Sieg nicht als Verlust.</translation>
    </message>
    <message>
        <source>Does nothing. The enemy sees only that you hold one card more.</source>
        <translation>Bewirkt nichts. Der Feind sieht nur, dass Sie eine Karte mehr haben.</translation>
    </message>
    <message>
        <source>Does the phalanx of {0} raise the shout and run two inches farther?</source>
        <translation>Erhebt die Phalanx von {0} den Kampfruf und läuft zwei Zoll weiter?</translation>
    </message>
    <message>
        <source>Does the retinue of {0} form or leave its shield wall?</source>
        <translation>Bildet oder verlässt das Gefolge von {0} den Schildwall?</translation>
    </message>
    <message>
        <source>Does {0} charge, and whom?</source>
        <translation>Greift {0} an, und wen?</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doppelt</translation>
    </message>
    <message>
        <source>Double handed</source>
        <translation>Zweihändig</translation>
    </message>
    <message>
        <source>Drilled</source>
        <translation>Gedrillt</translation>
    </message>
    <message>
        <source>Drilled Hoplite</source>
        <translation>Gedrillter Hoplit</translation>
    </message>
    <message>
        <source>Drilled Infantry</source>
        <translation>Gedrillte Infanterie</translation>
    </message>
    <message>
        <source>Drop one {0}</source>
        <translation>{0}: eine entfernen</translation>
    </message>
    <message>
        <source>Drop {1} {0}</source>
        <translation>{0}: {1} entfernen</translation>
    </message>
    <message>
        <source>Eager</source>
        <translation>Kampflustig</translation>
    </message>
    <message>
        <source>Ease off instead of tiring</source>
        <translation>Nachlassen statt ermüden</translation>
    </message>
    <message>
        <source>Ease off?</source>
        <translation>Nachlassen?</translation>
    </message>
    <message>
        <source>Edge square from which it fled</source>
        <translation>Randquadrat, von dem sie floh</translation>
    </message>
    <message>
        <source>Ekdromoi</source>
        <translation>Ekdromoi</translation>
    </message>
    <message>
        <source>Ekdromoi ran at the skirmishers</source>
        <translation>Ekdromoi vertrieben die Plänkler</translation>
    </message>
    <message>
        <source>Ekdromoi?</source>
        <translation>Ekdromoi?</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Elements of a group that must be in command</source>
        <translation>Elemente einer Gruppe, die im Befehl sein müssen</translation>
    </message>
    <message>
        <source>Elephant Drill</source>
        <translation>Elefantendrill</translation>
    </message>
    <message>
        <source>Elephant drill</source>
        <translation>Elefantendrill</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefanten</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Elite</translation>
    </message>
    <message>
        <source>Elite Hoplite</source>
        <translation>Elitehoplit</translation>
    </message>
    <message>
        <source>Elite Hoplites</source>
        <translation>Elitehopliten</translation>
    </message>
    <message>
        <source>Elite Horsemen</source>
        <translation>Elitereiter</translation>
    </message>
    <message>
        <source>Elite Infantry</source>
        <translation>Eliteinfanterie</translation>
    </message>
    <message>
        <source>Elite Skirmishers</source>
        <translation>Eliteplänkler</translation>
    </message>
    <message>
        <source>Elite band?</source>
        <translation>Eliteschar?</translation>
    </message>
    <message>
        <source>End Phase</source>
        <translation>Endphase</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Die Phase beenden</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Feind</translation>
    </message>
    <message>
        <source>Entry {0} does not fit the battle: {1}</source>
        <translation>Eintrag {0} passt nicht zur Schlacht: {1}</translation>
    </message>
    <message>
        <source>Entry {0} of the journal ({1}, {2}): {3}</source>
        <translation>Eintrag {0} des Journals ({1}, {2}): {3}</translation>
    </message>
    <message>
        <source>Ephor {0} wrote this record; the rules of Ephor {1} may differ. Its log can still be read: ephorctl battle replay {2}</source>
        <translation>Ephor {0} hat diese Aufzeichnung geschrieben; die Regeln von Ephor {1} können abweichen. Ihr Protokoll ist noch lesbar: ephorctl battle replay {2}</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Equally many touch {0}. Who is the one that fights?</source>
        <translation>Gleich viele berühren {0}. Wer kämpft?</translation>
    </message>
    <message>
        <source>Evade</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Evade?</source>
        <translation>Ausweichen?</translation>
    </message>
    <message>
        <source>Extra shots</source>
        <translation>Zusätzliche Schüsse</translation>
    </message>
    <message>
        <source>Faced about</source>
        <translation>Kehrtgemacht</translation>
    </message>
    <message>
        <source>Factor given outright (0: reckoned)</source>
        <translation>Faktor vorgegeben (0: berechnet)</translation>
    </message>
    <message>
        <source>Failed Leadership tests with the general</source>
        <translation>Misslungene Führungstests mit dem Feldherrn</translation>
    </message>
    <message>
        <source>Far-seeing Apollo</source>
        <translation>Weitblickender Apollon</translation>
    </message>
    <message>
        <source>Far-seeing Apollo: dice of a volley again</source>
        <translation>Weitblickender Apollon: Würfel einer Salve noch einmal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Fast auxilia</source>
        <translation>Schnelle Auxilia</translation>
    </message>
    <message>
        <source>Fast blades</source>
        <translation>Schnelle Klingen</translation>
    </message>
    <message>
        <source>Fast bows</source>
        <translation>Schnelle Bögen</translation>
    </message>
    <message>
        <source>Fast horde</source>
        <translation>Schnelle Horde</translation>
    </message>
    <message>
        <source>Fast pikes</source>
        <translation>Schnelle Piken</translation>
    </message>
    <message>
        <source>Fast warband</source>
        <translation>Schneller Kriegerhaufen</translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation>Erschöpfung</translation>
    </message>
    <message>
        <source>Favour of the gods</source>
        <translation>Gunst der Götter</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Geländestück</translation>
    </message>
    <message>
        <source>Feature depth</source>
        <translation>Tiefe des Geländestücks</translation>
    </message>
    <message>
        <source>Feature east</source>
        <translation>Geländestück Ost</translation>
    </message>
    <message>
        <source>Feature kind</source>
        <translation>Art des Geländestücks</translation>
    </message>
    <message>
        <source>Feature north</source>
        <translation>Geländestück Nord</translation>
    </message>
    <message>
        <source>Feature south</source>
        <translation>Geländestück Süd</translation>
    </message>
    <message>
        <source>Feature west</source>
        <translation>Geländestück West</translation>
    </message>
    <message>
        <source>Feature width</source>
        <translation>Breite des Geländestücks</translation>
    </message>
    <message>
        <source>Feature x</source>
        <translation>Geländestück x</translation>
    </message>
    <message>
        <source>Feature y</source>
        <translation>Geländestück y</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Geländestücke</translation>
    </message>
    <message>
        <source>Fight dice as the attacker of</source>
        <translation>Kampfwürfel als Angreifer gegen</translation>
    </message>
    <message>
        <source>Fight dice as the defender against</source>
        <translation>Kampfwürfel als Verteidiger gegen</translation>
    </message>
    <message>
        <source>Fight on</source>
        <translation>Weiterkämpfen</translation>
    </message>
    <message>
        <source>Fight {1}</source>
        <translation>Gegen {1} kämpfen</translation>
    </message>
    <message>
        <source>Fights to the death below half strength (A grade)</source>
        <translation>Kämpft unter halber Stärke bis zum Tod (Qualität A)</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Figures of a hoplite unit</source>
        <translation>Figuren einer Hopliteneinheit</translation>
    </message>
    <message>
        <source>Figures per shot</source>
        <translation>Figuren je Schuss</translation>
    </message>
    <message>
        <source>Figures that roll in a free hack</source>
        <translation>Figuren, die bei einem freien Hieb würfeln</translation>
    </message>
    <message>
        <source>Fill it</source>
        <translation>Auffüllen</translation>
    </message>
    <message>
        <source>Fill them</source>
        <translation>Auffüllen</translation>
    </message>
    <message>
        <source>First pips</source>
        <translation>Erste PIPs</translation>
    </message>
    <message>
        <source>First wing</source>
        <translation>Erster Flügel</translation>
    </message>
    <message>
        <source>Flank on which a Phalanx has its Armor</source>
        <translation>Flanke, auf der eine Phalanx ihre Rüstung hat</translation>
    </message>
    <message>
        <source>Flanks and rear overlapped or contacted</source>
        <translation>Flanken und Rücken, überlappt oder berührt</translation>
    </message>
    <message>
        <source>Fled in turn</source>
        <translation>Ebenfalls geflohen</translation>
    </message>
    <message>
        <source>Fleeing</source>
        <translation>Fliehend</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Flucht</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Follow up</source>
        <translation>Nachrücken</translation>
    </message>
    <message>
        <source>Follow up?</source>
        <translation>Nachrücken?</translation>
    </message>
    <message>
        <source>Follow?</source>
        <translation>Folgen?</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Zu Fuß</translation>
    </message>
    <message>
        <source>Foot against horse takes its -1 besides the rider&apos;s +1</source>
        <translation>Fußtruppen gegen Reiter erhalten -1 zusätzlich zur +1 des Reiters</translation>
    </message>
    <message>
        <source>For 1 Arete it may move and shoot in one activation, in either order.</source>
        <translation>Für 1 Arete darf sie in einer Aktivierung bewegen und schießen, in beliebiger Folge.</translation>
    </message>
    <message>
        <source>For 1 Arete the Strategos may go to another unit within 6 inches.</source>
        <translation>Für 1 Arete darf der Stratege zu einer anderen Einheit innerhalb von 6 Zoll gehen.</translation>
    </message>
    <message>
        <source>Forks must stand in the order of their rolls.</source>
        <translation>Verzweigungen müssen in der Reihenfolge ihrer Würfe stehen.</translation>
    </message>
    <message>
        <source>Form Phalanx</source>
        <translation>Phalanx bilden</translation>
    </message>
    <message>
        <source>Form shield walls</source>
        <translation>Schildwälle bilden</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Formation after acting</source>
        <translation>Formation nach der Handlung</translation>
    </message>
    <message>
        <source>Formed</source>
        <translation>Geordnet</translation>
    </message>
    <message>
        <source>Formed Up</source>
        <translation>Geordnet</translation>
    </message>
    <message>
        <source>Formed hoplites hit on 5 and 6 and have a front, flanks, a grade and a spirit. They advance only when their phalanx has the signal.</source>
        <translation>Formierte Hopliten treffen bei 5 und 6 und haben Front, Flanken, Qualität und Kampfgeist. Sie rücken nur vor, wenn ihre Phalanx das Angriffssignal hat.</translation>
    </message>
    <message>
        <source>Formed-up</source>
        <translation>Geordnet</translation>
    </message>
    <message>
        <source>Fortune has favoured</source>
        <translation>Das Glück war hold</translation>
    </message>
    <message>
        <source>Fought</source>
        <translation>Hat gekämpft</translation>
    </message>
    <message>
        <source>Free squares behind it before the edge</source>
        <translation>Freie Quadrate hinter ihr bis zur Kante</translation>
    </message>
    <message>
        <source>Free turn</source>
        <translation>Freie Wendung</translation>
    </message>
    <message>
        <source>From here on, the land has more than {0} points. Draw it with fewer points, or import the coast again, which simplifies it.</source>
        <translation>Von hier an hat das Land mehr als {0} Punkte. Zeichnen Sie es mit weniger Punkten, oder importieren Sie die Küste neu; das vereinfacht sie.</translation>
    </message>
    <message>
        <source>From which wing do you deploy your phalanxes?</source>
        <translation>Von welchem Flügel an stellen Sie Ihre Phalangen auf?</translation>
    </message>
    <message>
        <source>From {0} one comes to {1} by sea alone, aboard a fleet: write &quot;{2}: sail {3}; carry {4}&quot;.</source>
        <translation>Von {0} nach {1} kommt man nur zur See, an Bord einer Flotte: schreiben Sie „{2}: sail {3}; carry {4}“.</translation>
    </message>
    <message>
        <source>Front, flanks and rear of a figure</source>
        <translation>Front, Flanken und Rücken einer Figur</translation>
    </message>
    <message>
        <source>Frontage bw</source>
        <translation>Breite, Basisbreiten</translation>
    </message>
    <message>
        <source>Frontage cm</source>
        <translation>Breite, cm</translation>
    </message>
    <message>
        <source>Fully armoured</source>
        <translation>Voll gerüstet</translation>
    </message>
    <message>
        <source>Further supporting units that count on each flank</source>
        <translation>Weitere unterstützende Einheiten, die auf jeder Flanke zählen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Feldherr</translation>
    </message>
    <message>
        <source>General has changed units</source>
        <translation>Feldherr hat die Einheit gewechselt</translation>
    </message>
    <message>
        <source>General out of action</source>
        <translation>Feldherr außer Gefecht</translation>
    </message>
    <message>
        <source>Give it two units</source>
        <translation>Ihr zwei Einheiten geben</translation>
    </message>
    <message>
        <source>Give way</source>
        <translation>Weichen</translation>
    </message>
    <message>
        <source>Give way before hoplites</source>
        <translation>Vor Hopliten weichen</translation>
    </message>
    <message>
        <source>Go on?</source>
        <translation>Weiter?</translation>
    </message>
    <message>
        <source>Goes along</source>
        <translation>Geht mit</translation>
    </message>
    <message>
        <source>Going</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Good Omens</source>
        <translation>Gute Omen</translation>
    </message>
    <message>
        <source>Good Omens: a unit took heart</source>
        <translation>Gute Omen: eine Einheit fasste Mut</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>Group move</source>
        <translation>Gruppenbewegung</translation>
    </message>
    <message>
        <source>HCh</source>
        <translation>HCh</translation>
    </message>
    <message>
        <source>Half lost</source>
        <translation>Halb verloren</translation>
    </message>
    <message>
        <source>Hamippoi</source>
        <translation>Hamippoi</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hand, more</source>
        <translation>Hand, weitere</translation>
    </message>
    <message>
        <source>Has acted</source>
        <translation>Hat gehandelt</translation>
    </message>
    <message>
        <source>Has fought</source>
        <translation>Hat gekämpft</translation>
    </message>
    <message>
        <source>Has met</source>
        <translation>Ist getroffen</translation>
    </message>
    <message>
        <source>Has shot</source>
        <translation>Hat geschossen</translation>
    </message>
    <message>
        <source>He commands {0} already.</source>
        <translation>Er befehligt {0} schon.</translation>
    </message>
    <message>
        <source>Heavy Armour</source>
        <translation>Schwere Rüstung</translation>
    </message>
    <message>
        <source>Heavy Armour: a point of disorder</source>
        <translation>Schwere Rüstung: ein Punkt Unordnung</translation>
    </message>
    <message>
        <source>Heavy Armour?</source>
        <translation>Schwere Rüstung?</translation>
    </message>
    <message>
        <source>Heavy Cavalry</source>
        <translation>Schwere Reiterei</translation>
    </message>
    <message>
        <source>Heavy Infantry</source>
        <translation>Schwere Infanterie</translation>
    </message>
    <message>
        <source>Heavy chariots</source>
        <translation>Schwere Streitwagen</translation>
    </message>
    <message>
        <source>Heavy knights</source>
        <translation>Schwere Ritter</translation>
    </message>
    <message>
        <source>Hits African elephants on a 5.</source>
        <translation>Trifft afrikanische Elefanten mit einer 5.</translation>
    </message>
    <message>
        <source>Hobelar</source>
        <translation>Hobelar</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Hold back</source>
        <translation>Zurückhalten</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Hält</translation>
    </message>
    <message>
        <source>Holds the card Cerberus</source>
        <translation>Hat die Karte Zerberus</translation>
    </message>
    <message>
        <source>Hoplite figures</source>
        <translation>Hoplitenfiguren</translation>
    </message>
    <message>
        <source>Hoplite units</source>
        <translation>Hopliteneinheiten</translation>
    </message>
    <message>
        <source>Hoplites</source>
        <translation>Hopliten</translation>
    </message>
    <message>
        <source>Hoplites against Hoplites</source>
        <translation>Hopliten gegen Hopliten</translation>
    </message>
    <message>
        <source>Hoplites charge only after they have advanced 5 inches.</source>
        <translation>Hopliten greifen erst an, nachdem sie 5 Zoll vorgerückt sind.</translation>
    </message>
    <message>
        <source>Hoplites lost {0} of {1} (broken at {2})</source>
        <translation>Hopliten verloren {0} von {1} (gebrochen bei {2})</translation>
    </message>
    <message>
        <source>Hoplites stand in a phalanx, not in a band.</source>
        <translation>Hopliten stehen in einer Phalanx, nicht in einer Schar.</translation>
    </message>
    <message>
        <source>Horde</source>
        <translation>Horde</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>Wie weit</translation>
    </message>
    <message>
        <source>How it came into contact</source>
        <translation>Wie es zum Kontakt kam</translation>
    </message>
    <message>
        <source>How large is it? Small ones come first.</source>
        <translation>Wie groß ist es? Kleine kommen zuerst.</translation>
    </message>
    <message>
        <source>How often Fortune Favours the Bold</source>
        <translation>Wie oft das Glück mit den Kühnen ist</translation>
    </message>
    <message>
        <source>How the 5 inches of a wheel are measured</source>
        <translation>Wie die 5 Zoll eines Schwenks gemessen werden</translation>
    </message>
    <message>
        <source>Hubris</source>
        <translation>Hybris</translation>
    </message>
    <message>
        <source>Hubris: a die is forced again</source>
        <translation>Hybris: ein Würfel muss noch einmal geworfen werden</translation>
    </message>
    <message>
        <source>Hubris?</source>
        <translation>Hybris?</translation>
    </message>
    <message>
        <source>Huscarl</source>
        <translation>Huskarl</translation>
    </message>
    <message>
        <source>If an enemy evades and the follow-up was not enough, it may pay 1 Arete for d3 base widths more.</source>
        <translation>Weicht ein Feind aus und das Nachrücken reichte nicht, darf sie 1 Arete für W3 Basisbreiten mehr zahlen.</translation>
    </message>
    <message>
        <source>Ignore the ground</source>
        <translation>Das Gelände ignorieren</translation>
    </message>
    <message>
        <source>Ignore the ground?</source>
        <translation>Das Gelände ignorieren?</translation>
    </message>
    <message>
        <source>Impetuous</source>
        <translation>Ungestüm</translation>
    </message>
    <message>
        <source>Impetus</source>
        <translation>Schwung</translation>
    </message>
    <message>
        <source>Improvised</source>
        <translation>Behelfswaffe</translation>
    </message>
    <message>
        <source>In Phalanx</source>
        <translation>In Phalanx</translation>
    </message>
    <message>
        <source>In Phalanx it may use its move to step back up to 1 base width, or sideways up to 2, without a test.</source>
        <translation>In der Phalanx darf sie ihre Bewegung nutzen, um ohne Test bis zu 1 Basisbreite zurück oder bis zu 2 seitwärts zu treten.</translation>
    </message>
    <message>
        <source>In a ford</source>
        <translation>In einer Furt</translation>
    </message>
    <message>
        <source>In a forest</source>
        <translation>In einem Wald</translation>
    </message>
    <message>
        <source>In a shield wall</source>
        <translation>Im Schildwall</translation>
    </message>
    <message>
        <source>In loose order</source>
        <translation>In lockerer Ordnung</translation>
    </message>
    <message>
        <source>In one rank</source>
        <translation>In einem Glied</translation>
    </message>
    <message>
        <source>In two ranks</source>
        <translation>In zwei Gliedern</translation>
    </message>
    <message>
        <source>Inches from the leader&apos;s unit that Control reaches</source>
        <translation>Zoll von der Einheit des Anführers, bis zu denen Kontrolle reicht</translation>
    </message>
    <message>
        <source>Inches in a base width</source>
        <translation>Zoll je Basisbreite</translation>
    </message>
    <message>
        <source>Inconclusive</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Indian</source>
        <translation>Indisch</translation>
    </message>
    <message>
        <source>Indian Elephants</source>
        <translation>Indische Elefanten</translation>
    </message>
    <message>
        <source>Indian against African elephants</source>
        <translation>indische gegen afrikanische Elefanten</translation>
    </message>
    <message>
        <source>Indian elephants hit it on a 5.</source>
        <translation>Indische Elefanten treffen sie mit einer 5.</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Initiative is diced for in every turn</source>
        <translation>Um die Initiative wird in jeder Runde gewürfelt</translation>
    </message>
    <message>
        <source>Into which quarter does the feature go? They are numbered clockwise from the south-west.</source>
        <translation>In welches Viertel kommt das Geländestück? Gezählt wird im Uhrzeigersinn von Südwesten an.</translation>
    </message>
    <message>
        <source>Invader&apos;s camp</source>
        <translation>Lager des Eindringlings</translation>
    </message>
    <message>
        <source>It attacks the {0}, but the defender is struck on &quot;{1}&quot;</source>
        <translation>Sie greift an: {0}; aber der Verteidiger wird getroffen: „{1}“</translation>
    </message>
    <message>
        <source>It cannot enter this ground.</source>
        <translation>Sie kann dieses Gelände nicht betreten.</translation>
    </message>
    <message>
        <source>It costs {0} points.</source>
        <translation>Sie kostet {0} Punkte.</translation>
    </message>
    <message>
        <source>It costs {0} points; the limit is {1}.</source>
        <translation>Sie kostet {0} Punkte; die Grenze ist {1}.</translation>
    </message>
    <message>
        <source>It has redressed its ranks this turn.</source>
        <translation>Sie hat in dieser Runde ihre Reihen geordnet.</translation>
    </message>
    <message>
        <source>It is a list for {0}, not for {1}.</source>
        <translation>Es ist eine Liste für {0}, nicht für {1}.</translation>
    </message>
    <message>
        <source>It is for version {0} of the rules, not for {1}.</source>
        <translation>Sie gilt für Version {0} der Regeln, nicht für {1}.</translation>
    </message>
    <message>
        <source>It is held by nobody any more.</source>
        <translation>Der Ort gehört jetzt niemandem.</translation>
    </message>
    <message>
        <source>It is in a threat zone: it may line up, make contact or go straight back.</source>
        <translation>Es steht in einer Bedrohungszone: es darf sich ausrichten, Kontakt aufnehmen oder gerade zurückgehen.</translation>
    </message>
    <message>
        <source>It is no army list.</source>
        <translation>Es ist keine Armeeliste.</translation>
    </message>
    <message>
        <source>It is no contribution of a power.</source>
        <translation>Das ist kein Beitrag einer Macht.</translation>
    </message>
    <message>
        <source>It is not legal. Check the list for its errors.</source>
        <translation>Sie ist nicht regelgerecht. Prüfen Sie die Liste auf Fehler.</translation>
    </message>
    <message>
        <source>It may not enter this ground.</source>
        <translation>Es darf dieses Gelände nicht betreten.</translation>
    </message>
    <message>
        <source>It may not pass an enemy closer than contact.</source>
        <translation>Sie darf an keinem Feind näher als auf Kontakt vorbeigehen.</translation>
    </message>
    <message>
        <source>It may not pass through friends.</source>
        <translation>Sie darf nicht durch Freunde hindurchgehen.</translation>
    </message>
    <message>
        <source>It may turn up to 90 degrees before it charges.</source>
        <translation>Sie darf sich vor dem Angriff um bis zu 90 Grad drehen.</translation>
    </message>
    <message>
        <source>It must end at least 1 base width from friends.</source>
        <translation>Sie muss mindestens 1 Basisbreite von Freunden entfernt enden.</translation>
    </message>
    <message>
        <source>It must face somewhere.</source>
        <translation>Sie muss in eine Richtung blicken.</translation>
    </message>
    <message>
        <source>It must line up with the enemy that it touches.</source>
        <translation>Es muss sich nach dem Feind ausrichten, den es berührt.</translation>
    </message>
    <message>
        <source>It must stand in its own back rows.</source>
        <translation>Sie muss in ihren eigenen hinteren Reihen stehen.</translation>
    </message>
    <message>
        <source>It must stand wholly in its own deployment zone, facing the enemy.</source>
        <translation>Sie muss ganz in der eigenen Aufstellungszone stehen, mit Blick zum Feind.</translation>
    </message>
    <message>
        <source>It must stay 1 base width from an enemy City or Fort.</source>
        <translation>Es muss 1 Basisbreite von einer feindlichen Stadt oder einem Fort entfernt bleiben.</translation>
    </message>
    <message>
        <source>It must stay 3 base widths from the centre line.</source>
        <translation>Es muss 3 Basisbreiten von der Mittellinie entfernt bleiben.</translation>
    </message>
    <message>
        <source>It must stay 4 base widths from the side edge.</source>
        <translation>Es muss 4 Basisbreiten von der Seitenkante entfernt bleiben.</translation>
    </message>
    <message>
        <source>It must stay farther from the side edge.</source>
        <translation>Es muss weiter von der Seitenkante entfernt bleiben.</translation>
    </message>
    <message>
        <source>It would leave the table.</source>
        <translation>Sie würde den Spieltisch verlassen.</translation>
    </message>
    <message>
        <source>It would stand off the grid.</source>
        <translation>Sie stünde neben dem Raster.</translation>
    </message>
    <message>
        <source>Its moves cost 1 PIP more after the first bound; scythed chariots not when they move into contact.</source>
        <translation>Seine Bewegungen kosten nach dem ersten Zug 1 PIP mehr; Sichelwagen nicht, wenn sie in Kontakt gehen.</translation>
    </message>
    <message>
        <source>Its rule system is not known.</source>
        <translation>Ihr Regelsystem ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Its ways have gone with it: {0}.</source>
        <translation>Die zugehörigen Wege sind auch entfernt: {0}.</translation>
    </message>
    <message>
        <source>Javelin</source>
        <translation>Wurfspeer</translation>
    </message>
    <message>
        <source>Javelin Skirmishers</source>
        <translation>Speerwerfer-Plänkler</translation>
    </message>
    <message>
        <source>Javelinman</source>
        <translation>Speerwerfer</translation>
    </message>
    <message>
        <source>Jealous Leaders</source>
        <translation>Eifersüchtige Anführer</translation>
    </message>
    <message>
        <source>Jokers left</source>
        <translation>Übrige Joker</translation>
    </message>
    <message>
        <source>Jokers open</source>
        <translation>Offene Joker</translation>
    </message>
    <message>
        <source>Keep &quot;{0}&quot; alone</source>
        <translation>Nur &quot;{0}&quot; behalten</translation>
    </message>
    <message>
        <source>Keep the formation</source>
        <translation>Formation behalten</translation>
    </message>
    <message>
        <source>Keep the line with those who move</source>
        <translation>Mit den Bewegten Linie halten</translation>
    </message>
    <message>
        <source>Keep the line?</source>
        <translation>Linie halten?</translation>
    </message>
    <message>
        <source>Keeps its full factor in bad going.</source>
        <translation>Behält in schlechtem Gelände seinen vollen Faktor.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Knight on foot</source>
        <translation>Ritter zu Fuß</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Knights, double base</source>
        <translation>Ritter, Doppelbasis</translation>
    </message>
    <message>
        <source>LCh</source>
        <translation>LCh</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>Lanze</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Landen</translation>
    </message>
    <message>
        <source>Landing</source>
        <translation>Landung</translation>
    </message>
    <message>
        <source>Landings of littoral armies</source>
        <translation>Landungen von Küstenarmeen</translation>
    </message>
    <message>
        <source>Last action</source>
        <translation>Letzte Aktion</translation>
    </message>
    <message>
        <source>Last charge</source>
        <translation>Letzter Angriff</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Leader of {0} command points, {1} left</source>
        <translation>Anführer mit {0} Befehlspunkten, noch {1}</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation>Führung</translation>
    </message>
    <message>
        <source>Leadership test against falling back</source>
        <translation>Führungstest gegen das Zurückweichen</translation>
    </message>
    <message>
        <source>Leadership test of the Phalanx</source>
        <translation>Führungstest der Phalanx</translation>
    </message>
    <message>
        <source>Leadership test to end the pursuit</source>
        <translation>Führungstest zum Ende der Verfolgung</translation>
    </message>
    <message>
        <source>Leadership test to follow up</source>
        <translation>Führungstest zum Nachrücken</translation>
    </message>
    <message>
        <source>Leadership test to move again</source>
        <translation>Führungstest für eine weitere Bewegung</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Leave it with the first</source>
        <translation>Beim ersten lassen</translation>
    </message>
    <message>
        <source>Leave the shield wall</source>
        <translation>Den Schildwall verlassen</translation>
    </message>
    <message>
        <source>Leave {0} out</source>
        <translation>{0} weglassen</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Legionaries</source>
        <translation>Legionäre</translation>
    </message>
    <message>
        <source>Let camp followers do it</source>
        <translation>Den Tross damit betrauen</translation>
    </message>
    <message>
        <source>Let it be foot</source>
        <translation>Zu Fuß setzen (foot)</translation>
    </message>
    <message>
        <source>Let it have two units</source>
        <translation>Auf zwei Einheiten setzen</translation>
    </message>
    <message>
        <source>Let the ground slow it</source>
        <translation>Sich vom Gelände bremsen lassen</translation>
    </message>
    <message>
        <source>Let them go</source>
        <translation>Ziehen lassen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Level (hoplites)</source>
        <translation>Stufe (Hopliten)</translation>
    </message>
    <message>
        <source>Levels up and down count in rallies, too</source>
        <translation>Stufen auf und ab zählen auch beim Sammeln</translation>
    </message>
    <message>
        <source>Levy Spearmen</source>
        <translation>Aufgebotene Speerträger</translation>
    </message>
    <message>
        <source>Levy spearman</source>
        <translation>Aufgebotener Speerträger</translation>
    </message>
    <message>
        <source>Light Cavalry</source>
        <translation>Leichte Kavallerie</translation>
    </message>
    <message>
        <source>Light Infantry</source>
        <translation>Leichte Infanterie</translation>
    </message>
    <message>
        <source>Light cavalry</source>
        <translation>Leichte Reiterei</translation>
    </message>
    <message>
        <source>Light chariots</source>
        <translation>Leichte Streitwagen</translation>
    </message>
    <message>
        <source>Light horse</source>
        <translation>Leichte Reiterei</translation>
    </message>
    <message>
        <source>Light horse beyond 8 base widths</source>
        <translation>Leichte Reiterei jenseits von 8 Basisbreiten</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Line of the charge</source>
        <translation>Linie des Angriffs</translation>
    </message>
    <message>
        <source>Live figures of the front unit (0: all)</source>
        <translation>Lebende Figuren der vorderen Einheit (0: alle)</translation>
    </message>
    <message>
        <source>Loose Order into or out of forest</source>
        <translation>Lockere Ordnung in den Wald oder aus ihm</translation>
    </message>
    <message>
        <source>Loose order</source>
        <translation>Lockere Ordnung</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Losses that a Discipline test counts</source>
        <translation>Verluste, die ein Disziplintest zählt</translation>
    </message>
    <message>
        <source>Losses {0} of {1}</source>
        <translation>Verluste {0} von {1}</translation>
    </message>
    <message>
        <source>Low hill</source>
        <translation>Niedriger Hügel</translation>
    </message>
    <message>
        <source>Mahouts</source>
        <translation>Mahuts</translation>
    </message>
    <message>
        <source>Make it a comment</source>
        <translation>Zum Kommentar machen</translation>
    </message>
    <message>
        <source>Make them comments</source>
        <translation>Zu Kommentaren machen</translation>
    </message>
    <message>
        <source>Man-at-arms</source>
        <translation>Gewappneter</translation>
    </message>
    <message>
        <source>Manoeuvre</source>
        <translation>Manöver</translation>
    </message>
    <message>
        <source>March with the whole retinue of {1}</source>
        <translation>Mit dem ganzen Gefolge von {1} marschieren</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>May deploy near the side edges, from 2 base widths on.</source>
        <translation>Darf nahe den Seitenkanten aufstellen, ab 2 Basisbreiten.</translation>
    </message>
    <message>
        <source>May form a Phalanx for 1 Arete: Armor 1 better at the front and on the right flank, two more dice in a fight. It only goes straight ahead, may drift to its right, and breaks up in Difficult Ground.</source>
        <translation>Darf für 1 Arete eine Phalanx bilden: Rüstung vorn und an der rechten Flanke um 1 besser, zwei Würfel mehr im Kampf. Sie geht nur geradeaus, darf nach rechts abdriften und löst sich in Schwierigem Gelände auf.</translation>
    </message>
    <message>
        <source>Medieval skirmish</source>
        <translation>Mittelalterliches Scharmützel</translation>
    </message>
    <message>
        <source>Medium Infantry</source>
        <translation>Mittlere Infanterie</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Men of Bronze</source>
        <translation>Men of Bronze</translation>
    </message>
    <message>
        <source>Militia</source>
        <translation>Miliz</translation>
    </message>
    <message>
        <source>Militia Hoplite</source>
        <translation>Milizhoplit</translation>
    </message>
    <message>
        <source>Missed dice re-rolled</source>
        <translation>Neu geworfene Fehlwürfe</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Stoßkraft</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>More enemies at the wall, or more shooters at it</source>
        <translation>Weitere Feinde an der Mauer oder weitere Schützen darauf</translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation>Beritten</translation>
    </message>
    <message>
        <source>Mounted archer</source>
        <translation>Berittener Bogenschütze</translation>
    </message>
    <message>
        <source>Mounted infantry</source>
        <translation>Berittene Infanterie</translation>
    </message>
    <message>
        <source>Mounted sergeant</source>
        <translation>Berittener Sergeant</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Move and shoot</source>
        <translation>Bewegen und schießen</translation>
    </message>
    <message>
        <source>Move first</source>
        <translation>Zuerst bewegen</translation>
    </message>
    <message>
        <source>Move it to the top</source>
        <translation>Nach oben verschieben</translation>
    </message>
    <message>
        <source>Move the Strategos</source>
        <translation>Strategen bewegen</translation>
    </message>
    <message>
        <source>Move the group of {1}</source>
        <translation>Die Gruppe von {1} bewegen</translation>
    </message>
    <message>
        <source>Move {1}</source>
        <translation>{1} bewegen</translation>
    </message>
    <message>
        <source>Move, bad going</source>
        <translation>Bewegung, schlechtes Gelände</translation>
    </message>
    <message>
        <source>Move, good going</source>
        <translation>Bewegung, gutes Gelände</translation>
    </message>
    <message>
        <source>Move, rough going</source>
        <translation>Bewegung, raues Gelände</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Movement card</source>
        <translation>Bewegungskarte</translation>
    </message>
    <message>
        <source>Moves 6 inches on foot, 12 mounted. Blocks shots on 1 to 8, falls in melee to a lead of 4.</source>
        <translation>Bewegt sich 6 Zoll zu Fuß, 12 beritten. Fängt Schüsse bei 1 bis 8 ab, fällt im Nahkampf bei einem Vorsprung von 4.</translation>
    </message>
    <message>
        <source>Moves 8 inches on foot, 16 mounted. Blocks shots on 1 to 6, falls in melee to a lead of 2.</source>
        <translation>Bewegt sich 8 Zoll zu Fuß, 16 beritten. Fängt Schüsse bei 1 bis 6 ab, fällt im Nahkampf bei einem Vorsprung von 2.</translation>
    </message>
    <message>
        <source>Moves 9 inches on foot, 18 mounted. Blocks shots on 1 to 4, falls in melee to a lead of 1.</source>
        <translation>Bewegt sich 9 Zoll zu Fuß, 18 beritten. Fängt Schüsse bei 1 bis 4 ab, fällt im Nahkampf bei einem Vorsprung von 1.</translation>
    </message>
    <message>
        <source>Moves faster in rough and bad going. On equal totals it recoils from solid foot.</source>
        <translation>Bewegt sich in rauem und schlechtem Gelände schneller. Bei Gleichstand wird es von festen Fußtruppen zurückgedrängt.</translation>
    </message>
    <message>
        <source>Moves in any direction without turning, through friends if it ends clear of them, and sees all round. For 1 Arete it ignores Difficult Ground for one activation.</source>
        <translation>Bewegt sich ohne Drehung in jede Richtung, durch Freunde hindurch, wenn sie frei von ihnen endet, und sieht ringsum. Für 1 Arete missachtet sie eine Aktivierung lang Schwieriges Gelände.</translation>
    </message>
    <message>
        <source>Moves made</source>
        <translation>Ausgeführte Bewegungen</translation>
    </message>
    <message>
        <source>Must follow into the square that the loser leaves, without a test.</source>
        <translation>Muss ohne Test in das Quadrat nachrücken, das der Verlierer verlässt.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name a cavalry band of yours. From now on it has 1 die more in every combat in which it charged.</source>
        <translation>Nennen Sie eine Ihrer Reiterscharen. Von jetzt an hat sie 1 Würfel mehr in jedem Kampf, in dem sie angegriffen hat.</translation>
    </message>
    <message>
        <source>Name a unit of yours. Once, all dice of a throw for it may be thrown again.</source>
        <translation>Nennen Sie eine Ihrer Einheiten. Einmal dürfen alle Würfel eines Wurfs für sie neu geworfen werden.</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Negate a hit?</source>
        <translation>Treffer aufheben?</translation>
    </message>
    <message>
        <source>Never adds the third die that other horse may add to a move.</source>
        <translation>Erhält nie den dritten Würfel, den andere Reiterei zu einer Bewegung hinzufügen darf.</translation>
    </message>
    <message>
        <source>Never charges</source>
        <translation>Greift nie an</translation>
    </message>
    <message>
        <source>Next fight</source>
        <translation>Nächster Kampf</translation>
    </message>
    <message>
        <source>Next shooter</source>
        <translation>Nächster Schütze</translation>
    </message>
    <message>
        <source>No army of yours &quot;{0}&quot; stands at {1}.</source>
        <translation>Keine Ihrer Armeen „{0}“ steht bei {1}.</translation>
    </message>
    <message>
        <source>No army of yours &quot;{0}&quot; stands at {1}; did you mean &quot;{2}&quot;?</source>
        <translation>Keine Ihrer Armeen „{0}“ steht bei {1}; ist „{2}“ gemeint?</translation>
    </message>
    <message>
        <source>No fault any more: {0}</source>
        <translation>Kein Fehler mehr: {0}</translation>
    </message>
    <message>
        <source>No other files are read here.</source>
        <translation>Andere Dateien werden hier nicht gelesen.</translation>
    </message>
    <message>
        <source>No route leads from {0} to {1}. From {0} you can march to {2}.</source>
        <translation>Kein Weg führt von {0} nach {1}. Von {0} können Sie nach {2} marschieren.</translation>
    </message>
    <message>
        <source>No sea lane leads from {0} to {1}. From {0} ships come to {2}.</source>
        <translation>Kein Seeweg führt von {0} nach {1}. Von {0} kommen Schiffe nach {2}.</translation>
    </message>
    <message>
        <source>No source gives points for {0}: the army&apos;s losses are counted in units instead.</source>
        <translation>Keine Quelle nennt Punkte für {0}: die Verluste der Armee werden stattdessen in Einheiten gezählt.</translation>
    </message>
    <message>
        <source>No stripe. Morale: routs on 4 or less, falls back on 6 or less.</source>
        <translation>Kein Streifen. Moral: flieht bei 4 oder weniger, weicht bei 6 oder weniger zurück.</translation>
    </message>
    <message>
        <source>No third die</source>
        <translation>Kein dritter Würfel</translation>
    </message>
    <message>
        <source>No unit enters this square.</source>
        <translation>Keine Einheit betritt dieses Quadrat.</translation>
    </message>
    <message>
        <source>No way leads from {0} to {1}: add one, or take the place away.</source>
        <translation>Kein Weg führt von {0} nach {1}: Fügen Sie einen hinzu, oder entfernen Sie den Ort.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Nobody leads {0}: name a leader of its power.</source>
        <translation>Niemand führt {0}: Nennen Sie einen Anführer der Macht.</translation>
    </message>
    <message>
        <source>Nobody loses the round</source>
        <translation>Niemand verliert die Runde</translation>
    </message>
    <message>
        <source>Not every unit of the group can make that move.</source>
        <translation>Nicht jede Einheit der Gruppe kann diese Bewegung ausführen.</translation>
    </message>
    <message>
        <source>Not legal any more: {0}</source>
        <translation>Nicht mehr regelkonform: {0}</translation>
    </message>
    <message>
        <source>Not legal: {0}</source>
        <translation>Nicht regelkonform: {0}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Nothing else changes for this list.</source>
        <translation>Sonst ändert sich für diese Liste nichts.</translation>
    </message>
    <message>
        <source>Nothing happens in the first round</source>
        <translation>In der ersten Kampfrunde geschieht nichts</translation>
    </message>
    <message>
        <source>Nothing happens to either</source>
        <translation>Keinem von beiden geschieht etwas</translation>
    </message>
    <message>
        <source>Nothing has been adjudicated yet.</source>
        <translation>Noch nichts wurde ausgewertet.</translation>
    </message>
    <message>
        <source>O/THW Ancients</source>
        <translation>O/THW Ancients</translation>
    </message>
    <message>
        <source>On a tie fast foot recoil from solid foot</source>
        <translation>Bei Gleichstand werden schnelle Fußtruppen von festen zurückgedrängt</translation>
    </message>
    <message>
        <source>On guard</source>
        <translation>Auf Wache</translation>
    </message>
    <message>
        <source>On whom does the card lie?</source>
        <translation>Auf wem liegt die Karte?</translation>
    </message>
    <message>
        <source>Once, the enemy gives 1 disorder point to a hoplite unit of yours as it moves.</source>
        <translation>Einmal gibt der Feind einer Ihrer Hopliteneinheiten bei der Bewegung 1 Unordnungspunkt.</translation>
    </message>
    <message>
        <source>Once, the enemy has you throw one of your dice again, of his choice.</source>
        <translation>Einmal lässt der Feind Sie einen Ihrer Würfel seiner Wahl neu werfen.</translation>
    </message>
    <message>
        <source>One die more against unformed foot, two for a charge, pursuit or follow-up. Counter-charges or evades when it is charged. Closed out by rough ground.</source>
        <translation>Ein Würfel mehr gegen ungeordnete Fußtruppen, zwei bei Angriff, Verfolgung oder Nachrücken. Macht einen Gegenangriff oder weicht aus, wenn sie angegriffen wird. Raues Gelände ist ihr verschlossen.</translation>
    </message>
    <message>
        <source>One die more while it is at full Strength.</source>
        <translation>Ein Würfel mehr, solange sie volle Stärke hat.</translation>
    </message>
    <message>
        <source>One feature at least must be bad or rough going, a river or a waterway.</source>
        <translation>Mindestens ein Geländestück muss schlechtes oder raues Gelände, ein Fluss oder eine Wasserkante sein.</translation>
    </message>
    <message>
        <source>One of them must touch the waterway.</source>
        <translation>Eines von ihnen muss die Wasserkante berühren.</translation>
    </message>
    <message>
        <source>One of your cavalry bands acts freely, whatever its control test said.</source>
        <translation>Eine Ihrer Reiterscharen handelt frei, was auch ihr Kontrolltest ergab.</translation>
    </message>
    <message>
        <source>One of your skirmisher bands acts freely, whatever its control test said.</source>
        <translation>Eine Ihrer Plänklerscharen handelt frei, was auch ihr Kontrolltest ergab.</translation>
    </message>
    <message>
        <source>One side of the battle of {0} has nobody left to fight.</source>
        <translation>Eine Seite der Schlacht von {0} hat niemanden mehr zum Kämpfen.</translation>
    </message>
    <message>
        <source>One signalled phalanx goes 2 inches farther this turn. Spartans do not shout.</source>
        <translation>Eine Phalanx mit Angriffssignal geht in dieser Runde 2 Zoll weiter. Spartaner erheben keinen Kampfruf.</translation>
    </message>
    <message>
        <source>One stripe: +1 in melee. Morale: routs on 2 or less, falls back on 4 or less.</source>
        <translation>Ein Streifen: +1 im Nahkampf. Moral: flieht bei 2 oder weniger, weicht bei 4 oder weniger zurück.</translation>
    </message>
    <message>
        <source>Only A grade fights to the death</source>
        <translation>Nur Qualität A kämpft bis zum Tod</translation>
    </message>
    <message>
        <source>Only a column may enter this going.</source>
        <translation>Nur eine Kolonne darf dieses Gelände betreten.</translation>
    </message>
    <message>
        <source>Only a single column may cross this river.</source>
        <translation>Nur eine einzelne Kolonne darf diesen Fluss überqueren.</translation>
    </message>
    <message>
        <source>Only hoplites of Thebes and Macedon stand in a deep phalanx; {0} may not stack {1} units.</source>
        <translation>Nur Hopliten aus Theben und Makedonien stehen in tiefer Phalanx; {0} darf nicht {1} Einheiten hintereinander stellen.</translation>
    </message>
    <message>
        <source>Only leaders are wounded: others fall to the first hit</source>
        <translation>Nur Anführer werden verwundet: andere fallen beim ersten Treffer</translation>
    </message>
    <message>
        <source>Only one of the two can stand higher</source>
        <translation>Nur eine der beiden kann höher stehen</translation>
    </message>
    <message>
        <source>Only one of the two can stand uphill</source>
        <translation>Nur einer der beiden kann bergauf stehen</translation>
    </message>
    <message>
        <source>Only the attacker shoots; the target is the defender.</source>
        <translation>Nur der Angreifer schießt; das Ziel ist der Verteidiger.</translation>
    </message>
    <message>
        <source>Only the defender stands behind walls.</source>
        <translation>Nur der Verteidiger steht hinter Mauern.</translation>
    </message>
    <message>
        <source>Only the other has {0}.</source>
        <translation>Nur die andere hat {0}.</translation>
    </message>
    <message>
        <source>Open Order</source>
        <translation>Offene Ordnung</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Order of fights that hang together</source>
        <translation>Reihenfolge zusammenhängender Kämpfe</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Spielfolge</translation>
    </message>
    <message>
        <source>Order of the close combats</source>
        <translation>Reihenfolge der Nahkämpfe</translation>
    </message>
    <message>
        <source>Order of the shots</source>
        <translation>Reihenfolge der Schüsse</translation>
    </message>
    <message>
        <source>Other actions have followed: undo them first.</source>
        <translation>Weitere Aktionen sind gefolgt: Machen Sie diese zuerst rückgängig.</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Vorhanden</translation>
    </message>
    <message>
        <source>PIP die</source>
        <translation>PIP-Würfel</translation>
    </message>
    <message>
        <source>PIP die of 1 again for the general</source>
        <translation>PIP-Würfel mit 1 für den Feldherrn noch einmal</translation>
    </message>
    <message>
        <source>PIPs</source>
        <translation>PIPs</translation>
    </message>
    <message>
        <source>PIPs of the bound</source>
        <translation>PIPs des Zuges</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Pack, more</source>
        <translation>Stapel, weitere</translation>
    </message>
    <message>
        <source>Part of its hoplite units whose loss breaks an army</source>
        <translation>Anteil der Hopliteneinheiten, dessen Verlust eine Armee bricht</translation>
    </message>
    <message>
        <source>Partly armoured</source>
        <translation>Teilweise gerüstet</translation>
    </message>
    <message>
        <source>Pass through friends</source>
        <translation>Durch Freunde hindurchgehen</translation>
    </message>
    <message>
        <source>Passage disorders</source>
        <translation>Durchgang bringt Unordnung</translation>
    </message>
    <message>
        <source>Passes through friends, and friends pass through it. Woods and fords do not slow it. Its loss costs no army morale.</source>
        <translation>Geht durch Freunde hindurch, und Freunde durch sie. Wälder und Furten bremsen sie nicht. Ihr Verlust kostet keine Armeemoral.</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Peltast</source>
        <translation>Peltast</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <translation>Peltasten</translation>
    </message>
    <message>
        <source>Phalanx</source>
        <translation>Phalanx</translation>
    </message>
    <message>
        <source>Phalanx Manoeuvre</source>
        <translation>Manöver der Phalanx</translation>
    </message>
    <message>
        <source>Phalanx lost in Difficult Ground</source>
        <translation>Phalanx im Schwierigen Gelände verloren</translation>
    </message>
    <message>
        <source>Phalanx, on the shielded sides</source>
        <translation>Phalanx, auf den Schildseiten</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Phases of each side after which the battle is adjudicated</source>
        <translation>Phasen jeder Seite, nach denen die Schlacht gewertet wird</translation>
    </message>
    <message>
        <source>Pike Phalanx</source>
        <translation>Pikenphalanx</translation>
    </message>
    <message>
        <source>Pikes</source>
        <translation>Piken</translation>
    </message>
    <message>
        <source>Place a feature</source>
        <translation>Ein Geländestück legen</translation>
    </message>
    <message>
        <source>Place a retinue</source>
        <translation>Gefolge aufstellen</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>Hier aufstellen</translation>
    </message>
    <message>
        <source>Place one element in your zone.</source>
        <translation>Stellen Sie ein Element in Ihrer Zone auf.</translation>
    </message>
    <message>
        <source>Place one of your bands behind your line.</source>
        <translation>Stellen Sie eine Ihrer Scharen hinter Ihrer Linie auf.</translation>
    </message>
    <message>
        <source>Place one retinue in your zone: where is the middle of its front rank?</source>
        <translation>Stellen Sie ein Gefolge in Ihrer Zone auf: Wo ist die Mitte seines ersten Glieds?</translation>
    </message>
    <message>
        <source>Place one unit in a square of your back rows, facing any side of it.</source>
        <translation>Stellen Sie eine Einheit in ein Quadrat Ihrer hinteren Reihen, mit Blick auf eine beliebige Seite.</translation>
    </message>
    <message>
        <source>Place one unit in your zone, facing the enemy.</source>
        <translation>Stellen Sie eine Einheit in Ihrer Zone auf, mit Blick zum Feind.</translation>
    </message>
    <message>
        <source>Place the camp</source>
        <translation>Das Lager aufstellen</translation>
    </message>
    <message>
        <source>Place the general</source>
        <translation>Den Feldherrn aufstellen</translation>
    </message>
    <message>
        <source>Place the right end of the line that {0} begins; the rest stands to its left.</source>
        <translation>Setzen Sie das rechte Ende der Linie, die {0} beginnt; der Rest steht links davon.</translation>
    </message>
    <message>
        <source>Placement of {3} {0} of {1}: {2}</source>
        <translation>Aufstellung von {3} {0} von {1}: {2}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Plough</source>
        <translation>Acker</translation>
    </message>
    <message>
        <source>Point {0} is not a position: write [latitude, longitude] in degrees, such as [37.97, 23.72].</source>
        <translation>Punkt {0} ist keine Position: Schreiben Sie [Breite, Länge] in Grad, etwa [37.97, 23.72].</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points are &quot;house&quot; or &quot;off&quot;, not &quot;{0}&quot;.</source>
        <translation>Punkte sind &quot;house&quot; oder &quot;off&quot;, nicht „{0}“.</translation>
    </message>
    <message>
        <source>Points {0}</source>
        <translation>Punkte {0}</translation>
    </message>
    <message>
        <source>Points, grade A</source>
        <translation>Punkte, Qualität A</translation>
    </message>
    <message>
        <source>Points, grade C</source>
        <translation>Punkte, Qualität C</translation>
    </message>
    <message>
        <source>Psiloi</source>
        <translation>Psiloi</translation>
    </message>
    <message>
        <source>Psiloi never begin a charge.</source>
        <translation>Psiloi beginnen nie einen Angriff.</translation>
    </message>
    <message>
        <source>Psiloi never charge</source>
        <translation>Psiloi greifen nie an</translation>
    </message>
    <message>
        <source>Pursue</source>
        <translation>Verfolgen</translation>
    </message>
    <message>
        <source>Pursue?</source>
        <translation>Verfolgen?</translation>
    </message>
    <message>
        <source>Pursuing</source>
        <translation>Verfolgt</translation>
    </message>
    <message>
        <source>Pursuit</source>
        <translation>Verfolgung</translation>
    </message>
    <message>
        <source>Pursuit halted</source>
        <translation>Verfolgung beendet</translation>
    </message>
    <message>
        <source>Pursuit, half base widths</source>
        <translation>Verfolgung, halbe Basisbreiten</translation>
    </message>
    <message>
        <source>Put the Strategos with {0}</source>
        <translation>Den Strategen zu {0} stellen</translation>
    </message>
    <message>
        <source>Put them into a phalanx</source>
        <translation>In eine Phalanx stellen</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Verfolgter</translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation>Viertel</translation>
    </message>
    <message>
        <source>Quarter turns cost none of its Move.</source>
        <translation>Vierteldrehungen kosten nichts von ihrer Bewegung.</translation>
    </message>
    <message>
        <source>Raise the level of one of your hoplite units by one.</source>
        <translation>Heben Sie die Stufe einer Ihrer Hopliteneinheiten um eins.</translation>
    </message>
    <message>
        <source>Raise the limit to {0}</source>
        <translation>Die Grenze auf {0} anheben</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Rally and move</source>
        <translation>Sammeln und bewegen</translation>
    </message>
    <message>
        <source>Rally hits with the general</source>
        <translation>Treffer mit dem Feldherrn sammeln</translation>
    </message>
    <message>
        <source>Rally wavering units</source>
        <translation>Wankende Einheiten sammeln</translation>
    </message>
    <message>
        <source>Rally, at the general&apos;s risk</source>
        <translation>Sammeln, auf Gefahr des Feldherrn</translation>
    </message>
    <message>
        <source>Rally?</source>
        <translation>Sammeln?</translation>
    </message>
    <message>
        <source>Rampaging</source>
        <translation>Läuft Amok</translation>
    </message>
    <message>
        <source>Random army</source>
        <translation>Zufällige Armee</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Glieder</translation>
    </message>
    <message>
        <source>Re-roll a die?</source>
        <translation>Einen Würfel neu werfen?</translation>
    </message>
    <message>
        <source>Re-roll failed Discipline tests</source>
        <translation>Gescheiterte Disziplintests neu würfeln</translation>
    </message>
    <message>
        <source>Re-roll?</source>
        <translation>Neu würfeln?</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Receive the charge</source>
        <translation>Den Angriff annehmen</translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation>Neu ordnen</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Retinue</source>
        <translation>Gefolge</translation>
    </message>
    <message>
        <source>Retiring</source>
        <translation>Zieht sich zurück</translation>
    </message>
    <message>
        <source>Ridden down!</source>
        <translation>Niedergeritten!</translation>
    </message>
    <message>
        <source>Risk to a leader whose unit is shot at</source>
        <translation>Gefahr für einen Anführer, dessen Einheit beschossen wird</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Roll a die when they lose a round and stand: they may run wild and attack whatever they meet.</source>
        <translation>Werfen Sie einen Würfel, wenn sie eine Runde verlieren und stehen bleiben: sie können Amok laufen und angreifen, was ihnen begegnet.</translation>
    </message>
    <message>
        <source>Rough ground</source>
        <translation>Raues Gelände</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Flieht</translation>
    </message>
    <message>
        <source>Rows of squares in which a side deploys</source>
        <translation>Reihen von Quadraten, in denen eine Seite aufstellt</translation>
    </message>
    <message>
        <source>Rows that named &quot;{0}&quot; now name &quot;{1}&quot;: {2}.</source>
        <translation>Zeilen, die „{0}“ nannten, nennen jetzt „{1}“: {2}.</translation>
    </message>
    <message>
        <source>Rows that still name &quot;{0}&quot;: {1}. They are among the findings.</source>
        <translation>Zeilen, die noch „{0}“ nennen: {1}. Sie stehen unter den Problemen.</translation>
    </message>
    <message>
        <source>Runners chase off enemy skirmishers within 4 inches of your free hoplites: they lose 1 figure, 2 near Spartans, and retire.</source>
        <translation>Läufer vertreiben feindliche Plänkler innerhalb von 4 Zoll von Ihren freien Hopliten: sie verlieren 1 Figur, bei Spartanern 2, und ziehen sich zurück.</translation>
    </message>
    <message>
        <source>SCh</source>
        <translation>SCh</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Score that hits the flank of Hoplites</source>
        <translation>Wurf, der die Flanke von Hopliten trifft</translation>
    </message>
    <message>
        <source>Scythed Chariots</source>
        <translation>Sichelwagen</translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <translation>Sichelwagen</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Zweiter Würfel</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Seen by more</source>
        <translation>Von weiteren gesehen</translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation>Sergeant</translation>
    </message>
    <message>
        <source>Set the units side by side</source>
        <translation>Die Einheiten nebeneinander stellen</translation>
    </message>
    <message>
        <source>Set-back</source>
        <translation>Rückschlag</translation>
    </message>
    <message>
        <source>Set-back of the attacker</source>
        <translation>Rückschlag des Angreifers</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Several against one</source>
        <translation>Mehrere gegen einen</translation>
    </message>
    <message>
        <source>Several tables stand in braces in this line: put each of them on a line of its own, or write [[{0}]].</source>
        <translation>In dieser Zeile stehen mehrere Tabellen in geschweiften Klammern: Setzen Sie jede in eine eigene Zeile, oder schreiben Sie [[{0}]].</translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation>Erschüttert</translation>
    </message>
    <message>
        <source>Shaken hoplites never begin a charge.</source>
        <translation>Erschütterte Hopliten beginnen nie einen Angriff.</translation>
    </message>
    <message>
        <source>Shaken or routing</source>
        <translation>Erschüttert oder auf der Flucht</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>Shield wall</source>
        <translation>Schildwall</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Shoot at {1}</source>
        <translation>Auf {1} schießen</translation>
    </message>
    <message>
        <source>Shoot first</source>
        <translation>Zuerst schießen</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Shoots 10 inches at short range, 20 at long, every turn. Hits on 1 to 6, at long range on 1 to 3.</source>
        <translation>Schießt 10 Zoll auf kurze, 20 auf lange Reichweite, in jeder Runde. Trifft bei 1 bis 6, auf lange Reichweite bei 1 bis 3.</translation>
    </message>
    <message>
        <source>Shoots 8 inches at short range, 16 at long. Hits on 1 to 6, at long range on 1 to 3.</source>
        <translation>Schießt 8 Zoll auf kurze, 16 auf lange Reichweite. Trifft bei 1 bis 6, auf lange Reichweite bei 1 bis 3.</translation>
    </message>
    <message>
        <source>Shoots from a distance (attacker)</source>
        <translation>Schießt aus der Ferne (Angreifer)</translation>
    </message>
    <message>
        <source>Shot at by</source>
        <translation>Beschossen von</translation>
    </message>
    <message>
        <source>Shout</source>
        <translation>Kampfruf</translation>
    </message>
    <message>
        <source>Side of a square in inches</source>
        <translation>Seitenlänge eines Quadrats in Zoll</translation>
    </message>
    <message>
        <source>Side of the enemy that it attacks</source>
        <translation>Seite des Feindes, die sie angreift</translation>
    </message>
    <message>
        <source>Side of the enemy that it attacks (attacker)</source>
        <translation>Seite des Feindes, die sie angreift (Angreifer)</translation>
    </message>
    <message>
        <source>Side on which it is struck</source>
        <translation>Seite, auf der sie getroffen wird</translation>
    </message>
    <message>
        <source>Side on which it is struck (defender)</source>
        <translation>Seite, auf der sie getroffen wird (Verteidiger)</translation>
    </message>
    <message>
        <source>Sides on which a Phalanx that is struck keeps its dice</source>
        <translation>Seiten, auf denen eine getroffene Phalanx ihre Würfel behält</translation>
    </message>
    <message>
        <source>Signal to advance</source>
        <translation>Angriffssignal</translation>
    </message>
    <message>
        <source>Single handed</source>
        <translation>Einhändig</translation>
    </message>
    <message>
        <source>Size of a feature</source>
        <translation>Größe eines Geländestücks</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Plänkeln</translation>
    </message>
    <message>
        <source>Skirmisher</source>
        <translation>Plänkler</translation>
    </message>
    <message>
        <source>Skirmishers evade</source>
        <translation>Plänkler weichen aus</translation>
    </message>
    <message>
        <source>Skirmishing Light Cavalry</source>
        <translation>Plänkelnde leichte Kavallerie</translation>
    </message>
    <message>
        <source>Sling</source>
        <translation>Schleuder</translation>
    </message>
    <message>
        <source>Slinger</source>
        <translation>Schleuderer</translation>
    </message>
    <message>
        <source>Slingers and Bowmen</source>
        <translation>Schleuderer und Bogenschützen</translation>
    </message>
    <message>
        <source>Something has changed there since then: undo that first.</source>
        <translation>Seitdem hat sich dort etwas geändert: Machen Sie das zuerst rückgängig.</translation>
    </message>
    <message>
        <source>Spartan</source>
        <translation>Spartanisch</translation>
    </message>
    <message>
        <source>Spear</source>
        <translation>Speer</translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation>Speerträger</translation>
    </message>
    <message>
        <source>Spears</source>
        <translation>Speere</translation>
    </message>
    <message>
        <source>Spears, double base</source>
        <translation>Speere, Doppelbasis</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stehen</translation>
    </message>
    <message>
        <source>Stand fast</source>
        <translation>Standhalten</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standarte</translation>
    </message>
    <message>
        <source>Stands higher than the enemy</source>
        <translation>Steht höher als der Feind</translation>
    </message>
    <message>
        <source>Stands or evades when it is charged. A unit that is caught routs.</source>
        <translation>Steht oder weicht aus, wenn sie angegriffen wird. Eine eingeholte Einheit flieht.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stehen bleiben</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Standhaft</translation>
    </message>
    <message>
        <source>Steal the Initiative</source>
        <translation>Initiative stehlen</translation>
    </message>
    <message>
        <source>Steal the Initiative?</source>
        <translation>Die Initiative stehlen?</translation>
    </message>
    <message>
        <source>Strategos</source>
        <translation>Stratege</translation>
    </message>
    <message>
        <source>Strategos attached</source>
        <translation>Stratege zugeordnet</translation>
    </message>
    <message>
        <source>Strategos changed units</source>
        <translation>Stratege wechselte die Einheit</translation>
    </message>
    <message>
        <source>Strategos lost</source>
        <translation>Stratege verloren</translation>
    </message>
    <message>
        <source>Strategos moved</source>
        <translation>Stratege bewegt</translation>
    </message>
    <message>
        <source>Strategos with the unit</source>
        <translation>Stratege bei der Einheit</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strength left (0: all that it starts with)</source>
        <translation>Verbleibende Stärke (0: der volle Anfangswert)</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Schläge</translation>
    </message>
    <message>
        <source>Strikes on the side</source>
        <translation>Trifft auf der Seite</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>Stripes (-1: those of its class)</source>
        <translation>Streifen (-1: die ihrer Klasse)</translation>
    </message>
    <message>
        <source>Struck side</source>
        <translation>Getroffene Seite</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>Success of the attacker</source>
        <translation>Erfolg des Angreifers</translation>
    </message>
    <message>
        <source>Support fights</source>
        <translation>Unterstützung im Kampf</translation>
    </message>
    <message>
        <source>Supported from behind</source>
        <translation>Von hinten unterstützt</translation>
    </message>
    <message>
        <source>Supported from the side</source>
        <translation>Von der Seite unterstützt</translation>
    </message>
    <message>
        <source>Supporting bands</source>
        <translation>Unterstützende Scharen</translation>
    </message>
    <message>
        <source>Supporting hoplite units on its left</source>
        <translation>Unterstützende Hopliteneinheiten links</translation>
    </message>
    <message>
        <source>Supporting hoplite units on its right</source>
        <translation>Unterstützende Hopliteneinheiten rechts</translation>
    </message>
    <message>
        <source>Supporting units</source>
        <translation>Unterstützende Einheiten</translation>
    </message>
    <message>
        <source>Supports of the attacker</source>
        <translation>Unterstützung des Angreifers</translation>
    </message>
    <message>
        <source>Supports of the defender</source>
        <translation>Unterstützung des Verteidigers</translation>
    </message>
    <message>
        <source>Tables of a list are nested too deep.</source>
        <translation>Die Tabellen einer Liste sind zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>Tactical move</source>
        <translation>Taktische Bewegung</translation>
    </message>
    <message>
        <source>Tactical moves</source>
        <translation>Taktische Bewegungen</translation>
    </message>
    <message>
        <source>Take Open Order</source>
        <translation>Offene Ordnung einnehmen</translation>
    </message>
    <message>
        <source>Takes a disorder point when it passes through a friend.</source>
        <translation>Erhält einen Unordnungspunkt, wenn sie durch einen Freund hindurchgeht.</translation>
    </message>
    <message>
        <source>Talents belong to a tribute, not to &quot;{0}&quot;.</source>
        <translation>Talente gehören zu einem Tribut, nicht zu „{0}“.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Terrain where the set-up has none</source>
        <translation>Gelände, wo der Aufbau keines hat</translation>
    </message>
    <message>
        <source>Test again, at the general&apos;s risk</source>
        <translation>Noch einmal testen, auf Gefahr des Feldherrn</translation>
    </message>
    <message>
        <source>Test again?</source>
        <translation>Noch einmal testen?</translation>
    </message>
    <message>
        <source>Test of a Phalanx to negate a hit</source>
        <translation>Test einer Phalanx, um einen Treffer aufzuheben</translation>
    </message>
    <message>
        <source>Test to negate a hit</source>
        <translation>Test, um einen Treffer aufzuheben</translation>
    </message>
    <message>
        <source>Tests at most twice when it has lost a round.</source>
        <translation>Testet höchstens zweimal, wenn sie eine Runde verloren hat.</translation>
    </message>
    <message>
        <source>Text stands in quotes: {0}.</source>
        <translation>Text steht in Anführungszeichen: {0}.</translation>
    </message>
    <message>
        <source>Text stands in straight quotes: {0}.</source>
        <translation>Text steht in geraden Anführungszeichen: {0}.</translation>
    </message>
    <message>
        <source>That is farther than it may go, or its way is blocked.</source>
        <translation>Das ist weiter, als sie gehen darf, oder ihr Weg ist versperrt.</translation>
    </message>
    <message>
        <source>That is farther than it may go.</source>
        <translation>Das ist weiter, als sie gehen darf.</translation>
    </message>
    <message>
        <source>That is no place for it.</source>
        <translation>Das ist kein Platz dafür.</translation>
    </message>
    <message>
        <source>That is off the table.</source>
        <translation>Das ist neben dem Spieltisch.</translation>
    </message>
    <message>
        <source>That is too far.</source>
        <translation>Das ist zu weit.</translation>
    </message>
    <message>
        <source>The 5 inches that hoplites advance before a charge</source>
        <translation>Die 5 Zoll, die Hopliten vor einem Angriff vorrücken</translation>
    </message>
    <message>
        <source>The Anger of Zeus</source>
        <translation>Zorn des Zeus</translation>
    </message>
    <message>
        <source>The Gods Watch Over</source>
        <translation>Die Götter wachen</translation>
    </message>
    <message>
        <source>The Joker lets you place rough ground or a low hill, or nothing.</source>
        <translation>Der Joker erlaubt Ihnen, raues Gelände oder einen niedrigen Hügel zu legen, oder nichts.</translation>
    </message>
    <message>
        <source>The Phalanx of {0} holds off one hit on a passed Leadership test. It costs nothing.</source>
        <translation>Die Phalanx ({0}) wehrt einen Treffer ab, wenn ein Führungstest gelingt. Das kostet nichts.</translation>
    </message>
    <message>
        <source>The Strategos</source>
        <translation>Der Stratege</translation>
    </message>
    <message>
        <source>The Strategos is with one unit, but this entry stands for {0}.</source>
        <translation>Der Stratege ist bei einer Einheit, aber dieser Eintrag steht für {0}.</translation>
    </message>
    <message>
        <source>The Strategos joins {1}</source>
        <translation>Der Stratege geht zu {1}</translation>
    </message>
    <message>
        <source>The Strategos stays</source>
        <translation>Der Stratege bleibt</translation>
    </message>
    <message>
        <source>The Strength of Ares</source>
        <translation>Stärke des Ares</translation>
    </message>
    <message>
        <source>The answer belongs to another question.</source>
        <translation>Die Antwort gehört zu einer anderen Frage.</translation>
    </message>
    <message>
        <source>The armies deploy {0} inches apart and need {1} inches behind each line: the table must be {2} inches deep, not {3}.</source>
        <translation>Die Armeen stellen sich mit {0} Zoll Abstand auf und brauchen {1} Zoll hinter jeder Linie: Der Spieltisch muss {2} Zoll tief sein, nicht {3}.</translation>
    </message>
    <message>
        <source>The army costs {0} points, {2} more than the {1} of the event.</source>
        <translation>Die Armee kostet {0} Punkte, {2} mehr als die {1} der Veranstaltung.</translation>
    </message>
    <message>
        <source>The army costs {0} {1}, {2} over its limit of {3}.</source>
        <translation>Die Armee kostet {0} {1}, {2} über ihrer Grenze von {3}.</translation>
    </message>
    <message>
        <source>The army has a general already, with &quot;{0}&quot; in line {1}.</source>
        <translation>Die Armee hat schon einen Feldherrn, bei „{0}“ in Zeile {1}.</translation>
    </message>
    <message>
        <source>The army has no Strategos: choose the Strategos&apos;s unit. Only the list of a scenario may have none.</source>
        <translation>Die Armee hat keinen Strategen: wählen Sie seine Einheit. Nur die Liste eines Szenarios darf keinen haben.</translation>
    </message>
    <message>
        <source>The army has no general to re-roll, rally or act without the phase die. Add one.</source>
        <translation>Die Armee hat keinen Feldherrn, der neu würfeln, sammeln oder ohne den Phasenwürfel handeln lassen kann. Fügen Sie einen hinzu.</translation>
    </message>
    <message>
        <source>The army has no general: choose the general&apos;s element.</source>
        <translation>Die Armee hat keinen Feldherrn: Wählen Sie das Element des Feldherrn.</translation>
    </message>
    <message>
        <source>The army has no hoplites: add a phalanx of two units or more.</source>
        <translation>Die Armee hat keine Hopliten: fügen Sie eine Phalanx aus mindestens zwei Einheiten hinzu.</translation>
    </message>
    <message>
        <source>The army has no retinue: add one with its figures.</source>
        <translation>Die Armee hat kein Gefolge: Fügen Sie eines mit seinen Figuren hinzu.</translation>
    </message>
    <message>
        <source>The army has no units: add one.</source>
        <translation>Die Armee hat keine Einheiten: fügen Sie eine hinzu.</translation>
    </message>
    <message>
        <source>The army has one commander in chief, and {0} is that already.</source>
        <translation>Die Armee hat einen Oberbefehlshaber, und das ist schon {0}.</translation>
    </message>
    <message>
        <source>The army has one general, and {0} leads it already.</source>
        <translation>Die Armee hat einen einzigen Feldherrn, und {0} führt sie schon.</translation>
    </message>
    <message>
        <source>The army has skirmishers only; it is beaten while it has no other steady unit. Add one.</source>
        <translation>Die Armee hat nur Plänkler; sie ist geschlagen, solange sie keine andere standfeste Einheit hat. Fügen Sie eine hinzu.</translation>
    </message>
    <message>
        <source>The army has {0} elements; it must have {1}.</source>
        <translation>Die Armee hat {0} Elemente; sie muss {1} haben.</translation>
    </message>
    <message>
        <source>The army has {0} hoplite units; at most {1} fit a side.</source>
        <translation>Die Armee hat {0} Hopliteneinheiten; auf eine Seite passen höchstens {1}.</translation>
    </message>
    <message>
        <source>The army has {0} retinues; at most {1} fit a side.</source>
        <translation>Die Armee hat {0} Gefolge; höchstens {1} passen auf eine Seite.</translation>
    </message>
    <message>
        <source>The army has {0} units and bands; at most {1} fit a side.</source>
        <translation>Die Armee hat {0} Einheiten und Scharen; auf eine Seite passen höchstens {1}.</translation>
    </message>
    <message>
        <source>The army has {0} units, more than its limit of {1}.</source>
        <translation>Die Armee hat {0} Einheiten, mehr als ihre Grenze von {1}.</translation>
    </message>
    <message>
        <source>The army has {0} units; at most {1} fit a side.</source>
        <translation>Die Armee hat {0} Einheiten; auf eine Seite passen höchstens {1}.</translation>
    </message>
    <message>
        <source>The army has {0} units; the event allows {1}.</source>
        <translation>Die Armee hat {0} Einheiten; die Veranstaltung erlaubt {1}.</translation>
    </message>
    <message>
        <source>The attacker becomes Wavering</source>
        <translation>Der Angreifer wird wankend</translation>
    </message>
    <message>
        <source>The attacker breaks</source>
        <translation>Der Angreifer bricht</translation>
    </message>
    <message>
        <source>The attacker can follow up</source>
        <translation>Der Angreifer kann nachrücken</translation>
    </message>
    <message>
        <source>The attacker faces the enemy that it attacks</source>
        <translation>Der Angreifer blickt zu dem Feind, den er angreift</translation>
    </message>
    <message>
        <source>The attacker falls back a square</source>
        <translation>Der Angreifer weicht ein Quadrat zurück</translation>
    </message>
    <message>
        <source>The attacker falls back a square and turns away</source>
        <translation>Der Angreifer weicht ein Quadrat zurück und dreht sich ab</translation>
    </message>
    <message>
        <source>The attacker falls back two squares, turned away</source>
        <translation>Der Angreifer weicht zwei Quadrate zurück, abgewandt</translation>
    </message>
    <message>
        <source>The attacker falls in the first round</source>
        <translation>Der Angreifer fällt in der ersten Kampfrunde</translation>
    </message>
    <message>
        <source>The attacker has lost and holds its ground</source>
        <translation>Der Angreifer hat verloren und hält seine Stellung</translation>
    </message>
    <message>
        <source>The attacker has twice the total or more</source>
        <translation>Der Angreifer hat das Doppelte oder mehr</translation>
    </message>
    <message>
        <source>The attacker is higher</source>
        <translation>Der Angreifer hat mehr</translation>
    </message>
    <message>
        <source>The attacker is pushed back</source>
        <translation>Der Angreifer wird zurückgedrängt</translation>
    </message>
    <message>
        <source>The attacker is pushed off the board</source>
        <translation>Der Angreifer wird vom Brett gedrängt</translation>
    </message>
    <message>
        <source>The attacker is wounded in the first round</source>
        <translation>Der Angreifer wird in der ersten Kampfrunde verwundet</translation>
    </message>
    <message>
        <source>The attacker loses the round and stands</source>
        <translation>Der Angreifer verliert die Runde und steht</translation>
    </message>
    <message>
        <source>The attacker routs</source>
        <translation>Der Angreifer flieht</translation>
    </message>
    <message>
        <source>The attacker tests its Discipline</source>
        <translation>Der Angreifer testet seine Disziplin</translation>
    </message>
    <message>
        <source>The attacker wins in the end</source>
        <translation>Der Angreifer gewinnt am Ende</translation>
    </message>
    <message>
        <source>The attacker&apos;s elephants run wild</source>
        <translation>Die Elefanten des Angreifers laufen Amok</translation>
    </message>
    <message>
        <source>The attacker&apos;s supporters rout</source>
        <translation>Die Unterstützer des Angreifers fliehen</translation>
    </message>
    <message>
        <source>The bases of &quot;{0}&quot; do not make up its ground: &quot;{1}&quot; would be {2}.</source>
        <translation>Die Basen von „{0}“ ergeben nicht die Standfläche: „{1}“ wäre {2}.</translation>
    </message>
    <message>
        <source>The battle was fought by &quot;{0}&quot;; this program knows {1}.</source>
        <translation>Die Schlacht wurde nach „{0}“ geschlagen; dieses Programm kennt {1}.</translation>
    </message>
    <message>
        <source>The battle was fought by version {0} of the rules data of {1}; here is version {2}. If {0} is a club&apos;s rules pack, install it (File, Install a rules pack) or name its folder with --pack; otherwise use the program that wrote the record ({3}).</source>
        <translation>Die Schlacht wurde nach Version {0} der Regeldaten von {1} geschlagen; hier ist Version {2}. Wenn {0} ein Regelpaket eines Klubs ist, installieren Sie es (Datei, Regelpaket installieren) oder nennen Sie seinen Ordner mit --pack; benutzen Sie sonst das Programm, das die Aufzeichnung geschrieben hat ({3}).</translation>
    </message>
    <message>
        <source>The battle was over before this entry.</source>
        <translation>Die Schlacht war vor diesem Eintrag beendet.</translation>
    </message>
    <message>
        <source>The besieged come out of the gates, and have the initiative.</source>
        <translation>Die Belagerten kommen aus den Toren und haben die Initiative.</translation>
    </message>
    <message>
        <source>The besiegers have the city at their back; those who come to relieve it have the initiative.</source>
        <translation>Die Belagerer haben die Stadt im Rücken; wer sie entsetzen will, hat die Initiative.</translation>
    </message>
    <message>
        <source>The bids were equal. How much more do you bid?</source>
        <translation>Die Gebote waren gleich. Wie viel mehr bieten Sie?</translation>
    </message>
    <message>
        <source>The calendar of the campaign is out of range.</source>
        <translation>Der Kalender der Kampagne liegt außerhalb des Erlaubten.</translation>
    </message>
    <message>
        <source>The campaign has other places or powers than its map.</source>
        <translation>Die Kampagne hat andere Orte oder Mächte als ihre Karte.</translation>
    </message>
    <message>
        <source>The campaign is over.</source>
        <translation>Die Kampagne ist beendet.</translation>
    </message>
    <message>
        <source>The campaign was founded by edition {0} of the rules and dice; this program knows those up to {1}. Open it with a newer version of Ephor.</source>
        <translation>Die Kampagne wurde mit Ausgabe {0} der Regeln und Würfel begonnen; dieses Programm kennt die Ausgaben bis {1}. Öffnen Sie sie mit einer neueren Version von Ephor.</translation>
    </message>
    <message>
        <source>The changes of an entry are no list.</source>
        <translation>Die Änderungen eines Eintrags sind keine Liste.</translation>
    </message>
    <message>
        <source>The corrected counter does not exist.</source>
        <translation>Den korrigierten Zähler gibt es nicht.</translation>
    </message>
    <message>
        <source>The corrected piece faces nowhere.</source>
        <translation>Die korrigierte Einheit hat keine Blickrichtung.</translation>
    </message>
    <message>
        <source>The corrected piece is not on the table.</source>
        <translation>Die korrigierte Einheit ist nicht auf dem Spieltisch.</translation>
    </message>
    <message>
        <source>The corrected piece would stand off the table.</source>
        <translation>Die korrigierte Einheit stünde neben dem Spieltisch.</translation>
    </message>
    <message>
        <source>The corrected piece would stand on another one.</source>
        <translation>Die korrigierte Einheit stünde auf einer anderen.</translation>
    </message>
    <message>
        <source>The deadline {0} is after the event on {1}.</source>
        <translation>Die Frist {0} liegt nach der Veranstaltung am {1}.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Der Kartenstapel</translation>
    </message>
    <message>
        <source>The defender becomes Wavering</source>
        <translation>Der Verteidiger wird wankend</translation>
    </message>
    <message>
        <source>The defender breaks</source>
        <translation>Der Verteidiger bricht</translation>
    </message>
    <message>
        <source>The defender can follow up</source>
        <translation>Der Verteidiger kann nachrücken</translation>
    </message>
    <message>
        <source>The defender deploys</source>
        <translation>Der Verteidiger stellt auf</translation>
    </message>
    <message>
        <source>The defender falls back a square</source>
        <translation>Der Verteidiger weicht ein Quadrat zurück</translation>
    </message>
    <message>
        <source>The defender falls back a square and turns away</source>
        <translation>Der Verteidiger weicht ein Quadrat zurück und dreht sich ab</translation>
    </message>
    <message>
        <source>The defender falls back two squares, turned away</source>
        <translation>Der Verteidiger weicht zwei Quadrate zurück, abgewandt</translation>
    </message>
    <message>
        <source>The defender falls in the first round</source>
        <translation>Der Verteidiger fällt in der ersten Kampfrunde</translation>
    </message>
    <message>
        <source>The defender has lost and holds its ground</source>
        <translation>Der Verteidiger hat verloren und hält seine Stellung</translation>
    </message>
    <message>
        <source>The defender has twice the total or more</source>
        <translation>Der Verteidiger hat das Doppelte oder mehr</translation>
    </message>
    <message>
        <source>The defender is higher</source>
        <translation>Der Verteidiger hat mehr</translation>
    </message>
    <message>
        <source>The defender is pushed back</source>
        <translation>Der Verteidiger wird zurückgedrängt</translation>
    </message>
    <message>
        <source>The defender is pushed off the board</source>
        <translation>Der Verteidiger wird vom Brett gedrängt</translation>
    </message>
    <message>
        <source>The defender is wounded in the first round</source>
        <translation>Der Verteidiger wird in der ersten Kampfrunde verwundet</translation>
    </message>
    <message>
        <source>The defender loses the round and stands</source>
        <translation>Der Verteidiger verliert die Runde und steht</translation>
    </message>
    <message>
        <source>The defender routs</source>
        <translation>Der Verteidiger flieht</translation>
    </message>
    <message>
        <source>The defender tests its Discipline</source>
        <translation>Der Verteidiger testet seine Disziplin</translation>
    </message>
    <message>
        <source>The defender wins in the end</source>
        <translation>Der Verteidiger gewinnt am Ende</translation>
    </message>
    <message>
        <source>The defender&apos;s elephants run wild</source>
        <translation>Die Elefanten des Verteidigers laufen Amok</translation>
    </message>
    <message>
        <source>The defender&apos;s supporters rout</source>
        <translation>Die Unterstützer des Verteidigers fliehen</translation>
    </message>
    <message>
        <source>The defenders were caught as they left: their spirit is lower.</source>
        <translation>Die Verteidiger wurden beim Abzug gestellt: ihr Kampfgeist ist geringer.</translation>
    </message>
    <message>
        <source>The dice key is not the one that was committed to.</source>
        <translation>Der Würfelschlüssel ist nicht der, auf den die Aufzeichnung festgelegt ist.</translation>
    </message>
    <message>
        <source>The enemy defends fortifications</source>
        <translation>Der Feind verteidigt Befestigungen</translation>
    </message>
    <message>
        <source>The enemy has no shield on its arm: both of its flanks are unshielded. Choose &quot;unshielded_flank&quot;</source>
        <translation>Der Feind hat keinen Schild am Arm: Beide Flanken sind ungeschützt. Wählen Sie „unshielded_flank“</translation>
    </message>
    <message>
        <source>The enemy lowers the level of one of your hoplite units by one.</source>
        <translation>Der Feind senkt die Stufe einer Ihrer Hopliteneinheiten um eins.</translation>
    </message>
    <message>
        <source>The enemy stands behind an obstacle</source>
        <translation>Der Feind steht hinter einem Hindernis</translation>
    </message>
    <message>
        <source>The enemy stands uphill</source>
        <translation>Der Feind steht bergauf</translation>
    </message>
    <message>
        <source>The enemy uses the factor against foot.</source>
        <translation>Der Feind benutzt den Faktor gegen Fußtruppen.</translation>
    </message>
    <message>
        <source>The enemy uses the factor against mounted.</source>
        <translation>Der Feind benutzt den Faktor gegen Berittene.</translation>
    </message>
    <message>
        <source>The event does not allow the army {0}; it allows {1}.</source>
        <translation>Die Veranstaltung erlaubt die Armee {0} nicht; sie erlaubt {1}.</translation>
    </message>
    <message>
        <source>The events do not have the recorded digest: {0} instead of {1}.</source>
        <translation>Die Ereignisse haben nicht die aufgezeichnete Prüfsumme: {0} statt {1}.</translation>
    </message>
    <message>
        <source>The field &quot;{0}&quot; is given twice</source>
        <translation>Das Feld „{0}“ ist zweimal angegeben</translation>
    </message>
    <message>
        <source>The figures of version {0} are not available, so the changes are unknown. These are the figures of version {1}.</source>
        <translation>Die Werte der Version {0} liegen nicht vor, daher sind die Änderungen unbekannt. Dies sind die Werte der Version {1}.</translation>
    </message>
    <message>
        <source>The file could not be {0}: a part of the path is a file, not a folder. Check the path.</source>
        <translation>Die Datei konnte nicht {0} werden: Ein Teil des Pfads ist eine Datei, kein Ordner. Prüfen Sie den Pfad.</translation>
    </message>
    <message>
        <source>The file could not be {0}: it would be larger than the system allows. Nothing was changed; raise the limit (ulimit -f), or choose another place.</source>
        <translation>Die Datei konnte nicht {0} werden: Sie wäre größer, als das System erlaubt. Nichts wurde geändert; erhöhen Sie die Grenze (ulimit -f), oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>The file could not be {0}: its name is too long. Choose a shorter one.</source>
        <translation>Die Datei konnte nicht {0} werden: Ihr Name ist zu lang. Wählen Sie einen kürzeren.</translation>
    </message>
    <message>
        <source>The file could not be {0}: permission denied. Change who may read it, or ask whose file it is.</source>
        <translation>Die Datei konnte nicht {0} werden: Zugriff verweigert. Ändern Sie, wer sie lesen darf, oder fragen Sie den Besitzer.</translation>
    </message>
    <message>
        <source>The file could not be {0}: permission denied. Choose another place, or change who may use this one.</source>
        <translation>Die Datei konnte nicht {0} werden: Zugriff verweigert. Wählen Sie einen anderen Ort, oder ändern Sie, wer diesen benutzen darf.</translation>
    </message>
    <message>
        <source>The file could not be {0}: the disk can only be read. Choose another place.</source>
        <translation>Die Datei konnte nicht {0} werden: Der Datenträger ist schreibgeschützt. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>The file could not be {0}: the disk is full. Nothing was changed; make room, or choose another place.</source>
        <translation>Die Datei konnte nicht {0} werden: Der Datenträger ist voll. Nichts wurde geändert; schaffen Sie Platz, oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>The file could not be {0}: there is no such file or folder. Check the name and the folder.</source>
        <translation>Die Datei konnte nicht {0} werden: Eine solche Datei oder einen solchen Ordner gibt es nicht. Prüfen Sie den Namen und den Ordner.</translation>
    </message>
    <message>
        <source>The file could not be {0}: there is no such folder. Make the folder first, or choose another place.</source>
        <translation>Die Datei konnte nicht {0} werden: Einen solchen Ordner gibt es nicht. Legen Sie zuerst den Ordner an, oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>The file could not be {0}: this is a folder. Name a file.</source>
        <translation>Die Datei konnte nicht {0} werden: Dies ist ein Ordner. Nennen Sie eine Datei.</translation>
    </message>
    <message>
        <source>The file could not be {0}: {1}.</source>
        <translation>Die Datei konnte nicht {0} werden: {1}.</translation>
    </message>
    <message>
        <source>The file has format {0}; this program knows formats up to {1}. Use a newer version of the program.</source>
        <translation>Die Datei hat Format {0}; dieses Programm kennt Formate bis {1}. Benutzen Sie eine neuere Version des Programms.</translation>
    </message>
    <message>
        <source>The file has {0} bytes; a record has at most {1}. Is it the right file?</source>
        <translation>Die Datei hat {0} Bytes; eine Aufzeichnung hat höchstens {1}. Ist es die richtige Datei?</translation>
    </message>
    <message>
        <source>The file has {0} bytes; at most {1} are read of a file of this kind. Is it the right file?</source>
        <translation>Die Datei hat {0} Bytes; von einer Datei dieser Art werden höchstens {1} gelesen. Ist es die richtige Datei?</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is written in UTF-16, and must be in UTF-8. Open it in an editor and save it as UTF-8.</source>
        <translation>Die Datei ist in UTF-16 geschrieben und muss in UTF-8 sein. Öffnen Sie sie in einem Editor und speichern Sie sie als UTF-8.</translation>
    </message>
    <message>
        <source>The file is written in Windows-1252 and was read as that; lists are written in UTF-8. Saving it in Ephor changes that.</source>
        <translation>Die Datei ist in Windows-1252 geschrieben und wurde so gelesen; Listen werden in UTF-8 geschrieben. Speichern in Ephor ändert das.</translation>
    </message>
    <message>
        <source>The file of the save that was begun cannot be taken away. Remove it by hand.</source>
        <translation>Die Datei des begonnenen Speicherns kann nicht entfernt werden. Entfernen Sie sie von Hand.</translation>
    </message>
    <message>
        <source>The file that stands there cannot be read, so it is not written over.</source>
        <translation>Die vorhandene Datei kann nicht gelesen werden und wird daher nicht überschrieben.</translation>
    </message>
    <message>
        <source>The folder cannot be made. Choose another place.</source>
        <translation>Der Ordner kann nicht angelegt werden. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>The founding entry does not hold the scenario&apos;s files.</source>
        <translation>Der Gründungseintrag enthält die Dateien des Szenarios nicht.</translation>
    </message>
    <message>
        <source>The general joins {1}</source>
        <translation>Der Feldherr schließt sich {1} an</translation>
    </message>
    <message>
        <source>The general of {0} is with {1}, not with {2}.</source>
        <translation>Der Feldherr von {0} ist bei {1}, nicht bei {2}.</translation>
    </message>
    <message>
        <source>The general&apos;s activation</source>
        <translation>Die Aktivierung des Feldherrn</translation>
    </message>
    <message>
        <source>The general&apos;s dice in combat</source>
        <translation>Die Würfel des Feldherrn im Kampf</translation>
    </message>
    <message>
        <source>The general&apos;s dice?</source>
        <translation>Die Würfel des Feldherrn?</translation>
    </message>
    <message>
        <source>The general&apos;s element</source>
        <translation>Das Element des Feldherrn</translation>
    </message>
    <message>
        <source>The grid has {0} rows, too few for two times {1} rows of deployment. Take a deeper table or fewer deploy_rows.</source>
        <translation>Das Raster hat {0} Reihen, zu wenige für zweimal {1} Reihen Aufstellung. Nehmen Sie einen tieferen Spieltisch oder weniger deploy_rows.</translation>
    </message>
    <message>
        <source>The group</source>
        <translation>Die Gruppe</translation>
    </message>
    <message>
        <source>The head of the file stands below its first heading; it belongs at the top.</source>
        <translation>Der Kopf der Datei steht unter ihrer ersten Überschrift; er gehört nach oben.</translation>
    </message>
    <message>
        <source>The heading is written {0}, in two brackets.</source>
        <translation>Die Überschrift schreibt man {0}, in zwei Klammern.</translation>
    </message>
    <message>
        <source>The heading is written {0}.</source>
        <translation>Die Überschrift schreibt man {0}.</translation>
    </message>
    <message>
        <source>The hoplite units of {0} have {1} figures, those of the battle {2}: set the option hoplite_figures to {1}.</source>
        <translation>Die Hopliteneinheiten von {0} haben {1} Figuren, die der Schlacht {2}: setzen Sie die Option hoplite_figures auf {1}.</translation>
    </message>
    <message>
        <source>The invader deploys</source>
        <translation>Der Eindringling stellt auf</translation>
    </message>
    <message>
        <source>The last action is not an adjudication.</source>
        <translation>Die letzte Aktion ist keine Auswertung.</translation>
    </message>
    <message>
        <source>The lead is bid for in the first move of a season.</source>
        <translation>Um die Führung wird in der ersten Runde einer Jahreszeit geboten.</translation>
    </message>
    <message>
        <source>The leader of the {0} is killed</source>
        <translation>Der Anführer des {0}s fällt</translation>
    </message>
    <message>
        <source>The leader of the {0} is wounded or killed</source>
        <translation>Der Anführer des {0}s wird verwundet oder fällt</translation>
    </message>
    <message>
        <source>The leader of {0} cannot carry the standard, too: give it to another figure.</source>
        <translation>Der Anführer von {0} kann nicht auch die Standarte tragen: Geben Sie sie einer anderen Figur.</translation>
    </message>
    <message>
        <source>The leader of {0} rides with another unit already.</source>
        <translation>Der Anführer von {0} reitet schon mit einer anderen Einheit.</translation>
    </message>
    <message>
        <source>The leader who drew it gains 1 command point for good, up to 5.</source>
        <translation>Der Anführer, der sie zog, gewinnt auf Dauer 1 Befehlspunkt, bis zu 5.</translation>
    </message>
    <message>
        <source>The leader who drew it loses 1 command point for good.</source>
        <translation>Der Anführer, der sie zog, verliert auf Dauer 1 Befehlspunkt.</translation>
    </message>
    <message>
        <source>The line ends of the record were changed (CR LF), perhaps by a mail program: have it sent again as an attachment.</source>
        <translation>Die Zeilenenden der Aufzeichnung wurden geändert (CR LF), vielleicht von einem Mailprogramm: Lassen Sie sie noch einmal als Anhang senden.</translation>
    </message>
    <message>
        <source>The line has {0} characters; at most {1} are read.</source>
        <translation>Die Zeile hat {0} Zeichen; höchstens {1} werden gelesen.</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>Die Liste</translation>
    </message>
    <message>
        <source>The list &quot;{0}&quot; cannot be read: {1}</source>
        <translation>Die Liste „{0}“ kann nicht gelesen werden: {1}</translation>
    </message>
    <message>
        <source>The list came in on {0}; the deadline was {1}.</source>
        <translation>Die Liste kam am {0}; die Frist war am {1}.</translation>
    </message>
    <message>
        <source>The list costs {0} points instead of {1}.</source>
        <translation>Die Liste kostet {0} Punkte statt {1}.</translation>
    </message>
    <message>
        <source>The list costs {0} points, as before.</source>
        <translation>Die Liste kostet {0} Punkte, wie bisher.</translation>
    </message>
    <message>
        <source>The list is for {0}; the event plays {1}.</source>
        <translation>Die Liste ist für {0}; die Veranstaltung spielt {1}.</translation>
    </message>
    <message>
        <source>The list is written for &quot;{0}&quot;, the battle is fought by &quot;{1}&quot;.</source>
        <translation>Die Liste ist für „{0}“ geschrieben, die Schlacht wird nach „{1}“ geschlagen.</translation>
    </message>
    <message>
        <source>The list is written for version &quot;{0}&quot; of the rules data; the event allows {1}.</source>
        <translation>Die Liste ist für Version „{0}“ der Regeldaten geschrieben; die Veranstaltung erlaubt {1}.</translation>
    </message>
    <message>
        <source>The list needs a &quot;name&quot;.</source>
        <translation>Die Liste braucht einen Namen („name“).</translation>
    </message>
    <message>
        <source>The list was written for version {0} of the rules data; this is version {1}. See what that changes before you accept it.</source>
        <translation>Die Liste wurde für Version {0} der Regeldaten geschrieben; dies ist Version {1}. Sehen Sie nach, was das ändert, bevor Sie es übernehmen.</translation>
    </message>
    <message>
        <source>The log from here on is not the one that the answers and dice make.</source>
        <translation>Von hier an ist das Protokoll nicht das, was Antworten und Würfel ergeben.</translation>
    </message>
    <message>
        <source>The mahouts of {1} turn on their beast</source>
        <translation>Die Mahuts von {1} wenden sich gegen ihr Tier</translation>
    </message>
    <message>
        <source>The omen &quot;{0}&quot; is played twice.</source>
        <translation>Das Omen „{0}“ wird zweimal gespielt.</translation>
    </message>
    <message>
        <source>The option &quot;{0}&quot; is given twice</source>
        <translation>Die Option „{0}“ ist zweimal angegeben</translation>
    </message>
    <message>
        <source>The option &quot;{0}&quot; must have a text for its value.</source>
        <translation>Die Option „{0}“ braucht als Wert einen Text.</translation>
    </message>
    <message>
        <source>The other has no {0}.</source>
        <translation>Die andere hat {0} nicht.</translation>
    </message>
    <message>
        <source>The others cannot follow in file.</source>
        <translation>Die anderen können nicht in Reihe folgen.</translation>
    </message>
    <message>
        <source>The outline must go round an area once: three corners or more, no edge crossing another.</source>
        <translation>Der Umriss muss eine Fläche einmal umlaufen: mindestens drei Ecken, und keine Kante kreuzt eine andere.</translation>
    </message>
    <message>
        <source>The outline of &quot;{0}&quot; crosses itself or has no area.</source>
        <translation>Der Umriss von „{0}“ kreuzt sich selbst oder hat keine Fläche.</translation>
    </message>
    <message>
        <source>The pack calls itself version &quot;{0}&quot;, as the built-in rules do. Give it another version.</source>
        <translation>Das Paket nennt sich Version „{0}“, wie die eingebauten Regeln. Geben Sie ihm eine andere Version.</translation>
    </message>
    <message>
        <source>The pack has &quot;{0}&quot; {1} times, not {2}.</source>
        <translation>Der Kartenstapel hat „{0}“ {1}-mal, nicht {2}-mal.</translation>
    </message>
    <message>
        <source>The pack has {0} cards; &quot;{1}&quot; is missing.</source>
        <translation>Der Kartenstapel hat {0} Karten; „{1}“ fehlt.</translation>
    </message>
    <message>
        <source>The phase has ended. The general&apos;s unit may act once more.</source>
        <translation>Die Phase ist zu Ende. Die Einheit des Feldherrn darf noch einmal handeln.</translation>
    </message>
    <message>
        <source>The points of the list are not known; the event allows {0}.</source>
        <translation>Die Punkte der Liste sind nicht bekannt; die Veranstaltung erlaubt {0}.</translation>
    </message>
    <message>
        <source>The quote before {0} is not closed.</source>
        <translation>Das Anführungszeichen vor {0} ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The record ends before the battle does: an answer is missing after entry {0}.</source>
        <translation>Die Aufzeichnung endet vor der Schlacht: nach Eintrag {0} fehlt eine Antwort.</translation>
    </message>
    <message>
        <source>The record has format {0}; this program reads formats up to {1}. Use a newer version of the program.</source>
        <translation>Die Aufzeichnung hat Format {0}; dieses Programm liest Formate bis {1}. Benutzen Sie eine neuere Version des Programms.</translation>
    </message>
    <message>
        <source>The record holds no result: the battle was not fought to its end.</source>
        <translation>Die Aufzeichnung enthält kein Ergebnis: die Schlacht wurde nicht zu Ende gekämpft.</translation>
    </message>
    <message>
        <source>The record is cut off: its last line should hold the digest of all others. Take an undamaged copy.</source>
        <translation>Die Aufzeichnung ist abgeschnitten: Ihre letzte Zeile sollte die Prüfsumme aller anderen enthalten. Nehmen Sie eine unbeschädigte Kopie.</translation>
    </message>
    <message>
        <source>The record is of another battle than {0} as the campaign has it: its set-up differs.</source>
        <translation>Die Aufzeichnung ist von einer anderen Schlacht als {0} in der Kampagne: ihr Aufbau ist anders.</translation>
    </message>
    <message>
        <source>The record was changed after it was written: its digest does not fit, and in this line: {0} Take an undamaged copy.</source>
        <translation>Die Aufzeichnung wurde nach dem Schreiben geändert: Ihre Prüfsumme passt nicht, und in dieser Zeile: {0} Nehmen Sie eine unbeschädigte Kopie.</translation>
    </message>
    <message>
        <source>The record was changed after it was written: its digest does not fit. Take an undamaged copy.</source>
        <translation>Die Aufzeichnung wurde nach dem Schreiben geändert: Ihre Prüfsumme passt nicht. Nehmen Sie eine unbeschädigte Kopie.</translation>
    </message>
    <message>
        <source>The recorded result is not the one that the answers and dice lead to.</source>
        <translation>Das aufgezeichnete Ergebnis ist nicht das, zu dem Antworten und Würfel führen.</translation>
    </message>
    <message>
        <source>The result of a battle cannot be understood.</source>
        <translation>Das Ergebnis einer Schlacht ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The roll &quot;{0}&quot; is entered twice.</source>
        <translation>Der Wurf „{0}“ ist zweimal eingegeben.</translation>
    </message>
    <message>
        <source>The roll &quot;{0}&quot; is no longer made, because other rolls have changed; its {1} does not count.</source>
        <translation>Der Wurf „{0}“ kommt nicht mehr vor, weil sich andere Würfe geändert haben; seine {1} zählt nicht.</translation>
    </message>
    <message>
        <source>The rules data of {0} were changed since the battle was fought: {1} then, {2} now. Use the program that wrote it ({3}).</source>
        <translation>Die Regeldaten von {0} wurden seit der Schlacht geändert: damals {1}, jetzt {2}. Benutzen Sie das Programm, das sie geschrieben hat ({3}).</translation>
    </message>
    <message>
        <source>The rules give no points: a limit needs points = &quot;house&quot;, our own.</source>
        <translation>Die Regeln nennen keine Punkte: eine Grenze braucht points = &quot;house&quot;, unsere eigenen.</translation>
    </message>
    <message>
        <source>The rules pack {0} was changed since the battle was fought: {1} then, {2} now. Use the pack as it was then.</source>
        <translation>Das Regelpaket {0} wurde seit der Schlacht geändert: damals {1}, jetzt {2}. Benutzen Sie das Paket, wie es damals war.</translation>
    </message>
    <message>
        <source>The set-up has a list &quot;{0}&quot; and none &quot;{1}&quot;: give both, or neither for a table alone.</source>
        <translation>Der Aufbau hat eine Liste „{0}“ und keine „{1}“: Geben Sie beide an, oder keine für einen Spieltisch allein.</translation>
    </message>
    <message>
        <source>The set-up is missing.</source>
        <translation>Der Aufbau fehlt.</translation>
    </message>
    <message>
        <source>The set-up was made for version &quot;{0}&quot; of the rules data of {2}; this program has version &quot;{1}&quot;.</source>
        <translation>Der Aufbau wurde für Version „{0}“ der Regeldaten von {2} gemacht; dieses Programm hat Version „{1}“.</translation>
    </message>
    <message>
        <source>The set-up was written for version {0} of the rules data; it is fought by version {1}.</source>
        <translation>Der Aufbau wurde für Version {0} der Regeldaten geschrieben; gespielt wird nach Version {1}.</translation>
    </message>
    <message>
        <source>The shape has too few points: {0}. It needs {1} or more.</source>
        <translation>Die Form hat zu wenige Punkte: {0}. Sie braucht mindestens {1}.</translation>
    </message>
    <message>
        <source>The shieldless flank of hoplites</source>
        <translation>Die schildlose Flanke der Hopliten</translation>
    </message>
    <message>
        <source>The standard</source>
        <translation>Die Standarte</translation>
    </message>
    <message>
        <source>The table is smaller than the deployment: two zones of {0} inches do not fit into {1} inches. Take a deeper table or a smaller deploy_depth_bw.</source>
        <translation>Der Spieltisch ist kleiner als die Aufstellung: Zwei Zonen von {0} Zoll passen nicht in {1} Zoll. Nehmen Sie einen tieferen Spieltisch oder ein kleineres deploy_depth_bw.</translation>
    </message>
    <message>
        <source>The table is too small for {0} behind its deployment line. Take a larger table.</source>
        <translation>Der Spieltisch ist zu klein für {0} hinter der Aufstellungslinie. Nehmen Sie einen größeren.</translation>
    </message>
    <message>
        <source>The table is too small: {0} of {1} finds no place in its zone. Take a wider table or smaller retinues.</source>
        <translation>Der Spieltisch ist zu klein: {0} von {1} findet in der Zone keinen Platz. Nehmen Sie einen breiteren Spieltisch oder kleinere Gefolge.</translation>
    </message>
    <message>
        <source>The table is too small: {0} units of {1} need more room than a zone of {2} by {3} inches has. Take a wider table or a deeper zone (deploy_depth_bw).</source>
        <translation>Der Spieltisch ist zu klein: {0} Einheiten von {1} brauchen mehr Platz, als eine Zone von {2} mal {3} Zoll hat. Nehmen Sie einen breiteren Spieltisch oder eine tiefere Zone (deploy_depth_bw).</translation>
    </message>
    <message>
        <source>The table must be a grid of {0} to {1} by {2} to {3} whole squares, each {4} inches wide: take 72 by 48 inches for 12 by 8 squares of 6, or another &quot;square&quot;.</source>
        <translation>Der Spieltisch muss ein Raster von {0} bis {1} mal {2} bis {3} ganzen Quadraten sein, jedes {4} Zoll breit: nehmen Sie 72 mal 48 Zoll für 12 mal 8 Quadrate zu 6, oder ein anderes „square“.</translation>
    </message>
    <message>
        <source>The table must be a square of 15 to 20 base widths.</source>
        <translation>Der Spieltisch muss ein Quadrat von 15 bis 20 Basisbreiten sein.</translation>
    </message>
    <message>
        <source>The table must be {0} to {1} inches wide and deep.</source>
        <translation>Der Spieltisch muss {0} bis {1} Zoll breit und tief sein.</translation>
    </message>
    <message>
        <source>The target of a charge may pay 1 Arete to meet the charger halfway, with the two dice of a charge for itself.</source>
        <translation>Das Ziel eines Angriffs darf 1 Arete zahlen, um dem Angreifer auf halbem Weg zu begegnen, mit den zwei Angriffswürfeln für sich selbst.</translation>
    </message>
    <message>
        <source>The text has {0} bytes; at most {1} are read.</source>
        <translation>Der Text hat {0} Bytes; höchstens {1} werden gelesen.</translation>
    </message>
    <message>
        <source>The text has {0} bytes; at most {1} are read. Is it the right file?</source>
        <translation>Der Text hat {0} Bytes; höchstens {1} werden gelesen. Ist es die richtige Datei?</translation>
    </message>
    <message>
        <source>The text that begins with &quot;&quot;&quot; in line {0} is not closed.</source>
        <translation>Der Text, der in Zeile {0} mit &quot;&quot;&quot; beginnt, ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The two zones of 8 inches do not fit into {0} inches: take a deeper table.</source>
        <translation>Die beiden Zonen von 8 Zoll passen nicht in {0} Zoll: Nehmen Sie einen tieferen Spieltisch.</translation>
    </message>
    <message>
        <source>The umpire chose the campaign&apos;s seed, and may have known these dice: they are for practice.</source>
        <translation>Der Spielleiter hat den Startwert der Kampagne gewählt und kann diese Würfel gekannt haben: sie sind zum Üben.</translation>
    </message>
    <message>
        <source>The walls are stormed.</source>
        <translation>Die Mauern werden gestürmt.</translation>
    </message>
    <message>
        <source>The way bends too often.</source>
        <translation>Der Weg knickt zu oft ab.</translation>
    </message>
    <message>
        <source>The way may not bend.</source>
        <translation>Der Weg darf nicht abknicken.</translation>
    </message>
    <message>
        <source>The whole retinue must stand in its own zone, facing the enemy.</source>
        <translation>Das ganze Gefolge muss in der eigenen Zone stehen, mit Blick zum Feind.</translation>
    </message>
    <message>
        <source>The yard of {0} turns out {1} in a turn, not {2}.</source>
        <translation>Die Werft von {0} baut {1} in einer Runde, nicht {2}.</translation>
    </message>
    <message>
        <source>The {0} falls back</source>
        <translation>Der {0} weicht zurück</translation>
    </message>
    <message>
        <source>The {0} falls below half strength</source>
        <translation>Der {0} fällt unter halbe Stärke</translation>
    </message>
    <message>
        <source>The {0} has its guard already, in line {1}.</source>
        <translation>Bewacht ist schon, in Zeile {1}: {0}.</translation>
    </message>
    <message>
        <source>The {0} is Shaken afterwards</source>
        <translation>Der {0} ist danach erschüttert</translation>
    </message>
    <message>
        <source>The {0} is destroyed</source>
        <translation>Der {0} wird vernichtet</translation>
    </message>
    <message>
        <source>The {0} may pursue</source>
        <translation>Der {0} darf verfolgen</translation>
    </message>
    <message>
        <source>The {0} retires</source>
        <translation>Der {0} zieht sich zurück</translation>
    </message>
    <message>
        <source>The {0} rides through</source>
        <translation>Der {0} reitet hindurch</translation>
    </message>
    <message>
        <source>The {0} routs</source>
        <translation>Der {0} flieht</translation>
    </message>
    <message>
        <source>The {0} {1}</source>
        <translation>Der {0} {1}</translation>
    </message>
    <message>
        <source>There are more than {0} keys in {1}.</source>
        <translation>In {1} sind mehr als {0} Schlüssel.</translation>
    </message>
    <message>
        <source>There are more than {0} tables in the list.</source>
        <translation>In der Liste sind mehr als {0} Tabellen.</translation>
    </message>
    <message>
        <source>There are more unknown keys in {0}; these are not looked at.</source>
        <translation>In {0} sind weitere unbekannte Schlüssel; sie werden nicht beachtet.</translation>
    </message>
    <message>
        <source>There are no orders of {0} in this text.</source>
        <translation>In diesem Text sind keine Befehle von {0}.</translation>
    </message>
    <message>
        <source>There are no rules &quot;{0}&quot;; this program knows {1}.</source>
        <translation>Es gibt keine Regeln „{0}“; dieses Programm kennt {1}.</translation>
    </message>
    <message>
        <source>There are too many features like {0}.</source>
        <translation>Es gibt zu viele Geländestücke wie {0}.</translation>
    </message>
    <message>
        <source>There are two bids; one of them counts.</source>
        <translation>Es gibt zwei Gebote; nur eines zählt.</translation>
    </message>
    <message>
        <source>There are {0} more errors; fix these first.</source>
        <translation>Es gibt noch {0} weitere Fehler; beheben Sie zuerst diese.</translation>
    </message>
    <message>
        <source>There is a card &quot;{0}&quot; already.</source>
        <translation>Es gibt schon eine Karte „{0}“.</translation>
    </message>
    <message>
        <source>There is a general &quot;{0}&quot; already.</source>
        <translation>Es gibt schon einen Feldherrn „{0}“.</translation>
    </message>
    <message>
        <source>There is a type &quot;{0}&quot; already.</source>
        <translation>Es gibt schon einen Typ „{0}“.</translation>
    </message>
    <message>
        <source>There is another &quot;{0}&quot; before this one.</source>
        <translation>Es gibt vorher schon ein „{0}“.</translation>
    </message>
    <message>
        <source>There is another &quot;{0}&quot; in line {1}; numerals will tell them apart.</source>
        <translation>Es gibt noch „{0}“ in Zeile {1}; Zahlen werden sie unterscheiden.</translation>
    </message>
    <message>
        <source>There is another retinue &quot;{0}&quot;: give this one a name of its own.</source>
        <translation>Es gibt ein anderes Gefolge „{0}“: Geben Sie diesem einen eigenen Namen.</translation>
    </message>
    <message>
        <source>There is no &quot;{0}&quot; whose {1} could be ruled on{2}</source>
        <translation>Es gibt kein „{0}“, über dessen {1} entschieden werden könnte{2}</translation>
    </message>
    <message>
        <source>There is no Phalanx in Difficult Ground</source>
        <translation>Im Schwierigen Gelände gibt es keine Phalanx</translation>
    </message>
    <message>
        <source>There is no Phalanx in Difficult Ground.</source>
        <translation>Im Schwierigen Gelände gibt es keine Phalanx.</translation>
    </message>
    <message>
        <source>There is no [[{0}]] yet that could take it in.</source>
        <translation>Es gibt noch kein [[{0}]], das es aufnehmen könnte.</translation>
    </message>
    <message>
        <source>There is no army &quot;{0}&quot;. An army has a number, such as &quot;{1}&quot;; words of its name find it.</source>
        <translation>Es gibt keine Armee „{0}“. Eine Armee hat eine Nummer, etwa „{1}“; Wörter ihres Namens finden sie.</translation>
    </message>
    <message>
        <source>There is no army &quot;{0}&quot;; did you mean {1}?</source>
        <translation>Es gibt keine Armee „{0}“; meinten Sie {1}?</translation>
    </message>
    <message>
        <source>There is no business &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>Es gibt kein Geschäft „{0}“; ist „{1}“ gemeint?</translation>
    </message>
    <message>
        <source>There is no business &quot;{0}&quot;; there are {1}.</source>
        <translation>Es gibt kein Geschäft „{0}“; es gibt {1}.</translation>
    </message>
    <message>
        <source>There is no field &quot;{0}&quot;. Fields: {1}</source>
        <translation>Es gibt kein Feld „{0}“. Felder: {1}</translation>
    </message>
    <message>
        <source>There is no field &quot;{0}&quot;. Is &quot;{1}&quot; meant?</source>
        <translation>Es gibt kein Feld „{0}“. Ist „{1}“ gemeint?</translation>
    </message>
    <message>
        <source>There is no leader &quot;{0}&quot;.</source>
        <translation>Es gibt keinen Anführer „{0}“.</translation>
    </message>
    <message>
        <source>There is no module &quot;{0}&quot;: name full, lite, none, or some of {1}.</source>
        <translation>Es gibt kein Modul „{0}“: nennen Sie full, lite, none oder einige von {1}.</translation>
    </message>
    <message>
        <source>There is no option &quot;{0}&quot;. Is &quot;{1}&quot; meant? Options: {2}</source>
        <translation>Es gibt keine Option „{0}“. Ist „{1}“ gemeint? Optionen: {2}</translation>
    </message>
    <message>
        <source>There is no option &quot;{0}&quot;. Options: {1}</source>
        <translation>Es gibt keine Option „{0}“. Optionen: {1}</translation>
    </message>
    <message>
        <source>There is no other power &quot;{0}&quot;. There are: {1}.</source>
        <translation>Es gibt keine andere Macht „{0}“. Es gibt: {1}.</translation>
    </message>
    <message>
        <source>There is no other power &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>Es gibt keine andere Macht „{0}“; ist „{1}“ gemeint?</translation>
    </message>
    <message>
        <source>There is no pack here: a folder with troops.toml. Check the path.</source>
        <translation>Hier ist kein Paket: ein Ordner mit troops.toml. Prüfen Sie den Pfad.</translation>
    </message>
    <message>
        <source>There is no place &quot;{0}&quot; on the map.</source>
        <translation>Es gibt keinen Ort „{0}“ auf der Karte.</translation>
    </message>
    <message>
        <source>There is no place &quot;{0}&quot; on the map; did you mean &quot;{1}&quot;?</source>
        <translation>Es gibt keinen Ort „{0}“ auf der Karte; ist „{1}“ gemeint?</translation>
    </message>
    <message>
        <source>There is no posture &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>Es gibt keine Haltung „{0}“; ist „{1}“ gemeint?</translation>
    </message>
    <message>
        <source>There is no posture &quot;{0}&quot;; there are {1}.</source>
        <translation>Es gibt keine Haltung „{0}“; es gibt {1}.</translation>
    </message>
    <message>
        <source>There is no power &quot;{0}&quot;.</source>
        <translation>Es gibt keine Macht „{0}“.</translation>
    </message>
    <message>
        <source>There is no power &quot;{0}&quot;. There are: {1}.</source>
        <translation>Es gibt keine Macht „{0}“. Es gibt: {1}.</translation>
    </message>
    <message>
        <source>There is no power &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>Es gibt keine Macht „{0}“; ist „{1}“ gemeint?</translation>
    </message>
    <message>
        <source>There is no power &quot;{0}&quot;{1}</source>
        <translation>Es gibt keine Macht „{0}“{1}</translation>
    </message>
    <message>
        <source>There is no roll for &quot;{0}&quot; here. Did you mean &quot;{1}&quot;?</source>
        <translation>Es gibt hier keinen Wurf für „{0}“. Meinten Sie „{1}“?</translation>
    </message>
    <message>
        <source>There is no roll for &quot;{0}&quot; here. Use a name from the list of rolls.</source>
        <translation>Es gibt hier keinen Wurf für „{0}“. Benutzen Sie einen Namen aus der Liste der Würfe.</translation>
    </message>
    <message>
        <source>There is no such file; did you mean &quot;{0}&quot;?</source>
        <translation>Eine solche Datei gibt es nicht; meinten Sie „{0}“?</translation>
    </message>
    <message>
        <source>There is no such power.</source>
        <translation>Eine solche Macht gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such row in &quot;{0}&quot; any more.</source>
        <translation>Eine solche Zeile gibt es in „{0}“ nicht mehr.</translation>
    </message>
    <message>
        <source>There is no such step.</source>
        <translation>Einen solchen Schritt gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no task &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>Es gibt keine Aufgabe „{0}“; ist „{1}“ gemeint?</translation>
    </message>
    <message>
        <source>There is no task &quot;{0}&quot;; there are {1}.</source>
        <translation>Es gibt keine Aufgabe „{0}“; es gibt {1}.</translation>
    </message>
    <message>
        <source>There is no trait &quot;{0}&quot;. The file has: {1}.</source>
        <translation>Es gibt keine Eigenschaft „{0}“. Die Datei hat: {1}.</translation>
    </message>
    <message>
        <source>There is no trait &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>Es gibt keine Eigenschaft „{0}“; meinten Sie „{1}“?</translation>
    </message>
    <message>
        <source>There is no type &quot;{0}&quot; in version {1}.</source>
        <translation>In Version {1} gibt es keinen Typ „{0}“.</translation>
    </message>
    <message>
        <source>There is no type &quot;{0}&quot; in version {1}; the nearest is &quot;{2}&quot;.</source>
        <translation>In Version {1} gibt es keinen Typ „{0}“; am nächsten kommt „{2}“.</translation>
    </message>
    <message>
        <source>There is no type &quot;{0}&quot;: lists write {0} as &quot;{1}&quot;.</source>
        <translation>Es gibt keinen Typ „{0}“: Listen schreiben {0} als „{1}“.</translation>
    </message>
    <message>
        <source>There is no {0} &quot;{1}&quot;; did you mean &quot;{2}&quot;?</source>
        <translation>Unbekannt ({0}): „{1}“; ist „{2}“ gemeint?</translation>
    </message>
    <message>
        <source>There is no {0} &quot;{1}&quot;; there are: {2}.</source>
        <translation>Unbekannt ({0}): „{1}“; es gibt: {2}.</translation>
    </message>
    <message>
        <source>There may be several: write [[{0}]].</source>
        <translation>Es kann mehrere geben: Schreiben Sie [[{0}]].</translation>
    </message>
    <message>
        <source>There was no year 0: AD 1 followed 1 BC.</source>
        <translation>Es gab kein Jahr 0: Auf 1 v. Chr. folgte 1 n. Chr.</translation>
    </message>
    <message>
        <source>These affairs come to {0} Arete; you have {1}.</source>
        <translation>Diese Geschäfte kosten zusammen {0} Arete; Sie haben {1}.</translation>
    </message>
    <message>
        <source>These are orders of {0}, not of {1}.</source>
        <translation>Das sind Befehle von {0}, nicht von {1}.</translation>
    </message>
    <message>
        <source>These are two wars of the same name, &quot;{0}&quot;, with other dice: only a campaign and what was made of it by &quot;What if&quot; can be compared.</source>
        <translation>Das sind zwei Kriege mit demselben Namen, „{0}“, aber anderen Würfeln: nur eine Kampagne und ihre Zweige können verglichen werden.</translation>
    </message>
    <message>
        <source>These are two wars, &quot;{0}&quot; and &quot;{1}&quot;, not founded alike: only a campaign and what was made of it by &quot;What if&quot; can be compared.</source>
        <translation>Das sind zwei Kriege, „{0}“ und „{1}“, mit verschiedenem Anfang: nur eine Kampagne und ihre Zweige können verglichen werden.</translation>
    </message>
    <message>
        <source>These deals come to {0}; the treasury has {1}.</source>
        <translation>Diese Abmachungen kosten zusammen {0}; die Staatskasse hat {1}.</translation>
    </message>
    <message>
        <source>These enemies are equally near to {0}. At whom does it shoot?</source>
        <translation>Diese Feinde sind gleich nahe an {0}. Auf wen wird geschossen?</translation>
    </message>
    <message>
        <source>These orders are for turn {0}; it is turn {1}.</source>
        <translation>Diese Befehle sind für Runde {0}; es ist Runde {1}.</translation>
    </message>
    <message>
        <source>These orders are longer than any that are read.</source>
        <translation>Diese Befehle sind länger, als gelesen wird.</translation>
    </message>
    <message>
        <source>These orders cost {0}; {1} has {2}.</source>
        <translation>Diese Befehle kosten {0}; {1} hat {2}.</translation>
    </message>
    <message>
        <source>These pieces may not be chosen.</source>
        <translation>Diese Einheiten dürfen nicht gewählt werden.</translation>
    </message>
    <message>
        <source>These troops never move into such contact.</source>
        <translation>Diese Truppen bewegen sich nie in solchen Kontakt.</translation>
    </message>
    <message>
        <source>These {0} lines are neither keys with values nor headings nor comments.</source>
        <translation>Diese {0} Zeilen sind weder Schlüssel mit Werten noch Überschriften noch Kommentare.</translation>
    </message>
    <message>
        <source>Thessalian cavalry</source>
        <translation>Thessalische Reiterei</translation>
    </message>
    <message>
        <source>This campaign is played without fleets; armies cross the sea by themselves.</source>
        <translation>Diese Kampagne wird ohne Flotten gespielt; Armeen überqueren das Meer von selbst.</translation>
    </message>
    <message>
        <source>This campaign is played without money: {0}.</source>
        <translation>Diese Kampagne wird ohne Geld gespielt: {0}.</translation>
    </message>
    <message>
        <source>This corner is off the table, which goes from [0, 0] to [{0}, {1}].</source>
        <translation>Diese Ecke liegt außerhalb des Spieltischs, der von [0, 0] bis [{0}, {1}] reicht.</translation>
    </message>
    <message>
        <source>This die may not be re-rolled.</source>
        <translation>Dieser Würfel darf nicht neu geworfen werden.</translation>
    </message>
    <message>
        <source>This file is a link, which may lead out of the folder. Nothing was written; replace the link by a file.</source>
        <translation>Diese Datei ist ein Link, der aus dem Ordner hinausführen kann. Nichts wurde geschrieben; ersetzen Sie den Link durch eine Datei.</translation>
    </message>
    <message>
        <source>This formation may not be taken.</source>
        <translation>Diese Formation darf nicht eingenommen werden.</translation>
    </message>
    <message>
        <source>This is no battle record, or its first line is damaged: it does not say &quot;kind&quot;:&quot;{0}&quot;.</source>
        <translation>Dies ist keine Schlachtaufzeichnung, oder ihre erste Zeile ist beschädigt: Sie enthält nicht &quot;kind&quot;:&quot;{0}&quot;.</translation>
    </message>
    <message>
        <source>This is no file but a pipe or a device. Put a file in its place.</source>
        <translation>Dies ist keine Datei, sondern eine Pipe oder ein Gerät. Legen Sie stattdessen eine Datei an.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation>Dies ist kein JSON.</translation>
    </message>
    <message>
        <source>This is not TOML but JSON.</source>
        <translation>Dies ist nicht TOML, sondern JSON.</translation>
    </message>
    <message>
        <source>This is not TOML: {0}.</source>
        <translation>Dies ist kein TOML: {0}.</translation>
    </message>
    <message>
        <source>This is not among the options.</source>
        <translation>Das ist keine der Möglichkeiten.</translation>
    </message>
    <message>
        <source>This is not the word that {0} has sealed: the SHA-256 of &quot;{1}&quot; is {2}, and {3} was sealed.</source>
        <translation>Das ist nicht das Wort, das {0} versiegelt hat: der SHA-256 von „{1}“ ist {2}, versiegelt wurde {3}.</translation>
    </message>
    <message>
        <source>This is the result of battle {0}, not of battle {1}.</source>
        <translation>Das ist das Ergebnis der Schlacht {0}, nicht der Schlacht {1}.</translation>
    </message>
    <message>
        <source>This letter is not written in UTF-8 (perhaps in Latin-1 or that of Windows). Open the file in an editor and save it as UTF-8, or write the letter anew.</source>
        <translation>Dieser Buchstabe ist nicht in UTF-8 geschrieben (vielleicht in Latin-1 oder einer Windows-Kodierung). Öffnen Sie die Datei in einem Editor und speichern Sie sie als UTF-8, oder schreiben Sie den Buchstaben neu.</translation>
    </message>
    <message>
        <source>This line is neither a key with its value nor a heading nor a comment.</source>
        <translation>Diese Zeile ist weder ein Schlüssel mit Wert noch eine Überschrift noch ein Kommentar.</translation>
    </message>
    <message>
        <source>This line is no answer, roll, correction, fork, undone stretch, result or line of the log.</source>
        <translation>Diese Zeile ist weder Antwort noch Wurf, Korrektur, Verzweigung, zurückgenommener Abschnitt, Ergebnis oder Zeile des Protokolls.</translation>
    </message>
    <message>
        <source>This line is not a JSON object.</source>
        <translation>Diese Zeile ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>This name leads out of the folder that it is read from. Copy the file into that folder, and name the copy.</source>
        <translation>Dieser Name führt aus dem Ordner hinaus, aus dem gelesen wird. Kopieren Sie die Datei in diesen Ordner und nennen Sie die Kopie.</translation>
    </message>
    <message>
        <source>This piece may not be chosen.</source>
        <translation>Diese Einheit darf nicht gewählt werden.</translation>
    </message>
    <message>
        <source>This piece may not be placed now.</source>
        <translation>Diese Einheit darf jetzt nicht aufgestellt werden.</translation>
    </message>
    <message>
        <source>This text contains {0}, an invisible code that is not a character. Delete it and type the text again.</source>
        <translation>Dieser Text enthält {0}, einen unsichtbaren Code, der kein Zeichen ist. Löschen Sie ihn und tippen Sie den Text neu.</translation>
    </message>
    <message>
        <source>Those who ravage the country are scattered; the others have the initiative.</source>
        <translation>Wer das Land verwüstet, ist zerstreut; die anderen haben die Initiative.</translation>
    </message>
    <message>
        <source>Three quarters lost</source>
        <translation>Drei Viertel verloren</translation>
    </message>
    <message>
        <source>Three stripes: +3 in melee. Morale: never routs, falls back on 2 or less.</source>
        <translation>Drei Streifen: +3 im Nahkampf. Moral: flieht nie, weicht bei 2 oder weniger zurück.</translation>
    </message>
    <message>
        <source>Throw any one of your own dice again, once you have seen it.</source>
        <translation>Werfen Sie einen beliebigen eigenen Würfel neu, nachdem Sie ihn gesehen haben.</translation>
    </message>
    <message>
        <source>Throw up to three dice of one of your volleys again.</source>
        <translation>Werfen Sie bis zu drei Würfel einer Ihrer Salven neu.</translation>
    </message>
    <message>
        <source>Throw up to three of your dice of one combat again.</source>
        <translation>Werfen Sie bis zu drei Ihrer Würfel eines Kampfes neu.</translation>
    </message>
    <message>
        <source>Throwing Spears at full Strength</source>
        <translation>Wurfspeere bei voller Stärke</translation>
    </message>
    <message>
        <source>Throwing spears</source>
        <translation>Wurfspieße</translation>
    </message>
    <message>
        <source>Throws 3 inches at short range, 6 at long. Hits on 1 to 6, at long range on 1 to 3.</source>
        <translation>Wirft 3 Zoll auf kurze, 6 auf lange Reichweite. Trifft bei 1 bis 6, auf lange Reichweite bei 1 bis 3.</translation>
    </message>
    <message>
        <source>Tired</source>
        <translation>Müde</translation>
    </message>
    <message>
        <source>Tires on</source>
        <translation>Ermüdet bei</translation>
    </message>
    <message>
        <source>Try to steal the Initiative</source>
        <translation>Versuchen, die Initiative zu stehlen</translation>
    </message>
    <message>
        <source>Turn {0} is already under way; orders for it come too late.</source>
        <translation>Runde {0} läuft schon; Befehle dafür kommen zu spät.</translation>
    </message>
    <message>
        <source>Turns after which the battle is adjudicated</source>
        <translation>Runden, nach denen die Schlacht gewertet wird</translation>
    </message>
    <message>
        <source>Two or three optional features must be chosen.</source>
        <translation>Zwei oder drei Wahlgeländestücke müssen gewählt werden.</translation>
    </message>
    <message>
        <source>Two powers are called &quot;{0}&quot;.</source>
        <translation>Zwei Mächte heißen „{0}“.</translation>
    </message>
    <message>
        <source>Two stripes: +2 in melee. Morale: routs on 1, falls back on 3 or less.</source>
        <translation>Zwei Streifen: +2 im Nahkampf. Moral: flieht bei 1, weicht bei 3 oder weniger zurück.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Unarmoured</source>
        <translation>Ungerüstet</translation>
    </message>
    <message>
        <source>Uncounted</source>
        <translation>Nicht gezählt</translation>
    </message>
    <message>
        <source>Unformed</source>
        <translation>Ungeordnet</translation>
    </message>
    <message>
        <source>Unformed hoplites</source>
        <translation>Ungeordnete Hopliten</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Units deep</source>
        <translation>Einheiten tief</translation>
    </message>
    <message>
        <source>Uphill of the enemy</source>
        <translation>Bergauf vom Feind</translation>
    </message>
    <message>
        <source>Value lost</source>
        <translation>Verlorener Wert</translation>
    </message>
    <message>
        <source>Value lost {0} of {1}</source>
        <translation>Verlorener Wert {0} von {1}</translation>
    </message>
    <message>
        <source>Value of the Strategos</source>
        <translation>Wert des Strategen</translation>
    </message>
    <message>
        <source>Value of the Strategos with it</source>
        <translation>Wert des Strategen bei ihr</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Veteran</translation>
    </message>
    <message>
        <source>Veteran Heavy Infantry</source>
        <translation>Schwere Veteraneninfanterie</translation>
    </message>
    <message>
        <source>Veteran Pike Phalanx</source>
        <translation>Veteranen-Pikenphalanx</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Victory of the attacker</source>
        <translation>Sieg des Angreifers</translation>
    </message>
    <message>
        <source>WWg</source>
        <translation>WWg</translation>
    </message>
    <message>
        <source>War wagon</source>
        <translation>Kampfwagen</translation>
    </message>
    <message>
        <source>Warband</source>
        <translation>Kriegerhaufen</translation>
    </message>
    <message>
        <source>Warband Infantry</source>
        <translation>Kriegerhaufen-Infanterie</translation>
    </message>
    <message>
        <source>Wars against it have ended: {0}.</source>
        <translation>Kriege dagegen sind beendet: {0}.</translation>
    </message>
    <message>
        <source>Wavering</source>
        <translation>Wankend</translation>
    </message>
    <message>
        <source>Weapon factor of the lance</source>
        <translation>Waffenfaktor der Lanze</translation>
    </message>
    <message>
        <source>What Move and Range are given in</source>
        <translation>Worin Bewegung und Reichweite angegeben sind</translation>
    </message>
    <message>
        <source>What a failed charge costs besides its point</source>
        <translation>Was ein gescheiterter Angriff außer seinem Punkt kostet</translation>
    </message>
    <message>
        <source>What a general&apos;s Army Morale value is for</source>
        <translation>Wofür der Armeemoralwert eines Feldherrn gilt</translation>
    </message>
    <message>
        <source>What a level up or down changes in a morale test</source>
        <translation>Was eine Stufe auf oder ab in einem Moraltest ändert</translation>
    </message>
    <message>
        <source>What armies are weighed in: hoplite figures or our house points</source>
        <translation>Womit Armeen gewogen werden: Hoplitenfiguren oder unsere Hauspunkte</translation>
    </message>
    <message>
        <source>What belongs to this table is scattered over the text: put its parts below each other first.</source>
        <translation>Was zu dieser Tabelle gehört, ist über den Text verstreut: Setzen Sie seine Teile zuerst untereinander.</translation>
    </message>
    <message>
        <source>What costs a level after the signal</source>
        <translation>Was nach dem Signal eine Stufe kostet</translation>
    </message>
    <message>
        <source>What counts in the first round only, and not against spears or uphill</source>
        <translation>Was nur in der ersten Kampfrunde zählt, und nicht gegen Speere oder bergauf</translation>
    </message>
    <message>
        <source>What do your leaders do with their points?</source>
        <translation>Was tun Ihre Anführer mit ihren Punkten?</translation>
    </message>
    <message>
        <source>What do {0} and those who move with it do?</source>
        <translation>Was tun {0} und wer sich mitbewegt?</translation>
    </message>
    <message>
        <source>What does it do?</source>
        <translation>Was tut sie?</translation>
    </message>
    <message>
        <source>What does {0} do first?</source>
        <translation>Was tut {0} zuerst?</translation>
    </message>
    <message>
        <source>What does {0} do?</source>
        <translation>Was tut {0}?</translation>
    </message>
    <message>
        <source>What next?</source>
        <translation>Was nun?</translation>
    </message>
    <message>
        <source>What stands in braces is moved in the text: cut its line there, and paste it where it belongs.</source>
        <translation>Was in geschweiften Klammern steht, wird im Text verschoben: Schneiden Sie dort seine Zeile aus und fügen Sie sie am richtigen Ort ein.</translation>
    </message>
    <message>
        <source>What the half strength of a deep phalanx is judged by</source>
        <translation>Wonach sich die halbe Stärke einer tiefen Phalanx richtet</translation>
    </message>
    <message>
        <source>What the losses of an army are counted in</source>
        <translation>Worin die Verluste einer Armee gezählt werden</translation>
    </message>
    <message>
        <source>What was to be edited is not there any more.</source>
        <translation>Was bearbeitet werden sollte, gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>When a pursuer tests its Leadership</source>
        <translation>Wann ein Verfolger seine Führung testet</translation>
    </message>
    <message>
        <source>When a unit may form Phalanx</source>
        <translation>Wann eine Einheit eine Phalanx bilden darf</translation>
    </message>
    <message>
        <source>When an enemy arrives, it may pay 1 Arete to go d3 base widths straight away from it. The enemy may follow with the rest of its move.</source>
        <translation>Wenn ein Feind ankommt, darf sie 1 Arete zahlen, um W3 Basisbreiten gerade von ihm wegzugehen. Der Feind darf mit dem Rest seiner Bewegung folgen.</translation>
    </message>
    <message>
        <source>When melee is fought</source>
        <translation>Wann der Nahkampf ausgefochten wird</translation>
    </message>
    <message>
        <source>When shot at</source>
        <translation>Bei Beschuss</translation>
    </message>
    <message>
        <source>Where along the waterway does the reserve land?</source>
        <translation>Wo an der Wasserkante landet die Reserve?</translation>
    </message>
    <message>
        <source>Where at your rear edge does the camp stand?</source>
        <translation>Wo an Ihrer hinteren Kante steht das Lager?</translation>
    </message>
    <message>
        <source>Where does the feature lie?</source>
        <translation>Wo liegt das Geländestück?</translation>
    </message>
    <message>
        <source>Where does the group of {0} go? All go as far and turn alike.</source>
        <translation>Wohin geht die Gruppe von {0}? Alle gehen gleich weit und drehen gleich.</translation>
    </message>
    <message>
        <source>Where does {0} go?</source>
        <translation>Wohin geht {0}?</translation>
    </message>
    <message>
        <source>Where does {0} go? Its move must be as long as the dice say.</source>
        <translation>Wohin geht {0}? Die Bewegung muss so lang sein, wie die Würfel sagen.</translation>
    </message>
    <message>
        <source>Where the defender stands</source>
        <translation>Wo der Verteidiger steht</translation>
    </message>
    <message>
        <source>Where the dice of a charger that missed are measured from</source>
        <translation>Von wo die Würfel eines Angreifers gemessen werden, der ins Leere stieß</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Where to begin</source>
        <translation>Wo beginnen</translation>
    </message>
    <message>
        <source>Which attacked units strike back</source>
        <translation>Welche angegriffenen Einheiten zurückschlagen</translation>
    </message>
    <message>
        <source>Which close combat is fought next?</source>
        <translation>Welcher Nahkampf kommt als nächster?</translation>
    </message>
    <message>
        <source>Which die again?</source>
        <translation>Welcher Würfel noch einmal?</translation>
    </message>
    <message>
        <source>Which elements are held back for a landing? Two or three, or none.</source>
        <translation>Welche Elemente werden für eine Landung zurückgehalten? Zwei oder drei, oder keines.</translation>
    </message>
    <message>
        <source>Which feature of the home terrain is placed?</source>
        <translation>Welches Geländestück des Heimatgeländes wird gelegt?</translation>
    </message>
    <message>
        <source>Which of the enemy&apos;s units loses heart?</source>
        <translation>Welche Einheit des Feindes verliert den Mut?</translation>
    </message>
    <message>
        <source>Which of your figures fights next?</source>
        <translation>Welche Ihrer Figuren kämpft als Nächste?</translation>
    </message>
    <message>
        <source>Which tests a unit at Courage 1 takes twice</source>
        <translation>Welche Tests eine Einheit mit Mut 1 zweimal macht</translation>
    </message>
    <message>
        <source>Which unit acts now?</source>
        <translation>Welche Einheit handelt jetzt?</translation>
    </message>
    <message>
        <source>Which unit acts, and how? A die is rolled before it; on a 1 the phase ends after it.</source>
        <translation>Welche Einheit handelt, und wie? Vorher wird gewürfelt; bei einer 1 endet die Phase danach.</translation>
    </message>
    <message>
        <source>Which unit is the Strategos with?</source>
        <translation>Bei welcher Einheit ist der Stratege?</translation>
    </message>
    <message>
        <source>Which unit is the general with?</source>
        <translation>Bei welcher Einheit ist der Feldherr?</translation>
    </message>
    <message>
        <source>Which unit of the phalanx does the leader join?</source>
        <translation>Welcher Einheit der Phalanx schließt sich der Anführer an?</translation>
    </message>
    <message>
        <source>Which unit takes heart?</source>
        <translation>Welche Einheit fasst Mut?</translation>
    </message>
    <message>
        <source>Which wavering units do you rally, at 1 Arete each?</source>
        <translation>Welche wankenden Einheiten sammeln Sie, für je 1 Arete?</translation>
    </message>
    <message>
        <source>Which way does {0} turn before it runs at {1}?</source>
        <translation>Wohin dreht sich {0} vor dem Angriff auf {1}?</translation>
    </message>
    <message>
        <source>Which way, or how far, does {0} go?</source>
        <translation>Wohin oder wie weit geht {0}?</translation>
    </message>
    <message>
        <source>Who breaks off must leave the contact.</source>
        <translation>Wer sich löst, muss den Kontakt verlassen.</translation>
    </message>
    <message>
        <source>Who counts as Spartan for the cards</source>
        <translation>Wer für die Karten als Spartaner zählt</translation>
    </message>
    <message>
        <source>Who defends the camp?</source>
        <translation>Wer verteidigt das Lager?</translation>
    </message>
    <message>
        <source>Who fights</source>
        <translation>Wer kämpft</translation>
    </message>
    <message>
        <source>Who fights next?</source>
        <translation>Wer kämpft als Nächster?</translation>
    </message>
    <message>
        <source>Who goes along</source>
        <translation>Wer mitgeht</translation>
    </message>
    <message>
        <source>Who goes along with the charge of {0} on {1}?</source>
        <translation>Wer geht beim Angriff von {0} auf {1} mit?</translation>
    </message>
    <message>
        <source>Who moves next?</source>
        <translation>Wer bewegt sich als nächstes?</translation>
    </message>
    <message>
        <source>Who moves with the general pays for command</source>
        <translation>Wer sich mit dem Feldherrn bewegt, zahlt für den Befehl</translation>
    </message>
    <message>
        <source>Who of the group of {0} stays behind?</source>
        <translation>Wer aus der Gruppe von {0} bleibt zurück?</translation>
    </message>
    <message>
        <source>Who rolls a morale die</source>
        <translation>Wer einen Moralwürfel wirft</translation>
    </message>
    <message>
        <source>Who shoots next?</source>
        <translation>Wer schießt als nächstes?</translation>
    </message>
    <message>
        <source>Who supports {0} against {1}? Supporters rout with it.</source>
        <translation>Wer unterstützt {0} gegen {1}? Unterstützer fliehen mit.</translation>
    </message>
    <message>
        <source>Who takes up a fallen standard</source>
        <translation>Wer eine gefallene Standarte aufnimmt</translation>
    </message>
    <message>
        <source>Whom a movement card stands for</source>
        <translation>Wofür eine Bewegungskarte steht</translation>
    </message>
    <message>
        <source>Whom does {0} charge, and on which side?</source>
        <translation>Wen greift {0} an, und auf welcher Seite?</translation>
    </message>
    <message>
        <source>Whom does {0} fight?</source>
        <translation>Gegen wen kämpft {0}?</translation>
    </message>
    <message>
        <source>Whom does {0} pursue?</source>
        <translation>Wen verfolgt {0}?</translation>
    </message>
    <message>
        <source>Whom the general&apos;s re-rolls, dice and rally serve</source>
        <translation>Wem die neuen Würfe, Würfel und das Sammeln des Feldherrn dienen</translation>
    </message>
    <message>
        <source>Whom to fight</source>
        <translation>Gegen wen kämpfen</translation>
    </message>
    <message>
        <source>Wing</source>
        <translation>Flügel</translation>
    </message>
    <message>
        <source>Withdrawing</source>
        <translation>Weicht zurück</translation>
    </message>
    <message>
        <source>Within Difficult Ground</source>
        <translation>Im Schwierigen Gelände</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Woods and fords do not slow it, and it keeps two dice in a wood.</source>
        <translation>Wälder und Furten bremsen sie nicht, und im Wald behält sie zwei Würfel.</translation>
    </message>
    <message>
        <source>Words have been opened already: whoever seals one now could choose the dice.</source>
        <translation>Es wurden schon Wörter geöffnet: wer jetzt eines versiegelt, könnte die Würfel bestimmen.</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Write &quot;=&quot;</source>
        <translation>„=“ schreiben</translation>
    </message>
    <message>
        <source>Write &quot;B&quot;</source>
        <translation>&quot;B&quot; schreiben</translation>
    </message>
    <message>
        <source>Write &quot;format = {0}&quot;</source>
        <translation>„format = {0}“ schreiben</translation>
    </message>
    <message>
        <source>Write &quot;house&quot;</source>
        <translation>&quot;house&quot; schreiben</translation>
    </message>
    <message>
        <source>Write &quot;{0}&quot;</source>
        <translation>&quot;{0}&quot; schreiben</translation>
    </message>
    <message>
        <source>Write -1, for 1 BC</source>
        <translation>-1 schreiben, für 1 v. Chr.</translation>
    </message>
    <message>
        <source>Write 1</source>
        <translation>1 schreiben</translation>
    </message>
    <message>
        <source>Write 1, for AD 1</source>
        <translation>1 schreiben, für 1 n. Chr.</translation>
    </message>
    <message>
        <source>Write [[{0}]]</source>
        <translation>[[{0}]] schreiben</translation>
    </message>
    <message>
        <source>Write an army after &quot;{0}&quot;.</source>
        <translation>Schreiben Sie nach „{0}“ eine Armee.</translation>
    </message>
    <message>
        <source>Write another fleet after &quot;{0}&quot;.</source>
        <translation>Schreiben Sie nach „{0}“ eine andere Flotte.</translation>
    </message>
    <message>
        <source>Write points = &quot;house&quot;</source>
        <translation>points = &quot;house&quot; schreiben</translation>
    </message>
    <message>
        <source>Write straight quotes</source>
        <translation>Gerade Anführungszeichen schreiben</translation>
    </message>
    <message>
        <source>Write {0}</source>
        <translation>{0} schreiben</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>You are at war with {0} already.</source>
        <translation>Sie sind schon im Krieg mit {0}.</translation>
    </message>
    <message>
        <source>You have no army &quot;{0}&quot;, nor any other.</source>
        <translation>Sie haben keine Armee „{0}“ und auch keine andere.</translation>
    </message>
    <message>
        <source>You have no army &quot;{0}&quot;. There are: {1}.</source>
        <translation>Sie haben keine Armee „{0}“. Es gibt: {1}.</translation>
    </message>
    <message>
        <source>You have no army &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>Sie haben keine Armee „{0}“; ist „{1}“ gemeint?</translation>
    </message>
    <message>
        <source>You have no fleet &quot;{0}&quot;, nor any other.</source>
        <translation>Sie haben keine Flotte „{0}“ und auch keine andere.</translation>
    </message>
    <message>
        <source>You have no fleet &quot;{0}&quot;. There are: {1}.</source>
        <translation>Sie haben keine Flotte „{0}“. Es gibt: {1}.</translation>
    </message>
    <message>
        <source>You have no fleet &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation>Sie haben keine Flotte „{0}“; ist „{1}“ gemeint?</translation>
    </message>
    <message>
        <source>You have won the die. The other side has what you leave.</source>
        <translation>Sie haben den Würfelwurf gewonnen. Die andere Seite bekommt, was Sie übrig lassen.</translation>
    </message>
    <message>
        <source>You have won the initiative. Do you act first?</source>
        <translation>Sie haben die Initiative gewonnen. Handeln Sie zuerst?</translation>
    </message>
    <message>
        <source>You have {0} Arete to bid.</source>
        <translation>Sie haben {0} Arete zum Bieten.</translation>
    </message>
    <message>
        <source>You may force {0} to re-roll one die.</source>
        <translation>Sie dürfen {0} zwingen, einen Würfel neu zu werfen.</translation>
    </message>
    <message>
        <source>You may weigh {0} down with a point of disorder as it moves.</source>
        <translation>Sie dürfen {0} bei der Bewegung mit einem Unordnungspunkt belasten.</translation>
    </message>
    <message>
        <source>Your runners may drive off a band of skirmishers near your hoplites.</source>
        <translation>Ihre Läufer dürfen eine Plänklerschar nahe Ihren Hopliten vertreiben.</translation>
    </message>
    <message>
        <source>[[{0}]] is not known in {1}, which has: {2}.</source>
        <translation>[[{0}]] ist hier nicht bekannt ({1}); es gibt: {2}.</translation>
    </message>
    <message>
        <source>[[{0}]] is not known in {1}; did you mean [[{2}]]?</source>
        <translation>[[{0}]] ist hier nicht bekannt ({1}); ist [[{2}]] gemeint?</translation>
    </message>
    <message>
        <source>a</source>
        <translation>a</translation>
    </message>
    <message>
        <source>a City</source>
        <translation>eine Stadt</translation>
    </message>
    <message>
        <source>a Fort</source>
        <translation>ein Fort</translation>
    </message>
    <message>
        <source>a Joker</source>
        <translation>ein Joker</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>ein PDF-Dokument</translation>
    </message>
    <message>
        <source>a battle record</source>
        <translation>eine Schlachtaufzeichnung</translation>
    </message>
    <message>
        <source>a bow</source>
        <translation>ein Bogen</translation>
    </message>
    <message>
        <source>a campaign</source>
        <translation>eine Kampagne</translation>
    </message>
    <message>
        <source>a crescent shield</source>
        <translation>ein Sichelschild</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>ein Datum oder eine Uhrzeit</translation>
    </message>
    <message>
        <source>a die for 2 figures</source>
        <translation>ein Würfel für 2 Figuren</translation>
    </message>
    <message>
        <source>a die for 2 men</source>
        <translation>ein Würfel für 2 Mann</translation>
    </message>
    <message>
        <source>a die for each figure</source>
        <translation>ein Würfel für jede Figur</translation>
    </message>
    <message>
        <source>a difficult hill</source>
        <translation>ein schwieriger Hügel</translation>
    </message>
    <message>
        <source>a double base (DBA-128)</source>
        <translation>eine Doppelbasis (DBA-128)</translation>
    </message>
    <message>
        <source>a file in JSON</source>
        <translation>eine Datei in JSON</translation>
    </message>
    <message>
        <source>a file of another program</source>
        <translation>eine Datei eines anderen Programms</translation>
    </message>
    <message>
        <source>a fleeing unit cut down</source>
        <translation>eine fliehende Einheit niedergemacht</translation>
    </message>
    <message>
        <source>a gentle hill</source>
        <translation>ein sanfter Hügel</translation>
    </message>
    <message>
        <source>a gully</source>
        <translation>eine Schlucht</translation>
    </message>
    <message>
        <source>a hamlet</source>
        <translation>ein Weiler</translation>
    </message>
    <message>
        <source>a hit</source>
        <translation>ein Treffer</translation>
    </message>
    <message>
        <source>a horse&apos;s head</source>
        <translation>ein Pferdekopf</translation>
    </message>
    <message>
        <source>a large low hill</source>
        <translation>ein großer niedriger Hügel</translation>
    </message>
    <message>
        <source>a large piece of rough ground</source>
        <translation>ein großes Stück raues Gelände</translation>
    </message>
    <message>
        <source>a long shield</source>
        <translation>ein Langschild</translation>
    </message>
    <message>
        <source>a marsh</source>
        <translation>ein Sumpf</translation>
    </message>
    <message>
        <source>a miss</source>
        <translation>ein Fehlschuss</translation>
    </message>
    <message>
        <source>a name of your own for the pack, which lists are written for: &quot;club-3&quot;</source>
        <translation>ein eigener Name für das Paket, für das Listen geschrieben werden: &quot;club-3&quot;</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a remark for the print</source>
        <translation>eine Bemerkung für den Ausdruck</translation>
    </message>
    <message>
        <source>a river</source>
        <translation>ein Fluss</translation>
    </message>
    <message>
        <source>a road</source>
        <translation>eine Straße</translation>
    </message>
    <message>
        <source>a roster or another file in XML</source>
        <translation>ein Roster oder eine andere Datei in XML</translation>
    </message>
    <message>
        <source>a round shield</source>
        <translation>ein Rundschild</translation>
    </message>
    <message>
        <source>a ruling</source>
        <translation>eine Auslegung</translation>
    </message>
    <message>
        <source>a set-up of a battle</source>
        <translation>ein Aufbau einer Schlacht</translation>
    </message>
    <message>
        <source>a skirmisher (MOB-172)</source>
        <translation>ein Plänkler (MOB-172)</translation>
    </message>
    <message>
        <source>a small low hill</source>
        <translation>ein kleiner niedriger Hügel</translation>
    </message>
    <message>
        <source>a small piece of rough ground</source>
        <translation>ein kleines Stück raues Gelände</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>a terrain feature that the army places where it defends</source>
        <translation>ein Geländestück, das die Armee als Verteidiger legt</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>einen Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a tie (DBA-141)</source>
        <translation>ein Gleichstand (DBA-141)</translation>
    </message>
    <message>
        <source>a unit made to flee</source>
        <translation>eine Einheit in die Flucht geschlagen</translation>
    </message>
    <message>
        <source>a waterway</source>
        <translation>eine Wasserkante</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>eine Webseite</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a wood</source>
        <translation>ein Wald</translation>
    </message>
    <message>
        <source>about face, one die</source>
        <translation>kehrtmachen, ein Würfel</translation>
    </message>
    <message>
        <source>about face, two dice</source>
        <translation>kehrtmachen, zwei Würfel</translation>
    </message>
    <message>
        <source>acted</source>
        <translation>gehandelt</translation>
    </message>
    <message>
        <source>acted with the general, without a die</source>
        <translation>handelte mit dem Feldherrn, ohne Würfel</translation>
    </message>
    <message>
        <source>action as the owner wishes</source>
        <translation>Aktion nach Wahl des Besitzers</translation>
    </message>
    <message>
        <source>action: {2}</source>
        <translation>Aktion: {2}</translation>
    </message>
    <message>
        <source>activated</source>
        <translation>aktiviert</translation>
    </message>
    <message>
        <source>advance signalled</source>
        <translation>Angriffssignal gegeben</translation>
    </message>
    <message>
        <source>advance, one die</source>
        <translation>vorrücken, ein Würfel</translation>
    </message>
    <message>
        <source>advance, two dice</source>
        <translation>vorrücken, zwei Würfel</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>vorgerückt</translation>
    </message>
    <message>
        <source>advantage of ground</source>
        <translation>Geländevorteil</translation>
    </message>
    <message>
        <source>affairs</source>
        <translation>affairs</translation>
    </message>
    <message>
        <source>after beating {1}: {2}</source>
        <translation>nach Sieg über {1}: {2}</translation>
    </message>
    <message>
        <source>against an unshielded flank</source>
        <translation>gegen eine ungeschützte Flanke</translation>
    </message>
    <message>
        <source>against the rear</source>
        <translation>gegen den Rücken</translation>
    </message>
    <message>
        <source>against {1}: hits {2}, Courage lost {3}</source>
        <translation>gegen {1}: Treffer {2}, Mutverlust {3}</translation>
    </message>
    <message>
        <source>against {1}: hits {2}, hits taken {3}</source>
        <translation>gegen {1}: Treffer {2}, erlittene Treffer {3}</translation>
    </message>
    <message>
        <source>aggression die</source>
        <translation>Aggressionswürfel</translation>
    </message>
    <message>
        <source>aggression of the army</source>
        <translation>Aggression der Armee</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>alliance</source>
        <translation>alliance</translation>
    </message>
    <message>
        <source>already struck in flank or rear in this turn</source>
        <translation>in dieser Runde schon in Flanke oder Rücken getroffen</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>always supported (ALA-219)</source>
        <translation>immer unterstützt (ALA-219)</translation>
    </message>
    <message>
        <source>ambush</source>
        <translation>ambush</translation>
    </message>
    <message>
        <source>an archive or a compressed roster</source>
        <translation>ein Archiv oder ein gepacktes Roster</translation>
    </message>
    <message>
        <source>an army list or another file in TOML</source>
        <translation>eine Armeeliste oder eine andere Datei in TOML</translation>
    </message>
    <message>
        <source>an army without a state or nation</source>
        <translation>eine Armee ohne Staat oder Volk</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ein Feld</translation>
    </message>
    <message>
        <source>an edifice</source>
        <translation>ein Bauwerk</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>eine leere Datei</translation>
    </message>
    <message>
        <source>an enclosure</source>
        <translation>eine Einfriedung</translation>
    </message>
    <message>
        <source>an oasis</source>
        <translation>eine Oase</translation>
    </message>
    <message>
        <source>another enemy at the wall</source>
        <translation>noch ein Feind an der Mauer</translation>
    </message>
    <message>
        <source>are</source>
        <translation>are</translation>
    </message>
    <message>
        <source>arete</source>
        <translation>arete</translation>
    </message>
    <message>
        <source>army</source>
        <translation>army</translation>
    </message>
    <message>
        <source>as many as the class has</source>
        <translation>so viele, wie die Klasse hat</translation>
    </message>
    <message>
        <source>as much of both armies&apos; morale is left</source>
        <translation>von der Moral beider Armeen ist gleich viel übrig</translation>
    </message>
    <message>
        <source>as offered</source>
        <translation>wie angeboten</translation>
    </message>
    <message>
        <source>as people read it</source>
        <translation>wie man es liest</translation>
    </message>
    <message>
        <source>as soon as it is drawn</source>
        <translation>sobald sie gezogen ist</translation>
    </message>
    <message>
        <source>as the garrison</source>
        <translation>als Besatzung</translation>
    </message>
    <message>
        <source>as the list has it</source>
        <translation>wie in der Liste</translation>
    </message>
    <message>
        <source>at least one die</source>
        <translation>mindestens ein Würfel</translation>
    </message>
    <message>
        <source>at this enemy</source>
        <translation>auf diesen Feind</translation>
    </message>
    <message>
        <source>attacked</source>
        <translation>Angriff auf</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>attacking a flank</source>
        <translation>Angriff auf eine Flanke</translation>
    </message>
    <message>
        <source>attacking the rear</source>
        <translation>Angriff auf den Rücken</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>average</source>
        <translation>average</translation>
    </message>
    <message>
        <source>b</source>
        <translation>b</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>bad</translation>
    </message>
    <message>
        <source>base edge: east</source>
        <translation>Basiskante: Ost</translation>
    </message>
    <message>
        <source>base edge: north</source>
        <translation>Basiskante: Nord</translation>
    </message>
    <message>
        <source>base edge: south</source>
        <translation>Basiskante: Süd</translation>
    </message>
    <message>
        <source>base edge: west</source>
        <translation>Basiskante: West</translation>
    </message>
    <message>
        <source>base widths of a move (MOB-045)</source>
        <translation>Basisbreiten einer Bewegung (MOB-045)</translation>
    </message>
    <message>
        <source>base widths of a shot; goes with shoot</source>
        <translation>Basisbreiten eines Schusses; gehört zu shoot</translation>
    </message>
    <message>
        <source>base widths of a shot; without it it does not shoot</source>
        <translation>Basisbreiten eines Schusses; ohne Angabe schießt sie nicht</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>battle</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>battles</translation>
    </message>
    <message>
        <source>beaten by</source>
        <translation>geschlagen von</translation>
    </message>
    <message>
        <source>beaten, but held against</source>
        <translation>geschlagen, hielt aber stand gegen</translation>
    </message>
    <message>
        <source>began the phase beside an enemy</source>
        <translation>begann die Phase neben einem Feind</translation>
    </message>
    <message>
        <source>best blow first</source>
        <translation>bester Hieb zuerst</translation>
    </message>
    <message>
        <source>bid for the Initiative</source>
        <translation>um die Initiative geboten</translation>
    </message>
    <message>
        <source>bid nothing</source>
        <translation>nichts geboten</translation>
    </message>
    <message>
        <source>bids shown</source>
        <translation>Gebote aufgedeckt</translation>
    </message>
    <message>
        <source>black card</source>
        <translation>schwarze Karte</translation>
    </message>
    <message>
        <source>blocking die fully armoured, 8 or less saves</source>
        <translation>Abwehrwürfel voll gerüstet, 8 oder weniger rettet</translation>
    </message>
    <message>
        <source>blocking die in a shield wall, 10 or less saves</source>
        <translation>Abwehrwürfel im Schildwall, 10 oder weniger rettet</translation>
    </message>
    <message>
        <source>blocking die partly armoured, 6 or less saves</source>
        <translation>Abwehrwürfel teils gerüstet, 6 oder weniger rettet</translation>
    </message>
    <message>
        <source>blocking die unarmoured, 4 or less saves</source>
        <translation>Abwehrwürfel ungerüstet, 4 oder weniger rettet</translation>
    </message>
    <message>
        <source>boggy ground</source>
        <translation>morastiger Boden</translation>
    </message>
    <message>
        <source>both armies are beaten</source>
        <translation>beide Armeen sind geschlagen</translation>
    </message>
    <message>
        <source>both armies are broken</source>
        <translation>beide Armeen sind gebrochen</translation>
    </message>
    <message>
        <source>bought a re-roll of one die</source>
        <translation>einen neuen Wurf eines Würfels gekauft</translation>
    </message>
    <message>
        <source>break out</source>
        <translation>ausbrechen</translation>
    </message>
    <message>
        <source>broke</source>
        <translation>ist gebrochen</translation>
    </message>
    <message>
        <source>broke off</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>broke out without orders</source>
        <translation>ohne Befehl ausgebrochen</translation>
    </message>
    <message>
        <source>builds</source>
        <translation>builds</translation>
    </message>
    <message>
        <source>by road</source>
        <translation>auf der Straße</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>beruhigen</translation>
    </message>
    <message>
        <source>calmed by the leader</source>
        <translation>vom Anführer beruhigt</translation>
    </message>
    <message>
        <source>came into contact</source>
        <translation>in Kontakt gekommen</translation>
    </message>
    <message>
        <source>camels</source>
        <translation>camels</translation>
    </message>
    <message>
        <source>camp</source>
        <translation>camp</translation>
    </message>
    <message>
        <source>camp placed</source>
        <translation>Lager aufgestellt</translation>
    </message>
    <message>
        <source>camp, city or fort: what it is meant to guard</source>
        <translation>Lager, Stadt oder Fort: was es bewachen soll</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>captured</translation>
    </message>
    <message>
        <source>captured, with no way out</source>
        <translation>gefangen, ohne Ausweg</translation>
    </message>
    <message>
        <source>card drawn of those left</source>
        <translation>eine der übrigen Karten gezogen</translation>
    </message>
    <message>
        <source>card played</source>
        <translation>gespielte Karte</translation>
    </message>
    <message>
        <source>carries</source>
        <translation>carries</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>erwischt</translation>
    </message>
    <message>
        <source>caught and cut down</source>
        <translation>eingeholt und niedergemacht</translation>
    </message>
    <message>
        <source>cavalry against unformed foot</source>
        <translation>Reiterei gegen ungeordnete Fußtruppen</translation>
    </message>
    <message>
        <source>charge</source>
        <translation>charge</translation>
    </message>
    <message>
        <source>charge die</source>
        <translation>Angriffswürfel</translation>
    </message>
    <message>
        <source>charge, pursuit or follow-up</source>
        <translation>Angriff, Verfolgung oder Nachrücken</translation>
    </message>
    <message>
        <source>charged</source>
        <translation>Angriff auf</translation>
    </message>
    <message>
        <source>charged by hoplites</source>
        <translation>von Hopliten angegriffen</translation>
    </message>
    <message>
        <source>charged, but reached nobody</source>
        <translation>angegriffen, aber niemanden erreicht</translation>
    </message>
    <message>
        <source>charging</source>
        <translation>im Angriff</translation>
    </message>
    <message>
        <source>charging or counter-charging</source>
        <translation>Angriff oder Gegenangriff</translation>
    </message>
    <message>
        <source>chariot</source>
        <translation>chariot</translation>
    </message>
    <message>
        <source>chased</source>
        <translation>Jagd auf</translation>
    </message>
    <message>
        <source>chased those who ran</source>
        <translation>den Fliehenden nachgejagt</translation>
    </message>
    <message>
        <source>city</source>
        <translation>city</translation>
    </message>
    <message>
        <source>class of bands</source>
        <translation>Art der Scharen</translation>
    </message>
    <message>
        <source>class: no stripe (SKI-057)</source>
        <translation>Klasse: kein Streifen (SKI-057)</translation>
    </message>
    <message>
        <source>class: one stripe (SKI-057)</source>
        <translation>Klasse: ein Streifen (SKI-057)</translation>
    </message>
    <message>
        <source>class: three stripes (SKI-057)</source>
        <translation>Klasse: drei Streifen (SKI-057)</translation>
    </message>
    <message>
        <source>class: two stripes (SKI-057)</source>
        <translation>Klasse: zwei Streifen (SKI-057)</translation>
    </message>
    <message>
        <source>closed with the enemy</source>
        <translation>ging an den Feind</translation>
    </message>
    <message>
        <source>combat dice against</source>
        <translation>Kampfwürfel gegen</translation>
    </message>
    <message>
        <source>combat die</source>
        <translation>Kampfwürfel</translation>
    </message>
    <message>
        <source>combat settled</source>
        <translation>Kampf entschieden</translation>
    </message>
    <message>
        <source>command points follow the rating</source>
        <translation>Befehlspunkte folgen der Wertung</translation>
    </message>
    <message>
        <source>command points of the turn</source>
        <translation>Befehlspunkte der Runde</translation>
    </message>
    <message>
        <source>command points that encouraging costs</source>
        <translation>Befehlspunkte, die das Ermutigen kostet</translation>
    </message>
    <message>
        <source>commander in chief</source>
        <translation>Oberbefehlshaber</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>continue the pursuit</source>
        <translation>Verfolgung fortsetzen</translation>
    </message>
    <message>
        <source>control die</source>
        <translation>Kontrollwürfel</translation>
    </message>
    <message>
        <source>control test</source>
        <translation>Kontrolltest</translation>
    </message>
    <message>
        <source>control test {2}: {3}</source>
        <translation>Kontrolltest {2}: {3}</translation>
    </message>
    <message>
        <source>control the phalanx</source>
        <translation>die Phalanx kontrollieren</translation>
    </message>
    <message>
        <source>controlled by the leader</source>
        <translation>vom Anführer kontrolliert</translation>
    </message>
    <message>
        <source>corrected by the umpire</source>
        <translation>vom Spielleiter korrigiert</translation>
    </message>
    <message>
        <source>could not fall back</source>
        <translation>konnte nicht zurückweichen</translation>
    </message>
    <message>
        <source>could not flee: destroyed</source>
        <translation>konnte nicht fliehen: vernichtet</translation>
    </message>
    <message>
        <source>could not recoil</source>
        <translation>konnte nicht zurückgehen</translation>
    </message>
    <message>
        <source>could not retire</source>
        <translation>konnte sich nicht zurückziehen</translation>
    </message>
    <message>
        <source>counted as lost</source>
        <translation>als verloren gezählt</translation>
    </message>
    <message>
        <source>counted at the end of the bound</source>
        <translation>am Ende des Zuges gezählt</translation>
    </message>
    <message>
        <source>crossbow</source>
        <translation>crossbow</translation>
    </message>
    <message>
        <source>crossed difficult ground</source>
        <translation>schwieriges Gelände durchquert</translation>
    </message>
    <message>
        <source>declared a charge on</source>
        <translation>Angriff erklärt auf</translation>
    </message>
    <message>
        <source>deep phalanx</source>
        <translation>tiefe Phalanx</translation>
    </message>
    <message>
        <source>defended the camp</source>
        <translation>verteidigte das Lager</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>defends the bank</source>
        <translation>verteidigt das Ufer</translation>
    </message>
    <message>
        <source>denizens of their own City</source>
        <translation>Einwohner der eigenen Stadt</translation>
    </message>
    <message>
        <source>deployed</source>
        <translation>aufgestellt</translation>
    </message>
    <message>
        <source>deployed in Phalanx</source>
        <translation>in Phalanx aufgestellt</translation>
    </message>
    <message>
        <source>deployment card</source>
        <translation>Aufstellungskarte</translation>
    </message>
    <message>
        <source>deploys 2 BW from the sides (DBA-015)</source>
        <translation>stellt 2 BB von den Seiten auf (DBA-015)</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <source>destroyed with the other elephants</source>
        <translation>mit den anderen Elefanten vernichtet</translation>
    </message>
    <message>
        <source>destroyed with the supported element</source>
        <translation>mit dem unterstützten Element vernichtet</translation>
    </message>
    <message>
        <source>destroyed: an enemy was behind</source>
        <translation>vernichtet: ein Feind stand dahinter</translation>
    </message>
    <message>
        <source>destroyed: struck in flank</source>
        <translation>vernichtet: in der Flanke getroffen</translation>
    </message>
    <message>
        <source>detaches</source>
        <translation>detaches</translation>
    </message>
    <message>
        <source>dice in a combat (OTW-072)</source>
        <translation>Würfel in einem Kampf (OTW-072)</translation>
    </message>
    <message>
        <source>dice of a volley; a type without it does not shoot (MOB-085)</source>
        <translation>Würfel einer Salve; ein Typ ohne sie schießt nicht (MOB-085)</translation>
    </message>
    <message>
        <source>dice of an attack</source>
        <translation>Würfel eines Angriffs</translation>
    </message>
    <message>
        <source>did not reach the enemy</source>
        <translation>den Feind nicht erreicht</translation>
    </message>
    <message>
        <source>die for rough ground</source>
        <translation>Würfel für raues Gelände</translation>
    </message>
    <message>
        <source>die for the feature&apos;s quarter</source>
        <translation>Würfel für das Viertel des Geländestücks</translation>
    </message>
    <message>
        <source>die for the ploughed ground</source>
        <translation>Würfel für den Ackerboden</translation>
    </message>
    <message>
        <source>die for the river</source>
        <translation>Würfel für den Fluss</translation>
    </message>
    <message>
        <source>difficult</source>
        <translation>difficult</translation>
    </message>
    <message>
        <source>disorder points</source>
        <translation>Unordnungspunkte</translation>
    </message>
    <message>
        <source>disorder points of a wheel (ALA-147)</source>
        <translation>Unordnungspunkte eines Schwenks (ALA-147)</translation>
    </message>
    <message>
        <source>disorder points that redressing takes off (ALA-152)</source>
        <translation>Unordnungspunkte, die das Ordnen der Reihen wegnimmt (ALA-152)</translation>
    </message>
    <message>
        <source>disordered by the ground</source>
        <translation>durch das Gelände in Unordnung</translation>
    </message>
    <message>
        <source>do nothing</source>
        <translation>nichts tun</translation>
    </message>
    <message>
        <source>double base</source>
        <translation>Doppelbasis</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>doubled</translation>
    </message>
    <message>
        <source>doubled by</source>
        <translation>mit Verdopplung geschlagen von</translation>
    </message>
    <message>
        <source>downhill, or at an enemy in a ford</source>
        <translation>hangabwärts oder auf einen Feind in einer Furt</translation>
    </message>
    <message>
        <source>drew an Othismos card</source>
        <translation>eine Othismos-Karte gezogen</translation>
    </message>
    <message>
        <source>drifted to the right</source>
        <translation>nach rechts abgedriftet</translation>
    </message>
    <message>
        <source>drilled</source>
        <translation>drilled</translation>
    </message>
    <message>
        <source>drilled (MOB-162)</source>
        <translation>gedrillt (MOB-162)</translation>
    </message>
    <message>
        <source>dunes</source>
        <translation>Dünen</translation>
    </message>
    <message>
        <source>each fifth lost</source>
        <translation>je verlorenes Fünftel</translation>
    </message>
    <message>
        <source>ease off: an inch less, no disorder</source>
        <translation>nachlassen: ein Zoll weniger, keine Unordnung</translation>
    </message>
    <message>
        <source>eased off</source>
        <translation>nachgelassen</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>elephant</translation>
    </message>
    <message>
        <source>encourage</source>
        <translation>encourage</translation>
    </message>
    <message>
        <source>encouraged by the leader</source>
        <translation>vom Anführer ermutigt</translation>
    </message>
    <message>
        <source>ended the phase</source>
        <translation>beendete die Phase</translation>
    </message>
    <message>
        <source>ended the pursuit</source>
        <translation>Verfolgung beendet</translation>
    </message>
    <message>
        <source>envoys</source>
        <translation>envoys</translation>
    </message>
    <message>
        <source>equal totals: both dice again</source>
        <translation>Gleichstand: beide Würfel noch einmal</translation>
    </message>
    <message>
        <source>evade</source>
        <translation>ausweichen</translation>
    </message>
    <message>
        <source>evaded</source>
        <translation>ausgewichen</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>everybody</translation>
    </message>
    <message>
        <source>face as it does</source>
        <translation>Blickrichtung behalten</translation>
    </message>
    <message>
        <source>face of a move die that costs a disorder point; without it it never tires (ALA-135)</source>
        <translation>Augenzahl eines Bewegungswürfels, die einen Unordnungspunkt kostet; ohne Angabe ermüdet sie nie (ALA-135)</translation>
    </message>
    <message>
        <source>faced about</source>
        <translation>kehrtgemacht</translation>
    </message>
    <message>
        <source>faced the enemy</source>
        <translation>wandte sich dem Feind zu</translation>
    </message>
    <message>
        <source>faced the target</source>
        <translation>dem Ziel zugewandt</translation>
    </message>
    <message>
        <source>factor against foot</source>
        <translation>Faktor gegen Fußtruppen</translation>
    </message>
    <message>
        <source>factor against foot (DBA-122)</source>
        <translation>Faktor gegen Fußtruppen (DBA-122)</translation>
    </message>
    <message>
        <source>factor against mounted</source>
        <translation>Faktor gegen Berittene</translation>
    </message>
    <message>
        <source>factor against mounted (DBA-122)</source>
        <translation>Faktor gegen Berittene (DBA-122)</translation>
    </message>
    <message>
        <source>factor when shot at</source>
        <translation>Faktor bei Beschuss</translation>
    </message>
    <message>
        <source>factor when shot at, where it differs</source>
        <translation>Faktor bei Beschuss, wo er abweicht</translation>
    </message>
    <message>
        <source>failed morale test</source>
        <translation>Moraltest nicht bestanden</translation>
    </message>
    <message>
        <source>failed to steal the Initiative, {2} to {3}</source>
        <translation>die Initiative nicht gestohlen, {2} zu {3}</translation>
    </message>
    <message>
        <source>fall back 15° to the left of those who come</source>
        <translation>15° links von den Angreifern zurückweichen</translation>
    </message>
    <message>
        <source>fall back 15° to the right of those who come</source>
        <translation>15° rechts von den Angreifern zurückweichen</translation>
    </message>
    <message>
        <source>fall back 30° to the left of those who come</source>
        <translation>30° links von den Angreifern zurückweichen</translation>
    </message>
    <message>
        <source>fall back 30° to the right of those who come</source>
        <translation>30° rechts von den Angreifern zurückweichen</translation>
    </message>
    <message>
        <source>fall back 45° to the left of those who come</source>
        <translation>45° links von den Angreifern zurückweichen</translation>
    </message>
    <message>
        <source>fall back 45° to the right of those who come</source>
        <translation>45° rechts von den Angreifern zurückweichen</translation>
    </message>
    <message>
        <source>fall back 60° to the left of those who come</source>
        <translation>60° links von den Angreifern zurückweichen</translation>
    </message>
    <message>
        <source>fall back 60° to the right of those who come</source>
        <translation>60° rechts von den Angreifern zurückweichen</translation>
    </message>
    <message>
        <source>fall back straight before those who come</source>
        <translation>gerade vor den Angreifern zurückweichen</translation>
    </message>
    <message>
        <source>fast troops (DBA-115)</source>
        <translation>schnelle Truppen (DBA-115)</translation>
    </message>
    <message>
        <source>favour</source>
        <translation>favour</translation>
    </message>
    <message>
        <source>feature placed</source>
        <translation>Geländestück gelegt</translation>
    </message>
    <message>
        <source>fell</source>
        <translation>ist gefallen</translation>
    </message>
    <message>
        <source>fell away from the enemy</source>
        <translation>vom Feind zurückgewichen</translation>
    </message>
    <message>
        <source>fell back</source>
        <translation>zurückgewichen</translation>
    </message>
    <message>
        <source>fell below half strength</source>
        <translation>unter halbe Stärke gefallen</translation>
    </message>
    <message>
        <source>fell out of formation after a failed charge</source>
        <translation>nach gescheitertem Angriff aus der Formation geraten</translation>
    </message>
    <message>
        <source>fewest command points of a leader (ALA-053)</source>
        <translation>mindeste Befehlspunkte eines Anführers (ALA-053)</translation>
    </message>
    <message>
        <source>fifths tested</source>
        <translation>getestete Fünftel</translation>
    </message>
    <message>
        <source>fight to the death</source>
        <translation>bis zum Tod kämpfen</translation>
    </message>
    <message>
        <source>fighting to the death</source>
        <translation>kämpft bis zum Tod</translation>
    </message>
    <message>
        <source>fights as a phalanx (MOB-160)</source>
        <translation>kämpft als Phalanx (MOB-160)</translation>
    </message>
    <message>
        <source>fights as foot (DBA-122)</source>
        <translation>kämpft als Fußtruppe (DBA-122)</translation>
    </message>
    <message>
        <source>fights as mounted (DBA-122)</source>
        <translation>kämpft als Berittene (DBA-122)</translation>
    </message>
    <message>
        <source>fights next</source>
        <translation>kämpft als nächstes</translation>
    </message>
    <message>
        <source>figure type</source>
        <translation>Figurentyp</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>figures for one shooting die; without it the class does not shoot (ALA-164)</source>
        <translation>Figuren je Schusswürfel; ohne Angabe schießt die Art nicht (ALA-164)</translation>
    </message>
    <message>
        <source>figures lost</source>
        <translation>verlorene Figuren</translation>
    </message>
    <message>
        <source>figures of a unit or band (ALA-007)</source>
        <translation>Figuren einer Einheit oder Schar (ALA-007)</translation>
    </message>
    <message>
        <source>first</source>
        <translation>zuerst</translation>
    </message>
    <message>
        <source>first to act in this turn</source>
        <translation>in dieser Runde zuerst am Zug</translation>
    </message>
    <message>
        <source>first to move</source>
        <translation>zieht als Erster</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>flank</translation>
    </message>
    <message>
        <source>flank of Hoplites</source>
        <translation>Flanke von Hopliten</translation>
    </message>
    <message>
        <source>flank of a Phalanx</source>
        <translation>Flanke einer Phalanx</translation>
    </message>
    <message>
        <source>fled</source>
        <translation>ist geflohen</translation>
    </message>
    <message>
        <source>fled from the field</source>
        <translation>floh vom Feld</translation>
    </message>
    <message>
        <source>fled in the Collapse</source>
        <translation>im Zusammenbruch geflohen</translation>
    </message>
    <message>
        <source>fleet</source>
        <translation>fleet</translation>
    </message>
    <message>
        <source>flight seen</source>
        <translation>Flucht gesehen</translation>
    </message>
    <message>
        <source>follow up</source>
        <translation>nachrücken</translation>
    </message>
    <message>
        <source>followed in file</source>
        <translation>folgte in Reihe</translation>
    </message>
    <message>
        <source>followed up</source>
        <translation>nachgerückt</translation>
    </message>
    <message>
        <source>followed up into contact</source>
        <translation>in den Kontakt nachgerückt</translation>
    </message>
    <message>
        <source>followed with the movement left</source>
        <translation>mit der verbleibenden Bewegung gefolgt</translation>
    </message>
    <message>
        <source>foot in their own camp</source>
        <translation>Fußtruppen im eigenen Lager</translation>
    </message>
    <message>
        <source>for</source>
        <translation>for</translation>
    </message>
    <message>
        <source>form up</source>
        <translation>sich formieren</translation>
    </message>
    <message>
        <source>formed Phalanx</source>
        <translation>Phalanx gebildet</translation>
    </message>
    <message>
        <source>formed up</source>
        <translation>formiert</translation>
    </message>
    <message>
        <source>fortune favoured the bold</source>
        <translation>das Glück war den Kühnen hold</translation>
    </message>
    <message>
        <source>fought</source>
        <translation>hat gekämpft gegen</translation>
    </message>
    <message>
        <source>fought a first round</source>
        <translation>erste Kampfrunde gekämpft</translation>
    </message>
    <message>
        <source>fought {1}: {2} to {3}</source>
        <translation>kämpfte gegen {1}: {2} zu {3}</translation>
    </message>
    <message>
        <source>found no free square in the back rows and stayed away</source>
        <translation>fand in den hinteren Reihen kein freies Quadrat und blieb weg</translation>
    </message>
    <message>
        <source>found no place and stayed away</source>
        <translation>fand keinen Platz und blieb weg</translation>
    </message>
    <message>
        <source>found no place in its zone and stayed away</source>
        <translation>in der Zone keinen Platz gefunden und weggeblieben</translation>
    </message>
    <message>
        <source>found no place in the zone and stayed away</source>
        <translation>in der Zone keinen Platz gefunden und weggeblieben</translation>
    </message>
    <message>
        <source>found no place to deploy</source>
        <translation>keinen Platz zum Aufstellen gefunden</translation>
    </message>
    <message>
        <source>found no shore to land on</source>
        <translation>fand kein Ufer zum Landen</translation>
    </message>
    <message>
        <source>free hack at</source>
        <translation>freier Hieb gegen</translation>
    </message>
    <message>
        <source>free to act</source>
        <translation>frei zu handeln</translation>
    </message>
    <message>
        <source>free to fight</source>
        <translation>darf kämpfen</translation>
    </message>
    <message>
        <source>free to move</source>
        <translation>darf sich bewegen</translation>
    </message>
    <message>
        <source>friends passed through</source>
        <translation>von Freunden durchquert</translation>
    </message>
    <message>
        <source>from the left wing</source>
        <translation>vom linken Flügel</translation>
    </message>
    <message>
        <source>from the rear</source>
        <translation>von hinten</translation>
    </message>
    <message>
        <source>from the right wing</source>
        <translation>vom rechten Flügel</translation>
    </message>
    <message>
        <source>further hoplites on its left</source>
        <translation>weitere Hopliten links</translation>
    </message>
    <message>
        <source>further hoplites on its right</source>
        <translation>weitere Hopliten rechts</translation>
    </message>
    <message>
        <source>garrison of a City or Fort</source>
        <translation>Besatzung einer Stadt oder eines Forts</translation>
    </message>
    <message>
        <source>gave no ground</source>
        <translation>nicht gewichen</translation>
    </message>
    <message>
        <source>gave way before hoplites</source>
        <translation>vor Hopliten gewichen</translation>
    </message>
    <message>
        <source>general attached</source>
        <translation>Feldherr zugeteilt</translation>
    </message>
    <message>
        <source>general back in action</source>
        <translation>Feldherr wieder im Gefecht</translation>
    </message>
    <message>
        <source>general joined</source>
        <translation>Feldherr schloss sich an</translation>
    </message>
    <message>
        <source>general joined the fight</source>
        <translation>Feldherr griff in den Kampf ein</translation>
    </message>
    <message>
        <source>general killed</source>
        <translation>Feldherr getötet</translation>
    </message>
    <message>
        <source>general left</source>
        <translation>Feldherr ging weg</translation>
    </message>
    <message>
        <source>general lost with the unit</source>
        <translation>Feldherr mit der Einheit verloren</translation>
    </message>
    <message>
        <source>general out of action for a turn</source>
        <translation>Feldherr für eine Runde außer Gefecht</translation>
    </message>
    <message>
        <source>general rallied hits</source>
        <translation>Feldherr sammelte Treffer</translation>
    </message>
    <message>
        <source>general&apos;s fate, lost on 1 or 2, out of action on 3 or 4</source>
        <translation>Schicksal des Feldherrn, verloren bei 1 oder 2, außer Gefecht bei 3 oder 4</translation>
    </message>
    <message>
        <source>given</source>
        <translation>gegeben</translation>
    </message>
    <message>
        <source>given in this turn</source>
        <translation>in dieser Runde gegeben</translation>
    </message>
    <message>
        <source>given to the enemy, who keeps it</source>
        <translation>dem Feind gegeben, der sie behält</translation>
    </message>
    <message>
        <source>go first</source>
        <translation>zuerst ziehen</translation>
    </message>
    <message>
        <source>go on retiring</source>
        <translation>weiter zurückziehen</translation>
    </message>
    <message>
        <source>go on with half the move</source>
        <translation>mit halber Bewegung weitergehen</translation>
    </message>
    <message>
        <source>go on, through them</source>
        <translation>weitergehen, durch sie hindurch</translation>
    </message>
    <message>
        <source>go second</source>
        <translation>als Zweiter ziehen</translation>
    </message>
    <message>
        <source>goes straight</source>
        <translation>geht geradeaus</translation>
    </message>
    <message>
        <source>good or rough</source>
        <translation>gutes oder raues</translation>
    </message>
    <message>
        <source>got away from</source>
        <translation>sich gelöst von</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>grade_A</source>
        <translation>grade_A</translation>
    </message>
    <message>
        <source>grades of the units behind it, front to rear: &quot;BC&quot; for a deep phalanx of three</source>
        <translation>Qualität der Einheiten dahinter, von vorn nach hinten: &quot;BC&quot; für eine drei Einheiten tiefe Phalanx</translation>
    </message>
    <message>
        <source>had its turn in the phase</source>
        <translation>war in der Phase an der Reihe</translation>
    </message>
    <message>
        <source>halt</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>halted</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>halted after the signal</source>
        <translation>nach dem Signal angehalten</translation>
    </message>
    <message>
        <source>halted the pursuit</source>
        <translation>beendete die Verfolgung</translation>
    </message>
    <message>
        <source>hamippoi</source>
        <translation>hamippoi</translation>
    </message>
    <message>
        <source>hand to hand</source>
        <translation>im Nahkampf</translation>
    </message>
    <message>
        <source>has the signal to advance</source>
        <translation>hat das Angriffssignal</translation>
    </message>
    <message>
        <source>hedge</source>
        <translation>hedge</translation>
    </message>
    <message>
        <source>held</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>held back for a landing</source>
        <translation>für eine Landung zurückgehalten</translation>
    </message>
    <message>
        <source>held the work</source>
        <translation>hielt das Werk</translation>
    </message>
    <message>
        <source>held, with all others</source>
        <translation>gehalten, mit allen anderen</translation>
    </message>
    <message>
        <source>higher bid</source>
        <translation>höheres Gebot</translation>
    </message>
    <message>
        <source>hit again, with nowhere to go</source>
        <translation>noch einmal getroffen, ohne Ausweg</translation>
    </message>
    <message>
        <source>hit {1}</source>
        <translation>{1} getroffen</translation>
    </message>
    <message>
        <source>hits before it is shattered (OTW-074)</source>
        <translation>Treffer, bis sie zerschlagen ist (OTW-074)</translation>
    </message>
    <message>
        <source>hits of the combat</source>
        <translation>Treffer des Kampfes</translation>
    </message>
    <message>
        <source>hits until it breaks</source>
        <translation>Treffer, bis sie bricht</translation>
    </message>
    <message>
        <source>holds it back</source>
        <translation>hält es zurück</translation>
    </message>
    <message>
        <source>home terrain of this army</source>
        <translation>Heimatgelände dieser Armee</translation>
    </message>
    <message>
        <source>home terrain; more than one is a choice</source>
        <translation>Heimatgelände; mehrere stehen zur Wahl</translation>
    </message>
    <message>
        <source>hoplites on its left</source>
        <translation>Hopliten links</translation>
    </message>
    <message>
        <source>hoplites on its right</source>
        <translation>Hopliten rechts</translation>
    </message>
    <message>
        <source>hoplites shot at from their front</source>
        <translation>Hopliten, von vorn beschossen</translation>
    </message>
    <message>
        <source>hoplites: grade, level, front and flanks (ALA-033)</source>
        <translation>Hopliten: Qualität, Stufe, Front und Flanken (ALA-033)</translation>
    </message>
    <message>
        <source>horse without the third move die (ALA-129)</source>
        <translation>Reiterei ohne den dritten Bewegungswürfel (ALA-129)</translation>
    </message>
    <message>
        <source>house points</source>
        <translation>Hauspunkte</translation>
    </message>
    <message>
        <source>how badly (DBA-121)</source>
        <translation>wie schlimm (DBA-121)</translation>
    </message>
    <message>
        <source>how deep the ground of one figure is, in millimetres</source>
        <translation>Tiefe der Standfläche einer Figur, in Millimetern</translation>
    </message>
    <message>
        <source>how deep the unit stands, in base widths</source>
        <translation>Tiefe der Einheit, in Basisbreiten</translation>
    </message>
    <message>
        <source>how deep the unit stands, in centimetres</source>
        <translation>Tiefe der Einheit, in Zentimetern</translation>
    </message>
    <message>
        <source>how many of them</source>
        <translation>wie viele davon</translation>
    </message>
    <message>
        <source>how many such bands</source>
        <translation>wie viele solche Scharen</translation>
    </message>
    <message>
        <source>how many such elements</source>
        <translation>wie viele solche Elemente</translation>
    </message>
    <message>
        <source>how many such units</source>
        <translation>wie viele solche Einheiten</translation>
    </message>
    <message>
        <source>how many such units stand side by side</source>
        <translation>wie viele solche Einheiten nebeneinander stehen</translation>
    </message>
    <message>
        <source>how often the pack has it</source>
        <translation>wie oft der Stapel sie enthält</translation>
    </message>
    <message>
        <source>how sure it is</source>
        <translation>wie sicher es ist</translation>
    </message>
    <message>
        <source>how the unit is drawn</source>
        <translation>wie die Einheit gezeichnet wird</translation>
    </message>
    <message>
        <source>how wide the ground of one figure is, in millimetres</source>
        <translation>Breite der Standfläche einer Figur, in Millimetern</translation>
    </message>
    <message>
        <source>how wide the unit stands, in base widths</source>
        <translation>Breite der Einheit, in Basisbreiten</translation>
    </message>
    <message>
        <source>how wide the unit stands, in centimetres</source>
        <translation>Breite der Einheit, in Zentimetern</translation>
    </message>
    <message>
        <source>humble</source>
        <translation>humble</translation>
    </message>
    <message>
        <source>ignores the first failed Risk when attacking (OTW-051)</source>
        <translation>ignoriert beim Angriff das erste misslungene Risiko (OTW-051)</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>in Phalanx</source>
        <translation>in Phalanx</translation>
    </message>
    <message>
        <source>in bad going</source>
        <translation>in schlechtem Gelände</translation>
    </message>
    <message>
        <source>in the field</source>
        <translation>auf freiem Feld</translation>
    </message>
    <message>
        <source>in the opposite order</source>
        <translation>in umgekehrter Reihenfolge</translation>
    </message>
    <message>
        <source>in which fight; without it either</source>
        <translation>in welchem Kampf; ohne Angabe in jedem</translation>
    </message>
    <message>
        <source>inches of such a move</source>
        <translation>Zoll einer solchen Bewegung</translation>
    </message>
    <message>
        <source>inches that every enemy must be beyond; 0: any (ALA-154)</source>
        <translation>Zoll, die jeder Feind entfernt sein muss; 0: beliebig (ALA-154)</translation>
    </message>
    <message>
        <source>incompetent</source>
        <translation>incompetent</translation>
    </message>
    <message>
        <source>initiative die</source>
        <translation>Initiativewürfel</translation>
    </message>
    <message>
        <source>into or out of forest</source>
        <translation>in den Wald oder aus ihm</translation>
    </message>
    <message>
        <source>invoke the gods</source>
        <translation>die Götter anrufen</translation>
    </message>
    <message>
        <source>invoked the gods</source>
        <translation>die Götter angerufen</translation>
    </message>
    <message>
        <source>is destroyed</source>
        <translation>wird vernichtet</translation>
    </message>
    <message>
        <source>is farther than the dice carry it</source>
        <translation>ist weiter, als die Würfel tragen</translation>
    </message>
    <message>
        <source>is not behind the deployment line</source>
        <translation>ist nicht hinter der Aufstellungslinie</translation>
    </message>
    <message>
        <source>is within 6 inches of the enemy</source>
        <translation>ist näher als 6 Zoll am Feind</translation>
    </message>
    <message>
        <source>it and all on its left</source>
        <translation>es und alle links davon</translation>
    </message>
    <message>
        <source>it and all on its right</source>
        <translation>es und alle rechts davon</translation>
    </message>
    <message>
        <source>it and those behind it</source>
        <translation>es und die dahinter</translation>
    </message>
    <message>
        <source>it faces nowhere.</source>
        <translation>es hat keine Blickrichtung.</translation>
    </message>
    <message>
        <source>it flees</source>
        <translation>es flieht</translation>
    </message>
    <message>
        <source>it gives ground</source>
        <translation>es weicht zurück</translation>
    </message>
    <message>
        <source>it is gone</source>
        <translation>es ist weg</translation>
    </message>
    <message>
        <source>it is not &quot;{0}&quot; who does that.</source>
        <translation>das tut nicht „{0}“.</translation>
    </message>
    <message>
        <source>it is placed twice.</source>
        <translation>sie ist zweimal aufgestellt.</translation>
    </message>
    <message>
        <source>its group in column behind it</source>
        <translation>seine Gruppe in Kolonne dahinter</translation>
    </message>
    <message>
        <source>its orders cannot be read again: {0}</source>
        <translation>die Befehle können nicht noch einmal gelesen werden: {0}</translation>
    </message>
    <message>
        <source>its whole group</source>
        <translation>seine ganze Gruppe</translation>
    </message>
    <message>
        <source>joins</source>
        <translation>joins</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>keep the card</source>
        <translation>die Karte behalten</translation>
    </message>
    <message>
        <source>keeps its factor in bad going (DBA-126)</source>
        <translation>behält seinen Faktor in schlechtem Gelände (DBA-126)</translation>
    </message>
    <message>
        <source>kept a card</source>
        <translation>eine Karte behalten</translation>
    </message>
    <message>
        <source>kept the Initiative by the roll-off</source>
        <translation>die Initiative durch Stechen behalten</translation>
    </message>
    <message>
        <source>kept the Initiative with the higher bid</source>
        <translation>die Initiative mit dem höheren Gebot behalten</translation>
    </message>
    <message>
        <source>kept the order</source>
        <translation>die Ordnung behalten</translation>
    </message>
    <message>
        <source>kept until its owner plays it</source>
        <translation>behalten, bis ihr Besitzer sie spielt</translation>
    </message>
    <message>
        <source>kinds of elements that lose (DBA-140)</source>
        <translation>Elementarten, die verlieren (DBA-140)</translation>
    </message>
    <message>
        <source>kinds of elements that win; without it any</source>
        <translation>Elementarten, die gewinnen; ohne Angabe alle</translation>
    </message>
    <message>
        <source>knights</source>
        <translation>knights</translation>
    </message>
    <message>
        <source>lance or second weapon</source>
        <translation>Lanze oder Zweitwaffe</translation>
    </message>
    <message>
        <source>land</source>
        <translation>land</translation>
    </message>
    <message>
        <source>landed</source>
        <translation>ist gelandet</translation>
    </message>
    <message>
        <source>lead that kills</source>
        <translation>tödlicher Vorsprung</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>leader</translation>
    </message>
    <message>
        <source>leader captured</source>
        <translation>Anführer gefangen</translation>
    </message>
    <message>
        <source>leader fell</source>
        <translation>Anführer gefallen</translation>
    </message>
    <message>
        <source>leader fighting or leading</source>
        <translation>Anführer kämpft oder führt</translation>
    </message>
    <message>
        <source>leader hit</source>
        <translation>Anführer getroffen</translation>
    </message>
    <message>
        <source>leader hit a third time, which kills</source>
        <translation>Anführer zum dritten Mal getroffen, das ist tödlich</translation>
    </message>
    <message>
        <source>leader hit: die, 3 or less kills</source>
        <translation>Anführer getroffen: Würfel, 3 oder weniger tötet</translation>
    </message>
    <message>
        <source>leader in danger, on a 1</source>
        <translation>Anführer in Gefahr, bei einer 1</translation>
    </message>
    <message>
        <source>leader killed</source>
        <translation>Anführer getötet</translation>
    </message>
    <message>
        <source>leader wounded</source>
        <translation>Anführer verwundet</translation>
    </message>
    <message>
        <source>leader&apos;s rating</source>
        <translation>Wertung des Anführers</translation>
    </message>
    <message>
        <source>leaders and the three grades</source>
        <translation>Anführer und die drei Qualitäten</translation>
    </message>
    <message>
        <source>left flank</source>
        <translation>linke Flanke</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>blieb übrig</translation>
    </message>
    <message>
        <source>left the shield wall</source>
        <translation>den Schildwall verlassen</translation>
    </message>
    <message>
        <source>left the table</source>
        <translation>vom Spieltisch</translation>
    </message>
    <message>
        <source>left the wall</source>
        <translation>den Wall verlassen</translation>
    </message>
    <message>
        <source>less than doubled</source>
        <translation>nicht verdoppelt</translation>
    </message>
    <message>
        <source>levels above Formed-up</source>
        <translation>Stufen über Geordnet</translation>
    </message>
    <message>
        <source>levy</source>
        <translation>levy</translation>
    </message>
    <message>
        <source>light</source>
        <translation>light</translation>
    </message>
    <message>
        <source>light foot</source>
        <translation>leichte Fußtruppen</translation>
    </message>
    <message>
        <source>lined up with the enemy</source>
        <translation>richtete sich nach dem Feind aus</translation>
    </message>
    <message>
        <source>littoral</source>
        <translation>littoral</translation>
    </message>
    <message>
        <source>looted the baggage</source>
        <translation>den Tross geplündert</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>lost heart as army morale fell</source>
        <translation>verlor den Mut, als die Armeemoral fiel</translation>
    </message>
    <message>
        <source>lost in Dangerous Ground</source>
        <translation>im Gefährlichen Gelände verloren</translation>
    </message>
    <message>
        <source>lost in the combat</source>
        <translation>im Kampf verloren</translation>
    </message>
    <message>
        <source>lost in the fight</source>
        <translation>im Kampf verloren</translation>
    </message>
    <message>
        <source>lost in the river</source>
        <translation>im Fluss verloren</translation>
    </message>
    <message>
        <source>lost nerve and retired</source>
        <translation>die Nerven verloren und zurückgezogen</translation>
    </message>
    <message>
        <source>lost the work</source>
        <translation>verlor das Werk</translation>
    </message>
    <message>
        <source>lost this turn</source>
        <translation>in dieser Runde verloren</translation>
    </message>
    <message>
        <source>lost to missiles</source>
        <translation>durch Beschuss verloren</translation>
    </message>
    <message>
        <source>lower total</source>
        <translation>niedrigere Summe</translation>
    </message>
    <message>
        <source>macedon</source>
        <translation>macedon</translation>
    </message>
    <message>
        <source>mahouts&apos; dice against their own beast</source>
        <translation>Würfel der Mahuts gegen ihr eigenes Tier</translation>
    </message>
    <message>
        <source>march</source>
        <translation>march</translation>
    </message>
    <message>
        <source>marched with the retinue</source>
        <translation>mit dem Gefolge marschiert</translation>
    </message>
    <message>
        <source>matched against</source>
        <translation>im Kampf gegen</translation>
    </message>
    <message>
        <source>may charge those who charge it (MOB-163)</source>
        <translation>darf Angreifern entgegenstürmen (MOB-163)</translation>
    </message>
    <message>
        <source>may ease off a tiring die (ALA-137)</source>
        <translation>darf einen ermüdenden Würfel nachlassen (ALA-137)</translation>
    </message>
    <message>
        <source>may evade a charge (MOB-166)</source>
        <translation>darf einem Angriff ausweichen (MOB-166)</translation>
    </message>
    <message>
        <source>may move and shoot in one order (MOB-171)</source>
        <translation>darf sich in einem Befehl bewegen und schießen (MOB-171)</translation>
    </message>
    <message>
        <source>may side-step and step back (ALA-146)</source>
        <translation>darf seitwärts und rückwärts treten (ALA-146)</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medium</translation>
    </message>
    <message>
        <source>melee die</source>
        <translation>Nahkampfwürfel</translation>
    </message>
    <message>
        <source>melted away</source>
        <translation>löste sich auf</translation>
    </message>
    <message>
        <source>met new enemies in pursuit</source>
        <translation>in der Verfolgung auf neue Feinde getroffen</translation>
    </message>
    <message>
        <source>met the charge</source>
        <translation>dem Angriff begegnet</translation>
    </message>
    <message>
        <source>met the charge half way</source>
        <translation>dem Angriff auf halbem Weg begegnet</translation>
    </message>
    <message>
        <source>missile weapon (SKI-023)</source>
        <translation>Fernkampfwaffe (SKI-023)</translation>
    </message>
    <message>
        <source>missile weapon (SKI-024)</source>
        <translation>Fernkampfwaffe (SKI-024)</translation>
    </message>
    <message>
        <source>missile weapon (SKI-025)</source>
        <translation>Fernkampfwaffe (SKI-025)</translation>
    </message>
    <message>
        <source>morale die</source>
        <translation>Moralwürfel</translation>
    </message>
    <message>
        <source>morale test of the retinue: a fifth lost in this turn</source>
        <translation>Moraltest des Gefolges: in dieser Runde ein Fünftel verloren</translation>
    </message>
    <message>
        <source>morale test of the retinue: leader lost</source>
        <translation>Moraltest des Gefolges: Anführer verloren</translation>
    </message>
    <message>
        <source>morale test of the retinue: standard lost</source>
        <translation>Moraltest des Gefolges: Standarte verloren</translation>
    </message>
    <message>
        <source>morale: die {2}, score {3}</source>
        <translation>Moral: Würfel {2}, Summe {3}</translation>
    </message>
    <message>
        <source>more of its army morale is left</source>
        <translation>von ihrer Armeemoral ist mehr übrig</translation>
    </message>
    <message>
        <source>more of its figures are left</source>
        <translation>von ihren Figuren sind mehr übrig</translation>
    </message>
    <message>
        <source>more of the enemy&apos;s army is routed</source>
        <translation>von der Armee des Feindes ist mehr geflohen</translation>
    </message>
    <message>
        <source>more shooters at it</source>
        <translation>weitere Schützen darauf</translation>
    </message>
    <message>
        <source>most command points of a leader (ALA-053)</source>
        <translation>höchste Befehlspunkte eines Anführers (ALA-053)</translation>
    </message>
    <message>
        <source>most house points that the army may cost</source>
        <translation>höchste Hauspunkte, die die Armee kosten darf</translation>
    </message>
    <message>
        <source>most of its units that allies may send</source>
        <translation>so viele ihrer Einheiten dürfen Verbündete höchstens senden</translation>
    </message>
    <message>
        <source>most points that the army may cost</source>
        <translation>so viele Punkte darf die Armee höchstens kosten</translation>
    </message>
    <message>
        <source>most points that the army may cost (house points)</source>
        <translation>höchste Punktzahl, die die Armee kosten darf (Hauspunkte)</translation>
    </message>
    <message>
        <source>most points that the campaign allows</source>
        <translation>so viele Punkte erlaubt die Kampagne höchstens</translation>
    </message>
    <message>
        <source>most units that the army may have</source>
        <translation>so viele Einheiten darf die Armee höchstens haben</translation>
    </message>
    <message>
        <source>most units that the campaign allows</source>
        <translation>so viele Einheiten erlaubt die Kampagne höchstens</translation>
    </message>
    <message>
        <source>mounted</source>
        <translation>mounted</translation>
    </message>
    <message>
        <source>mounted against foot</source>
        <translation>beritten gegen Fußtruppen</translation>
    </message>
    <message>
        <source>move</source>
        <translation>move</translation>
    </message>
    <message>
        <source>move in bad going; 0: may not enter (DBA-115)</source>
        <translation>Bewegung in schlechtem Gelände; 0: darf nicht hinein (DBA-115)</translation>
    </message>
    <message>
        <source>move in good going, in base widths (DBA-115)</source>
        <translation>Bewegung in gutem Gelände, in Basisbreiten (DBA-115)</translation>
    </message>
    <message>
        <source>move in rough going (DBA-115)</source>
        <translation>Bewegung in rauem Gelände (DBA-115)</translation>
    </message>
    <message>
        <source>move with them, to keep the line</source>
        <translation>mit ihnen gehen, um die Linie zu halten</translation>
    </message>
    <message>
        <source>move, one die</source>
        <translation>bewegen, ein Würfel</translation>
    </message>
    <message>
        <source>move, one die, then shoot</source>
        <translation>bewegen, ein Würfel, dann schießen</translation>
    </message>
    <message>
        <source>move, then shoot</source>
        <translation>bewegen, dann schießen</translation>
    </message>
    <message>
        <source>move, three dice</source>
        <translation>bewegen, drei Würfel</translation>
    </message>
    <message>
        <source>move, three dice, then shoot</source>
        <translation>bewegen, drei Würfel, dann schießen</translation>
    </message>
    <message>
        <source>move, two dice</source>
        <translation>bewegen, zwei Würfel</translation>
    </message>
    <message>
        <source>move, two dice, then shoot</source>
        <translation>bewegen, zwei Würfel, dann schießen</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>bewegt</translation>
    </message>
    <message>
        <source>moved and shot</source>
        <translation>bewegt und geschossen</translation>
    </message>
    <message>
        <source>moved by road, for no PIPs</source>
        <translation>auf der Straße bewegt, ohne PIPs</translation>
    </message>
    <message>
        <source>moved far enough for the charge bonus</source>
        <translation>weit genug bewegt für den Angriffsbonus</translation>
    </message>
    <message>
        <source>moved in a group</source>
        <translation>in einer Gruppe bewegt</translation>
    </message>
    <message>
        <source>moved in any direction</source>
        <translation>in beliebige Richtung bewegt</translation>
    </message>
    <message>
        <source>moved to the nearest free square</source>
        <translation>ins nächste freie Quadrat bewegt</translation>
    </message>
    <message>
        <source>movement card</source>
        <translation>Bewegungskarte</translation>
    </message>
    <message>
        <source>movement card of player 2</source>
        <translation>Bewegungskarte von Spieler 2</translation>
    </message>
    <message>
        <source>movement card of player 3</source>
        <translation>Bewegungskarte von Spieler 3</translation>
    </message>
    <message>
        <source>movement card of player 4</source>
        <translation>Bewegungskarte von Spieler 4</translation>
    </message>
    <message>
        <source>movement card of player 5</source>
        <translation>Bewegungskarte von Spieler 5</translation>
    </message>
    <message>
        <source>moves at one PIP more (DBA-037)</source>
        <translation>bewegt sich für einen PIP mehr (DBA-037)</translation>
    </message>
    <message>
        <source>must face the enemy&apos;s edge within 22.5 degrees</source>
        <translation>muss auf 22,5 Grad genau zur Kante des Feindes blicken</translation>
    </message>
    <message>
        <source>neither army is left</source>
        <translation>keine der Armeen ist übrig</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>never charges (ALA-178)</source>
        <translation>greift nie an (ALA-178)</translation>
    </message>
    <message>
        <source>new bound</source>
        <translation>neuer Zug</translation>
    </message>
    <message>
        <source>new card</source>
        <translation>neue Karte</translation>
    </message>
    <message>
        <source>new phase</source>
        <translation>neue Phase</translation>
    </message>
    <message>
        <source>new turn</source>
        <translation>neue Runde</translation>
    </message>
    <message>
        <source>no charge</source>
        <translation>kein Angriff</translation>
    </message>
    <message>
        <source>no enemy is left on the field</source>
        <translation>kein Feind ist mehr auf dem Feld</translation>
    </message>
    <message>
        <source>no enemy is left who can fight</source>
        <translation>kein kampffähiger Feind ist übrig</translation>
    </message>
    <message>
        <source>no longer in contact</source>
        <translation>nicht mehr in Kontakt</translation>
    </message>
    <message>
        <source>no longer the general&apos;s element</source>
        <translation>nicht mehr das Element des Feldherrn</translation>
    </message>
    <message>
        <source>no longer with the Strategos</source>
        <translation>nicht mehr beim Strategen</translation>
    </message>
    <message>
        <source>no longer with the general</source>
        <translation>nicht mehr beim Feldherrn</translation>
    </message>
    <message>
        <source>no longer with the standard</source>
        <translation>nicht mehr bei der Standarte</translation>
    </message>
    <message>
        <source>no loss for victory (DBA-151)</source>
        <translation>kein Verlust für den Sieg (DBA-151)</translation>
    </message>
    <message>
        <source>no more commands</source>
        <translation>keine weiteren Befehle</translation>
    </message>
    <message>
        <source>no more moves</source>
        <translation>keine weiteren Bewegungen</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>kein Befehl</translation>
    </message>
    <message>
        <source>no place for a feature: left out</source>
        <translation>kein Platz für ein Geländestück: weggelassen</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nobody is left who can fight</source>
        <translation>niemand Kampffähiges ist übrig</translation>
    </message>
    <message>
        <source>none more</source>
        <translation>keines mehr</translation>
    </message>
    <message>
        <source>not blocked</source>
        <translation>nicht abgewehrt</translation>
    </message>
    <message>
        <source>not confirmed</source>
        <translation>nicht bestätigt</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notes</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>of</source>
        <translation>of</translation>
    </message>
    <message>
        <source>of a campaign, true: it comes to the battle tired and starts Wavering</source>
        <translation>in einer Kampagne, true: sie kommt müde zur Schlacht und beginnt wankend</translation>
    </message>
    <message>
        <source>of a campaign: PIPs that each move of its first bound costs more</source>
        <translation>aus einer Kampagne: PIPs, die jede Bewegung ihres ersten Zugs mehr kostet</translation>
    </message>
    <message>
        <source>of a campaign: army morale that its spirit adds or takes</source>
        <translation>aus einer Kampagne: Armeemoral, die ihr Kampfgeist hinzufügt oder abzieht</translation>
    </message>
    <message>
        <source>of a campaign: disorder points that it comes with</source>
        <translation>aus einer Kampagne: Unordnungspunkte, die sie mitbringt</translation>
    </message>
    <message>
        <source>of a campaign: disorder points that its units come with</source>
        <translation>aus einer Kampagne: Unordnungspunkte, die ihre Einheiten mitbringen</translation>
    </message>
    <message>
        <source>of a campaign: figures that are left of a unit</source>
        <translation>aus einer Kampagne: Figuren, die von einer Einheit übrig sind</translation>
    </message>
    <message>
        <source>of a campaign: figures that are left of the band</source>
        <translation>aus einer Kampagne: Figuren, die von der Schar übrig sind</translation>
    </message>
    <message>
        <source>of a campaign: inches that every move is shorter</source>
        <translation>aus einer Kampagne: Zoll, um die jede Bewegung kürzer ist</translation>
    </message>
    <message>
        <source>of a campaign: its aggression, where it is not that of the list</source>
        <translation>aus einer Kampagne: ihre Aggression, wenn sie nicht die der Liste ist</translation>
    </message>
    <message>
        <source>of a campaign: points of Arete more or fewer in the first turn</source>
        <translation>in einer Kampagne: so viele Punkte Arete mehr oder weniger in der ersten Runde</translation>
    </message>
    <message>
        <source>of a campaign: so many of its first Leadership tests fail</source>
        <translation>aus einer Kampagne: so viele ihrer ersten Führungstests scheitern</translation>
    </message>
    <message>
        <source>of a campaign: the Courage it has left; without it that of its type</source>
        <translation>in einer Kampagne: der Mut, der ihr geblieben ist; ohne Angabe der ihres Typs</translation>
    </message>
    <message>
        <source>of a campaign: the Strength that is left of it</source>
        <translation>aus einer Kampagne: die Stärke, die von ihr übrig ist</translation>
    </message>
    <message>
        <source>of a campaign: the spirit it comes in, 0 Shaken, 1 Formed-up, 2 Ready, 3 Eager; without it Formed-up</source>
        <translation>in einer Kampagne: der Kampfgeist, mit dem sie kommt, 0 Erschüttert, 1 Geordnet, 2 Bereit, 3 Kampflustig; ohne Angabe Geordnet</translation>
    </message>
    <message>
        <source>of a campaign: true: it has the first card, unless the enemy kept the initiative, too</source>
        <translation>aus einer Kampagne: true: Sie hat die erste Karte, außer der Feind hat die Initiative ebenfalls behalten</translation>
    </message>
    <message>
        <source>of a campaign: true: it has the first phase, unless the enemy kept the initiative, too</source>
        <translation>aus einer Kampagne: true: Sie hat die erste Phase, außer der Feind hat die Initiative ebenfalls behalten</translation>
    </message>
    <message>
        <source>of a campaign: true: its first PIP die of 1 is re-rolled</source>
        <translation>aus einer Kampagne: true: Ihr erster PIP-Würfel mit einer 1 wird neu geworfen</translation>
    </message>
    <message>
        <source>of a campaign: true: one more on the die for the initiative</source>
        <translation>in einer Kampagne: true: eins mehr auf dem Würfel für die Initiative</translation>
    </message>
    <message>
        <source>of a campaign: what its spirit adds to its first PIP die</source>
        <translation>aus einer Kampagne: was ihr Kampfgeist zum ersten PIP-Würfel hinzufügt</translation>
    </message>
    <message>
        <source>of a campaign: what its spirit adds to morale rolls</source>
        <translation>aus einer Kampagne: was ihr Kampfgeist zu Moralwürfen hinzufügt</translation>
    </message>
    <message>
        <source>of how many of them you have the models; the game does not look at it</source>
        <translation>von wie vielen Sie die Modelle haben; für das Spiel ohne Bedeutung</translation>
    </message>
    <message>
        <source>of riders, for the first round; the other weapon serves later (SKI-A05)</source>
        <translation>von Reitern, für die erste Runde; danach dient die andere Waffe (SKI-A05)</translation>
    </message>
    <message>
        <source>off</source>
        <translation>off</translation>
    </message>
    <message>
        <source>on</source>
        <translation>on</translation>
    </message>
    <message>
        <source>on foot against a rider</source>
        <translation>zu Fuß gegen einen Reiter</translation>
    </message>
    <message>
        <source>on horse (SKI-102)</source>
        <translation>zu Pferd (SKI-102)</translation>
    </message>
    <message>
        <source>one failed die of the Archers again</source>
        <translation>ein misslungener Würfel der Bogenschützen noch einmal</translation>
    </message>
    <message>
        <source>one published summary</source>
        <translation>eine veröffentlichte Zusammenfassung</translation>
    </message>
    <message>
        <source>orchard</source>
        <translation>Obstgarten</translation>
    </message>
    <message>
        <source>order</source>
        <translation>order</translation>
    </message>
    <message>
        <source>overlapped or contacted in flank or rear</source>
        <translation>überlappt oder in Flanke oder Rücken berührt</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>paid for a move</source>
        <translation>für eine Bewegung bezahlt</translation>
    </message>
    <message>
        <source>paid to calm</source>
        <translation>bezahlt, um zu beruhigen</translation>
    </message>
    <message>
        <source>paid to encourage</source>
        <translation>bezahlt, um zu ermutigen</translation>
    </message>
    <message>
        <source>paid to ignore the ground</source>
        <translation>bezahlt, um das Gelände zu ignorieren</translation>
    </message>
    <message>
        <source>passed through friends</source>
        <translation>durch Freunde hindurchgegangen</translation>
    </message>
    <message>
        <source>peace</source>
        <translation>peace</translation>
    </message>
    <message>
        <source>peltast</source>
        <translation>peltast</translation>
    </message>
    <message>
        <source>peltasts</source>
        <translation>Peltasten</translation>
    </message>
    <message>
        <source>phalanx</source>
        <translation>phalanx</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>phase</translation>
    </message>
    <message>
        <source>phase begun</source>
        <translation>Phase begonnen</translation>
    </message>
    <message>
        <source>phase over</source>
        <translation>Phase zu Ende</translation>
    </message>
    <message>
        <source>phase-end die, over on a 1</source>
        <translation>Phasenendwürfel, Ende bei einer 1</translation>
    </message>
    <message>
        <source>pike</source>
        <translation>pike</translation>
    </message>
    <message>
        <source>pivoted</source>
        <translation>gedreht</translation>
    </message>
    <message>
        <source>place</source>
        <translation>place</translation>
    </message>
    <message>
        <source>place nothing</source>
        <translation>nichts legen</translation>
    </message>
    <message>
        <source>player</source>
        <translation>player</translation>
    </message>
    <message>
        <source>ploughed ground</source>
        <translation>Ackerboden</translation>
    </message>
    <message>
        <source>points of a unit of A grade</source>
        <translation>Punkte einer Einheit der Qualität A</translation>
    </message>
    <message>
        <source>points of a unit of C grade</source>
        <translation>Punkte einer Einheit der Qualität C</translation>
    </message>
    <message>
        <source>points of the list for each command point</source>
        <translation>Punkte der Liste für jeden Befehlspunkt</translation>
    </message>
    <message>
        <source>port</source>
        <translation>port</translation>
    </message>
    <message>
        <source>posture</source>
        <translation>posture</translation>
    </message>
    <message>
        <source>power</source>
        <translation>power</translation>
    </message>
    <message>
        <source>protection: full (SKI-012)</source>
        <translation>Schutz: voll (SKI-012)</translation>
    </message>
    <message>
        <source>protection: none (SKI-010)</source>
        <translation>Schutz: keiner (SKI-010)</translation>
    </message>
    <message>
        <source>protection: part (SKI-011)</source>
        <translation>Schutz: teilweise (SKI-011)</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provisional</translation>
    </message>
    <message>
        <source>psiloi, peltast, cavalry, hamippoi or thessalian</source>
        <translation>psiloi, peltast, cavalry, hamippoi oder thessalian</translation>
    </message>
    <message>
        <source>pursue</source>
        <translation>verfolgen</translation>
    </message>
    <message>
        <source>pursued</source>
        <translation>verfolgt</translation>
    </message>
    <message>
        <source>pursues the beaten (MOB-169)</source>
        <translation>verfolgt Geschlagene (MOB-169)</translation>
    </message>
    <message>
        <source>pursuit in half base widths (DBA-144)</source>
        <translation>Verfolgung in halben Basisbreiten (DBA-144)</translation>
    </message>
    <message>
        <source>pushed back</source>
        <translation>wurde weggedrängt</translation>
    </message>
    <message>
        <source>pushed off the board</source>
        <translation>vom Brett gedrängt</translation>
    </message>
    <message>
        <source>rallied</source>
        <translation>gesammelt</translation>
    </message>
    <message>
        <source>rally die</source>
        <translation>Sammelwürfel</translation>
    </message>
    <message>
        <source>rampage die</source>
        <translation>Würfel für den Amoklauf</translation>
    </message>
    <message>
        <source>ran from the field</source>
        <translation>lief vom Feld</translation>
    </message>
    <message>
        <source>ran in</source>
        <translation>in den Kampf gelaufen</translation>
    </message>
    <message>
        <source>ran into the enemy and died</source>
        <translation>lief in den Feind und starb</translation>
    </message>
    <message>
        <source>ran off for good</source>
        <translation>endgültig davongelaufen</translation>
    </message>
    <message>
        <source>ran on</source>
        <translation>weitergelaufen</translation>
    </message>
    <message>
        <source>ran wild</source>
        <translation>lief Amok</translation>
    </message>
    <message>
        <source>ran {2} inches to the edge of the table</source>
        <translation>{2} Zoll zur Tischkante gelaufen</translation>
    </message>
    <message>
        <source>ranks of figures</source>
        <translation>Glieder von Figuren</translation>
    </message>
    <message>
        <source>ransom</source>
        <translation>ransom</translation>
    </message>
    <message>
        <source>ready to charge again</source>
        <translation>wieder bereit zum Angriff</translation>
    </message>
    <message>
        <source>received a charge standing</source>
        <translation>einen Angriff im Stehen angenommen</translation>
    </message>
    <message>
        <source>recoil</source>
        <translation>recoil</translation>
    </message>
    <message>
        <source>recoiled</source>
        <translation>wurde zurückgedrängt</translation>
    </message>
    <message>
        <source>recoiled with a friend</source>
        <translation>mit einem Freund zurückgedrängt</translation>
    </message>
    <message>
        <source>red card</source>
        <translation>rote Karte</translation>
    </message>
    <message>
        <source>redress ranks</source>
        <translation>Reihen ordnen</translation>
    </message>
    <message>
        <source>redress_A</source>
        <translation>redress_A</translation>
    </message>
    <message>
        <source>redress_penalty_exempt_A</source>
        <translation>redress_penalty_exempt_A</translation>
    </message>
    <message>
        <source>redressed ranks</source>
        <translation>Reihen geordnet</translation>
    </message>
    <message>
        <source>regrouped to the rear</source>
        <translation>nach hinten neu geordnet</translation>
    </message>
    <message>
        <source>remain</source>
        <translation>bleiben</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>remove</translation>
    </message>
    <message>
        <source>repeat the last move</source>
        <translation>die letzte Bewegung wiederholen</translation>
    </message>
    <message>
        <source>repeated the last move</source>
        <translation>die letzte Bewegung wiederholt</translation>
    </message>
    <message>
        <source>result of the combat</source>
        <translation>Ergebnis des Kampfes</translation>
    </message>
    <message>
        <source>retain</source>
        <translation>retain</translation>
    </message>
    <message>
        <source>retire</source>
        <translation>retire</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>retired from the combat</source>
        <translation>aus dem Kampf zurückgezogen</translation>
    </message>
    <message>
        <source>right flank</source>
        <translation>rechte Flanke</translation>
    </message>
    <message>
        <source>risk</source>
        <translation>risk</translation>
    </message>
    <message>
        <source>risk to the general, on a 1</source>
        <translation>Gefahr für den Feldherrn, bei einer 1</translation>
    </message>
    <message>
        <source>river known</source>
        <translation>Fluss bekannt</translation>
    </message>
    <message>
        <source>rocky ground</source>
        <translation>felsiger Boden</translation>
    </message>
    <message>
        <source>rode through</source>
        <translation>hindurchgeritten</translation>
    </message>
    <message>
        <source>roll-off before deployment</source>
        <translation>Würfeln vor der Aufstellung</translation>
    </message>
    <message>
        <source>roll-off for the Initiative</source>
        <translation>Stechen um die Initiative</translation>
    </message>
    <message>
        <source>roll-off: the loser places first</source>
        <translation>Stechen: der Verlierer stellt zuerst auf</translation>
    </message>
    <message>
        <source>rolled a 1: the phase ends</source>
        <translation>eine 1 gewürfelt: die Phase endet</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>rough</translation>
    </message>
    <message>
        <source>routed</source>
        <translation>geflohen</translation>
    </message>
    <message>
        <source>routed under missiles</source>
        <translation>unter Beschuss geflohen</translation>
    </message>
    <message>
        <source>routed with the supported unit</source>
        <translation>mit der unterstützten Einheit geflohen</translation>
    </message>
    <message>
        <source>runs with Cerberus</source>
        <translation>läuft mit Zerberus</translation>
    </message>
    <message>
        <source>sail</source>
        <translation>sail</translation>
    </message>
    <message>
        <source>saw an enemy break</source>
        <translation>einen Feind brechen sehen</translation>
    </message>
    <message>
        <source>saw friends break</source>
        <translation>Freunde brechen sehen</translation>
    </message>
    <message>
        <source>saw the leader fall</source>
        <translation>den Anführer fallen sehen</translation>
    </message>
    <message>
        <source>score that hits it (OTW-073)</source>
        <translation>Wurf, der sie trifft (OTW-073)</translation>
    </message>
    <message>
        <source>score that passes its tests: 3 exceptional, 6 poor (OTW-070)</source>
        <translation>Wurf, mit dem ihre Tests gelingen: 3 hervorragend, 6 schlecht (OTW-070)</translation>
    </message>
    <message>
        <source>score {2} against {1}; can be killed by a lead of {3}</source>
        <translation>Summe {2} gegen {1}; tödlich ab einem Vorsprung von {3}</translation>
    </message>
    <message>
        <source>scrub</source>
        <translation>Gestrüpp</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>sealed</translation>
    </message>
    <message>
        <source>second Discipline test at Courage 1</source>
        <translation>zweiter Disziplintest bei Mut 1</translation>
    </message>
    <message>
        <source>shield</source>
        <translation>shield</translation>
    </message>
    <message>
        <source>shifted in formation</source>
        <translation>in Formation versetzt</translation>
    </message>
    <message>
        <source>shoot</source>
        <translation>schießen</translation>
    </message>
    <message>
        <source>shoot twice</source>
        <translation>zweimal schießen</translation>
    </message>
    <message>
        <source>shoot, then move</source>
        <translation>schießen, dann bewegen</translation>
    </message>
    <message>
        <source>shoot, then move, one die</source>
        <translation>schießen, dann bewegen, ein Würfel</translation>
    </message>
    <message>
        <source>shoot, then move, three dice</source>
        <translation>schießen, dann bewegen, drei Würfel</translation>
    </message>
    <message>
        <source>shoot, then move, two dice</source>
        <translation>schießen, dann bewegen, zwei Würfel</translation>
    </message>
    <message>
        <source>shooting</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>shooting dice more (ALA-167)</source>
        <translation>zusätzliche Schusswürfel (ALA-167)</translation>
    </message>
    <message>
        <source>shooting die at long range, 3 or less hits</source>
        <translation>Schusswürfel auf lange Entfernung, 3 oder weniger trifft</translation>
    </message>
    <message>
        <source>shooting die at short range, 6 or less hits</source>
        <translation>Schusswürfel auf kurze Entfernung, 6 oder weniger trifft</translation>
    </message>
    <message>
        <source>shoots next</source>
        <translation>schießt als nächstes</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>shot</translation>
    </message>
    <message>
        <source>shot at</source>
        <translation>Schuss auf</translation>
    </message>
    <message>
        <source>shot at {1}, within {2} inches</source>
        <translation>Schuss auf {1}, innerhalb von {2} Zoll</translation>
    </message>
    <message>
        <source>shot at {1}: {2} to {3}</source>
        <translation>schoss auf {1}: {2} zu {3}</translation>
    </message>
    <message>
        <source>shot down</source>
        <translation>abgeschossen</translation>
    </message>
    <message>
        <source>shot in support</source>
        <translation>schoss zur Unterstützung</translation>
    </message>
    <message>
        <source>should</source>
        <translation>should</translation>
    </message>
    <message>
        <source>signal the advance</source>
        <translation>Angriffssignal geben</translation>
    </message>
    <message>
        <source>skirmisher</source>
        <translation>skirmisher</translation>
    </message>
    <message>
        <source>skirmishers (ALA-011)</source>
        <translation>Plänkler (ALA-011)</translation>
    </message>
    <message>
        <source>slinger</source>
        <translation>slinger</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>slope</translation>
    </message>
    <message>
        <source>spear</source>
        <translation>spear</translation>
    </message>
    <message>
        <source>spirit of the army, of a campaign</source>
        <translation>Kampfgeist der Armee, aus einer Kampagne</translation>
    </message>
    <message>
        <source>square</source>
        <translation>square</translation>
    </message>
    <message>
        <source>squares or quarter turns of an activation (OTW-071)</source>
        <translation>Quadrate oder Vierteldrehungen einer Aktivierung (OTW-071)</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>stehen</translation>
    </message>
    <message>
        <source>stand and receive</source>
        <translation>stehen und annehmen</translation>
    </message>
    <message>
        <source>stand unformed</source>
        <translation>ungeordnet stehen</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>standard bearer</source>
        <translation>Standartenträger</translation>
    </message>
    <message>
        <source>standard captured</source>
        <translation>Standarte erbeutet</translation>
    </message>
    <message>
        <source>standard fallen</source>
        <translation>Standarte gefallen</translation>
    </message>
    <message>
        <source>standard lies at x</source>
        <translation>Standarte liegt bei x</translation>
    </message>
    <message>
        <source>standard lies at y</source>
        <translation>Standarte liegt bei y</translation>
    </message>
    <message>
        <source>standard lost from the table</source>
        <translation>Standarte mit vom Spieltisch verloren</translation>
    </message>
    <message>
        <source>standard&apos;s loss tested</source>
        <translation>Verlust der Standarte getestet</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>steht</translation>
    </message>
    <message>
        <source>stands to the death</source>
        <translation>steht bis zum Tod</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>bleiben</translation>
    </message>
    <message>
        <source>stayed where it was</source>
        <translation>blieb, wo sie war</translation>
    </message>
    <message>
        <source>stayed, with no way to run</source>
        <translation>geblieben, ohne Fluchtweg</translation>
    </message>
    <message>
        <source>step back</source>
        <translation>einen Schritt zurück</translation>
    </message>
    <message>
        <source>step to the side</source>
        <translation>einen Schritt zur Seite</translation>
    </message>
    <message>
        <source>stepped in formation</source>
        <translation>in Formation versetzt</translation>
    </message>
    <message>
        <source>stole the Initiative</source>
        <translation>die Initiative gestohlen</translation>
    </message>
    <message>
        <source>stood against</source>
        <translation>hielt stand gegen</translation>
    </message>
    <message>
        <source>stood firm, with all who tested</source>
        <translation>standgehalten, mit allen Getesteten</translation>
    </message>
    <message>
        <source>stood to receive the charge by</source>
        <translation>erwartet im Stehen den Angriff von</translation>
    </message>
    <message>
        <source>stood to the death</source>
        <translation>bis zum Tod gestanden</translation>
    </message>
    <message>
        <source>stop before them</source>
        <translation>vor ihnen anhalten</translation>
    </message>
    <message>
        <source>stopped retiring</source>
        <translation>Rückzug beendet</translation>
    </message>
    <message>
        <source>straight back</source>
        <translation>gerade zurück</translation>
    </message>
    <message>
        <source>strategos</source>
        <translation>strategos</translation>
    </message>
    <message>
        <source>stripes</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>struck down</source>
        <translation>niedergestreckt</translation>
    </message>
    <message>
        <source>struck in flank or rear</source>
        <translation>in Flanke oder Rücken getroffen</translation>
    </message>
    <message>
        <source>struck {1} in the {2}</source>
        <translation>{1} getroffen: {2}</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>supply</translation>
    </message>
    <message>
        <source>support from behind</source>
        <translation>Unterstützung von hinten</translation>
    </message>
    <message>
        <source>support from the side</source>
        <translation>Unterstützung von der Seite</translation>
    </message>
    <message>
        <source>support on the enemy&apos;s shieldless side</source>
        <translation>Unterstützung auf der schildlosen Seite des Feindes</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>unterstützt</translation>
    </message>
    <message>
        <source>supported by another band</source>
        <translation>von einer anderen Schar unterstützt</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>ergeben</translation>
    </message>
    <message>
        <source>survived at Strength 1</source>
        <translation>überlebte mit Stärke 1</translation>
    </message>
    <message>
        <source>system</source>
        <translation>system</translation>
    </message>
    <message>
        <source>takes disorder in a passage of lines (ALA-149)</source>
        <translation>gerät beim Passieren von Linien in Unordnung (ALA-149)</translation>
    </message>
    <message>
        <source>talents</source>
        <translation>talents</translation>
    </message>
    <message>
        <source>terrain placed</source>
        <translation>Gelände gelegt</translation>
    </message>
    <message>
        <source>test failed: no second move, and the phase ends</source>
        <translation>Test misslungen: keine zweite Bewegung, und die Phase endet</translation>
    </message>
    <message>
        <source>test taken again with the general</source>
        <translation>Test mit dem Feldherrn wiederholt</translation>
    </message>
    <message>
        <source>tests control with a D6, not an average die (ALA-074)</source>
        <translation>testet Kontrolle mit einem W6, nicht mit einem Durchschnittswürfel (ALA-074)</translation>
    </message>
    <message>
        <source>texts in quotes</source>
        <translation>Texte in Anführungszeichen</translation>
    </message>
    <message>
        <source>the Anger of Zeus: the leader lost a point</source>
        <translation>Zorn des Zeus: der Anführer verlor einen Punkt</translation>
    </message>
    <message>
        <source>the Gods Watch Over: all dice again</source>
        <translation>Die Götter wachen: alle Würfel noch einmal</translation>
    </message>
    <message>
        <source>the Othismos pack</source>
        <translation>der Othismos-Stapel</translation>
    </message>
    <message>
        <source>the Phalanx held off a hit</source>
        <translation>die Phalanx wehrte einen Treffer ab</translation>
    </message>
    <message>
        <source>the Strength of Ares: dice of a combat again</source>
        <translation>Stärke des Ares: Würfel eines Kampfes noch einmal</translation>
    </message>
    <message>
        <source>the battle: {0}</source>
        <translation>die Schlacht: {0}</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>die beste</translation>
    </message>
    <message>
        <source>the best man</source>
        <translation>der beste Mann</translation>
    </message>
    <message>
        <source>the bounds are over: losses are compared</source>
        <translation>die Züge sind vorbei: Verluste werden verglichen</translation>
    </message>
    <message>
        <source>the camp followers</source>
        <translation>der Tross</translation>
    </message>
    <message>
        <source>the campaign that the army fights in</source>
        <translation>die Kampagne, in der die Armee kämpft</translation>
    </message>
    <message>
        <source>the cards</source>
        <translation>die Karten</translation>
    </message>
    <message>
        <source>the charge struck nobody</source>
        <translation>der Angriff traf niemanden</translation>
    </message>
    <message>
        <source>the clash</source>
        <translation>der Zusammenstoß</translation>
    </message>
    <message>
        <source>the classes of troops</source>
        <translation>die Truppenarten</translation>
    </message>
    <message>
        <source>the east edge</source>
        <translation>die Ostkante</translation>
    </message>
    <message>
        <source>the element alone</source>
        <translation>das Element allein</translation>
    </message>
    <message>
        <source>the element&apos;s type, such as &quot;Sp&quot; or &quot;4Ax&quot;</source>
        <translation>der Typ des Elements, etwa &quot;Sp&quot; oder &quot;4Ax&quot;</translation>
    </message>
    <message>
        <source>the eleven besides the general: &quot;9 Sp&quot;, &quot;2 Sp or Ps&quot;</source>
        <translation>die elf außer dem Feldherrn: &quot;9 Sp&quot;, &quot;2 Sp or Ps&quot;</translation>
    </message>
    <message>
        <source>the enemy has four losses and more than the winner</source>
        <translation>der Feind hat vier Verluste und mehr als der Sieger</translation>
    </message>
    <message>
        <source>the enemy has nobody steady left but skirmishers</source>
        <translation>der Feind hat außer Plänklern niemanden mehr, der standhält</translation>
    </message>
    <message>
        <source>the enemy stands behind an obstacle</source>
        <translation>der Feind steht hinter einem Hindernis</translation>
    </message>
    <message>
        <source>the enemy stands uphill</source>
        <translation>der Feind steht bergauf</translation>
    </message>
    <message>
        <source>the enemy&apos;s army morale is spent</source>
        <translation>die Armeemoral des Feindes ist aufgebraucht</translation>
    </message>
    <message>
        <source>the figures</source>
        <translation>die Werte</translation>
    </message>
    <message>
        <source>the figures of command</source>
        <translation>die Werte der Befehlsgewalt</translation>
    </message>
    <message>
        <source>the form of the file; always 1</source>
        <translation>die Form der Datei; immer 1</translation>
    </message>
    <message>
        <source>the full distance</source>
        <translation>die volle Strecke</translation>
    </message>
    <message>
        <source>the general</source>
        <translation>der Feldherr</translation>
    </message>
    <message>
        <source>the general (</source>
        <translation>der Feldherr (</translation>
    </message>
    <message>
        <source>the general&apos;s Attack</source>
        <translation>der Angriffswert des Feldherrn</translation>
    </message>
    <message>
        <source>the general&apos;s element</source>
        <translation>das Element des Feldherrn</translation>
    </message>
    <message>
        <source>the generals</source>
        <translation>die Feldherren</translation>
    </message>
    <message>
        <source>the gods watch over it</source>
        <translation>die Götter wachen darüber</translation>
    </message>
    <message>
        <source>the grade</source>
        <translation>die Qualität</translation>
    </message>
    <message>
        <source>the ground is closed to it</source>
        <translation>das Gelände ist versperrt</translation>
    </message>
    <message>
        <source>the home terrain, where the list leaves a choice</source>
        <translation>das Heimatgelände, wenn die Liste eine Wahl lässt</translation>
    </message>
    <message>
        <source>the largest size</source>
        <translation>die größte Größe</translation>
    </message>
    <message>
        <source>the leader changed units</source>
        <translation>der Anführer wechselte die Einheit</translation>
    </message>
    <message>
        <source>the leader goes to {1}</source>
        <translation>der Anführer geht zu {1}</translation>
    </message>
    <message>
        <source>the leader of another phalanx</source>
        <translation>der Anführer einer anderen Phalanx</translation>
    </message>
    <message>
        <source>the line is deployed from one wing to the other</source>
        <translation>die Linie wird von einem Flügel zum anderen aufgestellt</translation>
    </message>
    <message>
        <source>the list</source>
        <translation>die Liste</translation>
    </message>
    <message>
        <source>the list as people read it</source>
        <translation>die Liste, wie man sie liest</translation>
    </message>
    <message>
        <source>the list&apos;s number, such as &quot;I/52b&quot;</source>
        <translation>die Nummer der Liste, etwa &quot;I/52b&quot;</translation>
    </message>
    <message>
        <source>the loser&apos;s going; without it any</source>
        <translation>das Gelände des Verlierers; ohne Angabe jedes</translation>
    </message>
    <message>
        <source>the losses are even</source>
        <translation>die Verluste sind gleich</translation>
    </message>
    <message>
        <source>the next size</source>
        <translation>die nächste Größe</translation>
    </message>
    <message>
        <source>the north edge</source>
        <translation>die Nordkante</translation>
    </message>
    <message>
        <source>the north-eastern quarter</source>
        <translation>das nordöstliche Viertel</translation>
    </message>
    <message>
        <source>the north-western quarter</source>
        <translation>das nordwestliche Viertel</translation>
    </message>
    <message>
        <source>the other army is broken</source>
        <translation>die andere Armee ist gebrochen</translation>
    </message>
    <message>
        <source>the outcome table</source>
        <translation>die Ergebnistabelle</translation>
    </message>
    <message>
        <source>the published armies</source>
        <translation>die veröffentlichten Armeen</translation>
    </message>
    <message>
        <source>the published army lists</source>
        <translation>die veröffentlichten Armeelisten</translation>
    </message>
    <message>
        <source>the published list of the army that it meets, such as &quot;II/5a&quot;</source>
        <translation>die veröffentlichte Liste der gegnerischen Armee, etwa &quot;II/5a&quot;</translation>
    </message>
    <message>
        <source>the published list, such as &quot;II/5a&quot;</source>
        <translation>die veröffentlichte Liste, etwa &quot;II/5a&quot;</translation>
    </message>
    <message>
        <source>the rule that it comes from</source>
        <translation>die Regel, aus der es stammt</translation>
    </message>
    <message>
        <source>the rules that the pack belongs to</source>
        <translation>die Regeln, zu denen das Paket gehört</translation>
    </message>
    <message>
        <source>the same for troops that advance on the enemy (ALA-062)</source>
        <translation>dasselbe für Truppen, die auf den Feind vorrücken (ALA-062)</translation>
    </message>
    <message>
        <source>the second in command took over</source>
        <translation>der Stellvertreter übernahm den Befehl</translation>
    </message>
    <message>
        <source>the smallest size</source>
        <translation>die kleinste Größe</translation>
    </message>
    <message>
        <source>the south edge</source>
        <translation>die Südkante</translation>
    </message>
    <message>
        <source>the south-eastern quarter</source>
        <translation>das südöstliche Viertel</translation>
    </message>
    <message>
        <source>the south-western quarter</source>
        <translation>das südwestliche Viertel</translation>
    </message>
    <message>
        <source>the state that sends it, where that is an ally</source>
        <translation>der Staat, der sie sendet, wenn es ein Verbündeter ist</translation>
    </message>
    <message>
        <source>the title as people read it</source>
        <translation>der Titel, wie man ihn liest</translation>
    </message>
    <message>
        <source>the title; the program knows how to play these</source>
        <translation>der Titel; das Programm kann diese spielen</translation>
    </message>
    <message>
        <source>the turns are over</source>
        <translation>die Runden sind vorbei</translation>
    </message>
    <message>
        <source>the turns are over, both have lost alike</source>
        <translation>die Runden sind vorbei, beide haben gleich viel verloren</translation>
    </message>
    <message>
        <source>the type as lists write it; each only once</source>
        <translation>der Typ, wie Listen ihn schreiben; jeder nur einmal</translation>
    </message>
    <message>
        <source>the type as people read it</source>
        <translation>der Typ, wie man ihn liest</translation>
    </message>
    <message>
        <source>the types of elements</source>
        <translation>die Typen der Elemente</translation>
    </message>
    <message>
        <source>the types of units</source>
        <translation>die Typen der Einheiten</translation>
    </message>
    <message>
        <source>the unit&apos;s type, such as &quot;drilled_hoplite&quot;</source>
        <translation>der Typ der Einheit, etwa &quot;drilled_hoplite&quot;</translation>
    </message>
    <message>
        <source>the unit&apos;s type, such as &quot;legionaries&quot;</source>
        <translation>der Typ der Einheit, etwa &quot;legionaries&quot;</translation>
    </message>
    <message>
        <source>the usual</source>
        <translation>das Übliche</translation>
    </message>
    <message>
        <source>the west edge</source>
        <translation>die Westkante</translation>
    </message>
    <message>
        <source>the wing where deployment starts</source>
        <translation>der Flügel, auf dem die Aufstellung beginnt</translation>
    </message>
    <message>
        <source>the winner has twice the total</source>
        <translation>der Gewinner hat die doppelte Summe</translation>
    </message>
    <message>
        <source>the worst</source>
        <translation>das Schlechteste</translation>
    </message>
    <message>
        <source>the year that it fights in; before Christ negative</source>
        <translation>das Jahr, in dem sie kämpft; vor Christus negativ</translation>
    </message>
    <message>
        <source>there is no room for it.</source>
        <translation>für sie ist kein Platz.</translation>
    </message>
    <message>
        <source>there is no such formation: write 0 (two ranks), 1 (one rank) or 2 (loose).</source>
        <translation>eine solche Formation gibt es nicht: Schreiben Sie 0 (zwei Glieder), 1 (ein Glied) oder 2 (locker).</translation>
    </message>
    <message>
        <source>there is no such retinue.</source>
        <translation>ein solches Gefolge gibt es nicht.</translation>
    </message>
    <message>
        <source>there is no such unit.</source>
        <translation>diese Einheit gibt es nicht.</translation>
    </message>
    <message>
        <source>third move die, charge dice, +1 against unformed foot (ALA-128)</source>
        <translation>dritter Bewegungswürfel, Angriffswürfel, +1 gegen ungeordnete Fußtruppen (ALA-128)</translation>
    </message>
    <message>
        <source>this element</source>
        <translation>dieses Element</translation>
    </message>
    <message>
        <source>this one</source>
        <translation>diese</translation>
    </message>
    <message>
        <source>this phalanx</source>
        <translation>diese Phalanx</translation>
    </message>
    <message>
        <source>tied the first bids: one more round</source>
        <translation>erste Gebote gleich: noch ein Durchgang</translation>
    </message>
    <message>
        <source>tired on arrival: test failed</source>
        <translation>müde angekommen: Test misslungen</translation>
    </message>
    <message>
        <source>tired on the move</source>
        <translation>in der Bewegung ermüdet</translation>
    </message>
    <message>
        <source>too few neighbours</source>
        <translation>zu wenige Nachbarn</translation>
    </message>
    <message>
        <source>took Open Order</source>
        <translation>offene Ordnung eingenommen</translation>
    </message>
    <message>
        <source>took the City</source>
        <translation>nahm die Stadt</translation>
    </message>
    <message>
        <source>took the camp</source>
        <translation>nahm das Lager</translation>
    </message>
    <message>
        <source>took the standard of</source>
        <translation>Standarte erbeutet von</translation>
    </message>
    <message>
        <source>took up the standard</source>
        <translation>die Standarte aufgenommen</translation>
    </message>
    <message>
        <source>total {2}, of it aggression {3}</source>
        <translation>Summe {2}, davon Aggression {3}</translation>
    </message>
    <message>
        <source>track</source>
        <translation>track</translation>
    </message>
    <message>
        <source>trampled by elephants</source>
        <translation>von Elefanten niedergetrampelt</translation>
    </message>
    <message>
        <source>trampled down</source>
        <translation>wurde niedergetrampelt</translation>
    </message>
    <message>
        <source>trampled on</source>
        <translation>niedergetrampelt von</translation>
    </message>
    <message>
        <source>tried to steal the Initiative</source>
        <translation>versucht, die Initiative zu stehlen</translation>
    </message>
    <message>
        <source>troops that are hard to move</source>
        <translation>Truppen, die schwer zu bewegen sind</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>true or false: whether the cards count it as Spartans; without it as the option spartan_flag says</source>
        <translation>true oder false: ob die Karten sie als Spartaner zählen; ohne Angabe nach der Option spartan_flag</translation>
    </message>
    <message>
        <source>true: a campaign&apos;s army, of one to twelve elements and of any troops and terrain</source>
        <translation>true: eine Armee einer Kampagne, mit einem bis zwölf Elementen und beliebigen Truppen und Gelände</translation>
    </message>
    <message>
        <source>true: the Strategos starts with this unit</source>
        <translation>true: der Stratege beginnt bei dieser Einheit</translation>
    </message>
    <message>
        <source>true: the general&apos;s element</source>
        <translation>true: das Element des Feldherrn</translation>
    </message>
    <message>
        <source>true: the leader rides with this unit</source>
        <translation>true: der Anführer reitet mit dieser Einheit</translation>
    </message>
    <message>
        <source>true: the scenario allows an army without a Strategos</source>
        <translation>true: das Szenario erlaubt eine Armee ohne Strategen</translation>
    </message>
    <message>
        <source>true: the scenario allows phalanxes of one unit</source>
        <translation>true: das Szenario erlaubt Phalangen aus einer Einheit</translation>
    </message>
    <message>
        <source>true: trained to meet elephants (Elephant Drill)</source>
        <translation>true: gegen Elefanten gedrillt (Elefantendrill)</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turn</translation>
    </message>
    <message>
        <source>turn 112.5° to the left</source>
        <translation>um 112,5° nach links drehen</translation>
    </message>
    <message>
        <source>turn 112.5° to the right</source>
        <translation>um 112,5° nach rechts drehen</translation>
    </message>
    <message>
        <source>turn 135° to the left</source>
        <translation>um 135° nach links drehen</translation>
    </message>
    <message>
        <source>turn 135° to the right</source>
        <translation>um 135° nach rechts drehen</translation>
    </message>
    <message>
        <source>turn 157.5° to the left</source>
        <translation>um 157,5° nach links drehen</translation>
    </message>
    <message>
        <source>turn 157.5° to the right</source>
        <translation>um 157,5° nach rechts drehen</translation>
    </message>
    <message>
        <source>turn 22.5° to the left</source>
        <translation>um 22,5° nach links drehen</translation>
    </message>
    <message>
        <source>turn 22.5° to the right</source>
        <translation>um 22,5° nach rechts drehen</translation>
    </message>
    <message>
        <source>turn 45° to the left</source>
        <translation>um 45° nach links drehen</translation>
    </message>
    <message>
        <source>turn 45° to the right</source>
        <translation>um 45° nach rechts drehen</translation>
    </message>
    <message>
        <source>turn 67.5° to the left</source>
        <translation>um 67,5° nach links drehen</translation>
    </message>
    <message>
        <source>turn 67.5° to the right</source>
        <translation>um 67,5° nach rechts drehen</translation>
    </message>
    <message>
        <source>turn 90° to the left</source>
        <translation>um 90° nach links drehen</translation>
    </message>
    <message>
        <source>turn 90° to the right</source>
        <translation>um 90° nach rechts drehen</translation>
    </message>
    <message>
        <source>turn about</source>
        <translation>kehrtmachen</translation>
    </message>
    <message>
        <source>turned away</source>
        <translation>drehte sich weg</translation>
    </message>
    <message>
        <source>two sources or more agree</source>
        <translation>mindestens zwei Quellen stimmen überein</translation>
    </message>
    <message>
        <source>under fire from {1}: {2} to {3}</source>
        <translation>unter Beschuss von {1}: {2} zu {3}</translation>
    </message>
    <message>
        <source>unharmed by</source>
        <translation>blieb unversehrt von</translation>
    </message>
    <message>
        <source>unit type</source>
        <translation>Einheitentyp</translation>
    </message>
    <message>
        <source>uphill</source>
        <translation>hangaufwärts</translation>
    </message>
    <message>
        <source>used the Joker</source>
        <translation>den Joker benutzt</translation>
    </message>
    <message>
        <source>used the general&apos;s activation after the end of the phase</source>
        <translation>nutzte die Aktivierung des Feldherrn nach dem Ende der Phase</translation>
    </message>
    <message>
        <source>via</source>
        <translation>via</translation>
    </message>
    <message>
        <source>waited: the target is gone</source>
        <translation>wartete: das Ziel ist weg</translation>
    </message>
    <message>
        <source>war</source>
        <translation>war</translation>
    </message>
    <message>
        <source>warband</source>
        <translation>warband</translation>
    </message>
    <message>
        <source>wasted a volley, out of range of</source>
        <translation>eine Salve vergeudet, außer Reichweite von</translation>
    </message>
    <message>
        <source>water</source>
        <translation>water</translation>
    </message>
    <message>
        <source>way</source>
        <translation>way</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>weapon: club (SKI-036)</source>
        <translation>Waffe: Keule (SKI-036)</translation>
    </message>
    <message>
        <source>weapon: in both hands (SKI-037)</source>
        <translation>Waffe: beidhändig (SKI-037)</translation>
    </message>
    <message>
        <source>weapon: spear (SKI-036)</source>
        <translation>Waffe: Speer (SKI-036)</translation>
    </message>
    <message>
        <source>weapon: sword or axe in one hand (SKI-037)</source>
        <translation>Waffe: Schwert oder Axt in einer Hand (SKI-037)</translation>
    </message>
    <message>
        <source>weapon: whatever is at hand (SKI-036)</source>
        <translation>Waffe: was gerade zur Hand ist (SKI-036)</translation>
    </message>
    <message>
        <source>went along with the charge</source>
        <translation>mit dem Angriff mitgegangen</translation>
    </message>
    <message>
        <source>went straight ahead</source>
        <translation>geradeaus gegangen</translation>
    </message>
    <message>
        <source>went with those supported</source>
        <translation>mit den Unterstützten mitgegangen</translation>
    </message>
    <message>
        <source>what a move of the leader costs (ALA-060)</source>
        <translation>was eine Bewegung des Anführers kostet (ALA-060)</translation>
    </message>
    <message>
        <source>what a signal costs (ALA-064)</source>
        <translation>was ein Signal kostet (ALA-064)</translation>
    </message>
    <message>
        <source>what calling on the gods costs (ALA-065)</source>
        <translation>was das Anrufen der Götter kostet (ALA-065)</translation>
    </message>
    <message>
        <source>what control costs (ALA-056)</source>
        <translation>was Kontrolle kostet (ALA-056)</translation>
    </message>
    <message>
        <source>what happens</source>
        <translation>was geschieht</translation>
    </message>
    <message>
        <source>what happens to the loser</source>
        <translation>was mit dem Verlierer geschieht</translation>
    </message>
    <message>
        <source>what it does, in your words</source>
        <translation>was es bewirkt, in Ihren Worten</translation>
    </message>
    <message>
        <source>what it says makes other changes. The journal has {0}, and it should be {1}.</source>
        <translation>der Inhalt bewirkt andere Änderungen. Das Journal hat {0}, richtig wäre {1}.</translation>
    </message>
    <message>
        <source>what its tests are rolled against</source>
        <translation>wogegen seine Tests gewürfelt werden</translation>
    </message>
    <message>
        <source>what one unit costs</source>
        <translation>was eine Einheit kostet</translation>
    </message>
    <message>
        <source>what takes hits away</source>
        <translation>was Treffer aufhebt</translation>
    </message>
    <message>
        <source>what the band is called</source>
        <translation>der Name der Schar</translation>
    </message>
    <message>
        <source>what the element is called; without it the name of its type</source>
        <translation>wie das Element heißt; ohne Angabe der Name seines Typs</translation>
    </message>
    <message>
        <source>what the general&apos;s element may be, of the types of troops</source>
        <translation>was das Element des Feldherrn sein darf, von den Truppentypen</translation>
    </message>
    <message>
        <source>what the phalanx is called</source>
        <translation>der Name der Phalanx</translation>
    </message>
    <message>
        <source>what the retinue is called</source>
        <translation>wie das Gefolge heißt</translation>
    </message>
    <message>
        <source>what the type can do besides its figures</source>
        <translation>was der Typ außer seinen Werten kann</translation>
    </message>
    <message>
        <source>what the unit is called</source>
        <translation>der Name der Einheit</translation>
    </message>
    <message>
        <source>what the unit is called; without it the name of its type</source>
        <translation>der Name der Einheit; ohne Angabe der ihres Typs</translation>
    </message>
    <message>
        <source>wheel to the left</source>
        <translation>nach links einschwenken</translation>
    </message>
    <message>
        <source>wheel to the right</source>
        <translation>nach rechts einschwenken</translation>
    </message>
    <message>
        <source>wheeled</source>
        <translation>eingeschwenkt</translation>
    </message>
    <message>
        <source>when it is played (ALA-244)</source>
        <translation>wann sie gespielt wird (ALA-244)</translation>
    </message>
    <message>
        <source>where it comes from; &quot;house&quot; for your own</source>
        <translation>woher es stammt; &quot;house&quot; für Eigenes</translation>
    </message>
    <message>
        <source>where the points come from; &quot;house&quot; for your own</source>
        <translation>woher die Punkte stammen; &quot;house&quot; für eigene</translation>
    </message>
    <message>
        <source>which general leads the army, such as &quot;hannibal&quot; or &quot;able&quot;</source>
        <translation>welcher Feldherr die Armee führt, etwa &quot;hannibal&quot; oder &quot;able&quot;</translation>
    </message>
    <message>
        <source>while 2 Arete are left</source>
        <translation>solange noch 2 Arete übrig sind</translation>
    </message>
    <message>
        <source>who leads it</source>
        <translation>wer sie anführt</translation>
    </message>
    <message>
        <source>whose hoplites they are; without it the list&apos;s state</source>
        <translation>wessen Hopliten es sind; ohne Angabe der Staat der Liste</translation>
    </message>
    <message>
        <source>whose rules these are, as lists and battles name them</source>
        <translation>wessen Regeln dies sind, wie Listen und Schlachten sie nennen</translation>
    </message>
    <message>
        <source>with a shield (SKI-112)</source>
        <translation>mit Schild (SKI-112)</translation>
    </message>
    <message>
        <source>with the Strategos</source>
        <translation>beim Strategen</translation>
    </message>
    <message>
        <source>with the general</source>
        <translation>beim Feldherrn</translation>
    </message>
    <message>
        <source>with the standard</source>
        <translation>bei der Standarte</translation>
    </message>
    <message>
        <source>withdraw from the field</source>
        <translation>sich vom Feld zurückziehen</translation>
    </message>
    <message>
        <source>withdraws below half strength</source>
        <translation>zieht sich unter halber Stärke zurück</translation>
    </message>
    <message>
        <source>within Difficult Ground</source>
        <translation>im Schwierigen Gelände</translation>
    </message>
    <message>
        <source>won the initiative, {2} to {3}</source>
        <translation>die Initiative gewonnen, {2} zu {3}</translation>
    </message>
    <message>
        <source>won the roll-off</source>
        <translation>das Stechen gewonnen</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>wood</translation>
    </message>
    <message>
        <source>would lie on other terrain</source>
        <translation>läge auf anderem Gelände</translation>
    </message>
    <message>
        <source>would stand off the table</source>
        <translation>stünde außerhalb des Spieltischs</translation>
    </message>
    <message>
        <source>would stand on another unit</source>
        <translation>stünde auf einer anderen Einheit</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>verwundet</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{0} (&quot;{1}&quot;) is called &quot;{2}&quot; now.</source>
        <translation>{0} („{1}“) heißt jetzt „{2}“.</translation>
    </message>
    <message>
        <source>{0} (&quot;{1}&quot;) is gone.</source>
        <translation>{0} („{1}“) gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>{0} begins in {1}, which its enemy {2} holds: place it elsewhere.</source>
        <translation>{0} beginnt in {1}, das der Feind {2} hält: Stellen Sie die Armee woanders auf.</translation>
    </message>
    <message>
        <source>{0} came with {1}, and {2} cannot be left of {3}.</source>
        <translation>{0} kam mit {1}; {2} können von {3} nicht übrig sein.</translation>
    </message>
    <message>
        <source>{0} came with {1}; {2} cannot be left.</source>
        <translation>{0} kam mit {1}; {2} können nicht übrig sein.</translation>
    </message>
    <message>
        <source>{0} cannot be {1}.</source>
        <translation>{0} kann nicht {1} sein.</translation>
    </message>
    <message>
        <source>{0} cannot garrison a City or Fort.</source>
        <translation>{0} kann keine Besatzung einer Stadt oder eines Forts sein.</translation>
    </message>
    <message>
        <source>{0} cannot hold a {1}.</source>
        <translation>{0} kann nicht enthalten: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot join itself.</source>
        <translation>{0} kann sich nicht mit sich selbst vereinigen.</translation>
    </message>
    <message>
        <source>{0} commands elsewhere, or serves another power.</source>
        <translation>{0} befehligt anderswo oder dient einer anderen Macht.</translation>
    </message>
    <message>
        <source>{0} did not fight in it, or is named twice.</source>
        <translation>{0} hat nicht mitgekämpft oder ist zweimal genannt.</translation>
    </message>
    <message>
        <source>{0} does not hold its capital {1}: add it to its cities, or name another capital.</source>
        <translation>{0} hält die eigene Hauptstadt {1} nicht: Fügen Sie sie den Städten hinzu, oder nennen Sie eine andere Hauptstadt.</translation>
    </message>
    <message>
        <source>{0} does not shoot.</source>
        <translation>{0} schießt nicht.</translation>
    </message>
    <message>
        <source>{0} falls. Who takes up the standard?</source>
        <translation>{0} fällt. Wer nimmt die Standarte auf?</translation>
    </message>
    <message>
        <source>{0} figures lost</source>
        <translation>{0} Figuren verloren</translation>
    </message>
    <message>
        <source>{0} fought from {1}, {2} from {3}: they never met.</source>
        <translation>{0} kämpfte von {1}, {2} von {3}: Sie trafen nie aufeinander.</translation>
    </message>
    <message>
        <source>{0} fought from {1}; this is another time.</source>
        <translation>{0} kämpfte von {1}; dies ist eine andere Zeit.</translation>
    </message>
    <message>
        <source>{0} has a {1} already, the {2} in line {3}.</source>
        <translation>{0} hat schon: {1}, nämlich {2} in Zeile {3}.</translation>
    </message>
    <message>
        <source>{0} has beaten {1}. Does it stay?</source>
        <translation>{0} hat {1} geschlagen. Stehen bleiben?</translation>
    </message>
    <message>
        <source>{0} has docks, but no harbour.</source>
        <translation>{0} hat Werften, aber keinen Hafen.</translation>
    </message>
    <message>
        <source>{0} has got away. What does it do?</source>
        <translation>{0} ist entkommen. Was nun?</translation>
    </message>
    <message>
        <source>{0} has no leader now.</source>
        <translation>{0} hat jetzt keinen Anführer.</translation>
    </message>
    <message>
        <source>{0} has no place for these {1} besides the others of the list.</source>
        <translation>{0} hat neben den anderen der Liste keinen Platz für: {1}.</translation>
    </message>
    <message>
        <source>{0} has no published army &quot;{1}&quot;.</source>
        <translation>{0} hat keine veröffentlichte Armee „{1}“.</translation>
    </message>
    <message>
        <source>{0} has no row for everything else when {1}.</source>
        <translation>{0} hat keine Zeile für alles Übrige bei {1}.</translation>
    </message>
    <message>
        <source>{0} has no units left.</source>
        <translation>{0} hat keine Einheiten mehr.</translation>
    </message>
    <message>
        <source>{0} has no units: add some, or take the army away.</source>
        <translation>{0} hat keine Einheiten: Fügen Sie welche hinzu, oder entfernen Sie die Armee.</translation>
    </message>
    <message>
        <source>{0} has no {1}: choose one of its figures.</source>
        <translation>{0}: Es fehlt: {1}. Wählen Sie eine der Figuren.</translation>
    </message>
    <message>
        <source>{0} has opened its word already.</source>
        <translation>{0} hat sein Wort schon geöffnet.</translation>
    </message>
    <message>
        <source>{0} has sealed its word already.</source>
        <translation>{0} hat sein Wort schon versiegelt.</translation>
    </message>
    <message>
        <source>{0} has sealed no word.</source>
        <translation>{0} hat kein Wort versiegelt.</translation>
    </message>
    <message>
        <source>{0} has two orders, &quot;{1}&quot; and &quot;{2}&quot;. Leave one out.</source>
        <translation>{0} hat zwei Befehle, „{1}“ und „{2}“. Lassen Sie einen weg.</translation>
    </message>
    <message>
        <source>{0} has two postures, &quot;{1}&quot; and &quot;{2}&quot;. Leave one out.</source>
        <translation>{0} hat zwei Haltungen, „{1}“ und „{2}“. Lassen Sie eine weg.</translation>
    </message>
    <message>
        <source>{0} has won. On a passed Leadership test it takes the enemy&apos;s square.</source>
        <translation>{0} hat gewonnen. Bei gelungenem Führungstest wird das Quadrat des Feindes besetzt.</translation>
    </message>
    <message>
        <source>{0} has {1} and cannot leave {2} behind.</source>
        <translation>{0} hat {1} und kann {2} nicht zurücklassen.</translation>
    </message>
    <message>
        <source>{0} has {1} figures; a retinue has {2} to {3}.</source>
        <translation>{0} hat {1} Figuren; ein Gefolge hat {2} bis {3}.</translation>
    </message>
    <message>
        <source>{0} has {1} units; more than {2} fit no table. Make two armies of it.</source>
        <translation>{0} hat {1} Einheiten; mehr als {2} passen auf keinen Spieltisch. Machen Sie zwei Armeen daraus.</translation>
    </message>
    <message>
        <source>{0} has {1}; to carry these it needs {2}.</source>
        <translation>{0} hat {1}; um diese zu tragen, sind {2} nötig.</translation>
    </message>
    <message>
        <source>{0} is a leader of {1}: name another power.</source>
        <translation>{0} ist Anführer von {1}: Nennen Sie eine andere Macht.</translation>
    </message>
    <message>
        <source>{0} is at war with {1}, which does not say so itself.</source>
        <translation>{0} ist im Krieg mit {1}; dort ist das nicht eingetragen.</translation>
    </message>
    <message>
        <source>{0} is at {1} already.</source>
        <translation>{0} ist schon bei {1}.</translation>
    </message>
    <message>
        <source>{0} is below half strength. Does it withdraw, or stand to the death?</source>
        <translation>{0} ist unter halber Stärke. Zurückweichen oder bis zum Tod stehen?</translation>
    </message>
    <message>
        <source>{0} is for the rules alone: no correction sets it.</source>
        <translation>{0} ist allein Sache der Regeln: keine Korrektur setzt es.</translation>
    </message>
    <message>
        <source>{0} is more than two ways off by land; so far nobody rides.</source>
        <translation>{0} ist zu Lande mehr als zwei Wege entfernt; so weit reitet niemand.</translation>
    </message>
    <message>
        <source>{0} is no key: a key is one word of the letters a to z, such as count.</source>
        <translation>{0} ist kein Schlüssel: Ein Schlüssel ist ein Wort aus den Buchstaben a bis z, etwa count.</translation>
    </message>
    <message>
        <source>{0} is not between {1} and {2}.</source>
        <translation>{0} liegt nicht zwischen {1} und {2}.</translation>
    </message>
    <message>
        <source>{0} is not yours.</source>
        <translation>{0} gehört Ihnen nicht.</translation>
    </message>
    <message>
        <source>{0} is taken aboard twice.</source>
        <translation>{0} wird zweimal an Bord genommen.</translation>
    </message>
    <message>
        <source>{0} is to build at {1}, where you have no docks.</source>
        <translation>{0} soll bei {1} bauen, wo Sie keine Werften haben.</translation>
    </message>
    <message>
        <source>{0} is to carry {1}, but no place says where.</source>
        <translation>{0} soll {1} befördern, aber kein Ort sagt, wohin.</translation>
    </message>
    <message>
        <source>{0} is to go aboard and to march to {1}; it does one or the other in a turn.</source>
        <translation>{0} soll an Bord gehen und nach {1} marschieren; in einer Runde geht nur eines davon.</translation>
    </message>
    <message>
        <source>{0} is to hold and to go to {1}; say &quot;march&quot; where it shall go.</source>
        <translation>{0} soll halten und nach {1} gehen; schreiben Sie „march“, wenn die Armee gehen soll.</translation>
    </message>
    <message>
        <source>{0} is to hold and to go to {1}; say &quot;sail&quot; where it shall go.</source>
        <translation>{0} soll halten und nach {1} fahren; schreiben Sie „sail“, wenn die Flotte fahren soll.</translation>
    </message>
    <message>
        <source>{0} is to march, but no place says where.</source>
        <translation>{0} soll marschieren, aber kein Ort sagt, wohin.</translation>
    </message>
    <message>
        <source>{0} is to sail, but no place says where.</source>
        <translation>{0} soll segeln, aber kein Ort sagt, wohin.</translation>
    </message>
    <message>
        <source>{0} leads another army, or serves another power.</source>
        <translation>{0} führt eine andere Armee oder dient einer anderen Macht.</translation>
    </message>
    <message>
        <source>{0} lies at {1}, which has no harbour.</source>
        <translation>{0} liegt bei {1}; dort ist kein Hafen.</translation>
    </message>
    <message>
        <source>{0} lies where {1} lies: move one of them.</source>
        <translation>{0} liegt genau dort, wo {1} liegt: Verschieben Sie einen der beiden Orte.</translation>
    </message>
    <message>
        <source>{0} looks like {1} on the map: give one of them another colour, or both different shapes.</source>
        <translation>{0} sieht auf der Karte aus wie {1}: Geben Sie einer der Mächte eine andere Farbe, oder beiden verschiedene Formen.</translation>
    </message>
    <message>
        <source>{0} may change its formation after acting.</source>
        <translation>{0} darf nach der Handlung die Formation wechseln.</translation>
    </message>
    <message>
        <source>{0} may change its formation before it acts.</source>
        <translation>{0} darf vor der Handlung die Formation wechseln.</translation>
    </message>
    <message>
        <source>{0} may do one of these.</source>
        <translation>{0} darf eines davon tun.</translation>
    </message>
    <message>
        <source>{0} may go an inch less and keep its order.</source>
        <translation>{0} darf einen Zoll weniger gehen und die Ordnung behalten.</translation>
    </message>
    <message>
        <source>{0} may make the same inch as those it supports.</source>
        <translation>{0} darf denselben Zoll gehen wie die Unterstützten.</translation>
    </message>
    <message>
        <source>{0} may pay 1 Arete to cross slow ground unhindered.</source>
        <translation>{0} darf 1 Arete zahlen, um langsames Gelände ungehindert zu durchqueren.</translation>
    </message>
    <message>
        <source>{0} needs a value for &quot;{1}&quot;.</source>
        <translation>{0} braucht einen Wert für „{1}“.</translation>
    </message>
    <message>
        <source>{0} needs {1} and has {2}: it will halt on the way.</source>
        <translation>{0} braucht {1} und hat {2}: die Armee hält unterwegs an.</translation>
    </message>
    <message>
        <source>{0} needs {1} sea lanes and has {2}: it will halt on the way.</source>
        <translation>{0} braucht {1} Seewege und hat {2}: die Flotte hält unterwegs an.</translation>
    </message>
    <message>
        <source>{0} of {1} units deep</source>
        <translation>{0} von {1} Einheiten tief</translation>
    </message>
    <message>
        <source>{0} players are too many for one battle: two to {1} may have a movement card. Let one player lead several retinues.</source>
        <translation>{0} Spieler sind zu viele für eine Schlacht: Zwei bis {1} dürfen eine Bewegungskarte haben. Lassen Sie einen Spieler mehrere Gefolge führen.</translation>
    </message>
    <message>
        <source>{0} serves with {1} until winter, and does what that army does.</source>
        <translation>{0} dient bis zum Winter bei {1} und tut, was diese Armee tut.</translation>
    </message>
    <message>
        <source>{0} stands at {1}, but {2} lies at {3}: an army goes aboard where it stands.</source>
        <translation>{0} steht bei {1}, aber {2} liegt bei {3}: eine Armee geht an Bord, wo sie steht.</translation>
    </message>
    <message>
        <source>{0} terrain has no {1}.</source>
        <translation>{0}-Gelände hat nicht: {1}.</translation>
    </message>
    <message>
        <source>{0} terrain needs its compulsory features, such as {1}.</source>
        <translation>{0}-Gelände braucht seine Pflichtgeländestücke, etwa {1}.</translation>
    </message>
    <message>
        <source>{0} units at {1} points: armies of that size usually have 4 to 8.</source>
        <translation>{0} Einheiten bei {1} Punkten: Armeen dieser Größe haben meist 4 bis 8.</translation>
    </message>
    <message>
        <source>{0} units of {1} find only {2} free squares in their {3} rows. Take a wider table or more deploy_rows.</source>
        <translation>{0} Einheiten von {1} finden nur {2} freie Quadrate in ihren {3} Reihen. Nehmen Sie einen breiteren Spieltisch oder mehr deploy_rows.</translation>
    </message>
    <message>
        <source>{0}: only the other has {1} = {2}.</source>
        <translation>{0}: Nur die andere hat {1} = {2}.</translation>
    </message>
    <message>
        <source>{0}: the order differs.</source>
        <translation>{0}: Die Reihenfolge ist anders.</translation>
    </message>
    <message>
        <source>{0}: the other has no {1} = {2}.</source>
        <translation>{0}: Die andere hat {1} = {2} nicht.</translation>
    </message>
    <message>
        <source>{0}: {1} is {2}, and {3} in the other.</source>
        <translation>{0}: {1} ist {2}, in der anderen {3}.</translation>
    </message>
    <message>
        <source>{0}: {1} points are allowed, the army costs {2}. This makes no list illegal; it is for the campaign&apos;s umpire.</source>
        <translation>{0}: {1} Punkte sind erlaubt, die Armee kostet {2}. Das macht keine Liste ungültig; es ist Sache des Spielleiters der Kampagne.</translation>
    </message>
    <message>
        <source>{0}: {1} units are allowed, the army has {2}. This makes no list illegal; it is for the campaign&apos;s umpire.</source>
        <translation>{0}: {1} Einheiten sind erlaubt, die Armee hat {2}. Das macht keine Liste ungültig; es ist Sache des Spielleiters der Kampagne.</translation>
    </message>
    <message>
        <source>{1} charges</source>
        <translation>{1} greift an</translation>
    </message>
    <message>
        <source>{1} charges {0}. 1 Arete lets it meet the charge halfway.</source>
        <translation>{1}: Angriff auf {0}. Für 1 Arete begegnet die Einheit dem Angriff auf halbem Weg.</translation>
    </message>
    <message>
        <source>{1} charges {0}. Does it counter-charge or evade?</source>
        <translation>{1} greift {0} an. Gegenangriff oder ausweichen?</translation>
    </message>
    <message>
        <source>{1} charges {0}. Does it stand or evade?</source>
        <translation>{1} greift {0} an. Stehen oder ausweichen?</translation>
    </message>
    <message>
        <source>{1} comes on. Which way does {0} fall back?</source>
        <translation>{1} kommt heran. Wohin weicht {0} zurück?</translation>
    </message>
    <message>
        <source>{1} comes upon {0}. How does it respond?</source>
        <translation>{1} trifft auf {0}. Wie ist die Antwort?</translation>
    </message>
    <message>
        <source>{1} falls back. Does {0} use the movement it has left?</source>
        <translation>{1} weicht zurück. Nutzt {0} die verbleibende Bewegung?</translation>
    </message>
    <message>
        <source>{1} fights the enemy before it</source>
        <translation>{1} kämpft gegen den Feind vor sich</translation>
    </message>
    <message>
        <source>{1} has been pushed back. What does {0} do?</source>
        <translation>{1}: zurückgedrängt. Was tut {0}?</translation>
    </message>
    <message>
        <source>{1} has come into contact with {0}. 1 Arete lets it fall back 1 to 3 base widths.</source>
        <translation>{1} ist in Kontakt mit {0}. Für 1 Arete weicht die Einheit 1 bis 3 Basisbreiten zurück.</translation>
    </message>
    <message>
        <source>{1} is still out of reach. 1 Arete carries {0} 1 to 3 base widths on.</source>
        <translation>{1} ist noch außer Reichweite. Für 1 Arete kommt {0} 1 bis 3 Basisbreiten weiter.</translation>
    </message>
    <message>
        <source>{1} needs a value for &quot;{0}&quot;: {2}</source>
        <translation>{1} braucht einen Wert für „{0}“: {2}</translation>
    </message>
    <message>
        <source>{1} stands in the way of {0}. Does it pass through?</source>
        <translation>{1} steht {0} im Weg. Hindurchgehen?</translation>
    </message>
    <message>
        <source>{1} stays behind</source>
        <translation>{1} bleibt zurück</translation>
    </message>
    <message>
        <source>{1} tests Leadership and moves again</source>
        <translation>{1}: Führungstest und weitere Bewegung</translation>
    </message>
    <message>
        <source>{1}, from the front</source>
        <translation>{1}, von vorn</translation>
    </message>
    <message>
        <source>{1}, from the rear</source>
        <translation>{1}, von hinten</translation>
    </message>
    <message>
        <source>{1}, on its left flank</source>
        <translation>{1}, in der linken Flanke</translation>
    </message>
    <message>
        <source>{1}, on its right flank</source>
        <translation>{1}, in der rechten Flanke</translation>
    </message>
    <message>
        <source>{2} against {1}, hits {3}</source>
        <translation>{2} gegen {1}, Treffer {3}</translation>
    </message>
    <message>
        <source>{2} places of {0} are open: {1}.</source>
        <translation>{2} Plätze von {0} sind offen: {1}.</translation>
    </message>
    <message>
        <source>{:.2f} BW</source>
        <translation>{:.2f} BB</translation>
    </message>
    <message>
        <source>{}{}turned {}°</source>
        <translation>{}{}gedreht {}°</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; ({1}) is not in Ephor&apos;s data, or stands where it cannot stand; it was left out.</source>
        <translation>„{0}“ ({1}) ist nicht in Ephors Daten oder steht an einer Stelle, an der es nicht stehen kann; es wurde weggelassen.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a list of dice. Enter numbers with spaces between them.</source>
        <translation>„{0}“ ist keine Liste von Würfeln. Geben Sie Zahlen mit Leerzeichen dazwischen ein.</translation>
    </message>
    <message>
        <source>A correction needs a reason, for the log.</source>
        <translation>Eine Korrektur braucht einen Grund, für das Protokoll.</translation>
    </message>
    <message>
        <source>A note was left out: &quot;{0}&quot;.</source>
        <translation>Eine Notiz wurde weggelassen: „{0}“.</translation>
    </message>
    <message>
        <source>A question begins with SELECT, WITH or VALUES: the tables can be read, not changed.</source>
        <translation>Eine Abfrage beginnt mit SELECT, WITH oder VALUES: Die Tabellen können gelesen, nicht geändert werden.</translation>
    </message>
    <message>
        <source>An earlier moment is shown. Go to the present first.</source>
        <translation>Ein früherer Zeitpunkt wird gezeigt. Gehen Sie zuerst zur Gegenwart.</translation>
    </message>
    <message>
        <source>Battles are being resolved. Wait until this is finished.</source>
        <translation>Schlachten werden gerade entschieden. Warten Sie, bis das beendet ist.</translation>
    </message>
    <message>
        <source>Campaign limit</source>
        <translation>Grenze der Kampagne</translation>
    </message>
    <message>
        <source>Campaign units</source>
        <translation>Einheiten der Kampagne</translation>
    </message>
    <message>
        <source>Its log can still be read: ephorctl battle replay {0}</source>
        <translation>Ihr Protokoll lässt sich noch lesen: ephorctl battle replay {0}</translation>
    </message>
    <message>
        <source>Later actions depend on this one. Undo them first.</source>
        <translation>Spätere Aktionen hängen von dieser ab. Machen Sie diese zuerst rückgängig.</translation>
    </message>
    <message>
        <source>Limit allies</source>
        <translation>Höchstzahl Verbündete</translation>
    </message>
    <message>
        <source>Limit units</source>
        <translation>Höchstzahl Einheiten</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No coast of the file lies near the places of the scenario. Choose a file of their surroundings.</source>
        <translation>Keine Küste der Datei liegt nahe den Orten des Szenarios. Wählen Sie eine Datei ihrer Umgebung.</translation>
    </message>
    <message>
        <source>No roll is due now.</source>
        <translation>Zurzeit ist kein Wurf fällig.</translation>
    </message>
    <message>
        <source>No turn has been adjudicated yet.</source>
        <translation>Noch wurde keine Runde ausgewertet.</translation>
    </message>
    <message>
        <source>Not in the roster: {0}</source>
        <translation>Nicht im Roster: {0}</translation>
    </message>
    <message>
        <source>Nothing is to be chosen now.</source>
        <translation>Zurzeit ist nichts zu wählen.</translation>
    </message>
    <message>
        <source>Of {0} parts these are missing: {1}. Scan or paste them, too.</source>
        <translation>Von {0} Teilen fehlen diese: {1}. Scannen Sie auch diese oder fügen Sie sie ein.</translation>
    </message>
    <message>
        <source>Orders are locked until the next turn.</source>
        <translation>Befehle sind bis zur nächsten Runde gesperrt.</translation>
    </message>
    <message>
        <source>Part {0} is there twice, and not the same. Scan or copy it again.</source>
        <translation>Teil {0} ist zweimal da und nicht gleich. Scannen oder kopieren Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>Part {0} of {1} holds what no list code holds. Copy or scan it again.</source>
        <translation>Teil {0} von {1} enthält etwas, das kein Listencode enthält. Kopieren oder scannen Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>Part {0} of {1} is cut off: a code ends with a point. Copy it again, to its end.</source>
        <translation>Teil {0} von {1} ist abgeschnitten: Ein Code endet mit einem Punkt. Kopieren Sie ihn noch einmal bis zum Ende.</translation>
    </message>
    <message>
        <source>Questions cannot be asked here: the SQLite library that Qt uses was not found.</source>
        <translation>Abfragen sind hier nicht möglich: Die SQLite-Bibliothek, die Qt verwendet, wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>SQLite cannot answer this: {0}.</source>
        <translation>SQLite kann das nicht beantworten: {0}.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Staat</translation>
    </message>
    <message>
        <source>The animated picture cannot be made: too little memory.</source>
        <translation>Das animierte Bild kann nicht erstellt werden: zu wenig Speicher.</translation>
    </message>
    <message>
        <source>The archive has {0} bytes; at most {1} are read. Is it the right file?</source>
        <translation>Das Archiv hat {0} Bytes; höchstens {1} werden gelesen. Ist es die richtige Datei?</translation>
    </message>
    <message>
        <source>The battle is over. Take back the last answer; then the umpire may correct the table.</source>
        <translation>Die Schlacht ist vorbei. Nehmen Sie die letzte Antwort zurück; dann darf der Spielleiter den Spieltisch korrigieren.</translation>
    </message>
    <message>
        <source>The battle is playing itself. Stop it first.</source>
        <translation>Die Schlacht läuft von selbst. Halten Sie sie zuerst an.</translation>
    </message>
    <message>
        <source>The battle was fought by other rules data than this program has ({0}, version {1}).</source>
        <translation>Die Schlacht wurde mit anderen Regeldaten geschlagen, als dieses Programm hat ({0}, Version {1}).</translation>
    </message>
    <message>
        <source>The battles of this campaign use the rules &quot;{0}&quot;, which this version does not support in campaigns.</source>
        <translation>Die Schlachten dieser Kampagne verwenden die Regeln „{0}“, die diese Version in Kampagnen nicht unterstützt.</translation>
    </message>
    <message>
        <source>The coast near the places has {0} points; at most {1} are read. Export a coarser coast, or only the part around your places.</source>
        <translation>Die Küste nahe den Orten hat {0} Punkte; höchstens {1} werden gelesen. Exportieren Sie eine gröbere Küste oder nur den Teil um Ihre Orte.</translation>
    </message>
    <message>
        <source>The code was changed on its way: it cannot be expanded. Scan or copy it again.</source>
        <translation>Der Code wurde unterwegs verändert: Er lässt sich nicht entpacken. Scannen oder kopieren Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>The code was changed: the list in it is not the one of its fingerprint. Ask for it again.</source>
        <translation>Der Code wurde verändert: Die Liste darin ist nicht die seines Fingerabdrucks. Bitten Sie noch einmal darum.</translation>
    </message>
    <message>
        <source>The file cannot be read. Check that it is there and that you may read it.</source>
        <translation>Die Datei kann nicht gelesen werden. Prüfen Sie, ob sie da ist und ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>The file cannot be read: {0}.</source>
        <translation>Die Datei kann nicht gelesen werden: {0}.</translation>
    </message>
    <message>
        <source>The file has no coast. Choose a GeoJSON file with polygons or lines.</source>
        <translation>Die Datei hat keine Küste. Wählen Sie eine GeoJSON-Datei mit Polygonen oder Linien.</translation>
    </message>
    <message>
        <source>The file has {0} MiB; at most {1} are read. Export only the coast around your places.</source>
        <translation>Die Datei hat {0} MiB; höchstens {1} werden gelesen. Exportieren Sie nur die Küste um Ihre Orte.</translation>
    </message>
    <message>
        <source>The file is larger than {0} MB. Save fewer mails in one file.</source>
        <translation>Die Datei ist größer als {0} MB. Speichern Sie weniger E-Mails in einer Datei.</translation>
    </message>
    <message>
        <source>The file is not GeoJSON ({0} at byte {1}). Export the coast as GeoJSON.</source>
        <translation>Die Datei ist kein GeoJSON ({0} bei Byte {1}). Exportieren Sie die Küste als GeoJSON.</translation>
    </message>
    <message>
        <source>The file {0} does not exist.</source>
        <translation>Die Datei {0} gibt es nicht.</translation>
    </message>
    <message>
        <source>The folder cannot be made: {0}.</source>
        <translation>Der Ordner kann nicht angelegt werden: {0}.</translation>
    </message>
    <message>
        <source>The folder cannot be read. What stands here can still be saved.</source>
        <translation>Der Ordner kann nicht gelesen werden. Was hier steht, lässt sich noch speichern.</translation>
    </message>
    <message>
        <source>The folder {0} cannot be created.</source>
        <translation>Der Ordner {0} kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The folder {0} cannot be made.</source>
        <translation>Der Ordner {0} kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The folder {0} for campaigns cannot be created.</source>
        <translation>Der Ordner {0} für Kampagnen kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The folder {0} for lists cannot be made. Choose another one.</source>
        <translation>Der Ordner {0} für Listen kann nicht angelegt werden. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The line has {0} letters; no line of a list has more than {1}. Is it the right file?</source>
        <translation>Die Zeile hat {0} Zeichen; keine Zeile einer Liste hat mehr als {1}. Ist es die richtige Datei?</translation>
    </message>
    <message>
        <source>The list has its new name, but its file {0} could not be renamed.</source>
        <translation>Die Liste hat ihren neuen Namen, aber ihre Datei {0} konnte nicht umbenannt werden.</translation>
    </message>
    <message>
        <source>The list is too large or too faulty for a roster: mend it first.</source>
        <translation>Die Liste ist zu groß oder zu fehlerhaft für ein Roster: Korrigieren Sie sie zuerst.</translation>
    </message>
    <message>
        <source>The mail does not say whose orders these are, and its sender is not known. Enter the sender&apos;s address under Assign players, or write the power above the orders.</source>
        <translation>Die E-Mail sagt nicht, wessen Befehle das sind, und ihr Absender ist nicht bekannt. Tragen Sie die Adresse des Absenders bei der Zuweisung der Spieler ein, oder schreiben Sie die Macht über die Befehle.</translation>
    </message>
    <message>
        <source>The mail has too many parts, nested in one another. Paste its text instead.</source>
        <translation>Die E-Mail hat zu viele ineinander verschachtelte Teile. Fügen Sie stattdessen ihren Text ein.</translation>
    </message>
    <message>
        <source>The mail is larger than {0} MB. Ask the player to send the orders without large attachments.</source>
        <translation>Die E-Mail ist größer als {0} MB. Bitten Sie den Spieler, die Befehle ohne große Anhänge zu schicken.</translation>
    </message>
    <message>
        <source>The mail&apos;s header is too long. Save the mail again in your mail program, or paste its text.</source>
        <translation>Der Kopf der E-Mail ist zu lang. Speichern Sie die E-Mail in Ihrem E-Mail-Programm noch einmal, oder fügen Sie ihren Text ein.</translation>
    </message>
    <message>
        <source>The mailbox has more than {0} mails; only the newest {0} are read.</source>
        <translation>Das Postfach hat mehr als {0} E-Mails; nur die neuesten {0} werden gelesen.</translation>
    </message>
    <message>
        <source>The name &quot;{0}&quot; was left out: such an entry has none.</source>
        <translation>Der Name „{0}“ wurde weggelassen: Ein solcher Eintrag hat keinen.</translation>
    </message>
    <message>
        <source>The note of a force was left out: &quot;{0}&quot;.</source>
        <translation>Die Notiz einer Streitmacht wurde weggelassen: „{0}“.</translation>
    </message>
    <message>
        <source>The orders of this turn are already adjudicated.</source>
        <translation>Die Befehle dieser Runde sind schon ausgewertet.</translation>
    </message>
    <message>
        <source>The orders on the desk were not submitted. Correct the sheet, then submit it again.</source>
        <translation>Die Befehle auf dem Befehlspult wurden nicht eingereicht. Korrigieren Sie das Blatt und reichen Sie es noch einmal ein.</translation>
    </message>
    <message>
        <source>The pack cannot be copied: {0}.</source>
        <translation>Das Paket kann nicht kopiert werden: {0}.</translation>
    </message>
    <message>
        <source>The player has submitted orders; a deputy cannot replace them.</source>
        <translation>Der Spieler hat Befehle eingereicht; ein Stellvertreter kann sie nicht ersetzen.</translation>
    </message>
    <message>
        <source>The question took longer than {0} seconds and was stopped. Ask for fewer rows or tables.</source>
        <translation>Die Abfrage dauerte länger als {0} Sekunden und wurde angehalten. Fragen Sie weniger Zeilen oder Tabellen ab.</translation>
    </message>
    <message>
        <source>The question was stopped.</source>
        <translation>Die Abfrage wurde angehalten.</translation>
    </message>
    <message>
        <source>The roster has more than one force; all became one army.</source>
        <translation>Das Roster hat mehr als eine Streitmacht; alle wurden eine Armee.</translation>
    </message>
    <message>
        <source>The roster has {0} bytes; at most {1} are read. Is it the right file?</source>
        <translation>Das Roster hat {0} Bytes; höchstens {1} werden gelesen. Ist es die richtige Datei?</translation>
    </message>
    <message>
        <source>The roster in this archive unpacks to more than {0} bytes, which no roster needs. It may be made to do harm; it is not unpacked.</source>
        <translation>Das Roster in diesem Archiv wird entpackt größer als {0} Bytes, was kein Roster braucht. Es könnte schädlich sein; es wird nicht entpackt.</translation>
    </message>
    <message>
        <source>The rules are in the middle of something here. The umpire may correct the table between two actions: answer this question first, or take back.</source>
        <translation>Die Regeln sind hier mitten in einem Ablauf. Der Spielleiter darf den Spieltisch zwischen zwei Aktionen korrigieren: Beantworten Sie zuerst diese Frage, oder nehmen Sie zurück.</translation>
    </message>
    <message>
        <source>The server cannot be started.</source>
        <translation>Der Server kann nicht gestartet werden.</translation>
    </message>
    <message>
        <source>The server cannot listen on {0}, port {1}: {2}. Choose another port.</source>
        <translation>Der Server kann an {0}, Port {1}, nicht lauschen: {2}. Wählen Sie einen anderen Port.</translation>
    </message>
    <message>
        <source>The table &quot;{0}&quot; cannot be read.</source>
        <translation>Die Tabelle „{0}“ kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The table &quot;{0}&quot; is not what the journal comes to.</source>
        <translation>Die Tabelle „{0}“ ist nicht das, was das Journal ergibt.</translation>
    </message>
    <message>
        <source>The test cannot be taken away: {0}.</source>
        <translation>Der Test kann nicht entfernt werden: {0}.</translation>
    </message>
    <message>
        <source>The text has {0} bytes; codes are looked for in at most {1}. Paste only the codes.</source>
        <translation>Der Text hat {0} Bytes; Codes werden in höchstens {1} gesucht. Fügen Sie nur die Codes ein.</translation>
    </message>
    <message>
        <source>The text is longer than {0} characters. Paste fewer mails at once.</source>
        <translation>Der Text ist länger als {0} Zeichen. Fügen Sie weniger E-Mails auf einmal ein.</translation>
    </message>
    <message>
        <source>The turn cannot be closed yet. Adjudicate the orders and resolve all battles first.</source>
        <translation>Die Runde kann noch nicht abgeschlossen werden. Werten Sie zuerst die Befehle aus und entscheiden Sie alle Schlachten.</translation>
    </message>
    <message>
        <source>There are codes of more than one list. Paste those of one list at a time.</source>
        <translation>Es sind Codes von mehr als einer Liste. Fügen Sie die einer einzigen Liste ein.</translation>
    </message>
    <message>
        <source>There are no orders in this mail.</source>
        <translation>In dieser E-Mail sind keine Befehle.</translation>
    </message>
    <message>
        <source>There is a folder {0} already.</source>
        <translation>Es gibt schon einen Ordner {0}.</translation>
    </message>
    <message>
        <source>There is no list code in this text. One begins with &quot;EPHOR:&quot; and ends with a point.</source>
        <translation>In diesem Text ist kein Listencode. Er beginnt mit „EPHOR:“ und endet mit einem Punkt.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>This archive holds a file that would be written outside of its folder: &quot;{0}&quot;. It may be made to do harm; nothing of it is read.</source>
        <translation>Dieses Archiv enthält eine Datei, die außerhalb seines Ordners geschrieben würde: „{0}“. Es könnte schädlich sein; nichts davon wird gelesen.</translation>
    </message>
    <message>
        <source>This archive holds {0} files that end in {1}; it must be one.</source>
        <translation>Dieses Archiv enthält {0} Dateien, die auf {1} enden; es muss eine sein.</translation>
    </message>
    <message>
        <source>This archive holds {0} files; a .rosz holds one roster.</source>
        <translation>Dieses Archiv enthält {0} Dateien; eine .rosz enthält ein Roster.</translation>
    </message>
    <message>
        <source>This battle is already resolved.</source>
        <translation>Diese Schlacht ist schon entschieden.</translation>
    </message>
    <message>
        <source>This code was made by a newer Ephor (form {0}; this one reads up to {1}). Update the program.</source>
        <translation>Dieser Code stammt von einem neueren Ephor (Form {0}; dieses liest bis {1}). Aktualisieren Sie das Programm.</translation>
    </message>
    <message>
        <source>This file declares a document type, with which a roster could draw in other files or grow without end. No app writes one; the file is not read.</source>
        <translation>Diese Datei gibt einen Dokumenttyp an, mit dem ein Roster andere Dateien einbinden oder endlos wachsen könnte. Keine App schreibt einen; die Datei wird nicht gelesen.</translation>
    </message>
    <message>
        <source>This is no longer rolled. Clear its dice.</source>
        <translation>Das wird nicht mehr gewürfelt. Löschen Sie seine Würfel.</translation>
    </message>
    <message>
        <source>This is no roster: it begins with &lt;{0}&gt;.</source>
        <translation>Das ist kein Roster: Es beginnt mit &lt;{0}&gt;.</translation>
    </message>
    <message>
        <source>This is not XML that can be read ({0}). The file was cut off or changed; ask for it again.</source>
        <translation>Das ist kein lesbares XML ({0}). Die Datei wurde abgeschnitten oder verändert; bitten Sie noch einmal darum.</translation>
    </message>
    <message>
        <source>This is not a whole archive: it was cut off or is no .rosz file. Ask for it again.</source>
        <translation>Das ist kein ganzes Archiv: Es wurde abgeschnitten oder ist keine .rosz-Datei. Bitten Sie noch einmal darum.</translation>
    </message>
    <message>
        <source>This roll has {0} dice, not {1}.</source>
        <translation>Dieser Wurf hat {0} Würfel, nicht {1}.</translation>
    </message>
    <message>
        <source>This roster comes to more than {0} units with their parts, or to more than {1} bytes of names and notes, once all copies are counted; no army has so many. Ask for it again with smaller numbers.</source>
        <translation>Dieses Roster ergibt mehr als {0} Einheiten mit ihren Teilen oder mehr als {1} Bytes an Namen und Notizen, wenn alle Kopien gezählt sind; keine Armee hat so viele. Bitten Sie noch einmal darum, mit kleineren Zahlen.</translation>
    </message>
    <message>
        <source>This roster has a tag with more than {0} attributes, or more than {1} namespaces. No app writes so many; the file is not read. Ask for it again.</source>
        <translation>Dieses Roster hat ein Tag mit mehr als {0} Attributen oder mehr als {1} Namensräume. Keine App schreibt so viele; die Datei wird nicht gelesen. Bitten Sie noch einmal darum.</translation>
    </message>
    <message>
        <source>This roster has more than {0} forces within each other; no army has so many.</source>
        <translation>Dieses Roster hat mehr als {0} ineinander verschachtelte Streitmächte; keine Armee hat so viele.</translation>
    </message>
    <message>
        <source>This roster has more than {0} selections, or more than {1} within each other; no army has so many.</source>
        <translation>Dieses Roster hat mehr als {0} Auswahlen oder mehr als {1} ineinander verschachtelte; keine Armee hat so viele.</translation>
    </message>
    <message>
        <source>This roster is for another game, &quot;{0}&quot;. Ephor reads rosters built from the data that it publishes itself: {1}.</source>
        <translation>Dieses Roster ist für ein anderes Spiel, „{0}“. Ephor liest Roster aus den Daten, die es selbst veröffentlicht: {1}.</translation>
    </message>
    <message>
        <source>This turn is already adjudicated. Submit orders in the next turn.</source>
        <translation>Diese Runde ist schon ausgewertet. Reichen Sie Befehle in der nächsten Runde ein.</translation>
    </message>
    <message>
        <source>What follows &quot;EPHOR:&quot; is not a list code. Copy it again, from the mark to the point.</source>
        <translation>Was auf „EPHOR:“ folgt, ist kein Listencode. Kopieren Sie ihn noch einmal, von der Marke bis zum Punkt.</translation>
    </message>
    <message>
        <source>What stands in &lt;{0}&gt; is not part of a list and was left out.</source>
        <translation>Was in &lt;{0}&gt; steht, gehört nicht zu einer Liste und wurde weggelassen.</translation>
    </message>
    <message>
        <source>counter-charge</source>
        <translation>Gegenangriff</translation>
    </message>
    <message>
        <source>counter-charged</source>
        <translation>Gegenangriff ausgeführt</translation>
    </message>
    <message>
        <source>dice were typed in that do not fall here.</source>
        <translation>es wurden Würfel eingegeben, die hier nicht fallen.</translation>
    </message>
    <message>
        <source>eager</source>
        <translation>kampflustig</translation>
    </message>
    <message>
        <source>field</source>
        <translation>offenes Feld</translation>
    </message>
    <message>
        <source>flee</source>
        <translation>fliehen</translation>
    </message>
    <message>
        <source>flees</source>
        <translation>flieht</translation>
    </message>
    <message>
        <source>front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>garrison</source>
        <translation>Besatzung</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>it comes out otherwise when it is fought again.</source>
        <translation>sie endet anders, wenn sie noch einmal geschlagen wird.</translation>
    </message>
    <message>
        <source>it comes out otherwise when its record is replayed.</source>
        <translation>sie endet anders, wenn ihre Aufzeichnung abgespielt wird.</translation>
    </message>
    <message>
        <source>it does not say how its result came in.</source>
        <translation>sie sagt nicht, wie ihr Ergebnis zustande kam.</translation>
    </message>
    <message>
        <source>it was typed in from the table, which has no record.</source>
        <translation>sie wurde vom Spieltisch eingegeben, der keine Aufzeichnung hat.</translation>
    </message>
    <message>
        <source>its record cannot be read.</source>
        <translation>ihre Aufzeichnung kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>its result cannot be understood.</source>
        <translation>ihr Ergebnis ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>its typed-in dice cannot be understood.</source>
        <translation>die eingegebenen Würfel sind nicht zu verstehen.</translation>
    </message>
    <message>
        <source>its vetoes cannot be understood.</source>
        <translation>die Einsprüche sind nicht zu verstehen.</translation>
    </message>
    <message>
        <source>nobody has won it, nor is it drawn.</source>
        <translation>niemand hat sie gewonnen, und sie ist nicht unentschieden.</translation>
    </message>
    <message>
        <source>own city</source>
        <translation>eigene Stadt</translation>
    </message>
    <message>
        <source>pursuit</source>
        <translation>Verfolgung</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>Rücken</translation>
    </message>
    <message>
        <source>recoils</source>
        <translation>wird zurückgedrängt</translation>
    </message>
    <message>
        <source>shaken</source>
        <translation>erschüttert</translation>
    </message>
    <message>
        <source>shielded flank</source>
        <translation>Schildflanke</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>stehend</translation>
    </message>
    <message>
        <source>that battle is not to be fought.</source>
        <translation>diese Schlacht steht nicht an.</translation>
    </message>
    <message>
        <source>the city or people; it decides colour and badge</source>
        <translation>die Stadt oder das Volk; bestimmt Farbe und Wappen</translation>
    </message>
    <message>
        <source>the umpire changed what does not follow from a battle: use a ruling.</source>
        <translation>der Spielleiter hat geändert, was nicht aus einer Schlacht folgt: Verwenden Sie eine Entscheidung.</translation>
    </message>
    <message>
        <source>the umpire changed what followed, and gave no reason.</source>
        <translation>der Spielleiter hat die Folgen geändert und keinen Grund genannt.</translation>
    </message>
    <message>
        <source>unshielded flank</source>
        <translation>schildlose Flanke</translation>
    </message>
    <message>
        <source>what is vetoed there did not happen.</source>
        <translation>wogegen dort Einspruch erhoben wird, ist nicht geschehen.</translation>
    </message>
    <message>
        <source>what the army is called</source>
        <translation>wie die Armee heißt</translation>
    </message>
    <message>
        <source>{0} belongs to {1}, and the orders are for {2}. Ask the player whose they are.</source>
        <translation>{0} gehört zu {1}, und die Befehle sind für {2}. Fragen Sie den Spieler, wessen sie sind.</translation>
    </message>
    <message>
        <source>{0} cannot be copied to the folder for campaigns.</source>
        <translation>{0} kann nicht in den Ordner für Kampagnen kopiert werden.</translation>
    </message>
    <message>
        <source>{0} cannot be replaced.</source>
        <translation>{0} kann nicht ersetzt werden.</translation>
    </message>
    <message>
        <source>{0} cannot be written.</source>
        <translation>{0} kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>{0} could not be copied. Is the folder protected, or full?</source>
        <translation>{0} konnte nicht kopiert werden. Ist der Ordner geschützt oder voll?</translation>
    </message>
    <message>
        <source>{0} could not be moved to the trash, and was left where it is.</source>
        <translation>{0} konnte nicht in den Papierkorb verschoben werden und bleibt, wo es ist.</translation>
    </message>
    <message>
        <source>{0} could not be moved. Is its folder, or the other one, protected?</source>
        <translation>{0} konnte nicht verschoben werden. Ist sein Ordner oder der andere geschützt?</translation>
    </message>
    <message>
        <source>{0} could not be put back; it is still in the trash.</source>
        <translation>{0} konnte nicht zurückgelegt werden; es ist noch im Papierkorb.</translation>
    </message>
    <message>
        <source>{0} is no face of a die with {1} sides.</source>
        <translation>{0} ist kein Wert eines Würfels mit {1} Seiten.</translation>
    </message>
    <message>
        <source>{0} is no list: their names end in .toml.</source>
        <translation>{0} ist keine Liste: Ihre Namen enden auf .toml.</translation>
    </message>
    <message>
        <source>{0} is no name of a folder in the library.</source>
        <translation>{0} ist kein Name eines Ordners der Bibliothek.</translation>
    </message>
    <message>
        <source>{0} is not a longitude and latitude in degrees. Export the coast in WGS 84 (EPSG:4326).</source>
        <translation>{0} ist keine Länge und Breite in Grad. Exportieren Sie die Küste in WGS 84 (EPSG:4326).</translation>
    </message>
    <message>
        <source>{0} is not an address of {1}. Add it under Assign players if the mail is theirs.</source>
        <translation>{0} ist keine Adresse von {1}. Tragen Sie sie bei der Zuweisung der Spieler ein, wenn die E-Mail von dort ist.</translation>
    </message>
    <message>
        <source>{0} is open. Close it first, or choose another name.</source>
        <translation>{0} ist offen. Schließen Sie es zuerst, oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{0} is served by another program, or the folder cannot be written. Stop that program first, or remove {0}.serving if there is none.</source>
        <translation>{0} wird von einem anderen Programm bereitgestellt, oder der Ordner ist nicht beschreibbar. Beenden Sie zuerst dieses Programm, oder entfernen Sie {0}.serving, wenn es keines gibt.</translation>
    </message>
    <message>
        <source>{0} is this campaign itself. Choose another name.</source>
        <translation>{0} ist diese Kampagne selbst. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{0} is this campaign itself. Choose another one.</source>
        <translation>{0} ist diese Kampagne selbst. Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>Retinue 1: figures lost</source>
        <translation>Gefolge 1: verlorene Figuren</translation>
    </message>
    <message>
        <source>Retinue 2: figures lost</source>
        <translation>Gefolge 2: verlorene Figuren</translation>
    </message>
    <message>
        <source>Retinue 3: figures lost</source>
        <translation>Gefolge 3: verlorene Figuren</translation>
    </message>
    <message>
        <source>Retinue 4: figures lost</source>
        <translation>Gefolge 4: verlorene Figuren</translation>
    </message>
    <message>
        <source>Retinue 5: figures lost</source>
        <translation>Gefolge 5: verlorene Figuren</translation>
    </message>
    <message>
        <source>acting</source>
        <translation>handelt</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>fragen</translation>
    </message>
    <message>
        <source>controlled</source>
        <translation>unter Kontrolle</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>kämpft</translation>
    </message>
    <message>
        <source>invader</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>moving</source>
        <translation>bewegt sich</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>redress</source>
        <translation>Reihen ordnen</translation>
    </message>
    <message>
        <source>remained</source>
        <translation>geblieben</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>standhaft</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>erobert</translation>
    </message>
    <message>
        <source>How much Arete do you bid? The higher bid gets the Initiative; what is bid is spent.</source>
        <translation>Wie viel Arete bieten Sie? Das höhere Gebot erhält die Initiative; das Gebotene ist ausgegeben.</translation>
    </message>
    <message>
        <source>The battles of this campaign use the built-in rules of &quot;{0}&quot;, not the rules pack {1}. Leave out the pack.</source>
        <translation>Die Schlachten dieser Kampagne verwenden die eingebauten Regeln von „{0}“, nicht das Regelpaket {1}. Lassen Sie das Paket weg.</translation>
    </message>
    <message>
        <source>The battles of this campaign use the rules pack {0} of &quot;{1}&quot;, which is missing. Install it (File, Install a rules pack) or name its folder with --pack.</source>
        <translation>Die Schlachten dieser Kampagne verwenden das Regelpaket {0} von „{1}“, das fehlt. Installieren Sie es (Datei, Regelpaket installieren) oder nennen Sie seinen Ordner mit --pack.</translation>
    </message>
    <message>
        <source>The file could not be {0}: another program is using it. Close it there, then try again.</source>
        <translation>Die Datei konnte nicht {0} werden: Ein anderes Programm verwendet sie. Schließen Sie sie dort und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The rules pack {0} was changed since the campaign was founded: {1} then, {2} now. Use the pack as it was then.</source>
        <translation>Das Regelpaket {0} wurde seit der Gründung der Kampagne geändert: damals {1}, jetzt {2}. Verwenden Sie das Paket, wie es damals war.</translation>
    </message>
    <message>
        <source>The scenario&apos;s battles use the rules &quot;{0}&quot;; {1} are others. Choose rules of that system.</source>
        <translation>Die Schlachten des Szenarios verwenden die Regeln „{0}“; {1} sind andere. Wählen Sie Regeln dieses Systems.</translation>
    </message>
    <message>
        <source>{0} is open in another program. Close it there; or, if that is Ephor&apos;s window, serve it from there (Orders, Serve to players).</source>
        <translation>{0} ist in einem anderen Programm offen. Schließen Sie es dort; oder, wenn das Ephors Fenster ist, stellen Sie es von dort bereit (Befehle, Für Spieler bereitstellen).</translation>
    </message>
    <message>
        <source>Charge {1}, out of reach</source>
        <translation>{1} angreifen, außer Reichweite</translation>
    </message>
    <message>
        <source>made the charge move</source>
        <translation>machte die Angriffsbewegung</translation>
    </message>
    <message>
        <source>took the Initiative</source>
        <translation>hat die Initiative</translation>
    </message>
    <message>
        <source>took the initiative</source>
        <translation>hat die Initiative</translation>
    </message>
    <message>
        <source>lost the Initiative</source>
        <translation>hat die Initiative verloren</translation>
    </message>
    <message>
        <source>lost the initiative</source>
        <translation>hat die Initiative verloren</translation>
    </message>
    <message>
        <source>supporting units (2 each)</source>
        <translation>unterstützende Einheiten (je 2)</translation>
    </message>
    <message>
        <source>A leader leads while more than half of the retinue are within 4 inches, and then adds 3 to its morale rolls. Figures within 4 inches of a leader read the result as one class better. A leader who is hit falls on 1 to 3, and at the third wound.</source>
        <translation>Ein Anführer führt, solange mehr als die Hälfte des Gefolges höchstens 4 Zoll entfernt ist; dann zählt er bei dessen Moralwürfen 3 dazu. Figuren höchstens 4 Zoll von einem Anführer lesen das Ergebnis um eine Klasse besser. Ein getroffener Anführer fällt bei 1 bis 3 und bei der dritten Wunde.</translation>
    </message>
    <message>
        <source>A leader may spend all command points each turn unless the unit fights: 1 for control of the units that touch, 1 to move up to 6 inches, 1 to 3 to encourage or discourage, 1 for the signal, 2 to invoke the gods.</source>
        <translation>Ein Anführer darf in jedem Zug alle Befehlspunkte ausgeben, wenn die Einheit nicht kämpft: 1 für die Kontrolle der Einheiten, die sich berühren, 1 für einen Weg bis 6 Zoll, 1 bis 3 zum Ermutigen oder Entmutigen, 1 für das Signal, 2 für den Anruf der Götter.</translation>
    </message>
    <message>
        <source>Delete the line</source>
        <translation>Zeile löschen</translation>
    </message>
    <message>
        <source>Delete these lines</source>
        <translation>Diese Zeilen löschen</translation>
    </message>
    <message>
        <source>Each turn a side has 1 Arete for each unit on the table and 1 for its living Strategos. 1 Arete pays for a charge, a trait, a rally, a re-roll or an attempt to steal the Initiative; a bid for the Initiative costs what was bid. What is left at the end of the turn is lost.</source>
        <translation>In jedem Zug hat eine Seite 1 Arete für jede Einheit auf dem Tisch und 1 für ihren lebenden Strategen. 1 Arete bezahlt einen Angriff, eine Eigenschaft, ein Sammeln, einen Wiederholungswurf oder den Versuch, die Initiative zu stehlen; ein Gebot für die Initiative kostet, was geboten wurde. Was am Ende des Zuges übrig ist, verfällt.</translation>
    </message>
    <message>
        <source>Figures that cannot see their own standard test their morale as one class worse. If the bearer falls, a figure beside them takes it. A lost standard is a reason to test, and a captured one deducts 2.</source>
        <translation>Figuren, die ihre eigene Standarte nicht sehen, prüfen ihre Moral um eine Klasse schlechter. Fällt der Träger, nimmt eine Figur daneben sie auf. Eine verlorene Standarte ist ein Grund für einen Test, eine erbeutete zieht 2 ab.</translation>
    </message>
    <message>
        <source>One die each bound gives the PIPs (player initiative points). A move of an element or a group costs 1, more where the general is too far away or sees nothing, or is lost. Unused PIPs are lost.</source>
        <translation>Ein Würfel in jeder Runde gibt die PIPs (Initiativepunkte des Spielers). Eine Bewegung eines Elements oder einer Gruppe kostet 1, mehr, wenn der General zu weit weg ist, nichts sieht oder verloren ist. Unbenutzte PIPs verfallen.</translation>
    </message>
    <message>
        <source>One die more in fights of the unit that the Strategos is with, and in tests of its Discipline. For 1 Arete the Strategos goes to another unit within 6 inches. If their unit routs, the Strategos is lost and the army tests for Collapse.</source>
        <translation>Ein Würfel mehr in Kämpfen der Einheit, bei der der Stratege ist, und in Tests ihrer Disziplin. Für 1 Arete geht der Stratege zu einer anderen Einheit, die höchstens 6 Zoll entfernt ist. Flieht seine Einheit, ist der Stratege verloren, und die Armee prüft auf Zusammenbruch.</translation>
    </message>
    <message>
        <source>Player initiative points</source>
        <translation>Initiativepunkte des Spielers</translation>
    </message>
    <message>
        <source>The general&apos;s element adds 1 to its combat factor. The general&apos;s loss counts as one more element, and moves cost more.</source>
        <translation>Das Element des Generals zählt 1 zu seinem Kampffaktor dazu. Der Verlust des Generals zählt als ein weiteres Element, und Bewegungen kosten mehr.</translation>
    </message>
    <message>
        <source>The general&apos;s unit needs no phase die. A general may have one failed Leadership test of the unit repeated, add Attack dice, or rally hits on it; the first two risk the general&apos;s life. A general goes to an adjoining unit once in a phase.</source>
        <translation>Die Einheit des Generals braucht keinen Phasenwürfel. Ein General darf einen misslungenen Führungstest der Einheit wiederholen lassen, Angriffswürfel dazugeben oder Treffer auf ihr sammeln; die ersten beiden setzen sein Leben aufs Spiel. Einmal in einer Phase geht er zu einer angrenzenden Einheit.</translation>
    </message>
    <message>
        <source>Grade A is for Spartans, B for good hoplites, C for levies. Hoplites of grade C roll a D6 in control tests, others an average die. To encourage or discourage costs 1 command point with grade A, 2 with B, 3 with C.</source>
        <translation>Qualität A ist für Spartaner, B für gute Hopliten, C für Aufgebote. Hopliten der Qualität C würfeln bei Kontrolltests einen W6, andere einen Durchschnittswürfel. Ermutigen oder Entmutigen kostet 1 Befehlspunkt bei Qualität A, 2 bei B, 3 bei C.</translation>
    </message>
    <message>
        <source>The player has sent orders; a deputy&apos;s orders do not replace them.</source>
        <translation>Der Spieler hat Befehle gesendet; die eines Stellvertreters ersetzen sie nicht.</translation>
    </message>
    <message>
        <source>+1 in melee.</source>
        <translation>+1 im Nahkampf.</translation>
    </message>
    <message>
        <source>+1 in melee. A lance does not count against it.</source>
        <translation>+1 im Nahkampf. Eine Lanze zählt nicht dagegen.</translation>
    </message>
    <message>
        <source>+3 in melee, and no shield. In a shield wall it strikes with +2.</source>
        <translation>+3 im Nahkampf, kein Schild. Im Schildwall schlägt sie mit +2.</translation>
    </message>
    <message>
        <source>+4 in the first round with an enemy, except against spears and uphill; then the second weapon counts.</source>
        <translation>+4 in der ersten Runde gegen einen Feind, außer gegen Speere und bergauf; danach zählt die zweite Waffe.</translation>
    </message>
    <message>
        <source>An edged weapon: +2 in melee.</source>
        <translation>Eine Klingenwaffe: +2 im Nahkampf.</translation>
    </message>
    <message>
        <source>Choose {0}</source>
        <translation>{0} wählen</translation>
    </message>
    <message>
        <source>It may be charged, but does not charge itself.</source>
        <translation>Kann angegriffen werden, greift aber selbst nicht an.</translation>
    </message>
    <message>
        <source>Leave the leader without it</source>
        <translation>Den Anführer ohne Standarte lassen</translation>
    </message>
    <message>
        <source>Nothing added in melee.</source>
        <translation>Kein Zuschlag im Nahkampf.</translation>
    </message>
    <message>
        <source>Put the general with {0}</source>
        <translation>Den Feldherrn stellen zu: {0}</translation>
    </message>
    <message>
        <source>its stripes, where they are not those of its class</source>
        <translation>ihre Streifen, wenn sie nicht die ihrer Klasse sind</translation>
    </message>
    <message>
        <source>militia, average, veteran or elite, where it is not that of the type</source>
        <translation>militia, average, veteran oder elite, wenn es nicht die Klasse des Typs ist</translation>
    </message>
    <message>
        <source>the figure&apos;s type, such as &quot;spearman&quot;</source>
        <translation>der Typ der Figur, etwa &quot;spearman&quot;</translation>
    </message>
    <message>
        <source>what the figure is called; without it the name of its type</source>
        <translation>wie die Figur heißt; ohne Angabe der Name ihres Typs</translation>
    </message>
    <message>
        <source>what the general is called; without it the name of the type</source>
        <translation>wie der Feldherr heißt; ohne Angabe der Name des Typs</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has a lance, which is for riders; give it a spear or &quot;mounted&quot;.</source>
        <translation>„{0}“ hat eine Lanze, die für Reiter ist; geben Sie einen Speer oder „mounted“.</translation>
    </message>
    <message>
        <source>+1 to the general&apos;s Fate Roll (OTW-050)</source>
        <translation>+1 auf den Schicksalswurf des Feldherrn (OTW-050)</translation>
    </message>
    <message>
        <source>A ruling is three words: {0}; what it is about; and the value. Behind &quot;{1}&quot; stands a fourth, the power that holds the leader.</source>
        <translation>Eine Entscheidung besteht aus drei Wörtern: {0}; worum es geht; und der Wert. Hinter „{1}“ steht ein viertes, die Macht, die den Gefangenen hält.</translation>
    </message>
    <message>
        <source>Add the general&apos;s dice, at the general&apos;s risk</source>
        <translation>Die Würfel des Feldherrn hinzufügen, auf Gefahr des Feldherrn</translation>
    </message>
    <message>
        <source>An envoy cannot say &quot;{0}&quot;; write {1}.</source>
        <translation>Ein Gesandter kann nicht „{0}“ sagen; schreiben Sie {1}.</translation>
    </message>
    <message>
        <source>Enter a value from {0} to {1}.</source>
        <translation>Geben Sie einen Wert von {0} bis {1} ein.</translation>
    </message>
    <message>
        <source>Let this leader command one phalanx only</source>
        <translation>Diesen Anführer nur eine Phalanx führen lassen</translation>
    </message>
    <message>
        <source>Make the Strategos&apos;s unit an entry of its own</source>
        <translation>Die Einheit des Strategen zu einem eigenen Eintrag machen</translation>
    </message>
    <message>
        <source>Name the power that holds {0} after &quot;{1}&quot;.</source>
        <translation>Nennen Sie nach „{1}“ die Macht, die {0} gefangen hält.</translation>
    </message>
    <message>
        <source>Only a captured leader has a holder.</source>
        <translation>Nur ein gefangener Anführer hat jemanden, der ihn festhält.</translation>
    </message>
    <message>
        <source>PIP die rerolled</source>
        <translation>PIP-Würfel neu geworfen</translation>
    </message>
    <message>
        <source>Remove the Strategos from {0}</source>
        <translation>Den Strategen aus {0} nehmen</translation>
    </message>
    <message>
        <source>Remove the general from this element</source>
        <translation>Den Feldherrn aus diesem Element nehmen</translation>
    </message>
    <message>
        <source>Remove the leader from this unit</source>
        <translation>Den Anführer aus dieser Einheit nehmen</translation>
    </message>
    <message>
        <source>The army has moved since then.</source>
        <translation>Die Armee ist seitdem weitergezogen.</translation>
    </message>
    <message>
        <source>The army has one Strategos, who is already with {0}.</source>
        <translation>Die Armee hat einen Strategen; er ist schon bei {0}.</translation>
    </message>
    <message>
        <source>The army is in a battle. Veto the battle first.</source>
        <translation>Die Armee ist in einer Schlacht. Erheben Sie zuerst Einspruch gegen die Schlacht.</translation>
    </message>
    <message>
        <source>The army would have no steps. Leave it at least one.</source>
        <translation>Die Armee hätte keine Stufen. Lassen Sie ihr mindestens eine.</translation>
    </message>
    <message>
        <source>The campaign was founded by an older edition of the rules and dice ({0}; this program has {1}). Its chain of entries is whole, but its turns were not checked: this program cannot play them again. Its dice are weaker: they follow from a seed of 64 bits that the umpire may have chosen, no player could add to it, and the seed of a closed turn tells what other powers alone were told.</source>
        <translation>Die Kampagne wurde mit einer älteren Ausgabe der Regeln und Würfel begonnen ({0}; dieses Programm hat {1}). Ihre Kette von Einträgen ist vollständig, aber ihre Runden wurden nicht geprüft: Dieses Programm kann sie nicht noch einmal spielen. Ihre Würfel sind schwächer: Sie folgen aus einem Startwert von 64 Bit, den der Spielleiter gewählt haben kann, kein Spieler konnte etwas dazu beitragen, und der Startwert einer abgeschlossenen Runde verrät, was nur anderen Mächten mitgeteilt wurde.</translation>
    </message>
    <message>
        <source>The dice of the first turn are already rolled. Players can add to the dice only before that.</source>
        <translation>Die Würfel der ersten Runde sind schon geworfen. Spieler können nur davor zu den Würfeln beitragen.</translation>
    </message>
    <message>
        <source>The general with {0} may add dice against {1}, at the general&apos;s risk.</source>
        <translation>Der Feldherr bei {0} darf auf eigene Gefahr Würfel gegen {1} hinzufügen.</translation>
    </message>
    <message>
        <source>The general with {0} may rally hits, a 5 or 6 each, at the general&apos;s risk.</source>
        <translation>Der Feldherr bei {0} darf auf eigene Gefahr Treffer sammeln, je eine 5 oder 6.</translation>
    </message>
    <message>
        <source>There is already a deal about {0} above. Delete one of them.</source>
        <translation>Weiter oben steht schon eine Abmachung über {0}. Löschen Sie eine von beiden.</translation>
    </message>
    <message>
        <source>There is already a message for {0} above. Delete one of them.</source>
        <translation>Weiter oben steht schon eine Botschaft an {0}. Löschen Sie eine von beiden.</translation>
    </message>
    <message>
        <source>There is already an order for {0} above. Delete one of them.</source>
        <translation>Weiter oben steht schon ein Befehl für {0}. Löschen Sie einen von beiden.</translation>
    </message>
    <message>
        <source>There is one {0}, but this entry stands for {1} figures: give this one an entry of its own.</source>
        <translation>Es gibt nur einmal: {0}. Dieser Eintrag steht aber für {1} Figuren: Geben Sie dem einen einen eigenen Eintrag.</translation>
    </message>
    <message>
        <source>This battle is already resolved. Undo its result first.</source>
        <translation>Diese Schlacht ist schon entschieden. Machen Sie zuerst ihr Ergebnis rückgängig.</translation>
    </message>
    <message>
        <source>This can be vetoed only until the next turn is adjudicated.</source>
        <translation>Ein Einspruch dagegen ist nur möglich, bis die nächste Runde ausgewertet ist.</translation>
    </message>
    <message>
        <source>This can be vetoed only until the turn is closed.</source>
        <translation>Ein Einspruch dagegen ist nur möglich, bis die Runde abgeschlossen ist.</translation>
    </message>
    <message>
        <source>This is already its value.</source>
        <translation>Das ist schon der Wert.</translation>
    </message>
    <message>
        <source>Who pays the bids</source>
        <translation>Wer die Gebote bezahlt</translation>
    </message>
    <message>
        <source>Without diplomacy no power can negotiate for {0}. Leave the power out; {0} is ransomed in winter.</source>
        <translation>Ohne Diplomatie kann keine Macht über {0} verhandeln. Lassen Sie die Macht weg; {0} wird im Winter ausgelöst.</translation>
    </message>
    <message>
        <source>command points of the leader who takes over (ALA-071)</source>
        <translation>Befehlspunkte des Anführers, der übernimmt (ALA-071)</translation>
    </message>
    <message>
        <source>dice that the general adds in a combat (OTW-054)</source>
        <translation>Würfel, die der Feldherr im Kampf hinzufügt (OTW-054)</translation>
    </message>
    <message>
        <source>dice with which the general rallies hits (OTW-055)</source>
        <translation>Würfel, mit denen der Feldherr Treffer sammelt (OTW-055)</translation>
    </message>
    <message>
        <source>how near the leader must be to encourage (ALA-061)</source>
        <translation>wie nahe der Anführer zum Ermutigen sein muss (ALA-061)</translation>
    </message>
    <message>
        <source>the general&apos;s id in lists; each only once</source>
        <translation>die Kennung des Feldherrn in Listen; jede nur einmal</translation>
    </message>
    <message>
        <source>the leader&apos;s command points, 2 to 5; rolled if left out</source>
        <translation>Befehlspunkte des Anführers, 2 bis 5; ohne Angabe ausgewürfelt</translation>
    </message>
    <message>
        <source>the rule that the general comes from</source>
        <translation>die Regel, aus der der Feldherr stammt</translation>
    </message>
    <message>
        <source>true: the figure carries its standard</source>
        <translation>true: die Figur trägt die Standarte</translation>
    </message>
    <message>
        <source>true: the figure leads the retinue</source>
        <translation>true: die Figur führt das Gefolge</translation>
    </message>
    <message>
        <source>true: the leader commands the whole army</source>
        <translation>true: der Anführer führt die ganze Armee</translation>
    </message>
    <message>
        <source>what else the general can do</source>
        <translation>was der Feldherr außerdem kann</translation>
    </message>
    <message>
        <source>what the general adds to the army&apos;s morale at the start (OTW-A11)</source>
        <translation>was der Feldherr der Moral der Armee zu Beginn hinzufügt (OTW-A11)</translation>
    </message>
    <message>
        <source>which player of the side leads it; each player has one movement card</source>
        <translation>welcher Spieler der Seite es führt; jeder Spieler hat eine Bewegungskarte</translation>
    </message>
    <message>
        <source>{0} has failed its Leadership test. It may be taken again, at the general&apos;s risk.</source>
        <translation>{0}: Führungstest misslungen. Er darf wiederholt werden, auf Gefahr des Feldherrn.</translation>
    </message>
    <message>
        <source>{0} is in a battle. Resolve or veto the battle first.</source>
        <translation>{0} ist in einer Schlacht. Entscheiden Sie diese zuerst, oder erheben Sie Einspruch gegen sie.</translation>
    </message>
    <message>
        <source>From which edge do you invade?</source>
        <translation>Von welcher Kante dringen Sie ein?</translation>
    </message>
</context>
<context>
    <name>ephor</name>
    <message>
        <source>the form of the file; always 1</source>
        <translation>die Form der Datei; immer 1</translation>
    </message>
    <message>
        <source>the rules it is written for</source>
        <translation>die Regeln, für die sie geschrieben ist</translation>
    </message>
    <message>
        <source>the version of the rules data</source>
        <translation>die Version der Regeldaten</translation>
    </message>
    <message>
        <source>what the army is called</source>
        <translation>der Name der Armee</translation>
    </message>
    <message>
        <source>the city or people; it decides colour and badge</source>
        <translation>die Stadt oder das Volk; bestimmt Farbe und Abzeichen</translation>
    </message>
    <message>
        <source>one more entry</source>
        <translation>ein weiterer Eintrag</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation>%1, %2 Punkte</translation>
    </message>
    <message>
        <source>%1 units, %2 points</source>
        <translation>%1 Einheiten, %2 Punkte</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 Einheiten</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>standing order</source>
        <translation>Dauerbefehl</translation>
    </message>
    <message>
        <source>script</source>
        <translation>Skript</translation>
    </message>
    <message>
        <source>under 0.1 %</source>
        <translation>unter 0,1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 bis %2 %</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>%1 ± %2 of %3</source>
        <translation>%1 ± %2 von %3</translation>
    </message>
    <message>
        <source>what</source>
        <translation>was</translation>
    </message>
    <message>
        <source>who</source>
        <translation>wer</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>low (95 %)</source>
        <translation>untere Grenze (95 %)</translation>
    </message>
    <message>
        <source>high (95 %)</source>
        <translation>obere Grenze (95 %)</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>general lost</source>
        <translation>Feldherr verloren</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>ausgefallen</translation>
    </message>
    <message>
        <source>ended in turn</source>
        <translation>beendet in Runde</translation>
    </message>
    <message>
        <source>%1 or more: %2 (exact).</source>
        <translation>%1 oder mehr: %2 (exakt).</translation>
    </message>
    <message>
        <source>Exactly %1 of them: %2; %1 or more: %3 (exact).</source>
        <translation>Genau %1 davon: %2; %1 oder mehr: %3 (exakt).</translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation>%1 Würfel</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 Würfel</translation>
    </message>
    <message>
        <source>Rule %1; F1 explains it.</source>
        <translation>Regel %1; F1 erklärt sie.</translation>
    </message>
    <message>
        <source>Alt+Enter</source>
        <translation>Alt+Eingabe</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>a draw after %1 turns: %2</source>
        <translation>unentschieden nach %1 Runden: %2</translation>
    </message>
    <message>
        <source>not over: %1</source>
        <translation>nicht beendet: %1</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>versiegelt</translation>
    </message>
    <message>
        <source>fast, seed %1</source>
        <translation>schnell, Startwert %1</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>%1 times after dice or a secret answer had been seen</source>
        <translation>%1-mal, nachdem Würfel oder eine geheime Antwort bekannt waren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Battle of %1, from its record</source>
        <translation>Schlacht von %1, aus ihrer Aufzeichnung</translation>
    </message>
    <message>
        <source>Battle of %1</source>
        <translation>Schlacht von %1</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marschieren</translation>
    </message>
    <message>
        <source>Seek battle</source>
        <translation>Schlacht suchen</translation>
    </message>
    <message>
        <source>Avoid battle</source>
        <translation>Schlacht meiden</translation>
    </message>
    <message>
        <source>Keep watch</source>
        <translation>Wache halten</translation>
    </message>
    <message>
        <source>Lie in wait</source>
        <translation>Im Hinterhalt liegen</translation>
    </message>
    <message>
        <source>Ravage</source>
        <translation>Verwüsten</translation>
    </message>
    <message>
        <source>Besiege</source>
        <translation>Belagern</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>fort</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>sanctuary</source>
        <translation>Heiligtum</translation>
    </message>
    <message>
        <source>arable land</source>
        <translation>Ackerland</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>Küste</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>Hügelland</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>steppe</source>
        <translation>Steppe</translation>
    </message>
    <message>
        <source>hot country</source>
        <translation>heißes Land</translation>
    </message>
    <message>
        <source>dry country</source>
        <translation>trockenes Land</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>track</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>sea lane</source>
        <translation>Seeweg</translation>
    </message>
    <message>
        <source>Hoplites</source>
        <translation>Hopliten</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <translation>Peltasten</translation>
    </message>
    <message>
        <source>Psiloi</source>
        <translation>Psiloi</translation>
    </message>
    <message>
        <source>Archers</source>
        <translation>Bogenschützen</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Reiterei</translation>
    </message>
    <message>
        <source>Thessalian cavalry</source>
        <translation>thessalische Reiterei</translation>
    </message>
    <message>
        <source>Hamippoi</source>
        <translation>Hamippoi</translation>
    </message>
    <message>
        <source>pitched battle</source>
        <translation>Feldschlacht</translation>
    </message>
    <message>
        <source>ambush</source>
        <translation>Hinterhalt</translation>
    </message>
    <message>
        <source>ravaged country</source>
        <translation>verwüstetes Land</translation>
    </message>
    <message>
        <source>relief of a city</source>
        <translation>Entsatz einer Stadt</translation>
    </message>
    <message>
        <source>sally</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>storm of a city</source>
        <translation>Sturm auf eine Stadt</translation>
    </message>
    <message>
        <source>serving</source>
        <translation>im Dienst</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>gefangen</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>lightly wounded</source>
        <translation>leicht verwundet</translation>
    </message>
    <message>
        <source>severely wounded</source>
        <translation>schwer verwundet</translation>
    </message>
    <message>
        <source>feeble</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>incompetent</source>
        <translation>unfähig</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>fähig</translation>
    </message>
    <message>
        <source>rash</source>
        <translation>ungestüm</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>standing orders</source>
        <translation>Dauerbefehle</translation>
    </message>
    <message>
        <source>by the deputy</source>
        <translation>vom Stellvertreter</translation>
    </message>
    <message>
        <source>none: disorder</source>
        <translation>keine: Unordnung</translation>
    </message>
    <message>
        <source>a small army</source>
        <translation>eine kleine Armee</translation>
    </message>
    <message>
        <source>a large army</source>
        <translation>eine große Armee</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation>Erschüttert</translation>
    </message>
    <message>
        <source>Formed-up</source>
        <translation>Geordnet</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Eager</source>
        <translation>Kampflustig</translation>
    </message>
    <message>
        <source>no walls</source>
        <translation>keine Mauern</translation>
    </message>
    <message>
        <source>low walls</source>
        <translation>niedrige Mauern</translation>
    </message>
    <message>
        <source>strong walls</source>
        <translation>starke Mauern</translation>
    </message>
    <message>
        <source>fortress</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>long walls</source>
        <translation>Lange Mauern</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>%1 BC</source>
        <translation>%1 v. Chr.</translation>
    </message>
    <message>
        <source>AD %1</source>
        <translation>%1 n. Chr.</translation>
    </message>
    <message>
        <source>The end, %1</source>
        <translation>Das Ende, %1</translation>
    </message>
    <message>
        <source>Spring %1</source>
        <translation>Frühling %1</translation>
    </message>
    <message>
        <source>Summer %1</source>
        <translation>Sommer %1</translation>
    </message>
    <message>
        <source>Autumn %1</source>
        <translation>Herbst %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>Orders of %1</source>
        <translation>Befehle von %1</translation>
    </message>
    <message>
        <source>Standing orders of %1</source>
        <translation>Dauerbefehle von %1</translation>
    </message>
    <message>
        <source>Orders adjudicated</source>
        <translation>Befehle ausgewertet</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>The list is too large for QR codes.</source>
        <translation>Die Liste ist zu groß für QR-Codes.</translation>
    </message>
    <message>
        <source>code %1 of %2</source>
        <translation>Code %1 von %2</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Campaigns, army lists, battles and odds for wargame clubs.</source>
        <translation>Kampagnen, Armeelisten, Schlachten und Chancen für Tabletop-Klubs.</translation>
    </message>
    <message>
        <source>A campaign, list, set-up or battle to open.</source>
        <translation>Eine Kampagne, eine Liste, ein Aufbau oder eine Schlacht zum Öffnen.</translation>
    </message>
    <message>
        <source>Sample campaign</source>
        <translation>Beispielkampagne</translation>
    </message>
    <message>
        <source>%1 × hoplites</source>
        <translation>%1 × Hopliten</translation>
    </message>
    <message>
        <source>%1 × peltasts</source>
        <translation>%1 × Peltasten</translation>
    </message>
    <message>
        <source>%1 × psiloi</source>
        <translation>%1 × Psiloi</translation>
    </message>
    <message>
        <source>%1 × archers</source>
        <translation>%1 × Bogenschützen</translation>
    </message>
    <message>
        <source>%1 × cavalry</source>
        <translation>%1 × Reiterei</translation>
    </message>
    <message>
        <source>%1 × Thessalians</source>
        <translation>%1 × Thessalier</translation>
    </message>
    <message>
        <source>%1 × hamippoi</source>
        <translation>%1 × Hamippoi</translation>
    </message>
    <message>
        <source>Ruling of the umpire: who plays</source>
        <translation>Entscheidung des Spielleiters: wer spielt</translation>
    </message>
    <message>
        <source>Ruling of the umpire: %1</source>
        <translation>Entscheidung des Spielleiters: %1</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>In harbour</source>
        <translation>Im Hafen</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Blockade</translation>
    </message>
    <message>
        <source>of troops.toml</source>
        <translation>aus troops.toml</translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation>Erlaubt: %1.</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>a large fleet</source>
        <translation>eine große Flotte</translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation>&amp;Kennung</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Region</translation>
    </message>
    <message>
        <source>&amp;Country</source>
        <translation>Land&amp;schaft</translation>
    </message>
    <message>
        <source>&amp;Tier</source>
        <translation>Ran&amp;g</translation>
    </message>
    <message>
        <source>Size and worth, 1 to 4</source>
        <translation>Größe und Wert, 1 bis 4</translation>
    </message>
    <message>
        <source>&amp;Walls</source>
        <translation>&amp;Mauern</translation>
    </message>
    <message>
        <source>0 none to 4 long walls</source>
        <translation>0 keine bis 4 Lange Mauern</translation>
    </message>
    <message>
        <source>&amp;Harbour</source>
        <translation>&amp;Hafen</translation>
    </message>
    <message>
        <source>0 none, 1 a harbour, 2 a naval port</source>
        <translation>0 kein Hafen, 1 Hafen, 2 Kriegshafen</translation>
    </message>
    <message>
        <source>&amp;Docks</source>
        <translation>&amp;Werften</translation>
    </message>
    <message>
        <source>&amp;Latitude</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>L&amp;ongitude</source>
        <translation>&amp;Länge</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>Na&amp;ch</translation>
    </message>
    <message>
        <source>&amp;March points</source>
        <translation>&amp;Marschpunkte</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Bemerkung</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Regierungsform</translation>
    </message>
    <message>
        <source>&amp;Capital</source>
        <translation>&amp;Hauptstadt</translation>
    </message>
    <message>
        <source>&amp;Treasury</source>
        <translation>&amp;Staatskasse</translation>
    </message>
    <message>
        <source>Talents</source>
        <translation>Talente</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Deputy</source>
        <translation>Stell&amp;vertreter</translation>
    </message>
    <message>
        <source>&amp;Power</source>
        <translation>&amp;Macht</translation>
    </message>
    <message>
        <source>&amp;Command points</source>
        <translation>&amp;Befehlspunkte</translation>
    </message>
    <message>
        <source>&amp;Trait</source>
        <translation>&amp;Eigenschaft</translation>
    </message>
    <message>
        <source>&amp;Leader</source>
        <translation>&amp;Anführer</translation>
    </message>
    <message>
        <source>&amp;Squadrons</source>
        <translation>&amp;Geschwader</translation>
    </message>
    <message>
        <source>&amp;Admiral</source>
        <translation>&amp;Admiral</translation>
    </message>
    <message>
        <source>&amp;Troops</source>
        <translation>&amp;Truppen</translation>
    </message>
    <message>
        <source>&amp;Grade</source>
        <translation>&amp;Qualität</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Einheiten</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Heimat</translation>
    </message>
    <message>
        <source>Sieges</source>
        <translation>Belagerungen</translation>
    </message>
    <message>
        <source>Levies and upkeep</source>
        <translation>Aushebungen und Unterhalt</translation>
    </message>
    <message>
        <source>Arete: earned and spent</source>
        <translation>Arete: erworben und ausgegeben</translation>
    </message>
    <message>
        <source>Captives, contingents, votes and omens</source>
        <translation>Gefangene, Kontingente, Abstimmungen und Omen</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Fleets</source>
        <translation>Flotten</translation>
    </message>
    <message>
        <source>an army by land</source>
        <translation>eine Armee zu Lande</translation>
    </message>
    <message>
        <source>a large army by land</source>
        <translation>eine große Armee zu Lande</translation>
    </message>
    <message>
        <source>a fleet: sea lanes</source>
        <translation>eine Flotte: Seewege</translation>
    </message>
    <message>
        <source>holding</source>
        <translation>hält</translation>
    </message>
    <message>
        <source>seeking battle</source>
        <translation>sucht Schlacht</translation>
    </message>
    <message>
        <source>avoiding battle</source>
        <translation>meidet Schlacht</translation>
    </message>
    <message>
        <source>keeping watch</source>
        <translation>hält Wache</translation>
    </message>
    <message>
        <source>lying in wait</source>
        <translation>liegt im Hinterhalt</translation>
    </message>
    <message>
        <source>ravaging</source>
        <translation>verwüstet</translation>
    </message>
    <message>
        <source>besieging</source>
        <translation>belagert</translation>
    </message>
    <message>
        <source>a forced march</source>
        <translation>ein Gewaltmarsch</translation>
    </message>
    <message>
        <source>encouraging the men</source>
        <translation>ermutigt die Männer</translation>
    </message>
    <message>
        <source>a market for supply</source>
        <translation>ein Markt für die Versorgung</translation>
    </message>
    <message>
        <source>a rest</source>
        <translation>eine Rast</translation>
    </message>
    <message>
        <source>a fortified camp</source>
        <translation>ein befestigtes Lager</translation>
    </message>
    <message>
        <source>siege works</source>
        <translation>Belagerungswerke</translation>
    </message>
    <message>
        <source>storming the walls</source>
        <translation>stürmt die Mauern</translation>
    </message>
    <message>
        <source>invoking the gods</source>
        <translation>ruft die Götter an</translation>
    </message>
    <message>
        <source>calling for a vote</source>
        <translation>verlangt eine Abstimmung</translation>
    </message>
    <message>
        <source>treachery at a gate</source>
        <translation>Verrat an einem Tor</translation>
    </message>
    <message>
        <source>interception succeeds from</source>
        <translation>Abfangen gelingt ab</translation>
    </message>
    <message>
        <source>slipping away succeeds from</source>
        <translation>Entkommen gelingt ab</translation>
    </message>
    <message>
        <source>steps that besiege, percent of the garrison</source>
        <translation>belagernde Stufen, Prozent der Besatzung</translation>
    </message>
    <message>
        <source>a breach from</source>
        <translation>eine Bresche ab</translation>
    </message>
    <message>
        <source>loot of ravaged land</source>
        <translation>Beute aus verwüstetem Land</translation>
    </message>
    <message>
        <source>steps each winter</source>
        <translation>Stufen je Winter</translation>
    </message>
    <message>
        <source>a decisive victory</source>
        <translation>ein entscheidender Sieg</translation>
    </message>
    <message>
        <source>a victory</source>
        <translation>ein Sieg</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>ein Unentschieden</translation>
    </message>
    <message>
        <source>spent on calling a contingent</source>
        <translation>Kosten, ein Kontingent zu rufen</translation>
    </message>
    <message>
        <source>spent on appeasing a city</source>
        <translation>Kosten, eine Stadt zu besänftigen</translation>
    </message>
    <message>
        <source>spent on dismissing a strategos</source>
        <translation>Kosten, einen Strategen abzusetzen</translation>
    </message>
    <message>
        <source>a contingent, percent of an army&apos;s units</source>
        <translation>ein Kontingent, Prozent der Einheiten einer Armee</translation>
    </message>
    <message>
        <source>marching to the sound of battle succeeds from</source>
        <translation>zum Schlachtenlärm zu marschieren gelingt ab</translation>
    </message>
    <message>
        <source>armies need ships to cross the sea (1: yes)</source>
        <translation>Armeen brauchen Schiffe, um das Meer zu überqueren (1: ja)</translation>
    </message>
    <message>
        <source>lost in a draw, percent</source>
        <translation>Verlust bei Unentschieden, Prozent</translation>
    </message>
    <message>
        <source>lost by the winner, percent</source>
        <translation>Verlust des Siegers, Prozent</translation>
    </message>
    <message>
        <source>lost by the loser, routed, percent</source>
        <translation>Verlust des Verlierers bei Flucht, Prozent</translation>
    </message>
    <message>
        <source>lost without a harbour in winter, percent</source>
        <translation>Verlust ohne Hafen im Winter, Prozent</translation>
    </message>
    <message>
        <source>a city of tier 1</source>
        <translation>eine Stadt vom Rang 1</translation>
    </message>
    <message>
        <source>a city of tier 2</source>
        <translation>eine Stadt vom Rang 2</translation>
    </message>
    <message>
        <source>a city of tier 3</source>
        <translation>eine Stadt vom Rang 3</translation>
    </message>
    <message>
        <source>a city of tier 4</source>
        <translation>eine Stadt vom Rang 4</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Summen</translation>
    </message>
    <message numerus="yes">
        <source>%n squadrons</source>
        <translation>
            <numerusform>%n Geschwader</numerusform>
            <numerusform>%n Geschwader</numerusform>
        </translation>
    </message>
    <message>
        <source>lying in harbour</source>
        <translation>liegt im Hafen</translation>
    </message>
    <message>
        <source>keeping watch at sea</source>
        <translation>hält auf See Wache</translation>
    </message>
    <message>
        <source>holding its ground</source>
        <translation>hält seine Stellung</translation>
    </message>
    <message>
        <source>on the march</source>
        <translation>auf dem Marsch</translation>
    </message>
    <message>
        <source>ravaging the country</source>
        <translation>verwüstet das Land</translation>
    </message>
    <message>
        <source>in harbour</source>
        <translation>im Hafen</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>unterwegs</translation>
    </message>
    <message>
        <source>blockading the harbour</source>
        <translation>blockiert den Hafen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 beats %2 decisively; steps lost: %3 and %4</source>
        <translation>Entscheidender Sieg von %1 über %2; Stufenverluste: %3 und %4</translation>
    </message>
    <message>
        <source>%1 beats %2; steps lost: %3 and %4</source>
        <translation>Sieg von %1 über %2; Stufenverluste: %3 und %4</translation>
    </message>
    <message>
        <source>Deadline for orders: %1</source>
        <translation>Frist für Befehle: %1</translation>
    </message>
    <message>
        <source>Deadline for orders: none</source>
        <translation>Frist für Befehle: keine</translation>
    </message>
    <message>
        <source>late by %1</source>
        <translation>%1 zu spät</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 are due on %2.</source>
        <translation>%1 sind am %2 fällig.</translation>
    </message>
    <message>
        <source>%1 are due on %2, in %3.</source>
        <translation>%1 sind am %2 fällig, in %3.</translation>
    </message>
    <message>
        <source>%1 d</source>
        <comment>days</comment>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>weniger als eine Minute</translation>
    </message>
    <message>
        <source>No deadline is set</source>
        <translation>Keine Frist gesetzt</translation>
    </message>
    <message>
        <source>Orders are due %1</source>
        <translation>Befehle fällig am %1</translation>
    </message>
    <message>
        <source>Orders are due %1, in %2</source>
        <translation>Befehle fällig am %1, in %2</translation>
    </message>
    <message>
        <source>Orders were due %1, %2 ago</source>
        <translation>Befehle waren fällig am %1, vor %2</translation>
    </message>
    <message>
        <source>%1; then every day</source>
        <translation>%1; danach jeden Tag</translation>
    </message>
    <message numerus="yes">
        <source>%1; then every %n days</source>
        <translation>
            <numerusform>%1; danach jeden Tag</numerusform>
            <numerusform>%1; danach alle %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>vorläufig</translation>
    </message>
    <message>
        <source>%1, late by %2</source>
        <translation>%1, %2 zu spät</translation>
    </message>
    <message>
        <source>- %1: %2</source>
        <translation>- %1: %2</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>An %1</translation>
    </message>
    <message>
        <source>Newsletter</source>
        <translation>Rundbrief</translation>
    </message>
    <message>
        <source>Scouting and fog</source>
        <translation>Aufklärung und Kriegsnebel</translation>
    </message>
    <message>
        <source>Supply and hunger</source>
        <translation>Versorgung und Hunger</translation>
    </message>
    <message>
        <source>Sieges in detail</source>
        <translation>Belagerungen im Einzelnen</translation>
    </message>
    <message>
        <source>Omens and events</source>
        <translation>Omen und Ereignisse</translation>
    </message>
    <message>
        <source>Fates of leaders</source>
        <translation>Schicksale der Anführer</translation>
    </message>
    <message>
        <source>Diplomacy and deals</source>
        <translation>Diplomatie und Abmachungen</translation>
    </message>
    <message>
        <source>Votes and treachery</source>
        <translation>Abstimmungen und Verrat</translation>
    </message>
    <message>
        <source>Private goals</source>
        <translation>Private Ziele</translation>
    </message>
    <message>
        <source>The treasury of a power</source>
        <translation>Die Staatskasse einer Macht</translation>
    </message>
    <message>
        <source>The Arete of a power</source>
        <translation>Die Arete einer Macht</translation>
    </message>
    <message>
        <source>The loyalty of a city</source>
        <translation>Die Loyalität einer Stadt</translation>
    </message>
    <message>
        <source>The steps of a unit</source>
        <translation>Die Stufen einer Einheit</translation>
    </message>
    <message>
        <source>The fate of a leader</source>
        <translation>Das Schicksal eines Anführers</translation>
    </message>
    <message>
        <source>Hunger: armies without supply</source>
        <translation>Hunger: Armeen ohne Versorgung</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>a die</source>
        <translation>ein Würfel</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>an average die, 2 to 5</source>
        <translation>ein Durchschnittswürfel, 2 bis 5</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 bis %1</translation>
    </message>
    <message>
        <source>&amp;Adjudicate</source>
        <translation>&amp;Auswerten</translation>
    </message>
    <message>
        <source>%1; %2 vetoed: %3</source>
        <translation>%1; Einspruch gegen %2: %3</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>Bemerk&amp;ung</translation>
    </message>
    <message>
        <source>Pl&amp;ace</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>captured by %1</source>
        <translation>von %1 gefangen</translation>
    </message>
    <message>
        <source>Victory for %1 after %2 turns: %3</source>
        <translation>Sieg für %1 nach %2 Runden: %3</translation>
    </message>
    <message>
        <source>Open the manual at what has the focus</source>
        <translation>Das Handbuch zum gerade benutzten Element öffnen</translation>
    </message>
    <message>
        <source>How everything works, and the rules by number</source>
        <translation>Wie alles funktioniert, und die Regeln nach Nummern</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>&amp;Befehlspalette…</translation>
    </message>
    <message>
        <source>Run any command of this window by a few of its letters</source>
        <translation>Jeden Befehl dieses Fensters über einige Buchstaben aufrufen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>Show and change the shortcuts of all windows</source>
        <translation>Die Tastenkürzel aller Fenster zeigen und ändern</translation>
    </message>
    <message>
        <source>New campaign…</source>
        <translation>Neue Kampagne…</translation>
    </message>
    <message>
        <source>Choose two armies and fight</source>
        <translation>Zwei Armeen wählen und kämpfen</translation>
    </message>
    <message>
        <source>Rules pack</source>
        <translation>Regelpaket</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>Was schlägt was</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Restore a campaign…</source>
        <translation>Kampagne wiederherstellen…</translation>
    </message>
    <message>
        <source>Replay a battle record…</source>
        <translation>Schlachtaufzeichnung abspielen…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
        <source>&amp;New campaign…</source>
        <translation>&amp;Neue Kampagne…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a campaign, an army list or a battle</source>
        <translation>Eine Kampagne, eine Armeeliste oder eine Schlacht öffnen</translation>
    </message>
    <message>
        <source>&amp;Restore from a backup…</source>
        <translation>Aus Sicherung &amp;wiederherstellen…</translation>
    </message>
    <message>
        <source>Open a backup as a campaign of its own, after verifying its journal</source>
        <translation>Eine Sicherung als eigene Kampagne öffnen, nachdem ihr Journal geprüft wurde</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>Wa&amp;s wäre, wenn…</translation>
    </message>
    <message>
        <source>Co&amp;mpare with…</source>
        <translation>&amp;Vergleichen mit…</translation>
    </message>
    <message>
        <source>Replay the whole journal and compare the results</source>
        <translation>Das ganze Journal abspielen und die Ergebnisse vergleichen</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Sichern…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last action (kept in the journal)</source>
        <translation>Die letzte Aktion rückgängig machen (sie bleibt im Journal)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the last undone action with the same dice</source>
        <translation>Die zuletzt rückgängig gemachte Aktion mit denselben Würfeln wiederholen</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>Find a city, an army or a leader</source>
        <translation>Eine Stadt, eine Armee oder einen Anführer suchen</translation>
    </message>
    <message>
        <source>Search the events of the campaign</source>
        <translation>Die Ereignisse der Kampagne durchsuchen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Make the map larger</source>
        <translation>Die Karte vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Make the map smaller</source>
        <translation>Die Karte verkleinern</translation>
    </message>
    <message>
        <source>&amp;Reset panels</source>
        <translation>Bereiche zurücks&amp;etzen</translation>
    </message>
    <message>
        <source>Move all panels back to their first places</source>
        <translation>Alle Bereiche an ihre ersten Plätze zurückbringen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Den ganzen Bildschirm benutzen</translation>
    </message>
    <message>
        <source>&amp;Armies and fleets</source>
        <translation>&amp;Armeen und Flotten</translation>
    </message>
    <message>
        <source>Show the counters of armies and fleets</source>
        <translation>Die Marken der Armeen und Flotten zeigen</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Namen</translation>
    </message>
    <message>
        <source>&amp;Roads and passes</source>
        <translation>&amp;Straßen und Pässe</translation>
    </message>
    <message>
        <source>&amp;Sea lanes</source>
        <translation>See&amp;wege</translation>
    </message>
    <message>
        <source>Names of re&amp;gions</source>
        <translation>Namen der &amp;Regionen</translation>
    </message>
    <message>
        <source>Show the names of regions and seas</source>
        <translation>Die Namen der Regionen und Meere zeigen</translation>
    </message>
    <message>
        <source>&amp;Coast</source>
        <translation>&amp;Küste</translation>
    </message>
    <message>
        <source>Go to the &amp;map</source>
        <translation>Zur &amp;Karte</translation>
    </message>
    <message>
        <source>Move focus to the map</source>
        <translation>Den Fokus auf die Karte setzen</translation>
    </message>
    <message>
        <source>&amp;Show the selection</source>
        <translation>&amp;Auswahl zeigen</translation>
    </message>
    <message>
        <source>Scroll the map to the selection</source>
        <translation>Die Karte zur Auswahl rollen</translation>
    </message>
    <message>
        <source>&amp;Edit map and scenario…</source>
        <translation>Karte und &amp;Szenario bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Clear selection</source>
        <translation>Auswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>Lock the orders and move all armies at once</source>
        <translation>Die Befehle sperren und alle Armeen zugleich bewegen</translation>
    </message>
    <message>
        <source>Resolve sieges, ravaging and supply, and begin the next turn</source>
        <translation>Belagerungen, Verwüstung und Versorgung auswerten und die nächste Runde beginnen</translation>
    </message>
    <message>
        <source>Submit &amp;orders</source>
        <translation>Befehle &amp;einreichen</translation>
    </message>
    <message>
        <source>Submit the order sheet on the desk for this turn</source>
        <translation>Das Befehlsblatt auf dem Pult für diese Runde einreichen</translation>
    </message>
    <message>
        <source>&amp;Paste orders</source>
        <translation>Befehle e&amp;infügen</translation>
    </message>
    <message>
        <source>Replace the sheet with the clipboard text and check it</source>
        <translation>Das Blatt durch den Text der Zwischenablage ersetzen und prüfen</translation>
    </message>
    <message>
        <source>Copy the order &amp;sheet</source>
        <translation>Befehls&amp;blatt kopieren</translation>
    </message>
    <message>
        <source>Copy a &amp;reminder for all</source>
        <translation>E&amp;rinnerung für alle kopieren</translation>
    </message>
    <message>
        <source>Copy a reminder for t&amp;his power</source>
        <translation>Erinnerung für &amp;diese Macht kopieren</translation>
    </message>
    <message>
        <source>Set the players and deputies of the powers</source>
        <translation>Spieler und Stellvertreter der Mächte festlegen</translation>
    </message>
    <message>
        <source>Enter dice rolled at the table for the next step</source>
        <translation>Am Tisch geworfene Würfel für den nächsten Schritt eingeben</translation>
    </message>
    <message>
        <source>&amp;End the war…</source>
        <translation>&amp;Krieg beenden…</translation>
    </message>
    <message>
        <source>End the war by agreement; the leader wins. You can undo this.</source>
        <translation>Den Krieg im Einvernehmen beenden; wer führt, gewinnt. Sie können das rückgängig machen.</translation>
    </message>
    <message>
        <source>Auto-resolve &amp;all</source>
        <translation>&amp;Alle automatisch auskämpfen</translation>
    </message>
    <message>
        <source>Auto-resolve all pending battles</source>
        <translation>Alle ausstehenden Schlachten automatisch auskämpfen</translation>
    </message>
    <message>
        <source>&amp;Enter the result…</source>
        <translation>&amp;Ergebnis eingeben…</translation>
    </message>
    <message>
        <source>Enter the result of a battle played on a real table</source>
        <translation>Das Ergebnis einer am echten Spieltisch gespielten Schlacht eingeben</translation>
    </message>
    <message>
        <source>A&amp;uto-resolve…</source>
        <translation>A&amp;utomatisch auskämpfen…</translation>
    </message>
    <message>
        <source>Import a battle &amp;record…</source>
        <translation>Schlachtau&amp;fzeichnung importieren…</translation>
    </message>
    <message>
        <source>Import a result &amp;form…</source>
        <translation>Ergebnis&amp;bogen importieren…</translation>
    </message>
    <message>
        <source>Save battle pac&amp;ket…</source>
        <translation>Schlacht&amp;paket speichern…</translation>
    </message>
    <message>
        <source>To the &amp;beginning</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>Show the moment after the next action</source>
        <translation>Den Zeitpunkt nach der nächsten Aktion zeigen</translation>
    </message>
    <message>
        <source>To &amp;now</source>
        <translation>Zur &amp;Gegenwart</translation>
    </message>
    <message>
        <source>Return to the present</source>
        <translation>Zur Gegenwart zurückkehren</translation>
    </message>
    <message>
        <source>Show the biography of the selected leader</source>
        <translation>Die Biografie des ausgewählten Anführers zeigen</translation>
    </message>
    <message>
        <source>&amp;Export reports…</source>
        <translation>Berichte e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export the reports, order sheets and maps of all powers, the newsletter, standings and chronicle</source>
        <translation>Berichte, Befehlsblätter und Karten aller Mächte, Rundbrief, Rangliste und Chronik exportieren</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Begin a campaign…</source>
        <translation>Kampagne be&amp;ginnen…</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Die zuletzt rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Sele&amp;ct and move</source>
        <translation>&amp;Auswählen und verschieben</translation>
    </message>
    <message>
        <source>Click to select; drag to move a place, an army or a fleet</source>
        <translation>Zum Auswählen klicken; zum Verschieben einen Ort, eine Armee oder eine Flotte ziehen</translation>
    </message>
    <message>
        <source>New &amp;place</source>
        <translation>Neuer &amp;Ort</translation>
    </message>
    <message>
        <source>Click to add a place</source>
        <translation>Klicken, um einen Ort hinzuzufügen</translation>
    </message>
    <message>
        <source>New &amp;road</source>
        <translation>Neue &amp;Straße</translation>
    </message>
    <message>
        <source>New &amp;sea lane</source>
        <translation>Neuer See&amp;weg</translation>
    </message>
    <message>
        <source>New &amp;army</source>
        <translation>Neue Ar&amp;mee</translation>
    </message>
    <message>
        <source>New fl&amp;eet</source>
        <translation>Neue &amp;Flotte</translation>
    </message>
    <message>
        <source>Add a &amp;leader</source>
        <translation>Anfüh&amp;rer hinzufügen</translation>
    </message>
    <message>
        <source>Add a leader of the selected power</source>
        <translation>Einen Anführer der ausgewählten Macht hinzufügen</translation>
    </message>
    <message>
        <source>Add a &amp;fleet</source>
        <translation>F&amp;lotte hinzufügen</translation>
    </message>
    <message>
        <source>Add a fleet in the selected harbour</source>
        <translation>Eine Flotte im ausgewählten Hafen hinzufügen</translation>
    </message>
    <message>
        <source>Add a p&amp;ower</source>
        <translation>Ma&amp;cht hinzufügen</translation>
    </message>
    <message>
        <source>Add a power that holds the selected place</source>
        <translation>Eine Macht hinzufügen, die den ausgewählten Ort hält</translation>
    </message>
    <message>
        <source>Add a place in the &amp;middle</source>
        <translation>Ort in der M&amp;itte hinzufügen</translation>
    </message>
    <message>
        <source>Add a place in the middle of the map, without the mouse</source>
        <translation>Einen Ort in der Mitte der Karte hinzufügen, ohne Maus</translation>
    </message>
    <message>
        <source>Open a list from a file</source>
        <translation>Eine Liste aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>&amp;Import roster…</source>
        <translation>Roster &amp;importieren…</translation>
    </message>
    <message>
        <source>Import a roster of BattleScribe or New Recruit</source>
        <translation>Ein Roster von BattleScribe oder New Recruit importieren</translation>
    </message>
    <message>
        <source>&amp;Rules pack…</source>
        <translation>&amp;Regelpaket…</translation>
    </message>
    <message>
        <source>Write or change troops and points of your own</source>
        <translation>Eigene Truppen und Punkte schreiben oder ändern</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Die Liste speichern</translation>
    </message>
    <message>
        <source>Save the list under another name</source>
        <translation>Die Liste unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;PDF…</source>
        <translation>&amp;PDF…</translation>
    </message>
    <message>
        <source>Export a page to print or to mail</source>
        <translation>Eine Seite zum Drucken oder Verschicken exportieren</translation>
    </message>
    <message>
        <source>Unit c&amp;ards as PDF…</source>
        <translation>&amp;Einheitenkarten als PDF…</translation>
    </message>
    <message>
        <source>Export a card for each unit, to print and cut out</source>
        <translation>Eine Karte je Einheit exportieren, zum Drucken und Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Battle sheet as PDF…</source>
        <translation>Schl&amp;achtblatt als PDF…</translation>
    </message>
    <message>
        <source>Export a sheet for the table, with boxes to tick</source>
        <translation>Ein Blatt für den Spieltisch exportieren, mit Kästchen zum Abhaken</translation>
    </message>
    <message>
        <source>&amp;HTML…</source>
        <translation>&amp;HTML…</translation>
    </message>
    <message>
        <source>Export a page for a web site</source>
        <translation>Eine Seite für eine Website exportieren</translation>
    </message>
    <message>
        <source>&amp;Markdown…</source>
        <translation>&amp;Markdown…</translation>
    </message>
    <message>
        <source>Export a table for a forum or a wiki</source>
        <translation>Eine Tabelle für ein Forum oder ein Wiki exportieren</translation>
    </message>
    <message>
        <source>&amp;Text…</source>
        <translation>&amp;Text…</translation>
    </message>
    <message>
        <source>Export plain text for a mail</source>
        <translation>Reinen Text für eine E-Mail exportieren</translation>
    </message>
    <message>
        <source>&amp;CSV…</source>
        <translation>&amp;CSV…</translation>
    </message>
    <message>
        <source>Export a table for a spreadsheet</source>
        <translation>Eine Tabelle für eine Tabellenkalkulation exportieren</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>Export data for other programs</source>
        <translation>Daten für andere Programme exportieren</translation>
    </message>
    <message>
        <source>&amp;Roster…</source>
        <translation>&amp;Roster…</translation>
    </message>
    <message>
        <source>Export a roster for BattleScribe and New Recruit</source>
        <translation>Ein Roster für BattleScribe und New Recruit exportieren</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Cut the selection</source>
        <translation>Die Auswahl ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>Die Auswahl kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Insert the clipboard text</source>
        <translation>Den Text der Zwischenablage einfügen</translation>
    </message>
    <message>
        <source>&amp;Fix this line</source>
        <translation>Diese &amp;Zeile korrigieren</translation>
    </message>
    <message>
        <source>Apply the first fix for the problem at the cursor</source>
        <translation>Die erste Korrektur für das Problem am Cursor anwenden</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>Copy the list as plain text for a mail or a chat</source>
        <translation>Die Liste als reinen Text für eine E-Mail oder einen Chat kopieren</translation>
    </message>
    <message>
        <source>Copy list co&amp;de</source>
        <translation>&amp;Listencode kopieren</translation>
    </message>
    <message>
        <source>Copy the list as a code that Ephor reads back</source>
        <translation>Die Liste als Code kopieren, den Ephor wieder einliest</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>Make the text larger</source>
        <translation>Die Schrift vergrößern</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>Make the text smaller</source>
        <translation>Die Schrift verkleinern</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Normale Schrift</translation>
    </message>
    <message>
        <source>Reset the text size</source>
        <translation>Die Schriftgröße zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Check the list now</source>
        <translation>Die Liste jetzt prüfen</translation>
    </message>
    <message>
        <source>Next &amp;problem</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>Go to the next problem</source>
        <translation>Zum nächsten Problem gehen</translation>
    </message>
    <message>
        <source>&amp;Compare with…</source>
        <translation>&amp;Vergleichen mit…</translation>
    </message>
    <message>
        <source>Show this list and another one side by side</source>
        <translation>Diese Liste und eine andere nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Rules &amp;version…</source>
        <translation>&amp;Regelversion…</translation>
    </message>
    <message>
        <source>Show what today&apos;s rules change in a list written for an older version</source>
        <translation>Zeigen, was die heutigen Regeln an einer Liste ändern, die für eine ältere Version geschrieben wurde</translation>
    </message>
    <message>
        <source>&amp;Odds against…</source>
        <translation>&amp;Chancen gegen…</translation>
    </message>
    <message>
        <source>Choose an enemy and see how battles would end</source>
        <translation>Einen Feind wählen und sehen, wie Schlachten ausgehen würden</translation>
    </message>
    <message>
        <source>&amp;Fight…</source>
        <translation>&amp;Kämpfen…</translation>
    </message>
    <message>
        <source>Set up a battle with this army</source>
        <translation>Eine Schlacht mit dieser Armee aufbauen</translation>
    </message>
    <message>
        <source>&amp;Add troops…</source>
        <translation>Truppen &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Search the catalogue; Enter adds behind the selected unit</source>
        <translation>Den Katalog durchsuchen; Eingabe fügt hinter der ausgewählten Einheit hinzu</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Go to the form of the selected unit</source>
        <translation>Zum Formular der ausgewählten Einheit gehen</translation>
    </message>
    <message>
        <source>Add a copy of the selected unit behind it</source>
        <translation>Eine Kopie der ausgewählten Einheit dahinter hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected unit from the list</source>
        <translation>Die ausgewählte Einheit aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the unit before the one above, or into the formation above</source>
        <translation>Die Einheit vor die darüber verschieben oder in die Formation darüber</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Move the unit behind the one below, or into the formation below</source>
        <translation>Die Einheit hinter die darunter verschieben oder in die Formation darunter</translation>
    </message>
    <message>
        <source>The &amp;list itself</source>
        <translation>Die &amp;Liste selbst</translation>
    </message>
    <message>
        <source>Show name, limit and options of the whole list in the form</source>
        <translation>Name, Grenze und Optionen der ganzen Liste im Formular zeigen</translation>
    </message>
    <message>
        <source>New &amp;list…</source>
        <translation>Neue &amp;Liste…</translation>
    </message>
    <message>
        <source>Create a list in the folder selected on the left</source>
        <translation>Eine Liste im links ausgewählten Ordner anlegen</translation>
    </message>
    <message>
        <source>&amp;Folder of the lists…</source>
        <translation>&amp;Ordner der Listen…</translation>
    </message>
    <message>
        <source>Choose the folder that holds the lists of the club</source>
        <translation>Den Ordner mit den Listen des Klubs wählen</translation>
    </message>
    <message>
        <source>&amp;New folder…</source>
        <translation>&amp;Neuer Ordner…</translation>
    </message>
    <message>
        <source>Create a folder in the one selected on the left</source>
        <translation>Einen Ordner im links ausgewählten anlegen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open the selected lists; so does Enter</source>
        <translation>Die ausgewählten Listen öffnen; ebenso mit Eingabe</translation>
    </message>
    <message>
        <source>Create a copy of each selected list beside it</source>
        <translation>Neben jeder ausgewählten Liste eine Kopie anlegen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>Give the list, and its file, another name</source>
        <translation>Der Liste und ihrer Datei einen anderen Namen geben</translation>
    </message>
    <message>
        <source>&amp;Move to folder…</source>
        <translation>In &amp;Ordner verschieben…</translation>
    </message>
    <message>
        <source>Move the selection to another folder of the library</source>
        <translation>Die Auswahl in einen anderen Ordner der Bibliothek verschieben</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>In den &amp;Papierkorb</translation>
    </message>
    <message>
        <source>Move the selection to the trash, from where it can be restored</source>
        <translation>Die Auswahl in den Papierkorb verschieben, aus dem sie wiederhergestellt werden kann</translation>
    </message>
    <message>
        <source>&amp;Two lists side by side</source>
        <translation>&amp;Zwei Listen nebeneinander</translation>
    </message>
    <message>
        <source>Show the differences of the two selected lists</source>
        <translation>Die Unterschiede der beiden ausgewählten Listen zeigen</translation>
    </message>
    <message>
        <source>What &amp;beats what</source>
        <translation>&amp;Was schlägt was</translation>
    </message>
    <message>
        <source>Show the odds of each selected list against each other one</source>
        <translation>Die Chancen jeder ausgewählten Liste gegen jede andere zeigen</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Go to the search field</source>
        <translation>Zum Suchfeld gehen</translation>
    </message>
    <message>
        <source>Only with &amp;faults</source>
        <translation>Nur &amp;fehlerhafte</translation>
    </message>
    <message>
        <source>Show only lists that break a rule, or all</source>
        <translation>Nur Listen zeigen, die eine Regel brechen, oder alle</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Neu einlesen</translation>
    </message>
    <message>
        <source>Read every file again; changes are usually noticed without it</source>
        <translation>Jede Datei neu einlesen; Änderungen werden meist auch so bemerkt</translation>
    </message>
    <message>
        <source>A &amp;new pack</source>
        <translation>Ein neues &amp;Paket</translation>
    </message>
    <message>
        <source>Create a pack from the program&apos;s own troops and figures</source>
        <translation>Ein Paket aus den Truppen und Werten des Programms anlegen</translation>
    </message>
    <message>
        <source>&amp;Open rules pack…</source>
        <translation>Regelpaket ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open the folder of a pack</source>
        <translation>Den Ordner eines Pakets öffnen</translation>
    </message>
    <message>
        <source>Save all changed files</source>
        <translation>Alle geänderten Dateien speichern</translation>
    </message>
    <message>
        <source>Save the pack in another folder</source>
        <translation>Das Paket in einem anderen Ordner speichern</translation>
    </message>
    <message>
        <source>Undo the last change of this file</source>
        <translation>Die letzte Änderung dieser Datei rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Check and test</source>
        <translation>&amp;Prüfen und testen</translation>
    </message>
    <message>
        <source>Check every file and run the tests now</source>
        <translation>Jede Datei prüfen und die Tests jetzt ausführen</translation>
    </message>
    <message>
        <source>Go to the next problem, also in another file</source>
        <translation>Zum nächsten Problem gehen, auch in einer anderen Datei</translation>
    </message>
    <message>
        <source>New &amp;test…</source>
        <translation>Neuer &amp;Test…</translation>
    </message>
    <message>
        <source>Add a list that shows what the pack allows or forbids</source>
        <translation>Eine Liste hinzufügen, die zeigt, was das Paket erlaubt oder verbietet</translation>
    </message>
    <message>
        <source>&amp;Remove test</source>
        <translation>Test &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove this test; its file is deleted when the pack is saved</source>
        <translation>Diesen Test entfernen; seine Datei wird beim Speichern des Pakets gelöscht</translation>
    </message>
    <message>
        <source>Try a &amp;list…</source>
        <translation>&amp;Liste probieren…</translation>
    </message>
    <message>
        <source>Show a list from a file under the rules of the pack</source>
        <translation>Eine Liste aus einer Datei nach den Regeln des Pakets zeigen</translation>
    </message>
    <message>
        <source>&amp;New battle…</source>
        <translation>&amp;Neue Schlacht…</translation>
    </message>
    <message>
        <source>Set up another battle</source>
        <translation>Eine weitere Schlacht aufbauen</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>Aufzeichnung ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open the record of a battle</source>
        <translation>Die Aufzeichnung einer Schlacht öffnen</translation>
    </message>
    <message>
        <source>&amp;Save the record</source>
        <translation>Aufzeichnung &amp;speichern</translation>
    </message>
    <message>
        <source>Save the record of this battle</source>
        <translation>Die Aufzeichnung dieser Schlacht speichern</translation>
    </message>
    <message>
        <source>Save the record under another name</source>
        <translation>Die Aufzeichnung unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>&amp;Verify the record</source>
        <translation>Aufzeichnung &amp;prüfen</translation>
    </message>
    <message>
        <source>Replay the record and compare the results</source>
        <translation>Die Aufzeichnung abspielen und die Ergebnisse vergleichen</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>&amp;Bericht…</translation>
    </message>
    <message>
        <source>Save the report of the battle as PDF, web page or text</source>
        <translation>Den Bericht der Schlacht als PDF, Webseite oder Text speichern</translation>
    </message>
    <message>
        <source>Print the report of the battle</source>
        <translation>Den Bericht der Schlacht drucken</translation>
    </message>
    <message>
        <source>Undo the last answer of a person; known dice and bids stay in the record</source>
        <translation>Die letzte Antwort eines Menschen rückgängig machen; bekannte Würfel und Gebote bleiben in der Aufzeichnung</translation>
    </message>
    <message>
        <source>Make the table larger</source>
        <translation>Den Spieltisch vergrößern</translation>
    </message>
    <message>
        <source>Make the table smaller</source>
        <translation>Den Spieltisch verkleinern</translation>
    </message>
    <message>
        <source>&amp;Fit the fighting</source>
        <translation>Kampf e&amp;inpassen</translation>
    </message>
    <message>
        <source>Show all units as large as they fit</source>
        <translation>Alle Einheiten so groß wie möglich zeigen</translation>
    </message>
    <message>
        <source>The &amp;whole table</source>
        <translation>Ganzer &amp;Tisch</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Den ganzen Spieltisch zeigen</translation>
    </message>
    <message>
        <source>&amp;Names and markers</source>
        <translation>&amp;Namen und Marker</translation>
    </message>
    <message>
        <source>Show names and markers behind the units</source>
        <translation>Namen und Marker hinter den Einheiten zeigen</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Übersicht</translation>
    </message>
    <message>
        <source>Show the whole table in the corner</source>
        <translation>Den ganzen Spieltisch in der Ecke zeigen</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>Measure on the table, where the rules allow it</source>
        <translation>Auf dem Spieltisch messen, wo die Regeln es erlauben</translation>
    </message>
    <message>
        <source>&amp;Correct the table…</source>
        <translation>Tisch &amp;korrigieren…</translation>
    </message>
    <message>
        <source>Change the table as the umpire, with a reason</source>
        <translation>Den Spieltisch als Spielleiter ändern, mit Begründung</translation>
    </message>
    <message>
        <source>Go to the &amp;table</source>
        <translation>Zum &amp;Tisch</translation>
    </message>
    <message>
        <source>Move focus to the table</source>
        <translation>Den Fokus auf den Spieltisch setzen</translation>
    </message>
    <message>
        <source>Go to the &amp;question</source>
        <translation>Zur &amp;Frage</translation>
    </message>
    <message>
        <source>Move focus to the question</source>
        <translation>Den Fokus auf die Frage setzen</translation>
    </message>
    <message>
        <source>&amp;Next decision by the computer</source>
        <translation>&amp;Nächste Entscheidung durch den Computer</translation>
    </message>
    <message>
        <source>Let the computer answer this question</source>
        <translation>Diese Frage vom Computer beantworten lassen</translation>
    </message>
    <message>
        <source>&amp;Go on until I am asked</source>
        <translation>&amp;Weiter, bis ich gefragt werde</translation>
    </message>
    <message>
        <source>Let the computer decide until a person is asked</source>
        <translation>Den Computer entscheiden lassen, bis ein Mensch gefragt wird</translation>
    </message>
    <message>
        <source>To the end of the &amp;phase</source>
        <translation>Bis zum Ende der &amp;Phase</translation>
    </message>
    <message>
        <source>Let the computer play both sides to the end of the phase</source>
        <translation>Den Computer beide Seiten bis zum Ende der Phase spielen lassen</translation>
    </message>
    <message>
        <source>To the end of the &amp;turn</source>
        <translation>Bis zum Ende der &amp;Runde</translation>
    </message>
    <message>
        <source>Let the computer play both sides to the end of the turn</source>
        <translation>Den Computer beide Seiten bis zum Ende der Runde spielen lassen</translation>
    </message>
    <message>
        <source>To the &amp;end of the battle</source>
        <translation>Bis zum &amp;Ende der Schlacht</translation>
    </message>
    <message>
        <source>Let the computer play both sides to the end of the battle</source>
        <translation>Den Computer beide Seiten bis zum Ende der Schlacht spielen lassen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Stop the automatic play</source>
        <translation>Das automatische Spiel anhalten</translation>
    </message>
    <message>
        <source>&amp;Dice wait for me</source>
        <translation>Würfel warten auf &amp;mich</translation>
    </message>
    <message>
        <source>Wait for each roll of a person: roll here, or enter the dice from the table</source>
        <translation>Auf jeden Wurf eines Menschen warten: hier würfeln oder die Würfel vom Tisch eingeben</translation>
    </message>
    <message>
        <source>&amp;Roll the dice</source>
        <translation>W&amp;ürfeln</translation>
    </message>
    <message>
        <source>Roll the dice that are due</source>
        <translation>Die fälligen Würfel werfen</translation>
    </message>
    <message>
        <source>Ad&amp;viser for the first side</source>
        <translation>Ra&amp;tgeber für die erste Seite</translation>
    </message>
    <message>
        <source>Show odds beside each answer of this side, for learning and for the umpire</source>
        <translation>Chancen neben jeder Antwort dieser Seite zeigen, zum Lernen und für den Spielleiter</translation>
    </message>
    <message>
        <source>Ad&amp;viser for the second side</source>
        <translation>Ra&amp;tgeber für die zweite Seite</translation>
    </message>
    <message>
        <source>&amp;Odds from here…</source>
        <translation>&amp;Chancen von hier an…</translation>
    </message>
    <message>
        <source>Show how the battle is likely to end from here</source>
        <translation>Zeigen, wie die Schlacht von hier an voraussichtlich ausgeht</translation>
    </message>
    <message>
        <source>Start a copy of the battle at this moment, with other dice</source>
        <translation>Zu diesem Zeitpunkt eine Kopie der Schlacht mit anderen Würfeln beginnen</translation>
    </message>
    <message>
        <source>Show the table before the first event</source>
        <translation>Den Spieltisch vor dem ersten Ereignis zeigen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Show the event before</source>
        <translation>Das vorige Ereignis zeigen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>A&amp;bspielen</translation>
    </message>
    <message>
        <source>Show the next event</source>
        <translation>Das nächste Ereignis zeigen</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>Lesezeiche&amp;n</translation>
    </message>
    <message>
        <source>Set or remove a bookmark at this moment</source>
        <translation>Zu diesem Zeitpunkt ein Lesezeichen setzen oder entfernen</translation>
    </message>
    <message>
        <source>Ne&amp;xt bookmark</source>
        <translation>Nä&amp;chstes Lesezeichen</translation>
    </message>
    <message>
        <source>Go to the next bookmark</source>
        <translation>Zum nächsten Lesezeichen gehen</translation>
    </message>
    <message>
        <source>Pre&amp;vious bookmark</source>
        <translation>Vo&amp;riges Lesezeichen</translation>
    </message>
    <message>
        <source>Go to the bookmark before</source>
        <translation>Zum vorigen Lesezeichen gehen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Return to the page before</source>
        <translation>Zur vorigen Seite zurückkehren</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Go to the next page</source>
        <translation>Zur nächsten Seite gehen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the manual</source>
        <translation>Das Handbuch schließen</translation>
    </message>
    <message>
        <source>Choose an answer, a suggestion, a number or a die</source>
        <translation>Eine Antwort, einen Vorschlag, eine Zahl oder einen Würfel wählen</translation>
    </message>
    <message>
        <source>Move the unit being placed by 1″; otherwise scroll the table</source>
        <translation>Die Einheit beim Aufstellen um 1″ bewegen; sonst den Spieltisch rollen</translation>
    </message>
    <message>
        <source>Move the unit being placed by 0.1″</source>
        <translation>Die Einheit beim Aufstellen um 0,1″ bewegen</translation>
    </message>
    <message>
        <source>Turn the unit being placed by 15°</source>
        <translation>Die Einheit beim Aufstellen um 15° drehen</translation>
    </message>
    <message>
        <source>Turn the unit being placed by 1°</source>
        <translation>Die Einheit beim Aufstellen um 1° drehen</translation>
    </message>
    <message>
        <source>Put the unit back</source>
        <translation>Die Einheit zurückstellen</translation>
    </message>
    <message>
        <source>All windows</source>
        <translation>Alle Fenster</translation>
    </message>
    <message>
        <source>Start window</source>
        <translation>Startfenster</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Scenario editor</source>
        <translation>Szenario-Editor</translation>
    </message>
    <message>
        <source>Army list</source>
        <translation>Armeeliste</translation>
    </message>
    <message>
        <source>List library</source>
        <translation>Listenbibliothek</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n steps; it cannot have lost %2. Correct its losses.</source>
        <translation>
            <numerusform>%1 hatte %n Stufe und kann nicht %2 verloren haben. Korrigieren Sie die Verluste.</numerusform>
            <numerusform>%1 hatte %n Stufen und kann nicht %2 verloren haben. Korrigieren Sie die Verluste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n steps; it cannot have %2 left. Correct its losses.</source>
        <translation>
            <numerusform>%1 hatte %n Stufe und kann nicht noch %2 haben. Korrigieren Sie die Verluste.</numerusform>
            <numerusform>%1 hatte %n Stufen und kann nicht noch %2 haben. Korrigieren Sie die Verluste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result has no winner. Choose a winner, or choose that nobody won.</source>
        <translation>Das Ergebnis hat keinen Sieger. Wählen Sie einen Sieger, oder wählen Sie, dass niemand gewonnen hat.</translation>
    </message>
    <message>
        <source>A draw cannot be decisive. Clear &quot;decisive&quot;, or choose a winner.</source>
        <translation>Ein Unentschieden kann nicht entscheidend sein. Schalten Sie „entscheidend“ aus, oder wählen Sie einen Sieger.</translation>
    </message>
    <message>
        <source>The attackers won but have no steps left. Correct the losses or the winner.</source>
        <translation>Die Angreifer haben gewonnen, haben aber keine Stufen übrig. Korrigieren Sie die Verluste oder den Sieger.</translation>
    </message>
    <message>
        <source>The defenders won but have no steps left. Correct the losses or the winner.</source>
        <translation>Die Verteidiger haben gewonnen, haben aber keine Stufen übrig. Korrigieren Sie die Verluste oder den Sieger.</translation>
    </message>
    <message>
        <source>Neither side lost a step.</source>
        <translation>Keine Seite hat eine Stufe verloren.</translation>
    </message>
    <message>
        <source>The winners lost more than twice as many steps as the losers.</source>
        <translation>Die Sieger haben mehr als doppelt so viele Stufen verloren wie die Verlierer.</translation>
    </message>
    <message>
        <source>The losers lost half of their steps; such a result is usually decisive.</source>
        <translation>Die Verlierer haben die Hälfte ihrer Stufen verloren; ein solches Ergebnis ist meist entscheidend.</translation>
    </message>
    <message>
        <source>no battle</source>
        <translation>keine Schlacht</translation>
    </message>
    <message>
        <source>%1 against %2: pending</source>
        <translation>%1 gegen %2: ausstehend</translation>
    </message>
    <message>
        <source>%1 and %2 draw; steps lost: %3 and %4</source>
        <translation>%1 und %2 unentschieden; Stufenverluste: %3 und %4</translation>
    </message>
    <message>
        <source>Armies by strength</source>
        <translation>Armeen nach Stärke</translation>
    </message>
    <message>
        <source>Cities and their owners</source>
        <translation>Städte und ihre Besitzer</translation>
    </message>
    <message>
        <source>Cities without a garrison</source>
        <translation>Städte ohne Besatzung</translation>
    </message>
    <message>
        <source>Treasuries by turn</source>
        <translation>Staatskassen nach Runde</translation>
    </message>
    <message>
        <source>Leaders by fame</source>
        <translation>Anführer nach Ruhm</translation>
    </message>
    <message>
        <source>Units below half strength</source>
        <translation>Einheiten unter halber Stärke</translation>
    </message>
    <message>
        <source>Battles and losses</source>
        <translation>Schlachten und Verluste</translation>
    </message>
    <message>
        <source>Steps of each troop type by power</source>
        <translation>Stufen jeder Truppenart nach Macht</translation>
    </message>
    <message>
        <source>Journal entries</source>
        <translation>Einträge des Journals</translation>
    </message>
    <message>
        <source>Tables and columns</source>
        <translation>Tabellen und Spalten</translation>
    </message>
    <message>
        <source>choice %1 of %2</source>
        <translation>Wahl %1 von %2</translation>
    </message>
    <message>
        <source>This step is vetoed. Undo to remove the veto.</source>
        <translation>Gegen diesen Schritt wurde Einspruch erhoben. Rückgängig hebt den Einspruch auf.</translation>
    </message>
    <message>
        <source>This step cannot be vetoed. You can veto marches, battles, sieges, ravaging, hunger, omens, sea battles, storms, income and levies. For anything else make a ruling, or undo the adjudication.</source>
        <translation>Gegen diesen Schritt ist kein Einspruch möglich. Einspruch ist möglich gegen Märsche, Schlachten, Belagerungen, Verwüstung, Hunger, Omen, Seeschlachten, Stürme, Einkommen und Aushebungen. Treffen Sie für alles andere eine Entscheidung des Spielleiters, oder machen Sie die Auswertung rückgängig.</translation>
    </message>
    <message>
        <source>A battle was resolved</source>
        <translation>Eine Schlacht wurde entschieden</translation>
    </message>
    <message>
        <source>Battle of %1, auto-resolved</source>
        <translation>Schlacht von %1, automatisch ausgekämpft</translation>
    </message>
    <message>
        <source>Battle of %1, result entered</source>
        <translation>Schlacht von %1, Ergebnis eingegeben</translation>
    </message>
    <message numerus="yes">
        <source>%n rolls entered</source>
        <translation>
            <numerusform>%n Wurf eingegeben</numerusform>
            <numerusform>%n Würfe eingegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>interception</source>
        <translation>Abfangen</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>eingereicht</translation>
    </message>
    <message>
        <source>by the computer</source>
        <translation>vom Computer</translation>
    </message>
    <message>
        <source>turns played: %1</source>
        <translation>gespielte Runden: %1</translation>
    </message>
    <message>
        <source>year %1 of %2, turn %3 of %4</source>
        <translation>Jahr %1 von %2, Runde %3 von %4</translation>
    </message>
    <message>
        <source>The campaign began</source>
        <translation>Die Kampagne begann</translation>
    </message>
    <message>
        <source>Turn closed</source>
        <translation>Runde abgeschlossen</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Newsletter published</source>
        <translation>Rundbrief veröffentlicht</translation>
    </message>
    <message>
        <source>%1 added a word to the dice</source>
        <translation>%1 hat den Würfeln ein Wort hinzugefügt</translation>
    </message>
    <message numerus="yes">
        <source>missing, %n missed before</source>
        <translation>
            <numerusform>fehlt, zuvor %n-mal</numerusform>
            <numerusform>fehlt, zuvor %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>Orders for turn %1 of &quot;%2&quot; (%3)</source>
        <translation>Befehle für Runde %1 von „%2“ (%3)</translation>
    </message>
    <message>
        <source>%1 were due on %2, %3 ago. Late orders are accepted until the umpire adjudicates.</source>
        <translation>%1 waren am %2 fällig, vor %3. Verspätete Befehle werden angenommen, bis der Spielleiter auswertet.</translation>
    </message>
    <message>
        <source>only provisional orders have arrived</source>
        <translation>nur vorläufige Befehle sind eingetroffen</translation>
    </message>
    <message>
        <source>the deputy&apos;s orders have arrived, the player&apos;s own are missing</source>
        <translation>die Befehle des Stellvertreters sind eingetroffen, die des Spielers selbst fehlen</translation>
    </message>
    <message>
        <source>no orders have arrived</source>
        <translation>keine Befehle sind eingetroffen</translation>
    </message>
    <message>
        <source>%1; without new orders, %2.</source>
        <translation>%1; ohne neue Befehle: %2.</translation>
    </message>
    <message>
        <source>%1, received %2</source>
        <translation>%1, eingegangen %2</translation>
    </message>
    <message>
        <source>%1; they apply unless new orders arrive</source>
        <translation>%1; sie gelten, wenn keine neuen Befehle eintreffen</translation>
    </message>
    <message>
        <source>these orders apply</source>
        <translation>diese Befehle gelten</translation>
    </message>
    <message>
        <source>the standing orders apply</source>
        <translation>die Dauerbefehle gelten</translation>
    </message>
    <message>
        <source>the deputy&apos;s orders apply</source>
        <translation>die Befehle des Stellvertreters gelten</translation>
    </message>
    <message>
        <source>the orders of the deputy, %1, apply</source>
        <translation>die Befehle des Stellvertreters, %1, gelten</translation>
    </message>
    <message>
        <source>disorder: every army holds</source>
        <translation>Unordnung: jede Armee hält</translation>
    </message>
    <message>
        <source>the computer gives the orders (ruler: %1)</source>
        <translation>der Computer gibt die Befehle (Herrscher: %1)</translation>
    </message>
    <message>
        <source>the deputy, %1, may submit orders; otherwise %2</source>
        <translation>der Stellvertreter, %1, darf Befehle einreichen; sonst: %2</translation>
    </message>
    <message>
        <source>All orders for turn %1 have arrived. Thank you.</source>
        <translation>Alle Befehle für Runde %1 sind eingetroffen. Danke.</translation>
    </message>
    <message>
        <source>Orders are missing from:</source>
        <translation>Befehle fehlen von:</translation>
    </message>
    <message>
        <source>Your orders: %1</source>
        <translation>Ihre Befehle: %1</translation>
    </message>
    <message>
        <source>Your orders: %1.</source>
        <translation>Ihre Befehle: %1.</translation>
    </message>
    <message>
        <source>a medium army</source>
        <translation>eine mittlere Armee</translation>
    </message>
    <message>
        <source>a small fleet</source>
        <translation>eine kleine Flotte</translation>
    </message>
    <message>
        <source>a medium fleet</source>
        <translation>eine mittlere Flotte</translation>
    </message>
    <message>
        <source>seen this turn</source>
        <translation>diese Runde gesehen</translation>
    </message>
    <message>
        <source>seen last turn</source>
        <translation>letzte Runde gesehen</translation>
    </message>
    <message>
        <source>seen %1 turns ago</source>
        <translation>vor %1 Runden gesehen</translation>
    </message>
    <message>
        <source>an army of unknown size</source>
        <translation>eine Armee unbekannter Größe</translation>
    </message>
    <message>
        <source>a fleet of unknown size</source>
        <translation>eine Flotte unbekannter Größe</translation>
    </message>
    <message>
        <source>Marching: points per turn</source>
        <translation>Marschieren: Punkte je Runde</translation>
    </message>
    <message>
        <source>Command points: cost of orders</source>
        <translation>Befehlspunkte: Kosten der Befehle</translation>
    </message>
    <message>
        <source>Contact with the enemy: die rolls</source>
        <translation>Feindberührung: Würfelwürfe</translation>
    </message>
    <message>
        <source>Stores of a city: turns of food</source>
        <translation>Vorräte einer Stadt: Runden mit Nahrung</translation>
    </message>
    <message>
        <source>Income: talents per year</source>
        <translation>Einkommen: Talente je Jahr</translation>
    </message>
    <message>
        <source>Garrisons: steps on the walls</source>
        <translation>Besatzungen: Stufen auf den Mauern</translation>
    </message>
    <message>
        <source>Supply: units fed by the land</source>
        <translation>Versorgung: Einheiten, die das Land ernährt</translation>
    </message>
    <message>
        <source>Recovery of losses</source>
        <translation>Erholung von Verlusten</translation>
    </message>
    <message>
        <source>Command points: cost of voyages</source>
        <translation>Befehlspunkte: Kosten der Seefahrten</translation>
    </message>
    <message>
        <source>Missing orders</source>
        <translation>Fehlende Befehle</translation>
    </message>
    <message>
        <source>largest army that is not large, units</source>
        <translation>größte Armee, die nicht als groß gilt, Einheiten</translation>
    </message>
    <message>
        <source>any march</source>
        <translation>jeder Marsch</translation>
    </message>
    <message>
        <source>marching without seeking battle</source>
        <translation>marschiert, ohne Schlacht zu suchen</translation>
    </message>
    <message>
        <source>the city negotiates from</source>
        <translation>die Stadt verhandelt ab</translation>
    </message>
    <message>
        <source>modifier for each level of walls</source>
        <translation>Modifikator je Mauerstufe</translation>
    </message>
    <message>
        <source>maximum siege works</source>
        <translation>höchste Zahl von Belagerungswerken</translation>
    </message>
    <message>
        <source>cost of siege works, talents</source>
        <translation>Kosten eines Belagerungswerks, Talente</translation>
    </message>
    <message>
        <source>maximum distance to an own city, routes</source>
        <translation>größte Entfernung zu einer eigenen Stadt, Wege</translation>
    </message>
    <message>
        <source>first turn: one unit in this many loses a step</source>
        <translation>erste Runde: eine von so vielen Einheiten verliert eine Stufe</translation>
    </message>
    <message>
        <source>each later turn: one unit in this many</source>
        <translation>jede weitere Runde: eine von so vielen Einheiten</translation>
    </message>
    <message>
        <source>then a unit of grade C deserts on up to (0: never)</source>
        <translation>dann desertiert eine Einheit der Qualität C bis (0: nie)</translation>
    </message>
    <message>
        <source>per thousand lost steps: the side that holds the field</source>
        <translation>je tausend verlorene Stufen: die Seite, die das Feld behauptet</translation>
    </message>
    <message>
        <source>per thousand lost steps: the other side</source>
        <translation>je tausend verlorene Stufen: die andere Seite</translation>
    </message>
    <message>
        <source>per thousand lost steps: a pursued side</source>
        <translation>je tausend verlorene Stufen: eine verfolgte Seite</translation>
    </message>
    <message>
        <source>per thousand lost steps: units that fled intact (O/THW)</source>
        <translation>je tausend verlorene Stufen: unversehrt geflohene Einheiten (O/THW)</translation>
    </message>
    <message>
        <source>for each city, percent of a step</source>
        <translation>für jede Stadt, Prozent einer Stufe</translation>
    </message>
    <message>
        <source>drafts per turn, percent of a step</source>
        <translation>Einberufungen je Runde, Prozent einer Stufe</translation>
    </message>
    <message>
        <source>cost of a step, talents</source>
        <translation>Kosten einer Stufe, Talente</translation>
    </message>
    <message>
        <source>cost of a unit of hoplites, talents</source>
        <translation>Kosten einer Einheit Hopliten, Talente</translation>
    </message>
    <message>
        <source>units abroad in winter per talent</source>
        <translation>Einheiten im Winter außer Landes je Talent</translation>
    </message>
    <message>
        <source>an enemy general killed or captured</source>
        <translation>ein feindlicher Feldherr getötet oder gefangen</translation>
    </message>
    <message>
        <source>a treaty kept to its end</source>
        <translation>ein bis zum Ende gehaltener Vertrag</translation>
    </message>
    <message>
        <source>lost for breaking a treaty</source>
        <translation>Verlust für den Bruch eines Vertrags</translation>
    </message>
    <message>
        <source>lost for violating a sanctuary</source>
        <translation>Verlust für die Verletzung eines Heiligtums</translation>
    </message>
    <message>
        <source>ransom: talents per command point</source>
        <translation>Lösegeld: Talente je Befehlspunkt</translation>
    </message>
    <message>
        <source>a city votes to change sides from</source>
        <translation>Abstimmung einer Stadt für den Seitenwechsel gelingt ab</translation>
    </message>
    <message>
        <source>a democracy dismisses a defeated commander from</source>
        <translation>Absetzung eines geschlagenen Befehlshabers durch eine Demokratie ab</translation>
    </message>
    <message>
        <source>maximum omens in hand</source>
        <translation>höchste Zahl von Omen auf der Hand</translation>
    </message>
    <message>
        <source>after two stand-offs one side must leave (1: yes)</source>
        <translation>nach zweimaligem Patt muss eine Seite weichen (1: ja)</translation>
    </message>
    <message>
        <source>percent of all tiers, in two winters in a row</source>
        <translation>Prozent aller Ränge, in zwei Wintern nacheinander</translation>
    </message>
    <message>
        <source>score for a private goal</source>
        <translation>Punkte für ein privates Ziel</translation>
    </message>
    <message>
        <source>turns without orders until disorder</source>
        <translation>Runden ohne Befehle bis zur Unordnung</translation>
    </message>
    <message>
        <source>steps carried by a squadron</source>
        <translation>Stufen, die ein Geschwader trägt</translation>
    </message>
    <message>
        <source>cost of a squadron, talents</source>
        <translation>Kosten eines Geschwaders, Talente</translation>
    </message>
    <message>
        <source>squadrons at sea per talent each turn</source>
        <translation>Geschwader auf See je Talent in jeder Runde</translation>
    </message>
    <message>
        <source>squadrons to blockade each harbour level</source>
        <translation>Geschwader für die Blockade je Hafenstufe</translation>
    </message>
    <message>
        <source>command points for +1</source>
        <translation>Befehlspunkte für +1</translation>
    </message>
    <message>
        <source>lost by the loser, narrow defeat, percent</source>
        <translation>Verlust des Verlierers bei knapper Niederlage, Prozent</translation>
    </message>
    <message>
        <source>lost by the loser, clear defeat, percent</source>
        <translation>Verlust des Verlierers bei klarer Niederlage, Prozent</translation>
    </message>
    <message>
        <source>+1 from this percentage of the enemy&apos;s ships</source>
        <translation>+1 ab diesem Prozentsatz der feindlichen Schiffe</translation>
    </message>
    <message>
        <source>+2 from</source>
        <translation>+2 ab</translation>
    </message>
    <message>
        <source>+3 from</source>
        <translation>+3 ab</translation>
    </message>
    <message>
        <source>autumn storms wreck a squadron on up to</source>
        <translation>Herbststürme zerstören ein Geschwader bis</translation>
    </message>
    <message>
        <source>sea lanes for the winter voyage home</source>
        <translation>Seewege für die winterliche Heimfahrt</translation>
    </message>
    <message>
        <source>any voyage</source>
        <translation>jede Seefahrt</translation>
    </message>
    <message>
        <source>sailing without seeking battle</source>
        <translation>segelt, ohne Schlacht zu suchen</translation>
    </message>
    <message>
        <source>seeking battle at sea</source>
        <translation>sucht Schlacht auf See</translation>
    </message>
    <message>
        <source>avoiding battle at sea</source>
        <translation>meidet Schlacht auf See</translation>
    </message>
    <message>
        <source>blockading a harbour</source>
        <translation>blockiert einen Hafen</translation>
    </message>
    <message>
        <source>command points of a fleet without an admiral</source>
        <translation>Befehlspunkte einer Flotte ohne Admiral</translation>
    </message>
    <message>
        <source>all players see every army and fleet except those lying in wait</source>
        <translation>alle Spieler sehen jede Armee und Flotte außer denen im Hinterhalt</translation>
    </message>
    <message>
        <source>armies are always in supply</source>
        <translation>Armeen sind immer versorgt</translation>
    </message>
    <message>
        <source>a besieged city falls when its stores run out, without dice, siege works or storming</source>
        <translation>eine belagerte Stadt fällt, wenn ihre Vorräte enden, ohne Würfel, Belagerungswerke oder Sturm</translation>
    </message>
    <message>
        <source>there are no omens</source>
        <translation>es gibt keine Omen</translation>
    </message>
    <message>
        <source>leaders are never wounded or captured</source>
        <translation>Anführer werden nie verwundet oder gefangen</translation>
    </message>
    <message>
        <source>wars and alliances never change</source>
        <translation>Kriege und Bündnisse ändern sich nie</translation>
    </message>
    <message>
        <source>there are no votes and no treachery; Arete only counts for the score</source>
        <translation>es gibt keine Abstimmungen und keinen Verrat; Arete zählt nur für die Wertung</translation>
    </message>
    <message>
        <source>armies cross the sea without ships</source>
        <translation>Armeen überqueren das Meer ohne Schiffe</translation>
    </message>
    <message>
        <source>there are no private goals</source>
        <translation>es gibt keine privaten Ziele</translation>
    </message>
    <message>
        <source>there are no treasuries and no costs</source>
        <translation>es gibt keine Staatskassen und keine Kosten</translation>
    </message>
    <message>
        <source>The unique name in files and orders; all references change with it</source>
        <translation>Der eindeutige Name in Dateien und Befehlen; alle Verweise ändern sich mit</translation>
    </message>
    <message>
        <source>What the leader is known for; leaders.toml defines the effect of each trait</source>
        <translation>Wofür der Anführer bekannt ist; leaders.toml legt die Wirkung jeder Eigenschaft fest</translation>
    </message>
    <message>
        <source>A note for readers of the scenario; it has no effect on the campaign</source>
        <translation>Eine Bemerkung für Leser des Szenarios; auf die Kampagne hat sie keine Wirkung</translation>
    </message>
    <message>
        <source>Squadrons that its dockyards can maintain</source>
        <translation>Geschwader, die seine Werften unterhalten können</translation>
    </message>
    <message>
        <source>An army has 3 march points per turn, a large army 2</source>
        <translation>Eine Armee hat 3 Marschpunkte je Runde, eine große 2</translation>
    </message>
    <message>
        <source>Computer&apos;s &amp;ruler</source>
        <translation>Herrs&amp;cher des Computers</translation>
    </message>
    <message>
        <source>Number of units</source>
        <translation>Anzahl der Einheiten</translation>
    </message>
    <message>
        <source>Enter dice rolled at the table. Players who see the roll are told that it was entered. All other rolls stay the same.</source>
        <translation>Geben Sie am Tisch geworfene Würfel ein. Spieler, die den Wurf sehen, erfahren, dass er eingegeben wurde. Alle anderen Würfe bleiben gleich.</translation>
    </message>
    <message>
        <source>Then the orders are locked and all armies move.</source>
        <translation>Dann werden die Befehle gesperrt, und alle Armeen bewegen sich.</translation>
    </message>
    <message>
        <source>Then the turn is closed.</source>
        <translation>Dann wird die Runde abgeschlossen.</translation>
    </message>
    <message>
        <source>&amp;Close the turn</source>
        <translation>Runde &amp;abschließen</translation>
    </message>
    <message>
        <source>%1: this action is undone and repeated with the dice that you enter. All other rolls stay the same; the journal keeps both.</source>
        <translation>%1: Diese Aktion wird rückgängig gemacht und mit den Würfeln wiederholt, die Sie eingeben. Alle anderen Würfe bleiben gleich; das Journal behält beide.</translation>
    </message>
    <message>
        <source>Re&amp;peat</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>The owner of a place</source>
        <translation>Der Besitzer eines Ortes</translation>
    </message>
    <message>
        <source>The place of an army</source>
        <translation>Der Ort einer Armee</translation>
    </message>
    <message>
        <source>The trait of a leader</source>
        <translation>Die Eigenschaft eines Anführers</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Open the sample campaign</source>
        <translation>Beispielkampagne öffnen</translation>
    </message>
    <message>
        <source>Six cities at war, ready to play</source>
        <translation>Sechs Städte im Krieg, spielbereit</translation>
    </message>
    <message>
        <source>Choose a war, the players and the rules</source>
        <translation>Einen Krieg, die Spieler und die Regeln wählen</translation>
    </message>
    <message>
        <source>Fight a battle</source>
        <translation>Schlacht schlagen</translation>
    </message>
    <message>
        <source>Write an army list</source>
        <translation>Armeeliste schreiben</translation>
    </message>
    <message>
        <source>Create, check and print a list</source>
        <translation>Eine Liste anlegen, prüfen und drucken</translation>
    </message>
    <message>
        <source>Open the list library</source>
        <translation>Listenbibliothek öffnen</translation>
    </message>
    <message>
        <source>Search, compare and sort the lists of the club</source>
        <translation>Die Listen des Klubs durchsuchen, vergleichen und sortieren</translation>
    </message>
    <message>
        <source>Edit a rules pack</source>
        <translation>Regelpaket bearbeiten</translation>
    </message>
    <message>
        <source>Define your own troops, points and figures</source>
        <translation>Eigene Truppen, Punkte und Werte festlegen</translation>
    </message>
    <message>
        <source>Estimate odds</source>
        <translation>Chancen schätzen</translation>
    </message>
    <message>
        <source>Estimate who wins a battle or a single clash</source>
        <translation>Schätzen, wer eine Schlacht oder einen einzelnen Zusammenstoß gewinnt</translation>
    </message>
    <message>
        <source>Estimate the odds of every list against every other</source>
        <translation>Die Chancen jeder Liste gegen jede andere schätzen</translation>
    </message>
    <message>
        <source>Open a campaign, a list, a set-up or a battle record</source>
        <translation>Eine Kampagne, eine Liste, einen Aufbau oder eine Schlachtaufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Restore a campaign from a backup after verifying it</source>
        <translation>Eine Kampagne aus einer Sicherung wiederherstellen, nachdem sie geprüft wurde</translation>
    </message>
    <message>
        <source>Replay and verify a saved battle</source>
        <translation>Eine gespeicherte Schlacht abspielen und prüfen</translation>
    </message>
    <message>
        <source>Begin another campaign</source>
        <translation>Eine weitere Kampagne beginnen</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>Save a compact copy of the campaign to send or keep</source>
        <translation>Eine kompakte Kopie der Kampagne zum Senden oder Aufheben speichern</translation>
    </message>
    <message>
        <source>Branch the campaign from the moment shown</source>
        <translation>Vom gezeigten Zeitpunkt aus einen Zweig der Kampagne anlegen</translation>
    </message>
    <message>
        <source>Compare this campaign with a branch: where they diverge and the standings of each power</source>
        <translation>Diese Kampagne mit einem Zweig vergleichen: wo sie auseinandergehen, und der Stand jeder Macht</translation>
    </message>
    <message>
        <source>&amp;Verify journal</source>
        <translation>Journal &amp;prüfen</translation>
    </message>
    <message>
        <source>Back up no&amp;w</source>
        <translation>&amp;Jetzt sichern</translation>
    </message>
    <message>
        <source>Save a backup, named by date and time, in the folder &quot;Backups&quot; beside the campaign</source>
        <translation>Eine nach Datum und Uhrzeit benannte Sicherung im Ordner „Sicherungen“ neben der Kampagne speichern</translation>
    </message>
    <message>
        <source>Save a backup, named by date, in a folder of your choice</source>
        <translation>Eine nach Datum benannte Sicherung in einem Ordner Ihrer Wahl speichern</translation>
    </message>
    <message>
        <source>Close this window; the campaign and unfinished order sheets are saved</source>
        <translation>Dieses Fenster schließen; die Kampagne und unfertige Befehlsblätter werden gespeichert</translation>
    </message>
    <message>
        <source>Search &amp;chronicle</source>
        <translation>&amp;Chronik durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Fit to armies</source>
        <translation>An &amp;Armeen anpassen</translation>
    </message>
    <message>
        <source>Zoom to show all armies</source>
        <translation>So zoomen, dass alle Armeen zu sehen sind</translation>
    </message>
    <message>
        <source>Show the &amp;whole map</source>
        <translation>Ganze Karte &amp;zeigen</translation>
    </message>
    <message>
        <source>Zoom out to the whole map</source>
        <translation>Auf die ganze Karte herauszoomen</translation>
    </message>
    <message>
        <source>Return all panels to their default places</source>
        <translation>Alle Bereiche an ihre vorgegebenen Plätze zurückbringen</translation>
    </message>
    <message>
        <source>Show city names</source>
        <translation>Städtenamen zeigen</translation>
    </message>
    <message>
        <source>Show land routes</source>
        <translation>Landwege zeigen</translation>
    </message>
    <message>
        <source>Show sea lanes</source>
        <translation>Seewege zeigen</translation>
    </message>
    <message>
        <source>Show coast, rivers and seas</source>
        <translation>Küste, Flüsse und Meere zeigen</translation>
    </message>
    <message>
        <source>Edit the places, routes, powers and armies of this scenario for a new campaign</source>
        <translation>Orte, Wege, Mächte und Armeen dieses Szenarios für eine neue Kampagne bearbeiten</translation>
    </message>
    <message>
        <source>Do the next step, as shown on the large button</source>
        <translation>Den nächsten Schritt ausführen, wie auf dem großen Knopf</translation>
    </message>
    <message>
        <source>&amp;Adjudicate the turn</source>
        <translation>Runde auswer&amp;ten</translation>
    </message>
    <message>
        <source>Show the orders &amp;desk</source>
        <translation>Befehls&amp;pult zeigen</translation>
    </message>
    <message>
        <source>Show who has submitted orders and the order sheet of each power</source>
        <translation>Zeigen, wer Befehle eingereicht hat, und das Befehlsblatt jeder Macht</translation>
    </message>
    <message>
        <source>Copy the order sheet on the desk to the clipboard</source>
        <translation>Das Befehlsblatt auf dem Pult in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Copy a reminder for all players, with the deadline and the missing orders</source>
        <translation>Eine Erinnerung für alle Spieler kopieren, mit der Frist und den fehlenden Befehlen</translation>
    </message>
    <message>
        <source>Copy a reminder for the player of the power on the desk</source>
        <translation>Eine Erinnerung für den Spieler der Macht auf dem Pult kopieren</translation>
    </message>
    <message>
        <source>Set dead&amp;line…</source>
        <translation>&amp;Frist setzen…</translation>
    </message>
    <message>
        <source>Set when orders are due</source>
        <translation>Festlegen, wann Befehle fällig sind</translation>
    </message>
    <message>
        <source>Assign pla&amp;yers…</source>
        <translation>Spie&amp;ler zuordnen…</translation>
    </message>
    <message>
        <source>Add player &amp;words to the dice…</source>
        <translation>Wörter der Spieler &amp;zu den Würfeln hinzufügen…</translation>
    </message>
    <message>
        <source>Collect a sealed word from each player before the first turn, so that nobody can choose the dice</source>
        <translation>Vor der ersten Runde von jedem Spieler ein versiegeltes Wort sammeln, damit niemand die Würfel bestimmen kann</translation>
    </message>
    <message>
        <source>Write a &amp;brief…</source>
        <translation>Lageberic&amp;ht schreiben…</translation>
    </message>
    <message>
        <source>Write a brief for a new player: everything that the power on the desk knows</source>
        <translation>Einen Lagebericht für einen neuen Spieler schreiben: alles, was die Macht auf dem Pult weiß</translation>
    </message>
    <message>
        <source>Enter d&amp;ice…</source>
        <translation>&amp;Würfel eingeben…</translation>
    </message>
    <message>
        <source>Make a r&amp;uling…</source>
        <translation>Ents&amp;cheidung treffen…</translation>
    </message>
    <message>
        <source>Override a treasury, loyalty, owner, place, steps or fate, with a reason</source>
        <translation>Staatskasse, Loyalität, Besitzer, Ort, Stufen oder Schicksal mit Begründung ändern</translation>
    </message>
    <message>
        <source>Play the battle in its own window; the result returns here</source>
        <translation>Die Schlacht in einem eigenen Fenster spielen; das Ergebnis kommt hierher zurück</translation>
    </message>
    <message>
        <source>Let the computer fight the battle with the campaign&apos;s dice</source>
        <translation>Den Computer die Schlacht mit den Würfeln der Kampagne auskämpfen lassen</translation>
    </message>
    <message>
        <source>Import the result from a saved battle record</source>
        <translation>Das Ergebnis aus einer gespeicherten Schlachtaufzeichnung importieren</translation>
    </message>
    <message>
        <source>Import a completed result form from a battle packet</source>
        <translation>Einen ausgefüllten Ergebnisbogen aus einem Schlachtpaket importieren</translation>
    </message>
    <message>
        <source>Save the table, both lists and a result form for the players of the battle</source>
        <translation>Den Spieltisch, beide Listen und einen Ergebnisbogen für die Spieler der Schlacht speichern</translation>
    </message>
    <message>
        <source>Go to the &amp;beginning</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>Show the campaign at its beginning</source>
        <translation>Die Kampagne an ihrem Anfang zeigen</translation>
    </message>
    <message>
        <source>Go bac&amp;k</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Show the moment before this action</source>
        <translation>Den Zeitpunkt vor dieser Aktion zeigen</translation>
    </message>
    <message>
        <source>Go &amp;forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>Go to the &amp;present</source>
        <translation>Zur &amp;Gegenwart</translation>
    </message>
    <message>
        <source>Show &amp;honours</source>
        <translation>&amp;Ehren zeigen</translation>
    </message>
    <message>
        <source>Show the honours: bloodiest battle, best siege, longest defence and others</source>
        <translation>Die Ehren zeigen: blutigste Schlacht, beste Belagerung, längste Verteidigung und andere</translation>
    </message>
    <message>
        <source>Show &amp;biography…</source>
        <translation>&amp;Biografie zeigen…</translation>
    </message>
    <message>
        <source>Save &amp;table as CSV…</source>
        <translation>&amp;Tabelle als CSV speichern…</translation>
    </message>
    <message>
        <source>Save the front table as filtered and sorted</source>
        <translation>Die vordere Tabelle speichern, wie sie gefiltert und sortiert ist</translation>
    </message>
    <message>
        <source>Write &amp;newsletter…</source>
        <translation>&amp;Rundbrief schreiben…</translation>
    </message>
    <message>
        <source>Write the newsletter of a turn, starting from a draft</source>
        <translation>Den Rundbrief einer Runde schreiben, ausgehend von einem Entwurf</translation>
    </message>
    <message>
        <source>Query &amp;data…</source>
        <translation>&amp;Daten abfragen…</translation>
    </message>
    <message>
        <source>Query the tables of the campaign with predefined queries or your own SQL</source>
        <translation>Die Tabellen der Kampagne mit vorgegebenen Abfragen oder eigenem SQL abfragen</translation>
    </message>
    <message>
        <source>&amp;Open folder…</source>
        <translation>&amp;Ordner öffnen…</translation>
    </message>
    <message>
        <source>Open another scenario: a folder with its seven files</source>
        <translation>Ein anderes Szenario öffnen: einen Ordner mit seinen sieben Dateien</translation>
    </message>
    <message>
        <source>Save the seven files of the scenario</source>
        <translation>Die sieben Dateien des Szenarios speichern</translation>
    </message>
    <message>
        <source>Save the seven files in another folder</source>
        <translation>Die sieben Dateien in einem anderen Ordner speichern</translation>
    </message>
    <message>
        <source>Save, then begin a campaign from this scenario</source>
        <translation>Speichern, dann eine Kampagne mit diesem Szenario beginnen</translation>
    </message>
    <message>
        <source>Duplicate the selection under a new id</source>
        <translation>Die Auswahl unter einer neuen Kennung duplizieren</translation>
    </message>
    <message>
        <source>Remove the selection; removing a place also removes its routes</source>
        <translation>Die Auswahl entfernen; mit einem Ort verschwinden auch seine Wege</translation>
    </message>
    <message>
        <source>Search places, routes, powers, leaders and armies</source>
        <translation>Orte, Wege, Mächte, Anführer und Armeen durchsuchen</translation>
    </message>
    <message>
        <source>Click two places to connect them by land</source>
        <translation>Zwei Orte anklicken, um sie zu Lande zu verbinden</translation>
    </message>
    <message>
        <source>Click two places to connect them by sea</source>
        <translation>Zwei Orte anklicken, um sie zur See zu verbinden</translation>
    </message>
    <message>
        <source>Click a place to add an army of its power</source>
        <translation>Einen Ort anklicken, um eine Armee seiner Macht hinzuzufügen</translation>
    </message>
    <message>
        <source>Click a harbour to add a fleet of its power</source>
        <translation>Einen Hafen anklicken, um eine Flotte seiner Macht hinzuzufügen</translation>
    </message>
    <message>
        <source>&amp;Fit to powers</source>
        <translation>An &amp;Mächte anpassen</translation>
    </message>
    <message>
        <source>Zoom to show all places held by a power</source>
        <translation>So zoomen, dass alle Orte einer Macht zu sehen sind</translation>
    </message>
    <message>
        <source>Zoom out to all places</source>
        <translation>Auf alle Orte herauszoomen</translation>
    </message>
    <message>
        <source>&amp;Orders</source>
        <translation>&amp;Befehle</translation>
    </message>
    <message>
        <source>Show the moves of drafts (dashed) and of submitted orders (solid)</source>
        <translation>Die Bewegungen von Entwürfen (gestrichelt) und eingereichten Befehlen (durchgezogen) zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%1: lost %2 of %n steps, then %3 more without a way back; left: %4</source>
        <translation>
            <numerusform>%1: %2 von %n Stufe verloren, dann %3 weitere ohne Rückweg; übrig: %4</numerusform>
            <numerusform>%1: %2 von %n Stufen verloren, dann %3 weitere ohne Rückweg; übrig: %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: lost %2 of %n steps; stragglers back: %3; left: %4</source>
        <translation>
            <numerusform>%1: %2 von %n Stufe verloren; zurückgekehrte Versprengte: %3; übrig: %4</numerusform>
            <numerusform>%1: %2 von %n Stufen verloren; zurückgekehrte Versprengte: %3; übrig: %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n steps of recruits joined; it now has %2</source>
        <translation>
            <numerusform>%1: %n Stufe Rekruten stieß hinzu; jetzt sind es %2</numerusform>
            <numerusform>%1: %n Stufen Rekruten stießen hinzu; jetzt sind es %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Result at %1: %2 and %3 parted without a decision</source>
        <translation>Ergebnis bei %1: %2 und %3 trennten sich ohne Entscheidung</translation>
    </message>
    <message>
        <source>Result at %1: %2 decisively defeated %3</source>
        <translation>Ergebnis bei %1: entscheidender Sieg von %2 über %3</translation>
    </message>
    <message>
        <source>Result at %1: %2 defeated %3</source>
        <translation>Ergebnis bei %1: Sieg von %2 über %3</translation>
    </message>
    <message>
        <source>To %1,</source>
        <translation>An %1,</translation>
    </message>
    <message>
        <source>To %1 (%2),</source>
        <translation>An %1 (%2),</translation>
    </message>
    <message>
        <source>Orders are due %1.</source>
        <translation>Befehle sind fällig am %1.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Erinnerung</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Quittung</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>[%1] Turn %2: %3</source>
        <translation>[%1] Runde %2: %3</translation>
    </message>
    <message>
        <source>Open letter from %1:</source>
        <translation>Offener Brief von %1:</translation>
    </message>
    <message>
        <source>Letter from %1:</source>
        <translation>Brief von %1:</translation>
    </message>
    <message>
        <source>Your report of turn %1 (%2) is attached, with the map and the order form.</source>
        <translation>Ihr Bericht der Runde %1 (%2) ist angehängt, mit der Karte und dem Befehlsformular.</translation>
    </message>
    <message>
        <source>Answer this mail with your orders, in the text or as the attached form.</source>
        <translation>Beantworten Sie diese E-Mail mit Ihren Befehlen, im Text oder mit dem angehängten Formular.</translation>
    </message>
    <message>
        <source>Your orders for turn %1 have arrived: %2.</source>
        <translation>Ihre Befehle für Runde %1 sind eingetroffen: %2.</translation>
    </message>
    <message>
        <source>Please answer with corrected orders.</source>
        <translation>Bitte antworten Sie mit berichtigten Befehlen.</translation>
    </message>
    <message>
        <source>Your mail:</source>
        <translation>Ihre E-Mail:</translation>
    </message>
    <message>
        <source>%1: orders for turn %2</source>
        <translation>%1: Befehle für Runde %2</translation>
    </message>
    <message>
        <source>Orders for turn %1 are due.</source>
        <translation>Befehle für Runde %1 sind fällig.</translation>
    </message>
    <message>
        <source>%1, turn %2, mails</source>
        <translation>%1, Runde %2, E-Mails</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Für alle</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>Make a scenario</source>
        <translation>Szenario anlegen</translation>
    </message>
    <message>
        <source>Draw a map and its powers for a campaign</source>
        <translation>Eine Karte und ihre Mächte für eine Kampagne zeichnen</translation>
    </message>
    <message>
        <source>Save a copy without a&amp;ddresses…</source>
        <translation>Kopie ohne &amp;Adressen speichern…</translation>
    </message>
    <message>
        <source>Save a copy without addresses, mails and letters, for somebody else</source>
        <translation>Eine Kopie ohne Adressen, E-Mails und Briefe speichern, für jemand anderen</translation>
    </message>
    <message>
        <source>Br&amp;anch</source>
        <translation>&amp;Zweig anlegen</translation>
    </message>
    <message>
        <source>&amp;Window for the players</source>
        <translation>&amp;Fenster für die Spieler</translation>
    </message>
    <message>
        <source>Open a second window that shows only what everybody or one power knows, for a projector</source>
        <translation>Ein zweites Fenster öffnen, das nur zeigt, was alle oder eine Macht wissen, für einen Beamer</translation>
    </message>
    <message>
        <source>Re&amp;view the turn</source>
        <translation>Runde d&amp;urchsehen</translation>
    </message>
    <message>
        <source>Show the turn step by step with its dice; you can veto steps</source>
        <translation>Die Runde Schritt für Schritt mit ihren Würfeln zeigen; Sie können gegen Schritte Einspruch erheben</translation>
    </message>
    <message>
        <source>Resolve the &amp;next battle…</source>
        <translation>&amp;Nächste Schlacht entscheiden…</translation>
    </message>
    <message>
        <source>Choose how to resolve the first pending battle</source>
        <translation>Wählen, wie die erste ausstehende Schlacht entschieden wird</translation>
    </message>
    <message>
        <source>&amp;Post…</source>
        <translation>&amp;Post…</translation>
    </message>
    <message>
        <source>Write mails to the players, import their orders, and see who has what</source>
        <translation>E-Mails an die Spieler schreiben, ihre Befehle importieren und sehen, wer was hat</translation>
    </message>
    <message>
        <source>&amp;Battle page…</source>
        <translation>&amp;Webseite der Schlacht…</translation>
    </message>
    <message>
        <source>Save a web page that replays the battle in any browser, also on a phone</source>
        <translation>Eine Webseite speichern, die die Schlacht in jedem Browser abspielt, auch auf dem Handy</translation>
    </message>
    <message>
        <source>veto of the march of %1</source>
        <translation>Einspruch gegen den Marsch von %1</translation>
    </message>
    <message>
        <source>veto of the battle at %1</source>
        <translation>Einspruch gegen die Schlacht bei %1</translation>
    </message>
    <message>
        <source>veto of what happened at %1</source>
        <translation>Einspruch gegen das Geschehen bei %1</translation>
    </message>
    <message>
        <source>veto of the hunger of %1</source>
        <translation>Einspruch gegen den Hunger von %1</translation>
    </message>
    <message>
        <source>one more step, needed %1</source>
        <translation>eine weitere Stufe, nötig %1</translation>
    </message>
    <message>
        <source>no further step, needed %1</source>
        <translation>keine weitere Stufe, nötig %1</translation>
    </message>
    <message>
        <source>umpire</source>
        <translation>Spielleiter</translation>
    </message>
    <message>
        <source>Ruling of the umpire: %1. Reason: %2</source>
        <translation>Entscheidung des Spielleiters: %1. Grund: %2</translation>
    </message>
    <message>
        <source>Battle packet</source>
        <translation>Schlachtpaket</translation>
    </message>
    <message>
        <source>[%1] Turn %2: battle %3 at %4</source>
        <translation>[%1] Runde %2: Schlacht %3 bei %4</translation>
    </message>
    <message>
        <source>packet sent</source>
        <translation>Paket gesendet</translation>
    </message>
    <message>
        <source>packet written</source>
        <translation>Paket geschrieben</translation>
    </message>
    <message>
        <source>Fill in the form after the battle and answer this mail with it.</source>
        <translation>Füllen Sie den Bogen nach der Schlacht aus, und beantworten Sie diese E-Mail damit.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>all players</source>
        <translation>alle Spieler</translation>
    </message>
    <message>
        <source>%1, secret</source>
        <translation>%1, geheim</translation>
    </message>
    <message>
        <source>%1, dice only</source>
        <translation>%1, nur Würfel</translation>
    </message>
    <message>
        <source>%1 (told to %2)</source>
        <translation>%1 (mitgeteilt: %2)</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>pentagon</source>
        <translation>Fünfeck</translation>
    </message>
    <message>
        <source>octagon</source>
        <translation>Achteck</translation>
    </message>
    <message>
        <source>land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Stays near home, attacks only with almost twice the enemy&apos;s strength, keeps its fleets in harbour and makes no alliances.</source>
        <translation>Bleibt in der Nähe der Heimat, greift nur mit fast doppelter Stärke an, hält seine Flotten im Hafen und schließt keine Bündnisse.</translation>
    </message>
    <message>
        <source>Sees only what is near, attacks with a third more strength than the enemy and retreats too late.</source>
        <translation>Sieht nur, was nahe ist, greift mit einem Drittel mehr Stärke als der Feind an und zieht sich zu spät zurück.</translation>
    </message>
    <message>
        <source>Looks far ahead, attacks with a small advantage and retreats in time from a stronger enemy.</source>
        <translation>Blickt weit voraus, greift mit kleinem Vorteil an und zieht sich rechtzeitig vor einem stärkeren Feind zurück.</translation>
    </message>
    <message>
        <source>Attacks even stronger enemies, seldom retreats, spends its money and refuses peace.</source>
        <translation>Greift auch stärkere Feinde an, zieht sich selten zurück, gibt sein Geld aus und lehnt Frieden ab.</translation>
    </message>
    <message>
        <source>Orders, turn %1</source>
        <translation>Befehle, Runde %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of ruler and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Letter</source>
        <translation>B&amp;uchstabe</translation>
    </message>
    <message>
        <source>The letter on the badge of the power; without one, a letter of its name</source>
        <translation>Der Buchstabe auf dem Abzeichen der Macht; ohne ihn ein Buchstabe ihres Namens</translation>
    </message>
    <message>
        <source>Colo&amp;ur</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>F&amp;orm</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Zweige</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Zweig</translation>
    </message>
    <message>
        <source>%1. What happens here does not change the campaign itself.</source>
        <translation>%1. Was hier geschieht, ändert die Kampagne selbst nicht.</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Use the colours of the system</source>
        <translation>Die Farben des Systems benutzen</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Show all windows in light colours</source>
        <translation>Alle Fenster in hellen Farben zeigen</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Show all windows in dark colours</source>
        <translation>Alle Fenster in dunklen Farben zeigen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close all windows of the program</source>
        <translation>Alle Fenster des Programms schließen</translation>
    </message>
    <message>
        <source>&amp;Import coast…</source>
        <translation>&amp;Küste importieren…</translation>
    </message>
    <message>
        <source>Draw the coast from a GeoJSON file below the places</source>
        <translation>Die Küste aus einer GeoJSON-Datei unter die Orte zeichnen</translation>
    </message>
    <message>
        <source>Draw la&amp;nd</source>
        <translation>Land &amp;zeichnen</translation>
    </message>
    <message>
        <source>Click the points of a land; Return or a double-click closes it</source>
        <translation>Die Punkte eines Landes anklicken; Eingabe oder ein Doppelklick schließt es</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>Fa&amp;rben</translation>
    </message>
    <message>
        <source>I play</source>
        <translation>Ich spiele</translation>
    </message>
    <message>
        <source>1 for each full multiple of Armor</source>
        <translation>1 für jedes volle Vielfache der Rüstung</translation>
    </message>
    <message>
        <source>1 for each hit beyond Armor</source>
        <translation>1 für jeden Treffer über die Rüstung hinaus</translation>
    </message>
    <message>
        <source>1 if the hits reach Armor</source>
        <translation>1, wenn die Treffer die Rüstung erreichen</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>beide Seiten</translation>
    </message>
    <message>
        <source>only the winner</source>
        <translation>nur der Gewinner</translation>
    </message>
    <message>
        <source>the attempt fails</source>
        <translation>der Versuch scheitert</translation>
    </message>
    <message>
        <source>both roll again</source>
        <translation>beide würfeln noch einmal</translation>
    </message>
    <message>
        <source>right flank</source>
        <translation>rechte Flanke</translation>
    </message>
    <message>
        <source>left flank</source>
        <translation>linke Flanke</translation>
    </message>
    <message>
        <source>neither flank</source>
        <translation>keine Flanke</translation>
    </message>
    <message>
        <source>all sides</source>
        <translation>alle Seiten</translation>
    </message>
    <message>
        <source>the front only</source>
        <translation>nur die Front</translation>
    </message>
    <message>
        <source>in its own activation</source>
        <translation>in der eigenen Aktivierung</translation>
    </message>
    <message>
        <source>also when it is charged</source>
        <translation>auch wenn sie angegriffen wird</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>jederzeit</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nichts weiter</translation>
    </message>
    <message>
        <source>the unit takes Open Order</source>
        <translation>die Einheit geht in offene Ordnung</translation>
    </message>
    <message>
        <source>Open Order, and it wavers</source>
        <translation>offene Ordnung, und sie wankt</translation>
    </message>
    <message>
        <source>those of the action</source>
        <translation>die der Aktion</translation>
    </message>
    <message>
        <source>those of the turn</source>
        <translation>die der Runde</translation>
    </message>
    <message>
        <source>tests for lost Courage</source>
        <translation>Tests wegen verlorenen Mutes</translation>
    </message>
    <message>
        <source>all tests</source>
        <translation>alle Tests</translation>
    </message>
    <message>
        <source>one for all reasons</source>
        <translation>einer für alle Gründe</translation>
    </message>
    <message>
        <source>one for each reason</source>
        <translation>einer für jeden Grund</translation>
    </message>
    <message>
        <source>points; units if one has none</source>
        <translation>Punkte; Einheiten, wenn eine keine hat</translation>
    </message>
    <message>
        <source>units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>base widths</source>
        <translation>Basisbreiten</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>redressing</source>
        <translation>Reihen ordnen</translation>
    </message>
    <message>
        <source>not advancing</source>
        <translation>Nichtvorrücken</translation>
    </message>
    <message>
        <source>in all moves together</source>
        <translation>in allen Bewegungen zusammen</translation>
    </message>
    <message>
        <source>in one move</source>
        <translation>in einer Bewegung</translation>
    </message>
    <message>
        <source>the whole phalanx</source>
        <translation>die ganze Phalanx</translation>
    </message>
    <message>
        <source>its front unit</source>
        <translation>ihre vordere Einheit</translation>
    </message>
    <message>
        <source>1 each for the third and fourth</source>
        <translation>je 1 für die dritte und vierte</translation>
    </message>
    <message>
        <source>1 each for the fourth and fifth</source>
        <translation>je 1 für die vierte und fünfte</translation>
    </message>
    <message>
        <source>1 for each, without limit</source>
        <translation>1 für jede, ohne Grenze</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>where it started</source>
        <translation>vom Ausgangspunkt</translation>
    </message>
    <message>
        <source>where the contact would have been</source>
        <translation>vom Punkt des entgangenen Kontakts</translation>
    </message>
    <message>
        <source>along the arc</source>
        <translation>entlang des Bogens</translation>
    </message>
    <message>
        <source>in a straight line</source>
        <translation>in gerader Linie</translation>
    </message>
    <message>
        <source>those in contact</source>
        <translation>die in Kontakt</translation>
    </message>
    <message>
        <source>all figures</source>
        <translation>alle Figuren</translation>
    </message>
    <message>
        <source>one die for each volley</source>
        <translation>ein Würfel je Salve</translation>
    </message>
    <message>
        <source>one die for each casualty</source>
        <translation>ein Würfel je Verlust</translation>
    </message>
    <message>
        <source>units of grade A</source>
        <translation>Einheiten der Qualität A</translation>
    </message>
    <message>
        <source>units of Sparta</source>
        <translation>Einheiten Spartas</translation>
    </message>
    <message>
        <source>hoplite figures</source>
        <translation>Hoplitenfiguren</translation>
    </message>
    <message>
        <source>house points</source>
        <translation>Hauspunkte</translation>
    </message>
    <message>
        <source>any edge that the road meets</source>
        <translation>jede Kante, auf die die Straße trifft</translation>
    </message>
    <message>
        <source>not the edge that faces the waterway</source>
        <translation>nicht die Kante gegenüber der Wasserkante</translation>
    </message>
    <message>
        <source>may land</source>
        <translation>darf landen</translation>
    </message>
    <message>
        <source>no landings</source>
        <translation>keine Landungen</translation>
    </message>
    <message>
        <source>one of them</source>
        <translation>eines davon</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle davon</translation>
    </message>
    <message>
        <source>no, the group is free</source>
        <translation>nein, die Gruppe ist frei</translation>
    </message>
    <message>
        <source>yes, only a general alone is free</source>
        <translation>ja, nur ein Feldherr allein ist frei</translation>
    </message>
    <message>
        <source>must be in sight of the general</source>
        <translation>muss in Sicht des Feldherrn sein</translation>
    </message>
    <message>
        <source>may be out of sight</source>
        <translation>darf außer Sicht sein</translation>
    </message>
    <message>
        <source>the defender places it</source>
        <translation>der Verteidiger legt es aus</translation>
    </message>
    <message>
        <source>an open field</source>
        <translation>ein offenes Feld</translation>
    </message>
    <message>
        <source>5 or more</source>
        <translation>5 oder mehr</translation>
    </message>
    <message>
        <source>as at the front</source>
        <translation>wie an der Front</translation>
    </message>
    <message>
        <source>those that face the attacker</source>
        <translation>die dem Angreifer zugewandten</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>one in a phase</source>
        <translation>eine je Phase</translation>
    </message>
    <message>
        <source>added at the start</source>
        <translation>zu Beginn hinzugezählt</translation>
    </message>
    <message>
        <source>the price of the general&apos;s loss</source>
        <translation>der Preis für den Verlust des Feldherrn</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>the general&apos;s own unit</source>
        <translation>die eigene Einheit des Feldherrn</translation>
    </message>
    <message>
        <source>any unit of the army</source>
        <translation>jede Einheit der Armee</translation>
    </message>
    <message>
        <source>once in a battle</source>
        <translation>einmal je Schlacht</translation>
    </message>
    <message>
        <source>once in each combat</source>
        <translation>einmal je Kampf</translation>
    </message>
    <message>
        <source>before it pursues</source>
        <translation>vor der Verfolgung</translation>
    </message>
    <message>
        <source>after the pursuit</source>
        <translation>nach der Verfolgung</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>ein Spieler</translation>
    </message>
    <message>
        <source>a retinue</source>
        <translation>ein Gefolge</translation>
    </message>
    <message>
        <source>the lance</source>
        <translation>die Lanze</translation>
    </message>
    <message>
        <source>the lance and the rider&apos;s +1</source>
        <translation>die Lanze und die +1 des Reiters</translation>
    </message>
    <message>
        <source>60 degrees to each side</source>
        <translation>60 Grad nach jeder Seite</translation>
    </message>
    <message>
        <source>45 degrees to each side</source>
        <translation>45 Grad nach jeder Seite</translation>
    </message>
    <message>
        <source>the column that is read</source>
        <translation>die abgelesene Spalte</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>das Ergebnis</translation>
    </message>
    <message>
        <source>the retinue, once for all</source>
        <translation>das Gefolge, einmal für alle</translation>
    </message>
    <message>
        <source>each figure</source>
        <translation>jede Figur</translation>
    </message>
    <message>
        <source>a round against each</source>
        <translation>eine Kampfrunde gegen jeden</translation>
    </message>
    <message>
        <source>one round for everybody on a card</source>
        <translation>eine Kampfrunde für alle auf einer Karte</translation>
    </message>
    <message>
        <source>with each card</source>
        <translation>mit jeder Karte</translation>
    </message>
    <message>
        <source>once a turn, with the last card</source>
        <translation>einmal je Runde, mit der letzten Karte</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>of these routed</source>
        <translation>davon geflohen</translation>
    </message>
    <message>
        <source>%1 at the start</source>
        <translation>%1 zu Beginn</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>Unit of the day: %1 (%2 taken from the enemy: %3)</source>
        <translation>Einheit des Tages: %1 (%2 dem Feind genommen: %3)</translation>
    </message>
    <message>
        <source>Luckiest roll: %1 (%2 to do as well)</source>
        <translation>Glücklichster Wurf: %1 (%2 für mindestens so gut)</translation>
    </message>
    <message>
        <source>Unluckiest roll: %1 (%2 to do as badly)</source>
        <translation>Unglücklichster Wurf: %1 (%2 für höchstens so gut)</translation>
    </message>
    <message>
        <source>Classical hoplites, over in six turns</source>
        <translation>Hopliten der Klassik, in sechs Runden entschieden</translation>
    </message>
    <message>
        <source>Phalanxes, leaders and cards, in depth</source>
        <translation>Phalangen, Anführer und Karten, mit Tiefe</translation>
    </message>
    <message>
        <source>Ancients on squares, an hour or two</source>
        <translation>Antike auf Quadraten, ein bis zwei Stunden</translation>
    </message>
    <message>
        <source>All of antiquity, twelve elements a side</source>
        <translation>Die ganze Antike, zwölf Elemente je Seite</translation>
    </message>
    <message>
        <source>Medieval retinues, man against man</source>
        <translation>Mittelalterliche Gefolge, Mann gegen Mann</translation>
    </message>
    <message>
        <source>A person at this computer answers the questions.</source>
        <translation>Ein Mensch an diesem Computer beantwortet die Fragen.</translation>
    </message>
    <message>
        <source>Makes any legal choice. For comparison only.</source>
        <translation>Trifft irgendeine erlaubte Wahl. Nur zum Vergleich.</translation>
    </message>
    <message>
        <source>&amp;Summary</source>
        <translation>&amp;Zusammenfassung</translation>
    </message>
    <message>
        <source>Show the result, the losses and the turning points</source>
        <translation>Ergebnis, Verluste und Wendepunkte zeigen</translation>
    </message>
    <message>
        <source>Troop &amp;codes</source>
        <translation>Truppen&amp;codes</translation>
    </message>
    <message>
        <source>Show the codes of troops (Sp, Ps, LH) on their bases, where the rules have them</source>
        <translation>Die Codes der Truppen (Sp, Ps, LH) auf ihren Basen zeigen, wo die Regeln sie haben</translation>
    </message>
    <message>
        <source>&amp;Analyse the battle</source>
        <translation>Schlacht ana&amp;lysieren</translation>
    </message>
    <message>
        <source>Replay the battle from this moment on</source>
        <translation>Die Schlacht von diesem Zeitpunkt an abspielen</translation>
    </message>
    <message>
        <source>Next fi&amp;ght</source>
        <translation>Nächster &amp;Kampf</translation>
    </message>
    <message>
        <source>Show the next fight after this moment</source>
        <translation>Den nächsten Kampf nach diesem Zeitpunkt zeigen</translation>
    </message>
    <message>
        <source>Next &amp;loss</source>
        <translation>Nächster Ver&amp;lust</translation>
    </message>
    <message>
        <source>Show the next loss of a unit after this moment</source>
        <translation>Den nächsten Verlust einer Einheit nach diesem Zeitpunkt zeigen</translation>
    </message>
    <message>
        <source>Skip what is being shown</source>
        <translation>Überspringen, was gerade gezeigt wird</translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation>%1 % (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 wins %2</source>
        <translation>%1 gewinnt %2</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <translation>Spieler: %1</translation>
    </message>
    <message>
        <source>Event: %1</source>
        <translation>Veranstaltung: %1</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>&amp;Neuerungen</translation>
    </message>
    <message>
        <source>What changed in this version and before</source>
        <translation>Was sich in dieser Version und davor geändert hat</translation>
    </message>
    <message>
        <source>&amp;About Ephor</source>
        <translation>Ü&amp;ber Ephor</translation>
    </message>
    <message>
        <source>Show the version and the licence</source>
        <translation>Version und Lizenz zeigen</translation>
    </message>
    <message>
        <source>&amp;Forecast the war</source>
        <translation>Krie&amp;gsprognose</translation>
    </message>
    <message>
        <source>Play the war on many times by computer and show who wins how often</source>
        <translation>Den Krieg viele Male vom Computer weiterspielen lassen und zeigen, wer wie oft gewinnt</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>Choose rules, army and points of a new list, or a sample army</source>
        <translation>Regeln, Armee und Punkte einer neuen Liste wählen, oder eine Beispielarmee</translation>
    </message>
    <message>
        <source>Choose what to print and see its pages</source>
        <translation>Wählen, was gedruckt wird, und die Seiten ansehen</translation>
    </message>
    <message>
        <source>P&amp;age for a phone…</source>
        <translation>Seite fürs Hand&amp;y…</translation>
    </message>
    <message>
        <source>Export cards to open and losses to tick, in one file that needs no network</source>
        <translation>Karten zum Aufklappen und Verluste zum Abhaken exportieren, in einer Datei, die kein Netz braucht</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>&amp;Bild…</translation>
    </message>
    <message>
        <source>Export the roster as a PNG picture</source>
        <translation>Das Roster als PNG-Bild exportieren</translation>
    </message>
    <message>
        <source>&amp;For New Recruit…</source>
        <translation>&amp;Für New Recruit…</translation>
    </message>
    <message>
        <source>Export the system&apos;s data and the roster into one folder, and show the guide</source>
        <translation>Die Daten des Systems und das Roster in einen Ordner exportieren und die Anleitung zeigen</translation>
    </message>
    <message>
        <source>Copy for Disc&amp;ord</source>
        <translation>Für Disc&amp;ord kopieren</translation>
    </message>
    <message>
        <source>Copy the list with Discord&apos;s markup</source>
        <translation>Die Liste mit der Formatierung von Discord kopieren</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um</source>
        <translation>Für ein &amp;Forum kopieren</translation>
    </message>
    <message>
        <source>Copy the list with BBCode</source>
        <translation>Die Liste mit BBCode kopieren</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Als B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Copy the roster as a picture</source>
        <translation>Das Roster als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;QR code as picture</source>
        <translation>&amp;QR-Code als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the list code as a picture to scan</source>
        <translation>Den Listencode als Bild zum Scannen kopieren</translation>
    </message>
    <message>
        <source>&amp;Earlier versions…</source>
        <translation>&amp;Frühere Versionen…</translation>
    </message>
    <message>
        <source>Show what each save of this list changed, and take a version back</source>
        <translation>Zeigen, was jedes Speichern an dieser Liste geändert hat, und eine Version zurückholen</translation>
    </message>
    <message>
        <source>Check for an &amp;event…</source>
        <translation>Für &amp;Veranstaltung prüfen…</translation>
    </message>
    <message>
        <source>Check the selected lists, or all that are shown, against an organiser&apos;s file</source>
        <translation>Die ausgewählten Listen, oder alle gezeigten, mit der Datei eines Veranstalters prüfen</translation>
    </message>
    <message>
        <source>Missing &amp;models</source>
        <translation>Fehlende &amp;Modelle</translation>
    </message>
    <message>
        <source>Show which models the selected lists need and you do not own</source>
        <translation>Zeigen, welche Modelle die ausgewählten Listen brauchen und Sie nicht besitzen</translation>
    </message>
    <message>
        <source>&amp;Install</source>
        <translation>&amp;Installieren</translation>
    </message>
    <message>
        <source>Copy the pack to the folder Ephor/Packs, so that lists and battles always find it</source>
        <translation>Das Paket in den Ordner Ephor/Packs kopieren, damit Listen und Schlachten es immer finden</translation>
    </message>
    <message>
        <source>Report w&amp;ithout the log…</source>
        <translation>Bericht &amp;ohne Protokoll…</translation>
    </message>
    <message>
        <source>Save the report with its pictures, but without the log as an appendix</source>
        <translation>Den Bericht mit seinen Bildern speichern, aber ohne das Protokoll als Anhang</translation>
    </message>
    <message>
        <source>%1 already exists. Do you want to replace it?</source>
        <translation>%1 ist schon vorhanden. Möchten Sie es ersetzen?</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 von %2 Punkten</translation>
    </message>
    <message>
        <source>%1 points, %2 each</source>
        <translation>%1 Punkte, je %2</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>What decides</source>
        <translation>Was entscheidet</translation>
    </message>
    <message>
        <source>Plays sensibly and at once. Odds and auto-resolved battles are played by it.</source>
        <translation>Spielt vernünftig und sofort. Chancen und automatisch ausgekämpfte Schlachten spielt er.</translation>
    </message>
    <message>
        <source>Looks ahead: it tries each choice by playing on from it. The strongest, but slow.</source>
        <translation>Denkt voraus: Er probiert jede Wahl, indem er von ihr aus weiterspielt. Der stärkste, aber langsam.</translation>
    </message>
    <message>
        <source>Makes many mistakes. An opponent for your first battles.</source>
        <translation>Macht viele Fehler. Ein Gegner für Ihre ersten Schlachten.</translation>
    </message>
    <message>
        <source>Makes a mistake now and then.</source>
        <translation>Macht hin und wieder einen Fehler.</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>S&amp;uchen…</translation>
    </message>
    <message>
        <source>Find words in the text</source>
        <translation>Wörter im Text suchen</translation>
    </message>
    <message>
        <source>&amp;Replace…</source>
        <translation>Er&amp;setzen…</translation>
    </message>
    <message>
        <source>Find words in the text and replace them</source>
        <translation>Wörter im Text suchen und ersetzen</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Weitersu&amp;chen</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Rückwär&amp;ts suchen</translation>
    </message>
    <message>
        <source>Paste list c&amp;ode or text…</source>
        <translation>Listenco&amp;de oder Text einfügen…</translation>
    </message>
    <message>
        <source>Read a list from its code or from a chat and compare it with this one</source>
        <translation>Eine Liste aus ihrem Code oder einem Chat lesen und mit dieser vergleichen</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Klubspieler</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Veteran</translation>
    </message>
    <message>
        <source>Strategos</source>
        <translation>Stratege</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>Select the next match</source>
        <translation>Die nächste Fundstelle auswählen</translation>
    </message>
    <message>
        <source>Select the previous match</source>
        <translation>Die vorige Fundstelle auswählen</translation>
    </message>
    <message>
        <source>None of them: %1 (exact).</source>
        <translation>Keiner davon: %1 (exakt).</translation>
    </message>
    <message>
        <source>Your orders were read as follows. If something is wrong, answer with new orders.</source>
        <translation>Ihre Befehle wurden so gelesen. Wenn etwas falsch ist, antworten Sie mit neuen Befehlen.</translation>
    </message>
    <message>
        <source>a lost unit leaves a cadre on a die roll from: the side that holds the field</source>
        <translation>eine verlorene Einheit hinterlässt einen Kader ab einem Wurf von: die Seite, die das Feld behauptet</translation>
    </message>
    <message>
        <source>a lost unit leaves a cadre on a die roll from: the other side</source>
        <translation>eine verlorene Einheit hinterlässt einen Kader ab einem Wurf von: die andere Seite</translation>
    </message>
    <message>
        <source>Redo the last undone answer</source>
        <translation>Die zuletzt rückgängig gemachte Antwort wiederholen</translation>
    </message>
    <message>
        <source>Show how dice and choices changed the chances</source>
        <translation>Zeigen, wie Würfel und Entscheidungen die Chancen verändert haben</translation>
    </message>
    <message>
        <source>Do the next step, as shown on the blue button</source>
        <translation>Den nächsten Schritt ausführen, wie auf der blauen Schaltfläche gezeigt</translation>
    </message>
    <message>
        <source>Add a bend to the unit&apos;s path here</source>
        <translation>Hier einen Knick in den Weg der Einheit einfügen</translation>
    </message>
    <message>
        <source>A&amp;nimated picture…</source>
        <translation>An&amp;imiertes Bild…</translation>
    </message>
    <message>
        <source>Save the battle as a picture that plays in chats and forums (GIF)</source>
        <translation>Die Schlacht als Bild speichern, das in Chats und Foren abläuft (GIF)</translation>
    </message>
    <message>
        <source>Submitted to the server</source>
        <translation>Beim Server eingereicht</translation>
    </message>
    <message>
        <source>The sheet could not be kept. Try again in a minute, or copy the text and send it to your umpire.</source>
        <translation>Das Blatt konnte nicht gespeichert werden. Versuchen Sie es in einer Minute noch einmal, oder kopieren Sie den Text und schicken Sie ihn Ihrem Spielleiter.</translation>
    </message>
    <message>
        <source>There is nothing here. Ask your umpire for your link.</source>
        <translation>Hier ist nichts. Fragen Sie Ihren Spielleiter nach Ihrem Link.</translation>
    </message>
    <message>
        <source>This is not the text of an order sheet.</source>
        <translation>Das ist nicht der Text eines Befehlsblatts.</translation>
    </message>
    <message>
        <source>No orders are due now. Load the page again when the next turn has begun.</source>
        <translation>Zurzeit sind keine Befehle fällig. Laden Sie die Seite neu, wenn die nächste Runde begonnen hat.</translation>
    </message>
    <message>
        <source>You have sent too many sheets in this turn. Ask your umpire.</source>
        <translation>Sie haben in dieser Runde zu viele Blätter geschickt. Fragen Sie Ihren Spielleiter.</translation>
    </message>
    <message>
        <source>Too many requests. Wait a moment.</source>
        <translation>Zu viele Anfragen. Warten Sie einen Moment.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Language of the &amp;system</source>
        <translation>Sprache des &amp;Systems</translation>
    </message>
    <message>
        <source>Use the system&apos;s language from the next start</source>
        <translation>Ab dem nächsten Start die Sprache des Systems verwenden</translation>
    </message>
    <message>
        <source>&amp;Best list for this battle…</source>
        <translation>&amp;Beste Liste für diese Schlacht…</translation>
    </message>
    <message>
        <source>Find which list wins most often against this one, or whether this one is the best</source>
        <translation>Finden, welche Liste am häufigsten gegen diese gewinnt, oder ob diese die beste ist</translation>
    </message>
    <message>
        <source>&amp;Best list against these…</source>
        <translation>&amp;Beste Liste gegen diese…</translation>
    </message>
    <message>
        <source>Find which list wins most often against the selected ones</source>
        <translation>Finden, welche Liste am häufigsten gegen die ausgewählten gewinnt</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Ephor uses this language from its next start.</source>
        <translation>Ephor verwendet diese Sprache ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>%1, rolled on the table</source>
        <translation>%1, am Spieltisch gewürfelt</translation>
    </message>
    <message>
        <source>Your orders for %1 cannot be submitted yet:</source>
        <translation>Ihre Befehle für %1 können noch nicht eingereicht werden:</translation>
    </message>
    <message>
        <source>Your orders cannot be submitted yet:</source>
        <translation>Ihre Befehle können noch nicht eingereicht werden:</translation>
    </message>
    <message>
        <source>Use English from the next start</source>
        <translation>Ab dem nächsten Start Englisch verwenden</translation>
    </message>
    <message>
        <source>Use German from the next start</source>
        <translation>Ab dem nächsten Start Deutsch verwenden</translation>
    </message>
    <message>
        <source>Serve &amp;to players…</source>
        <translation>Für Spieler bereits&amp;tellen…</translation>
    </message>
    <message>
        <source>Hand out turn pages from this computer and receive the players&apos; orders</source>
        <translation>Rundenseiten von diesem Computer ausgeben und die Befehle der Spieler empfangen</translation>
    </message>
    <message>
        <source>You have a battle at %1 to play. The table, both lists as pages to print, and a form for the result are attached.</source>
        <translation>Sie haben eine Schlacht bei %1 zu spielen. Der Spieltisch, beide Listen zum Drucken und ein Ergebnisbogen sind angehängt.</translation>
    </message>
    <message>
        <source>The chance to pass was %1 (exact).</source>
        <translation>Die Wahrscheinlichkeit zu bestehen war %1 (exakt).</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>lucky and unlucky rolls</source>
        <translation>Würfe mit Glück und mit Pech</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>errors, of all answers</source>
        <translation>Fehler, von allen Antworten</translation>
    </message>
    <message>
        <source>lost by errors</source>
        <translation>durch Fehler verloren</translation>
    </message>
    <message>
        <source>%1 wins: %2 at the start; %3 with these choices and average dice.</source>
        <translation>%1 gewinnt: %2 am Anfang; %3 mit diesen Entscheidungen und durchschnittlichen Würfeln.</translation>
    </message>
    <message>
        <source>Choices that lost something</source>
        <translation>Entscheidungen, die etwas gekostet haben</translation>
    </message>
    <message>
        <source>Turning points, in points for %1</source>
        <translation>Wendepunkte, in Punkten für %1</translation>
    </message>
    <message>
        <source>None was found.</source>
        <translation>Keine gefunden.</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1. Better: %2</source>
        <translation>%1. Besser: %2</translation>
    </message>
    <message>
        <source>Chance of %1 over the battle</source>
        <translation>Wahrscheinlichkeit für %1 im Lauf der Schlacht</translation>
    </message>
    <message>
        <source>Was it luck?</source>
        <translation>War es Glück?</translation>
    </message>
    <message>
        <source>Changes in grey are dice, changes in a side&apos;s colour its choices.</source>
        <translation>Graue Änderungen kommen von den Würfeln, Änderungen in der Farbe einer Seite von ihren Entscheidungen.</translation>
    </message>
    <message>
        <source>One die was rolled again; %1</source>
        <translation>Ein Würfel wurde noch einmal geworfen; %1</translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>The code contains the whole list. Scan it and paste its text into Ephor (Edit, Paste list code or text) to check that it is the list that was submitted.</source>
        <translation>Der Code enthält die ganze Liste. Scannen Sie ihn und fügen Sie seinen Text in Ephor ein (Bearbeiten, Listencode oder Text einfügen), um zu prüfen, dass es die eingereichte Liste ist.</translation>
    </message>
    <message>
        <source>Rules in short</source>
        <translation>Regeln in Kürze</translation>
    </message>
    <message>
        <source>Models: %1 of %2</source>
        <translation>Modelle: %1 von %2</translation>
    </message>
    <message>
        <source>Continue the sample campaign, or begin it.</source>
        <translation>Die Beispielkampagne fortsetzen oder beginnen.</translation>
    </message>
    <message>
        <source>&amp;Play…</source>
        <translation>&amp;Spielen…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>%1: %2 to pass. If it fails, the phase ends.</source>
        <translation>%1: %2 zu bestehen. Misslingt er, endet die Phase.</translation>
    </message>
</context>
<context>
    <name>ephor::AboutDialog</name>
    <message>
        <source>About Ephor</source>
        <translation>Über Ephor</translation>
    </message>
    <message>
        <source>Ephor %1</source>
        <translation>Ephor %1</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>%1, window system %2</source>
        <translation>%1, Fenstersystem %2</translation>
    </message>
    <message>
        <source>Ephor</source>
        <translation>Ephor</translation>
    </message>
    <message>
        <source>Campaigns, army lists, battles and odds for wargame clubs.</source>
        <translation>Kampagnen, Armeelisten, Schlachten und Chancen für Tabletop-Klubs.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, without any warranty. The rules of the games belong to their authors; the program has them in its own words.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später, ohne jede Gewährleistung. Die Spielregeln gehören ihren Autoren; das Programm enthält sie in eigenen Worten.</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>&amp;Neuerungen</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>Einzelheiten &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy version and system for a report of an error</source>
        <translation>Version und System für eine Fehlermeldung kopieren</translation>
    </message>
</context>
<context>
    <name>ephor::ActionCardView</name>
    <message>
        <source>Click or press Space to go on</source>
        <translation>Klicken oder Leertaste drücken, um fortzufahren</translation>
    </message>
    <message>
        <source>%1, %2 or more</source>
        <translation>%1, %2 oder mehr</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ephor::ActionWords</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 deployed %2</source>
        <translation>%1 hat %2 aufgestellt</translation>
    </message>
    <message>
        <source>%1 charged %2</source>
        <translation>%1: Angriff auf %2</translation>
    </message>
    <message>
        <source>%1 fought</source>
        <translation>%1: Kampf</translation>
    </message>
    <message>
        <source>%1 fought %2</source>
        <translation>%1: Kampf gegen %2</translation>
    </message>
    <message>
        <source>%1 shot</source>
        <translation>%1: Schuss</translation>
    </message>
    <message>
        <source>%1 shot at %2</source>
        <translation>%1: Schuss auf %2</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>bewegt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Victory for %1</source>
        <translation>Sieg für %1</translation>
    </message>
    <message>
        <source>The battle is drawn</source>
        <translation>Die Schlacht endet unentschieden</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>%1: left the table</source>
        <translation>%1: vom Tisch</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 shot at %2 without effect</source>
        <translation>%1 schoss ohne Wirkung auf %2</translation>
    </message>
    <message>
        <source>Against hits:</source>
        <translation>Gegen Treffer:</translation>
    </message>
    <message>
        <source>= %1 in all</source>
        <translation>= %1 insgesamt</translation>
    </message>
</context>
<context>
    <name>ephor::AdjudicateDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Adjudicate the orders?</source>
        <translation>Befehle auswerten?</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlen</translation>
    </message>
    <message>
        <source>&amp;Adjudicate now</source>
        <translation>Jetzt &amp;auswerten</translation>
    </message>
    <message>
        <source>Adjudicate now</source>
        <translation>Jetzt auswerten</translation>
    </message>
    <message>
        <source>It cannot be submitted. %1</source>
        <translation>Das Blatt kann nicht eingereicht werden. %1</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Not submitted</source>
        <translation>Nicht eingereicht</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Eingereicht</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Einreichen</translation>
    </message>
    <message>
        <source>Submit the sheet of %1</source>
        <translation>Das Blatt von %1 einreichen</translation>
    </message>
    <message>
        <source>Keep as draft: %1</source>
        <translation>Als Entwurf behalten: %1</translation>
    </message>
    <message>
        <source>Keep the submitted orders</source>
        <translation>Die eingereichten Befehle behalten</translation>
    </message>
    <message>
        <source>Keep the sheet of %1 as a draft</source>
        <translation>Das Blatt von %1 als Entwurf behalten</translation>
    </message>
    <message>
        <source>%1. Without new orders, %2.</source>
        <translation>%1. Ohne neue Befehle: %2.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>All orders are valid.</source>
        <translation>Alle Befehle sind gültig.</translation>
    </message>
    <message>
        <source>By the computer</source>
        <translation>Vom Computer</translation>
    </message>
</context>
<context>
    <name>ephor::AftermathPage</name>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Zieht nach</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>Kampfgeist</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Leader %1: %2, %3 CP, fame %4</source>
        <translation>Anführer %1: %2, %3 BP, Ruhm %4</translation>
    </message>
    <message>
        <source>%1 goes to</source>
        <translation>%1 zieht nach</translation>
    </message>
    <message>
        <source>Spirit of %1</source>
        <translation>Kampfgeist von %1</translation>
    </message>
    <message>
        <source>Steps of %1</source>
        <translation>Stufen von %1</translation>
    </message>
    <message>
        <source>Stripes (experience)</source>
        <translation>Streifen (Erfahrung)</translation>
    </message>
    <message>
        <source>D&amp;ice of the aftermath; confirming the result uses the same dice</source>
        <translation>&amp;Würfel für die Folgen; das Bestätigen des Ergebnisses benutzt dieselben Würfel</translation>
    </message>
    <message>
        <source>Dice of the aftermath</source>
        <translation>Würfel für die Folgen</translation>
    </message>
    <message>
        <source>Enter &amp;own dice…</source>
        <translation>&amp;Eigene Würfel eingeben…</translation>
    </message>
    <message>
        <source>Enter dice rolled at the table</source>
        <translation>Am Tisch geworfene Würfel eingeben</translation>
    </message>
    <message>
        <source>Reason for the override</source>
        <translation>Grund der Änderung</translation>
    </message>
    <message>
        <source>Reason for the override, if you change anything above; all players may read it</source>
        <translation>Grund der Änderung, falls Sie oben etwas ändern; alle Spieler dürfen ihn lesen</translation>
    </message>
    <message>
        <source>Was at</source>
        <translation>Zuvor bei</translation>
    </message>
    <message>
        <source>After stragglers return</source>
        <translation>Nach Rückkehr der Versprengten</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <source>%1 (+1)</source>
        <translation>%1 (+1)</translation>
    </message>
</context>
<context>
    <name>ephor::AnalysisPanel</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Turning points and errors</source>
        <translation>Wendepunkte und Fehler</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Choices that lost something</source>
        <translation>Entscheidungen, die etwas gekostet haben</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>None was found.</source>
        <translation>Keine gefunden.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation>Erneut analysieren</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>A battle can be analysed once it is over.</source>
        <translation>Eine Schlacht kann analysiert werden, sobald sie beendet ist.</translation>
    </message>
    <message>
        <source>Every position is played on many times.</source>
        <translation>Jede Stellung wird viele Male weitergespielt.</translation>
    </message>
    <message>
        <source>Every chance is within ± %1 %.</source>
        <translation>Jede Wahrscheinlichkeit ist auf ± %1 % genau.</translation>
    </message>
    <message>
        <source>Was it luck? Play every position of this battle on many times.</source>
        <translation>War es Glück? Jede Stellung dieser Schlacht viele Male weiterspielen.</translation>
    </message>
    <message>
        <source>Stopped before every position was known.</source>
        <translation>Angehalten, bevor jede Stellung bekannt war.</translation>
    </message>
    <message>
        <source>Stopped. Every chance is within ± %1 %.</source>
        <translation>Angehalten. Jede Chance ist auf ± %1 % genau.</translation>
    </message>
</context>
<context>
    <name>ephor::AnswerForm</name>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation>%1 vor</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 zurück</translation>
    </message>
    <message>
        <source>%1 to the right</source>
        <translation>%1 nach rechts</translation>
    </message>
    <message>
        <source>%1 to the left</source>
        <translation>%1 nach links</translation>
    </message>
    <message>
        <source>turns %1° right</source>
        <translation>dreht %1° nach rechts</translation>
    </message>
    <message>
        <source>turns %1° left</source>
        <translation>dreht %1° nach links</translation>
    </message>
    <message>
        <source>into line with %1</source>
        <translation>in Linie mit %1</translation>
    </message>
    <message>
        <source>turns slightly right</source>
        <translation>dreht leicht nach rechts</translation>
    </message>
    <message>
        <source>turns slightly left</source>
        <translation>dreht leicht nach links</translation>
    </message>
    <message>
        <source>turns half right</source>
        <translation>dreht halb rechts</translation>
    </message>
    <message>
        <source>turns half left</source>
        <translation>dreht halb links</translation>
    </message>
    <message>
        <source>turns right</source>
        <translation>dreht rechts</translation>
    </message>
    <message>
        <source>turns left</source>
        <translation>dreht links</translation>
    </message>
    <message>
        <source>turns far right</source>
        <translation>dreht weit nach rechts</translation>
    </message>
    <message>
        <source>turns far left</source>
        <translation>dreht weit nach links</translation>
    </message>
    <message>
        <source>turns about</source>
        <translation>macht kehrt</translation>
    </message>
    <message>
        <source>%1 from the left end of the edge, %2 from the edge</source>
        <translation>%1 vom linken Ende der Kante, %2 von der Kante</translation>
    </message>
    <message>
        <source>Drag it on the table, or choose a suggestion. Then Q and E turn it, and with the focus on the table the arrow keys move it.</source>
        <translation>Ziehen Sie die Einheit auf dem Spieltisch, oder wählen Sie einen Vorschlag. Dann drehen Q und E sie, und wenn der Spieltisch den Fokus hat, bewegen die Pfeiltasten sie.</translation>
    </message>
</context>
<context>
    <name>ephor::ArmyListWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%1[*] — Ephor</source>
        <translation>%1[*] — Ephor</translation>
    </message>
    <message>
        <source>%1 (%2)[*] — Ephor</source>
        <translation>%1 (%2)[*] — Ephor</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>Problems: none</source>
        <translation>Probleme: keine</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>Save the list?</source>
        <translation>Die Liste speichern?</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>„%1“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Neue Armee</translation>
    </message>
    <message>
        <source>Open an army list</source>
        <translation>Armeeliste öffnen</translation>
    </message>
    <message>
        <source>Army lists (*.toml);;All files (*)</source>
        <translation>Armeelisten (*.toml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>gespeichert %1</translation>
    </message>
    <message>
        <source>Save the army list</source>
        <translation>Armeeliste speichern</translation>
    </message>
    <message>
        <source>Army lists (*.toml)</source>
        <translation>Armeelisten (*.toml)</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Nach %1 geschrieben</translation>
    </message>
    <message>
        <source>Export the army list</source>
        <translation>Armeeliste exportieren</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>Ein anderes Programm hat %1 geändert.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meinen behalten</translation>
    </message>
    <message>
        <source>Import a roster</source>
        <translation>Roster importieren</translation>
    </message>
    <message>
        <source>Rosters (*.ros *.rosz)</source>
        <translation>Roster (*.ros *.rosz)</translation>
    </message>
    <message>
        <source>The list is in the clipboard, as text.</source>
        <translation>Die Liste ist als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The list is too large for list codes; send the file itself.</source>
        <translation>Die Liste ist zu groß für Listencodes; senden Sie die Datei selbst.</translation>
    </message>
    <message>
        <source>The list code is in the clipboard; its fingerprint is %1.</source>
        <translation>Der Listencode ist in der Zwischenablage; sein Fingerabdruck ist %1.</translation>
    </message>
    <message>
        <source>List from a code</source>
        <translation>Liste aus einem Code</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>&amp;Einheit</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Compare with another list</source>
        <translation>Mit einer anderen Liste vergleichen</translation>
    </message>
    <message>
        <source>This list was written for version %1 of the rules data; Ephor has version %2.</source>
        <translation>Diese Liste wurde für Version %1 der Regeldaten geschrieben; Ephor hat Version %2.</translation>
    </message>
    <message>
        <source>See what that changes…</source>
        <translation>Auswirkung zeigen…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Text of the army list</source>
        <translation>Text der Armeeliste</translation>
    </message>
    <message>
        <source>Problems of the list</source>
        <translation>Probleme der Liste</translation>
    </message>
    <message>
        <source>a new list</source>
        <translation>eine neue Liste</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Open another window</source>
        <translation>Ein weiteres Fenster öffnen</translation>
    </message>
    <message>
        <source>Zipped rosters (*.rosz);;Rosters (*.ros)</source>
        <translation>Gepackte Roster (*.rosz);;Roster (*.ros)</translation>
    </message>
    <message>
        <source>Club rules %1.</source>
        <translation>Klubregeln %1.</translation>
    </message>
    <message>
        <source>Club rules %1, by %2.</source>
        <translation>Klubregeln %1, von %2.</translation>
    </message>
    <message>
        <source>The list is in the clipboard, as a picture.</source>
        <translation>Die Liste ist als Bild in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The list&apos;s QR code is in the clipboard, as a picture.</source>
        <translation>Der QR-Code der Liste ist als Bild in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Folder for the files of New Recruit</source>
        <translation>Ordner für die Dateien für New Recruit</translation>
    </message>
    <message>
        <source>For New Recruit</source>
        <translation>Für New Recruit</translation>
    </message>
    <message>
        <source>Replace these files in the folder?
%1</source>
        <translation>Diese Dateien im Ordner ersetzen?
%1</translation>
    </message>
    <message>
        <source>Written to %1: %2</source>
        <translation>Nach %1 geschrieben: %2</translation>
    </message>
    <message>
        <source>The file was written in Windows-1252 and was read as that. Saving writes it in UTF-8.</source>
        <translation>Die Datei war in Windows-1252 geschrieben und wurde so gelesen. Beim Speichern wird sie in UTF-8 geschrieben.</translation>
    </message>
    <message>
        <source>The roster was read, except for:
%1</source>
        <translation>Der Roster wurde gelesen, außer:
%1</translation>
    </message>
    <message>
        <source>A roster has no comments, blank lines or order of keys. Keep the list file, too.</source>
        <translation>Ein Roster enthält weder Kommentare noch Leerzeilen noch die Reihenfolge der Schlüssel. Behalten Sie auch die Listendatei.</translation>
    </message>
    <message>
        <source>The text is not a valid list yet. Correct the problems below first.</source>
        <translation>Der Text ist noch keine gültige Liste. Beheben Sie zuerst die Probleme unten.</translation>
    </message>
    <message>
        <source>Unsaved work was recovered: %1.</source>
        <translation>Nicht gespeicherte Arbeit wurde wiederhergestellt: %1.</translation>
    </message>
    <message>
        <source>Unsaved changes to this list were recovered from the last session.</source>
        <translation>Nicht gespeicherte Änderungen an dieser Liste wurden aus der letzten Sitzung wiederhergestellt.</translation>
    </message>
    <message>
        <source>Army before the error in line %1</source>
        <translation>Armee vor dem Fehler in Zeile %1</translation>
    </message>
    <message>
        <source>%1 (%2; F1 explains)</source>
        <translation>%1 (%2; F1 erklärt)</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Restore the copy</source>
        <translation>Kopie wiederherstellen</translation>
    </message>
    <message>
        <source>Delete the copy</source>
        <translation>Kopie löschen</translation>
    </message>
    <message>
        <source>Load that version</source>
        <translation>Diese Fassung laden</translation>
    </message>
</context>
<context>
    <name>ephor::ArmyModel</name>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>The name of the army</source>
        <translation>Der Name der Armee</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Steps of strength in all units</source>
        <translation>Stärkestufen aller Einheiten</translation>
    </message>
    <message>
        <source>Posture</source>
        <translation>Haltung</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>BP</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Versorgung</translation>
    </message>
    <message>
        <source>3 is full, 0 is hunger</source>
        <translation>3 ist voll, 0 ist Hunger</translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation>Erschöpfung</translation>
    </message>
    <message>
        <source>0 is fresh, 3 is worn out</source>
        <translation>0 ist frisch, 3 ist völlig erschöpft</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>Kampfgeist</translation>
    </message>
    <message>
        <source>From Shaken to Eager</source>
        <translation>Von Erschüttert bis Kampflustig</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Current place</source>
        <translation>Derzeitiger Ort</translation>
    </message>
    <message>
        <source>Remaining units</source>
        <translation>Verbleibende Einheiten</translation>
    </message>
    <message>
        <source>How it acts towards enemies</source>
        <translation>Wie sie sich gegenüber Feinden verhält</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Befehlshaber</translation>
    </message>
    <message>
        <source>Remaining command points of the leader</source>
        <translation>Verbleibende Befehlspunkte des Anführers</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Its power</source>
        <translation>Ihre Macht</translation>
    </message>
    <message>
        <source>unknown army</source>
        <translation>unbekannte Armee</translation>
    </message>
</context>
<context>
    <name>ephor::ArmyPanel</name>
    <message>
        <source>Units of the army</source>
        <translation>Einheiten der Armee</translation>
    </message>
    <message>
        <source>The chosen unit</source>
        <translation>Die gewählte Einheit</translation>
    </message>
    <message>
        <source>Its type is not known: see the problems below.</source>
        <translation>Ihr Typ ist unbekannt: siehe die Probleme unten.</translation>
    </message>
    <message>
        <source>No special traits</source>
        <translation>Keine besonderen Eigenschaften</translation>
    </message>
    <message>
        <source>%1 points each, house value</source>
        <translation>je %1 Punkte, Hauswert</translation>
    </message>
    <message>
        <source>%1 points each</source>
        <translation>je %1 Punkte</translation>
    </message>
    <message>
        <source>The chosen unit as a form</source>
        <translation>Die gewählte Einheit als Formular</translation>
    </message>
    <message>
        <source>The chosen unit: form or figures</source>
        <translation>Die gewählte Einheit: Formular oder Figuren</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>The list itself</source>
        <translation>Die Liste selbst</translation>
    </message>
    <message>
        <source>Figures of the chosen unit</source>
        <translation>Figuren der gewählten Einheit</translation>
    </message>
    <message>
        <source>Values and rules</source>
        <translation>Werte und Regeln</translation>
    </message>
    <message>
        <source>Select a unit above, or put the cursor into one in the text.</source>
        <translation>Wählen Sie oben eine Einheit, oder setzen Sie den Cursor im Text in eine.</translation>
    </message>
    <message>
        <source>The army has no units yet. Press + beside a troop type in the catalogue.</source>
        <translation>Die Armee hat noch keine Einheiten. Drücken Sie + neben einem Truppentyp im Katalog.</translation>
    </message>
</context>
<context>
    <name>ephor::AutoResolvePanel</name>
    <message>
        <source>Auto-resolve from here</source>
        <translation>Von hier an automatisch auskämpfen</translation>
    </message>
    <message>
        <source>To the end of</source>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <source>Play to the end of the %1</source>
        <translation>Bis zum Ende spielen: %1</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Who decides for %1</source>
        <translation>Wer für %1 entscheidet</translation>
    </message>
    <message>
        <source>%1 decisions, %2 a second, turn %3</source>
        <translation>%1 Entscheidungen, %2 je Sekunde, Runde %3</translation>
    </message>
    <message>
        <source>The standard computer player answers for people meanwhile. You can undo it.</source>
        <translation>Der Standard-Computerspieler antwortet inzwischen für Menschen. Sie können das rückgängig machen.</translation>
    </message>
    <message>
        <source>%1, at most %2 s left</source>
        <translation>%1, noch höchstens %2 s</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Fights: %1. Nobody was lost.</source>
        <translation>Kämpfe: %1. Keine Verluste.</translation>
    </message>
    <message>
        <source>Fights: %1. Lost: %2.</source>
        <translation>Kämpfe: %1. Verloren: %2.</translation>
    </message>
</context>
<context>
    <name>ephor::BattleLogModel</name>
    <message>
        <source>Before the battle</source>
        <translation>Vor der Schlacht</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>One of %1 cards.</source>
        <translation>Eine von %1 Karten.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>both bid %1</source>
        <translation>beide boten %1</translation>
    </message>
    <message>
        <source>%1 bid %2, %3 bid %4</source>
        <translation>%1 bot %2, %3 bot %4</translation>
    </message>
    <message>
        <source>; then </source>
        <translation>; dann </translation>
    </message>
</context>
<context>
    <name>ephor::BattleMap</name>
    <message>
        <source>Map of the table</source>
        <translation>Plan des Spieltischs</translation>
    </message>
</context>
<context>
    <name>ephor::BattleWindow</name>
    <message>
        <source>Save the record</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Battle records (*.battle)</source>
        <translation>Schlachtaufzeichnungen (*.battle)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Text (*.txt)</source>
        <translation>PDF (*.pdf);;Webseite (*.html);;Text (*.txt)</translation>
    </message>
    <message>
        <source>The report has gone to the printer</source>
        <translation>Der Bericht wurde an den Drucker gesendet</translation>
    </message>
    <message>
        <source>The report is being printed…</source>
        <translation>Der Bericht wird gedruckt…</translation>
    </message>
    <message>
        <source>Verify the record</source>
        <translation>Aufzeichnung prüfen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Spiel&amp;tisch</translation>
    </message>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Schlacht</translation>
    </message>
    <message>
        <source>Ad&amp;viser for %1</source>
        <translation>Ra&amp;tgeber für %1</translation>
    </message>
    <message>
        <source>&amp;Moment</source>
        <translation>&amp;Zeitpunkt</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>Zu entscheiden</translation>
    </message>
    <message>
        <source>Auto-resolve from here</source>
        <translation>Von hier an automatisch auskämpfen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Standing orders</source>
        <translation>Dauerbefehle</translation>
    </message>
    <message>
        <source>The umpire corrects</source>
        <translation>Korrektur durch den Spielleiter</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>%1[*] (%2)</source>
        <translation>%1[*] (%2)</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>dice wait for you</source>
        <translation>Würfel warten auf Sie</translation>
    </message>
    <message>
        <source>sealed dice</source>
        <translation>versiegelte Würfel</translation>
    </message>
    <message>
        <source>fast dice</source>
        <translation>schnelle Würfel</translation>
    </message>
    <message>
        <source>what if: other dice from here</source>
        <translation>Was wäre, wenn: andere Würfel von hier an</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>Close the battle</source>
        <translation>Schlacht schließen</translation>
    </message>
    <message>
        <source>The battle has not been saved. Save its record?</source>
        <translation>Die Schlacht ist nicht gespeichert. Die Aufzeichnung speichern?</translation>
    </message>
    <message>
        <source>cannot be saved</source>
        <translation>kann nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Save the battle page</source>
        <translation>Webseite der Schlacht speichern</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Save a file</source>
        <translation>Datei speichern</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 wird geschrieben…</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message numerus="yes">
        <source>victory for %1 after %n turns</source>
        <translation>
            <numerusform>Sieg für %1 nach %n Runde</numerusform>
            <numerusform>Sieg für %1 nach %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a draw after %n turns</source>
        <translation>
            <numerusform>unentschieden nach %n Runde</numerusform>
            <numerusform>unentschieden nach %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, %3 %4 units left</source>
        <translation>%1 %2, %3 %4 Einheiten übrig</translation>
    </message>
    <message>
        <source>from event %1</source>
        <translation>von Ereignis %1 an</translation>
    </message>
    <message>
        <source>It starts at event %1, %2. In the battle: %3; %4.</source>
        <translation>Beginn bei Ereignis %1, %2. In der Schlacht: %3; %4.</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>What if:</source>
        <translation>Was wäre, wenn:</translation>
    </message>
    <message>
        <source>Here: %1; %2.</source>
        <translation>Hier: %1; %2.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What if: %1: %2</source>
        <translation>Was wäre, wenn: %1: %2</translation>
    </message>
    <message>
        <source>A recovery copy of the battle cannot be written to %1. Save the battle.</source>
        <translation>Eine Sicherungskopie der Schlacht kann nicht in %1 geschrieben werden. Speichern Sie die Schlacht.</translation>
    </message>
    <message>
        <source>The record is genuine: %1</source>
        <translation>Die Aufzeichnung ist echt: %1</translation>
    </message>
    <message>
        <source>Save the animated picture</source>
        <translation>Animiertes Bild speichern</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Animierte Bilder (*.gif)</translation>
    </message>
    <message>
        <source>Drawing picture %1 of %2…</source>
        <translation>Bild %1 von %2 wird gezeichnet…</translation>
    </message>
    <message>
        <source>%1, %2 taken back</source>
        <translation>%1, %2 zurückgenommen</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>The dice are rolled when you say so, or typed in from your table.</source>
        <translation>Die Würfel werden geworfen, wenn Sie es sagen, oder Sie tippen die Würfe von Ihrem Spieltisch ein.</translation>
    </message>
    <message>
        <source>From a secret key that is fixed before the battle; afterwards the record proves it.</source>
        <translation>Aus einem geheimen Schlüssel, der vor der Schlacht feststeht; nachher beweist es die Aufzeichnung.</translation>
    </message>
    <message>
        <source>Rolled by the program at once. The same seed gives the same dice again.</source>
        <translation>Das Programm würfelt sofort. Derselbe Startwert gibt wieder dieselben Würfel.</translation>
    </message>
</context>
<context>
    <name>ephor::BattleWords</name>
    <message>
        <source>First side</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Zweite Seite</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>%1: %2, 1 die</source>
        <translation>%1: %2, 1 Würfel</translation>
    </message>
    <message>
        <source>%1: %2, %3 dice</source>
        <translation>%1: %2, %3 Würfel</translation>
    </message>
    <message>
        <source>%1 or more hits</source>
        <translation>%1 oder mehr trifft</translation>
    </message>
    <message>
        <source>%1 or more succeeds, %2 needed</source>
        <translation>%1 oder mehr gelingt, %2 nötig</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 bis %2: %3</translation>
    </message>
    <message>
        <source>%1 left: %2.</source>
        <translation>%1 übrig: %2.</translation>
    </message>
    <message>
        <source>If it fights %1:</source>
        <translation>Wenn sie gegen %1 kämpft:</translation>
    </message>
    <message>
        <source>(Several of these may happen together.)</source>
        <translation>(Mehreres davon kann zugleich eintreten.)</translation>
    </message>
</context>
<context>
    <name>ephor::BattlesController</name>
    <message>
        <source>This battle is already resolved.</source>
        <translation>Diese Schlacht ist schon entschieden.</translation>
    </message>
    <message>
        <source>Import a battle record</source>
        <translation>Schlachtaufzeichnung importieren</translation>
    </message>
    <message>
        <source>Battle records (*.battle)</source>
        <translation>Schlachtaufzeichnungen (*.battle)</translation>
    </message>
    <message>
        <source>Import a result form</source>
        <translation>Ergebnisbogen importieren</translation>
    </message>
    <message>
        <source>Forms (*.toml)</source>
        <translation>Formulare (*.toml)</translation>
    </message>
    <message>
        <source>Save the battle packet</source>
        <translation>Schlachtpaket speichern</translation>
    </message>
    <message>
        <source>The battle of %1 was begun with other armies, before the campaign was changed. It cannot be resumed. Undo the change to resume it, or discard it.</source>
        <translation>Die Schlacht von %1 wurde mit anderen Armeen begonnen, bevor die Kampagne geändert wurde. Sie kann nicht fortgesetzt werden. Machen Sie die Änderung rückgängig, um sie fortzusetzen, oder verwerfen Sie die Schlacht.</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>The battle of %1 is open. Close its window, then discard it.</source>
        <translation>Die Schlacht von %1 ist geöffnet. Schließen Sie ihr Fenster und verwerfen Sie sie dann.</translation>
    </message>
    <message>
        <source>Discard the battle of %1 as far as it was played? This cannot be undone.</source>
        <translation>Die Schlacht von %1, soweit sie gespielt wurde, verwerfen? Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>The battle packet was saved to %1: the table, both lists as pages to print, and the result form.</source>
        <translation>Das Schlachtpaket wurde in %1 gespeichert: der Spieltisch, beide Listen zum Drucken und der Ergebnisbogen.</translation>
    </message>
</context>
<context>
    <name>ephor::BattlesPanel</name>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>&amp;Play…</source>
        <translation>S&amp;pielen…</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Verteidiger</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n Stufe</numerusform>
            <numerusform>%n Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 CP</source>
        <translation>%1, %2 BP</translation>
    </message>
    <message>
        <source>%1 (in reserve)</source>
        <translation>%1 (in Reserve)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>&amp;Auto-resolve…</source>
        <translation>A&amp;utomatisch auskämpfen…</translation>
    </message>
    <message>
        <source>Forces in the battle</source>
        <translation>Kräfte in der Schlacht</translation>
    </message>
    <message>
        <source>Auto-resolve progress</source>
        <translation>Fortschritt des automatischen Auskämpfens</translation>
    </message>
    <message>
        <source>Play the battle step by step in its own window</source>
        <translation>Die Schlacht Schritt für Schritt in einem eigenen Fenster spielen</translation>
    </message>
    <message>
        <source>En&amp;ter a result…</source>
        <translation>Er&amp;gebnis eingeben…</translation>
    </message>
    <message>
        <source>Enter the result of a battle played on a real table</source>
        <translation>Das Ergebnis einer am echten Spieltisch gespielten Schlacht eingeben</translation>
    </message>
    <message>
        <source>Let the computer fight the battle with the campaign&apos;s dice</source>
        <translation>Den Computer die Schlacht mit den Würfeln der Kampagne auskämpfen lassen</translation>
    </message>
    <message>
        <source>No battle is pending.</source>
        <translation>Keine Schlacht steht aus.</translation>
    </message>
    <message>
        <source>Adjudicating the orders starts battles. Each is listed here until you play it, enter its result or auto-resolve it.</source>
        <translation>Das Auswerten der Befehle löst Schlachten aus. Jede steht hier, bis Sie sie spielen, ihr Ergebnis eingeben oder sie automatisch auskämpfen.</translation>
    </message>
    <message>
        <source>Estimating the odds…</source>
        <translation>Die Chancen werden geschätzt…</translation>
    </message>
    <message>
        <source>Resolved on paper: %1</source>
        <translation>Auf dem Papier entschieden: %1</translation>
    </message>
    <message>
        <source>%1 battles so far, both sides played by the computer</source>
        <translation>Bisher %1 Schlachten, beide Seiten vom Computer gespielt</translation>
    </message>
    <message>
        <source>%1 battles, both sides played by the computer</source>
        <translation>%1 Schlachten, beide Seiten vom Computer gespielt</translation>
    </message>
    <message>
        <source>Enter the played result…</source>
        <translation>Gespieltes Ergebnis eingeben…</translation>
    </message>
    <message>
        <source>Resume…</source>
        <translation>Fortsetzen…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Delete what was played of this battle</source>
        <translation>Löschen, was von dieser Schlacht gespielt wurde</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Continue the battle that is being played</source>
        <translation>Mit der angefangenen Schlacht fortfahren</translation>
    </message>
</context>
<context>
    <name>ephor::BestListChoice</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Which list beats %1 best?</source>
        <translation>Welche Liste schlägt %1 am besten?</translation>
    </message>
    <message>
        <source>Is %1 the best list?</source>
        <translation>Ist %1 die beste Liste?</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Feinde</translation>
    </message>
    <message>
        <source>&amp;Enemies</source>
        <translation>&amp;Gegner</translation>
    </message>
    <message>
        <source>Lists to try</source>
        <translation>Zu prüfende Listen</translation>
    </message>
    <message>
        <source>My library and the samples</source>
        <translation>Meine Bibliothek und die Beispiele</translation>
    </message>
    <message>
        <source>Only my library</source>
        <translation>Nur meine Bibliothek</translation>
    </message>
    <message>
        <source>Only the samples</source>
        <translation>Nur die Beispiele</translation>
    </message>
    <message>
        <source>&amp;Lists to try</source>
        <translation>Zu prüfende &amp;Listen</translation>
    </message>
    <message>
        <source>Most points of a list</source>
        <translation>Höchste Punktzahl einer Liste</translation>
    </message>
    <message>
        <source>any points</source>
        <translation>beliebig viele Punkte</translation>
    </message>
    <message>
        <source>up to </source>
        <translation>bis </translation>
    </message>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>At first, what the enemy costs</source>
        <translation>Zunächst so viel, wie der Gegner kostet</translation>
    </message>
    <message>
        <source>Battles against each enemy</source>
        <translation>Schlachten gegen jeden Gegner</translation>
    </message>
    <message>
        <source> battles each</source>
        <translation> Schlachten je Paarung</translation>
    </message>
    <message>
        <source>&amp;Find the best list</source>
        <translation>Beste Liste &amp;finden</translation>
    </message>
    <message>
        <source>Find the best list</source>
        <translation>Beste Liste finden</translation>
    </message>
    <message numerus="yes">
        <source>one of %n lists</source>
        <translation>
            <numerusform>eine von %n Liste</numerusform>
            <numerusform>eine von %n Listen</numerusform>
        </translation>
    </message>
    <message>
        <source>A sample list of the program</source>
        <translation>Eine Beispielliste des Programms</translation>
    </message>
    <message>
        <source>Tick an enemy first</source>
        <translation>Zuerst einen Gegner ankreuzen</translation>
    </message>
    <message>
        <source>There is no list to try</source>
        <translation>Es gibt keine Liste zum Prüfen</translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n lists</source>
        <translation>
            <numerusform>Es gibt mehr als %n Liste</numerusform>
            <numerusform>Es gibt mehr als %n Listen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (this list)</source>
        <translation>%1 (diese Liste)</translation>
    </message>
    <message>
        <source>The library is being read</source>
        <translation>Die Bibliothek wird gelesen</translation>
    </message>
</context>
<context>
    <name>ephor::BestListDialog</name>
    <message>
        <source>Best list</source>
        <translation>Beste Liste</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>Frage und Antwort</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Lists, the best first</source>
        <translation>Listen, die beste zuerst</translation>
    </message>
    <message>
        <source>Lists that are left out</source>
        <translation>Ausgelassene Listen</translation>
    </message>
    <message>
        <source>Battles fought</source>
        <translation>Ausgekämpfte Schlachten</translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Stop or go on</source>
        <translation>Anhalten oder fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Open list</source>
        <translation>Liste ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open the selected list</source>
        <translation>Die ausgewählte Liste öffnen</translation>
    </message>
    <message>
        <source>Fight this &amp;battle…</source>
        <translation>Diese &amp;Schlacht schlagen…</translation>
    </message>
    <message>
        <source>Set up a battle of the selected list</source>
        <translation>Eine Schlacht der ausgewählten Liste aufbauen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Die Tabelle kopieren</translation>
    </message>
    <message>
        <source>Save as CS&amp;V…</source>
        <translation>Als &amp;CSV speichern…</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>%1 of %2 battles</source>
        <translation>%1 von %2 Schlachten</translation>
    </message>
    <message>
        <source>No list is left that may meet an enemy.</source>
        <translation>Es bleibt keine Liste übrig, die einem Gegner begegnen darf.</translation>
    </message>
    <message>
        <source>Reading the lists…</source>
        <translation>Listen werden gelesen…</translation>
    </message>
    <message>
        <source>Each list fights every enemy many times. The program plays both sides.</source>
        <translation>Jede Liste kämpft viele Male gegen jeden Gegner. Das Programm spielt beide Seiten.</translation>
    </message>
    <message>
        <source>The lists are fighting…</source>
        <translation>Die Listen kämpfen…</translation>
    </message>
    <message>
        <source>%1 wins %2 (%3).</source>
        <translation>%1 gewinnt %2 (%3).</translation>
    </message>
    <message>
        <source>The best list: %1</source>
        <translation>Die beste Liste: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n others may be as good; more battles tell them apart.</source>
        <translation>
            <numerusform>%1 Eine weitere (%n) kann ebenso gut sein; mehr Schlachten zeigen den Unterschied.</numerusform>
            <numerusform>%1 %n weitere können ebenso gut sein; mehr Schlachten zeigen den Unterschied.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Ausgelassen: %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
</context>
<context>
    <name>ephor::BestListModel</name>
    <message>
        <source>%1 beats these enemies in %2 on average (%3)</source>
        <translation>%1 schlägt diese Gegner im Mittel in %2 (%3)</translation>
    </message>
    <message>
        <source>May be the best: the intervals overlap. More battles tell them apart</source>
        <translation>Kann die beste sein: Die Intervalle überlappen. Mehr Schlachten zeigen den Unterschied</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>cannot meet</source>
        <translation>können nicht gegeneinander antreten</translation>
    </message>
    <message>
        <source>%1 against %2: not fought yet</source>
        <translation>%1 gegen %2: noch nicht ausgekämpft</translation>
    </message>
    <message numerus="yes">
        <source>%1 beats %2 in %3 (%4), a draw in %5, of %n battles</source>
        <translation>
            <numerusform>%1 schlägt %2 in %3 (%4), unentschieden in %5, von %n Schlacht</numerusform>
            <numerusform>%1 schlägt %2 in %3 (%4), unentschieden in %5, von %n Schlachten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>A range where intervals overlap</source>
        <translation>Ein Bereich, in dem Intervalle überlappen</translation>
    </message>
    <message>
        <source>How often the list wins, with its 95 % interval; of several enemies, each counts alike</source>
        <translation>Wie oft die Liste gewinnt, mit ihrem 95-%-Intervall; von mehreren Gegnern zählt jeder gleich</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
</context>
<context>
    <name>ephor::BiographyDialog</name>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Biography of %1</source>
        <translation>Biografie von %1</translation>
    </message>
    <message>
        <source>Reading the journal…</source>
        <translation>Das Journal wird gelesen…</translation>
    </message>
    <message>
        <source>Nothing is known about this leader.</source>
        <translation>Über diesen Anführer ist nichts bekannt.</translation>
    </message>
</context>
<context>
    <name>ephor::BriefDialog</name>
    <message>
        <source>Brief for %1</source>
        <translation>Lagebericht für %1</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Save the brief</source>
        <translation>Lagebericht speichern</translation>
    </message>
    <message>
        <source>C&amp;opy as text</source>
        <translation>Als Text k&amp;opieren</translation>
    </message>
    <message>
        <source>Web page or text (*.html *.txt)</source>
        <translation>Webseite oder Text (*.html *.txt)</translation>
    </message>
    <message>
        <source>The brief contains only what the power knows. Send it to the new player.</source>
        <translation>Der Lagebericht enthält nur, was die Macht weiß. Senden Sie ihn dem neuen Spieler.</translation>
    </message>
    <message>
        <source>Status of the brief</source>
        <translation>Stand des Lageberichts</translation>
    </message>
    <message>
        <source>Writing the brief…</source>
        <translation>Der Lagebericht wird geschrieben…</translation>
    </message>
    <message>
        <source>The brief was copied to the clipboard.</source>
        <translation>Der Lagebericht wurde in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The brief was saved to %1.</source>
        <translation>Der Lagebericht wurde in %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>ephor::BriefingDialog</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 units against %2</source>
        <translation>%1 Einheiten gegen %2</translation>
    </message>
    <message>
        <source>Historical battles</source>
        <translation>Historische Schlachten</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>I &amp;play</source>
        <translation>Ich s&amp;piele</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Ändern…</translation>
    </message>
    <message>
        <source>Change options, players and dice</source>
        <translation>Optionen, Spieler und Würfel ändern</translation>
    </message>
    <message>
        <source>Set the battle up with other options, players or dice</source>
        <translation>Die Schlacht mit anderen Optionen, Spielern oder Würfeln aufbauen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Zuschauen</translation>
    </message>
    <message>
        <source>Watch the battle</source>
        <translation>Bei der Schlacht zuschauen</translation>
    </message>
    <message>
        <source>The computer plays both sides</source>
        <translation>Der Computer spielt beide Seiten</translation>
    </message>
    <message>
        <source>Fi&amp;ght</source>
        <translation>&amp;Kämpfen</translation>
    </message>
    <message>
        <source>Fight the battle</source>
        <translation>Die Schlacht schlagen</translation>
    </message>
    <message>
        <source>Both sides: two people</source>
        <translation>Beide Seiten: zwei Menschen</translation>
    </message>
    <message>
        <source>%1, %2 turns at most</source>
        <translation>%1, höchstens %2 Runden</translation>
    </message>
</context>
<context>
    <name>ephor::BriefingPage</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>What happened then</source>
        <translation>Was damals geschah</translation>
    </message>
    <message>
        <source>The armies as the computer deploys them. In the battle you place your own.</source>
        <translation>Die Armeen, wie der Computer sie aufstellt. In der Schlacht stellen Sie Ihre eigene auf.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>After %1. The numbers of units are ours, made from these.</source>
        <translation>Nach %1. Die Zahlen der Einheiten sind unsere, daraus abgeleitet.</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, mit %2</translation>
    </message>
</context>
<context>
    <name>ephor::CampaignComparisonModel</name>
    <message>
        <source>The war</source>
        <translation>Der Krieg</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Jahreszeit</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Staatskasse</translation>
    </message>
    <message>
        <source>Arete</source>
        <translation>Arete</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Im Besitz von</translation>
    </message>
    <message numerus="yes">
        <source>%n rows differ.</source>
        <translation>
            <numerusform>%n Zeile unterscheidet sich.</numerusform>
            <numerusform>%n Zeilen unterscheiden sich.</numerusform>
        </translation>
    </message>
    <message>
        <source>About</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>no further actions</source>
        <translation>keine weiteren Aktionen</translation>
    </message>
    <message>
        <source>First difference: entry %1</source>
        <translation>Erster Unterschied: Eintrag %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Journal entries</source>
        <translation>Einträge des Journals</translation>
    </message>
    <message>
        <source>Tiers of cities</source>
        <translation>Ränge der Städte</translation>
    </message>
    <message>
        <source>Steps of armies</source>
        <translation>Stufen der Armeen</translation>
    </message>
    <message>
        <source>Leaders serving</source>
        <translation>Anführer im Dienst</translation>
    </message>
    <message>
        <source>Battle of turn %1</source>
        <translation>Schlacht in Runde %1</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Schicksal</translation>
    </message>
    <message>
        <source>The two campaigns are identical.</source>
        <translation>Die beiden Kampagnen sind gleich.</translation>
    </message>
    <message>
        <source>The two campaigns are identical up to journal entry %1, in %2.</source>
        <translation>Die beiden Kampagnen sind bis Eintrag %1 des Journals gleich, in %2.</translation>
    </message>
</context>
<context>
    <name>ephor::CampaignTable</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ephor::CampaignWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Orders</source>
        <translation>B&amp;efehle</translation>
    </message>
    <message>
        <source>&amp;Battles</source>
        <translation>&amp;Schlachten</translation>
    </message>
    <message>
        <source>Mome&amp;nt</source>
        <translation>&amp;Zeitpunkt</translation>
    </message>
    <message>
        <source>&amp;Reports</source>
        <translation>Be&amp;richte</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Find a city, an army or a leader</source>
        <translation>Eine Stadt, eine Armee oder einen Anführer suchen</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Ebenen</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Umpire (all)</source>
        <translation>Spielleiter (alles)</translation>
    </message>
    <message>
        <source>Find (%1)</source>
        <translation>Suchen (%1)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Campaigns (*.ephor)</source>
        <translation>Kampagnen (*.ephor)</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>Undo history</source>
        <translation>Rückgängig-Verlauf</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>E</source>
        <translation>O</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Fleets</source>
        <translation>Flotten</translation>
    </message>
    <message>
        <source>Compare with another campaign</source>
        <translation>Mit einer anderen Kampagne vergleichen</translation>
    </message>
    <message>
        <source>Campaigns (*.ephor);;All files (*)</source>
        <translation>Kampagnen (*.ephor);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Ehren</translation>
    </message>
    <message>
        <source>Seen b&amp;y </source>
        <translation>Gesehen &amp;von </translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another file.</source>
        <translation>%1 kann nicht geschrieben werden: %2. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>The table was saved to %1.</source>
        <translation>Die Tabelle wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Saving the copy…</source>
        <translation>Die Kopie wird gespeichert…</translation>
    </message>
    <message>
        <source>The copy was saved to %1.</source>
        <translation>Die Kopie wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>Verifying the journal…</source>
        <translation>Das Journal wird geprüft…</translation>
    </message>
    <message numerus="yes">
        <source>Verified: all %n entries replay identically.</source>
        <translation>
            <numerusform>Geprüft: der %n Eintrag ergibt bei der Wiedergabe dasselbe.</numerusform>
            <numerusform>Geprüft: alle %n Einträge ergeben bei der Wiedergabe dasselbe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the map and tables as this power knows them</source>
        <translation>Karte und Tabellen so zeigen, wie diese Macht sie kennt</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not on this map. Did you mean %2?</source>
        <translation>„%1“ ist nicht auf dieser Karte. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not on this map.</source>
        <translation>„%1“ ist nicht auf dieser Karte.</translation>
    </message>
    <message>
        <source>Select a leader, or an army or fleet that has one.</source>
        <translation>Wählen Sie einen Anführer, oder eine Armee oder Flotte mit einem Anführer.</translation>
    </message>
    <message>
        <source>Orders desk</source>
        <translation>Befehlspult</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>End the war</source>
        <translation>Krieg beenden</translation>
    </message>
    <message>
        <source>%1 leads and would win. Enter why the war ends and who agreed (all players may read it):</source>
        <translation>%1 führt und würde gewinnen. Geben Sie ein, warum der Krieg endet und wer zugestimmt hat (alle Spieler dürfen es lesen):</translation>
    </message>
    <message>
        <source>The war was not ended: enter a reason to end it.</source>
        <translation>Der Krieg wurde nicht beendet: Geben Sie einen Grund ein, um ihn zu beenden.</translation>
    </message>
    <message numerus="yes">
        <source>%n files were written to %1.</source>
        <translation>
            <numerusform>%n Datei wurde nach %1 geschrieben.</numerusform>
            <numerusform>%n Dateien wurden nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The data show secrets of all powers. Choose Umpire (all) under Seen by, then open them again.</source>
        <translation>Die Daten zeigen Geheimnisse aller Mächte. Wählen Sie unter „Gesehen von“ den Eintrag „Spielleiter (alles)“ und öffnen Sie sie dann erneut.</translation>
    </message>
    <message>
        <source>Back up the campaign</source>
        <translation>Kampagne sichern</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Final orders are missing from %1.</source>
        <translation>Endgültige Befehle fehlen von %1.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>the sheet of %1</source>
        <translation>das Blatt von %1</translation>
    </message>
    <message>
        <source>Saved. Journal entries: %1</source>
        <translation>Gespeichert. Einträge des Journals: %1</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation>%1, Kopie</translation>
    </message>
    <message>
        <source>Save a copy without addresses</source>
        <translation>Kopie ohne Adressen speichern</translation>
    </message>
    <message>
        <source>%1, branch from entry %2</source>
        <translation>%1, Zweig ab Eintrag %2</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open the post…</source>
        <translation>Post öffnen…</translation>
    </message>
    <message>
        <source>Branch: %1</source>
        <translation>Zweig: %1</translation>
    </message>
    <message>
        <source>%1, without addresses</source>
        <translation>%1, ohne Adressen</translation>
    </message>
    <message>
        <source>The turn was closed early; the next orders are due %1.</source>
        <translation>Die Runde wurde vorzeitig abgeschlossen; die nächsten Befehle sind am %1 fällig.</translation>
    </message>
    <message>
        <source>The newsletter of turn %1 is published.</source>
        <translation>Der Rundbrief der Runde %1 ist veröffentlicht.</translation>
    </message>
    <message>
        <source>It was written to %1.</source>
        <translation>Er wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>&amp;Mail it…</source>
        <translation>Per E-&amp;Mail senden…</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Prognose</translation>
    </message>
    <message>
        <source>&amp;Set to %1</source>
        <translation>Auf %1 &amp;setzen</translation>
    </message>
    <message>
        <source>Orders of %1 were received from the server.</source>
        <translation>Befehle von %1 wurden vom Server empfangen.</translation>
    </message>
</context>
<context>
    <name>ephor::CardSheet</name>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>code %1 of %2</source>
        <translation>Code %1 von %2</translation>
    </message>
    <message>
        <source>Rules in short</source>
        <translation>Regeln in Kürze</translation>
    </message>
</context>
<context>
    <name>ephor::CataloguePanel</name>
    <message>
        <source>Search the troops</source>
        <translation>Truppen suchen</translation>
    </message>
    <message>
        <source>Troops of these rules</source>
        <translation>Truppen dieser Regeln</translation>
    </message>
    <message>
        <source>Words of a name, a trait or a figure, in any order; Enter adds what is selected below</source>
        <translation>Wörter eines Namens, einer Eigenschaft oder eines Werts, in beliebiger Folge; Eingabe fügt das unten Ausgewählte hinzu</translation>
    </message>
    <message>
        <source>No troops have all of these words.</source>
        <translation>Keine Truppen enthalten alle diese Wörter.</translation>
    </message>
    <message>
        <source>+, double click or Enter adds to the list; or drag it there</source>
        <translation>+, Doppelklick oder Eingabe fügt zur Liste hinzu; oder dorthin ziehen</translation>
    </message>
    <message>
        <source>&amp;Add to the list</source>
        <translation>Zur Liste &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Show its &amp;rule</source>
        <translation>&amp;Regel zeigen</translation>
    </message>
</context>
<context>
    <name>ephor::ChanceDrawing</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Chance that %1 wins, band: 95 % interval</source>
        <translation>Wahrscheinlichkeit, dass %1 gewinnt; Band: 95-%-Intervall</translation>
    </message>
</context>
<context>
    <name>ephor::ChanceGraph</name>
    <message>
        <source>Chances over the battle</source>
        <translation>Chancen im Verlauf der Schlacht</translation>
    </message>
    <message>
        <source>The list below tells the same in words.</source>
        <translation>Die Liste unten sagt dasselbe in Worten.</translation>
    </message>
    <message>
        <source>%1
%2 wins: %3 (%4 to %5)</source>
        <translation>%1
%2 gewinnt: %3 (%4 bis %5)</translation>
    </message>
</context>
<context>
    <name>ephor::ChanceLine</name>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Estimating the chances…</source>
        <translation>Die Chancen werden geschätzt…</translation>
    </message>
    <message>
        <source>About even</source>
        <translation>Etwa ausgeglichen</translation>
    </message>
    <message>
        <source>%1 has the better chances</source>
        <translation>Bessere Chancen: %1</translation>
    </message>
    <message>
        <source>%1 is far stronger</source>
        <translation>Weit überlegen: %1</translation>
    </message>
    <message>
        <source>%1 if the computer plays both sides: %2 wins %3, %4 wins %5, a draw %6.</source>
        <translation>%1, wenn der Computer beide Seiten spielt: %2 gewinnt %3, %4 gewinnt %5, unentschieden %6.</translation>
    </message>
    <message>
        <source>No clear difference</source>
        <translation>Kein klarer Unterschied</translation>
    </message>
</context>
<context>
    <name>ephor::ChronicleModel</name>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
</context>
<context>
    <name>ephor::CityModel</name>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>City, port, fort or sanctuary</source>
        <translation>Stadt, Hafen, Fort oder Heiligtum</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Im Besitz von</translation>
    </message>
    <message>
        <source>The power that holds it</source>
        <translation>Die Macht, die sie hält</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Mauern</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Besatzung</translation>
    </message>
    <message>
        <source>Stores</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation>Loyalität</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Sieges and ravaged country</source>
        <translation>Belagerungen und verwüstetes Land</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>besieged by %1</source>
        <translation>belagert von %1</translation>
    </message>
    <message>
        <source>ravaged</source>
        <translation>verwüstet</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>under siege</source>
        <translation>unter Belagerung</translation>
    </message>
    <message>
        <source>Size and value, 1 to 4</source>
        <translation>Größe und Wert, 1 bis 4</translation>
    </message>
    <message>
        <source>Walls, 0 to 4; reduced by a known breach</source>
        <translation>Mauern, 0 bis 4; durch eine bekannte Bresche verringert</translation>
    </message>
    <message>
        <source>Steps inside the walls</source>
        <translation>Stufen innerhalb der Mauern</translation>
    </message>
    <message>
        <source>Turns of food</source>
        <translation>Runden mit Nahrung</translation>
    </message>
    <message>
        <source>Loyalty to the power that holds it</source>
        <translation>Loyalität gegenüber der Macht, die sie hält</translation>
    </message>
    <message>
        <source>devastated</source>
        <translation>völlig verwüstet</translation>
    </message>
</context>
<context>
    <name>ephor::ClashPanel</name>
    <message>
        <source>%1 lost, in % of clashes</source>
        <translation>Verlust: %1, in % der Zusammenstöße</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>greift an</translation>
    </message>
    <message>
        <source>is attacked</source>
        <translation>wird angegriffen</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 Würfel</translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation>%1 Würfel</translation>
    </message>
    <message>
        <source>Armor %1</source>
        <translation>Rüstung %1</translation>
    </message>
</context>
<context>
    <name>ephor::CodeEditor</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Tab indents; Ctrl+Tab leaves the text</source>
        <translation>Tab rückt ein; Strg+Tab verlässt den Text</translation>
    </message>
</context>
<context>
    <name>ephor::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>A few letters of a command</source>
        <translation>Einige Buchstaben eines Befehls</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>ephor::CompareCampaigns</name>
    <message>
        <source>Compare campaigns</source>
        <translation>Kampagnen vergleichen</translation>
    </message>
    <message>
        <source>Where the campaigns diverge</source>
        <translation>Wo die Kampagnen auseinandergehen</translation>
    </message>
    <message>
        <source>Differences between the campaigns</source>
        <translation>Unterschiede zwischen den Kampagnen</translation>
    </message>
</context>
<context>
    <name>ephor::CompareDialog</name>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points, %2</source>
        <translation>%1 Punkte, %2</translation>
    </message>
    <message>
        <source>Two lists compared</source>
        <translation>Zwei Listen im Vergleich</translation>
    </message>
    <message>
        <source>What the lists come to</source>
        <translation>Was die Listen ergeben</translation>
    </message>
    <message>
        <source>The lists side by side</source>
        <translation>Die Listen nebeneinander</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>Seiten &amp;tauschen</translation>
    </message>
    <message>
        <source>The other list first</source>
        <translation>Die andere Liste zuerst</translation>
    </message>
    <message>
        <source>The lists are the same.</source>
        <translation>Die Listen sind gleich.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows differ.</source>
        <translation>
            <numerusform>%n Zeile unterscheidet sich.</numerusform>
            <numerusform>%n Zeilen unterscheiden sich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second costs %n points more.</source>
        <translation>
            <numerusform>Die zweite kostet %n Punkt mehr.</numerusform>
            <numerusform>Die zweite kostet %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second costs %n points less.</source>
        <translation>
            <numerusform>Die zweite kostet %n Punkt weniger.</numerusform>
            <numerusform>Die zweite kostet %n Punkte weniger.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ephor::ComparisonDialog</name>
    <message>
        <source>Only what &amp;differs</source>
        <translation>Nur &amp;Unterschiede</translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the table, for a mail or a spreadsheet</source>
        <translation>Die Tabelle kopieren, für eine E-Mail oder eine Tabellenkalkulation</translation>
    </message>
</context>
<context>
    <name>ephor::ContributionsDialog</name>
    <message>
        <source>Enter for %1</source>
        <translation>Für %1 eingeben</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Versiegeln</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>hinzugefügt: %1</translation>
    </message>
    <message>
        <source>sealed: %1…</source>
        <translation>versiegelt: %1…</translation>
    </message>
    <message>
        <source>Add player words to the dice</source>
        <translation>Wörter der Spieler zu den Würfeln hinzufügen</translation>
    </message>
    <message>
        <source>Before the first turn each player may send a sealed word. Enter all of them, then send every player a report that lists them. Only then do players send the words themselves. All dice of the war depend on every word, so that nobody can choose them.</source>
        <translation>Vor der ersten Runde darf jeder Spieler ein versiegeltes Wort senden. Geben Sie alle ein und senden Sie dann jedem Spieler einen Bericht, in dem sie stehen. Erst danach senden die Spieler die Wörter selbst. Alle Würfel des Krieges hängen von jedem Wort ab, damit niemand sie bestimmen kann.</translation>
    </message>
    <message>
        <source>Word from %1</source>
        <translation>Wort von %1</translation>
    </message>
    <message>
        <source>the word itself</source>
        <translation>das Wort selbst</translation>
    </message>
    <message>
        <source>sealed word: 64 digits</source>
        <translation>versiegeltes Wort: 64 Ziffern</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
</context>
<context>
    <name>ephor::CorrectionPanel</name>
    <message>
        <source>The umpire corrects</source>
        <translation>Korrektur durch den Spielleiter</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>What to correct</source>
        <translation>Was zu korrigieren ist</translation>
    </message>
    <message>
        <source>Move a unit</source>
        <translation>Eine Einheit bewegen</translation>
    </message>
    <message>
        <source>Remove a unit</source>
        <translation>Eine Einheit entfernen</translation>
    </message>
    <message>
        <source>Set a unit&apos;s counter</source>
        <translation>Zähler einer Einheit setzen</translation>
    </message>
    <message>
        <source>Set a side&apos;s counter</source>
        <translation>Zähler einer Seite setzen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>for the log</source>
        <translation>für das Protokoll</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Korrigieren</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>&amp;Einheit</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>From the west edge</source>
        <translation>Vom Westrand</translation>
    </message>
    <message>
        <source>From the south edge</source>
        <translation>Vom Südrand</translation>
    </message>
    <message>
        <source>Facing in degrees from north</source>
        <translation>Blickrichtung in Grad von Norden</translation>
    </message>
    <message>
        <source>x, from the west</source>
        <translation>x, von Westen</translation>
    </message>
    <message>
        <source>y, from the south</source>
        <translation>y, von Süden</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>Blickrichtung</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>A correction is an event of its own and stays marked in the log.</source>
        <translation>Eine Korrektur ist ein eigenes Ereignis und bleibt im Protokoll gekennzeichnet.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>A correction needs a reason.</source>
        <translation>Eine Korrektur braucht einen Grund.</translation>
    </message>
</context>
<context>
    <name>ephor::DataDialog</name>
    <message>
        <source>Data of the campaign</source>
        <translation>Daten der Kampagne</translation>
    </message>
    <message>
        <source>Status of the query</source>
        <translation>Stand der Abfrage</translation>
    </message>
    <message>
        <source>Query result</source>
        <translation>Ergebnis der Abfrage</translation>
    </message>
    <message>
        <source>Predefined queries</source>
        <translation>Vorgegebene Abfragen</translation>
    </message>
    <message>
        <source>Predefined &amp;queries:</source>
        <translation>&amp;Vorgegebene Abfragen:</translation>
    </message>
    <message>
        <source>SQL query</source>
        <translation>SQL-Abfrage</translation>
    </message>
    <message>
        <source>&amp;SQL:</source>
        <translation>&amp;SQL:</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>Run this query</source>
        <translation>Diese Abfrage ausführen</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Stop the query</source>
        <translation>Die Abfrage anhalten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the table for a spreadsheet</source>
        <translation>Die Tabelle für eine Tabellenkalkulation kopieren</translation>
    </message>
    <message>
        <source>Save as CS&amp;V…</source>
        <translation>Als &amp;CSV speichern…</translation>
    </message>
    <message>
        <source>Save the table as CSV</source>
        <translation>Die Tabelle als CSV speichern</translation>
    </message>
    <message>
        <source>Reading the tables…</source>
        <translation>Die Tabellen werden gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>First %n rows; there are more.</source>
        <translation>
            <numerusform>Nur die erste Zeile; es gibt weitere.</numerusform>
            <numerusform>Die ersten %n Zeilen; es gibt weitere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows.</source>
        <translation>
            <numerusform>%n Zeile.</numerusform>
            <numerusform>%n Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table was copied to the clipboard.</source>
        <translation>Die Tabelle wurde in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another file.</source>
        <translation>%1 kann nicht geschrieben werden: %2. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>The table was saved to %1.</source>
        <translation>Die Tabelle wurde in %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>ephor::DeadlineDialog</name>
    <message>
        <source>Deadline for orders</source>
        <translation>Frist für Befehle</translation>
    </message>
    <message>
        <source>D&amp;ate and time</source>
        <translation>&amp;Datum und Uhrzeit</translation>
    </message>
    <message>
        <source>every </source>
        <comment>days</comment>
        <translation>nach </translation>
    </message>
    <message>
        <source> days</source>
        <translation> Tagen</translation>
    </message>
    <message>
        <source> day</source>
        <translation> Tag</translation>
    </message>
    <message>
        <source>Late orders are accepted until you adjudicate, and are marked as late.</source>
        <translation>Verspätete Befehle werden angenommen, bis Sie auswerten, und als verspätet gekennzeichnet.</translation>
    </message>
    <message>
        <source>Warnings about the deadline</source>
        <translation>Warnungen zur Frist</translation>
    </message>
    <message>
        <source>&amp;Set a deadline for this turn</source>
        <translation>Eine &amp;Frist für diese Runde setzen</translation>
    </message>
    <message>
        <source>Set a deadline for this turn</source>
        <translation>Eine Frist für diese Runde setzen</translation>
    </message>
    <message>
        <source>Date and time on this computer&apos;s clock</source>
        <translation>Datum und Uhrzeit auf der Uhr dieses Computers</translation>
    </message>
    <message>
        <source>Days between deadlines</source>
        <translation>Tage zwischen den Fristen</translation>
    </message>
    <message>
        <source>this turn only</source>
        <translation>nur diese Runde</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>This deadline has passed; new orders will be late.</source>
        <translation>Diese Frist ist abgelaufen; neue Befehle kommen zu spät.</translation>
    </message>
</context>
<context>
    <name>ephor::DeadlineWatch</name>
    <message>
        <source>The deadline for orders passed %1 ago.</source>
        <translation>Die Frist für Befehle ist vor %1 abgelaufen.</translation>
    </message>
    <message>
        <source>Orders are missing from %1.</source>
        <translation>Befehle fehlen von %1.</translation>
    </message>
    <message>
        <source>Drafts on the desk: %1.</source>
        <translation>Entwürfe auf dem Pult: %1.</translation>
    </message>
    <message>
        <source>All orders are submitted.</source>
        <translation>Alle Befehle sind eingereicht.</translation>
    </message>
</context>
<context>
    <name>ephor::DecisionPanel</name>
    <message>
        <source>Odds of each answer</source>
        <translation>Chancen jeder Antwort</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop reckoning odds</source>
        <translation>Das Berechnen der Chancen anhalten</translation>
    </message>
    <message>
        <source>Odds of each answer: %1 of %2 battles</source>
        <translation>Chancen jeder Antwort: %1 von %2 Schlachten</translation>
    </message>
    <message>
        <source>%1 a second, %2 s left</source>
        <translation>%1 je Sekunde, noch %2 s</translation>
    </message>
    <message>
        <source>Odds of each answer from %1 battles, ± for 95 %</source>
        <translation>Chancen jeder Antwort aus %1 Schlachten, ± für 95 %</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>Zu entscheiden</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Was gefragt ist</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is played by: %2.</source>
        <translation>%1 wird gespielt von: %2.</translation>
    </message>
    <message>
        <source>Decide myself</source>
        <translation>Selbst entscheiden</translation>
    </message>
    <message>
        <source>The battle plays itself</source>
        <translation>Die Schlacht spielt sich selbst</translation>
    </message>
    <message>
        <source>Stop it to decide again.</source>
        <translation>Halten Sie sie an, um wieder selbst zu entscheiden.</translation>
    </message>
    <message>
        <source>An earlier moment</source>
        <translation>Ein früherer Zeitpunkt</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Übergabe</translation>
    </message>
    <message>
        <source>The battle is drawn</source>
        <translation>Die Schlacht endet unentschieden</translation>
    </message>
    <message>
        <source>After %1 turns: %2.</source>
        <translation>Nach %1 Runden: %2.</translation>
    </message>
    <message>
        <source>The record does not fit</source>
        <translation>Die Aufzeichnung passt nicht</translation>
    </message>
    <message>
        <source>Let it decide</source>
        <translation>Entscheiden lassen</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zur Gegenwart</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Aufzeichnung speichern…</translation>
    </message>
    <message>
        <source>&amp;Dice on the table, one digit each:</source>
        <translation>&amp;Würfel am Tisch, je eine Ziffer:</translation>
    </message>
    <message>
        <source>Faces of the dice on the table</source>
        <translation>Augen der Würfel am Tisch</translation>
    </message>
    <message>
        <source>%1: %2 dice</source>
        <translation>%1: %2 Würfel</translation>
    </message>
    <message>
        <source>Exact chances, %1 as the attacker</source>
        <translation>Exakte Chancen, %1 als Angreifer</translation>
    </message>
    <message>
        <source>Chances of this clash</source>
        <translation>Chancen dieses Zusammenstoßes</translation>
    </message>
    <message>
        <source>&amp;Dice on the table, with spaces between them:</source>
        <translation>&amp;Würfel am Tisch, durch Leerzeichen getrennt:</translation>
    </message>
    <message>
        <source>&amp;Die on the table:</source>
        <translation>&amp;Würfel am Tisch:</translation>
    </message>
    <message>
        <source>Victory for %1</source>
        <translation>Sieg für %1</translation>
    </message>
    <message>
        <source>You are looking back. To play on from here, use What if…</source>
        <translation>Sie blicken zurück. Um von hier weiterzuspielen: Was wäre, wenn…</translation>
    </message>
    <message>
        <source>Enter these dice</source>
        <translation>Diese Würfel eingeben</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message numerus="yes">
        <source>%n face(s) from 1 to %1, or Enter rolls</source>
        <translation>
            <numerusform>%n Augenzahl von 1 bis %1, oder Eingabe würfelt</numerusform>
            <numerusform>%n Augenzahlen von 1 bis %1, oder Eingabe würfelt</numerusform>
        </translation>
    </message>
    <message>
        <source>Always answer so</source>
        <translation>Immer so antworten</translation>
    </message>
    <message>
        <source>Gives this answer whenever the question comes up. You can change it in the standing orders.</source>
        <translation>Gibt diese Antwort, sooft die Frage kommt. Sie können sie in den Dauerbefehlen ändern.</translation>
    </message>
    <message>
        <source>Standing orders…</source>
        <translation>Dauerbefehle…</translation>
    </message>
    <message>
        <source>Shows the answers that each side gives in advance</source>
        <translation>Zeigt die Antworten, die jede Seite im Voraus gibt</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>The next question follows. Space or Enter skips to it.</source>
        <translation>Die nächste Frage folgt. Leertaste oder Eingabe springt zu ihr.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Computer decides</source>
        <translation>Computer entscheidet</translation>
    </message>
    <message>
        <source>The standard computer player answers this one question for you.</source>
        <translation>Der Standard-Computerspieler beantwortet diese eine Frage für Sie.</translation>
    </message>
    <message>
        <source>Enter this card</source>
        <translation>Diese Karte eingeben</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <source>Number of the &amp;card that is drawn:</source>
        <translation>Nummer der gezogenen &amp;Karte:</translation>
    </message>
    <message>
        <source>Number of the card</source>
        <translation>Nummer der Karte</translation>
    </message>
    <message>
        <source>1 to %1, or Enter draws</source>
        <translation>1 bis %1, oder Eingabe zieht</translation>
    </message>
    <message>
        <source>Answer this question instead of the computer player.</source>
        <translation>Diese Frage anstelle des Computerspielers beantworten.</translation>
    </message>
    <message>
        <source>The record is saved</source>
        <translation>Die Aufzeichnung ist gespeichert</translation>
    </message>
    <message>
        <source>Best answers, with your chance to win:</source>
        <translation>Beste Antworten, mit Ihrer Gewinnchance:</translation>
    </message>
    <message>
        <source>%1 % ± %2: %3</source>
        <translation>%1 % ± %2: %3</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>Die Schlacht ist vorbei</translation>
    </message>
</context>
<context>
    <name>ephor::DeployForm</name>
    <message>
        <source>Place it there</source>
        <translation>Dort aufstellen</translation>
    </message>
</context>
<context>
    <name>ephor::Desktop</name>
    <message>
        <source>Odds against…</source>
        <translation>Chancen gegen…</translation>
    </message>
    <message>
        <source>Odds of a battle</source>
        <translation>Chancen einer Schlacht</translation>
    </message>
    <message>
        <source>&amp;Show the odds</source>
        <translation>&amp;Chancen zeigen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Replay a battle record</source>
        <translation>Schlachtaufzeichnung abspielen</translation>
    </message>
    <message>
        <source>Battle records (*.battle)</source>
        <translation>Schlachtaufzeichnungen (*.battle)</translation>
    </message>
    <message>
        <source>Campaigns, lists, set-ups and battles (*.ephor *.toml *.battle);;All files (*)</source>
        <translation>Kampagnen, Listen, Aufbauten und Schlachten (*.ephor *.toml *.battle);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>You have begun the sample campaign already: %1.</source>
        <translation>Sie haben die Beispielkampagne schon begonnen: %1.</translation>
    </message>
    <message>
        <source>Begin a &amp;new one</source>
        <translation>Eine &amp;neue beginnen</translation>
    </message>
    <message>
        <source>Restore a campaign</source>
        <translation>Kampagne wiederherstellen</translation>
    </message>
    <message>
        <source>Campaigns (*.ephor);;All files (*)</source>
        <translation>Kampagnen (*.ephor);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Unsaved work was recovered from the last session.</source>
        <translation>Nicht gespeicherte Arbeit wurde aus der letzten Sitzung wiederhergestellt.</translation>
    </message>
    <message>
        <source>Unsaved work was recovered from the last session. Battles: %1.</source>
        <translation>Nicht gespeicherte Arbeit wurde aus der letzten Sitzung wiederhergestellt. Schlachten: %1.</translation>
    </message>
    <message>
        <source>&amp;Show the report</source>
        <translation>&amp;Bericht zeigen</translation>
    </message>
    <message>
        <source>Ephor was updated to version %1.</source>
        <translation>Ephor wurde auf Version %1 aktualisiert.</translation>
    </message>
    <message>
        <source>See &amp;what is new</source>
        <translation>&amp;Neuerungen ansehen</translation>
    </message>
    <message>
        <source>The last save of this scenario was interrupted. It has been completed; the files are in %1.</source>
        <translation>Das letzte Speichern dieses Szenarios wurde unterbrochen. Es ist jetzt abgeschlossen; die Dateien sind in %1.</translation>
    </message>
    <message>
        <source>The backup was not restored; nothing was changed.</source>
        <translation>Die Sicherung wurde nicht wiederhergestellt; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Ephor crashed on %1. A report with the version, the system and the place in the program was written to %2. Please send it to the developers.</source>
        <translation>Ephor ist am %1 abgestürzt. Ein Bericht mit Version, System und Stelle im Programm steht in %2. Bitte senden Sie ihn an die Entwickler.</translation>
    </message>
    <message>
        <source>Delete the copy</source>
        <translation>Kopie löschen</translation>
    </message>
    <message>
        <source>&amp;Continue it</source>
        <translation>Mit ihr &amp;fortfahren</translation>
    </message>
    <message>
        <source>Show the lists</source>
        <translation>Listen zeigen</translation>
    </message>
    <message>
        <source>Show the packs</source>
        <translation>Pakete zeigen</translation>
    </message>
    <message>
        <source>Continue the battle</source>
        <translation>Schlacht fortsetzen</translation>
    </message>
</context>
<context>
    <name>ephor::DiagnosticsModel</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>Zeile %1, %2</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was falsch ist</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>the whole text</source>
        <translation>der ganze Text</translation>
    </message>
</context>
<context>
    <name>ephor::DiceDialog</name>
    <message>
        <source>Ctrl+Return</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>The submitted orders may have changed the dice. Check them, then adjudicate.</source>
        <translation>Die eingereichten Befehle können die Würfel verändert haben. Prüfen Sie sie und werten Sie dann aus.</translation>
    </message>
    <message>
        <source>Enter dice</source>
        <translation>Würfel eingeben</translation>
    </message>
    <message>
        <source>About these dice</source>
        <translation>Über diese Würfel</translation>
    </message>
    <message>
        <source>Rolls in order</source>
        <translation>Würfe der Reihe nach</translation>
    </message>
    <message>
        <source>Selected roll</source>
        <translation>Ausgewählter Wurf</translation>
    </message>
    <message>
        <source>Dice rolled at the table</source>
        <translation>Am Tisch geworfene Würfel</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Eingeben</translation>
    </message>
    <message>
        <source>Enter these dice and go to the next roll</source>
        <translation>Diese Würfel eingeben und zum nächsten Wurf gehen</translation>
    </message>
    <message>
        <source>Errors and notes about these dice</source>
        <translation>Fehler und Anmerkungen zu diesen Würfeln</translation>
    </message>
    <message>
        <source>Show &amp;secret rolls</source>
        <translation>&amp;Geheime Würfe zeigen</translation>
    </message>
    <message>
        <source>Show rolls that no player may see</source>
        <translation>Würfe zeigen, die kein Spieler sehen darf</translation>
    </message>
    <message>
        <source>Rolls for goals, omens in hand and scouts; do not show them to players</source>
        <translation>Würfe für Ziele, Omen auf der Hand und Späher; zeigen Sie sie nicht den Spielern</translation>
    </message>
    <message>
        <source>Continue with these dice</source>
        <translation>Mit diesen Würfeln fortfahren</translation>
    </message>
    <message>
        <source>Clea&amp;r all</source>
        <translation>Alle &amp;löschen</translation>
    </message>
    <message>
        <source>Clear all entered dice</source>
        <translation>Alle eingegebenen Würfel löschen</translation>
    </message>
    <message>
        <source>Select a roll.</source>
        <translation>Wählen Sie einen Wurf aus.</translation>
    </message>
    <message>
        <source>There are no rolls.</source>
        <translation>Es gibt keine Würfe.</translation>
    </message>
    <message>
        <source>&amp;Dice for %1 (%2)</source>
        <translation>&amp;Würfel für %1 (%2)</translation>
    </message>
    <message>
        <source>%1 is no longer rolled.</source>
        <translation>%1 wird nicht mehr gewürfelt.</translation>
    </message>
    <message>
        <source>Press Return to enter the dice and go to the next roll; leave the field empty to let the computer roll.</source>
        <translation>Drücken Sie Eingabe, um die Würfel einzugeben und zum nächsten Wurf zu gehen; lassen Sie das Feld leer, damit der Computer würfelt.</translation>
    </message>
    <message>
        <source>One roll is entered.</source>
        <translation>Ein Wurf ist eingegeben.</translation>
    </message>
    <message>
        <source>%1 rolls are entered.</source>
        <translation>%1 Würfe sind eingegeben.</translation>
    </message>
    <message>
        <source>There is a problem with a secret roll. Show secret rolls to see it.</source>
        <translation>Bei einem geheimen Wurf gibt es ein Problem. Zeigen Sie die geheimen Würfe an, um es zu sehen.</translation>
    </message>
</context>
<context>
    <name>ephor::DiceForm</name>
    <message>
        <source>F&amp;ast: the program rolls, from a seed</source>
        <translation>&amp;Schnell: das Programm würfelt, aus einem Startwert</translation>
    </message>
    <message>
        <source>The same seed and the same answers give the same battle.</source>
        <translation>Derselbe Startwert und dieselben Antworten ergeben dieselbe Schlacht.</translation>
    </message>
    <message>
        <source>&amp;Sealed: for official battles</source>
        <translation>&amp;Versiegelt: für offizielle Schlachten</translation>
    </message>
    <message>
        <source>On the &amp;table: I type them in</source>
        <translation>Am &amp;Tisch: ich gebe sie ein</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Anderer</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Anderer Startwert</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Start&amp;wert</translation>
    </message>
    <message>
        <source>Dice: sealed, for official battles. Change…</source>
        <translation>Würfel: versiegelt, für offizielle Schlachten. Ändern…</translation>
    </message>
    <message>
        <source>Dice: you roll them and type them in. Change…</source>
        <translation>Würfel: Sie werfen sie und geben sie ein. Ändern…</translation>
    </message>
    <message>
        <source>Dice: the program rolls. Change…</source>
        <translation>Würfel: das Programm würfelt. Ändern…</translation>
    </message>
    <message>
        <source>Earlier dice do not reveal later ones. With the key in the record, anyone can check them.</source>
        <translation>Frühere Würfel verraten spätere nicht. Mit dem Schlüssel in der Aufzeichnung kann jeder sie prüfen.</translation>
    </message>
    <message>
        <source>Each roll waits until you enter your dice or let the program roll.</source>
        <translation>Jeder Wurf wartet, bis Sie Ihre Würfel eingeben oder das Programm würfeln lassen.</translation>
    </message>
</context>
<context>
    <name>ephor::DieForm</name>
    <message>
        <source>Die %1 shows %2</source>
        <translation>Würfel %1 zeigt %2</translation>
    </message>
    <message>
        <source>Keep the dice</source>
        <translation>Würfel behalten</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <translation>%1, gegen %2</translation>
    </message>
    <message>
        <source>%1 has %2, %3 has %4. The higher die wins: a re-roll is higher with %5 and equal with %6.</source>
        <translation>%1 hat %2, %3 hat %4. Der höhere Würfel gewinnt: Ein neuer Wurf ist mit %5 höher und mit %6 gleich.</translation>
    </message>
    <message>
        <source>%1; now %2 of %3. A re-rolled die shows %4 or more with %5.</source>
        <translation>%1; jetzt %2 von %3. Ein neu geworfener Würfel zeigt mit %5 mindestens %4.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2</source>
        <translation>Der Würfel von %1 zeigt %2</translation>
    </message>
    <message>
        <source>Re-roll my %1</source>
        <translation>Meine %1 neu würfeln</translation>
    </message>
    <message>
        <source>Re-roll the %1 of die %2</source>
        <translation>Die %1 von Würfel %2 neu würfeln</translation>
    </message>
    <message>
        <source>%1 (suggested)</source>
        <translation>%1 (vorgeschlagen)</translation>
    </message>
    <message>
        <source>The face %1 counts as %2.</source>
        <translation>Die Augenzahl %1 zählt als %2.</translation>
    </message>
</context>
<context>
    <name>ephor::EndPage</name>
    <message>
        <source>The field at the end</source>
        <translation>Das Feld am Ende</translation>
    </message>
    <message>
        <source>The end of the battle</source>
        <translation>Das Ende der Schlacht</translation>
    </message>
    <message>
        <source>Losses and turning points</source>
        <translation>Verluste und Wendepunkte</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>A&amp;bspielen</translation>
    </message>
    <message>
        <source>Re&amp;port…</source>
        <translation>Be&amp;richt…</translation>
    </message>
    <message>
        <source>&amp;New battle</source>
        <translation>&amp;Neue Schlacht</translation>
    </message>
    <message>
        <source>Show the &amp;table</source>
        <translation>Spiel&amp;tisch zeigen</translation>
    </message>
</context>
<context>
    <name>ephor::EntryForm</name>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Show what a campaign says of this entry</source>
        <translation>Zeigen, was eine Kampagne zu diesem Eintrag sagt</translation>
    </message>
    <message>
        <source>%1 of %2 places left</source>
        <translation>%1 von %2 Plätzen frei</translation>
    </message>
    <message numerus="yes">
        <source>%n more units allowed</source>
        <translation>
            <numerusform>noch %n Einheit erlaubt</numerusform>
            <numerusform>noch %n Einheiten erlaubt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points left, enough for %1 more</source>
        <translation>
            <numerusform>%n Punkt übrig, genug für %1 weitere</numerusform>
            <numerusform>%n Punkte übrig, genug für %1 weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points left, too few for one more</source>
        <translation>
            <numerusform>%n Punkt übrig, zu wenig für eine weitere</numerusform>
            <numerusform>%n Punkte übrig, zu wenig für eine weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>Points limit</source>
        <translation>Punktelimit</translation>
    </message>
    <message>
        <source>Unit limit</source>
        <translation>Einheitenlimit</translation>
    </message>
    <message>
        <source>Allied unit limit</source>
        <translation>Einheitenlimit für Verbündete</translation>
    </message>
    <message>
        <source>Needed: %1. Every other field may stay empty. Ephor asks for player and event when you print.</source>
        <translation>Nötig: %1. Jedes andere Feld darf leer bleiben. Nach Spieler und Veranstaltung fragt Ephor beim Drucken.</translation>
    </message>
    <message>
        <source>Problem of the whole</source>
        <translation>Problem des Ganzen</translation>
    </message>
</context>
<context>
    <name>ephor::EventDialog</name>
    <message>
        <source>Lists for %1</source>
        <translation>Listen für %1</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n lists…</source>
        <translation>
            <numerusform>%n Liste wird gelesen…</numerusform>
            <numerusform>%n Listen werden gelesen…</numerusform>
        </translation>
    </message>
    <message>
        <source>How many lists may be played</source>
        <translation>Wie viele Listen zugelassen sind</translation>
    </message>
    <message>
        <source>Lists of the event</source>
        <translation>Listen der Veranstaltung</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was falsch ist</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the table for a spreadsheet or a mail</source>
        <translation>Die Tabelle für eine Tabellenkalkulation oder eine E-Mail kopieren</translation>
    </message>
    <message>
        <source>%1 of %2 lists may be played.</source>
        <translation>%1 von %2 Listen sind zugelassen.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>ephor::FanGraph</name>
    <message>
        <source>The rest of the war</source>
        <translation>Der Rest des Krieges</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>%1: %2 has %3 cities; half of all wars %4 to %5, nine in ten %6 to %7</source>
        <translation>%1: %2 hat %3 Städte; die Hälfte aller Kriege %4 bis %5, neun von zehn %6 bis %7</translation>
    </message>
    <message>
        <source>%1: %2 has %3 talents; half of all wars %4 to %5, nine in ten %6 to %7</source>
        <translation>%1: %2 hat %3 Talente; die Hälfte aller Kriege %4 bis %5, neun von zehn %6 bis %7</translation>
    </message>
</context>
<context>
    <name>ephor::FindBar</name>
    <message>
        <source>Find and replace</source>
        <translation>Suchen und ersetzen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Find whole words only</source>
        <translation>Nur ganze Wörter suchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the bar (Esc)</source>
        <translation>Die Leiste schließen (Esc)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n ersetzt</numerusform>
            <numerusform>%n ersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Vorige Fundstelle (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächste Fundstelle (F3)</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Replace this match and go to the next</source>
        <translation>Diese Fundstelle ersetzen und zur nächsten gehen</translation>
    </message>
    <message>
        <source>Replace all matches; one undo restores them</source>
        <translation>Alle Fundstellen ersetzen; einmal Rückgängig stellt sie wieder her</translation>
    </message>
</context>
<context>
    <name>ephor::FleetModel</name>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>The name of the fleet</source>
        <translation>Der Name der Flotte</translation>
    </message>
    <message>
        <source>Squadrons</source>
        <translation>Geschwader</translation>
    </message>
    <message>
        <source>Ten triremes each</source>
        <translation>Je zehn Trieren</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Haltung</translation>
    </message>
    <message>
        <source>Admiral</source>
        <translation>Admiral</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>BP</translation>
    </message>
    <message>
        <source>Command points of the admiral</source>
        <translation>Befehlspunkte des Admirals</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Current place</source>
        <translation>Derzeitiger Ort</translation>
    </message>
    <message>
        <source>How it acts towards enemies</source>
        <translation>Wie sie sich gegenüber Feinden verhält</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Befehlshaber</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Its power</source>
        <translation>Ihre Macht</translation>
    </message>
    <message>
        <source>unknown fleet</source>
        <translation>unbekannte Flotte</translation>
    </message>
</context>
<context>
    <name>ephor::FolderTree</name>
    <message>
        <source>All lists</source>
        <translation>Alle Listen</translation>
    </message>
</context>
<context>
    <name>ephor::ForecastPanel</name>
    <message>
        <source>The war is over. Go back to an earlier moment to forecast it from there.</source>
        <translation>Der Krieg ist vorbei. Gehen Sie zu einem früheren Zeitpunkt zurück, um ihn von dort aus zu prognostizieren.</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Prognose</translation>
    </message>
    <message>
        <source>The forecast tells secrets of all powers. Choose Umpire (all) under Seen by to read it.</source>
        <translation>Die Prognose verrät Geheimnisse aller Mächte. Wählen Sie unter „Gesehen von“ den Eintrag „Spielleiter (alles)“, um sie zu lesen.</translation>
    </message>
</context>
<context>
    <name>ephor::ForecastView</name>
    <message>
        <source>Attackers win</source>
        <translation>Angreifer gewinnen</translation>
    </message>
    <message>
        <source>Defenders win</source>
        <translation>Verteidiger gewinnen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Number of wars</source>
        <translation>Zahl der Kriege</translation>
    </message>
    <message>
        <source>%1 wars</source>
        <translation>%1 Kriege</translation>
    </message>
    <message>
        <source>More wars make the intervals narrower</source>
        <translation>Mehr Kriege machen die Intervalle enger</translation>
    </message>
    <message>
        <source>Pending battles and the winner of the war</source>
        <translation>Ausstehende Schlachten und der Sieger des Krieges</translation>
    </message>
    <message>
        <source>Pending battle</source>
        <translation>Ausstehende Schlacht</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Then the war is won by</source>
        <translation>Dann gewinnt den Krieg</translation>
    </message>
    <message>
        <source>Chances of the powers</source>
        <translation>Chancen der Mächte</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Wins the war</source>
        <translation>Gewinnt den Krieg</translation>
    </message>
    <message>
        <source>0 to 100 %</source>
        <translation>0 bis 100 %</translation>
    </message>
    <message>
        <source>What the graph shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Staatskasse</translation>
    </message>
    <message>
        <source>The computer rulers play the war on: %1 of %2.</source>
        <translation>Die Computerherrscher spielen den Krieg weiter: %1 von %2.</translation>
    </message>
    <message>
        <source>Who will win? The computer rulers play the war on many times, with other dice than the campaign&apos;s.</source>
        <translation>Wer wird gewinnen? Die Computerherrscher spielen den Krieg viele Male weiter, mit anderen Würfeln als denen der Kampagne.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Forecast again</source>
        <translation>Neue Prognose</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Prognose</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1: %2 gegen %3</translation>
    </message>
    <message>
        <source>Wars played on by the computer rulers, with other dice: %1.</source>
        <translation>Von den Computerherrschern mit anderen Würfeln weitergespielte Kriege: %1.</translation>
    </message>
    <message>
        <source>Brackets and the lines on the bars show 95 % intervals</source>
        <translation>Klammern und die Linien auf den Balken zeigen 95-%-Intervalle</translation>
    </message>
</context>
<context>
    <name>ephor::GeneralBars</name>
    <message>
        <source>How often the general is lost</source>
        <translation>Wie oft der Feldherr verloren geht</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2, %3 %4</translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation>verloren %1</translation>
    </message>
</context>
<context>
    <name>ephor::HandOverPage</name>
    <message>
        <source>Hand over</source>
        <translation>Übergabe</translation>
    </message>
    <message>
        <source>Show the question</source>
        <translation>Die Frage zeigen</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation>Übergabe an %1</translation>
    </message>
    <message>
        <source>%1 chooses in secret now. %2 looks away.</source>
        <translation>%1 wählt jetzt geheim. %2 schaut weg.</translation>
    </message>
    <message>
        <source>I am %1: show the question</source>
        <translation>Ich bin %1: Frage zeigen</translation>
    </message>
</context>
<context>
    <name>ephor::HandPanel</name>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>%1 holds no card</source>
        <translation>%1: keine Karte auf der Hand</translation>
    </message>
    <message>
        <source>%1 holds one card</source>
        <translation>%1: eine Karte auf der Hand</translation>
    </message>
    <message>
        <source>%1 holds %2 cards</source>
        <translation>%1: %2 Karten auf der Hand</translation>
    </message>
    <message>
        <source>Hide the cards</source>
        <translation>Karten verbergen</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>Ich bin %1: meine Karten zeigen</translation>
    </message>
</context>
<context>
    <name>ephor::HistoryModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Undone. %1</source>
        <translation>Rückgängig gemacht. %1</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
</context>
<context>
    <name>ephor::HistoryPanel</name>
    <message>
        <source>Undo history</source>
        <translation>Rückgängig-Verlauf</translation>
    </message>
</context>
<context>
    <name>ephor::HonoursModel</name>
    <message>
        <source>Honour</source>
        <translation>Ehre</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
</context>
<context>
    <name>ephor::HonoursPanel</name>
    <message>
        <source>Honours</source>
        <translation>Ehren</translation>
    </message>
    <message>
        <source>Why there are no honours</source>
        <translation>Warum es keine Ehren gibt</translation>
    </message>
    <message>
        <source>No honours yet. The bloodiest day, the best siege, the longest defence and other honours appear here with winners and losers.</source>
        <translation>Noch keine Ehren. Der blutigste Tag, die beste Belagerung, die längste Verteidigung und andere Ehren erscheinen hier mit Siegern und Verlierern.</translation>
    </message>
</context>
<context>
    <name>ephor::JournalRows</name>
    <message>
        <source>Reading the journal…</source>
        <translation>Das Journal wird gelesen…</translation>
    </message>
</context>
<context>
    <name>ephor::LeaderModel</name>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>The name of the leader</source>
        <translation>Der Name des Anführers</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>BP</translation>
    </message>
    <message>
        <source>Command points now</source>
        <translation>Befehlspunkte jetzt</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Wounds, captivity, death</source>
        <translation>Verwundung, Gefangenschaft, Tod</translation>
    </message>
    <message>
        <source>at home</source>
        <translation>zu Hause</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehligt</translation>
    </message>
    <message>
        <source>Known for</source>
        <translation>Bekannt für</translation>
    </message>
    <message>
        <source>Army or fleet that the leader commands</source>
        <translation>Armee oder Flotte, die der Anführer befehligt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Current place</source>
        <translation>Derzeitiger Ort</translation>
    </message>
    <message>
        <source>Full CP</source>
        <translation>Volle BP</translation>
    </message>
    <message>
        <source>Command points without wounds</source>
        <translation>Befehlspunkte ohne Verwundung</translation>
    </message>
    <message>
        <source>Fame won in battles</source>
        <translation>In Schlachten erworbener Ruhm</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Power that the leader serves</source>
        <translation>Macht, der der Anführer dient</translation>
    </message>
    <message>
        <source>Traits, which modify the rolls of the army</source>
        <translation>Eigenschaften, die die Würfe der Armee ändern</translation>
    </message>
</context>
<context>
    <name>ephor::LettersPage</name>
    <message>
        <source>Letters</source>
        <translation>Briefe</translation>
    </message>
    <message>
        <source>With the report of turn</source>
        <translation>Mit dem Bericht der Runde</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Sender of the letter</source>
        <translation>Absender des Briefs</translation>
    </message>
    <message>
        <source>Reader of the letter</source>
        <translation>Empfänger des Briefs</translation>
    </message>
    <message>
        <source>Fr&amp;om</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>Text of the letter</source>
        <translation>Text des Briefs</translation>
    </message>
    <message>
        <source>Add l&amp;etter</source>
        <translation>Brief hin&amp;zufügen</translation>
    </message>
    <message>
        <source>Add letter</source>
        <translation>Brief hinzufügen</translation>
    </message>
    <message>
        <source>Remo&amp;ve letter</source>
        <translation>Brief &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove letter</source>
        <translation>Brief entfernen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>ephor::LinkCode</name>
    <message>
        <source>QR code of the link</source>
        <translation>QR-Code des Links</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
</context>
<context>
    <name>ephor::ListComparisonModel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>the list’s %1</source>
        <translation>%1 der Liste</translation>
    </message>
    <message>
        <source>the order differs</source>
        <translation>die Reihenfolge ist anders</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>nur in der ersten</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>nur in der zweiten</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 only in the first</source>
        <translation>%1 nur in der ersten</translation>
    </message>
    <message>
        <source>%1 only in the second</source>
        <translation>%1 nur in der zweiten</translation>
    </message>
    <message>
        <source>%1: %2 in the first, none in the second</source>
        <translation>%1: %2 in der ersten, nichts in der zweiten</translation>
    </message>
    <message>
        <source>%1: none in the first, %2 in the second</source>
        <translation>%1: nichts in der ersten, %2 in der zweiten</translation>
    </message>
    <message>
        <source>%1: %2 in the first, %3 in the second</source>
        <translation>%1: %2 in der ersten, %3 in der zweiten</translation>
    </message>
</context>
<context>
    <name>ephor::ListHeader</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Strategos</source>
        <translation>Stratege</translation>
    </message>
    <message>
        <source>not a list yet</source>
        <translation>noch keine Liste</translation>
    </message>
    <message>
        <source>%1 + ?</source>
        <translation>%1 + ?</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>–</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>1 Anmerkung</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 Anmerkungen</translation>
    </message>
    <message>
        <source>Nothing wrong</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>a legal army</source>
        <translation>eine regelkonforme Armee</translation>
    </message>
    <message>
        <source>not a legal army yet</source>
        <translation>noch keine regelkonforme Armee</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Probleme: %1</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Feldherr</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Befehlshaber</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 von %2 Punkten</translation>
    </message>
    <message>
        <source>%1 of %2 units</source>
        <translation>%1 von %2 Einheiten</translation>
    </message>
    <message>
        <source>legal, but more than the campaign allows</source>
        <translation>regelkonform, aber mehr, als die Kampagne erlaubt</translation>
    </message>
    <message>
        <source>%1, allies %2 of %3</source>
        <translation>%1, Verbündete %2 von %3</translation>
    </message>
</context>
<context>
    <name>ephor::ListLibrary</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
</context>
<context>
    <name>ephor::ListLibraryModel</name>
    <message numerus="yes">
        <source>%n faults</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remarks</source>
        <translation>
            <numerusform>%n Anmerkung</numerusform>
            <numerusform>%n Anmerkungen</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
</context>
<context>
    <name>ephor::ListLibraryWindow</name>
    <message>
        <source>Rename the list</source>
        <translation>Liste umbenennen</translation>
    </message>
    <message>
        <source>Its name; the file gets one that fits:</source>
        <translation>Der Name; die Datei bekommt einen passenden:</translation>
    </message>
    <message>
        <source>(the top)</source>
        <translation>(oberste Ebene)</translation>
    </message>
    <message>
        <source>Move to a folder</source>
        <translation>In einen Ordner verschieben</translation>
    </message>
    <message numerus="yes">
        <source>%n lists go to:</source>
        <translation>
            <numerusform>%n Liste kommt nach:</numerusform>
            <numerusform>%n Listen kommen nach:</numerusform>
        </translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>Name of the folder:</source>
        <translation>Name des Ordners:</translation>
    </message>
    <message>
        <source>Name of the folder within %1:</source>
        <translation>Name des Ordners in %1:</translation>
    </message>
    <message numerus="yes">
        <source>%n lists are in the trash now.</source>
        <translation>
            <numerusform>%n Liste ist jetzt im Papierkorb.</numerusform>
            <numerusform>%n Listen sind jetzt im Papierkorb.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>The folder in which the club keeps its lists</source>
        <translation>Der Ordner, in dem der Klub seine Listen aufbewahrt</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Only with &amp;faults</source>
        <translation>Nur &amp;fehlerhafte</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Army lists — Ephor</source>
        <translation>Armeelisten — Ephor</translation>
    </message>
    <message>
        <source>Folders and lists</source>
        <translation>Ordner und Listen</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Search in all lists</source>
        <translation>In allen Listen suchen</translation>
    </message>
    <message>
        <source>Search: name, army, troops, points, author, notes</source>
        <translation>Suche: Name, Armee, Truppen, Punkte, Autor, Notizen</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>Regelsystem</translation>
    </message>
    <message>
        <source>All systems</source>
        <translation>Alle Systeme</translation>
    </message>
    <message>
        <source>Only with faults</source>
        <translation>Nur fehlerhafte</translation>
    </message>
    <message>
        <source>Army lists</source>
        <translation>Armeelisten</translation>
    </message>
    <message>
        <source>How many lists there are</source>
        <translation>Wie viele Listen es gibt</translation>
    </message>
    <message>
        <source>Lists read</source>
        <translation>Gelesene Listen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Stop reading, or go on</source>
        <translation>Das Lesen anhalten oder fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Reading list %1 of %2</source>
        <translation>Liste %1 von %2 wird gelesen</translation>
    </message>
    <message>
        <source>Reading was stopped: %1 of %2 lists</source>
        <translation>Das Lesen wurde angehalten: %1 von %2 Listen</translation>
    </message>
    <message>
        <source>No lists in %1 yet: save lists there, or choose another folder.</source>
        <translation>Noch keine Listen in %1: Speichern Sie dort Listen, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1 of %2 lists</source>
        <translation>%1 von %2 Listen</translation>
    </message>
    <message numerus="yes">
        <source>%n lists are in “%1” now.</source>
        <translation>
            <numerusform>%n Liste ist jetzt in „%1“.</numerusform>
            <numerusform>%n Listen sind jetzt in „%1“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lists were copied into the library.</source>
        <translation>
            <numerusform>%n Liste wurde in die Bibliothek kopiert.</numerusform>
            <numerusform>%n Listen wurden in die Bibliothek kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lists can be dragged onto a folder</source>
        <translation>Listen können auf einen Ordner gezogen werden</translation>
    </message>
    <message>
        <source>Select two lists at least</source>
        <translation>Wählen Sie mindestens zwei Listen</translation>
    </message>
    <message>
        <source>Select lists of one rule system</source>
        <translation>Wählen Sie Listen eines einzigen Regelsystems</translation>
    </message>
    <message>
        <source>The organiser&apos;s file</source>
        <translation>Datei des Veranstalters</translation>
    </message>
    <message>
        <source>Events (*.toml);;All files (*)</source>
        <translation>Veranstaltungen (*.toml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You lack %1.</source>
        <translation>Es fehlen Ihnen %1.</translation>
    </message>
    <message>
        <source>At least two of the lists must be legal</source>
        <translation>Mindestens zwei der Listen müssen zulässig sein</translation>
    </message>
    <message>
        <source>Left out because they are not legal: %1.</source>
        <translation>Ausgelassen, weil sie nicht zulässig sind: %1.</translation>
    </message>
    <message>
        <source>You own all models that these lists need. Ephor compares them with the field “Owned” of each unit.</source>
        <translation>Sie besitzen alle Modelle, die diese Listen brauchen. Ephor vergleicht sie mit dem Feld „Im Besitz“ jeder Einheit.</translation>
    </message>
</context>
<context>
    <name>ephor::ListOffersModel</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1: a new [[%2]]</source>
        <translation>%1: neuer Abschnitt [[%2]]</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>noch %1 von %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Add %1 to the list</source>
        <translation>%1 zur Liste hinzufügen</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
</context>
<context>
    <name>ephor::ListTreeModel</name>
    <message>
        <source>unknown type</source>
        <translation>unbekannter Typ</translation>
    </message>
    <message>
        <source>Models for %1 of %2</source>
        <translation>Modelle für %1 von %2</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 points for the units, %2 for %3</source>
        <translation>%1 Punkte für die Einheiten, %2 für %3</translation>
    </message>
</context>
<context>
    <name>ephor::ListTrialPanel</name>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>The list that is tried</source>
        <translation>Die probierte Liste</translation>
    </message>
    <message>
        <source>Units and their points</source>
        <translation>Einheiten und ihre Punkte</translation>
    </message>
    <message>
        <source>What the list comes to</source>
        <translation>Was die Liste ergibt</translation>
    </message>
    <message>
        <source>Other list…</source>
        <translation>Andere Liste…</translation>
    </message>
    <message>
        <source>Try a list from a file</source>
        <translation>Eine Liste aus einer Datei probieren</translation>
    </message>
    <message>
        <source>Keep as test</source>
        <translation>Als Test behalten</translation>
    </message>
    <message>
        <source>Let this list test the pack from now on</source>
        <translation>Mit dieser Liste das Paket von nun an testen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The list is legal with the pack.</source>
        <translation>Die Liste ist mit dem Paket regelkonform.</translation>
    </message>
    <message>
        <source>With the pack it is not legal:</source>
        <translation>Mit dem Paket ist sie nicht regelkonform:</translation>
    </message>
    <message>
        <source>The data have faults; these are the figures from before.</source>
        <translation>Die Daten haben Fehler; dies sind die Werte von vorher.</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>With the figures before (%1) it is.</source>
        <translation>Mit den Werten von vorher (%1) ist sie es.</translation>
    </message>
    <message>
        <source>With the figures before (%1) it is not.</source>
        <translation>Mit den Werten von vorher (%1) ist sie es nicht.</translation>
    </message>
    <message>
        <source>You can try a list once the data of the pack have no errors.</source>
        <translation>Eine Liste kann probiert werden, sobald die Daten des Pakets keine Fehler haben.</translation>
    </message>
</context>
<context>
    <name>ephor::LogPanel</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Show the whole log</source>
        <translation>Das ganze Protokoll zeigen</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Show fights and volleys only</source>
        <translation>Nur Kämpfe und Salven zeigen</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Show where units were lost</source>
        <translation>Zeigen, wo Einheiten verloren gingen</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Das Protokoll durchsuchen</translation>
    </message>
    <message>
        <source>Show only what people&apos;s sides did and what happened to them</source>
        <translation>Nur zeigen, was die Seiten der Menschen taten und was ihnen geschah</translation>
    </message>
</context>
<context>
    <name>ephor::LogView</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>&amp;Copy this with all that belongs to it</source>
        <translation>Dies mit allem &amp;Zugehörigen kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;whole log</source>
        <translation>Das ganze &amp;Protokoll kopieren</translation>
    </message>
    <message>
        <source>&amp;Open everything</source>
        <translation>Alles auf&amp;klappen</translation>
    </message>
    <message>
        <source>C&amp;lose everything</source>
        <translation>Alles z&amp;uklappen</translation>
    </message>
    <message>
        <source>&amp;What says %1?</source>
        <translation>&amp;Was sagt %1?</translation>
    </message>
    <message>
        <source>&amp;Show the table at this moment</source>
        <translation>Den Spieltisch zu diesem Zeitpunkt zei&amp;gen</translation>
    </message>
</context>
<context>
    <name>ephor::MailLog</name>
    <message>
        <source>All mails</source>
        <translation>Alle E-Mails</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>%1 (received)</source>
        <translation>%1 (empfangen)</translation>
    </message>
</context>
<context>
    <name>ephor::MailQuestion</name>
    <message>
        <source>Replace the orders?</source>
        <translation>Die Befehle ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace with the mail</source>
        <translation>Durch die E-Mail &amp;ersetzen</translation>
    </message>
    <message>
        <source>Replace with the mail</source>
        <translation>Durch die E-Mail ersetzen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Keep the present orders</source>
        <translation>Die vorhandenen Befehle behalten</translation>
    </message>
</context>
<context>
    <name>ephor::ManualWindow</name>
    <message>
        <source>Manual — Ephor</source>
        <translation>Handbuch — Ephor</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Das Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Search: a word, or MOB-043</source>
        <translation>Suche: ein Wort, oder MOB-043</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>Die Seite</translation>
    </message>
</context>
<context>
    <name>ephor::MapCanvas</name>
    <message>
        <source>%1 km</source>
        <translation>%1 km</translation>
    </message>
</context>
<context>
    <name>ephor::MapLegend</name>
    <message>
        <source>Legend of the map</source>
        <translation>Legende der Karte</translation>
    </message>
    <message>
        <source>A squadron is ten triremes.</source>
        <translation>Ein Geschwader sind zehn Trieren.</translation>
    </message>
    <message>
        <source>fleet (squadrons)</source>
        <translation>Flotte (Geschwader)</translation>
    </message>
</context>
<context>
    <name>ephor::MapView</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>The map of the campaign. The panels Cities and Armies show the same as lists.</source>
        <translation>Die Karte der Kampagne. Die Bereiche „Städte“ und „Armeen“ zeigen dasselbe als Listen.</translation>
    </message>
    <message>
        <source>%1 marches here</source>
        <translation>%1 hierher marschieren lassen</translation>
    </message>
    <message>
        <source>%1, tier %2, %3</source>
        <translation>%1, Rang %2, %3</translation>
    </message>
    <message>
        <source>garrison %1, stores %2, loyalty %3</source>
        <translation>Besatzung %1, Vorräte %2, Loyalität %3</translation>
    </message>
    <message>
        <source>besieged by %1, works %2</source>
        <translation>belagert von %1, Werke %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 at %3</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; von %2 bei %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2, at %3</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; von %2, bei %3</translation>
    </message>
    <message>
        <source>%1; supply %2, fatigue %3, %4</source>
        <translation>%1; Versorgung %2, Erschöpfung %3, %4</translation>
    </message>
    <message>
        <source>; command points %1</source>
        <translation>; Befehlspunkte %1</translation>
    </message>
    <message>
        <source>%1, command points %2</source>
        <translation>%1, Befehlspunkte %2</translation>
    </message>
    <message>
        <source>Scouts: %1</source>
        <translation>Späher: %1</translation>
    </message>
    <message>
        <source>in sight</source>
        <translation>in Sicht</translation>
    </message>
    <message>
        <source>%1 to %2: march points %3, %4</source>
        <translation>%1 nach %2: Marschpunkte %3, %4</translation>
    </message>
    <message>
        <source>%1 aboard %2</source>
        <translation>%1 an Bord von %2</translation>
    </message>
    <message>
        <source>%1 to %2: sea lanes %3, %4</source>
        <translation>%1 nach %2: Seewege %3, %4</translation>
    </message>
    <message>
        <source>%1 sails here</source>
        <translation>%1 hierher segeln lassen</translation>
    </message>
    <message>
        <source>%1 lands here, aboard %2</source>
        <translation>%1 hier landen lassen, an Bord von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n squadrons of ten triremes; %1</source>
        <translation>
            <numerusform>%n Geschwader von zehn Trieren; %1</numerusform>
            <numerusform>%n Geschwader von je zehn Trieren; %1</numerusform>
        </translation>
    </message>
    <message>
        <source>under siege</source>
        <translation>unter Belagerung</translation>
    </message>
    <message>
        <source>arrives this turn</source>
        <translation>Ankunft diese Runde</translation>
    </message>
    <message>
        <source>arrives next turn</source>
        <translation>Ankunft nächste Runde</translation>
    </message>
    <message numerus="yes">
        <source>arrives in %n turns</source>
        <translation>
            <numerusform>Ankunft in %n Runde</numerusform>
            <numerusform>Ankunft in %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>; requires a forced march</source>
        <translation>; erfordert einen Gewaltmarsch</translation>
    </message>
    <message>
        <source>Drop on the destination; hold Shift to carry an army by ship; Escape cancels</source>
        <translation>Auf dem Ziel ablegen; mit gehaltener Umschalttaste eine Armee per Schiff befördern; Esc bricht ab</translation>
    </message>
    <message>
        <source>unknown army</source>
        <translation>unbekannte Armee</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>%1 auswählen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Unknown fleet&lt;/b&gt; of %1 off %2</source>
        <translation>&lt;b&gt;Unbekannte Flotte&lt;/b&gt; von %1 vor %2</translation>
    </message>
    <message>
        <source>The fleet may have sailed since.</source>
        <translation>Die Flotte kann inzwischen weitergesegelt sein.</translation>
    </message>
    <message>
        <source>blockades the harbour</source>
        <translation>blockiert den Hafen</translation>
    </message>
    <message>
        <source>An unknown army</source>
        <translation>Eine unbekannte Armee</translation>
    </message>
    <message>
        <source>The army may have moved since.</source>
        <translation>Die Armee kann inzwischen weitergezogen sein.</translation>
    </message>
    <message>
        <source>no leader</source>
        <translation>kein Anführer</translation>
    </message>
    <message>
        <source>Click the destination; Escape cancels</source>
        <translation>Klicken Sie das Ziel an; Esc bricht ab</translation>
    </message>
    <message>
        <source>%1. Return orders it; Escape cancels</source>
        <translation>%1. Eingabe gibt den Befehl; Esc bricht ab</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, bei %2</translation>
    </message>
    <message>
        <source>March to…</source>
        <translation>Marschieren nach…</translation>
    </message>
    <message>
        <source>Show card</source>
        <translation>Datenkarte zeigen</translation>
    </message>
    <message>
        <source>Sail to…</source>
        <translation>Segeln nach…</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n armies&lt;/b&gt;; click to choose one</source>
        <translation>
            <numerusform>&lt;b&gt;%n Armee&lt;/b&gt;; klicken, um sie zu wählen</numerusform>
            <numerusform>&lt;b&gt;%n Armeen&lt;/b&gt;; klicken, um eine zu wählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show list</source>
        <translation>Liste zeigen</translation>
    </message>
    <message>
        <source>Show leader</source>
        <translation>Anführer zeigen</translation>
    </message>
</context>
<context>
    <name>ephor::MatrixDialog</name>
    <message>
        <source>What beats what</source>
        <translation>Was schlägt was</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>Regelsystem</translation>
    </message>
    <message>
        <source>Lists that meet</source>
        <translation>Listen, die gegeneinander antreten</translation>
    </message>
    <message>
        <source>&amp;Add lists…</source>
        <translation>Listen &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Add lists from files</source>
        <translation>Listen aus Dateien hinzufügen</translation>
    </message>
    <message>
        <source>Battles of each pair</source>
        <translation>Schlachten je Paarung</translation>
    </message>
    <message>
        <source> battles each</source>
        <translation> Schlachten je Paarung</translation>
    </message>
    <message>
        <source>&amp;Fight them all</source>
        <translation>Alle aus&amp;kämpfen</translation>
    </message>
    <message>
        <source>Fight them all</source>
        <translation>Alle auskämpfen</translation>
    </message>
    <message>
        <source>Battles fought</source>
        <translation>Ausgekämpfte Schlachten</translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Stop or go on</source>
        <translation>Anhalten oder fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>K&amp;opieren</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Die Tabelle kopieren</translation>
    </message>
    <message>
        <source>Save as C&amp;SV…</source>
        <translation>Als C&amp;SV speichern…</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Die Tabelle speichern</translation>
    </message>
    <message>
        <source>Choose two lists at least</source>
        <translation>Wählen Sie mindestens zwei Listen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message numerus="yes">
        <source>%n lists are chosen.</source>
        <translation>
            <numerusform>%n Liste ist gewählt.</numerusform>
            <numerusform>%n Listen sind gewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 battles</source>
        <translation>%1 von %2 Schlachten</translation>
    </message>
    <message>
        <source>Add lists</source>
        <translation>Listen hinzufügen</translation>
    </message>
    <message>
        <source>Army lists (*.toml)</source>
        <translation>Armeelisten (*.toml)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>How often the list of the row beats all others and each of them, with 95 % intervals. The program plays both sides.</source>
        <translation>Wie oft die Liste der Zeile alle anderen und jede einzelne schlägt, mit 95-%-Intervallen. Das Programm spielt beide Seiten.</translation>
    </message>
</context>
<context>
    <name>ephor::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ephor::ModulesChoice</name>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>L&amp;ite</source>
        <translation>&amp;Kompakt</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <translation>&amp;Voll</translation>
    </message>
    <message>
        <source>Without: %1</source>
        <translation>Ohne: %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Effect of the modules that are off</source>
        <translation>Auswirkung der abgeschalteten Module</translation>
    </message>
    <message>
        <source>Lite: enough for one evening</source>
        <translation>Kompakt: genug für einen Abend</translation>
    </message>
    <message>
        <source>Full: all modules</source>
        <translation>Voll: alle Module</translation>
    </message>
    <message>
        <source>C&amp;ustom</source>
        <translation>&amp;Eigene Wahl</translation>
    </message>
    <message>
        <source>Custom: choose each module</source>
        <translation>Eigene Wahl: jedes Modul einzeln wählen</translation>
    </message>
    <message>
        <source>All modules are on.</source>
        <translation>Alle Module sind eingeschaltet.</translation>
    </message>
    <message>
        <source>Off: %1.</source>
        <translation>Aus: %1.</translation>
    </message>
</context>
<context>
    <name>ephor::MoveForm</name>
    <message>
        <source>Stays as it is</source>
        <translation>Bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin bewegen</translation>
    </message>
    <message>
        <source>It may move up to %1.</source>
        <translation>Bewegung bis zu %1 möglich.</translation>
    </message>
</context>
<context>
    <name>ephor::NewCampaignWizard</name>
    <message>
        <source>New campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Map of the scenario</source>
        <translation>Karte des Szenarios</translation>
    </message>
    <message>
        <source>About the scenario</source>
        <translation>Über das Szenario</translation>
    </message>
    <message>
        <source>Powers and their players</source>
        <translation>Mächte und ihre Spieler</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Deputy</source>
        <translation>Stellvertreter</translation>
    </message>
    <message>
        <source>Length in years</source>
        <translation>Länge in Jahren</translation>
    </message>
    <message>
        <source>&amp;Length in years</source>
        <translation>&amp;Länge in Jahren</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Startwert der Würfel</translation>
    </message>
    <message>
        <source>&amp;Seed of the dice</source>
        <translation>&amp;Startwert der Würfel</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Name der Kampagne</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>File of the campaign</source>
        <translation>Datei der Kampagne</translation>
    </message>
    <message>
        <source>Bro&amp;wse…</source>
        <translation>D&amp;urchsuchen…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Campaigns (*.ephor)</source>
        <translation>Kampagnen (*.ephor)</translation>
    </message>
    <message>
        <source>&amp;Edit map and scenario…</source>
        <translation>Karte und Szenario b&amp;earbeiten…</translation>
    </message>
    <message>
        <source>Edit map and scenario</source>
        <translation>Karte und Szenario bearbeiten</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n powers</source>
        <translation>
            <numerusform>%n Macht</numerusform>
            <numerusform>%n Mächte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n Ort</numerusform>
            <numerusform>%n Orte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n years</source>
        <translation>
            <numerusform>%n Jahr</numerusform>
            <numerusform>%n Jahre</numerusform>
        </translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Be&amp;gin the campaign</source>
        <translation>Kampagne be&amp;ginnen</translation>
    </message>
    <message>
        <source>Choose a scenario</source>
        <translation>Szenario wählen</translation>
    </message>
    <message>
        <source>Choose a scenario that comes with the program, or a folder with your own data files.</source>
        <translation>Wählen Sie ein mitgeliefertes Szenario oder einen Ordner mit eigenen Datendateien.</translation>
    </message>
    <message>
        <source>&amp;Open data files…</source>
        <translation>Datendateien ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a folder with your own data files</source>
        <translation>Einen Ordner mit eigenen Datendateien öffnen</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Neu la&amp;den</translation>
    </message>
    <message>
        <source>Reload the data files</source>
        <translation>Die Datendateien neu laden</translation>
    </message>
    <message>
        <source>Reload the data files after you have corrected them</source>
        <translation>Die Datendateien nach dem Berichtigen neu laden</translation>
    </message>
    <message>
        <source>Edit places, routes, powers, leaders and armies; save them as your own data files</source>
        <translation>Orte, Wege, Mächte, Anführer und Armeen bearbeiten; als eigene Datendateien speichern</translation>
    </message>
    <message>
        <source>Errors in the data files</source>
        <translation>Fehler in den Datendateien</translation>
    </message>
    <message>
        <source>Assign the players</source>
        <translation>Spieler zuordnen</translation>
    </message>
    <message>
        <source>Enter the names in the table. The computer plays each power without a player.</source>
        <translation>Geben Sie die Namen in der Tabelle ein. Der Computer spielt jede Macht ohne Spieler.</translation>
    </message>
    <message>
        <source>Computer&apos;s ruler</source>
        <translation>Herrscher des Computers</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Enter the player&apos;s name; leave it empty for a computer player</source>
        <translation>Geben Sie den Namen des Spielers ein; leer bedeutet Computerspieler</translation>
    </message>
    <message>
        <source>Choose rules and length</source>
        <translation>Regeln und Länge wählen</translation>
    </message>
    <message>
        <source>Short campaigns are more often played to the end than long ones.</source>
        <translation>Kurze Kampagnen werden öfter zu Ende gespielt als lange.</translation>
    </message>
    <message>
        <source>Battle rules</source>
        <translation>Schlachtregeln</translation>
    </message>
    <message>
        <source>Battle &amp;rules</source>
        <translation>Schlacht&amp;regeln</translation>
    </message>
    <message>
        <source>A year has six turns and a winter</source>
        <translation>Ein Jahr hat sechs Runden und einen Winter</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Leave this empty for secret dice. A number is for practice: whoever knows it knows all dice of the campaign, and the reports say so.</source>
        <translation>Lassen Sie dies für geheime Würfel leer. Eine Zahl ist zum Üben: Wer sie kennt, kennt alle Würfel der Kampagne, und die Berichte sagen es.</translation>
    </message>
    <message>
        <source>Set house rules</source>
        <translation>Hausregeln festlegen</translation>
    </message>
    <message>
        <source>Change any number of the campaign rules, or keep the numbers of the scenario.</source>
        <translation>Ändern Sie beliebige Werte der Kampagnenregeln, oder behalten Sie die Werte des Szenarios.</translation>
    </message>
    <message>
        <source>Rule values</source>
        <translation>Regelwerte</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>The campaign is one file. Every step is saved at once.</source>
        <translation>Die Kampagne ist eine einzige Datei. Jeder Schritt wird sofort gespeichert.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Open data files</source>
        <translation>Datendateien öffnen</translation>
    </message>
    <message>
        <source>These files have errors. Correct them, then reload:</source>
        <translation>Diese Dateien haben Fehler. Berichtigen Sie sie und laden Sie dann neu:</translation>
    </message>
    <message>
        <source>Ruler of %1 as a computer player</source>
        <translation>Herrscher von %1 als Computerspieler</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Choose another file.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>What other battle rules change</source>
        <translation>Was andere Schlachtregeln ändern</translation>
    </message>
    <message>
        <source>The scenario is made for %1. With %2, map, armies and turns stay the same, but each unit fights its battles as the nearest troops of those rules.</source>
        <translation>Das Szenario ist für %1 gemacht. Mit %2 bleiben Karte, Armeen und Runden gleich, aber jede Einheit schlägt ihre Schlachten als die ähnlichsten Truppen jener Regeln.</translation>
    </message>
</context>
<context>
    <name>ephor::NewListDialog</name>
    <message>
        <source>New army list</source>
        <translation>Neue Armeeliste</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Name der Liste</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Search the armies</source>
        <translation>Armeen suchen</translation>
    </message>
    <message>
        <source>Words of a name, a number or a year</source>
        <translation>Wörter eines Namens, eine Nummer oder ein Jahr</translation>
    </message>
    <message>
        <source>Published armies</source>
        <translation>Veröffentlichte Armeen</translation>
    </message>
    <message>
        <source>Choices of the army</source>
        <translation>Wahlmöglichkeiten der Armee</translation>
    </message>
    <message>
        <source>Sample armies</source>
        <translation>Beispielarmeen</translation>
    </message>
    <message>
        <source>Or open a &amp;sample army</source>
        <translation>Oder eine &amp;Beispielarmee öffnen</translation>
    </message>
    <message>
        <source>&amp;Create list</source>
        <translation>&amp;Liste anlegen</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Neue Armee</translation>
    </message>
    <message>
        <source>General:</source>
        <translation>Feldherr:</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Choose the rules first</source>
        <translation>Wählen Sie zuerst die Regeln</translation>
    </message>
    <message>
        <source>Choose the army first</source>
        <translation>Wählen Sie zuerst die Armee</translation>
    </message>
    <message>
        <source>Points limit</source>
        <translation>Punktelimit</translation>
    </message>
    <message>
        <source>Points &amp;limit</source>
        <translation>&amp;Punktelimit</translation>
    </message>
</context>
<context>
    <name>ephor::NewsletterDialog</name>
    <message>
        <source>Newsletter</source>
        <translation>Rundbrief</translation>
    </message>
    <message>
        <source>&amp;Publish</source>
        <translation>&amp;Veröffentlichen</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Headline</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>&amp;Headline</source>
        <translation>Ü&amp;berschrift</translation>
    </message>
    <message>
        <source>Not published: %1</source>
        <translation>Nicht veröffentlicht: %1</translation>
    </message>
    <message>
        <source>Turn of the newsletter</source>
        <translation>Runde des Rundbriefs</translation>
    </message>
    <message>
        <source>Tu&amp;rn</source>
        <translation>&amp;Runde</translation>
    </message>
    <message>
        <source>Status of the newsletter</source>
        <translation>Stand des Rundbriefs</translation>
    </message>
    <message>
        <source>Umpire&apos;s notice</source>
        <translation>Hinweis des Spielleiters</translation>
    </message>
    <message>
        <source>For example: the next meeting, what to bring, who plays whom</source>
        <translation>Zum Beispiel: das nächste Treffen, was mitzubringen ist, wer gegen wen spielt</translation>
    </message>
    <message>
        <source>&amp;Text: headings, each followed by lines indented by two spaces</source>
        <translation>&amp;Text: Überschriften, jeweils gefolgt von um zwei Leerzeichen eingerückten Zeilen</translation>
    </message>
    <message>
        <source>Umpire&apos;s &amp;notice</source>
        <translation>&amp;Hinweis des Spielleiters</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>New &amp;draft</source>
        <translation>Neuer &amp;Entwurf</translation>
    </message>
    <message>
        <source>New draft</source>
        <translation>Neuer Entwurf</translation>
    </message>
    <message>
        <source>Replace headline and text with a new draft; undo in each field restores yours</source>
        <translation>Überschrift und Text durch einen neuen Entwurf ersetzen; Rückgängig stellt in jedem Feld Ihren Text wieder her</translation>
    </message>
    <message>
        <source>Turn %1, published</source>
        <translation>Runde %1, veröffentlicht</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Writing the draft…</source>
        <translation>Der Entwurf wird geschrieben…</translation>
    </message>
    <message>
        <source>This is your text; it is not published yet.</source>
        <translation>Dies ist Ihr Text; er ist noch nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>&amp;Publish anyway</source>
        <translation>Trotzdem &amp;veröffentlichen</translation>
    </message>
    <message>
        <source>The newsletter has no headline or no text. Enter both, then publish.</source>
        <translation>Dem Rundbrief fehlt die Überschrift oder der Text. Geben Sie beides ein und veröffentlichen Sie ihn dann.</translation>
    </message>
    <message>
        <source>Checking the newsletter for secret names…</source>
        <translation>Der Rundbrief wird auf geheime Namen geprüft…</translation>
    </message>
    <message>
        <source>Published as an entry of the journal and copied to the clipboard. You can undo this.</source>
        <translation>Als Eintrag des Journals veröffentlicht und in die Zwischenablage kopiert. Sie können das rückgängig machen.</translation>
    </message>
    <message>
        <source>Was it &amp;luck?</source>
        <translation>War es &amp;Glück?</translation>
    </message>
    <message>
        <source>Was it luck?</source>
        <translation>War es Glück?</translation>
    </message>
    <message>
        <source>Add what dice and choices did in the battles that were played in Ephor this turn</source>
        <translation>Hinzufügen, was Würfel und Entscheidungen in den Schlachten bewirkt haben, die in dieser Runde in Ephor gespielt wurden</translation>
    </message>
    <message>
        <source>Playing every position of the battles on many times…</source>
        <translation>Jede Stellung der Schlachten wird viele Male weitergespielt…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
</context>
<context>
    <name>ephor::NextBar</name>
    <message>
        <source>An earlier moment</source>
        <translation>Ein früherer Zeitpunkt</translation>
    </message>
    <message>
        <source>entry %1 of %2</source>
        <translation>Eintrag %1 von %2</translation>
    </message>
    <message>
        <source>then: sieges and supply</source>
        <translation>danach: Belagerungen und Versorgung</translation>
    </message>
    <message>
        <source>The campaign is over</source>
        <translation>Die Kampagne ist beendet</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>Sieger: %1</translation>
    </message>
    <message>
        <source>%1 (F5)</source>
        <translation>%1 (F5)</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>Sieges and supply</source>
        <translation>Belagerungen und Versorgung</translation>
    </message>
    <message>
        <source>Read the chronicle</source>
        <translation>Chronik lesen</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Resolving battles…</source>
        <translation>Schlachten werden ausgekämpft…</translation>
    </message>
    <message>
        <source>Please wait…</source>
        <translation>Bitte warten…</translation>
    </message>
    <message>
        <source>Go to the present</source>
        <translation>Zur Gegenwart gehen</translation>
    </message>
    <message>
        <source>Orders submitted: %1 of %2</source>
        <translation>Eingereichte Befehle: %1 von %2</translation>
    </message>
    <message>
        <source>the computer orders the others</source>
        <translation>für die anderen befiehlt der Computer</translation>
    </message>
    <message>
        <source>Adjudicate the turn</source>
        <translation>Runde auswerten</translation>
    </message>
    <message>
        <source>Pending battles: %1</source>
        <translation>Ausstehende Schlachten: %1</translation>
    </message>
    <message>
        <source>Resolve a battle…</source>
        <translation>Schlacht entscheiden…</translation>
    </message>
    <message>
        <source>Resolve: %1…</source>
        <translation>Entscheiden: %1…</translation>
    </message>
    <message>
        <source>All battles are resolved</source>
        <translation>Alle Schlachten sind entschieden</translation>
    </message>
    <message>
        <source>then: the next turn</source>
        <translation>danach: die nächste Runde</translation>
    </message>
    <message>
        <source>Close the turn</source>
        <translation>Runde abschließen</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>ein Unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>Orders submitted: %1 of %n players</source>
        <translation>
            <numerusform>Eingereichte Befehle: %1 von %n Spieler</numerusform>
            <numerusform>Eingereichte Befehle: %1 von %n Spielern</numerusform>
        </translation>
    </message>
    <message>
        <source>every power has a player</source>
        <translation>jede Macht hat einen Spieler</translation>
    </message>
    <message numerus="yes">
        <source>the computer plays %n powers</source>
        <translation>
            <numerusform>der Computer spielt %n Macht</numerusform>
            <numerusform>der Computer spielt %n Mächte</numerusform>
        </translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Berichte</translation>
    </message>
    <message>
        <source>Reports to write: %1</source>
        <translation>Zu schreibende Berichte: %1</translation>
    </message>
    <message>
        <source>then: orders</source>
        <translation>danach: Befehle</translation>
    </message>
    <message>
        <source>Write the reports…</source>
        <translation>Berichte schreiben…</translation>
    </message>
    <message numerus="yes">
        <source>%n reports not marked as sent</source>
        <translation>
            <numerusform>%n Bericht nicht als gesendet markiert</numerusform>
            <numerusform>%n Berichte nicht als gesendet markiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ephor::NumberForm</name>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>%1 bieten</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>%1 is suggested.</source>
        <translation>%1 ist vorgeschlagen.</translation>
    </message>
</context>
<context>
    <name>ephor::OddsDialog</name>
    <message>
        <source>One clash</source>
        <translation>Ein Zusammenstoß</translation>
    </message>
    <message>
        <source>exact, no sampling</source>
        <translation>exakt, ohne Stichproben</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>&amp;Tauschen</translation>
    </message>
    <message>
        <source>The unit that is attacked attacks</source>
        <translation>Die angegriffene Einheit greift an</translation>
    </message>
    <message>
        <source>From the &amp;table…</source>
        <translation>Vom S&amp;pieltisch…</translation>
    </message>
    <message>
        <source>In contact</source>
        <translation>In Kontakt</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1: Angriff auf %2</translation>
    </message>
    <message>
        <source>Any two units</source>
        <translation>Zwei beliebige Einheiten</translation>
    </message>
    <message>
        <source>%1 attacks</source>
        <translation>%1: Angriff</translation>
    </message>
    <message>
        <source>%1 of %2 battles</source>
        <translation>%1 von %2 Schlachten</translation>
    </message>
    <message>
        <source>%1 battles, done</source>
        <translation>%1 Schlachten, fertig</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>median turn %1</source>
        <translation>Median Runde %1</translation>
    </message>
    <message>
        <source>half of all: %1 to %2</source>
        <translation>die Hälfte aller: %1 bis %2</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Save CSV</source>
        <translation>CSV speichern</translation>
    </message>
    <message>
        <source>Save the odds</source>
        <translation>Chancen speichern</translation>
    </message>
    <message>
        <source>Odds: %1 — Ephor</source>
        <translation>Chancen: %1 — Ephor</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer %1 spielt</translation>
    </message>
    <message>
        <source>Odds: %1</source>
        <translation>Chancen: %1</translation>
    </message>
    <message>
        <source>%1 against %2, table and terrain as set up, %3</source>
        <translation>%1 gegen %2, Spieltisch und Gelände wie aufgebaut, %3</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Where the battles begin</source>
        <translation>Wo die Schlachten beginnen</translation>
    </message>
    <message>
        <source>before the battle</source>
        <translation>vor der Schlacht</translation>
    </message>
    <message>
        <source>from here: %1</source>
        <translation>von hier an: %1</translation>
    </message>
    <message>
        <source>from here</source>
        <translation>von hier an</translation>
    </message>
    <message>
        <source>Battles fought</source>
        <translation>Ausgekämpfte Schlachten</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Wann es endet</translation>
    </message>
    <message>
        <source>± 1 % is reached</source>
        <translation>± 1 % erreicht ist</translation>
    </message>
    <message>
        <source>± 0.5 % is reached</source>
        <translation>± 0,5 % erreicht ist</translation>
    </message>
    <message>
        <source>± 0.2 % is reached</source>
        <translation>± 0,2 % erreicht ist</translation>
    </message>
    <message>
        <source>1,000 battles</source>
        <translation>1.000 Schlachten</translation>
    </message>
    <message>
        <source>20,000 battles</source>
        <translation>20.000 Schlachten</translation>
    </message>
    <message>
        <source>100,000 battles</source>
        <translation>100.000 Schlachten</translation>
    </message>
    <message>
        <source>until</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>The whole battle</source>
        <translation>Die ganze Schlacht</translation>
    </message>
    <message>
        <source>sampled, refined while you look</source>
        <translation>Stichprobe, beim Ansehen verfeinert</translation>
    </message>
    <message>
        <source>Who is left</source>
        <translation>Was übrig bleibt</translation>
    </message>
    <message>
        <source>share of battles by what is left; dark: gone</source>
        <translation>Anteil der Schlachten nach dem, was übrig ist; dunkel: ausgefallen</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Feldherren</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>ended in turn, % of battles</source>
        <translation>beendet in Runde, % der Schlachten</translation>
    </message>
    <message>
        <source>Intervals are 95 % (Wilson). Seed %1; the same seed gives the same odds on any machine and with any number of threads.</source>
        <translation>Intervalle sind 95 % (Wilson). Startwert %1; derselbe Startwert ergibt dieselben Chancen auf jedem Rechner und mit jeder Zahl von Threads.</translation>
    </message>
    <message>
        <source>&amp;Copy as table</source>
        <translation>Als Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>Save CS&amp;V…</source>
        <translation>Als CS&amp;V speichern…</translation>
    </message>
    <message>
        <source>F1: how to read the odds</source>
        <translation>F1: wie die Chancen zu lesen sind</translation>
    </message>
    <message>
        <source>&amp;Play the battle…</source>
        <translation>Schlacht &amp;spielen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Set up one clash: two units with their losses and markers, who charges, who supports, and which side is hit.</source>
        <translation>Einen Zusammenstoß einrichten: zwei Einheiten mit Verlusten und Markern, wer angreift, wer unterstützt und welche Seite getroffen wird.</translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <translation>%1, angehalten</translation>
    </message>
    <message>
        <source>%1, %2 s a battle</source>
        <translation>%1, %2 s je Schlacht</translation>
    </message>
    <message>
        <source>%1, %2 a second, %3 s left</source>
        <translation>%1, %2 je Sekunde, noch %3 s</translation>
    </message>
</context>
<context>
    <name>ephor::OddsMatrixModel</name>
    <message>
        <source>cannot meet</source>
        <translation>können nicht gegeneinander antreten</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>A list against itself is even.</source>
        <translation>Eine Liste gegen sich selbst ist ausgeglichen.</translation>
    </message>
    <message>
        <source>%1 against %2: not fought yet</source>
        <translation>%1 gegen %2: noch nicht ausgekämpft</translation>
    </message>
    <message numerus="yes">
        <source>%1 beats %2 in %3 (%4), a draw in %5, of %n battles</source>
        <translation>
            <numerusform>%1 schlägt %2 in %3 (%4), unentschieden in %5, von %n Schlacht</numerusform>
            <numerusform>%1 schlägt %2 in %3 (%4), unentschieden in %5, von %n Schlachten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beats the others in %2 on average (%3)</source>
        <translation>%1 schlägt die anderen im Durchschnitt in %2 (%3)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Alle anderen</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Rank by the previous column; a range if intervals overlap</source>
        <translation>Platz nach der vorigen Spalte; ein Bereich, wenn sich Intervalle überschneiden</translation>
    </message>
    <message>
        <source>The intervals overlap; more battles may separate these ranks</source>
        <translation>Die Intervalle überlappen; mehr Schlachten können diese Ränge trennen</translation>
    </message>
    <message>
        <source>How often the list beats the others; each of them counts the same</source>
        <translation>Wie oft die Liste die anderen schlägt; jede von ihnen zählt gleich</translation>
    </message>
</context>
<context>
    <name>ephor::OddsStrip</name>
    <message>
        <source>Odds of the battle</source>
        <translation>Chancen der Schlacht</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
</context>
<context>
    <name>ephor::OddsUnitsModel</name>
    <message>
        <source>%1: %2 units</source>
        <translation>%1: %2 Einheiten</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>ausgefallen</translation>
    </message>
</context>
<context>
    <name>ephor::OpponentDialog</name>
    <message>
        <source>Odds against…</source>
        <translation>Chancen gegen…</translation>
    </message>
    <message>
        <source>Which list does %1 fight?</source>
        <translation>Gegen welche Liste kämpft %1?</translation>
    </message>
    <message>
        <source>Search the lists</source>
        <translation>Listen durchsuchen</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>On the usual table, by the rules as written. The computer plays both sides.</source>
        <translation>Auf dem üblichen Tisch, nach den Regeln, wie sie geschrieben sind. Der Computer spielt beide Seiten.</translation>
    </message>
    <message>
        <source>Why the list cannot fight</source>
        <translation>Warum die Liste nicht kämpfen kann</translation>
    </message>
    <message>
        <source>&amp;Show the odds</source>
        <translation>&amp;Chancen zeigen</translation>
    </message>
    <message>
        <source>&amp;Table and options…</source>
        <translation>&amp;Tisch und Optionen…</translation>
    </message>
    <message>
        <source>Choose terrain, a historical battle, other rules or a list file</source>
        <translation>Gelände, eine historische Schlacht, andere Regeln oder eine Listendatei wählen</translation>
    </message>
    <message>
        <source>%1 (not legal yet)</source>
        <translation>%1 (noch nicht regelkonform)</translation>
    </message>
    <message>
        <source>My lists</source>
        <translation>Meine Listen</translation>
    </message>
    <message>
        <source>Sample armies</source>
        <translation>Beispielarmeen</translation>
    </message>
    <message>
        <source>This list is written for other rules.</source>
        <translation>Diese Liste ist für andere Regeln geschrieben.</translation>
    </message>
    <message>
        <source>This list is no longer legal. Open it to see what is wrong.</source>
        <translation>Diese Liste ist nicht mehr regelkonform. Öffnen Sie sie, um zu sehen, was falsch ist.</translation>
    </message>
    <message>
        <source>This list cannot be read any more.</source>
        <translation>Diese Liste kann nicht mehr gelesen werden.</translation>
    </message>
</context>
<context>
    <name>ephor::OptionForm</name>
    <message>
        <source>As written: %1.</source>
        <translation>Wie geschrieben: %1.</translation>
    </message>
    <message>
        <source>Back to the rules as written</source>
        <translation>Zurück zu den Regeln, wie sie geschrieben sind</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Von %1 bis %2.</translation>
    </message>
</context>
<context>
    <name>ephor::OptionRow</name>
    <message>
        <source>%1 ± %2 %</source>
        <translation>%1 ± %2 %</translation>
    </message>
    <message>
        <source>(suggested)</source>
        <translation>(vorgeschlagen)</translation>
    </message>
</context>
<context>
    <name>ephor::OrderRow</name>
    <message>
        <source>Forced march</source>
        <translation>Gewaltmarsch</translation>
    </message>
    <message>
        <source>Encourage</source>
        <translation>Ermutigen</translation>
    </message>
    <message>
        <source>Buy food</source>
        <translation>Nahrung kaufen</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Rasten</translation>
    </message>
    <message>
        <source>Fortify the camp</source>
        <translation>Lager befestigen</translation>
    </message>
    <message>
        <source>Siege works</source>
        <translation>Belagerungswerke</translation>
    </message>
    <message>
        <source>Storm the city</source>
        <translation>Stadt stürmen</translation>
    </message>
    <message>
        <source>Invoke an omen</source>
        <translation>Omen anrufen</translation>
    </message>
    <message>
        <source>Call a vote</source>
        <translation>Abstimmung verlangen</translation>
    </message>
    <message>
        <source>Treachery</source>
        <translation>Verrat</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>Kein Befehl</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Choose the goal on the map</source>
        <translation>Das Ziel auf der Karte wählen</translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n squadrons</source>
        <translation>
            <numerusform>%n Geschwader</numerusform>
            <numerusform>%n Geschwader</numerusform>
        </translation>
    </message>
    <message>
        <source>What %1 does</source>
        <translation>Was %1 tut</translation>
    </message>
    <message>
        <source>Where %1 goes</source>
        <translation>Wohin %1 geht</translation>
    </message>
    <message>
        <source>Choose on the map where %1 goes</source>
        <translation>Auf der Karte wählen, wohin %1 geht</translation>
    </message>
    <message>
        <source>Tasks of %1</source>
        <translation>Aufgaben von %1</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>Was es kostet</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>CP %1 of %2</source>
        <translation>BP %1 von %2</translation>
    </message>
    <message>
        <source>aboard %1</source>
        <translation>an Bord von %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not on this map. Did you mean %2?</source>
        <translation>„%1“ ist nicht auf dieser Karte. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not on this map.</source>
        <translation>„%1“ ist nicht auf dieser Karte.</translation>
    </message>
    <message>
        <source>No way leads to %1.</source>
        <translation>Kein Weg führt nach %1.</translation>
    </message>
    <message>
        <source>Arrival or errors</source>
        <translation>Ankunft oder Fehler</translation>
    </message>
    <message>
        <source>Retire before a stronger enemy</source>
        <translation>Vor einem stärkeren Feind zurückziehen</translation>
    </message>
    <message>
        <source>Carry %1</source>
        <translation>%1 befördern</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message numerus="yes">
        <source>Build %n squadrons</source>
        <translation>
            <numerusform>%n Geschwader bauen</numerusform>
            <numerusform>%n Geschwader bauen</numerusform>
        </translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>Abteilen</translation>
    </message>
    <message numerus="yes">
        <source>Detach %n squadrons</source>
        <translation>
            <numerusform>%n Geschwader abteilen</numerusform>
            <numerusform>%n Geschwader abteilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>Mit %1 vereinen</translation>
    </message>
</context>
<context>
    <name>ephor::OrdersBoard</name>
    <message>
        <source>Dead&amp;line…</source>
        <translation>&amp;Frist…</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Deputy</source>
        <translation>Stellvertreter</translation>
    </message>
    <message>
        <source>The campaign is over</source>
        <translation>Die Kampagne ist beendet</translation>
    </message>
    <message>
        <source>No deputy</source>
        <translation>Kein Stellvertreter</translation>
    </message>
    <message>
        <source>When orders are due</source>
        <translation>Wann Befehle fällig sind</translation>
    </message>
    <message>
        <source>Set when orders are due</source>
        <translation>Festlegen, wann Befehle fällig sind</translation>
    </message>
    <message>
        <source>Powers and their orders</source>
        <translation>Mächte und ihre Befehle</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>%1; as a computer player, its ruler is %2</source>
        <translation>%1; als Computerspieler ist ihr Herrscher %2</translation>
    </message>
    <message>
        <source>No player: the computer gives the orders</source>
        <translation>Kein Spieler: Der Computer gibt die Befehle</translation>
    </message>
</context>
<context>
    <name>ephor::OrdersDesk</name>
    <message>
        <source>Order sheet</source>
        <translation>Befehlsblatt</translation>
    </message>
    <message>
        <source>&amp;Copy sheet</source>
        <translation>Blatt k&amp;opieren</translation>
    </message>
    <message>
        <source>Replace the order sheet?</source>
        <translation>Das Befehlsblatt ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Orders are locked until the next turn.</source>
        <translation>Befehle sind bis zur nächsten Runde gesperrt.</translation>
    </message>
    <message>
        <source>Switched to the order sheet of %1.</source>
        <translation>Zum Befehlsblatt von %1 gewechselt.</translation>
    </message>
    <message>
        <source>The order sheet of %1 is not submitted. Replace it with the mail?
You can undo this.</source>
        <translation>Das Befehlsblatt von %1 ist nicht eingereicht. Durch die E-Mail ersetzen?
Sie können das rückgängig machen.</translation>
    </message>
    <message>
        <source>New shee&amp;t</source>
        <translation>Neues Bla&amp;tt</translation>
    </message>
    <message>
        <source>Replace the text with a new sheet: every army holds</source>
        <translation>Den Text durch ein neues Blatt ersetzen: Jede Armee hält</translation>
    </message>
    <message>
        <source>Copy the sheet for a mail</source>
        <translation>Das Blatt für eine E-Mail kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste orders</source>
        <translation>Befehle einf&amp;ügen</translation>
    </message>
    <message>
        <source>Replace the sheet with the clipboard text and check it</source>
        <translation>Das Blatt durch den Text der Zwischenablage ersetzen und prüfen</translation>
    </message>
    <message>
        <source>S&amp;ubmit orders</source>
        <translation>Befehle e&amp;inreichen</translation>
    </message>
    <message>
        <source>Submit the sheet for this turn</source>
        <translation>Das Blatt für diese Runde einreichen</translation>
    </message>
    <message>
        <source>Submit &amp;as deputy</source>
        <translation>Als Ste&amp;llvertreter einreichen</translation>
    </message>
    <message>
        <source>Submit the sheet for the player; the player&apos;s own orders have priority</source>
        <translation>Das Blatt für den Spieler einreichen; dessen eigene Befehle haben Vorrang</translation>
    </message>
    <message>
        <source>Save as standin&amp;g</source>
        <translation>Als Dauerbefehle s&amp;peichern</translation>
    </message>
    <message>
        <source>Save the sheet as standing orders for turns without orders</source>
        <translation>Das Blatt als Dauerbefehle für Runden ohne Befehle speichern</translation>
    </message>
    <message>
        <source>Let the computer or&amp;der</source>
        <translation>&amp;Computer befehlen lassen</translation>
    </message>
    <message>
        <source>The campaign is over; no orders are accepted.</source>
        <translation>Die Kampagne ist beendet; es werden keine Befehle angenommen.</translation>
    </message>
    <message>
        <source>&amp;Sheet of %1, turn %2</source>
        <translation>Blatt von %1, R&amp;unde %2</translation>
    </message>
    <message>
        <source>&amp;Sheet of %1, turn %2 (locked)</source>
        <translation>Blatt von %1, R&amp;unde %2 (gesperrt)</translation>
    </message>
    <message>
        <source>The order sheet of %1 was copied to the clipboard.</source>
        <translation>Das Befehlsblatt von %1 wurde in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The reminder for all players was copied to the clipboard.</source>
        <translation>Die Erinnerung für alle Spieler wurde in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The reminder for %1 was copied to the clipboard.</source>
        <translation>Die Erinnerung für %1 wurde in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The order sheet of %1 is not submitted. Replace it with a new sheet?
You can undo this.</source>
        <translation>Das Befehlsblatt von %1 ist nicht eingereicht. Durch ein neues Blatt ersetzen?
Sie können das rückgängig machen.</translation>
    </message>
    <message>
        <source>The clipboard has no text. Copy the orders first.</source>
        <translation>Die Zwischenablage enthält keinen Text. Kopieren Sie zuerst die Befehle.</translation>
    </message>
    <message>
        <source>The order sheet of %1 is not submitted. Let the computer order instead?
You can undo this.</source>
        <translation>Das Befehlsblatt von %1 ist nicht eingereicht. Stattdessen den Computer befehlen lassen?
Sie können das rückgängig machen.</translation>
    </message>
    <message>
        <source>The orders of %1 are submitted. Let the computer order instead?
You can undo this.</source>
        <translation>Die Befehle von %1 sind eingereicht. Stattdessen den Computer befehlen lassen?
Sie können das rückgängig machen.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Form or text</source>
        <translation>Formular oder Text</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>The mail has the order sheets of %1. Replace these sheets, which are not submitted: %2?</source>
        <translation>Die E-Mail enthält die Befehlsblätter von %1. Diese nicht eingereichten Blätter ersetzen: %2?</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The mail has the order sheets of %1. All are drafts now.</source>
        <translation>Die E-Mail enthält die Befehlsblätter von %1. Alle sind jetzt Entwürfe.</translation>
    </message>
    <message>
        <source>Let the computer order this power; for the player it counts as a turn without orders</source>
        <translation>Den Computer für diese Macht befehlen lassen; für den Spieler zählt es als Runde ohne Befehle</translation>
    </message>
</context>
<context>
    <name>ephor::OrdersForm</name>
    <message>
        <source>Orders as a form</source>
        <translation>Befehle als Formular</translation>
    </message>
</context>
<context>
    <name>ephor::OrdersPanel</name>
    <message>
        <source>Standing orders</source>
        <translation>Dauerbefehle</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, für %2</translation>
    </message>
    <message>
        <source>These rules have no questions that standing orders can answer.</source>
        <translation>Diese Regeln haben keine Fragen, die Dauerbefehle beantworten können.</translation>
    </message>
</context>
<context>
    <name>ephor::Outcome</name>
    <message>
        <source>Ordered: %1</source>
        <translation>Befohlen: %1</translation>
    </message>
    <message>
        <source>Ordered: %1 by %2</source>
        <translation>Befohlen: %1 über %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1; tasks: %2</source>
        <translation>%1; Aufgaben: %2</translation>
    </message>
    <message>
        <source>%1 turned it into: %2</source>
        <translation>%1 machte daraus: %2</translation>
    </message>
    <message>
        <source>It did not reach %1: it met %2 at %3</source>
        <translation>%1 nicht erreicht: traf auf %2 bei %3</translation>
    </message>
    <message>
        <source>It did not reach %1: it faced %2 at %3, and neither attacked</source>
        <translation>%1 nicht erreicht: stand %2 bei %3 gegenüber, und keiner griff an</translation>
    </message>
    <message>
        <source>It did not reach %1: it slipped away to %2</source>
        <translation>%1 nicht erreicht: entkam nach %2</translation>
    </message>
    <message>
        <source>It did not reach %1: storms kept it at %2</source>
        <translation>%1 nicht erreicht: durch Stürme bei %2 aufgehalten</translation>
    </message>
    <message>
        <source>The order was no longer possible: the army or its route had changed.</source>
        <translation>Der Befehl war nicht mehr möglich: Die Armee oder ihr Weg hatte sich geändert.</translation>
    </message>
    <message>
        <source>Too few command points (cost %1): its tasks were not done</source>
        <translation>Zu wenige Befehlspunkte (Kosten %1): Die Aufgaben wurden nicht ausgeführt</translation>
    </message>
    <message>
        <source>Too few command points (cost %1): the control roll changed the order to: %2</source>
        <translation>Zu wenige Befehlspunkte (Kosten %1): Der Kontrollwurf änderte den Befehl in: %2</translation>
    </message>
    <message>
        <source>Too few command points (cost %1): the control roll changed the order to: %2 by %3</source>
        <translation>Zu wenige Befehlspunkte (Kosten %1): Der Kontrollwurf änderte den Befehl in: %2 über %3</translation>
    </message>
    <message>
        <source>It did not reach %1: the route from %2 to %3 costs %4 march points, more than it had left</source>
        <translation>Sie erreichte %1 nicht: Der Weg von %2 nach %3 kostet %4 Marschpunkte, mehr, als sie übrig hatte</translation>
    </message>
    <message>
        <source>It did not reach %1: no route leads on from %2</source>
        <translation>Sie erreichte %1 nicht: Von %2 führt kein Weg weiter</translation>
    </message>
</context>
<context>
    <name>ephor::OutcomeBars</name>
    <message>
        <source>What comes out, exactly</source>
        <translation>Was herauskommt, exakt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>ephor::PackTestsModel</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Got</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>ephor::PackTestsPanel</name>
    <message>
        <source>Tests of the pack</source>
        <translation>Tests des Pakets</translation>
    </message>
</context>
<context>
    <name>ephor::PasteCodeDialog</name>
    <message>
        <source>&amp;Open this list</source>
        <translation>Diese Liste ö&amp;ffnen</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Noch keine Liste</translation>
    </message>
    <message>
        <source>This list cannot be read</source>
        <translation>Diese Liste kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>it is not legal</source>
        <translation>sie ist nicht regelkonform</translation>
    </message>
    <message>
        <source>it is legal</source>
        <translation>sie ist regelkonform</translation>
    </message>
    <message>
        <source>“%1”, %2, fingerprint %3; %4.</source>
        <translation>„%1“, %2, Fingerabdruck %3; %4.</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>Paste a list</source>
        <translation>Liste einfügen</translation>
    </message>
    <message>
        <source>Codes or text</source>
        <translation>Codes oder Text</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>The list appears here once it is read.</source>
        <translation>Die Liste erscheint hier, sobald sie gelesen ist.</translation>
    </message>
    <message>
        <source>It is the open list</source>
        <translation>Es ist die geöffnete Liste</translation>
    </message>
    <message>
        <source>It is not the open list</source>
        <translation>Es ist nicht die geöffnete Liste</translation>
    </message>
    <message>
        <source>Paste a &amp;list code, or the text of a list from a chat, a forum or another app. Paste all codes of a large list, in any order.</source>
        <translation>Fügen Sie einen &amp;Listencode ein oder den Text einer Liste aus einem Chat, einem Forum oder einer anderen App. Von einer großen Liste alle Codes, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>The list is complete</source>
        <translation>Die Liste ist vollständig</translation>
    </message>
    <message>
        <source>Differences (“the other” is the open list):</source>
        <translation>Unterschiede („die andere“ ist die offene Liste):</translation>
    </message>
</context>
<context>
    <name>ephor::PendingBattleModel</name>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Place of the battle</source>
        <translation>Ort der Schlacht</translation>
    </message>
    <message>
        <source>Attacking armies</source>
        <translation>Angreifende Armeen</translation>
    </message>
    <message>
        <source>Defending armies</source>
        <translation>Verteidigende Armeen</translation>
    </message>
    <message>
        <source>Kind of battle, from the postures</source>
        <translation>Art der Schlacht, aus den Haltungen</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Play it, enter its result, or auto-resolve it</source>
        <translation>Spielen, Ergebnis eingeben oder automatisch auskämpfen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Whether the battle is being played step by step</source>
        <translation>Ob die Schlacht Schritt für Schritt gespielt wird</translation>
    </message>
    <message>
        <source>begun with other armies</source>
        <translation>mit anderen Armeen begonnen</translation>
    </message>
    <message>
        <source>played, result not entered</source>
        <translation>gespielt, Ergebnis nicht eingegeben</translation>
    </message>
    <message>
        <source>being played, turn %1</source>
        <translation>wird gespielt, Runde %1</translation>
    </message>
    <message>
        <source>being played, deployment</source>
        <translation>wird gespielt, Aufstellung</translation>
    </message>
</context>
<context>
    <name>ephor::PhaseBar</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>an earlier moment</source>
        <translation>ein früherer Zeitpunkt</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>units lost %1 of %2</source>
        <translation>verlorene Einheiten %1 von %2</translation>
    </message>
    <message>
        <source>none placed yet</source>
        <translation>noch nichts aufgestellt</translation>
    </message>
    <message>
        <source>Phases: %1</source>
        <translation>Phasen: %1</translation>
    </message>
</context>
<context>
    <name>ephor::PieceListModel</name>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>not yet on the table</source>
        <translation>noch nicht auf dem Spieltisch</translation>
    </message>
    <message>
        <source>in contact</source>
        <translation>in Kontakt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>x %1 y %2, faces %3°</source>
        <translation>x %1 y %2, Blickrichtung %3°</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
</context>
<context>
    <name>ephor::Playback</name>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Dice stop on a card</source>
        <translation>Bei Würfelkarten anhalten</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>For a short time</source>
        <translation>Kurze Zeit</translation>
    </message>
    <message>
        <source>Until clicked</source>
        <translation>Bis zum Klicken</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
</context>
<context>
    <name>ephor::PlaybackOverlay</name>
    <message>
        <source>Replay from the start</source>
        <translation>Vom Anfang an abspielen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Space does the same.</source>
        <translation>Die Leertaste tut dasselbe.</translation>
    </message>
</context>
<context>
    <name>ephor::PlayersWindow</name>
    <message>
        <source>For the players: %1</source>
        <translation>Für die Spieler: %1</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>Was alle wissen</translation>
    </message>
    <message>
        <source>What %1 knows</source>
        <translation>Was %1 weiß</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ephor::PostDialog</name>
    <message>
        <source>Post</source>
        <translation>Post</translation>
    </message>
    <message>
        <source>State of the post</source>
        <translation>Stand der Post</translation>
    </message>
    <message>
        <source>Mails and letters</source>
        <translation>E-Mails und Briefe</translation>
    </message>
    <message>
        <source>&amp;Received</source>
        <translation>&amp;Empfangen</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>Le&amp;tters</source>
        <translation>&amp;Briefe</translation>
    </message>
    <message>
        <source>Mails written</source>
        <translation>Geschriebene E-Mails</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Open the folder with the mails</source>
        <translation>Den Ordner mit den E-Mails öffnen</translation>
    </message>
    <message>
        <source>&amp;Write report mails</source>
        <translation>Bericht-E-Mails sc&amp;hreiben</translation>
    </message>
    <message>
        <source>Write a mail to each player with the report, map and order form attached</source>
        <translation>Jedem Spieler eine E-Mail mit Bericht, Karte und Befehlsformular als Anhang schreiben</translation>
    </message>
    <message>
        <source>Mark all as &amp;sent</source>
        <translation>Alle als &amp;gesendet markieren</translation>
    </message>
    <message>
        <source>Re&amp;mind the late</source>
        <translation>&amp;Säumige erinnern</translation>
    </message>
    <message>
        <source>Write a reminder to each player whose orders are missing</source>
        <translation>Jedem Spieler, dessen Befehle fehlen, eine Erinnerung schreiben</translation>
    </message>
    <message>
        <source>Mail the &amp;newsletter</source>
        <translation>&amp;Rundbrief verschicken</translation>
    </message>
    <message>
        <source>Write one mail with the newsletter to all players; they do not see each other&apos;s addresses</source>
        <translation>Eine E-Mail mit dem Rundbrief an alle Spieler schreiben; sie sehen die Adressen der anderen nicht</translation>
    </message>
    <message>
        <source>Save the &amp;deadline…</source>
        <translation>&amp;Frist speichern…</translation>
    </message>
    <message>
        <source>Save the deadline as a calendar file (.ics)</source>
        <translation>Die Frist als Kalenderdatei (.ics) speichern</translation>
    </message>
    <message>
        <source>Write &amp;answers</source>
        <translation>&amp;Antworten schreiben</translation>
    </message>
    <message>
        <source>Answer each mail with orders: what was understood, or what is wrong</source>
        <translation>Jede E-Mail mit Befehlen beantworten: was verstanden wurde oder was falsch ist</translation>
    </message>
    <message>
        <source>Turn %1: %2 of %3 reports written, %4 sent.</source>
        <translation>Runde %1: %2 von %3 Berichten geschrieben, %4 gesendet.</translation>
    </message>
    <message>
        <source>No power has a player. Assign players and their addresses first (Orders, Assign players).</source>
        <translation>Keine Macht hat einen Spieler. Ordnen Sie zuerst Spieler und ihre Adressen zu (Befehle, Spieler zuordnen).</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n mails were written to %1. Open each with your mail program and send it, then mark it as sent.</source>
        <translation>
            <numerusform>%n E-Mail wurde nach %1 geschrieben. Öffnen Sie sie mit Ihrem Mailprogramm, senden Sie sie und markieren Sie sie dann als gesendet.</numerusform>
            <numerusform>%n E-Mails wurden nach %1 geschrieben. Öffnen Sie jede mit Ihrem Mailprogramm, senden Sie sie und markieren Sie sie dann als gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>No orders are missing.</source>
        <translation>Es fehlen keine Befehle.</translation>
    </message>
    <message>
        <source>No mail needs an answer. Orders without errors are answered once they are submitted.</source>
        <translation>Keine E-Mail braucht eine Antwort. Befehle ohne Fehler werden beantwortet, sobald sie eingereicht sind.</translation>
    </message>
    <message>
        <source>The mail was opened in your mail program.</source>
        <translation>Die E-Mail wurde in Ihrem Mailprogramm geöffnet.</translation>
    </message>
    <message numerus="yes">
        <source>%n mails were written to %1.</source>
        <translation>
            <numerusform>%n E-Mail wurde nach %1 geschrieben.</numerusform>
            <numerusform>%n E-Mails wurden nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no deadline. Set one first (Orders, Set deadline).</source>
        <translation>Es gibt keine Frist. Setzen Sie zuerst eine (Befehle, Frist setzen).</translation>
    </message>
    <message>
        <source>Save the deadline</source>
        <translation>Frist speichern</translation>
    </message>
    <message>
        <source>Orders, turn %1</source>
        <translation>Befehle, Runde %1</translation>
    </message>
    <message>
        <source>Calendar files (*.ics)</source>
        <translation>Kalenderdateien (*.ics)</translation>
    </message>
    <message>
        <source>The deadline was saved to %1.</source>
        <translation>Die Frist wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>Mail the &amp;battles</source>
        <translation>Schlachten &amp;verschicken</translation>
    </message>
    <message>
        <source>Write the packet of each pending battle to the players of both sides</source>
        <translation>Das Paket jeder ausstehenden Schlacht an die Spieler beider Seiten schreiben</translation>
    </message>
    <message>
        <source>Drafts on the desk, not reminded: %1.</source>
        <translation>Entwürfe auf dem Pult, nicht erinnert: %1.</translation>
    </message>
    <message>
        <source>No battle of a player is pending.</source>
        <translation>Keine Schlacht eines Spielers steht aus.</translation>
    </message>
    <message>
        <source>Mark every mail of this turn as sent</source>
        <translation>Jede E-Mail dieser Runde als gesendet markieren</translation>
    </message>
    <message>
        <source>The mails are still being written. Close the post when they are done.</source>
        <translation>Die E-Mails werden noch geschrieben. Schließen Sie die Post, wenn sie fertig sind.</translation>
    </message>
</context>
<context>
    <name>ephor::PowerModel</name>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>The name of the power</source>
        <translation>Der Name der Macht</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Tiers</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Armies in the field</source>
        <translation>Armeen im Feld</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Staatskasse</translation>
    </message>
    <message>
        <source>Talents</source>
        <translation>Talente</translation>
    </message>
    <message>
        <source>Arete</source>
        <translation>Arete</translation>
    </message>
    <message>
        <source>Honour</source>
        <translation>Ehre</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>At war with</source>
        <translation>Im Krieg mit</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Feinde</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Verbündete</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Herrscher</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Scores of past winters plus current tiers and Arete</source>
        <translation>Punktzahlen der vergangenen Winter plus jetzige Ränge und Arete</translation>
    </message>
    <message>
        <source>Cities and sites held</source>
        <translation>Gehaltene Städte und Orte</translation>
    </message>
    <message>
        <source>Sum of the tiers of its cities</source>
        <translation>Summe der Ränge ihrer Städte</translation>
    </message>
    <message>
        <source>Steps of all units</source>
        <translation>Stufen aller Einheiten</translation>
    </message>
    <message>
        <source>Who gave the orders of this turn</source>
        <translation>Wer die Befehle dieser Runde gab</translation>
    </message>
    <message>
        <source>How the computer plays the power</source>
        <translation>Wie der Computer die Macht spielt</translation>
    </message>
</context>
<context>
    <name>ephor::PrintListDialog</name>
    <message>
        <source>Print the list</source>
        <translation>Liste drucken</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern…</translation>
    </message>
    <message>
        <source>Preview of the pages</source>
        <translation>Vorschau der Seiten</translation>
    </message>
    <message>
        <source>&amp;Roster</source>
        <translation>&amp;Roster</translation>
    </message>
    <message>
        <source>Every unit with its figures, on one page if it fits</source>
        <translation>Jede Einheit mit ihren Werten, wenn möglich auf einer Seite</translation>
    </message>
    <message>
        <source>&amp;Battle sheet</source>
        <translation>Schlacht&amp;blatt</translation>
    </message>
    <message>
        <source>Boxes to tick for losses and turns</source>
        <translation>Kästchen zum Abhaken für Verluste und Runden</translation>
    </message>
    <message>
        <source>Unit &amp;cards</source>
        <translation>Einheiten&amp;karten</translation>
    </message>
    <message>
        <source>A card of 63 × 88 mm for each unit, with crop marks</source>
        <translation>Eine Karte von 63 × 88 mm je Einheit, mit Schnittmarken</translation>
    </message>
    <message>
        <source>P&amp;layer:</source>
        <translation>S&amp;pieler:</translation>
    </message>
    <message>
        <source>&amp;Event:</source>
        <translation>&amp;Veranstaltung:</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>R&amp;ules in short</source>
        <translation>R&amp;egeln in Kürze</translation>
    </message>
    <message>
        <source>What the traits of the units mean, and what every army has, such as Arete</source>
        <translation>Was die Eigenschaften der Einheiten bedeuten und was jede Armee hat, etwa Arete</translation>
    </message>
    <message>
        <source>may stay empty</source>
        <translation>darf leer bleiben</translation>
    </message>
    <message>
        <source>Who plays the list, and on which day or at which tournament. Both are only printed, below the army&apos;s name.</source>
        <translation>Wer die Liste spielt und an welchem Tag oder auf welchem Turnier. Beides wird nur gedruckt, unter dem Namen der Armee.</translation>
    </message>
</context>
<context>
    <name>ephor::ProblemsPanel</name>
    <message>
        <source>What the rule says, in the manual</source>
        <translation>Was die Regel sagt, im Handbuch</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>ephor::ReceivedPage</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Received mails</source>
        <translation>Empfangene E-Mails</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Errors in the selected mail</source>
        <translation>Fehler in der ausgewählten E-Mail</translation>
    </message>
    <message>
        <source>Text of the selected mail</source>
        <translation>Text der ausgewählten E-Mail</translation>
    </message>
    <message>
        <source>&amp;Import mails…</source>
        <translation>E-Mails &amp;importieren…</translation>
    </message>
    <message>
        <source>Import mail files (.eml) or mailboxes; you can also drop them here</source>
        <translation>E-Mail-Dateien (.eml) oder Postfächer importieren; Sie können sie auch hier ablegen</translation>
    </message>
    <message>
        <source>&amp;Paste mails</source>
        <translation>E-Mails ei&amp;nfügen</translation>
    </message>
    <message>
        <source>Import the copied text of one mail or several</source>
        <translation>Den kopierten Text einer oder mehrerer E-Mails importieren</translation>
    </message>
    <message>
        <source>Put on the des&amp;k</source>
        <translation>Aufs P&amp;ult legen</translation>
    </message>
    <message>
        <source>Put the orders of the selected mail on the orders desk</source>
        <translation>Die Befehle der ausgewählten E-Mail auf das Befehlspult legen</translation>
    </message>
    <message>
        <source>S&amp;ubmit valid orders</source>
        <translation>Gültige Befehle einrei&amp;chen</translation>
    </message>
    <message>
        <source>Submit the orders of all mails of this turn that have no errors</source>
        <translation>Die Befehle aller fehlerfreien E-Mails dieser Runde einreichen</translation>
    </message>
    <message>
        <source>no orders</source>
        <translation>keine Befehle</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>eingereicht</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>valid, on the desk</source>
        <translation>gültig, auf dem Pult</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>gültig</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>eingefügter Text</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Import mails</source>
        <translation>E-Mails importieren</translation>
    </message>
    <message>
        <source>Mails (*.eml *.mbox *.mbx *.txt);;All files (*)</source>
        <translation>E-Mails (*.eml *.mbox *.mbx *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The clipboard has no text. Copy the mails first.</source>
        <translation>Die Zwischenablage enthält keinen Text. Kopieren Sie zuerst die E-Mails.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message numerus="yes">
        <source>%n mails or sheets were imported.</source>
        <translation>
            <numerusform>%n E-Mail oder Blatt wurde importiert.</numerusform>
            <numerusform>%n E-Mails oder Blätter wurden importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mails were imported before.</source>
        <translation>
            <numerusform>%n E-Mail war schon importiert.</numerusform>
            <numerusform>%n E-Mails waren schon importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 has orders already. Replace them on the desk with those of the mail?
You can undo this.</source>
        <translation>%1 hat schon Befehle. Auf dem Pult durch die der E-Mail ersetzen?
Sie können das rückgängig machen.</translation>
    </message>
    <message>
        <source>Draft on the desk:</source>
        <translation>Entwurf auf dem Pult:</translation>
    </message>
    <message>
        <source>Submitted orders:</source>
        <translation>Eingereichte Befehle:</translation>
    </message>
    <message>
        <source>Mail from %1:</source>
        <translation>E-Mail von %1:</translation>
    </message>
    <message>
        <source>The draft of %1 on the desk differs from the mail; submit it there.</source>
        <translation>Der Entwurf von %1 auf dem Pult weicht von der E-Mail ab; reichen Sie ihn dort ein.</translation>
    </message>
    <message>
        <source>%1 has submitted orders already; put the mail on the desk to replace them.</source>
        <translation>%1 hat schon Befehle eingereicht; legen Sie die E-Mail aufs Pult, um sie zu ersetzen.</translation>
    </message>
    <message numerus="yes">
        <source>The orders of %n powers were submitted.</source>
        <translation>
            <numerusform>Die Befehle von %n Macht wurden eingereicht.</numerusform>
            <numerusform>Die Befehle von %n Mächten wurden eingereicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>K&amp;eep as letter</source>
        <translation>Als Brief behal&amp;ten</translation>
    </message>
    <message>
        <source>Keep as letter</source>
        <translation>Als Brief behalten</translation>
    </message>
    <message>
        <source>Fill in a letter of this power with the text of the mail</source>
        <translation>Einen Brief dieser Macht mit dem Text der E-Mail ausfüllen</translation>
    </message>
    <message>
        <source>The dropped items contain no mail. Save the mails as files and drop the files.</source>
        <translation>Die abgelegten Elemente enthalten keine E-Mail. Speichern Sie die E-Mails als Dateien und legen Sie diese ab.</translation>
    </message>
    <message>
        <source>submitted in turn %1</source>
        <translation>eingereicht in Runde %1</translation>
    </message>
    <message>
        <source>private link</source>
        <translation>privater Link</translation>
    </message>
    <message>
        <source>%1, deputy</source>
        <translation>%1, Stellvertreter</translation>
    </message>
</context>
<context>
    <name>ephor::ReportDialog</name>
    <message>
        <source>Export reports</source>
        <translation>Berichte exportieren</translation>
    </message>
    <message>
        <source>Exports a folder for each power with its report, map, order sheet and biographies, at the moment shown. They contain only what that power knows.</source>
        <translation>Exportiert für jede Macht einen Ordner mit Bericht, Karte, Befehlsblatt und Biografien, zum gezeigten Zeitpunkt. Sie enthalten nur, was die Macht weiß.</translation>
    </message>
    <message>
        <source>Powers to export</source>
        <translation>Zu exportierende Mächte</translation>
    </message>
    <message>
        <source>&amp;Newsletter, standings, honours, chronicle and biographies, for all</source>
        <translation>&amp;Rundbrief, Rangliste, Ehren, Chronik und Biografien, für alle</translation>
    </message>
    <message>
        <source>Newsletter, standings, honours, chronicle and biographies, for all</source>
        <translation>Rundbrief, Rangliste, Ehren, Chronik und Biografien, für alle</translation>
    </message>
    <message>
        <source>One &amp;ZIP archive for each power, to attach to a mail</source>
        <translation>Ein &amp;ZIP-Archiv je Macht, zum Anhängen an eine E-Mail</translation>
    </message>
    <message>
        <source>One ZIP archive for each power, to attach to a mail</source>
        <translation>Ein ZIP-Archiv je Macht, zum Anhängen an eine E-Mail</translation>
    </message>
    <message>
        <source>Files written</source>
        <translation>Geschriebene Dateien</translation>
    </message>
    <message>
        <source>Status of the export</source>
        <translation>Stand des Exports</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>%1: the computer</source>
        <translation>%1: der Computer</translation>
    </message>
    <message>
        <source>&amp;HTML</source>
        <translation>&amp;HTML</translation>
    </message>
    <message>
        <source>&amp;PDF</source>
        <translation>&amp;PDF</translation>
    </message>
    <message>
        <source>&amp;Text, for mails</source>
        <translation>&amp;Text, für E-Mails</translation>
    </message>
    <message>
        <source>Map as PN&amp;G</source>
        <translation>Karte als PN&amp;G</translation>
    </message>
    <message>
        <source>Folder for the reports</source>
        <translation>Ordner für die Berichte</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>Or&amp;dner</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>D&amp;urchsuchen…</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Choose another folder.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Drawing the map of %1</source>
        <translation>Karte von %1 wird gezeichnet</translation>
    </message>
    <message>
        <source>Drawing the map for all</source>
        <translation>Karte für alle wird gezeichnet</translation>
    </message>
    <message numerus="yes">
        <source>%n files were written.</source>
        <translation>
            <numerusform>%n Datei wurde geschrieben.</numerusform>
            <numerusform>%n Dateien wurden geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Stopped. %1 of %2 files were written.</source>
        <translation>Angehalten. %1 von %2 Dateien wurden geschrieben.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Nach %1 exportiert</translation>
    </message>
</context>
<context>
    <name>ephor::ReportMails</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The newsletter of %1 is attached.</source>
        <translation>Der Rundbrief von %1 ist angehängt.</translation>
    </message>
</context>
<context>
    <name>ephor::ReportTicks</name>
    <message>
        <source>Players and their reports of this turn</source>
        <translation>Spieler und ihre Berichte dieser Runde</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Report written</source>
        <translation>Bericht geschrieben</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>%1 (no address)</source>
        <translation>%1 (keine Adresse)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Report for %1 sent</source>
        <translation>Bericht für %1 gesendet</translation>
    </message>
    <message>
        <source>Report for %1 read</source>
        <translation>Bericht für %1 gelesen</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message numerus="yes">
        <source>%n mails are marked as sent.</source>
        <translation>
            <numerusform>%n E-Mail ist als gesendet markiert.</numerusform>
            <numerusform>%n E-Mails sind als gesendet markiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ephor::RequestHandler</name>
    <message>
        <source>This page takes no orders.</source>
        <translation>Diese Seite nimmt keine Befehle an.</translation>
    </message>
    <message>
        <source>An order sheet is plain text.</source>
        <translation>Ein Befehlsblatt ist reiner Text.</translation>
    </message>
    <message>
        <source>Too many sheets at once. Try again in a minute.</source>
        <translation>Zu viele Blätter auf einmal. Versuchen Sie es in einer Minute noch einmal.</translation>
    </message>
</context>
<context>
    <name>ephor::ResultForm</name>
    <message>
        <source>Battle of %1: the result</source>
        <translation>Schlacht von %1: das Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>Er&amp;gebnis</translation>
    </message>
    <message>
        <source>Losses, recovery, wounds, retreats, experience (%1)</source>
        <translation>Verluste, Erholung, Verwundungen, Rückzüge, Erfahrung (%1)</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 bei %2, %3</translation>
    </message>
    <message>
        <source>De&amp;cisive victory</source>
        <translation>Ent&amp;scheidender Sieg</translation>
    </message>
    <message>
        <source>Decisive victory</source>
        <translation>Entscheidender Sieg</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Steps lost by %1, of %2</source>
        <translation>Verlorene Stufen: %1, von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n steps lost</source>
        <translation>
            <numerusform>%1 von %n Stufe verloren</numerusform>
            <numerusform>%1 von %n Stufen verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Enter the result</source>
        <translation>Ergebnis &amp;eingeben</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Ergebnis eingeben</translation>
    </message>
    <message>
        <source>Resolved by the computer.</source>
        <translation>Vom Computer ausgekämpft.</translation>
    </message>
    <message>
        <source>Played step by step; the result is from its record.</source>
        <translation>Schritt für Schritt gespielt; das Ergebnis stammt aus der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Result and aftermath</source>
        <translation>Ergebnis und Folgen</translation>
    </message>
    <message>
        <source>A&amp;ftermath</source>
        <translation>&amp;Folgen</translation>
    </message>
    <message>
        <source>Errors in the result</source>
        <translation>Fehler im Ergebnis</translation>
    </message>
    <message>
        <source>Battle and how it was fought</source>
        <translation>Schlacht und wie sie geschlagen wurde</translation>
    </message>
    <message>
        <source>Resolved on paper: %1</source>
        <translation>Auf dem Papier entschieden: %1</translation>
    </message>
    <message>
        <source>The &amp;attackers won</source>
        <translation>Die &amp;Angreifer haben gewonnen</translation>
    </message>
    <message>
        <source>&amp;Nobody won</source>
        <translation>&amp;Niemand hat gewonnen</translation>
    </message>
    <message>
        <source>The &amp;defenders won</source>
        <translation>Die &amp;Verteidiger haben gewonnen</translation>
    </message>
    <message>
        <source>The losing side broke: it lost half of its steps, or it fled</source>
        <translation>Die unterlegene Seite brach: Sie verlor die Hälfte ihrer Stufen, oder sie floh</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Total losses of the side</source>
        <translation>Gesamtverluste der Seite</translation>
    </message>
    <message>
        <source>%1 (%2 CP) was struck down, or their unit was lost</source>
        <translation>%1 (%2 BP) wurde niedergestreckt oder verlor die eigene Einheit</translation>
    </message>
    <message>
        <source>in reserve, no losses</source>
        <translation>in Reserve, keine Verluste</translation>
    </message>
    <message>
        <source>The aftermath was changed without a reason. Enter a reason.</source>
        <translation>Die Folgen wurden ohne Grund geändert. Geben Sie einen Grund ein.</translation>
    </message>
    <message>
        <source>&amp;Use these dice</source>
        <translation>Diese &amp;Würfel benutzen</translation>
    </message>
    <message>
        <source>Enter what is left on the table, or the steps that each unit lost.</source>
        <translation>Geben Sie ein, was auf dem Spieltisch übrig ist, oder die verlorenen Stufen jeder Einheit.</translation>
    </message>
    <message>
        <source>Remarks for the chronicle</source>
        <translation>Anmerkungen für die Chronik</translation>
    </message>
    <message>
        <source>Remarks, for everybody: they appear in the chronicle and the newsletter</source>
        <translation>Anmerkungen, für alle: Sie erscheinen in der Chronik und im Rundbrief</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>%1 left of %2, of %3</source>
        <translation>%1 übrig von %2, von %3</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 on the table stands for %n steps of: %2. The form converts it.</source>
        <translation>
            <numerusform>%1 auf dem Spieltisch steht für %n Stufe von: %2. Das Formular rechnet um.</numerusform>
            <numerusform>%1 auf dem Spieltisch steht für %n Stufen von: %2. Das Formular rechnet um.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>ephor::Review</name>
    <message>
        <source>Omen: %1</source>
        <translation>Omen: %1</translation>
    </message>
    <message>
        <source>%1 sent no orders: %2</source>
        <translation>%1 hat keine Befehle gesendet: %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: %2 nach %3</translation>
    </message>
    <message>
        <source>Supply %1, was %2</source>
        <translation>Versorgung %1, zuvor %2</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1, zuvor %2</translation>
    </message>
    <message>
        <source>Battle at %1: %2 against %3</source>
        <translation>Schlacht bei %1: %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 falls to %2</source>
        <translation>%1 fällt an %2</translation>
    </message>
    <message>
        <source>%1 is besieged by %2</source>
        <translation>%1 wird von %2 belagert</translation>
    </message>
    <message>
        <source>%1 stays at %2 (%3)</source>
        <translation>%1: bleibt bei %2 (%3)</translation>
    </message>
    <message>
        <source>Vetoed: %1</source>
        <translation>Einspruch gegen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turns in a row without a player&apos;s orders</source>
        <translation>
            <numerusform>%n Runde ohne Befehle eines Spielers</numerusform>
            <numerusform>%n Runden hintereinander ohne Befehle eines Spielers</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer orders %1</source>
        <translation>Der Computer befiehlt %1</translation>
    </message>
    <message>
        <source>The power has no player.</source>
        <translation>Die Macht hat keinen Spieler.</translation>
    </message>
    <message>
        <source>%1 was raised at %2</source>
        <translation>%1: ausgehoben bei %2</translation>
    </message>
    <message>
        <source>%1 was destroyed</source>
        <translation>%1: vernichtet</translation>
    </message>
    <message>
        <source>Kind of battle from the postures: %1</source>
        <translation>Art der Schlacht aus den Haltungen: %1</translation>
    </message>
    <message>
        <source>The siege of %1 ended</source>
        <translation>Die Belagerung von %1 endete</translation>
    </message>
    <message>
        <source>The land of %1 was ravaged</source>
        <translation>Das Land von %1 wurde verwüstet</translation>
    </message>
    <message>
        <source>The siege of %1 continues</source>
        <translation>Die Belagerung von %1 geht weiter</translation>
    </message>
    <message>
        <source>Other dice of this turn</source>
        <translation>Andere Würfel dieser Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n steps lost</source>
        <translation>
            <numerusform>%n Stufe verloren</numerusform>
            <numerusform>%n Stufen verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruits of %1</source>
        <translation>Rekruten von %1</translation>
    </message>
</context>
<context>
    <name>ephor::ReviewPanel</name>
    <message>
        <source>Steps of the adjudication</source>
        <translation>Schritte der Auswertung</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Reason for the veto</source>
        <translation>Grund für den Einspruch</translation>
    </message>
    <message>
        <source>Players who know of the step may read the reason</source>
        <translation>Spieler, die von dem Schritt wissen, dürfen den Grund lesen</translation>
    </message>
    <message>
        <source>Veto</source>
        <translation>Einspruch</translation>
    </message>
    <message>
        <source>Veto this step</source>
        <translation>Einspruch gegen diesen Schritt erheben</translation>
    </message>
    <message>
        <source>Enter dice…</source>
        <translation>Würfel eingeben…</translation>
    </message>
    <message>
        <source>Repeat the adjudication with dice rolled at the table</source>
        <translation>Die Auswertung mit am Tisch geworfenen Würfeln wiederholen</translation>
    </message>
    <message>
        <source>The review tells secrets of all powers. Choose Umpire (all) under Seen by to read it.</source>
        <translation>Die Durchsicht verrät Geheimnisse aller Mächte. Wählen Sie unter „Gesehen von“ den Eintrag „Spielleiter (alles)“, um sie zu lesen.</translation>
    </message>
    <message>
        <source>No turn has been adjudicated yet.</source>
        <translation>Noch keine Runde wurde ausgewertet.</translation>
    </message>
    <message>
        <source>%1, %2. Use the arrow keys to step through; the map follows.</source>
        <translation>%1, %2. Mit den Pfeiltasten gehen Sie die Schritte durch; die Karte folgt.</translation>
    </message>
    <message>
        <source>Select a step.</source>
        <translation>Wählen Sie einen Schritt aus.</translation>
    </message>
    <message>
        <source>Undo the effects of this step</source>
        <translation>Die Wirkungen dieses Schritts rückgängig machen</translation>
    </message>
</context>
<context>
    <name>ephor::RollsModel</name>
    <message>
        <source>no longer rolled</source>
        <translation>nicht mehr gewürfelt</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>eingegeben</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Rolled by</source>
        <translation>Gewürfelt von</translation>
    </message>
    <message>
        <source>Told to</source>
        <translation>Mitgeteilt an</translation>
    </message>
</context>
<context>
    <name>ephor::RowForm</name>
    <message>
        <source>Held &amp;by</source>
        <translation>&amp;Im Besitz von</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Im Besitz von</translation>
    </message>
    <message>
        <source>Other power</source>
        <translation>Andere Macht</translation>
    </message>
    <message>
        <source>Stance</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>war</source>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>alliance</source>
        <translation>Bündnis</translation>
    </message>
    <message>
        <source>Units of the army</source>
        <translation>Einheiten der Armee</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Add &amp;units</source>
        <translation>Einheiten hin&amp;zufügen</translation>
    </message>
    <message>
        <source>Add units to the army</source>
        <translation>Der Armee Einheiten hinzufügen</translation>
    </message>
    <message>
        <source>Add units</source>
        <translation>Einheiten hinzufügen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Form of the selected row</source>
        <translation>Formular der ausgewählten Zeile</translation>
    </message>
    <message>
        <source>Click a place, a route, an army or a fleet on the map, or an entry in the contents, to edit it here. Add new ones with the tools above the map.</source>
        <translation>Klicken Sie auf der Karte einen Ort, einen Weg, eine Armee oder eine Flotte an, oder im Inhalt einen Eintrag, um ihn hier zu bearbeiten. Neues fügen Sie mit den Werkzeugen über der Karte hinzu.</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>Owner of %1</source>
        <translation>Besitzer von %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Stance towards other powers</source>
        <translation>Verhältnis zu anderen Mächten</translation>
    </message>
    <message>
        <source>Stance towards %1</source>
        <translation>Verhältnis zu %1</translation>
    </message>
    <message>
        <source>Stance of %1 towards others</source>
        <translation>Verhältnis von %1 zu anderen</translation>
    </message>
    <message>
        <source>Press Return or double-click to edit a unit</source>
        <translation>Eingabe oder Doppelklick bearbeitet eine Einheit</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Name des Szenarios</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>First year</source>
        <translation>Erstes Jahr</translation>
    </message>
    <message>
        <source>A year BC is negative: -431 is 431 BC</source>
        <translation>Ein Jahr v. Chr. ist negativ: -431 ist 431 v. Chr.</translation>
    </message>
    <message>
        <source>Length in years</source>
        <translation>Länge in Jahren</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Vorgeschichte</translation>
    </message>
    <message>
        <source>What the war is about; players read it before they begin</source>
        <translation>Worum es in dem Krieg geht; die Spieler lesen es, bevor sie beginnen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;First year</source>
        <translation>&amp;Erstes Jahr</translation>
    </message>
    <message>
        <source>&amp;Years</source>
        <translation>&amp;Jahre</translation>
    </message>
    <message>
        <source>&amp;Story</source>
        <translation>&amp;Vorgeschichte</translation>
    </message>
    <message>
        <source>The colour of the power&apos;s badge and arrows</source>
        <translation>Die Farbe von Abzeichen und Pfeilen der Macht</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Automatic colour</source>
        <translation>Automatische Farbe</translation>
    </message>
    <message>
        <source>Leave the colour to the program</source>
        <translation>Die Farbe dem Programm überlassen</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
</context>
<context>
    <name>ephor::RowsForm</name>
    <message>
        <source>costs %1</source>
        <translation>kostet %1</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>Höchstens %1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>Keine wählen</translation>
    </message>
    <message>
        <source>Choose these %1</source>
        <translation>Diese %1 wählen</translation>
    </message>
    <message>
        <source>%1 away</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>If it makes contact:</source>
        <translation>Wenn es zum Zusammenstoß kommt:</translation>
    </message>
    <message>
        <source>%1 on contact: own −%2, enemy −%3</source>
        <translation>%1 beim Zusammenstoß: eigene −%2, Gegner −%3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>ephor::RowsPanel</name>
    <message>
        <source>Filter: %1</source>
        <translation>Filter: %1</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Power: %1</source>
        <translation>Macht: %1</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation>Alle Mächte</translation>
    </message>
</context>
<context>
    <name>ephor::RuleNumbersView</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>%1, from %2 to %3; scenario value %4 (%5)</source>
        <translation>%1, von %2 bis %3; Wert des Szenarios %4 (%5)</translation>
    </message>
</context>
<context>
    <name>ephor::RulesChangeDialog</name>
    <message>
        <source>Rules version %1 → %2</source>
        <translation>Regelversion %1 → %2</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>Accepting changes the line “rules” and nothing else; Undo takes it back.</source>
        <translation>Übernehmen ändert die Zeile „rules“ und sonst nichts; Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>&amp;Accept version %1</source>
        <translation>Version %1 über&amp;nehmen</translation>
    </message>
    <message>
        <source>Accept version %1</source>
        <translation>Version %1 übernehmen</translation>
    </message>
    <message>
        <source>&amp;Leave it as it is</source>
        <translation>So &amp;lassen</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Where the older pack was looked for</source>
        <translation>Wo das ältere Paket gesucht wurde</translation>
    </message>
    <message>
        <source>&amp;Pack of version %1…</source>
        <translation>&amp;Paket der Version %1…</translation>
    </message>
    <message>
        <source>Choose the folder with the pack of version %1</source>
        <translation>Den Ordner mit dem Paket der Version %1 wählen</translation>
    </message>
    <message>
        <source>If you have the pack of version %1, Ephor can say what the figures were then and are now.</source>
        <translation>Wenn Sie das Paket der Version %1 haben, kann Ephor sagen, wie die Werte damals waren und heute sind.</translation>
    </message>
    <message>
        <source>The pack of version %1: the folder with troops.toml</source>
        <translation>Das Paket der Version %1: der Ordner mit troops.toml</translation>
    </message>
    <message>
        <source>The list was written for version %1 of the rules data; Ephor has version %2. The effect on the list:</source>
        <translation>Die Liste wurde für Version %1 der Regeldaten geschrieben; Ephor hat Version %2. Auswirkung auf die Liste:</translation>
    </message>
    <message>
        <source>%2 has no valid pack of version %1.</source>
        <translation>%2 enthält kein gültiges Paket der Version %1.</translation>
    </message>
</context>
<context>
    <name>ephor::RulesPackDocument</name>
    <message>
        <source>new pack of %1</source>
        <translation>neues Paket für %1</translation>
    </message>
    <message>
        <source>new pack</source>
        <translation>neues Paket</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, Version %2</translation>
    </message>
</context>
<context>
    <name>ephor::RulesPackWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New rules pack</source>
        <translation>&amp;Neues Regelpaket</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Für %1</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>&amp;Paket</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Try a list</source>
        <translation>Liste probieren</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Files of the pack</source>
        <translation>Dateien des Pakets</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>Text von %1</translation>
    </message>
    <message>
        <source>a list; its first line names the faults that it must have</source>
        <translation>eine Liste; ihre erste Zeile nennt die Fehler, die sie haben muss</translation>
    </message>
    <message>
        <source>%1: no problems</source>
        <translation>%1: keine Probleme</translation>
    </message>
    <message>
        <source>%1: problems: %2</source>
        <translation>%1: Probleme: %2</translation>
    </message>
    <message>
        <source>%1[*] — rules pack — Ephor</source>
        <translation>%1[*] — Regelpaket — Ephor</translation>
    </message>
    <message>
        <source>no system</source>
        <translation>kein System</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, version %2 · Types: %3 · Tests passed: %4 of %5 · Errors: %6</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;, Version %2 · Typen: %3 · Bestandene Tests: %4 von %5 · Fehler: %6</translation>
    </message>
    <message>
        <source>Problems of this file: none</source>
        <translation>Probleme dieser Datei: keine</translation>
    </message>
    <message>
        <source>Problems of this file (%1)</source>
        <translation>Probleme dieser Datei (%1)</translation>
    </message>
    <message>
        <source>Tests: none were run</source>
        <translation>Tests: noch keine ausgeführt</translation>
    </message>
    <message>
        <source>Tests: all passed</source>
        <translation>Tests: alle bestanden</translation>
    </message>
    <message>
        <source>Tests: %1 of %2 failed</source>
        <translation>Tests: %1 von %2 gescheitert</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>Save the pack?</source>
        <translation>Das Paket speichern?</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>„%1“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Open a rules pack: the folder with troops.toml</source>
        <translation>Regelpaket öffnen: der Ordner mit troops.toml</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>Gespeichert in %1</translation>
    </message>
    <message>
        <source>Save the rules pack in a folder of its own</source>
        <translation>Das Regelpaket in einem eigenen Ordner speichern</translation>
    </message>
    <message>
        <source>Overwrite the pack?</source>
        <translation>Das Paket überschreiben?</translation>
    </message>
    <message>
        <source>There is a pack in this folder already. Overwrite it?</source>
        <translation>In diesem Ordner ist schon ein Paket. Überschreiben?</translation>
    </message>
    <message>
        <source>New test</source>
        <translation>Neuer Test</translation>
    </message>
    <message>
        <source>What the list is called:</source>
        <translation>Wie die Liste heißt:</translation>
    </message>
    <message>
        <source>what it shows</source>
        <translation>was sie zeigt</translation>
    </message>
    <message>
        <source>Army lists (*.toml);;All files (*)</source>
        <translation>Armeelisten (*.toml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>Ein anderes Programm hat %1 geändert.</translation>
    </message>
    <message>
        <source>Take what it wrote</source>
        <translation>Dessen Text übernehmen</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meinen behalten</translation>
    </message>
    <message>
        <source>Open another window</source>
        <translation>Ein weiteres Fenster öffnen</translation>
    </message>
    <message>
        <source>Create a pack from the program&apos;s own troops and figures</source>
        <translation>Ein Paket aus den Truppen und Werten des Programms anlegen</translation>
    </message>
    <message>
        <source>Installed. Lists with rules = &quot;%1&quot; use this pack, and a new battle can be fought by %2.</source>
        <translation>Installiert. Listen mit rules = &quot;%1&quot; benutzen dieses Paket, und eine neue Schlacht kann nach %2 geschlagen werden.</translation>
    </message>
    <message>
        <source>Unsaved work was recovered: the new pack %1.</source>
        <translation>Nicht gespeicherte Arbeit wurde wiederhergestellt: das neue Paket %1.</translation>
    </message>
    <message>
        <source>Unsaved changes to this pack were recovered from the last session.</source>
        <translation>Nicht gespeicherte Änderungen an diesem Paket wurden aus der letzten Sitzung wiederhergestellt.</translation>
    </message>
    <message>
        <source>Restore the copy</source>
        <translation>Kopie wiederherstellen</translation>
    </message>
    <message>
        <source>Delete the copy</source>
        <translation>Kopie löschen</translation>
    </message>
</context>
<context>
    <name>ephor::RulingDialog</name>
    <message>
        <source>&amp;Of</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>Write the ruling into the journal</source>
        <translation>Die Entscheidung ins Journal schreiben</translation>
    </message>
    <message>
        <source>%1. Told to %2.</source>
        <translation>%1. Mitgeteilt an %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Make a ruling</source>
        <translation>Entscheidung treffen</translation>
    </message>
    <message>
        <source>What to change</source>
        <translation>Was zu ändern ist</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Ändern</translation>
    </message>
    <message>
        <source>Power, place, army, unit or leader</source>
        <translation>Macht, Ort, Armee, Einheit oder Anführer</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Neuer Wert</translation>
    </message>
    <message>
        <source>New &amp;value</source>
        <translation>Neuer &amp;Wert</translation>
    </message>
    <message>
        <source>New v&amp;alue</source>
        <translation>Neuer W&amp;ert</translation>
    </message>
    <message>
        <source>Reason for the ruling</source>
        <translation>Grund der Entscheidung</translation>
    </message>
    <message>
        <source>All players may read the reason</source>
        <translation>Alle Spieler dürfen den Grund lesen</translation>
    </message>
    <message>
        <source>Reaso&amp;n</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>Preview of the ruling</source>
        <translation>Vorschau der Entscheidung</translation>
    </message>
    <message>
        <source>&amp;Make the ruling</source>
        <translation>Entscheidung &amp;treffen</translation>
    </message>
    <message>
        <source>The campaign has nothing of this kind.</source>
        <translation>Die Kampagne hat nichts von dieser Art.</translation>
    </message>
</context>
<context>
    <name>ephor::ScenarioDocument</name>
    <message>
        <source>Text of %1</source>
        <translation>Text von %1</translation>
    </message>
</context>
<context>
    <name>ephor::ScenarioForecast</name>
    <message>
        <source>Forecast</source>
        <translation>Prognose</translation>
    </message>
    <message>
        <source>Update while I edit</source>
        <translation>Beim Bearbeiten aktualisieren</translation>
    </message>
    <message>
        <source>Update the forecast while I edit</source>
        <translation>Die Prognose beim Bearbeiten aktualisieren</translation>
    </message>
    <message>
        <source>Forecast the war anew after each change of the scenario</source>
        <translation>Den Krieg nach jeder Änderung des Szenarios neu prognostizieren</translation>
    </message>
    <message>
        <source>The scenario has errors. Correct the entries of the panel Problems first.</source>
        <translation>Das Szenario hat Fehler. Beheben Sie zuerst die Einträge im Bereich „Probleme“.</translation>
    </message>
</context>
<context>
    <name>ephor::ScenarioMap</name>
    <message>
        <source>Map of the scenario</source>
        <translation>Karte des Szenarios</translation>
    </message>
    <message>
        <source>The panel Contents shows the same as a list.</source>
        <translation>Der Bereich „Inhalt“ zeigt dasselbe als Liste.</translation>
    </message>
    <message>
        <source>%1: click to edit, drag to move</source>
        <translation>%1: zum Bearbeiten klicken, zum Verschieben ziehen</translation>
    </message>
    <message>
        <source>Click to add the place</source>
        <translation>Klicken, um den Ort hinzuzufügen</translation>
    </message>
    <message>
        <source>Click a place to add an army</source>
        <translation>Einen Ort anklicken, um eine Armee hinzuzufügen</translation>
    </message>
    <message>
        <source>Add an army at %1</source>
        <translation>Eine Armee bei %1 hinzufügen</translation>
    </message>
    <message>
        <source>Click a harbour to add a fleet</source>
        <translation>Einen Hafen anklicken, um eine Flotte hinzuzufügen</translation>
    </message>
    <message>
        <source>Add a fleet at %1</source>
        <translation>Eine Flotte bei %1 hinzufügen</translation>
    </message>
    <message>
        <source>Click the place where the route ends</source>
        <translation>Den Ort anklicken, an dem der Weg endet</translation>
    </message>
    <message>
        <source>Click the place where the route begins</source>
        <translation>Den Ort anklicken, an dem der Weg beginnt</translation>
    </message>
    <message>
        <source>Drop the army on its starting place</source>
        <translation>Die Armee auf ihrem Anfangsort ablegen</translation>
    </message>
    <message>
        <source>Drop the fleet on its starting harbour</source>
        <translation>Die Flotte auf ihrem Anfangshafen ablegen</translation>
    </message>
    <message>
        <source>Drop the place at its new position; Escape cancels</source>
        <translation>Den Ort an seiner neuen Position ablegen; Esc bricht ab</translation>
    </message>
    <message>
        <source>Click the first point of the land</source>
        <translation>Den ersten Punkt des Landes anklicken</translation>
    </message>
    <message>
        <source>Click the next point; Return or a double-click finishes the outline, Backspace removes a point, Escape all</source>
        <translation>Den nächsten Punkt anklicken; Eingabe oder Doppelklick schließt den Umriss, Rücktaste entfernt einen Punkt, Esc alle</translation>
    </message>
    <message>
        <source>Land needs at least three points</source>
        <translation>Land braucht mindestens drei Punkte</translation>
    </message>
</context>
<context>
    <name>ephor::ScenarioText</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>Text der Datei</translation>
    </message>
</context>
<context>
    <name>ephor::ScenarioWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>B&amp;ereiche</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>New place</source>
        <translation>Neuer Ort</translation>
    </message>
    <message>
        <source>New sea lane</source>
        <translation>Neuer Seeweg</translation>
    </message>
    <message>
        <source>New road</source>
        <translation>Neue Straße</translation>
    </message>
    <message>
        <source>Army of %1</source>
        <translation>Armee von %1</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Neue Armee</translation>
    </message>
    <message>
        <source>New leader</source>
        <translation>Neuer Anführer</translation>
    </message>
    <message>
        <source>New power</source>
        <translation>Neue Macht</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Form and text</source>
        <translation>Formular und Text</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search the contents</source>
        <translation>Den Inhalt durchsuchen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <translation>%1 – %2, %3</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>%1[*]: scenario</source>
        <translation>%1[*]: Szenario</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Fleet of %1</source>
        <translation>Flotte von %1</translation>
    </message>
    <message>
        <source>New fleet</source>
        <translation>Neue Flotte</translation>
    </message>
    <message>
        <source>Fleets</source>
        <translation>Flotten</translation>
    </message>
    <message>
        <source>No harbour is selected. Select the harbour where the fleet begins.</source>
        <translation>Kein Hafen ist ausgewählt. Wählen Sie den Hafen, in dem die Flotte beginnt.</translation>
    </message>
    <message>
        <source>A route needs two different places. Click two places.</source>
        <translation>Ein Weg braucht zwei verschiedene Orte. Klicken Sie zwei Orte an.</translation>
    </message>
    <message>
        <source>An army needs a power. Add a power first.</source>
        <translation>Eine Armee braucht eine Macht. Fügen Sie zuerst eine Macht hinzu.</translation>
    </message>
    <message>
        <source>%1 has no harbour. Select a place with a harbour.</source>
        <translation>%1 hat keinen Hafen. Wählen Sie einen Ort mit Hafen.</translation>
    </message>
    <message>
        <source>No power holds this harbour. Set its owner first.</source>
        <translation>Keine Macht hält diesen Hafen. Legen Sie zuerst seinen Besitzer fest.</translation>
    </message>
    <message>
        <source>A leader needs a power. Add a power first.</source>
        <translation>Ein Anführer braucht eine Macht. Fügen Sie zuerst eine Macht hinzu.</translation>
    </message>
    <message>
        <source>A power needs a capital. Select a place first.</source>
        <translation>Eine Macht braucht eine Hauptstadt. Wählen Sie zuerst einen Ort.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>The scenario was saved to %1.</source>
        <translation>Das Szenario wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>%1 already contains a scenario. Replace it?</source>
        <translation>%1 enthält schon ein Szenario. Ersetzen?</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems in the scenario</source>
        <translation>Probleme im Szenario</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>No problems. You can begin a campaign from this scenario.</source>
        <translation>Keine Probleme. Sie können mit diesem Szenario eine Kampagne beginnen.</translation>
    </message>
    <message>
        <source>%1 has unsaved changes. Save them?</source>
        <translation>%1 hat nicht gespeicherte Änderungen. Speichern?</translation>
    </message>
    <message>
        <source>Save the scenario in a folder of its own</source>
        <translation>Das Szenario in einem eigenen Ordner speichern</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Folders of scenarios (*)</source>
        <translation>Ordner mit Szenarien (*)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a kind of shape and its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Land and coast</source>
        <translation>Land und Küste</translation>
    </message>
    <message>
        <source>New land</source>
        <translation>Neues Land</translation>
    </message>
    <message>
        <source>Import a coast</source>
        <translation>Küste importieren</translation>
    </message>
    <message>
        <source>GeoJSON (*.geojson *.json);;All files (*)</source>
        <translation>GeoJSON (*.geojson *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The coast was imported (shapes: %1).</source>
        <translation>Die Küste wurde importiert (Formen: %1).</translation>
    </message>
    <message>
        <source>It replaces the land that was there; Undo brings that back.</source>
        <translation>Sie ersetzt das vorhandene Land; Rückgängig bringt es zurück.</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Prognose</translation>
    </message>
</context>
<context>
    <name>ephor::SeatsDialog</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Deputy</source>
        <translation>Stellvertreter</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>Spieler von %1</translation>
    </message>
    <message>
        <source>Deputy for %1</source>
        <translation>Stellvertreter für %1</translation>
    </message>
    <message>
        <source>Assign players</source>
        <translation>Spieler zuordnen</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Write brief…</source>
        <translation>Lagebericht schreiben…</translation>
    </message>
    <message>
        <source>Write a brief for the player of %1</source>
        <translation>Einen Lagebericht für den Spieler von %1 schreiben</translation>
    </message>
    <message>
        <source>Save the players, and write a brief for the new player of %1</source>
        <translation>Die Spieler speichern und einen Lagebericht für den neuen Spieler von %1 schreiben</translation>
    </message>
    <message>
        <source>The computer plays each power without a player. A deputy may submit orders when the player does not. Mail addresses stay in this file; no report contains them.</source>
        <translation>Der Computer spielt jede Macht ohne Spieler. Ein Stellvertreter darf Befehle einreichen, wenn der Spieler es nicht tut. E-Mail-Adressen bleiben in dieser Datei; kein Bericht enthält sie.</translation>
    </message>
    <message>
        <source>Mail address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Your mail address</source>
        <translation>Ihre E-Mail-Adresse</translation>
    </message>
    <message>
        <source>You (umpire)</source>
        <translation>Sie (Spielleiter)</translation>
    </message>
    <message>
        <source>Mail address of the player of %1</source>
        <translation>E-Mail-Adresse des Spielers von %1</translation>
    </message>
    <message>
        <source>Mail address of the deputy for %1</source>
        <translation>E-Mail-Adresse des Stellvertreters für %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a mail address. Separate addresses by commas.</source>
        <translation>„%1“ ist keine E-Mail-Adresse. Trennen Sie Adressen mit Kommas.</translation>
    </message>
</context>
<context>
    <name>ephor::SelectedPanel</name>
    <message>
        <source>The selection</source>
        <translation>Die Auswahl</translation>
    </message>
    <message>
        <source>Units of the army</source>
        <translation>Einheiten der Armee</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>&amp;Orders</source>
        <translation>&amp;Befehle</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Show the orders of this army</source>
        <translation>Die Befehle dieser Armee zeigen</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Show the biography of its leader</source>
        <translation>Die Biografie ihres Anführers zeigen</translation>
    </message>
    <message>
        <source>Click an army, a fleet or a place on the map.</source>
        <translation>Klicken Sie auf der Karte eine Armee, eine Flotte oder einen Ort an.</translation>
    </message>
    <message>
        <source>No leader</source>
        <translation>Kein Anführer</translation>
    </message>
    <message>
        <source>%1, command points %2 of %3</source>
        <translation>%1, Befehlspunkte %2 von %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2, at %3</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; von %2, bei %3</translation>
    </message>
    <message>
        <source>%1; fatigue %2, %3</source>
        <translation>%1; Erschöpfung %2, %3</translation>
    </message>
    <message>
        <source>No orders for this turn yet</source>
        <translation>Noch keine Befehle für diese Runde</translation>
    </message>
    <message>
        <source>&lt;b&gt;Orders:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Befehle:&lt;/b&gt; %1</translation>
    </message>
    <message numerus="yes">
        <source>%n squadrons of ten triremes; %1</source>
        <translation>
            <numerusform>%n Geschwader von zehn Trieren; %1</numerusform>
            <numerusform>%n Geschwader von je zehn Trieren; %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, grade %3</source>
        <translation>%1, %2, Qualität %3</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 von %2 Stufen</translation>
    </message>
    <message>
        <source>Experience %1 of 3</source>
        <translation>Erfahrung %1 von 3</translation>
    </message>
    <message>
        <source>Army list</source>
        <translation>Armeeliste</translation>
    </message>
    <message>
        <source>Show this army as an army list</source>
        <translation>Diese Armee als Armeeliste zeigen</translation>
    </message>
    <message>
        <source>%1, supply %2</source>
        <translation>%1, Versorgung %2</translation>
    </message>
</context>
<context>
    <name>ephor::ServeDialog</name>
    <message>
        <source>Serve to players</source>
        <translation>Für Spieler bereitstellen</translation>
    </message>
    <message>
        <source>Players load their turn page from this computer and submit their orders to it. You still submit them for the turn, and adjudicate.</source>
        <translation>Spieler laden ihre Rundenseite von diesem Computer und reichen ihm ihre Befehle ein. Sie reichen sie weiterhin für die Runde ein und werten aus.</translation>
    </message>
    <message>
        <source>State of the server</source>
        <translation>Zustand des Servers</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was getan wurde</translation>
    </message>
    <message>
        <source>Who can reach the server</source>
        <translation>Wer den Server erreichen kann</translation>
    </message>
    <message>
        <source>Only this computer, and a web server on it</source>
        <translation>Nur dieser Computer und ein Webserver darauf</translation>
    </message>
    <message>
        <source>Everybody in the network</source>
        <translation>Alle im Netzwerk</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Beginning of the links</source>
        <translation>Anfang der Links</translation>
    </message>
    <message>
        <source>Start or stop the server</source>
        <translation>Server starten oder anhalten</translation>
    </message>
    <message>
        <source>&amp;Reached by</source>
        <translation>E&amp;rreichbar für</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>P&amp;ort</translation>
    </message>
    <message>
        <source>Links &amp;begin with</source>
        <translation>Links &amp;beginnen mit</translation>
    </message>
    <message>
        <source>Powers, links and order sheets</source>
        <translation>Mächte, Links und Befehlsblätter</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Last sheet of this turn</source>
        <translation>Letztes Blatt dieser Runde</translation>
    </message>
    <message>
        <source>&amp;New link</source>
        <translation>&amp;Neuer Link</translation>
    </message>
    <message>
        <source>&amp;Copy link</source>
        <translation>Link &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the link to the clipboard</source>
        <translation>Den Link in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>&amp;QR-Code…</translation>
    </message>
    <message>
        <source>Show the link as a QR code for a phone</source>
        <translation>Den Link als QR-Code für ein Telefon zeigen</translation>
    </message>
    <message>
        <source>&amp;Mail link</source>
        <translation>Link per &amp;E-Mail</translation>
    </message>
    <message>
        <source>Re&amp;voke</source>
        <translation>&amp;Widerrufen</translation>
    </message>
    <message>
        <source>Open the &amp;post…</source>
        <translation>&amp;Post öffnen…</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, no problems</source>
        <translation>%1, keine Probleme</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n problems</source>
        <translation>
            <numerusform>%1, %n Problem</numerusform>
            <numerusform>%1, %n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>made before</source>
        <translation>früher erstellt</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>The server runs at port %1. %2</source>
        <translation>Der Server läuft an Port %1. %2</translation>
    </message>
    <message>
        <source>The server does not run.</source>
        <translation>Der Server läuft nicht.</translation>
    </message>
    <message>
        <source>The server was stopped.</source>
        <translation>Der Server wurde angehalten.</translation>
    </message>
    <message>
        <source>The server was started. It runs until you stop it or close the campaign.</source>
        <translation>Der Server wurde gestartet. Er läuft, bis Sie ihn anhalten oder die Kampagne schließen.</translation>
    </message>
    <message>
        <source>The link of %1 was copied.</source>
        <translation>Der Link von %1 wurde kopiert.</translation>
    </message>
    <message>
        <source>%1: your link</source>
        <translation>%1: Ihr Link</translation>
    </message>
    <message>
        <source>The mail was opened in your mail program.</source>
        <translation>Die E-Mail wurde in Ihrem Mailprogramm geöffnet.</translation>
    </message>
    <message>
        <source>Show the received order sheets and submit them</source>
        <translation>Die empfangenen Befehlsblätter zeigen und einreichen</translation>
    </message>
    <message>
        <source>For players elsewhere, use a web server with TLS (F1).</source>
        <translation>Für Spieler an anderen Orten verwenden Sie einen Webserver mit TLS (F1).</translation>
    </message>
    <message>
        <source>Data can be read in the network unless you use a web server with TLS (F1).</source>
        <translation>Daten können im Netz mitgelesen werden, außer mit einem Webserver mit TLS (F1).</translation>
    </message>
    <message>
        <source>The link of %1 was revoked.</source>
        <translation>Der Link von %1 wurde widerrufen.</translation>
    </message>
    <message>
        <source>This link leads to your turn page, where you also submit your orders:

%1

Keep it private: with it, anyone can see your page and submit orders for %2.
</source>
        <translation>Dieser Link führt zu Ihrer Rundenseite, auf der Sie auch Ihre Befehle einreichen:

%1

Halten Sie ihn geheim: Mit ihm kann jeder Ihre Seite sehen und Befehle für %2 einreichen.
</translation>
    </message>
    <message>
        <source>Make a new link for the selected person; the old one stops working</source>
        <translation>Einen neuen Link für die ausgewählte Person erstellen; der alte gilt nicht mehr</translation>
    </message>
    <message>
        <source>Open a mail with the link to its holder</source>
        <translation>Eine E-Mail mit dem Link an diese Person öffnen</translation>
    </message>
    <message>
        <source>Remove the link of the selected person; it stops working</source>
        <translation>Den Link der ausgewählten Person entfernen; er gilt nicht mehr</translation>
    </message>
    <message>
        <source>the deputy of %1</source>
        <translation>%1 (Stellvertretung)</translation>
    </message>
    <message>
        <source>No deputy</source>
        <translation>Kein Stellvertreter</translation>
    </message>
    <message>
        <source>Deputy: %1</source>
        <translation>Stellvertreter: %1</translation>
    </message>
    <message>
        <source>New link for %1: copy or mail it now; it is not stored.</source>
        <translation>Neuer Link für %1: Jetzt kopieren oder per E-Mail senden; er wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>
You are the deputy: your orders count only if the player sends none and has no standing orders.
</source>
        <translation>
Sie vertreten den Spieler: Ihre Befehle gelten nur, wenn er keine sendet und keine Dauerbefehle hat.
</translation>
    </message>
</context>
<context>
    <name>ephor::SetupDialog</name>
    <message>
        <source>Open ground</source>
        <translation>Offenes Feld</translation>
    </message>
    <message>
        <source>Choose a list for each side; &quot;File…&quot; opens one of your own.</source>
        <translation>Wählen Sie für jede Seite eine Liste; „Datei…“ öffnet eine eigene.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>The seed is a whole number from 0 to 18446744073709551615.</source>
        <translation>Der Startwert ist eine ganze Zahl von 0 bis 18446744073709551615.</translation>
    </message>
    <message>
        <source>A new battle</source>
        <translation>Neue Schlacht</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>First side, in the south</source>
        <translation>Erste Seite, im Süden</translation>
    </message>
    <message>
        <source>Second side, in the north</source>
        <translation>Zweite Seite, im Norden</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei…</translation>
    </message>
    <message>
        <source>Open a list for: %1</source>
        <translation>Liste öffnen für: %1</translation>
    </message>
    <message>
        <source>Open a list</source>
        <translation>Liste öffnen</translation>
    </message>
    <message>
        <source>Army lists (*.toml)</source>
        <translation>Armeelisten (*.toml)</translation>
    </message>
    <message>
        <source>Who decides for: %1</source>
        <translation>Wer entscheidet für: %1</translation>
    </message>
    <message>
        <source>&amp;First army</source>
        <translation>&amp;Erste Armee</translation>
    </message>
    <message>
        <source>Se&amp;cond army</source>
        <translation>&amp;Zweite Armee</translation>
    </message>
    <message>
        <source>Rules as written. Change…</source>
        <translation>Regeln wie geschrieben. Ändern…</translation>
    </message>
    <message numerus="yes">
        <source>House rules: %n options differ. Change…</source>
        <translation>
            <numerusform>Hausregeln: %n Option weicht ab. Ändern…</numerusform>
            <numerusform>Hausregeln: %n Optionen weichen ab. Ändern…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 units, %2 points</source>
        <translation>%1 Einheiten, %2 Punkte</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 Einheiten</translation>
    </message>
    <message>
        <source>The armies are unequal: %1 points against %2.</source>
        <translation>Die Armeen sind ungleich: %1 Punkte gegen %2.</translation>
    </message>
    <message>
        <source>Fi&amp;ght</source>
        <translation>&amp;Kämpfen</translation>
    </message>
    <message>
        <source>Fight the battle</source>
        <translation>Die Schlacht schlagen</translation>
    </message>
    <message>
        <source>Points of both armies</source>
        <translation>Punkte beider Armeen</translation>
    </message>
    <message>
        <source>Groun&amp;d</source>
        <translation>Schlacht&amp;feld</translation>
    </message>
    <message>
        <source>&amp;Historical battles…</source>
        <translation>&amp;Historische Schlachten…</translation>
    </message>
    <message>
        <source>Historical battles</source>
        <translation>Historische Schlachten</translation>
    </message>
    <message>
        <source>Read what led to a battle, and see both armies, before you fight it</source>
        <translation>Vor dem Kampf lesen, was zu einer Schlacht führte, und beide Armeen ansehen</translation>
    </message>
    <message>
        <source>%1 is fought by other rules. Choose its rule system, or another battlefield.</source>
        <translation>%1 wird nach anderen Regeln gekämpft. Wählen Sie dieses Regelsystem oder ein anderes Schlachtfeld.</translation>
    </message>
    <message>
        <source>%1 is a list for other rules. Choose its rule system, or another list.</source>
        <translation>%1 ist eine Liste für andere Regeln. Wählen Sie dieses Regelsystem oder eine andere Liste.</translation>
    </message>
</context>
<context>
    <name>ephor::Severity</name>
    <message>
        <source>note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>ephor::ShareBars</name>
    <message>
        <source>How the battle ends</source>
        <translation>Wie die Schlacht endet</translation>
    </message>
    <message>
        <source>%1 wins %2 (%3), draw %4 (%5), %6 wins %7 (%8)</source>
        <translation>%1 gewinnt %2 (%3), unentschieden %4 (%5), %6 gewinnt %7 (%8)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
</context>
<context>
    <name>ephor::SheetProblems</name>
    <message>
        <source>Errors in the order sheet</source>
        <translation>Fehler im Befehlsblatt</translation>
    </message>
    <message>
        <source>All orders are valid.</source>
        <translation>Alle Befehle sind gültig.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
</context>
<context>
    <name>ephor::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter by action or shortcut</source>
        <translation>Nach Aktion oder Kürzel filtern</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Shortcut:</source>
        <translation>&amp;Kürzel:</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Return to the default shortcut of this action</source>
        <translation>Zum vorgegebenen Kürzel dieser Aktion zurückkehren</translation>
    </message>
    <message>
        <source>&amp;Use it here</source>
        <translation>&amp;Hier benutzen</translation>
    </message>
    <message>
        <source>These keys cannot be changed</source>
        <translation>Diese Tasten können nicht geändert werden</translation>
    </message>
    <message>
        <source>%1 cannot be changed in the window &quot;%2&quot;: %3.</source>
        <translation>%1 kann im Fenster „%2“ nicht geändert werden: %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; (%2)</source>
        <translation>„%1“ (%2)</translation>
    </message>
    <message>
        <source>%1 is the shortcut of %2.</source>
        <translation>%1 ist das Kürzel von %2.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Reset the shortcuts of all windows to their defaults?</source>
        <translation>Die Kürzel aller Fenster auf die Vorgaben zurücksetzen?</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Leave this action without a shortcut</source>
        <translation>Diese Aktion ohne Kürzel lassen</translation>
    </message>
    <message>
        <source>Remove the shortcut from the other action</source>
        <translation>Das Kürzel von der anderen Aktion entfernen</translation>
    </message>
</context>
<context>
    <name>ephor::StartWindow</name>
    <message>
        <source>Ephor</source>
        <translation>Ephor</translation>
    </message>
    <message>
        <source>Historical battles</source>
        <translation>Historische Schlachten</translation>
    </message>
    <message>
        <source>Sample armies</source>
        <translation>Beispielarmeen</translation>
    </message>
    <message>
        <source>campaigns, lists, battles and odds&lt;br&gt;for wargame clubs</source>
        <translation>Kampagnen, Listen, Schlachten und Chancen&lt;br&gt;für Tabletop-Klubs</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt benutzte Dateien</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine zuletzt benutzten Dateien</translation>
    </message>
    <message>
        <source>Recent files appear here.</source>
        <translation>Zuletzt benutzte Dateien erscheinen hier.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, in %2</translation>
    </message>
    <message>
        <source>Continue the last campaign</source>
        <translation>Die letzte Kampagne fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Continue &quot;%1&quot;</source>
        <translation>&amp;Weiter mit „%1“</translation>
    </message>
</context>
<context>
    <name>ephor::StoryPanel</name>
    <message>
        <source>Search the chronicle</source>
        <translation>Die Chronik durchsuchen</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Why the chronicle is empty</source>
        <translation>Warum die Chronik leer ist</translation>
    </message>
    <message>
        <source>No line of the chronicle matches the search.</source>
        <translation>Keine Zeile der Chronik passt zur Suche.</translation>
    </message>
    <message>
        <source>No events yet. Battles, captured cities, deaths of leaders and omens appear here turn by turn.</source>
        <translation>Noch keine Ereignisse. Schlachten, eroberte Städte, Tode von Anführern und Omen erscheinen hier Runde für Runde.</translation>
    </message>
</context>
<context>
    <name>ephor::Summing</name>
    <message>
        <source>The costliest fight</source>
        <translation>Der verlustreichste Kampf</translation>
    </message>
    <message>
        <source>The first unit is lost</source>
        <translation>Die erste Einheit geht verloren</translation>
    </message>
    <message>
        <source>A camp is taken</source>
        <translation>Ein Lager wird erobert</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 on %5+</source>
        <translation>%1, %2: %3 von %4 auf %5+</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>%1 loses its general</source>
        <translation>%1 verliert den Feldherrn</translation>
    </message>
    <message>
        <source>%1 against %2, %3 to %4 on the dice</source>
        <translation>%1 gegen %2, %3 zu %4 auf den Würfeln</translation>
    </message>
    <message>
        <source>The battle is not over: %1.</source>
        <translation>Die Schlacht ist nicht beendet: %1.</translation>
    </message>
    <message>
        <source>one turn</source>
        <translation>einer Runde</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 Runden</translation>
    </message>
    <message>
        <source>%1 won after %2</source>
        <translation>Sieg für %1 nach %2</translation>
    </message>
    <message>
        <source>A draw after %1</source>
        <translation>Unentschieden nach %1</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <translation>Runde %1: %2.</translation>
    </message>
    <message>
        <source>The heaviest losses of a turn</source>
        <translation>Die schwersten Verluste einer Runde</translation>
    </message>
    <message>
        <source>Lost in one turn: %1</source>
        <translation>Verloren in einer Runde: %1</translation>
    </message>
</context>
<context>
    <name>ephor::TableLengths</name>
    <message>
        <source>1 square</source>
        <translation>1 Quadrat</translation>
    </message>
    <message>
        <source>%1 squares</source>
        <translation>%1 Quadrate</translation>
    </message>
    <message>
        <source>%1 base widths</source>
        <translation>%1 Basisbreiten</translation>
    </message>
    <message>
        <source>%1 inches</source>
        <translation>%1 Zoll</translation>
    </message>
    <message>
        <source>table %1 × %2 base widths</source>
        <translation>Spieltisch %1 × %2 Basisbreiten</translation>
    </message>
    <message>
        <source>table %1 × %2 inches</source>
        <translation>Spieltisch %1 × %2 Zoll</translation>
    </message>
    <message>
        <source>x %1%3  y %2%3</source>
        <translation>x %1%3  y %2%3</translation>
    </message>
</context>
<context>
    <name>ephor::TableView</name>
    <message>
        <source>Table</source>
        <translation>Spieltisch</translation>
    </message>
    <message>
        <source>The table with its units, drawn to scale. The Units panel shows the same as a list.</source>
        <translation>Der Spieltisch mit seinen Einheiten, maßstäblich gezeichnet. Der Bereich „Einheiten“ zeigt dasselbe als Liste.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>stops here: %1</source>
        <translation>hält hier: %1</translation>
    </message>
    <message>
        <source>Edge of %1</source>
        <translation>Kante von %1</translation>
    </message>
    <message>
        <source>Choose in the list what it does there.</source>
        <translation>Wählen Sie in der Liste, was sie dort tut.</translation>
    </message>
    <message>
        <source>%1 away</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>The rules forbid measuring first: a charge may fall short.</source>
        <translation>Die Regeln verbieten, vorher zu messen: Ein Angriff kann zu kurz sein.</translation>
    </message>
    <message>
        <source>Arrow keys move it, Q and E turn it, V bends its path, Enter puts it there, Escape cancels.</source>
        <translation>Pfeiltasten bewegen sie, Q und E drehen sie, V knickt ihren Weg, Eingabe setzt sie ab, Escape bricht ab.</translation>
    </message>
    <message>
        <source>The path cannot have another bend.</source>
        <translation>Der Weg kann keinen weiteren Knick haben.</translation>
    </message>
    <message>
        <source>Where the enemy stops it is shown after the move.</source>
        <translation>Wo der Feind sie aufhält, zeigt sich nach der Bewegung.</translation>
    </message>
    <message>
        <source>%1 away, farther than it can move now</source>
        <translation>%1 entfernt, weiter als sie jetzt ziehen kann</translation>
    </message>
    <message>
        <source>open ground</source>
        <translation>offenes Gelände</translation>
    </message>
    <message>
        <source>difficult ground, which hinders troops in it</source>
        <translation>schwieriges Gelände, das Truppen darin behindert</translation>
    </message>
    <message>
        <source>dangerous ground, which may cost losses</source>
        <translation>gefährliches Gelände, das Verluste kosten kann</translation>
    </message>
    <message>
        <source>nobody may enter it</source>
        <translation>niemand darf es betreten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; it blocks sight</source>
        <translation>%1; es versperrt die Sicht</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>Die Schlacht ist vorbei.</translation>
    </message>
    <message>
        <source>This is an earlier moment. Go back to the present to move %1.</source>
        <translation>Das ist ein früherer Augenblick. Kehren Sie in die Gegenwart zurück, um %1 zu bewegen.</translation>
    </message>
    <message>
        <source>%1 cannot move now.</source>
        <translation>%1 kann sich jetzt nicht bewegen.</translation>
    </message>
    <message>
        <source>%1 cannot move now: %2 decides.</source>
        <translation>%1 kann sich jetzt nicht bewegen: %2 entscheidet.</translation>
    </message>
    <message>
        <source>%1 cannot move now: first %2 must act.</source>
        <translation>%1 kann sich jetzt nicht bewegen: Erst muss %2 handeln.</translation>
    </message>
    <message>
        <source>%1 cannot be moved by a drag now. Choose in the list what it does.</source>
        <translation>%1 lässt sich jetzt nicht ziehen. Wählen Sie in der Liste, was die Einheit tut.</translation>
    </message>
    <message>
        <source>%1 cannot move now. It is not among those that may act.</source>
        <translation>%1 kann sich jetzt nicht bewegen und gehört nicht zu denen, die handeln dürfen.</translation>
    </message>
    <message>
        <source>Out of reach, even for a charge</source>
        <translation>Außer Reichweite, auch für einen Angriff</translation>
    </message>
    <message>
        <source>Q and E turn it, V bends its path, Enter puts it there, Escape cancels.</source>
        <translation>Q und E drehen sie, V knickt ihren Weg, Eingabe setzt sie ab, Escape bricht ab.</translation>
    </message>
    <message>
        <source>%1 Enter does it, Escape cancels.</source>
        <translation>%1 Eingabe führt es aus, Escape bricht ab.</translation>
    </message>
</context>
<context>
    <name>ephor::TimelineBar</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One event back</source>
        <translation>Ein Ereignis zurück</translation>
    </message>
    <message>
        <source>One event forward</source>
        <translation>Ein Ereignis vor</translation>
    </message>
    <message>
        <source>To now</source>
        <translation>Zur Gegenwart</translation>
    </message>
    <message>
        <source>%1
Event %2 of %3, roll %4</source>
        <translation>%1
Ereignis %2 von %3, Wurf %4</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Next fight</source>
        <translation>Nächster Kampf</translation>
    </message>
    <message>
        <source>Next loss</source>
        <translation>Nächster Verlust</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Die Wiedergabe anhalten</translation>
    </message>
</context>
<context>
    <name>ephor::TimelineSlider</name>
    <message>
        <source>Moment of the battle</source>
        <translation>Zeitpunkt der Schlacht</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Turn %1: %2, %3</source>
        <translation>Runde %1: %2, %3</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Name of the bookmark</source>
        <translation>Name des Lesezeichens</translation>
    </message>
    <message>
        <source>Re&amp;name the bookmark</source>
        <translation>Lesezeichen &amp;umbenennen</translation>
    </message>
    <message>
        <source>&amp;Remove the bookmark</source>
        <translation>Lesezeichen &amp;entfernen</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark here</source>
        <translation>Hier ein &amp;Lesezeichen setzen</translation>
    </message>
    <message>
        <source>A double click sets or removes a bookmark. Red dots are units lost.</source>
        <translation>Ein Doppelklick setzt oder entfernt ein Lesezeichen. Rote Punkte sind verlorene Einheiten.</translation>
    </message>
</context>
<context>
    <name>ephor::TurnDice</name>
    <message>
        <source>Dice: %1</source>
        <translation>Würfel: %1</translation>
    </message>
</context>
<context>
    <name>ephor::UnitsLeftView</name>
    <message>
        <source>Who is left of %1</source>
        <translation>Was von %1 übrig ist</translation>
    </message>
</context>
<context>
    <name>ephor::UnitsView</name>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
</context>
<context>
    <name>ephor::VersionsDialog</name>
    <message>
        <source>Earlier versions</source>
        <translation>Frühere Versionen</translation>
    </message>
    <message>
        <source>What changed after this version</source>
        <translation>Was sich nach dieser Version geändert hat</translation>
    </message>
    <message>
        <source>Replaced on</source>
        <translation>Ersetzt am</translation>
    </message>
    <message>
        <source>What the next version changed</source>
        <translation>Was die nächste Version geändert hat</translation>
    </message>
    <message>
        <source>&amp;Take this version</source>
        <translation>Diese Version über&amp;nehmen</translation>
    </message>
    <message>
        <source>Put its text into the window; Undo reverts that</source>
        <translation>Ihren Text ins Fenster setzen; Rückgängig nimmt das zurück</translation>
    </message>
    <message>
        <source>Only comments or layout.</source>
        <translation>Nur Kommentare oder Anordnung.</translation>
    </message>
    <message>
        <source>No versions yet. Each save keeps the previous content of the file.</source>
        <translation>Noch keine Versionen. Jedes Speichern behält den vorherigen Inhalt der Datei.</translation>
    </message>
</context>
<context>
    <name>ephor::WindowActions</name>
    <message>
        <source>Show or hide the panel &quot;%1&quot;</source>
        <translation>Den Bereich „%1“ zeigen oder verbergen</translation>
    </message>
</context>
<context>
    <name>ephor::WordCompleter</name>
    <message>
        <source>What may be written here</source>
        <translation>Was hier stehen darf</translation>
    </message>
</context>
</TS>
