<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BattleReport</name>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deployed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appendix: the log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BattlesPanel</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChanceLine</name>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QWizard</name>
    <message>
        <source>&lt; &amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>&quot;2 Sp or Ps&quot; is how elements are written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;=&quot; is missing between &quot;{0}&quot; and its value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;behind&quot; names the grade of each unit behind the first with A, B or C, such as &quot;BC&quot;; it says &quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;format&quot; is missing: the first line should be &quot;format = {0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;format&quot; must be {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;house&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;house&quot;: reckon with our points, which the rules do not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;key&quot; must be 64 hexadecimal digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;new&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;rules&quot; is missing: the version of the rules data, now &quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;set&quot; must hold different pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;system&quot; is missing: it names the rules, one of {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;turn {0}&quot;: write the number of the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;via&quot; must hold points of two whole numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; belongs to {1}, which this campaign is played without: {2}. Leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; cannot be {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; cannot stand in a shield wall: it is for foot with shields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; ends in no kind of element, such as Sp or Kn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; falls on a place: write &quot;Affair: omen {0} on Corinth&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has Strength {1} at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has a meaning of its own; choose another id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has a value of no known kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has no &quot;=&quot; and no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has no Phalanx trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has no value behind its &quot;=&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has only one of &quot;shoot&quot; and &quot;range&quot;; a type that shoots has both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has {1} characters; at most {2} fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has {1} elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has {1} members; at most {2} are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has {2} values here; the first is in line {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; holds control characters or invisible codes: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; holds control characters{1} or invisible codes ({2}). Delete them and type the text again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; holds line breaks, control characters or invisible codes ({1}); it must be one line of text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; in {1} is written [[{0}]], in two brackets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; in {1} takes one value, not {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; in {1} takes one value; several tables are written [[{0}]], each with its keys below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a fleet, not an army: write &quot;fleet {0}: …&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a list for {1}, the set-up is for {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a whole number from {1} to {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is an army, not a fleet: leave out the word &quot;fleet&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is empty; write something or leave the key out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is held by two powers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is larger than any whole number that can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no grade; the grades are A, B and C.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no id: write small letters, digits, &quot;_&quot; and &quot;-&quot;, as &quot;athens_2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no time of the years 1970 to 2999 with its offset: write it as 2026-12-01T20:00+01:00.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no value of &quot;{1}&quot;. Is &quot;{2}&quot; meant?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no value of the option &quot;{1}&quot;. Allowed: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no value of the option &quot;{1}&quot;. Is &quot;{2}&quot; meant? Allowed: {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no {1}: write a number from {2} to {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no {1}{2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a colour: write &quot;#&quot; and six hexadecimal digits, such as &quot;#134da1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not known in {1}, which has: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not known in {1}; did you mean &quot;{2}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not one letter: write one letter or digit, such as &quot;A&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not {1}. There are: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not {1}; did you mean &quot;{2}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not {1}; there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is of bands only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is of hoplites only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is written so: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is written {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is {1}; it may be {2} to {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is {1}; it may be {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; may be one of these: {1}. Write which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; may be {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; may be {1}; &quot;{2}&quot; is none of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; may have only one missile weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be 32 hexadecimal digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be a number from {1} to {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be a number of 64 bits, in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be a text of at most {1} bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be a text, a number, true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be a whole number from {1} to {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be an array of at most {1} members.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be an array of objects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be either foot or mounted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be four whole numbers: a place on the table and a direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be one of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must have exactly one of the traits formed, skirmisher and cavalry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must have one class: militia, average, veteran or elite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must have one protection: unarmoured, partly_armoured or fully_armoured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must have one weapon (besides a lance): improvised, spear, club, single_handed or double_handed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must hold objects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must hold pairs of a key and a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; needs no place: write &quot;Affair: omen {0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; stands after lines that must come later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; stands in braces; it is changed in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; takes a day, such as 2026-12-05.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; takes a list as a table [{0}], or the name of a file in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; takes texts in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; takes {1} from {2} to {3}, not {4}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; takes {1}, not {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; takes {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; was not read as an order: begin the line with the name of the army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: dice are entered by the purpose of a roll and its faces, as Siege of Plataea=4,2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: write &quot;6 turns&quot; or &quot;5 talents&quot; here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: write a number from 0 to {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: write a number of squadrons after &quot;build&quot; and &quot;detach&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 against foot. Foot have -1 against it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 Arete buys an opposed roll; you must roll higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 Arete re-rolls one of these dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 place of {0} is open: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 or 24, the same for all; without it as the battle has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Phalanx goes straight ahead only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Wavering unit does not counter-charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A band of {0} has {1} figures, not {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid has a size: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A camp stands at the rear edge, 4 base widths from the sides, in good going.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A camp, City or Fort is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card of yours frees {0} from its control test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card of yours may re-roll dice of {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A charge is declared at an enemy within 4 inches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A choice was due here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comment begins with #, not with {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A contribution is one line of 1 to {0} bytes, without blanks at its ends and invisible codes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A corner is two numbers in inches: [x, y].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A corner of terrain must be two numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal, a captive, a contingent or an omen belongs to nobody or names nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double base: +1 against foot. The first one lost counts as two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drilled Phalanx goes ahead, back up to 1 or sideways up to 2 base widths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A face of a die with {0} sides must be 1 to {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A facing is &quot;north&quot;, &quot;east&quot;, &quot;south&quot;, &quot;west&quot;, or a direction [x, y].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fall back, in basic moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A feature keeps 1 base width from other features and lies in its quarter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flank reaches from 60 to 120 degrees, but a shield wall protects only up to 90. Choose &quot;front&quot; where a neighbour covers the flank, or leave the wall out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fleet cannot &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fleet cannot &quot;{0}&quot;; it may {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fleet may carry, build, detach or join, not &quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A further move like this is not allowed on this ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A further move stays 1 base width from the enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gift has a size: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A grade redresses after the signal without losing a level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group goes straight ahead or wheels on a front corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hoplite unit has 20 or 24 figures, not {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A is the grade of Spartan hoplites; a band has B or C.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key has more than {0} parts; no key of these files has so many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A leader has {0} to {1} command points; {2} has {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A leader, an army, a fleet or a battle belongs to nobody or nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move is told by the square where it ends; it has no bends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number has no comma: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is larger than any that can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phalanx is two hoplite units or more; {0} has {1}. (Only a scenario allows one.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phalanx of {0} is placed in part: place all its units, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A place is two numbers in inches: [x, y].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A placement must have a &quot;pose&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A record holds at most {0} entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A retinue marches straight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A roll must have one die or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row of the table &quot;{0}&quot; names something that is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A save of this scenario was cut off, so its files may be of two versions. Open the folder in the scenario editor to finish the save, or remove this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A save was cut off, and its file is damaged, so that the others may be of two versions. Look through them, then remove this one by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sealed word is its SHA-256: 64 hexadecimal digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sheet takes at most {0} orders. Delete the ones that are there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shield wall cannot charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shield wall cannot move over rough ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side may give the battle up between two activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A square is a forest or a ford, not both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A support stands on the shieldless side of formed enemy hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie when the Initiative is to be stolen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A truce has a term: write &quot;truce for 6 turns&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A truce is for enemies; with {0} you are not at war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit is named by its side and number: &quot;a1&quot; is the first of side a, &quot;b3&quot; the third of side b.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit of type {0} has a Courage of {1}; more cannot be left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit of type {0} has a Strength of {1}; more cannot be left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit of {0} has {1} figures at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A way leads back to where it starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A way leads to &quot;{0}&quot;, which is no place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A way leads to &quot;{0}&quot;, which is no place; did you mean &quot;{1}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A, B or C; of a deep phalanx that of its front unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions of the general&apos;s unit that take no phase-end die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions with the general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activate a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a phalanx of two units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a retinue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a unit of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add {1} of type {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advantage of ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>African</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>African Elephants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After Combat Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the pushback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against mounted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agatha Tyche</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agatha Tyche: one die again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aggression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alala!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alala! Two inches more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hoplite units have the same size; others here have {0} figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All its types are there, and it is legal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All others hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your leaders dice: the highest gains 1 command point, every other loses 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alliances with it have ended: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allies send {0} units, more than the limit of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always counts as supported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ambush: the attackers have the initiative and a higher spirit, the others are surprised and in disorder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army list is a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An envoy cannot say &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An outline must have three corners or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another element is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another figure stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another unit stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another unit stands there; a square holds one unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archer/Slinger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archers against skirmishers or Light Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archers have Attack 3 against it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archers re-roll one failed die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archers&apos; failed die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arete for every unit and the Strategos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies, leaders and options are chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army morale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army morale at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army morale that was taken from the units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Art</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At full Strength a passed Leadership test cancels one hit. Its flank is hit on a 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most two compulsory and three optional features may be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At whom does {0} shoot?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Athena&apos;s Wisdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Athena&apos;s Wisdom: the leader gained a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach the Strategos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack 3 against skirmishers and light cavalry, with one failed die re-rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack 3 and Defence 5 against other hoplites. Its flank is hit on a 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack dice against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack dice in reply to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacked in flank or rear only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks of one unit in a phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auxilia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B or C; without it B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Omens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Omens: one of the drawer&apos;s units lost heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baggage looted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bands charge unformed enemies only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base depth, mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base edges with a road and a waterway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base width, mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles of a campaign cannot be fought by {0} yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beautiful Plumage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before a stronger enemy an army may stand or retire, not &quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Began beside an enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin another {0} here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind the value {0} stands something else: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between &quot;{0}&quot; and its value stands &quot;=&quot;, not &quot;:&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid for the Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blades, double base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blessing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both rout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides stand to fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both survive with equal losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounds after which the losses are compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bows, double base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brackets are nested more than {0} deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brackets are nested more than {0} deep; no army list has so many. Is it the right file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the rules of this program the adjudication comes out otherwise, so that no step of it can be left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camelry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camp followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camp x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camp y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casualties at the rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry, double base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cerberus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cerberus ran with a band of horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cerberus runs with cavalry only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cerberus runs with its charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change {0} of an entry cannot be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a figure to act, or a whole retinue to march.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class of troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse tests of a unit in one End Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat Resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command points left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command points of the leader with it (0: none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commander in chief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Companion Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concede the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concede?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contingents are owed by allies; {0} is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter-charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter-charge?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter-charging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courage left (0: all that it starts with)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courage lost for hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courage lost this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covers the left flank: an attack there has no bonus. Three on foot beside each other may form a shield wall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossbow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossbowman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defeat of the attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defend the camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defender&apos;s camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defends the bank of a river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Den</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Denizens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy a band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy a phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy an element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy second, or move first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deployment cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth bw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth of the deployment zones, in base widths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of the units behind the second in a deep phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice that its general adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice were typed in for another roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice with which its general rallies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discipline test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discipline test against drift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discipline test failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discipline test impossible: {2} needed of {3} dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discipline test to enter Dangerous Ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disorder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disorder points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disorder points that A grade removes by redressing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disorder {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances may be measured beforehand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distant shooting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you give the battle up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not count as a loss for victory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does nothing. The enemy sees only that you hold one card more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the phalanx of {0} raise the shout and run two inches farther?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the retinue of {0} form or leave its shield wall?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does {0} charge, and whom?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double handed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drilled Hoplite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drilled Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop one {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop {1} {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ease off instead of tiring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ease off?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge square from which it fled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ekdromoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ekdromoi ran at the skirmishers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ekdromoi?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements of a group that must be in command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephant Drill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephant drill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elite Hoplite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elite Hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elite Horsemen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elite Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elite Skirmishers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elite band?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {0} does not fit the battle: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {0} of the journal ({1}, {2}): {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ephor {0} wrote this record; the rules of Ephor {1} may differ. Its log can still be read: ephorctl battle replay {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equally many touch {0}. Who is the one that fights?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evade?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra shots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faced about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factor given outright (0: reckoned)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed Leadership tests with the general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far-seeing Apollo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far-seeing Apollo: dice of a volley again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast auxilia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast blades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast bows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast horde</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast pikes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast warband</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Favour of the gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight dice as the attacker of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight dice as the defender against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fights to the death below half strength (A grade)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of a hoplite unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures per shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures that roll in a free hack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First pips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flank on which a Phalanx has its Armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flanks and rear overlapped or contacted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fled in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleeing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot against horse takes its -1 besides the rider&apos;s +1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For 1 Arete it may move and shoot in one activation, in either order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For 1 Arete the Strategos may go to another unit within 6 inches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forks must stand in the order of their rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form Phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form shield walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formation after acting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formed Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formed hoplites hit on 5 and 6 and have a front, flanks, a grade and a spirit. They advance only when their phalanx has the signal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formed-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortune has favoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free squares behind it before the edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here on, the land has more than {0} points. Draw it with fewer points, or import the coast again, which simplifies it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From which wing do you deploy your phalanxes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {0} one comes to {1} by sea alone, aboard a fleet: write &quot;{2}: sail {3}; carry {4}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front, flanks and rear of a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frontage bw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frontage cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fully armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further supporting units that count on each flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General has changed units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General out of action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it two units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give way before hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good Omens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good Omens: a unit took heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HCh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hamippoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand, more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has acted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has fought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He commands {0} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy Armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy Armour: a point of disorder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy Armour?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy chariots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy knights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits African elephants on a 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hobelar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds the card Cerberus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoplite figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoplite units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoplites against Hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoplites charge only after they have advanced 5 inches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoplites stand in a phalanx, not in a band.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horde</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it came into contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large is {2}? Small ones come first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often Fortune Favours the Bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the 5 inches of a wheel are measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hubris</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hubris: a die is forced again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hubris?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huscarl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If an enemy evades and the follow-up was not enough, it may pay 1 Arete for d3 base widths more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore the ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore the ground?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impetuous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impetus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Improvised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Phalanx it may use its move to step back up to 1 base width, or sideways up to 2, without a test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a shield wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In loose order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In one rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In two ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inches from the leader&apos;s unit that Control reaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inches in a base width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inconclusive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indian Elephants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indian against African elephants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indian elephants hit it on a 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative is diced for in every turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into which quarter does {2} go? They are numbered clockwise from the south-west.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invader&apos;s camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It attacks the {0}, but the defender is struck on &quot;{1}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot enter this ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs {0} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs {0} points; the limit is {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has redressed its ranks this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a list for {0}, not for {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is for version {0} of the rules, not for {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is held by nobody any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is in a threat zone: it may line up, make contact or go straight back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no army list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no contribution of a power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not legal. Check the list for its errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may not enter this ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may not pass an enemy closer than contact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may not pass through friends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may turn up to 90 degrees before it charges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must end at least 1 base width from friends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must face somewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must line up with the enemy that it touches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must stand in its own back rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must stand wholly in its own deployment zone, facing the enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must stay 1 base width from an enemy City or Fort.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must stay 3 base widths from the centre line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must stay 4 base widths from the side edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must stay farther from the side edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would leave the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would stand off the grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its moves cost 1 PIP more after the first bound; scythed chariots not when they move into contact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its rule system is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its ways have gone with it: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Javelin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Javelin Skirmishers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Javelinman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jealous Leaders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep &quot;{0}&quot; alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the line with those who move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the line?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps its full factor in bad going.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knight on foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knights, double base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LCh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landings of littoral armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader of {0} command points, {1} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leadership test against falling back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leadership test of the Phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leadership test to end the pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leadership test to follow up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leadership test to move again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it with the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the shield wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave {0} out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legionaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let camp followers do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it be foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it have two units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the ground slow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let them go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level (hoplites)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels up and down count in rallies, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levy Spearmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levy spearman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light chariots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light horse beyond 8 base widths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line of the charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live figures of the front unit (0: all)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loose Order into or out of forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loose order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses that a Discipline test counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mahouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it a comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make them comments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Man-at-arms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manoeuvre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>March with the whole retinue of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May deploy near the side edges, from 2 base widths on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May form a Phalanx for 1 Arete: Armor 1 better at the front and on the right flank, two more dice in a fight. It only goes straight ahead, may drift to its right, and breaks up in Difficult Ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medieval skirmish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men of Bronze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Militia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Militia Hoplite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed dice re-rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More enemies at the wall, or more shooters at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted archer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted sergeant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move and shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it to the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the Strategos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the group of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move, bad going</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move, good going</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move, rough going</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves 6 inches on foot, 12 mounted. Blocks shots on 1 to 8, falls in melee to a lead of 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves 8 inches on foot, 16 mounted. Blocks shots on 1 to 6, falls in melee to a lead of 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves 9 inches on foot, 18 mounted. Blocks shots on 1 to 4, falls in melee to a lead of 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves faster in rough and bad going. On equal totals it recoils from solid foot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves in any direction without turning, through friends if it ends clear of them, and sees all round. For 1 Arete it ignores Difficult Ground for one activation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must follow into the square that the loser leaves, without a test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a cavalry band of yours. From now on it has 1 die more in every combat in which it charged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a unit of yours. Once, all dice of a throw for it may be thrown again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negate a hit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never adds the third die that other horse may add to a move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never charges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next shooter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No army of yours &quot;{0}&quot; stands at {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No army of yours &quot;{0}&quot; stands at {1}; did you mean &quot;{2}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fault any more: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other files are read here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No route leads from {0} to {1}. From {0} you can march to {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sea lane leads from {0} to {1}. From {0} ships come to {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No source gives points for {0}: the army&apos;s losses are counted in units instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stripe. Morale: routs on 4 or less, falls back on 6 or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No third die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit enters this square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way leads from {0} to {1}: add one, or take the place away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody leads {0}: name a leader of its power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody loses the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not every unit of the group can make that move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not legal any more: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not legal: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else changes for this list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happens in the first round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happens to either</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been adjudicated yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O/THW Ancients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a tie fast foot recoil from solid foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On whom does the card lie?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once, the enemy gives 1 disorder point to a hoplite unit of yours as it moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once, the enemy has you throw one of your dice again, of his choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die more against unformed foot, two for a charge, pursuit or follow-up. Counter-charges or evades when it is charged. Closed out by rough ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die more while it is at full Strength.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One feature at least must be bad or rough going, a river or a waterway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of them must touch the waterway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of your cavalry bands acts freely, whatever its control test said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of your skirmisher bands acts freely, whatever its control test said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One side of the battle of {0} has nobody left to fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One signalled phalanx goes 2 inches farther this turn. Spartans do not shout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stripe: +1 in melee. Morale: routs on 2 or less, falls back on 4 or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only A grade fights to the death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a column may enter this going.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a single column may cross this river.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only hoplites of Thebes and Macedon stand in a deep phalanx; {0} may not stack {1} units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only leaders are wounded: others fall to the first hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one of the two can stand higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one of the two can stand uphill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the attacker shoots; the target is the defender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the defender stands behind walls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of fights that hang together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the close combats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the shots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other actions have followed: undo them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIP die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIP die of 1 again for the general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIPs of the bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack, more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of its hoplite units whose loss breaks an army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partly armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass through friends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passage disorders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes through friends, and friends pass through it. Woods and fords do not slow it. Its loss costs no army morale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peltast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peltasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phalanx Manoeuvre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phalanx lost in Difficult Ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phalanx, on the shielded sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phases of each side after which the battle is adjudicated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pike Phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pikes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a retinue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place one element in your zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place one of your bands behind your line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place one retinue in your zone: where is the middle of its front rank?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place one unit in a square of your back rows, facing any side of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place one unit in your zone, facing the enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the right end of the line that {0} begins; the rest stands to its left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement of {3} {0} of {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point {0} is not a position: write [latitude, longitude] in degrees, such as [37.97, 23.72].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points are &quot;house&quot; or &quot;off&quot;, not &quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points, grade A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points, grade C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Psiloi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Psiloi never begin a charge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Psiloi never charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursue?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursuing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursuit halted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursuit, half base widths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the Strategos with {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put them into a phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarter turns cost none of its Move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the level of one of your hoplite units by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the limit to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rally and move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rally hits with the general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rally wavering units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rally, at the general&apos;s risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rally?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rampaging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-roll a die?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-roll failed Discipline tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-roll?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receive the charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retinue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retiring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ridden down!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Risk to a leader whose unit is shot at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll a die when they lose a round and stand: they may run wild and attack whatever they meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rough ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of squares in which a side deploys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows that named &quot;{0}&quot; now name &quot;{1}&quot;: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows that still name &quot;{0}&quot;: {1}. They are among the findings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runners chase off enemy skirmishers within 4 inches of your free hoplites: they lose 1 figure, 2 near Spartans, and retire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SCh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score that hits the flank of Hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scythed Chariots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen by more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the units side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-back of the attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several against one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several tables stand in braces in this line: put each of them on a line of its own, or write [[{0}]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shaken hoplites never begin a charge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shaken or routing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoot at {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoot first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoots 10 inches at short range, 20 at long, every turn. Hits on 1 to 6, at long range on 1 to 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoots 8 inches at short range, 16 at long. Hits on 1 to 6, at long range on 1 to 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoots from a distance (attacker)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shot at by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side of a square in inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side of the enemy that it attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side of the enemy that it attacks (attacker)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side on which it is struck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side on which it is struck (defender)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides on which a Phalanx that is struck keeps its dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signal to advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single handed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of a feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmisher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishers evade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishing Light Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slinger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slingers and Bowmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something has changed there since then: undo that first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spartan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spears, double base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands higher than the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands or evades when it is charged. A unit that is caught routs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal the Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal the Initiative?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategos attached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategos changed units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategos lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategos moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategos with the unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength left (0: all that it starts with)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strikes on the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stripes (-1: those of its class)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Struck side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success of the attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support fights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supported from behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supported from the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supporting bands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supporting hoplite units on its left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supporting hoplite units on its right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supporting units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supports of the attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supports of the defender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables of a list are nested too deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tactical move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tactical moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take Open Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes a disorder point when it passes through a friend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talents belong to a tribute, not to &quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain where the set-up has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test again, at the general&apos;s risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test of a Phalanx to negate a hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test to negate a hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests at most twice when it has lost a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text stands in quotes: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text stands in straight quotes: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is farther than it may go, or its way is blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is farther than it may go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no place for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is off the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is too far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 5 inches that hoplites advance before a charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Anger of Zeus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Gods Watch Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Joker lets you place rough ground or a low hill, or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Phalanx of {0} holds off one hit on a passed Leadership test. It costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Strategos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Strategos is with one unit, but this entry stands for {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Strategos joins {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Strategos stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Strength of Ares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer belongs to another question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The armies deploy {0} inches apart and need {1} inches behind each line: the table must be {2} inches deep, not {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army costs {0} points, {2} more than the {1} of the event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army costs {0} {1}, {2} over its limit of {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has a general already, with &quot;{0}&quot; in line {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has no Strategos: choose the Strategos&apos;s unit. Only the list of a scenario may have none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has no general to re-roll, rally or act without the phase die. Add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has no general: choose the general&apos;s element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has no hoplites: add a phalanx of two units or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has no retinue: add one with its figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has no units: add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has one commander in chief, and {0} is that already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has one general, and {0} leads it already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has skirmishers only; it is beaten while it has no other steady unit. Add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has {0} elements; it must have {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has {0} hoplite units; at most {1} fit a side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has {0} retinues; at most {1} fit a side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has {0} units and bands; at most {1} fit a side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has {0} units, more than its limit of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has {0} units; at most {1} fit a side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has {0} units; the event allows {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker becomes Wavering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker can follow up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker faces the enemy that it attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker falls back a square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker falls back a square and turns away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker falls back two squares, turned away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker falls in the first round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker has lost and holds its ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker has twice the total or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker is higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker is pushed back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker is pushed off the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker is wounded in the first round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker loses the round and stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker routs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker tests its Discipline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker wins in the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker&apos;s elephants run wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker&apos;s supporters rout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bases of &quot;{0}&quot; do not make up its ground: &quot;{1}&quot; would be {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle was fought by &quot;{0}&quot;; this program knows {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle was fought by version {0} of the rules data of {1}; here is version {2}. If {0} is a club&apos;s rules pack, install it (File, Install a rules pack) or name its folder with --pack; otherwise use the program that wrote the record ({3}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle was over before this entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The besieged come out of the gates, and have the initiative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The besiegers have the city at their back; those who come to relieve it have the initiative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bids were equal. How much more do you bid?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The calendar of the campaign is out of range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign has other places or powers than its map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign was founded by edition {0} of the rules and dice; this program knows those up to {1}. Open it with a newer version of Ephor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changes of an entry are no list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corrected counter does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corrected piece faces nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corrected piece is not on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corrected piece would stand off the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corrected piece would stand on another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deadline {0} is after the event on {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender becomes Wavering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender can follow up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender deploys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender falls back a square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender falls back a square and turns away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender falls back two squares, turned away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender falls in the first round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender has lost and holds its ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender has twice the total or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender is higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender is pushed back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender is pushed off the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender is wounded in the first round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender loses the round and stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender routs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender tests its Discipline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender wins in the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender&apos;s elephants run wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender&apos;s supporters rout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defenders were caught as they left: their spirit is lower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice key is not the one that was committed to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy defends fortifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy has no shield on its arm: both of its flanks are unshielded. Choose &quot;unshielded_flank&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy lowers the level of one of your hoplite units by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy stands behind an obstacle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy stands uphill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy uses the factor against foot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy uses the factor against mounted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event does not allow the army {0}; it allows {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The events do not have the recorded digest: {0} instead of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field &quot;{0}&quot; is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures of version {0} are not available, so the changes are unknown. These are the figures of version {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be {0}: a part of the path is a file, not a folder. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be {0}: it would be larger than the system allows. Nothing was changed; raise the limit (ulimit -f), or choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be {0}: its name is too long. Choose a shorter one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be {0}: permission denied. Change who may read it, or ask whose file it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be {0}: permission denied. Choose another place, or change who may use this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be {0}: the disk can only be read. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be {0}: the disk is full. Nothing was changed; make room, or choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be {0}: there is no such file or folder. Check the name and the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be {0}: there is no such folder. Make the folder first, or choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be {0}: this is a folder. Name a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be {0}: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has format {0}; this program knows formats up to {1}. Use a newer version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has {0} bytes; a record has at most {1}. Is it the right file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has {0} bytes; at most {1} are read of a file of this kind. Is it the right file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is written in UTF-16, and must be in UTF-8. Open it in an editor and save it as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is written in Windows-1252 and was read as that; lists are written in UTF-8. Saving it in Ephor changes that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of the save that was begun cannot be taken away. Remove it by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file that stands there cannot be read, so it is not written over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder cannot be made. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The founding entry does not hold the scenario&apos;s files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The general joins {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The general of {0} is with {1}, not with {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The general&apos;s activation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The general&apos;s dice in combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The general&apos;s dice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The general&apos;s element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid has {0} rows, too few for two times {1} rows of deployment. Take a deeper table or fewer deploy_rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head of the file stands below its first heading; it belongs at the top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heading is written {0}, in two brackets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heading is written {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hoplite units of {0} have {1} figures, those of the battle {2}: set the option hoplite_figures to {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The invader deploys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last action is not an adjudication.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lead is bid for in the first move of a season.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leader of the {0} is killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leader of the {0} is wounded or killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leader of {0} cannot carry the standard, too: give it to another figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leader of {0} rides with another unit already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leader who drew it gains 1 command point for good, up to 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leader who drew it loses 1 command point for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line ends of the record were changed (CR LF), perhaps by a mail program: have it sent again as an attachment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line has {0} characters; at most {1} are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list &quot;{0}&quot; cannot be read: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list came in on {0}; the deadline was {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list costs {0} points instead of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list costs {0} points, as before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is for {0}; the event plays {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is written for &quot;{0}&quot;, the battle is fought by &quot;{1}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is written for version &quot;{0}&quot; of the rules data; the event allows {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list needs a &quot;name&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list was written for version {0} of the rules data; this is version {1}. See what that changes before you accept it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log from here on is not the one that the answers and dice make.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mahouts of {1} turn on their beast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The omen &quot;{0}&quot; is played twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option &quot;{0}&quot; is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option &quot;{0}&quot; must have a text for its value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others cannot follow in file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outline must go round an area once: three corners or more, no edge crossing another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outline of &quot;{0}&quot; crosses itself or has no area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack calls itself version &quot;{0}&quot;, as the built-in rules do. Give it another version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack has &quot;{0}&quot; {1} times, not {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack has {0} cards; &quot;{1}&quot; is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phase has ended. The general&apos;s unit may act once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of the list are not known; the event allows {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quote before {0} is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record ends before the battle does: an answer is missing after entry {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has format {0}; this program reads formats up to {1}. Use a newer version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record holds no result: the battle was not fought to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is cut off: its last line should hold the digest of all others. Take an undamaged copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is of another battle than {0} as the campaign has it: its set-up differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record was changed after it was written: its digest does not fit, and in this line: {0} Take an undamaged copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record was changed after it was written: its digest does not fit. Take an undamaged copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recorded result is not the one that the answers and dice lead to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result of a battle cannot be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roll &quot;{0}&quot; is entered twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roll &quot;{0}&quot; is no longer made, because other rolls have changed; its {1} does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules data of {0} were changed since the battle was fought: {1} then, {2} now. Use the program that wrote it ({3}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules give no points: a limit needs points = &quot;house&quot;, our own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules pack {0} was changed since the battle was fought: {1} then, {2} now. Use the pack as it was then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up has a list &quot;{0}&quot; and none &quot;{1}&quot;: give both, or neither for a table alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up was made for version &quot;{0}&quot; of the rules data of {2}; this program has version &quot;{1}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up was written for version {0} of the rules data; it is fought by version {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shape has too few points: {0}. It needs {1} or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shieldless flank of hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is smaller than the deployment: two zones of {0} inches do not fit into {1} inches. Take a deeper table or a smaller deploy_depth_bw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is too small for {0} behind its deployment line. Take a larger table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is too small: {0} of {1} finds no place in its zone. Take a wider table or smaller retinues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is too small: {0} units of {1} need more room than a zone of {2} by {3} inches has. Take a wider table or a deeper zone (deploy_depth_bw).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table must be a grid of {0} to {1} by {2} to {3} whole squares, each {4} inches wide: take 72 by 48 inches for 12 by 8 squares of 6, or another &quot;square&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table must be a square of 15 to 20 base widths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table must be {0} to {1} inches wide and deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target of a charge may pay 1 Arete to meet the charger halfway, with the two dice of a charge for itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has {0} bytes; at most {1} are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has {0} bytes; at most {1} are read. Is it the right file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text that begins with &quot;&quot;&quot; in line {0} is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two zones of 8 inches do not fit into {0} inches: take a deeper table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The umpire chose the campaign&apos;s seed, and may have known these dice: they are for practice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The walls are stormed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way bends too often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way may not bend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole retinue must stand in its own zone, facing the enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The yard of {0} turns out {1} in a turn, not {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} falls back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} falls below half strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} has its guard already, in line {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} is Shaken afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} is destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} may pursue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} retires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} rides through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} routs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more than {0} keys in {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more than {0} tables in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more unknown keys in {0}; these are not looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no orders of {0} in this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rules &quot;{0}&quot;; this program knows {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many features like {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two bids; one of them counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {0} more errors; fix these first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a card &quot;{0}&quot; already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a general &quot;{0}&quot; already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a type &quot;{0}&quot; already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is another &quot;{0}&quot; before this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is another &quot;{0}&quot; in line {1}; numerals will tell them apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is another retinue &quot;{0}&quot;: give this one a name of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no &quot;{0}&quot; whose {1} could be ruled on{2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Phalanx in Difficult Ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Phalanx in Difficult Ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no [[{0}]] yet that could take it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no army &quot;{0}&quot;. An army has a number, such as &quot;{1}&quot;; words of its name find it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no army &quot;{0}&quot;; did you mean {1}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no business &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no business &quot;{0}&quot;; there are {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no field &quot;{0}&quot;. Fields: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no field &quot;{0}&quot;. Is &quot;{1}&quot; meant?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no leader &quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no module &quot;{0}&quot;: name full, lite, none, or some of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option &quot;{0}&quot;. Is &quot;{1}&quot; meant? Options: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option &quot;{0}&quot;. Options: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other power &quot;{0}&quot;. There are: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other power &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no pack here: a folder with troops.toml. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no place &quot;{0}&quot; on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no place &quot;{0}&quot; on the map; did you mean &quot;{1}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no posture &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no posture &quot;{0}&quot;; there are {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no power &quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no power &quot;{0}&quot;. There are: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no power &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no power &quot;{0}&quot;{1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no roll for &quot;{0}&quot; here. Did you mean &quot;{1}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no roll for &quot;{0}&quot; here. Use a name from the list of rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file; did you mean &quot;{0}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such row in &quot;{0}&quot; any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no task &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no task &quot;{0}&quot;; there are {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no trait &quot;{0}&quot;. The file has: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no trait &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no type &quot;{0}&quot; in version {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no type &quot;{0}&quot; in version {1}; the nearest is &quot;{2}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no type &quot;{0}&quot;: lists write {0} as &quot;{1}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {0} &quot;{1}&quot;; did you mean &quot;{2}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {0} &quot;{1}&quot;; there are: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There may be several: write [[{0}]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no year 0: AD 1 followed 1 BC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These affairs come to {0} Arete; you have {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are orders of {0}, not of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are two wars of the same name, &quot;{0}&quot;, with other dice: only a campaign and what was made of it by &quot;What if&quot; can be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are two wars, &quot;{0}&quot; and &quot;{1}&quot;, not founded alike: only a campaign and what was made of it by &quot;What if&quot; can be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These deals come to {0}; the treasury has {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These enemies are equally near to {0}. At whom does it shoot?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These orders are for turn {0}; it is turn {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These orders are longer than any that are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These orders cost {0}; {1} has {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These pieces may not be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These troops never move into such contact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These {0} lines are neither keys with values nor headings nor comments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thessalian cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This campaign is played without fleets; armies cross the sea by themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This campaign is played without money: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This corner is off the table, which goes from [0, 0] to [{0}, {1}].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This die may not be re-rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is a link, which may lead out of the folder. Nothing was written; replace the link by a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This formation may not be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no battle record, or its first line is damaged: it does not say &quot;kind&quot;:&quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no file but a pipe or a device. Put a file in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not TOML but JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not TOML: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not among the options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the word that {0} has sealed: the SHA-256 of &quot;{1}&quot; is {2}, and {3} was sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the result of battle {0}, not of battle {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This letter is not written in UTF-8 (perhaps in Latin-1 or that of Windows). Open the file in an editor and save it as UTF-8, or write the letter anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is neither a key with its value nor a heading nor a comment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is no answer, roll, correction, fork, undone stretch, result or line of the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name leads out of the folder that it is read from. Copy the file into that folder, and name the copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This piece may not be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This piece may not be placed now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text contains {0}, an invisible code that is not a character. Delete it and type the text again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those who ravage the country are scattered; the others have the initiative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three quarters lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three stripes: +3 in melee. Morale: never routs, falls back on 2 or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw any one of your own dice again, once you have seen it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw up to three dice of one of your volleys again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw up to three of your dice of one combat again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throwing Spears at full Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throwing spears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throws 3 inches at short range, 6 at long. Hits on 1 to 6, at long range on 1 to 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tires on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try to steal the Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {0} is already under way; orders for it come too late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns after which the battle is adjudicated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or three optional features must be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two powers are called &quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two stripes: +2 in melee. Morale: routs on 1, falls back on 3 or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unarmoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncounted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unformed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unformed hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uphill of the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of the Strategos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of the Strategos with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veteran Heavy Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veteran Pike Phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory of the attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WWg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War wagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warband</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warband Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars against it have ended: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wavering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon factor of the lance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Move and Range are given in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a failed charge costs besides its point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a general&apos;s Army Morale value is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a level up or down changes in a morale test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How armies are compared: by hoplite figures or by house points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What belongs to this table is scattered over the text: put its parts below each other first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What costs a level after the signal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What counts in the first round only, and not against spears or uphill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do your leaders do with their points?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do {0} and those who move with it do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does it do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does {0} do first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does {0} do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands in braces is moved in the text: cut its line there, and paste it where it belongs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the half strength of a deep phalanx is counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the losses of an army are counted in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was to be edited is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a pursuer tests its Leadership</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a unit may form Phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When an enemy arrives, it may pay 1 Arete to go d3 base widths straight away from it. The enemy may follow with the rest of its move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When melee is fought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When shot at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where along the waterway does the reserve land?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where at your rear edge does the camp stand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where do you place {2}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does the group of {0} go? All go as far and turn alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the defender stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the dice of a charger that missed are measured from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which attacked units strike back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which close combat is fought next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which die again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which elements are held back for a landing? Two or three, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which feature of the home terrain is placed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the enemy&apos;s units loses heart?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of your figures fights next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tests a unit at Courage 1 takes twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which unit acts now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which unit acts, and how? A die is rolled before it; on a 1 the phase ends after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which unit is the Strategos with?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which unit is the general with?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which unit of the phalanx does the leader join?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which unit takes heart?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which wavering units do you rally, at 1 Arete each?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way does {0} turn before it runs at {1}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way, or how far, does {0} go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who breaks off must leave the contact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who counts as Spartan for the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who defends the camp?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who fights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who fights next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who goes along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who goes along with the charge of {0} on {1}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who moves next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command cost of those who move with the general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who of the group of {0} stays behind?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who rolls a morale die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who shoots next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who supports {0} against {1}? Supporters rout with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who takes up a fallen standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a movement card moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom does {0} charge, and on which side?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom does {0} fight?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom does {0} pursue?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who can use the general&apos;s re-rolls, dice and rally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom to fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within Difficult Ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Woods and fords do not slow it, and it keeps two dice in a wood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words have been opened already: whoever seals one now could choose the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;=&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;B&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;format = {0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;house&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write -1, for 1 BC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write 1, for AD 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write [[{0}]]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write an army after &quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write another fleet after &quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write points = &quot;house&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write straight quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are at war with {0} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no army &quot;{0}&quot;, nor any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no army &quot;{0}&quot;. There are: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no army &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no fleet &quot;{0}&quot;, nor any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no fleet &quot;{0}&quot;. There are: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no fleet &quot;{0}&quot;; did you mean &quot;{1}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won the die. The other side has what you leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won the initiative. Do you act first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {0} Arete to bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may force {0} to re-roll one die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may weigh {0} down with a point of disorder as it moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your runners may drive off a band of skirmishers near your hoplites.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[{0}]] is not known in {1}, which has: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[{0}]] is not known in {1}; did you mean [[{2}]]?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Fort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a battle record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a crescent shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a die for 2 figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a die for 2 men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a die for each figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a difficult hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a double base (DBA-128)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file in JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file of another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fleeing unit cut down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a gentle hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a gully</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hamlet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a horse&apos;s head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a large low hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a large piece of rough ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a long shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a marsh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a miss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name of your own for the pack, which lists are written for: &quot;club-3&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a remark for the print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a roster or another file in XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a round shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a set-up of a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a skirmisher (MOB-172)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a small low hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a small piece of rough ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a terrain feature that the army places where it defends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tie (DBA-141)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a unit made to flee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a waterway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about face, one die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about face, two dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acted with the general, without a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action as the owner wishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>activated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advance signalled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advance, one die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advance, two dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advantage of ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>affairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after beating {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against an unshielded flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against the rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against {1}: hits {2}, Courage lost {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against {1}: hits {2}, hits taken {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aggression die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aggression of the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alliance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already struck in flank or rear in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always supported (ALA-219)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ambush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an archive or a compressed roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an army list or another file in TOML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an army without a state or nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an edifice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an enclosure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an oasis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another enemy at the wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as the class has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as much of both armies&apos; morale is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as people read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as soon as it is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the garrison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the list has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at this enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacking a flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacking the rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>b</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base edge: east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base edge: north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base edge: south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base edge: west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base widths of a move (MOB-045)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base widths of a shot; goes with shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base widths of a shot; a type without it does not shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beaten by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beaten, but held against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>began the phase beside an enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best blow first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid for the Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bids shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocking die fully armoured, 8 or less saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocking die in a shield wall, 10 or less saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocking die partly armoured, 6 or less saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocking die unarmoured, 4 or less saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boggy ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both armies are beaten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both armies are broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bought a re-roll of one die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>break out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broke off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broke out without orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>builds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calmed by the leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>came into contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>camels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>camp placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>camp, city or fort: what it is meant to guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captured, with no way out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>caught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>caught and cut down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cavalry against unformed foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charge die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charge, pursuit or follow-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charged by hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charged, but reached nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charging or counter-charging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chariot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chased those who ran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class of bands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class: no stripe (SKI-057)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class: one stripe (SKI-057)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class: three stripes (SKI-057)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class: two stripes (SKI-057)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed with the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>combat dice against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>combat die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>combat settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>command points follow the rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>command points of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>command points that encouraging costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commander in chief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conceded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continue the pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>control die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>control test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>control test {2}: {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>control the phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>controlled by the leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected by the umpire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not fall back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not flee: destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not recoil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not retire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted as lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted at the end of the bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crossbow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crossed difficult ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declared a charge on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deep phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defended the camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defends the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>denizens of their own City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deployed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deployed in Phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deployment card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deploys 2 BW from the sides (DBA-015)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>destroyed with the other elephants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>destroyed with the supported element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>destroyed: an enemy was behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>destroyed: struck in flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>detaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice in a combat (OTW-072)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice of a volley; a type without it does not shoot (MOB-085)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice of an attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not reach the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die for rough ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die for the feature&apos;s quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die for the ploughed ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die for the river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difficult</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disorder points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disorder points of a wheel (ALA-147)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disorder points that redressing takes off (ALA-152)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disordered by the ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>downhill, or at an enemy in a ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drew an Othismos card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drifted to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drilled (MOB-162)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dunes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each fifth lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ease off: an inch less, no disorder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eased off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elephant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encourage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encouraged by the leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended the phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended the pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>envoys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal totals: both dice again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face as it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face of a move die that costs a disorder point; a type without it never tires (ALA-135)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faced about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faced the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faced the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor against foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor against foot (DBA-122)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor against mounted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor against mounted (DBA-122)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor when shot at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor when shot at, where it differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed morale test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed to steal the Initiative, {2} to {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fall back 15° to the left of those who come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fall back 15° to the right of those who come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fall back 30° to the left of those who come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fall back 30° to the right of those who come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fall back 45° to the left of those who come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fall back 45° to the right of those who come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fall back 60° to the left of those who come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fall back 60° to the right of those who come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fall back straight before those who come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast troops (DBA-115)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>favour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feature placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fell away from the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fell back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fell below half strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fell out of formation after a failed charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewest command points of a leader (ALA-053)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifths tested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fight to the death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fighting to the death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fights as a phalanx (MOB-160)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fights as foot (DBA-122)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fights as mounted (DBA-122)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fights next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figures for one shooting die; without it the class does not shoot (ALA-164)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figures lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figures of a unit or band (ALA-007)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first to act in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flank of Hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flank of a Phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fled from the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fled in the Collapse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flight seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follow up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>followed in file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>followed up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>followed up into contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>followed with the movement left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>foot in their own camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>form up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>formed Phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>formed up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fortune favoured the bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fought a first round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fought {1}: {2} to {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found no free square in the back rows and stayed away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found no place and stayed away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found no place in its zone and stayed away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found no place in the zone and stayed away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found no place to deploy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found no shore to land on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free hack at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free to fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>friends passed through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the left wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the right wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>further hoplites on its left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>further hoplites on its right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>garrison of a City or Fort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gave no ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gave way before hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general attached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general back in action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general joined the fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general lost with the unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general out of action for a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general rallied hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general&apos;s fate, lost on 1 or 2, out of action on 3 or 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given to the enemy, who keeps it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go on retiring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go on with half the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go on, through them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good or rough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>got away from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grade_A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grades of the units behind it, front to rear: &quot;BC&quot; for a deep phalanx of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>had its turn in the phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halted after the signal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halted the pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hamippoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand to hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has the signal to advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hedge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held back for a landing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held, with all others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>higher bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit again, with nowhere to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits before it is shattered (OTW-074)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits of the combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits until it breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>home terrain of this army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>home terrain; more than one is a choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hoplites on its left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hoplites on its right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hoplites shot at from their front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hoplites: grade, level, front and flanks (ALA-033)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>horse without the third move die (ALA-129)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how badly (DBA-121)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how deep the ground of one figure is, in millimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how deep the unit stands, in base widths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how deep the unit stands, in centimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many such bands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many such elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many such units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many such units stand side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how often the pack has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how sure it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how the unit is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how wide the ground of one figure is, in millimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how wide the unit stands, in base widths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how wide the unit stands, in centimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>humble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignores the first failed Risk when attacking (OTW-051)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in Phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in bad going</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the opposite order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in which fight; without it either</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inches of such a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inches that every enemy must be beyond; 0: any (ALA-154)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incompetent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>initiative die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into or out of forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invoke the gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invoked the gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is farther than the dice carry it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not behind the deployment line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is within 6 inches of the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it and all on its left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it and all on its right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it and those behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it faces nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it flees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it gives ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not &quot;{0}&quot; who does that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is placed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its group in column behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its orders cannot be read again: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its whole group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps its factor in bad going (DBA-126)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept the Initiative by the roll-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept the Initiative with the higher bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept until its owner plays it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kinds of elements that lose (DBA-140)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kinds of elements that win; without it any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lance or second weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>landed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead that kills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader fighting or leading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader hit a third time, which kills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader hit: die, 3 or less kills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader in danger, on a 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader&apos;s rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaders and the three grades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left the shield wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left the wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>levels above Formed-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>levy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lined up with the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>littoral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looted the baggage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost heart as army morale fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost in Dangerous Ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost in the combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost in the fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost in the river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost nerve and retired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost to missiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>macedon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mahouts&apos; dice against their own beast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>march</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marched with the retinue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matched against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may charge those who charge it (MOB-163)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may ease off a tiring die (ALA-137)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may evade a charge (MOB-166)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may move and shoot in one order (MOB-171)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may side-step and step back (ALA-146)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melee die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melted away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>met new enemies in pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>met the charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>met the charge half way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missile weapon (SKI-023)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missile weapon (SKI-024)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missile weapon (SKI-025)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>morale die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>morale test of the retinue: a fifth lost in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>morale test of the retinue: leader lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>morale test of the retinue: standard lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>morale: die {2}, score {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more of its army morale is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more of its figures are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more of the enemy&apos;s army is routed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more shooters at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most command points of a leader (ALA-053)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most house points that the army may cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most of its units that allies may send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most points that the army may cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most points that the army may cost (house points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most points that the campaign allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most units that the army may have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most units that the campaign allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mounted against foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move in bad going; 0: may not enter (DBA-115)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move in good going, in base widths (DBA-115)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move in rough going (DBA-115)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move with them, to keep the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move, one die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move, one die, then shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move, then shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move, three dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move, three dice, then shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move, two dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move, two dice, then shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved and shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved by road, for no PIPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved far enough for the charge bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved in a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved to the nearest free square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>movement card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>movement card of player 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>movement card of player 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>movement card of player 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>movement card of player 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves at one PIP more (DBA-037)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must face the enemy&apos;s edge within 22.5 degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither army is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never charges (ALA-178)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no enemy is left on the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no enemy is left who can fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer in contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer the general&apos;s element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer with the Strategos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer with the general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer with the standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no loss for victory (DBA-151)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no more commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no more moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no place for a feature: left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is left who can fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign, true: it comes to the battle tired and starts Wavering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: PIPs that each move of its first bound costs more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: army morale that its spirit adds or takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: disorder points that it comes with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: disorder points that its units come with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: figures that are left of a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: figures that are left of the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: inches that every move is shorter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: its aggression, where it is not that of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: points of Arete more or fewer in the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: so many of its first Leadership tests fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: the Courage it has left; without it that of its type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: the Strength that is left of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: the spirit it comes in, 0 Shaken, 1 Formed-up, 2 Ready, 3 Eager; without it Formed-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: true: it has the first card, unless the enemy kept the initiative, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: true: it has the first phase, unless the enemy kept the initiative, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: true: its first PIP die of 1 is re-rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: true: one more on the die for the initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: what its spirit adds to its first PIP die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a campaign: what its spirit adds to morale rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of how many of them you have the models; the game does not look at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of riders, for the first round; the other weapon serves later (SKI-A05)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on foot against a rider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on horse (SKI-102)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one failed die of the Archers again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one published summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orchard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overlapped or contacted in flank or rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paid for a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paid to calm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paid to encourage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paid to ignore the ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed through friends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peltast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peltasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pivoted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ploughed ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points of a unit of A grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points of a unit of C grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points of the list for each command point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>posture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>protection: full (SKI-012)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>protection: none (SKI-010)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>protection: part (SKI-011)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>provisional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>psiloi, peltast, cavalry, hamippoi or thessalian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pursue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pursued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pursues the beaten (MOB-169)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pursuit in half base widths (DBA-144)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pushed back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pushed off the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rallied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rally die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rampage die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran from the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran into the enemy and died</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran off for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran {2} inches to the edge of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ranks of figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ransom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready to charge again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>received a charge standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recoil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recoiled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recoiled with a friend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redress ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redress_A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redress_penalty_exempt_A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redressed ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regrouped to the rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeat the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeated the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result of the combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retired from the combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>risk to the general, on a 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rocky ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rode through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll-off before deployment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll-off for the Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll-off: the loser places first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled a 1: the phase ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>routed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>routed under missiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>routed with the supported unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs with Cerberus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saw an enemy break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saw friends break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saw the leader fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score that hits it (OTW-073)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score that passes its tests: 3 exceptional, 6 poor (OTW-070)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score {2} against {1}; can be killed by a lead of {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scrub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second Discipline test at Courage 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shifted in formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shoot twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shoot, then move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shoot, then move, one die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shoot, then move, three dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shoot, then move, two dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shooting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extra shooting dice (ALA-167)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shooting die at long range, 3 or less hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shooting die at short range, 6 or less hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shoots next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shot at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shot at {1}, within {2} inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shot at {1}: {2} to {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shot down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shot in support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>should</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal the advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skirmisher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skirmishers (ALA-011)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slinger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spirit of the army, of a campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>squares or quarter turns of an activation (OTW-071)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand and receive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand unformed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard bearer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard fallen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard lies at x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard lies at y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard lost from the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard&apos;s loss tested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands to the death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stayed where it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stayed, with no way to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step to the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stepped in formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stole the Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stood against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stood firm, with all who tested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stood to receive the charge by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stood to the death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop before them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped retiring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strategos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stripes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>struck down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>struck in flank or rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>struck {1} in the {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>support from behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>support from the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>support on the enemy&apos;s shieldless side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supported by another band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>survived at Strength 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes disorder in a passage of lines (ALA-149)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>talents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terrain placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test failed: no second move, and the phase ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test taken again with the general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tests control with a D6, not an average die (ALA-074)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texts in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Anger of Zeus: the leader lost a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Gods Watch Over: all dice again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Othismos pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Phalanx held off a hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Strength of Ares: dice of a combat again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the battle: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bounds are over: losses are compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the camp followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the campaign that the army fights in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the charge struck nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the clash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the classes of troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the east edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the element alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the element&apos;s type, such as &quot;Sp&quot; or &quot;4Ax&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eleven besides the general: &quot;9 Sp&quot;, &quot;2 Sp or Ps&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the enemy has four losses and more than the winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the enemy has nobody steady left but skirmishers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the enemy stands behind an obstacle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the enemy stands uphill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the enemy&apos;s army morale is spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figures of command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the form of the file; always 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the full distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the general (</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the general&apos;s Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the general&apos;s element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the generals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gods watch over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ground is closed to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the home terrain, where the list leaves a choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the largest size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the leader changed units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the leader goes to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the leader of another phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line is deployed from one wing to the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list as people read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list&apos;s number, such as &quot;I/52b&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the loser&apos;s going; without it any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the losses are even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the north edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the north-eastern quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the north-western quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other army is broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the outcome table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the published armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the published army lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the published list of the army that it meets, such as &quot;II/5a&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the published list, such as &quot;II/5a&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule that it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules that the pack belongs to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same for troops that advance on the enemy (ALA-062)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the second in command took over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the smallest size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the south edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the south-eastern quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the south-western quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the state that sends it, where that is an ally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the title as people read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the title; the program knows how to play these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turns are over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turns are over, both have lost alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the type as lists write it; each only once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the type as people read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the types of elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the types of units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unit&apos;s type, such as &quot;drilled_hoplite&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unit&apos;s type, such as &quot;legionaries&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the west edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wing where deployment starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the winner has twice the total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the year that it fights in; before Christ negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no room for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such formation: write 0 (two ranks), 1 (one rank) or 2 (loose).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such retinue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third move die, charge dice, +1 against unformed foot (ALA-128)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tied the first bids: one more round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tired on arrival: test failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tired on the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took Open Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the standard of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took up the standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total {2}, of it aggression {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trampled by elephants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trampled down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trampled on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tried to steal the Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>troops that are hard to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false: whether the cards count it as Spartans; without it as the option spartan_flag says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true: a campaign&apos;s army, of one to twelve elements and of any troops and terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true: the Strategos starts with this unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true: the general&apos;s element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true: the leader rides with this unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true: the scenario allows an army without a Strategos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true: the scenario allows phalanxes of one unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true: trained to meet elephants (Elephant Drill)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn 112.5° to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn 112.5° to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn 135° to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn 135° to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn 157.5° to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn 157.5° to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn 22.5° to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn 22.5° to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn 45° to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn 45° to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn 67.5° to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn 67.5° to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn 90° to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn 90° to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two sources or more agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under fire from {1}: {2} to {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unharmed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uphill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used the Joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used the general&apos;s activation after the end of the phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>via</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waited: the target is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warband</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wasted a volley, out of range of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon: club (SKI-036)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon: in both hands (SKI-037)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon: spear (SKI-036)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon: sword or axe in one hand (SKI-037)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon: whatever is at hand (SKI-036)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>went along with the charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>went straight ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>went with those supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a move of the leader costs (ALA-060)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a signal costs (ALA-064)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what calling on the gods costs (ALA-065)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what control costs (ALA-056)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what happens to the loser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it does, in your words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it says makes other changes. The journal has {0}, and it should be {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what its tests are rolled against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what one unit costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what takes hits away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the band is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the element is called; without it the name of its type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the general&apos;s element may be, of the types of troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the phalanx is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the retinue is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the type can do besides its figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the unit is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the unit is called; without it the name of its type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wheel to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wheel to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wheeled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when it is played (ALA-244)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where it comes from; &quot;house&quot; for your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the points come from; &quot;house&quot; for your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which general leads the army, such as &quot;hannibal&quot; or &quot;able&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while 2 Arete are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who leads it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose hoplites they are; without it the list&apos;s state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose rules these are, as lists and battles name them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a shield (SKI-112)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the Strategos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdraw from the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdraws below half strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within Difficult Ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won the initiative, {2} to {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won the roll-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would lie on other terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would stand off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would stand on another unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (&quot;{1}&quot;) is called &quot;{2}&quot; now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (&quot;{1}&quot;) is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} begins in {1}, which its enemy {2} holds: place it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} came with {1}, and {2} cannot be left of {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} came with {1}; {2} cannot be left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot garrison a City or Fort.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot hold a {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot join itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} commands elsewhere, or serves another power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} did not fight in it, or is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} does not hold its capital {1}: add it to its cities, or name another capital.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} does not shoot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} falls. Who takes up the standard?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} figures lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} fought from {1}, {2} from {3}: they never met.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} fought from {1}; this is another time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has a {1} already, the {2} in line {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has beaten {1}. Does it stay?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has docks, but no harbour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has got away. What does it do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no leader now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no place for these {1} besides the others of the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no published army &quot;{1}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no row for everything else when {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no units left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no units: add some, or take the army away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no {1}: choose one of its figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has opened its word already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has sealed its word already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has sealed no word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has two orders, &quot;{1}&quot; and &quot;{2}&quot;. Leave one out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has two postures, &quot;{1}&quot; and &quot;{2}&quot;. Leave one out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has won. On a passed Leadership test it takes the enemy&apos;s square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has {1} and cannot leave {2} behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has {1} figures; a retinue has {2} to {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has {1} units; more than {2} fit no table. Make two armies of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has {1}; to carry these it needs {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is a leader of {1}: name another power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is at war with {1}, which does not say so itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is at {1} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is below half strength. Does it withdraw, or stand to the death?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is for the rules alone: no correction sets it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is more than two ways off by land; so far nobody rides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no key: a key is one word of the letters a to z, such as count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not between {1} and {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is taken aboard twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is to build at {1}, where you have no docks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is to carry {1}, but no place says where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is to go aboard and to march to {1}; it does one or the other in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is to hold and to go to {1}; say &quot;march&quot; where it shall go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is to hold and to go to {1}; say &quot;sail&quot; where it shall go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is to march, but no place says where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is to sail, but no place says where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} leads another army, or serves another power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} lies at {1}, which has no harbour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} lies where {1} lies: move one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} looks like {1} on the map: give one of them another colour, or both different shapes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} may change its formation after acting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} may change its formation before it acts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} may do one of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} may go an inch less and keep its order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} may make the same inch as those it supports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} may pay 1 Arete to cross slow ground unhindered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} needs a value for &quot;{1}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} needs {1} and has {2}: it will halt on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} needs {1} sea lanes and has {2}: it will halt on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} units deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} players are too many for one battle: two to {1} may have a movement card. Let one player lead several retinues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} serves with {1} until winter, and does what that army does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} stands at {1}, but {2} lies at {3}: an army goes aboard where it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} terrain has no {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} terrain needs its compulsory features, such as {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} units at {1} points: armies of that size usually have 4 to 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} units of {1} find only {2} free squares in their {3} rows. Take a wider table or more deploy_rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: only the other has {1} = {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: the order differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: the other has no {1} = {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} is {2}, and {3} in the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} points are allowed, the army costs {2}. This makes no list illegal; it is for the campaign&apos;s umpire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} units are allowed, the army has {2}. This makes no list illegal; it is for the campaign&apos;s umpire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} charges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} charges {0}. 1 Arete lets it meet the charge halfway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} charges {0}. Does it counter-charge or evade?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} charges {0}. Does it stand or evade?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} comes on. Which way does {0} fall back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} comes upon {0}. How does it respond?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} falls back. Does {0} use the movement it has left?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} fights the enemy before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} has been pushed back. What does {0} do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} has come into contact with {0}. 1 Arete lets it fall back 1 to 3 base widths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is still out of reach. 1 Arete carries {0} 1 to 3 base widths on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} needs a value for &quot;{0}&quot;: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} stands in the way of {0}. Does it pass through?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} stays behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} tests Leadership and moves again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1}, from the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1}, from the rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1}, on its left flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1}, on its right flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{2} against {1}, hits {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{2} places of {0} are open: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{:.2f} BW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}{}turned {}°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; ({1}) is not in Ephor&apos;s data, or stands where it cannot stand; it was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a list of dice. Enter numbers with spaces between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A correction needs a reason, for the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note was left out: &quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question begins with SELECT, WITH or VALUES: the tables can be read, not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier moment is shown. Go to the present first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles are being resolved. Wait until this is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its log can still be read: ephorctl battle replay {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later actions depend on this one. Undo them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit allies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No coast of the file lies near the places of the scenario. Choose a file of their surroundings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No roll is due now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No turn has been adjudicated yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the roster: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is to be chosen now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of {0} parts these are missing: {1}. Scan or paste them, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part {0} is there twice, and not the same. Scan or copy it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part {0} of {1} holds what no list code holds. Copy or scan it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part {0} of {1} is cut off: a code ends with a point. Copy it again, to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions cannot be asked here: the SQLite library that Qt uses was not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQLite cannot answer this: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The animated picture cannot be made: too little memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive has {0} bytes; at most {1} are read. Is it the right file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is over. Take back the last answer; then the umpire may correct the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is playing itself. Stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle was fought by other rules data than this program has ({0}, version {1}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battles of this campaign use the rules &quot;{0}&quot;, which this version does not support in campaigns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coast near the places has {0} points; at most {1} are read. Export a coarser coast, or only the part around your places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code was changed on its way: it cannot be expanded. Scan or copy it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code was changed: the list in it is not the one of its fingerprint. Ask for it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read. Check that it is there and that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no coast. Choose a GeoJSON file with polygons or lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has {0} MiB; at most {1} are read. Export only the coast around your places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than {0} MB. Save fewer mails in one file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not GeoJSON ({0} at byte {1}). Export the coast as GeoJSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {0} does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder cannot be made: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder cannot be read. What stands here can still be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {0} cannot be created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {0} cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {0} for campaigns cannot be created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {0} for lists cannot be made. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line has {0} letters; no line of a list has more than {1}. Is it the right file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list has its new name, but its file {0} could not be renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is too large or too faulty for a roster: mend it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail does not say whose orders these are, and its sender is not known. Enter the sender&apos;s address under Assign players, or write the power above the orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail has too many parts, nested in one another. Paste its text instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail is larger than {0} MB. Ask the player to send the orders without large attachments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail&apos;s header is too long. Save the mail again in your mail program, or paste its text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mailbox has more than {0} mails; only the newest {0} are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name &quot;{0}&quot; was left out: such an entry has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note of a force was left out: &quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The orders of this turn are already adjudicated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack cannot be copied: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player has submitted orders; a deputy cannot replace them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question took longer than {0} seconds and was stopped. Ask for fewer rows or tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roster has more than one force; all became one army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roster has {0} bytes; at most {1} are read. Is it the right file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roster in this archive unpacks to more than {0} bytes, which no roster needs. It may be made to do harm; it is not unpacked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules are in the middle of something here. The umpire may correct the table between two actions: answer this question first, or take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server cannot be started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server cannot listen on {0}, port {1}: {2}. Choose another port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table &quot;{0}&quot; cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table &quot;{0}&quot; is not what the journal comes to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test cannot be taken away: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has {0} bytes; codes are looked for in at most {1}. Paste only the codes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is longer than {0} characters. Paste fewer mails at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn cannot be closed yet. Adjudicate the orders and resolve all battles first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are codes of more than one list. Paste those of one list at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no orders in this mail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a folder {0} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no list code in this text. One begins with &quot;EPHOR:&quot; and ends with a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This archive holds a file that would be written outside of its folder: &quot;{0}&quot;. It may be made to do harm; nothing of it is read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This archive holds {0} files that end in {1}; it must be one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This archive holds {0} files; a .rosz holds one roster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This battle is already resolved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code was made by a newer Ephor (form {0}; this one reads up to {1}). Update the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file declares a document type, with which a roster could draw in other files or grow without end. No app writes one; the file is not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no longer rolled. Clear its dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no roster: it begins with &lt;{0}&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not XML that can be read ({0}). The file was cut off or changed; ask for it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a whole archive: it was cut off or is no .rosz file. Ask for it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This roll has {0} dice, not {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This roster comes to more than {0} units with their parts, or to more than {1} bytes of names and notes, once all copies are counted; no army has so many. Ask for it again with smaller numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This roster has a tag with more than {0} attributes, or more than {1} namespaces. No app writes so many; the file is not read. Ask for it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This roster has more than {0} forces within each other; no army has so many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This roster has more than {0} selections, or more than {1} within each other; no army has so many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This roster is for another game, &quot;{0}&quot;. Ephor reads rosters built from the data that it publishes itself: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn is already adjudicated. Submit orders in the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows &quot;EPHOR:&quot; is not a list code. Copy it again, from the mark to the point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands in &lt;{0}&gt; is not part of a list and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counter-charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counter-charged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice were typed in that do not fall here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>garrison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it comes out otherwise when it is fought again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it comes out otherwise when its record is replayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not say how its result came in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was typed in from the table, which has no record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its record cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its result cannot be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its typed-in dice cannot be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its vetoes cannot be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody has won it, nor is it drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recoils</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shaken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shielded flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that battle is not to be fought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the city or people; it decides colour and badge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the umpire changed what does not follow from a battle: use a ruling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the umpire changed what followed, and gave no reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unshielded flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is vetoed there did not happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the army is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} belongs to {1}, and the orders are for {2}. Ask the player whose they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be copied to the folder for campaigns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} could not be copied. Is the folder protected, or full?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} could not be moved to the trash, and was left where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} could not be moved. Is its folder, or the other one, protected?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} could not be put back; it is still in the trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no face of a die with {1} sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no list: their names end in .toml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no name of a folder in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not a longitude and latitude in degrees. Export the coast in WGS 84 (EPSG:4326).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not an address of {1}. Add it under Assign players if the mail is theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is open. Close it first, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is served by another program, or the folder cannot be written. Stop that program first, or remove {0}.serving if there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is this campaign itself. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is this campaign itself. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retinue 1: figures lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retinue 2: figures lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retinue 3: figures lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retinue 4: figures lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retinue 5: figures lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>controlled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fighting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much Arete do you bid? The higher bid gets the Initiative; what is bid is spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battles of this campaign use the built-in rules of &quot;{0}&quot;, not the rules pack {1}. Leave out the pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battles of this campaign use the rules pack {0} of &quot;{1}&quot;, which is missing. Install it (File, Install a rules pack) or name its folder with --pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be {0}: another program is using it. Close it there, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules pack {0} was changed since the campaign was founded: {1} then, {2} now. Use the pack as it was then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario&apos;s battles use the rules &quot;{0}&quot;; {1} are others. Choose rules of that system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is open in another program. Close it there; or, if that is Ephor&apos;s window, serve it from there (Orders, Serve to players).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge {1}, out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made the charge move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost the Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost the initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supporting units (2 each)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A leader leads while more than half of the retinue are within 4 inches, and then adds 3 to its morale rolls. Figures within 4 inches of a leader read the result as one class better. A leader who is hit falls on 1 to 3, and at the third wound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A leader may spend all command points each turn unless the unit fights: 1 for control of the units that touch, 1 to move up to 6 inches, 1 to 3 to encourage or discourage, 1 for the signal, 2 to invoke the gods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete these lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each turn a side has 1 Arete for each unit on the table and 1 for its living Strategos. 1 Arete pays for a charge, a trait, a rally, a re-roll or an attempt to steal the Initiative; a bid for the Initiative costs what was bid. What is left at the end of the turn is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures that cannot see their own standard test their morale as one class worse. If the bearer falls, a figure beside them takes it. A lost standard is a reason to test, and a captured one deducts 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die each bound gives the PIPs (player initiative points). A move of an element or a group costs 1, more where the general is too far away or sees nothing, or is lost. Unused PIPs are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die more in fights of the unit that the Strategos is with, and in tests of its Discipline. For 1 Arete the Strategos goes to another unit within 6 inches. If their unit routs, the Strategos is lost and the army tests for Collapse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player initiative points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The general&apos;s element adds 1 to its combat factor. The general&apos;s loss counts as one more element, and moves cost more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The general&apos;s unit needs no phase die. A general may have one failed Leadership test of the unit repeated, add Attack dice, or rally hits on it; the first two risk the general&apos;s life. A general goes to an adjoining unit once in a phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade A is for Spartans, B for good hoplites, C for levies. Hoplites of grade C roll a D6 in control tests, others an average die. To encourage or discourage costs 1 command point with grade A, 2 with B, 3 with C.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player has sent orders; a deputy&apos;s orders do not replace them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 in melee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 in melee. A lance does not count against it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+3 in melee, and no shield. In a shield wall it strikes with +2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+4 in the first round with an enemy, except against spears and uphill; then the second weapon counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An edged weapon: +2 in melee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be charged, but does not charge itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the leader without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing added in melee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the general with {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its stripes, where they are not those of its class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>militia, average, veteran or elite, where it is not that of the type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure&apos;s type, such as &quot;spearman&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the figure is called; without it the name of its type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the general is called; without it the name of the type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has a lance, which is for riders; give it a spear or &quot;mounted&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 to the general&apos;s Fate Roll (OTW-050)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ruling is three words: {0}; what it is about; and the value. Behind &quot;{1}&quot; stands a fourth, the power that holds the leader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the general&apos;s dice, at the general&apos;s risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An envoy cannot say &quot;{0}&quot;; write {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a value from {0} to {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let this leader command one phalanx only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the Strategos&apos;s unit an entry of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the power that holds {0} after &quot;{1}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a captured leader has a holder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIP die rerolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the Strategos from {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the general from this element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the leader from this unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has moved since then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has one Strategos, who is already with {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army is in a battle. Veto the battle first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army would have no steps. Leave it at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign was founded by an older edition of the rules and dice ({0}; this program has {1}). Its chain of entries is whole, but its turns were not checked: this program cannot play them again. Its dice are weaker: they follow from a seed of 64 bits that the umpire may have chosen, no player could add to it, and the seed of a closed turn tells what other powers alone were told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice of the first turn are already rolled. Players can add to the dice only before that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The general with {0} may add dice against {1}, at the general&apos;s risk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The general with {0} may rally hits, a 5 or 6 each, at the general&apos;s risk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a deal about {0} above. Delete one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a message for {0} above. Delete one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already an order for {0} above. Delete one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one {0}, but this entry stands for {1} figures: give this one an entry of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This battle is already resolved. Undo its result first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This can be vetoed only until the next turn is adjudicated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This can be vetoed only until the turn is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is already its value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who pays the bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without diplomacy no power can negotiate for {0}. Leave the power out; {0} is ransomed in winter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>command points of the leader who takes over (ALA-071)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice that the general adds in a combat (OTW-054)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice with which the general rallies hits (OTW-055)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how near the leader must be to encourage (ALA-061)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the general&apos;s id in lists; each only once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the leader&apos;s command points, 2 to 5; rolled if left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule that the general comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true: the figure carries its standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true: the figure leads the retinue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true: the leader commands the whole army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what else the general can do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the general adds to the army&apos;s morale at the start (OTW-A11)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which player of the side leads it; each player has one movement card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has failed its Leadership test. It may be taken again, at the general&apos;s risk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is in a battle. Resolve or veto the battle first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From which edge do you invade?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not legal: {0} (and {1} more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the other list has {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other list has no {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 for the better general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 from the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+2 for the better general and the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how many half degrees does {0} turn off to the right? 0 is straight ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many half inches does the outer end of {0} wheel?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many half inches does {0} shift?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost the place that they held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>manned the walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved as skirmishers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase-end die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the phase goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the phase is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way does {0} face when it has formed up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has faced about. Does it stand, or go on with half the move?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} army morale left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} figures can fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} hoplites lost (breaks at {2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} losses that mean defeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} points of units lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A festival: who marches now offends the god.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A good harvest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new vein</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A poor harvest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sickness comes up from the harbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adventurers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After Leuctra, 371 BC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aggression {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aggression {0}, home terrain {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ally: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archers in plenty, stamped on coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archidamus marches, Pericles waits behind the long walls. Two places have the names of later towns: Messene is the stronghold on Mount Ithome, Megalopolis the villages of the Maenalians and Parrhasians.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Athens, Sparta, Corinth, Thebes, Argos and Elis quarrel. Two years decide. Messene stands for Mount Ithome, Megalopolis for the villages of the Maenalians: both were founded later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack {0}, Rally {1}, Army Morale {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blight on the barley.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epaminondas has a new line of battle; Sparta has few citizens left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exiles return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fat sheep, full jars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fever in the camps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade {0}, {1} deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heralds forbid the seeking of battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It blows for forty days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men lie down and do not rise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No captain puts to sea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old quarrels are taken up again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Olympic truce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poseidon is angry, and walls are down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rising in the country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serfs leave the fields for the hills.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver is found where nobody looked for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spears without a city look for pay and find none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain features: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Great King&apos;s gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Karneia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Peloponnesian War, 431 BC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The earth shakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The farms give more than they did in years.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The granaries are full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wind from the north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volunteers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Young men ask for a place in the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds the {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} command points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1} of {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, commander in chief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} CP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} CP, commander in chief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After &quot;{0}&quot; nothing may follow on this line. Did the mail lose its line breaks?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No orders on this sheet: all armies and fleets hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No orders on this sheet: all armies hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and its group: where to?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: where to?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: where to? It must use the whole move that the dice gave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw cannot be decisive. Clear &quot;decisive&quot;, or choose a winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither side lost a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attackers won but have no steps left. Correct the losses or the winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defenders won but have no steps left. Correct the losses or the winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The losers lost half of their steps; such a result is usually decisive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result has no winner. Choose a winner, or choose that nobody won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winners lost more than twice as many steps as the losers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot have lost {1}; its steps were {2}. Correct its losses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot have {1} left; its steps were {2}. Correct its losses.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor</name>
    <message>
        <source>the form of the file; always 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules it is written for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the version of the rules data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the army is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the city or people; it decides colour and badge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 units, %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standing order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under 0.1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ± %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low (95 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high (95 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more: %2 (exact).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly %1 of them: %2; %1 or more: %3 (exact).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule %1; F1 explains it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw after %1 turns: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not over: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast, seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times after dice or a secret answer had been seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle of %1, from its record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>March</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seek battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avoid battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lie in wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ravage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besiege</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sanctuary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arable land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steppe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hot country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dry country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sea lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peltasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Psiloi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thessalian cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hamippoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ambush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ravaged country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relief of a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storm of a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>serving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lightly wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>severely wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feeble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incompetent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standing orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the deputy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: disorder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a small army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a large army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formed-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strong walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fortress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>long walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neutral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 BC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AD %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spring %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autumn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing orders of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders adjudicated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is too large for QR codes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>code %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaigns, army lists, battles and odds for wargame clubs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A campaign, list, set-up or battle to open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × peltasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × psiloi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × Thessalians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × hamippoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling of the umpire: who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling of the umpire: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of troops.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a large fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size and worth, 1 to 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 none to 4 long walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Harbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 none, 1 a harbour, 2 a naval port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Docks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Latitude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;ongitude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;March points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Treasury</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deputy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Command points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Squadrons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Admiral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sieges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levies and upkeep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arete: earned and spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captives, contingents, votes and omens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an army by land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a large army by land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fleet: sea lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seeking battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>avoiding battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeping watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lying in wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ravaging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>besieging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a forced march</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encouraging the men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a market for supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fortified camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>siege works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storming the walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invoking the gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calling for a vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>treachery at a gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interception succeeds from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slipping away succeeds from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps that besiege, percent of the garrison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a breach from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loot of ravaged land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps each winter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a decisive victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent on calling a contingent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent on appeasing a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent on dismissing a strategos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a contingent, percent of an army&apos;s units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marching to the sound of battle succeeds from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>armies need ships to cross the sea (1: yes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost in a draw, percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost by the winner, percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost by the loser, routed, percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost without a harbour in winter, percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a city of tier 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a city of tier 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a city of tier 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a city of tier 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n squadrons</source>
        <translation>
            <numerusform>%n squadron</numerusform>
            <numerusform>%n squadrons</numerusform>
        </translation>
    </message>
    <message>
        <source>lying in harbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeping watch at sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holding its ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the march</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ravaging the country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in harbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blockading the harbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 beats %2 decisively; steps lost: %3 and %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 beats %2; steps lost: %3 and %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadline for orders: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadline for orders: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>late by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are due on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are due on %2, in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 d</source>
        <comment>days</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deadline is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders are due %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders are due %1, in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders were due %1, %2 ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; then every day</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1; then every %n days</source>
        <translation>
            <numerusform>%1; then every day</numerusform>
            <numerusform>%1; then every %n days</numerusform>
        </translation>
    </message>
    <message>
        <source>provisional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, late by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>- %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newsletter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scouting and fog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply and hunger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sieges in detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Omens and events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fates of leaders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diplomacy and deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes and treachery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private goals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The treasury of a power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Arete of a power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loyalty of a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps of a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fate of a leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunger: armies without supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message>
        <source>an average die, 2 to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Adjudicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 vetoed: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pl&amp;ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captured by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory for %1 after %2 turns: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the manual at what has the focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How everything works, and the rules by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run any command of this window by a few of its letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show and change the shortcuts of all windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New campaign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two armies and fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a campaign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay a battle record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New campaign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a campaign, an army list or a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore from a backup…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a backup as a campaign of its own, after verifying its journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare with…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay the whole journal and compare the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last action (kept in the journal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo the last undone action with the same dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a city, an army or a leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the events of the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the map larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the map smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move all panels back to their first places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Armies and fleets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the counters of armies and fleets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roads and passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sea lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of re&amp;gions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the names of regions and seas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the &amp;map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move focus to the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll the map to the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit map and scenario…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock the orders and move all armies at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve sieges, ravaging and supply, and begin the next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit &amp;orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit the order sheet on the desk for this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the sheet with the clipboard text and check it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the order &amp;sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a &amp;reminder for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a reminder for t&amp;his power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the players and deputies of the powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter dice rolled at the table for the next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End the war…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the war by agreement; the leader wins. You can undo this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto-resolve &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto-resolve all pending battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enter the result…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the result of a battle played on a real table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;uto-resolve…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a battle &amp;record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a result &amp;form…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save battle pac&amp;ket…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the moment after the next action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To &amp;now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to the present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the biography of the selected leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export reports…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin a campaign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sele&amp;ct and move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to select; drag to move a place, an army or a fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to add a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;sea lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New fl&amp;eet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a &amp;leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a leader of the selected power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a &amp;fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a fleet in the selected harbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a p&amp;ower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a power that holds the selected place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a place in the &amp;middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a place in the middle of the map, without the mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a list from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import roster…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a roster of BattleScribe or New Recruit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules pack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write or change troops and points of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the list under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a page to print or to mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit c&amp;ards as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a card for each unit, to print and cut out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Battle sheet as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a sheet for the table, with boxes to tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;HTML…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a page for a web site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Markdown…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a table for a forum or a wiki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export plain text for a mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a table for a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export data for other programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roster…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a roster for BattleScribe and New Recruit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert the clipboard text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fix this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the first fix for the problem at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the list as plain text for a mail or a chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy list co&amp;de</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the list as a code that Ephor reads back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the text larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the text smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the list now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare with…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this list and another one side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules &amp;version…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what today&apos;s rules change in a list written for an older version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Odds against…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an enemy and see how battles would end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fight…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a battle with this army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add troops…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the catalogue; Enter adds behind the selected unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the form of the selected unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a copy of the selected unit behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected unit from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the unit before the one above, or into the formation above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the unit behind the one below, or into the formation below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;list itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show name, limit and options of the whole list in the form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;list…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a list in the folder selected on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Folder of the lists…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder that holds the lists of the club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a folder in the one selected on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the selected lists; so does Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a copy of each selected list beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the list, and its file, another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move to folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selection to another folder of the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selection to the trash, from where it can be restored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Two lists side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the differences of the two selected lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What &amp;beats what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the odds of each selected list against each other one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the search field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only with &amp;faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only lists that break a rule, or all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read every file again; changes are usually noticed without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;new pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a pack from the program&apos;s own troops and figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open rules pack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder of a pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all changed files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the pack in another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last change of this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check and test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check every file and run the tests now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next problem, also in another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;test…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a list that shows what the pack allows or forbids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this test; its file is deleted when the pack is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try a &amp;list…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a list from a file under the rules of the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New battle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up another battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the record of a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record of this battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Verify the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay the record and compare the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report of the battle as PDF, web page or text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the report of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last answer of a person; known dice and bids stay in the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the table larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the table smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit the fighting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all units as large as they fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;whole table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Names and markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show names and markers behind the units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole table in the corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure on the table, where the rules allow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Correct the table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the table as the umpire, with a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move focus to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the &amp;question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move focus to the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next decision by the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the computer answer this question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on until I am asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the computer decide until a person is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end of the &amp;phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the computer play both sides to the end of the phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end of the &amp;turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the computer play both sides to the end of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;end of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the computer play both sides to the end of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the automatic play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dice wait for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for each roll of a person: roll here, or enter the dice from the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the dice that are due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad&amp;viser for the first side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show odds beside each answer of this side, for learning and for the umpire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad&amp;viser for the second side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Odds from here…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how the battle is likely to end from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a copy of the battle at this moment, with other dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the table before the first event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the event before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set or remove a bookmark at this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the bookmark before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to the page before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an answer, a suggestion, a number or a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the unit being placed by 1″; otherwise scroll the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the unit being placed by 0.1″</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the unit being placed by 15°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the unit being placed by 1°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the unit back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2: pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 draw; steps lost: %3 and %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies by strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities and their owners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities without a garrison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasuries by turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaders by fame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units below half strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles and losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of each troop type by power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step is vetoed. Undo to remove the veto.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step cannot be vetoed. You can veto marches, battles, sieges, ravaging, hunger, omens, sea battles, storms, income and levies. For anything else make a ruling, or undo the adjudication.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A battle was resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle of %1, auto-resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle of %1, result entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rolls entered</source>
        <translation>
            <numerusform>one roll entered</numerusform>
            <numerusform>%n rolls entered</numerusform>
        </translation>
    </message>
    <message>
        <source>interception</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns played: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>year %1 of %2, turn %3 of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newsletter published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 added a word to the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>missing, %n missed before</source>
        <translation>
            <numerusform>missing, one missed before</numerusform>
            <numerusform>missing, %n missed before</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders for turn %1 of &quot;%2&quot; (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 were due on %2, %3 ago. Late orders are accepted until the umpire adjudicates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only provisional orders have arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deputy&apos;s orders have arrived, the player&apos;s own are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no orders have arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; without new orders, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, received %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; they apply unless new orders arrive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these orders apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the standing orders apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deputy&apos;s orders apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the orders of the deputy, %1, apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disorder: every army holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the computer gives the orders (ruler: %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deputy, %1, may submit orders; otherwise %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All orders for turn %1 have arrived. Thank you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders are missing from:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your orders: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your orders: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a medium army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a small fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a medium fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen %1 turns ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an army of unknown size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fleet of unknown size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marching: points per turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command points: cost of orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact with the enemy: die rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stores of a city: turns of food</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income: talents per year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garrisons: steps on the walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply: units fed by the land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery of losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command points: cost of voyages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any march</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marching without seeking battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the city negotiates from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modifier for each level of walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum siege works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost of siege works, talents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum distance to an own city, routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first turn: one unit in this many loses a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each later turn: one unit in this many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then a unit of grade C deserts on up to (0: never)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per thousand lost steps: the side that holds the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per thousand lost steps: the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per thousand lost steps: a pursued side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per thousand lost steps: units that fled intact (O/THW)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each city, percent of a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drafts per turn, percent of a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost of a step, talents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost of a unit of hoplites, talents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units abroad in winter per talent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an enemy general killed or captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a treaty kept to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost for breaking a treaty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost for violating a sanctuary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ransom: talents per command point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a city votes to change sides from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a democracy dismisses a defeated commander from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum omens in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after two stand-offs one side must leave (1: yes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>percent of all tiers, in two winters in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score for a private goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns without orders until disorder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps carried by a squadron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost of a squadron, talents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>squadrons at sea per talent each turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>squadrons to blockade each harbour level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>command points for +1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost by the loser, narrow defeat, percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost by the loser, clear defeat, percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 from this percentage of the enemy&apos;s ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+2 from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+3 from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>autumn storms wreck a squadron on up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sea lanes for the winter voyage home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any voyage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sailing without seeking battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seeking battle at sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>avoiding battle at sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blockading a harbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>command points of a fleet without an admiral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all players see every army and fleet except those lying in wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>armies are always in supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a besieged city falls when its stores run out, without dice, siege works or storming</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no omens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaders are never wounded or captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wars and alliances never change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no votes and no treachery; Arete only counts for the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>armies cross the sea without ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no private goals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no treasuries and no costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unique name in files and orders; all references change with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the leader is known for; leaders.toml defines the effect of each trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note for readers of the scenario; it has no effect on the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squadrons that its dockyards can maintain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army has 3 march points per turn, a large army 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer&apos;s &amp;ruler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter dice rolled at the table. Players who see the roll are told that it was entered. All other rolls stay the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the orders are locked and all armies move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the turn is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this action is undone and repeated with the dice that you enter. All other rolls stay the same; the journal keeps both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;peat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The owner of a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place of an army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trait of a leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six cities at war, ready to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a war, the players and the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write an army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create, check and print a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the list library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search, compare and sort the lists of the club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit a rules pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Define your own troops, points and figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate who wins a battle or a single clash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate the odds of every list against every other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a campaign, a list, a set-up or a battle record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a campaign from a backup after verifying it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay and verify a saved battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin another campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a compact copy of the campaign to send or keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branch the campaign from the moment shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare this campaign with a branch: where they diverge and the standings of each power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Verify journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up no&amp;w</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a backup, named by date and time, in the folder &quot;Backups&quot; beside the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a backup, named by date, in a folder of your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this window; the campaign and unfinished order sheets are saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search &amp;chronicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit to armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to show all armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out to the whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return all panels to their default places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show city names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show land routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show sea lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show coast, rivers and seas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the places, routes, powers and armies of this scenario for a new campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the next step, as shown on the large button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Adjudicate the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the orders &amp;desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show who has submitted orders and the order sheet of each power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the order sheet on the desk to the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a reminder for all players, with the deadline and the missing orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a reminder for the player of the power on the desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set dead&amp;line…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set when orders are due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign pla&amp;yers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add player &amp;words to the dice…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect a sealed word from each player before the first turn, so that nobody can choose the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a &amp;brief…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a brief for a new player: everything that the power on the desk knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter d&amp;ice…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a r&amp;uling…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Override a treasury, loyalty, owner, place, steps or fate, with a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the battle in its own window; the result returns here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the computer fight the battle with the campaign&apos;s dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import the result from a saved battle record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a completed result form from a battle packet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table, both lists and a result form for the players of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the &amp;beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the campaign at its beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go bac&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the moment before this action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go &amp;forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the &amp;present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the honours: bloodiest battle, best siege, longest defence and others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;biography…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;table as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the front table as filtered and sorted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &amp;newsletter…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the newsletter of a turn, starting from a draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query &amp;data…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query the tables of the campaign with predefined queries or your own SQL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another scenario: a folder with its seven files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the seven files of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the seven files in another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save, then begin a campaign from this scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate the selection under a new id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selection; removing a place also removes its routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search places, routes, powers, leaders and armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click two places to connect them by land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click two places to connect them by sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a place to add an army of its power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a harbour to add a fleet of its power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit to powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to show all places held by a power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out to all places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the moves of drafts (dashed) and of submitted orders (solid)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: lost %2 of %n steps, then %3 more without a way back; left: %4</source>
        <translation>
            <numerusform>%1: lost %2 of %n step, then %3 more without a way back; left: %4</numerusform>
            <numerusform>%1: lost %2 of %n steps, then %3 more without a way back; left: %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: lost %2 of %n steps; stragglers back: %3; left: %4</source>
        <translation>
            <numerusform>%1: lost %2 of %n step; stragglers back: %3; left: %4</numerusform>
            <numerusform>%1: lost %2 of %n steps; stragglers back: %3; left: %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n steps of recruits joined; it now has %2</source>
        <translation>
            <numerusform>%1: %n step of recruits joined; it now has %2</numerusform>
            <numerusform>%1: %n steps of recruits joined; it now has %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Result at %1: %2 and %3 parted without a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result at %1: %2 decisively defeated %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result at %1: %2 defeated %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To %1,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To %1 (%2),</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders are due %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[%1] Turn %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open letter from %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter from %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your report of turn %1 (%2) is attached, with the map and the order form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer this mail with your orders, in the text or as the attached form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your orders for turn %1 have arrived: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please answer with corrected orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your mail:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: orders for turn %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders for turn %1 are due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, turn %2, mails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a map and its powers for a campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy without a&amp;ddresses…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy without addresses, mails and letters, for somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Br&amp;anch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Window for the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a second window that shows only what everybody or one power knows, for a projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;view the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the turn step by step with its dice; you can veto steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve the &amp;next battle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how to resolve the first pending battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write mails to the players, import their orders, and see who has what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Battle page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a web page that replays the battle in any browser, also on a phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>veto of the march of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>veto of the battle at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>veto of what happened at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>veto of the hunger of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more step, needed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no further step, needed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>umpire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling of the umpire: %1. Reason: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle packet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[%1] Turn %2: battle %3 at %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>packet sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>packet written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in the form after the battle and answer this mail with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, dice only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (told to %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pentagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>octagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays near home, attacks only with almost twice the enemy&apos;s strength, keeps its fleets in harbour and makes no alliances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees only what is near, attacks with a third more strength than the enemy and retreats too late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks far ahead, attacks with a small advantage and retreats in time from a stronger enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks even stronger enemies, seldom retreats, spends its money and refuses peace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders, turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of ruler and what it does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letter on the badge of the power; without one, a letter of its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colo&amp;ur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. What happens here does not change the campaign itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the colours of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all windows in light colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all windows in dark colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close all windows of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import coast…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the coast from a GeoJSON file below the places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw la&amp;nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the points of a land; Return or a double-click closes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 for each full multiple of Armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 for each hit beyond Armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 if the hits reach Armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attempt fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both roll again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the front only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in its own activation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also when it is charged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unit takes Open Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Order, and it wavers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those of the action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tests for lost Courage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one for all reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one for each reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points; units if one has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base widths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redressing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not advancing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all moves together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its front unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 each for the third and fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 each for the fourth and fifth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 for each, without limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where it started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the contact would have been</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>along the arc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a straight line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those in contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one die for each volley</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one die for each casualty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units of grade A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units of Sparta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hoplite figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any edge that the road meets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not the edge that faces the waterway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no landings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no, the group is free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes, only a general alone is free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be in sight of the general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be out of sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the defender places it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an open field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as at the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those that face the attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one in a phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the price of the general&apos;s loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the general&apos;s own unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any unit of the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once in a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once in each combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before it pursues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a retinue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lance and the rider&apos;s +1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>60 degrees to each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>45 degrees to each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the column that is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the retinue, once for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a round against each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one round for everybody on a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with each card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once a turn, with the last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of the day: %1 (%2 taken from the enemy: %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luckiest roll: %1 (%2 to do as well)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unluckiest roll: %1 (%2 to do as badly)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classical hoplites, over in six turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phalanxes, leaders and cards, in depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ancients on squares, an hour or two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of antiquity, twelve elements a side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medieval retinues, man against man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person at this computer answers the questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes any legal choice. For comparison only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the result, the losses and the turning points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troop &amp;codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the codes of troops (Sp, Ps, LH) on their bases, where the rules have them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay the battle from this moment on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next fi&amp;ght</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next fight after this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next loss of a unit after this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip what is being shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed in this version and before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Ephor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version and the licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forecast the war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the war on many times by computer and show who wins how often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose rules, army and points of a new list, or a sample army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what to print and see its pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;age for a phone…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export cards to open and losses to tick, in one file that needs no network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the roster as a PNG picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;For New Recruit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the system&apos;s data and the roster into one folder, and show the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy for Disc&amp;ord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the list with Discord&apos;s markup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy for a for&amp;um</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the list with BBCode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the roster as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;QR code as picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the list code as a picture to scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Earlier versions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what each save of this list changed, and take a version back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check for an &amp;event…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the selected lists, or all that are shown, against an organiser&apos;s file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing &amp;models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show which models the selected lists need and you do not own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Install</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the pack to the folder Ephor/Packs, so that lists and battles always find it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists. Do you want to replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points, %2 each</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays sensibly and at once. Odds and auto-resolved battles are played by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks ahead: it tries each choice by playing on from it. The strongest, but slow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes many mistakes. An opponent for your first battles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes a mistake now and then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find words in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find words in the text and replace them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste list c&amp;ode or text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a list from its code or from a chat and compare it with this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the next match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the previous match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of them: %1 (exact).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your orders were read as follows. If something is wrong, answer with new orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lost unit leaves a cadre on a die roll from: the side that holds the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lost unit leaves a cadre on a die roll from: the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo the last undone answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how dice and choices changed the chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the next step, as shown on the blue button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a bend to the unit&apos;s path here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;nimated picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the battle as a picture that plays in chats and forums (GIF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submitted to the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet could not be kept. Try again in a minute, or copy the text and send it to your umpire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing here. Ask your umpire for your link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the text of an order sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No orders are due now. Load the page again when the next turn has begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have sent too many sheets in this turn. Ask your umpire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many requests. Wait a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the system&apos;s language from the next start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Best list for this battle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find which list wins most often against this one, or whether this one is the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Best list against these…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find which list wins most often against the selected ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ephor uses this language from its next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, rolled on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your orders for %1 cannot be submitted yet:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your orders cannot be submitted yet:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use English from the next start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serve &amp;to players…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand out turn pages from this computer and receive the players&apos; orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pitched battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a battle at %1 to play. The table, both lists as pages to print, and a form for the result are attached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chance to pass was %1 (exact).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lucky and unlucky rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errors, of all answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost by errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins: %2 at the start; %3 with these choices and average dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices that lost something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning points, in points for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Better: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance of %1 over the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was it luck?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes in grey are dice, changes in a side&apos;s colour its choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die was rolled again; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message>
        <source>The code contains the whole list. Scan it and paste its text into Ephor (Edit, Paste list code or text) to check that it is the list that was submitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the sample campaign, or begin it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vetoed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for the veto: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders of %1, by the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the reports, order sheets and maps of all powers, the newsletter, standings and chronicle, to print or to send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A standard is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A camp is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or less: %2 (exact).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, until the war ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lost no unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n unit(s): %2</source>
        <translation>
            <numerusform>%1 lost %n unit: %2</numerusform>
            <numerusform>%1 lost %n units: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: %2; %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced march</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encourage the men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold a market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortify the camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build siege works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storm the walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invoke the gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treachery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army spends these points on the routes of its march.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command points (CP) are what a leader can spend on the orders of a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies roll a die to intercept a march, or to slip away from a battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siege works and a breach of the wall make it easier to take a city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A besieged city eats its stores. The tier of a city is its size, from 1 (a small port) to 4 (Athens).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talents are the money of a power. Cities of a higher tier pay more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps are the strength of a unit or garrison; losses take steps away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many units the land feeds where no city of their side is near.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies that have nothing to eat lose steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the steps that a battle cost comes back. A cadre is what a lost unit is rebuilt from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every winter a power raises new steps and pays for its units abroad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arete is honour: won by victories and kept treaties, spent in politics, and scored at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Omens are cards of good or bad fortune, one each season. A contingent is units lent by an ally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score counts the tiers (sizes) of the places held each winter, private goals and Arete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A squadron is a group of warships. Sea lanes are the routes between harbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An admiral pays for the orders of a fleet, as a leader does for an army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to a power whose player sends no orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies must scout to find their enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies eat, and starve far from their cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice, siege works and storming decide sieges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card of good or bad fortune is drawn each season</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaders may be wounded, captured or killed in battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers make treaties, pay tribute and exchange captives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities may vote to change sides, and traitors may open a gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies cross the sea in ships, and fleets fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each power has three secret goals that score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers earn talents, and pay for levies and fleets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use German from the next start; manual and reports stay in English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mail…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The manual, campaign reports, order sheets, names of places and people and the log of a battle are in English in every language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 to pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. If it fails, the phase ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fled or left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report w&amp;ith the log…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report with the whole log as an appendix, however long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was it luck? &amp;Analyse the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relieve the city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to so many units an army is not large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New shee&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the text with a new sheet: every army holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit &amp;as deputy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit the sheet for the player; the player&apos;s own orders have priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as standin&amp;g</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the sheet as standing orders for turns without orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the computer or&amp;der</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the computer order this power for this turn; the player has not missed the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete what was played of this battle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::AboutDialog</name>
    <message>
        <source>About Ephor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ephor %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, window system %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ephor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaigns, army lists, battles and odds for wargame clubs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, without any warranty. The rules of the games belong to their authors; the program has them in its own words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy version and system for a report of an error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ActionCardView</name>
    <message>
        <source>Click or press Space to go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ephor::ActionWords</name>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deployed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 charged %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fought %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shot at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: left the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shot at %2 without effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against hits:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= %1 in all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::AdjudicateDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjudicate the orders?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Adjudicate now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjudicate now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be submitted. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit the sheet of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as draft: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the submitted orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the sheet of %1 as a draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Without new orders, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All orders are valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::AftermathPage</name>
    <message>
        <source>Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader %1: %2, %3 CP, fame %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spirit of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stripes (experience)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;ice of the aftermath; confirming the result uses the same dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of the aftermath</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter &amp;own dice…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter dice rolled at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for the override</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for the override, if you change anything above; all players may read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After stragglers return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (+1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::AnalysisPanel</name>
    <message>
        <source>Analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning points and errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices that lost something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A battle can be analysed once it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every position is played on many times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every chance is within ± %1 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was it luck? Play every position of this battle on many times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before every position was known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Every chance is within ± %1 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every position is played on many times: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::AnswerForm</name>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns %1° right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns %1° left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into line with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns slightly right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns slightly left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns half right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns half left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns far right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns far left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from the left end of the edge, %2 from the edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag it on the table, or choose a suggestion. Then Q and E turn it, and with the focus on the table the arrow keys move it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ArmyListWindow</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] — Ephor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)[*] — Ephor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the list?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army lists (*.toml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army lists (*.toml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rosters (*.ros *.rosz)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is in the clipboard, as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is too large for list codes; send the file itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list code is in the clipboard; its fingerprint is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List from a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with another list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list was written for version %1 of the rules data; Ephor has version %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what that changes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zipped rosters (*.rosz);;Rosters (*.ros)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club rules %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club rules %1, by %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is in the clipboard, as a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list&apos;s QR code is in the clipboard, as a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the files of New Recruit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For New Recruit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace these files in the folder?
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was written in Windows-1252 and was read as that. Saving writes it in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roster was read, except for:
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A roster has no comments, blank lines or order of keys. Keep the list file, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not a valid list yet. Correct the problems below first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work was recovered: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes to this list were recovered from the last session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army before the error in line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2; F1 explains)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load that version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks on the pasted list:
%1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ArmyModel</name>
    <message>
        <source>Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of strength in all units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 is full, 0 is hunger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 is fresh, 3 is worn out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From Shaken to Eager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remaining units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it acts towards enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remaining command points of the leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown army</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ArmyPanel</name>
    <message>
        <source>Units of the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its type is not known: see the problems below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No special traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points each, house value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen unit as a form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen unit: form or figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of the chosen unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values and rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a unit above, or put the cursor into one in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has no units yet. Press + beside a troop type in the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::AutoResolvePanel</name>
    <message>
        <source>Auto-resolve from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play to the end of the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who decides for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decisions, %2 a second, turn %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The standard computer player answers for people meanwhile. You can undo it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, at most %2 s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 −%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both armies are deployed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n fight(s)</source>
        <translation>
            <numerusform>%n fight</numerusform>
            <numerusform>%n fights</numerusform>
        </translation>
    </message>
    <message>
        <source>No unit lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2; %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::BattleLogModel</name>
    <message>
        <source>Before the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of %1 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both bid %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bid %2, %3 bid %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; then </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::BattleMap</name>
    <message>
        <source>Map of the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::BattleWindow</name>
    <message>
        <source>Save the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle records (*.battle)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report has gone to the printer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is being printed…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad&amp;viser for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto-resolve from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The umpire corrects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice wait for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sealed dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what if: other dice from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle has not been saved. Save its record?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the battle page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>victory for %1 after %n turns</source>
        <translation>
            <numerusform>victory for %1 after %n turn</numerusform>
            <numerusform>victory for %1 after %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a draw after %n turns</source>
        <translation>
            <numerusform>a draw after %n turn</numerusform>
            <numerusform>a draw after %n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, %3 %4 units left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from event %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It starts at event %1, %2. In the battle: %3; %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here: %1; %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recovery copy of the battle cannot be written to %1. Save the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is genuine: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the animated picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing picture %1 of %2…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are rolled when you say so, or typed in from your table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a secret key that is fixed before the battle; afterwards the record proves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled by the program at once. The same seed gives the same dice again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report with the log (about %1 pages)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report without the log (with it, about %1 pages)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::BattleWords</name>
    <message>
        <source>First side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, 1 die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3 dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more succeeds, %2 needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it fights %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(Several of these may happen together.)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::BattlesController</name>
    <message>
        <source>This battle is already resolved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a battle record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle records (*.battle)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a result form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forms (*.toml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the battle packet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle of %1 was begun with other armies, before the campaign was changed. It cannot be resumed. Undo the change to resume it, or discard it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle of %1 is open. Close its window, then discard it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the battle of %1 as far as it was played? This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle packet was saved to %1: the table, both lists as pages to print, and the result form.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::BattlesPanel</name>
    <message>
        <source>Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 CP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (in reserve)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forces in the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto-resolve progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No battle is pending.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjudicating the orders starts battles. Each is listed here until you play it, enter its result or auto-resolve it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimating the odds…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolved on paper: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 battles so far, both sides played by the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 battles, both sides played by the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the played result…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the battle that is being played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::BestListChoice</name>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which list beats %1 best?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is %1 the best list?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists to try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My library and the samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only my library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lists to try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most points of a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At first, what the enemy costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles against each enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> battles each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find the best list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the best list</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>one of %n lists</source>
        <translation>
            <numerusform>one of %n list</numerusform>
            <numerusform>one of %n lists</numerusform>
        </translation>
    </message>
    <message>
        <source>A sample list of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick an enemy first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no list to try</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n lists</source>
        <translation>
            <numerusform>There is more than %n list</numerusform>
            <numerusform>There are more than %n lists</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (this list)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library is being read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::BestListDialog</name>
    <message>
        <source>Best list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists, the best first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists that are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles fought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop or go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the selected list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight this &amp;battle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a battle of the selected list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CS&amp;V…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No list is left that may meet an enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the lists…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each list fights every enemy many times. The program plays both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lists are fighting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best list: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 %n others may be as good; more battles tell them apart.</source>
        <translation>
            <numerusform>%1 %n other may be as good; more battles tell them apart.</numerusform>
            <numerusform>%1 %n others may be as good; more battles tell them apart.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::BestListModel</name>
    <message>
        <source>%1 beats these enemies in %2 on average (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be the best: the intervals overlap. More battles tell them apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2: not fought yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 beats %2 in %3 (%4), a draw in %5, of %n battles</source>
        <translation>
            <numerusform>%1 beats %2 in %3 (%4), a draw in %5, of %n battle</numerusform>
            <numerusform>%1 beats %2 in %3 (%4), a draw in %5, of %n battles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A range where intervals overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the list wins, with its 95 % interval; of several enemies, each counts alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::BiographyDialog</name>
    <message>
        <source>&amp;Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biography of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the journal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is known about this leader.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::BriefDialog</name>
    <message>
        <source>Brief for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the brief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page or text (*.html *.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The brief contains only what the power knows. Send it to the new player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status of the brief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the brief…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The brief was copied to the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The brief was saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::BriefingDialog</name>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 units against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Historical battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I &amp;play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change options, players and dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the battle up with other options, players or dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer plays both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;ght</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides: two people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 turns at most</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::BriefingPage</name>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The armies as the computer deploys them. In the battle you place your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1. The numbers of units are ours, made from these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::CampaignComparisonModel</name>
    <message>
        <source>The war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Season</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows differ.</source>
        <translation>
            <numerusform>%n row differs.</numerusform>
            <numerusform>%n rows differ.</numerusform>
        </translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no further actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First difference: entry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiers of cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaders serving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle of turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two campaigns are identical.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two campaigns are identical up to journal entry %1, in %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::CampaignTable</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::CampaignWindow</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mome&amp;nt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a city, an army or a leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umpire (all)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaigns (*.ephor)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with another campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaigns (*.ephor);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen b&amp;y </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving the copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy was saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying the journal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Verified: all %n entries replay identically.</source>
        <translation>
            <numerusform>Verified: the one entry replays identically.</numerusform>
            <numerusform>Verified: all %n entries replay identically.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the map and tables as this power knows them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not on this map. Did you mean %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not on this map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a leader, or an army or fleet that has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads and would win. Enter why the war ends and who agreed (all players may read it):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The war was not ended: enter a reason to end it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files were written to %1.</source>
        <translation>
            <numerusform>One file was written to %1.</numerusform>
            <numerusform>%n files were written to %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The data show secrets of all powers. Choose Umpire (all) under Seen by, then open them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final orders are missing from %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sheet of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved. Journal entries: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy without addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, branch from entry %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branch: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, without addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn was closed early; the next orders are due %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newsletter of turn %1 is published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mail it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders of %1 were received from the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Mail…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;More for this sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::CardSheet</name>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>code %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in short</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::CataloguePanel</name>
    <message>
        <source>Search the troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops of these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of a name, a trait or a figure, in any order; Enter adds what is selected below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No troops have all of these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+, double click or Enter adds to the list; or drag it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add to the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show its &amp;rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ChanceDrawing</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance that %1 wins, band: 95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ChanceGraph</name>
    <message>
        <source>Chances over the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list below tells the same in words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2 wins: %3 (%4 to %5)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ChanceLine</name>
    <message>
        <source>Chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimating the chances…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the better chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is far stronger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 if the computer plays both sides: %2 wins %3, %4 wins %5, a draw %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clear difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has slightly better chances</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ChronicleModel</name>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::CityModel</name>
    <message>
        <source>City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City, port, fort or sanctuary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power that holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sieges and ravaged country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>besieged by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ravaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under siege</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size and value, 1 to 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walls, 0 to 4; reduced by a known breach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps inside the walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns of food</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loyalty to the power that holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>devastated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ClashPanel</name>
    <message>
        <source>%1 lost, in % of clashes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is attacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::CodeEditor</name>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab indents; Ctrl+Tab leaves the text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A few letters of a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command matches.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::CompareCampaigns</name>
    <message>
        <source>Compare campaigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the campaigns diverge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences between the campaigns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::CompareDialog</name>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two lists compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the lists come to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lists side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other list first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lists are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows differ.</source>
        <translation>
            <numerusform>%n row differs.</numerusform>
            <numerusform>%n rows differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second costs %n points more.</source>
        <translation>
            <numerusform>The second costs %n point more.</numerusform>
            <numerusform>The second costs %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second costs %n points less.</source>
        <translation>
            <numerusform>The second costs %n point less.</numerusform>
            <numerusform>The second costs %n points less.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ephor::ComparisonDialog</name>
    <message>
        <source>Only what &amp;differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table, for a mail or a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ContributionsDialog</name>
    <message>
        <source>Enter for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sealed: %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add player words to the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first turn each player may send a sealed word. Enter all of them, then send every player a report that lists them. Only then do players send the words themselves. All dice of the war depend on every word, so that nobody can choose them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the word itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sealed word: 64 digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::CorrectionPanel</name>
    <message>
        <source>The umpire corrects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a unit&apos;s counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a side&apos;s counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the west edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the south edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facing in degrees from north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x, from the west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y, from the south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A correction is an event of its own and stays marked in the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A correction needs a reason.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::DataDialog</name>
    <message>
        <source>Data of the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status of the query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predefined queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predefined &amp;queries:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQL query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;SQL:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run this query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table for a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CS&amp;V…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the tables…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>First %n rows; there are more.</source>
        <translation>
            <numerusform>The first row; there are more.</numerusform>
            <numerusform>First %n rows; there are more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows.</source>
        <translation>
            <numerusform>One row.</numerusform>
            <numerusform>%n rows.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table was copied to the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::DeadlineDialog</name>
    <message>
        <source>Deadline for orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;ate and time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every </source>
        <comment>days</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late orders are accepted until you adjudicate, and are marked as late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings about the deadline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set a deadline for this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a deadline for this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date and time on this computer&apos;s clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days between deadlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this turn only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deadline has passed; new orders will be late.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::DeadlineWatch</name>
    <message>
        <source>The deadline for orders passed %1 ago.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders are missing from %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafts on the desk: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All orders are submitted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::DecisionPanel</name>
    <message>
        <source>Odds of each answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop reckoning odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds of each answer: %1 of %2 battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a second, %2 s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds of each answer from %1 battles, ± for 95 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is played by: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide myself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle plays itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop it to decide again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1 turns: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dice on the table, one digit each:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faces of the dice on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact chances, %1 as the attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances of this clash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dice on the table, with spaces between them:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Die on the table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are looking back. To play on from here, use What if…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter these dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n face(s) from 1 to %1, or Enter rolls</source>
        <translation>
            <numerusform>%n face from 1 to %1, or Enter rolls</numerusform>
            <numerusform>%n faces from 1 to %1, or Enter rolls</numerusform>
        </translation>
    </message>
    <message>
        <source>Always answer so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives this answer whenever the question comes up. You can change it in the standing orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing orders…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the answers that each side gives in advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next question follows. Space or Enter skips to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The standard computer player answers this one question for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the &amp;card that is drawn:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to %1, or Enter draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer this question instead of the computer player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best answers, with your chance to win:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % ± %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not again this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives this answer now, and whenever the question comes up again in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before it moves: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Enter does it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::DeployForm</name>
    <message>
        <source>Place it there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::Desktop</name>
    <message>
        <source>Odds against…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds of a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show the odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay a battle record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle records (*.battle)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaigns, lists, set-ups and battles (*.ephor *.toml *.battle);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have begun the sample campaign already: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a &amp;new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaigns (*.ephor);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work was recovered from the last session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work was recovered from the last session. Battles: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ephor was updated to version %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See &amp;what is new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last save of this scenario was interrupted. It has been completed; the files are in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup was not restored; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ephor crashed on %1. A report with the version, the system and the place in the program was written to %2. Please send it to the developers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the battle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::DiagnosticsModel</name>
    <message>
        <source>line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::DiceDialog</name>
    <message>
        <source>Ctrl+Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The submitted orders may have changed the dice. Check them, then adjudicate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About these dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice rolled at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter these dice and go to the next roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors and notes about these dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;secret rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show rolls that no player may see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls for goals, omens in hand and scouts; do not show them to players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue with these dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clea&amp;r all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all entered dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dice for %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Return to enter the dice and go to the next roll; leave the field empty to let the computer roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One roll is entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls are entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a problem with a secret roll. Show secret rolls to see it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::DiceForm</name>
    <message>
        <source>F&amp;ast: the program rolls, from a seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed and the same answers give the same battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sealed: for official battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the &amp;table: I type them in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice: sealed, for official battles. Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice: you roll them and type them in. Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice: the program rolls. Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier dice do not reveal later ones. With the key in the record, anyone can check them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each roll waits until you enter your dice or let the program roll.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::DieForm</name>
    <message>
        <source>Die %1 shows %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2, %3 has %4. The higher die wins: a re-roll is higher with %5 and equal with %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; now %2 of %3. A re-rolled die shows %4 or more with %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die of %1 shows %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-roll my %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (suggested)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The face %1 counts as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-roll die %1, which shows %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::EndPage</name>
    <message>
        <source>The end of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses and turning points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;port…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enter the played result…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was it &amp;luck?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how dice and choices changed the chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The luckiest roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unluckiest roll</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::EndPictures</name>
    <message>
        <source>Pictures of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances over the battle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::EntryForm</name>
    <message>
        <source>Campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what a campaign says of this entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 places left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more units allowed</source>
        <translation>
            <numerusform>%n more unit allowed</numerusform>
            <numerusform>%n more units allowed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points left, enough for %1 more</source>
        <translation>
            <numerusform>%n point left, enough for %1 more</numerusform>
            <numerusform>%n points left, enough for %1 more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points left, too few for one more</source>
        <translation>
            <numerusform>%n point left, too few for one more</numerusform>
            <numerusform>%n points left, too few for one more</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allied unit limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed: %1. Every other field may stay empty. Ephor asks for player and event when you print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem of the whole</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::EventDialog</name>
    <message>
        <source>Lists for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Reading %n lists…</source>
        <translation type="unfinished">
            <numerusform>Reading %n list…</numerusform>
            <numerusform>Reading %n lists…</numerusform>
        </translation>
    </message>
    <message>
        <source>How many lists may be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists of the event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table for a spreadsheet or a mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 lists may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::FanGraph</name>
    <message>
        <source>The rest of the war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 has %3 cities; half of all wars %4 to %5, nine in ten %6 to %7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 has %3 talents; half of all wars %4 to %5, nine in ten %6 to %7</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::FindBar</name>
    <message>
        <source>Find and replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find whole words only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the bar (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace this match and go to the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all matches; one undo restores them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::FleetModel</name>
    <message>
        <source>Fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squadrons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten triremes each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Station</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Admiral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command points of the admiral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it acts towards enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown fleet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::FolderTree</name>
    <message>
        <source>All lists</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ForecastPanel</name>
    <message>
        <source>The war is over. Go back to an earlier moment to forecast it from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The forecast tells secrets of all powers. Choose Umpire (all) under Seen by to read it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ForecastView</name>
    <message>
        <source>Attackers win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defenders win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of wars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More wars make the intervals narrower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending battles and the winner of the war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the war is won by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances of the powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins the war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 to 100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the graph shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer rulers play the war on: %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who will win? The computer rulers play the war on many times, with other dice than the campaign&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forecast again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars played on by the computer rulers, with other dice: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brackets and the lines on the bars show 95 % intervals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::GeneralBars</name>
    <message>
        <source>How often the general is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::HandOverPage</name>
    <message>
        <source>Hand over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses in secret now. %2 looks away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am %1: show the question</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::HandPanel</name>
    <message>
        <source>Cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::HistoryModel</name>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::HistoryPanel</name>
    <message>
        <source>Undo history</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::HonoursModel</name>
    <message>
        <source>Honour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::HonoursPanel</name>
    <message>
        <source>Honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why there are no honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No honours yet. The bloodiest day, the best siege, the longest defence and other honours appear here with winners and losers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::JournalRows</name>
    <message>
        <source>Reading the journal…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::LeaderModel</name>
    <message>
        <source>Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command points now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wounds, captivity, death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army or fleet that the leader commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full CP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command points without wounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fame won in battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power that the leader serves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traits, which modify the rolls of the army</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::LettersPage</name>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the report of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sender of the letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reader of the letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fr&amp;om</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add l&amp;etter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remo&amp;ve letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::LinkCode</name>
    <message>
        <source>QR code of the link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ListComparisonModel</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list’s %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the order differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 only in the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 only in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 in the first, none in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: none in the first, %2 in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 in the first, %3 in the second</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ListHeader</name>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a list yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + ?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a legal army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a legal army yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>legal, but more than the campaign allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, allies %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ListLibrary</name>
    <message>
        <source>%1 (copy)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ListLibraryModel</name>
    <message numerus="yes">
        <source>%n faults</source>
        <translation>
            <numerusform>%n fault</numerusform>
            <numerusform>%n faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remarks</source>
        <translation>
            <numerusform>%n remark</numerusform>
            <numerusform>%n remarks</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ListLibraryWindow</name>
    <message>
        <source>Rename the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its name; the file gets one that fits:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(the top)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n lists go to:</source>
        <translation>
            <numerusform>%n list goes to:</numerusform>
            <numerusform>%n lists go to:</numerusform>
        </translation>
    </message>
    <message>
        <source>New folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the folder:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the folder within %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n lists are in the trash now.</source>
        <translation>
            <numerusform>%n list is in the trash now.</numerusform>
            <numerusform>%n lists are in the trash now.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder in which the club keeps its lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only with &amp;faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army lists — Ephor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders and lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in all lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search: name, army, troops, points, author, notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only with faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many lists there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop reading, or go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading list %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading was stopped: %1 of %2 lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lists in %1 yet: save lists there, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n lists are in “%1” now.</source>
        <translation>
            <numerusform>%n list is in “%1” now.</numerusform>
            <numerusform>%n lists are in “%1” now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lists were copied into the library.</source>
        <translation>
            <numerusform>%n list was copied into the library.</numerusform>
            <numerusform>%n lists were copied into the library.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lists can be dragged onto a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select two lists at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select lists of one rule system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The organiser&apos;s file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events (*.toml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lack %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least two of the lists must be legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out because they are not legal: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You own all models that these lists need. Ephor compares them with the field “Owned” of each unit.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ListOffersModel</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a new [[%2]]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1 to the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ListTreeModel</name>
    <message>
        <source>unknown type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models for %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points for the units, %2 for %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ListTrialPanel</name>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list that is tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units and their points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the list comes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other list…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try a list from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let this list test the pack from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is legal with the pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the pack it is not legal:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data have faults; these are the figures from before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the figures before (%1) it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the figures before (%1) it is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can try a list once the data of the pack have no errors.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::LogPanel</name>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show fights and volleys only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show where units were lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only what people&apos;s sides did and what happened to them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::LogView</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy this with all that belongs to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the &amp;whole log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What says %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show the table at this moment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::MailLog</name>
    <message>
        <source>All mails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (received)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::MailQuestion</name>
    <message>
        <source>Replace the orders?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace with the mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace with the mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the present orders</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ManualWindow</name>
    <message>
        <source>Manual — Ephor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search: a word, or MOB-043</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::MapCanvas</name>
    <message>
        <source>%1 km</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::MapLegend</name>
    <message>
        <source>Legend of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A squadron is ten triremes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fleet (squadrons)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::MapView</name>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map of the campaign. The panels Cities and Armies show the same as lists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 marches here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, tier %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>garrison %1, stores %2, loyalty %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>besieged by %1, works %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2, at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; supply %2, fatigue %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; command points %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, command points %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scouts: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2: march points %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 aboard %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2: sea lanes %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sails here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lands here, aboard %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n squadrons of ten triremes; %1</source>
        <translation>
            <numerusform>%n squadron of ten triremes; %1</numerusform>
            <numerusform>%n squadrons of ten triremes; %1</numerusform>
        </translation>
    </message>
    <message>
        <source>under siege</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrives this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrives next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>arrives in %n turns</source>
        <translation>
            <numerusform>arrives in one turn</numerusform>
            <numerusform>arrives in %n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>; requires a forced march</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop on the destination; hold Shift to carry an army by ship; Escape cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Unknown fleet&lt;/b&gt; of %1 off %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fleet may have sailed since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blockades the harbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unknown army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army may have moved since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the destination; Escape cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Return orders it; Escape cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>March to…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sail to…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n armies&lt;/b&gt;; click to choose one</source>
        <translation>
            <numerusform>&lt;b&gt;%n army&lt;/b&gt;; click to choose one</numerusform>
            <numerusform>&lt;b&gt;%n armies&lt;/b&gt;; click to choose one</numerusform>
        </translation>
    </message>
    <message>
        <source>Show list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show leader</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::MatrixDialog</name>
    <message>
        <source>What beats what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists that meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add lists…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add lists from files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles of each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> battles each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fight them all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight them all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles fought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop or go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as C&amp;SV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two lists at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n lists are chosen.</source>
        <translation>
            <numerusform>%n list is chosen.</numerusform>
            <numerusform>%n lists are chosen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army lists (*.toml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the list of the row beats all others and each of them, with 95 % intervals. The program plays both sides.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::MessageBar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ModulesChoice</name>
    <message>
        <source>Modules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;ite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect of the modules that are off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lite: enough for one evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full: all modules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ustom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom: choose each module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All modules are on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::MoveForm</name>
    <message>
        <source>Stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can move %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::NewCampaignWizard</name>
    <message>
        <source>New campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers and their players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deputy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length in years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Length in years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed of the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bro&amp;wse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaigns (*.ephor)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit map and scenario…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit map and scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n powers</source>
        <translation>
            <numerusform>%n power</numerusform>
            <numerusform>%n powers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n years</source>
        <translation>
            <numerusform>%n year</numerusform>
            <numerusform>%n years</numerusform>
        </translation>
    </message>
    <message>
        <source>Modules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Be&amp;gin the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a scenario that comes with the program, or a folder with your own data files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open data files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a folder with your own data files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload the data files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload the data files after you have corrected them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit places, routes, powers, leaders and armies; save them as your own data files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors in the data files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the names in the table. The computer plays each power without a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer&apos;s ruler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the player&apos;s name; leave it empty for a computer player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose rules and length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short campaigns are more often played to the end than long ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle &amp;rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A year has six turns and a winter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this empty for secret dice. A number is for practice: whoever knows it knows all dice of the campaign, and the reports say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change any number of the campaign rules, or keep the numbers of the scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign is one file. Every step is saved at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open data files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These files have errors. Correct them, then reload:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruler of %1 as a computer player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What other battle rules change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario is made for %1. With %2, map, armies and turns stay the same, but each unit fights its battles as the nearest troops of those rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives orders when the player does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How boldly the computer plays the power</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::NewListDialog</name>
    <message>
        <source>New army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of a name, a number or a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices of the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or open a &amp;sample army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Create list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points &amp;limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No army matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the rules first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an army first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a name first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::NewsletterDialog</name>
    <message>
        <source>Newsletter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Publish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Headline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not published: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn of the newsletter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tu&amp;rn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status of the newsletter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umpire&apos;s notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example: the next meeting, what to bring, who plays whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text: headings, each followed by lines indented by two spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umpire&apos;s &amp;notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace headline and text with a new draft; undo in each field restores yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the draft…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is your text; it is not published yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Publish anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newsletter has no headline or no text. Enter both, then publish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the newsletter for secret names…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published as an entry of the journal and copied to the clipboard. You can undo this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was it &amp;luck?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was it luck?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add what dice and choices did in the battles that were played in Ephor this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing every position of the battles on many times…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::NextBar</name>
    <message>
        <source>An earlier moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: sieges and supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sieges and supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the chronicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolving battles…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please wait…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders submitted: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the computer orders the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjudicate the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending battles: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve a battle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve: %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All battles are resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: the next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Orders submitted: %1 of %n players</source>
        <translation>
            <numerusform>Orders submitted: %1 of %n player</numerusform>
            <numerusform>Orders submitted: %1 of %n players</numerusform>
        </translation>
    </message>
    <message>
        <source>every power has a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the computer plays %n powers</source>
        <translation>
            <numerusform>the computer plays %n power</numerusform>
            <numerusform>the computer plays %n powers</numerusform>
        </translation>
    </message>
    <message>
        <source>Reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports to write: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n reports not marked as sent</source>
        <translation>
            <numerusform>%n report not marked as sent</numerusform>
            <numerusform>%n reports not marked as sent</numerusform>
        </translation>
    </message>
    <message>
        <source>Make the players&apos; reports…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::NumberForm</name>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 (suggested: %3)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::OddsDialog</name>
    <message>
        <source>One clash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact, no sampling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit that is attacked attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the &amp;table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any two units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 battles, done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half of all: %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds: %1 — Ephor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2, table and terrain as set up, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the battles begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles fought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± 1 % is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± 0.5 % is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± 0.2 % is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1,000 battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20,000 battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100,000 battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sampled, refined while you look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of battles by what is left; dark: gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended in turn, % of battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intervals are 95 % (Wilson). Seed %1; the same seed gives the same odds on any machine and with any number of threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save CS&amp;V…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1: how to read the odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play the battle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up one clash: two units with their losses and markers, who charges, who supports, and which side is hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 s a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 a second, %3 s left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::OddsMatrixModel</name>
    <message>
        <source>cannot meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list against itself is even.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2: not fought yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 beats %2 in %3 (%4), a draw in %5, of %n battles</source>
        <translation>
            <numerusform>%1 beats %2 in %3 (%4), a draw in %5, of %n battle</numerusform>
            <numerusform>%1 beats %2 in %3 (%4), a draw in %5, of %n battles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beats the others in %2 on average (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank by the previous column; a range if intervals overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The intervals overlap; more battles may separate these ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the list beats the others; each of them counts the same</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::OddsStrip</name>
    <message>
        <source>Odds of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::OddsUnitsModel</name>
    <message>
        <source>%1: %2 units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::OpponentDialog</name>
    <message>
        <source>Odds against…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which list does %1 fight?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the usual table, by the rules as written. The computer plays both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the list cannot fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show the odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table and options…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose terrain, a historical battle, other rules or a list file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not legal yet)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list is written for other rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list is no longer legal. Open it to see what is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list cannot be read any more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::OptionForm</name>
    <message>
        <source>As written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the rules as written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::OptionRow</name>
    <message>
        <source>%1 ± %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(suggested)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::OrderRow</name>
    <message>
        <source>No order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the goal on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n squadrons</source>
        <translation>
            <numerusform>%n squadron</numerusform>
            <numerusform>%n squadrons</numerusform>
        </translation>
    </message>
    <message>
        <source>What %1 does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where %1 goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose on the map where %1 goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tasks of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aboard %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not on this map. Did you mean %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not on this map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way leads to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrival or errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retire before a stronger enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Build %n squadrons</source>
        <translation>
            <numerusform>Build %n squadron</numerusform>
            <numerusform>Build %n squadrons</numerusform>
        </translation>
    </message>
    <message>
        <source>Detach</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Detach %n squadrons</source>
        <translation>
            <numerusform>Detach %n squadron</numerusform>
            <numerusform>Detach %n squadrons</numerusform>
        </translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faulty order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::OrdersBoard</name>
    <message>
        <source>Dead&amp;line…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deputy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deputy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When orders are due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set when orders are due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers and their orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; as a computer player, its ruler is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No player: the computer gives the orders</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::OrdersDesk</name>
    <message>
        <source>Order sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the order sheet?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders are locked until the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switched to the order sheet of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order sheet of %1 is not submitted. Replace it with the mail?
You can undo this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign is over; no orders are accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sheet of %1, turn %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sheet of %1, turn %2 (locked)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order sheet of %1 was copied to the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reminder for all players was copied to the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reminder for %1 was copied to the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order sheet of %1 is not submitted. Replace it with a new sheet?
You can undo this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard has no text. Copy the orders first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order sheet of %1 is not submitted. Let the computer order instead?
You can undo this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The orders of %1 are submitted. Let the computer order instead?
You can undo this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form or text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail has the order sheets of %1. Replace these sheets, which are not submitted: %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail has the order sheets of %1. All are drafts now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sheet is in TOML and has faults. Correct them, or start a new sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More for this sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::OrdersForm</name>
    <message>
        <source>Orders as a form</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::OrdersPanel</name>
    <message>
        <source>Standing orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules have no questions that standing orders can answer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::Outcome</name>
    <message>
        <source>Ordered: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordered: %1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; tasks: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turned it into: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It did not reach %1: it met %2 at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It did not reach %1: it faced %2 at %3, and neither attacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It did not reach %1: it slipped away to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It did not reach %1: storms kept it at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order was no longer possible: the army or its route had changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few command points (cost %1): its tasks were not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few command points (cost %1): the control roll changed the order to: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few command points (cost %1): the control roll changed the order to: %2 by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It did not reach %1: the route from %2 to %3 costs %4 march points, more than it had left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It did not reach %1: no route leads on from %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::OutcomeBars</name>
    <message>
        <source>What comes out, exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::PackTestsModel</name>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Got</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::PackTestsPanel</name>
    <message>
        <source>Tests of the pack</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::PasteCodeDialog</name>
    <message>
        <source>&amp;Open this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”, %2, fingerprint %3; %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes or text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list appears here once it is read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the open list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a &amp;list code, or the text of a list from a chat, a forum or another app. Paste all codes of a large list, in any order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences (the other list is the open one):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is another list than the open one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::PendingBattleModel</name>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacking armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defending armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of battle, from the postures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it, enter its result, or auto-resolve it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the battle is being played step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begun with other armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played, result not entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being played, turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being played, deployment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::PhaseBar</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an earlier moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none placed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phases: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 units lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::PieceListModel</name>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x %1 y %2, faces %3°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::Playback</name>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice stop on a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a short time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until clicked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::PlaybackOverlay</name>
    <message>
        <source>Replay from the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space does the same.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::PlayersWindow</name>
    <message>
        <source>For the players: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::PostDialog</name>
    <message>
        <source>Mails and letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le&amp;tters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mails written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder with the mails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark all as &amp;sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;mind the late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a reminder to each player whose orders are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mail the &amp;newsletter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one mail with the newsletter to all players; they do not see each other&apos;s addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the &amp;deadline…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the deadline as a calendar file (.ics)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &amp;answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer each mail with orders: what was understood, or what is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1: %2 of %3 reports written, %4 sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No power has a player. Assign players and their addresses first (Orders, Assign players).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n mails were written to %1. Open each with your mail program and send it, then mark it as sent.</source>
        <translation>
            <numerusform>%n mail was written to %1. Open it with your mail program and send it, then mark it as sent.</numerusform>
            <numerusform>%n mails were written to %1. Open each with your mail program and send it, then mark it as sent.</numerusform>
        </translation>
    </message>
    <message>
        <source>No orders are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mail needs an answer. Orders without errors are answered once they are submitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail was opened in your mail program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n mails were written to %1.</source>
        <translation>
            <numerusform>%n mail was written to %1.</numerusform>
            <numerusform>%n mails were written to %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no deadline. Set one first (Orders, Set deadline).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the deadline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders, turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calendar files (*.ics)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deadline was saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mail the &amp;battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the packet of each pending battle to the players of both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafts on the desk, not reminded: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No battle of a player is pending.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark every mail of this turn as sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the pla&amp;yers&apos; reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a mail to each player with the report, map and order form attached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mails are still being written. Close this window when they are done.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::PowerModel</name>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies in the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At war with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores of past winters plus current tiers and Arete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities and sites held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum of the tiers of its cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of all units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gave the orders of this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the computer plays the power</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::PrintListDialog</name>
    <message>
        <source>Print the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every unit with its figures, on one page if it fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Battle sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes to tick for losses and turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit &amp;cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card of 63 × 88 mm for each unit, with crop marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;layer:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Event:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ules in short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the traits of the units mean, and what every army has, such as Arete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may stay empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays the list, and on which day or at which tournament. Both are only printed, below the army&apos;s name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every part says: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ProblemsPanel</name>
    <message>
        <source>What the rule says, in the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ReceivedMails</name>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft of %1 on the desk differs from the mail; submit it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has submitted orders already; put the mail on the desk to replace them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, deputy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>submitted in turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation type="unfinished">
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message>
        <source>valid, on the desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>private link</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ReceivedPage</name>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Received mails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors in the selected mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the selected mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import mails…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import mail files (.eml) or mailboxes; you can also drop them here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste mails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import the copied text of one mail or several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put on the des&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the orders of the selected mail on the orders desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ubmit valid orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit the orders of all mails of this turn that have no errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import mails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mails (*.eml *.mbox *.mbx *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard has no text. Copy the mails first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n mails or sheets were imported.</source>
        <translation>
            <numerusform>%n mail or sheet was imported.</numerusform>
            <numerusform>%n mails or sheets were imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mails were imported before.</source>
        <translation>
            <numerusform>%n mail was imported before.</numerusform>
            <numerusform>%n mails were imported before.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has orders already. Replace them on the desk with those of the mail?
You can undo this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft on the desk:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submitted orders:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mail from %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The orders of %n powers were submitted.</source>
        <translation>
            <numerusform>The orders of %n power were submitted.</numerusform>
            <numerusform>The orders of %n powers were submitted.</numerusform>
        </translation>
    </message>
    <message>
        <source>K&amp;eep as letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in a letter of this power with the text of the mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dropped items contain no mail. Save the mails as files and drop the files.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ReportDialog</name>
    <message>
        <source>Export reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exports a folder for each power with its report, map, order sheet and biographies, at the moment shown. They contain only what that power knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers to export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Newsletter, standings, honours, chronicle and biographies, for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newsletter, standings, honours, chronicle and biographies, for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One &amp;ZIP archive for each power, to attach to a mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One ZIP archive for each power, to attach to a mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status of the export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;HTML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text, for mails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map as PN&amp;G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the map of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the map for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files were written.</source>
        <translation>
            <numerusform>One file was written.</numerusform>
            <numerusform>%n files were written.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. %1 of %2 files were written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ReportMails</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newsletter of %1 is attached.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ReportTicks</name>
    <message>
        <source>Players and their reports of this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (no address)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report for %1 sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report for %1 read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n mails are marked as sent.</source>
        <translation>
            <numerusform>%n mail is marked as sent.</numerusform>
            <numerusform>%n mails are marked as sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ephor::RequestHandler</name>
    <message>
        <source>This page takes no orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An order sheet is plain text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many sheets at once. Try again in a minute.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ResultForm</name>
    <message>
        <source>Battle of %1: the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses, recovery, wounds, retreats, experience (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps lost by %1, of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n steps lost</source>
        <translation>
            <numerusform>%1 of %n step lost</numerusform>
            <numerusform>%1 of %n steps lost</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Enter the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolved by the computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played step by step; the result is from its record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result and aftermath</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;ftermath</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors in the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle and how it was fought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolved on paper: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;attackers won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Nobody won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;defenders won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The losing side broke: it lost half of its steps, or it fled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total losses of the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 CP) was struck down, or their unit was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in reserve, no losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The aftermath was changed without a reason. Enter a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use these dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter what is left on the table, or the steps that each unit lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks for the chronicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks, for everybody: they appear in the chronicle and the newsletter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left of %2, of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 on the table stands for %n steps of: %2. The form converts it.</source>
        <translation>
            <numerusform>%1 on the table stands for %n step of: %2. The form converts it.</numerusform>
            <numerusform>%1 on the table stands for %n steps of: %2. The form converts it.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De&amp;cisive victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisive victory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::Review</name>
    <message>
        <source>Omen: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sent no orders: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply %1, was %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle at %1: %2 against %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 falls to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is besieged by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays at %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vetoed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turns in a row without a player&apos;s orders</source>
        <translation>
            <numerusform>one turn without a player&apos;s orders</numerusform>
            <numerusform>%n turns in a row without a player&apos;s orders</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer orders %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power has no player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was raised at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of battle from the postures: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The siege of %1 ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The land of %1 was ravaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The siege of %1 continues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other dice of this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n steps lost</source>
        <translation>
            <numerusform>%n step lost</numerusform>
            <numerusform>%n steps lost</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruits of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: ordered by the computer, at the umpire&apos;s wish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not count as a missed turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ReviewPanel</name>
    <message>
        <source>Steps of the adjudication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for the veto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players who know of the step may read the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veto this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter dice…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat the adjudication with dice rolled at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The review tells secrets of all powers. Choose Umpire (all) under Seen by to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No turn has been adjudicated yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2. Use the arrow keys to step through; the map follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the effects of this step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::RollsModel</name>
    <message>
        <source>no longer rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::RowForm</name>
    <message>
        <source>Held &amp;by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neutral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alliance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units of the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add units to the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form of the selected row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a place, a route, an army or a fleet on the map, or an entry in the contents, to edit it here. Add new ones with the tools above the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owner of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stance towards other powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stance towards %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stance of %1 towards others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Return or double-click to edit a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A year BC is negative: -431 is 431 BC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length in years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the war is about; players read it before they begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour of the power&apos;s badge and arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the colour to the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::RowsForm</name>
    <message>
        <source>costs %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose these %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it makes contact:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on contact: own −%2, enemy −%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More… (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::RowsPanel</name>
    <message>
        <source>Filter: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All powers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::RuleNumbersView</name>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, from %2 to %3; scenario value %4 (%5)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::RulesChangeDialog</name>
    <message>
        <source>Rules version %1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepting changes the line “rules” and nothing else; Undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave it as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the older pack was looked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pack of version %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder with the pack of version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you have the pack of version %1, Ephor can say what the figures were then and are now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack of version %1: the folder with troops.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list was written for version %1 of the rules data; Ephor has version %2. The effect on the list:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 has no valid pack of version %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::RulesPackDocument</name>
    <message>
        <source>new pack of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::RulesPackWindow</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New rules pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list; its first line names the faults that it must have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: problems: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] — rules pack — Ephor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, version %2 · Types: %3 · Tests passed: %4 of %5 · Errors: %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems of this file: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems of this file (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests: none were run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests: all passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests: %1 of %2 failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the pack?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a rules pack: the folder with troops.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the rules pack in a folder of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overwrite the pack?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a pack in this folder already. Overwrite it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the list is called:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army lists (*.toml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take what it wrote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a pack from the program&apos;s own troops and figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installed. Lists with rules = &quot;%1&quot; use this pack, and a new battle can be fought by %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work was recovered: the new pack %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes to this pack were recovered from the last session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::RulingDialog</name>
    <message>
        <source>&amp;Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the ruling into the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Told to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power, place, army, unit or leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New v&amp;alue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for the ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players may read the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaso&amp;n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Make the ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign has nothing of this kind.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ScenarioDocument</name>
    <message>
        <source>Text of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ScenarioForecast</name>
    <message>
        <source>Forecast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update while I edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update the forecast while I edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forecast the war anew after each change of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario has errors. Correct the entries of the panel Problems first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ScenarioMap</name>
    <message>
        <source>Map of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The panel Contents shows the same as a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: click to edit, drag to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to add the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a place to add an army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an army at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a harbour to add a fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a fleet at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the place where the route ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the place where the route begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the army on its starting place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the fleet on its starting harbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the place at its new position; Escape cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the first point of the land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the next point; Return or a double-click finishes the outline, Backspace removes a point, Escape all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land needs at least three points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ScenarioText</name>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ScenarioWindow</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New sea lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form and text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*]: scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleet of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No harbour is selected. Select the harbour where the fleet begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A route needs two different places. Click two places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army needs a power. Add a power first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no harbour. Select a place with a harbour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No power holds this harbour. Set its owner first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A leader needs a power. Add a power first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A power needs a capital. Select a place first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario was saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already contains a scenario. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems in the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems. You can begin a campaign from this scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has unsaved changes. Save them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scenario in a folder of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders of scenarios (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a kind of shape and its number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land and coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GeoJSON (*.geojson *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coast was imported (shapes: %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It replaces the land that was there; Undo brings that back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::SeatsDialog</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deputy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deputy for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write brief…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a brief for the player of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the players, and write a brief for the new player of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer plays each power without a player. A deputy may submit orders when the player does not. Mail addresses stay in this file; no report contains them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mail address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your mail address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You (umpire)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mail address of the player of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mail address of the deputy for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a mail address. Separate addresses by commas.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::SelectedPanel</name>
    <message>
        <source>The selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units of the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the orders of this army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the biography of its leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click an army, a fleet or a place on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, command points %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2, at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; fatigue %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No orders for this turn yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Orders:&lt;/b&gt; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n squadrons of ten triremes; %1</source>
        <translation>
            <numerusform>%n squadron of ten triremes; %1</numerusform>
            <numerusform>%n squadrons of ten triremes; %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, grade %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience %1 of 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this army as an army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, supply %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ServeDialog</name>
    <message>
        <source>Serve to players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players load their turn page from this computer and submit their orders to it. You still submit them for the turn, and adjudicate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who can reach the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this computer, and a web server on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody in the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginning of the links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start or stop the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reached by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links &amp;begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers, links and order sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last sheet of this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the link to the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the link as a QR code for a phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mail link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;voke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, no problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n problems</source>
        <translation>
            <numerusform>%1, %n problem</numerusform>
            <numerusform>%1, %n problems</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server runs at port %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server does not run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server was started. It runs until you stop it or close the campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link of %1 was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: your link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail was opened in your mail program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the received order sheets and submit them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For players elsewhere, use a web server with TLS (F1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data can be read in the network unless you use a web server with TLS (F1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link of %1 was revoked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link leads to your turn page, where you also submit your orders:

%1

Keep it private: with it, anyone can see your page and submit orders for %2.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a new link for the selected person; the old one stops working</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a mail with the link to its holder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the link of the selected person; it stops working</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deputy of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deputy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deputy: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New link for %1: copy or mail it now; it is not stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
You are the deputy: your orders count only if the player sends none and has no standing orders.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;pen Mail…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::SetupDialog</name>
    <message>
        <source>Open ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a list for each side; &quot;File…&quot; opens one of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed is a whole number from 0 to 18446744073709551615.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First side, in the south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second side, in the north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a list for: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army lists (*.toml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who decides for: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;cond army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules as written. Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>House rules: %n options differ. Change…</source>
        <translation>
            <numerusform>House rules: %n option differs. Change…</numerusform>
            <numerusform>House rules: %n options differ. Change…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 units, %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The armies are unequal: %1 points against %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;ght</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of both armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groun&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Historical battles…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Historical battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read what led to a battle, and see both armies, before you fight it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is fought by other rules. Choose its rule system, or another battlefield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a list for other rules. Choose its rule system, or another list.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::Severity</name>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ShareBars</name>
    <message>
        <source>How the battle ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins %2 (%3), draw %4 (%5), %6 wins %7 (%8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::SheetProblems</name>
    <message>
        <source>Errors in the order sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All orders are valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by action or shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shortcut:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to the default shortcut of this action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These keys cannot be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be changed in the window &quot;%2&quot;: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the shortcut of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the shortcuts of all windows to their defaults?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this action without a shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the shortcut from the other action</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::StartWindow</name>
    <message>
        <source>Ephor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Historical battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>campaigns, lists, battles and odds&lt;br&gt;for wargame clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent files appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the last campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::StoryPanel</name>
    <message>
        <source>Search the chronicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the chronicle is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line of the chronicle matches the search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened yet. Battles, captured cities, deaths of leaders and omens appear here turn by turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::Summing</name>
    <message>
        <source>The costliest fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first unit is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 on %5+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the general is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2, %3 to %4 on the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is not over: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won after %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heaviest losses of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost in one turn: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::TableLengths</name>
    <message>
        <source>1 square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 base widths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table %1 × %2 base widths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table %1 × %2 inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x %1%3  y %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 base widths (BW)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table %1 × %2 squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::TablePreview</name>
    <message>
        <source>The table before the battle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::TableView</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table with its units, drawn to scale. The Units panel shows the same as a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose in the list what it does there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules forbid measuring first: a charge may fall short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys move it, Q and E turn it, V bends its path, Enter puts it there, Escape cancels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path cannot have another bend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the enemy stops it is shown after the move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 away, farther than it can move now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difficult ground, which hinders troops in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dangerous ground, which may cost losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody may enter it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; it blocks sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an earlier moment. Go back to the present to move %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot move now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot move now: %2 decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot move now: first %2 must act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be moved by a drag now. Choose in the list what it does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot move now. It is not among those that may act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of reach, even for a charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q and E turn it, V bends its path, Enter puts it there, Escape cancels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Enter does it, Escape cancels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays where it is: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with its group of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::TimelineBar</name>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One event back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One event forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Event %2 of %3, roll %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::TimelineSlider</name>
    <message>
        <source>Moment of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name the bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove the bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a &amp;bookmark here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double click sets or removes a bookmark. Red dots are units lost.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::TurnDice</name>
    <message>
        <source>Dice: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::UnitsLeftView</name>
    <message>
        <source>Who is left of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::UnitsView</name>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::VersionsDialog</name>
    <message>
        <source>Earlier versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed after this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the next version changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put its text into the window; Undo reverts that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only comments or layout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No versions yet. Each save keeps the previous content of the file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::WindowActions</name>
    <message>
        <source>Show or hide the panel &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::WordCompleter</name>
    <message>
        <source>What may be written here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
