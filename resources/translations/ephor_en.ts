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
        <source>This test is passed with %1 (exact).</source>
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
        <source>Die %1 was thrown again; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, thrown on the table</source>
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
        <source>decisive battle</source>
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
        <source>units: %1</source>
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
        <source>Go on with the sample campaign, or begin it.</source>
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
        <source>In harbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under way</source>
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
        <source>&amp;Play step by step…</source>
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
        <source>Export the reports, order sheets and maps of all powers, the newsletter, standings and chronicle</source>
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
    <message numerus="yes">
        <source>%1 had %n steps; it cannot have lost %2. Correct its losses.</source>
        <translation>
            <numerusform>%1 had one step; it cannot have lost %2. Correct its losses.</numerusform>
            <numerusform>%1 had %n steps; it cannot have lost %2. Correct its losses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n steps; it cannot have %2 left. Correct its losses.</source>
        <translation>
            <numerusform>%1 had one step; it cannot have %2 left. Correct its losses.</numerusform>
            <numerusform>%1 had %n steps; it cannot have %2 left. Correct its losses.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result has no winner. Choose a winner, or choose that nobody won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw cannot be decisive. Clear &quot;decisive&quot;, or choose a winner.</source>
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
        <source>Neither side lost a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winners lost more than twice as many steps as the losers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The losers lost half of their steps; such a result is usually decisive.</source>
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
        <source>largest army that is not large, units</source>
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
        <source>Your orders%1 cannot be submitted yet:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> for %1</source>
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
        <source>&amp;Post…</source>
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
        <source>You have a battle at %1 to play. The table with both lists and a form for the result are attached.</source>
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
        <source>%1, secret</source>
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
        <source>of these routed</source>
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
        <source>&amp;Analyse the battle</source>
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
        <source>Rules of the traits</source>
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
        <source>Report w&amp;ithout the log…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report with its pictures, but without the log as an appendix</source>
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
        <source>The code contains the whole list. Scan it and paste its text into Ephor (Edit, Paste list code) to check that it is the list that was submitted.</source>
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
        <source>%1: card %2, %3</source>
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
        <source>%1%2 ± %3</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>%1 wins: %2 at the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Better: %2</source>
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
</context>
<context>
    <name>ephor::AnswerForm</name>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag it on the table, or choose a suggestion and change it with the arrow keys; Q and E turn it.</source>
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
        <source> (%1; F1 explains)</source>
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
        <source>Take the copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take its text</source>
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
    <message numerus="yes">
        <source>%1, %n points</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
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
        <source>Choose a unit above, or put the cursor into one in the text.</source>
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
        <source>Its figures</source>
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
        <source>, at most %1 s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The standard computer player answers for people meanwhile. You can undo it.</source>
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
        <source>: %1 bid %2, %3 bid %4</source>
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
        <source>, %1 taken back</source>
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
        <source>The battle packet was saved to %1: the table, both lists and the result form.</source>
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
</context>
<context>
    <name>ephor::BattlesPanel</name>
    <message>
        <source>Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play…</source>
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
        <source>&amp;Auto-resolve…</source>
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
        <source>Play the battle step by step in its own window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>En&amp;ter a result…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the result of a battle played on a real table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the computer fight the battle with the campaign&apos;s dice</source>
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
        <source>Go on with the battle that is being played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete what was played of this battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1</source>
        <comment>packet sent</comment>
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
        <source>, %1 turns at most</source>
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
</context>
<context>
    <name>ephor::BriefingPage</name>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, with %1</source>
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
        <source>Open the post…</source>
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
        <source>Due %1</source>
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
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2 wins: %3 (%4 to %5)</source>
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
        <source>%1 (%2)</source>
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
        <source>&amp;Go on with it</source>
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
        <source>See the lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw it away</source>
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
        <source>%1 (standard player)</source>
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
        <source>Re-roll the %1 of die %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::EndPage</name>
    <message>
        <source>The field at the end</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>&amp;Save the record…</source>
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
        <source>, allies %1 of %2</source>
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
        <source>Without: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
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
        <source>It may move up to %1.</source>
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
        <source>Most points</source>
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
        <source>&amp;Points</source>
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
        <source>Choose the rules first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the army first</source>
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
    <message>
        <source>Write the reports…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n reports not marked as sent</source>
        <translation>
            <numerusform>%n report not marked as sent</numerusform>
            <numerusform>%n reports not marked as sent</numerusform>
        </translation>
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
        <source>%1 is what the standard player would choose.</source>
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
        <source>, stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 a second, %2 s left</source>
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
        <source>, %1 s a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up one clash: two units with their losses and markers, who charges, who supports, and which side is hit.</source>
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
    <name>ephor::OptionForm</name>
    <message>
        <source>As written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <comment>a range of numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the rules as written</source>
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
        <source>(standard player)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ephor::OrderRow</name>
    <message>
        <source>Forced march</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encourage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy food</source>
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
        <source>Siege works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storm the city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invoke an omen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call a vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treachery</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>&amp;Copy sheet</source>
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
        <source>New shee&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the text with a new sheet: every army holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the sheet for a mail</source>
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
        <source>S&amp;ubmit orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit the sheet for this turn</source>
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
        <source>Let the computer order this power for this turn</source>
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
        <source>A whole list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list that is open is the other one here:</source>
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
        <source>&amp;Codes, as a camera or a mail gives them (of a large list all parts, in any order), or the text of a list from a chat, a forum or another app.</source>
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
        <source>It is not the open list</source>
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
        <source>units lost %1 of %2</source>
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
        <source>Post</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the post</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>&amp;Write report mails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a mail to each player with the report, map and order form attached</source>
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
        <source>The mails are still being written. Close the post when they are done.</source>
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
        <source>R&amp;ules of the traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the traits of the units mean</source>
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
        <source>no orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>submitted</source>
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
        <translation>
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
        <source>unknown</source>
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
    <message>
        <source>The draft of %1 on the desk differs from the mail; submit it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has submitted orders already; put the mail on the desk to replace them.</source>
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
        <source>De&amp;cisive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisive</source>
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
        <source>Take the copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw it away</source>
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
        <source>Ephor does not know the rules for battles of this scenario.</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>, supply %1</source>
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
        <source>Go on with the last campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on with &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in %2</source>
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
        <source>No events yet. Battles, captured cities, deaths of leaders and omens appear here turn by turn.</source>
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
        <source>A camp is taken</source>
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
        <source>%1 loses its general</source>
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
        <source>%1 (%2)</source>
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
