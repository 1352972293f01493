/**
 * Two played games, from which the first version of links learns how games read (`compression.ts`).
 * Changing a letter here makes every link of that version unreadable.
 */
export const DICTIONARY = `Tiletum record 1
rules: 1
modules: base
seat 1: Agnes, blue
seat 2: Bruno, orange
seat 3: Clara, green
[wheel 3]
[draw bonus.king-2, bonus.four-goods, bonus.any-3, bonus.four-goods, bonus.gold-2-vp-2, bonus.contract-2]
[draw bonus.strengthen-2]
[draw bonus.architect-2, bonus.character-3, bonus.crest-eagle, bonus.merchant-3, bonus.contract-identical-1, bonus.merchant-3, bonus.contract-3, bonus.character-2, bonus.vp-4, bonus.gold-3, bonus.characters, bonus.any-action-1, bonus.strengthen-1, bonus.strengthen-3, bonus.gold-2-vp-2, bonus.any-2]
[draw contract.iron-3, contract.wool-5, contract.identical-5, contract.iron-4-wool-4, contract.wool-7]
[draw character.architect.pillar, character.architect.step-pillar, character.contract.iron-2, character.merchant.step-house, character.merchant.step-1]
[cost cost.stone-5-vp-8, cost.stone-4-vp-6, cost.stone-2-vp-2, cost.stone-6-vp-10, cost.closed, cost.stone-3-vp-4, cost.stone-7-vp-12, cost.stone-4-vp-5, cost.stone-3-vp-3]
[town troyes, hamburg, verona]
[fair fair.crest, fair.cathedral, fair.upper-character, fair.house]
[first 3]
[roll yellow 6, blue 3, dark-gray 2, light-gray 2, dark-gray 1, blue 1, yellow 3, pink 1, yellow 1, dark-gray 2, light-gray 3]
[corruption 0]
Clara: die yellow 3; take bonus.king-2; buy stone; act architect; use bonus.king-2; buy stone; climb ×2; walk architect antwerpen; walk architect brugge; walk architect antwerpen; walk architect tiletum; end turn
Agnes: die pink 1; buy iron; take bonus.gold-2-vp-2; take character.architect.pillar [draw character.character.food-2]; place character.architect.pillar building 4 floor 1; use bonus.gold-2-vp-2; buy wool; done; take character.merchant.step-1 [draw character.king.gold-2]; place character.merchant.step-1 building 3 floor 1; walk merchant antwerpen; take character.character.food-2 [draw character.character.food-2]; place character.character.food-2 building 1 floor 1; end turn
Bruno: die yellow 1; take character.king.gold-2 [draw character.contract.wool-2]; place character.king.gold-2 building 2 floor 1; take character.contract.iron-2 [draw character.contract.contract-1-any]; place character.contract.iron-2 building 3 floor 2; take character.architect.step-pillar [draw character.merchant.step-2]; buy food; buy iron; buy stone; buy wool; end turn
[corruption 1]
Clara: die blue 1; take character.contract.wool-2 [draw character.contract.gold-1-wool-1]; place character.contract.wool-2 building 1 floor 1; take character.merchant.step-house [draw character.contract.contract-2-any]; place character.merchant.step-house building 3 floor 2; walk merchant koln; build house koln; take character.character.food-2 [draw character.architect.step-pillar]; end turn
Agnes: die dark-gray 2; take bonus.contract-2; exchange iron gold; gain food; take contract.wool-5 from 4; exchange food stone; exchange gold wool; use bonus.contract-2; exchange stone wool; exchange gold food; end turn [draw contract.identical-2-iron-2]
Bruno: die dark-gray 2; exchange iron wool; gain gold; exchange wool iron; exchange stone gold; take contract.identical-5 from 4; buy stone; end turn [draw contract.iron-5]
[corruption 2]
Clara: die light-gray 2; take contract.identical-2-iron-2 from 2; fulfil contract.identical-2-iron-2 with wool; exchange food gold; gain gold; buy wool; take contract.iron-3 from 5; end turn [draw contract.crest-lion, contract.iron-9]
Agnes: die light-gray 3; act king; fulfil contract.wool-5; walk merchant tiletum; climb ×4; end turn
Bruno: die blue 3; act contract; exchange food gold; fulfil contract.identical-5 with iron; gain gold; take contract.iron-5 from 3; exchange gold iron; end turn [draw contract.iron-2-wool-2]
Agnes: take bonus.strengthen-2
[draw bonus.architect-2, bonus.contract-2, bonus.crest-lily]
[draw bonus.gold-3]
[roll pink 4, light-gray 3, blue 4, yellow 6, yellow 5, light-gray 2, pink 5, pink 1, light-gray 1, blue 2, dark-gray 6]
[corruption 0]
Agnes: die blue 4; take bonus.any-3; use bonus.strengthen-2; walk merchant koln; walk merchant frankfurt; build house frankfurt-2; walk merchant nurnberg; build house nurnberg-2; characters 1; bonus character.character.food-2; use bonus.any-3; gain gold+food+iron; end turn
Clara: die yellow 5; take bonus.four-goods; buy iron; walk architect antwerpen; take bonus.character-3; use bonus.four-goods; use bonus.character-3; place character.character.food-2 building 2 floor 2; take character.contract.contract-1-any [draw character.king.vp-2]; buy wool; end turn
Bruno: die pink 5; walk architect koln; build pillar koln; contribute koln; end turn
[corruption 0]
Agnes: die blue 2; take bonus.architect-2; act merchant; take bonus.vp-4; use bonus.architect-2; use bonus.vp-4; walk architect antwerpen; walk architect brugge; walk merchant praha; build house praha; characters 1; bonus character.character.food-2; walk merchant wien; walk merchant praha; end turn
Clara: die pink 1; take bonus.crest-lily; exchange food iron; crest lily building 6; gain stone; exchange stone gold; exchange food stone; take contract.crest-lion from 3; fulfil contract.iron-3; exchange gold stone; end turn [draw contract.crest-sun]
Bruno: die pink 4; walk merchant paris; build house paris; walk merchant troyes; end turn
[corruption 2]
Agnes: die light-gray 1; exchange stone gold; buy food; gain food; exchange food stone; take contract.iron-2-wool-2 from 2; exchange food wool; fulfil contract.iron-2-wool-2; end turn [draw contract.crest-eagle]
Clara: die light-gray 3; take bonus.four-goods; climb; use bonus.four-goods; climb ×3; end turn
Bruno: die light-gray 2; act character; place character.architect.step-pillar building 5 floor 1; walk architect frankfurt; done; take character.contract.contract-2-any [draw character.architect.step-2]; place character.contract.contract-2-any building 3 floor 1; gain iron; act contract; take contract.wool-7 from 4; take character.merchant.step-2 [draw character.architect.step-1]; take character.architect.step-2 [draw character.architect.step-2]; end turn [draw contract.iron-5-wool-5]
Clara: take bonus.gold-3
[draw bonus.contract-iron-2, bonus.contract-iron-1-wool-1, bonus.strengthen-2, bonus.crest-sun, bonus.any-action-1]
[draw bonus.recolour]
[roll light-gray 3, blue 1, dark-gray 2, pink 1, blue 4, dark-gray 1, light-gray 2, blue 2, pink 3, yellow 5, yellow 4]
[corruption 1]
Clara: use bonus.gold-3; die pink 1 to 3; take bonus.strengthen-2; crest lion building 5; gain wool+stone; walk merchant antwerpen; build house antwerpen-1; walk merchant antwerpen--hamburg; walk merchant hamburg; use bonus.strengthen-2; take bonus.crest-eagle; walk merchant antwerpen--hamburg; end turn
Agnes: die light-gray 2; take bonus.contract-iron-1-wool-1; fulfil bonus.contract-iron-1-wool-1; climb ×5; end turn
Bruno: die dark-gray 1; leave; act character; place character.merchant.step-2 building 1 floor 2; walk merchant strasbourg; walk merchant frankfurt; take character.king.vp-2 [draw character.architect.stone-2]; place character.king.vp-2 building 2 floor 2; take character.architect.step-pillar [draw character.contract.gold-1-iron-1]; end turn
[corruption 0]
Clara: die blue 2; climb ×5; end turn
Agnes: die yellow 5; take bonus.contract-2; take character.contract.gold-1-wool-1 [draw character.king.king-2]; take character.architect.step-2 [draw character.character.character-1]; buy stone ×2; use bonus.contract-2; exchange food stone; gain stone; exchange food iron; end turn
Bruno: die blue 4; leave; fulfil contract.iron-5; climb; walk architect strasbourg; take bonus.character-2; use bonus.character-2; renew characters [draw character.merchant.house, character.king.gold-3, character.character.gold-2, character.character.character-2, character.king.king-1]; renew characters [draw character.king.king-1, character.character.step-both, character.merchant.step-2, character.merchant.step-house, character.king.vp-3]; walk architect strasbourg--milano; end turn
[corruption 2]
Clara: die blue 1; take bonus.contract-iron-2; fulfil bonus.contract-iron-2; act contract; exchange wool iron; gain wool; exchange wool stone; take contract.iron-5-wool-5 from 1; exchange iron stone; end turn [draw contract.iron-3-wool-3]
Agnes: die dark-gray 2; climb ×5; end turn
Bruno: die pink 3; walk merchant nurnberg; build house nurnberg-1; walk merchant frankfurt; walk merchant koln; end turn
Agnes: take bonus.recolour
[draw bonus.architect-3, bonus.contract-wool-2, bonus.king-3, bonus.crest-lion]
[roll blue 1, light-gray 3, pink 5, light-gray 2, yellow 2, dark-gray 1, dark-gray 6, yellow 1, blue 1, pink 3, yellow 6]
[corruption 1]
Agnes: use bonus.recolour as iron; die yellow 1; take bonus.contract-wool-2; fulfil bonus.contract-wool-2; climb ×2; end turn
Clara: die pink 5; take bonus.any-action-1; exchange food gold; crest eagle building 4; walk architect arles; gain gold; exchange gold iron; use bonus.any-action-1; act king; climb; end turn
Bruno: die yellow 6; take bonus.architect-3; buy stone; act architect; walk architect strasbourg; buy stone; use bonus.architect-3; walk architect troyes; buy stone; walk architect strasbourg; walk architect strasbourg--milano; end turn
[corruption 1]
Agnes: die light-gray 3; take bonus.crest-sun; crest sun building 5; gain wool+stone; take bonus.architect-2; walk architect antwerpen; use bonus.architect-2; walk architect tiletum; walk architect paris; build pillar paris; contribute paris; walk architect tiletum; end turn
Clara: die pink 3; walk architect arles--genova; walk architect arles; walk architect lyon; build pillar lyon; contribute lyon; end turn
Bruno: die yellow 2; take bonus.king-3; use bonus.king-3; climb ×3; take bonus.merchant-3; walk merchant frankfurt; walk merchant nurnberg; walk merchant nurnberg--verona; buy iron; walk merchant verona; use bonus.merchant-3; build house verona-2; walk merchant nurnberg--verona; walk merchant verona; end turn
[corruption 0]
Agnes: die blue 1; climb; end turn
Clara: die blue 1; climb ×5; end turn
Bruno: die dark-gray 1; climb ×6; end turn
state b9e187204bca4b9a
Tiletum record 1
rules: 1
modules: base, solo, silver
seat 1: Agnes, blue
options: difficulty hard
[prospector wheel 6]
[side I-B, II-B, III-B]
[draw underground-bonus.pay-gold-2-mine-1, underground-bonus.pay-silver-1-contract-4, underground-bonus.any-2, underground-bonus.silver-1, underground-bonus.pay-silver-1-architect-4, underground-bonus.pay-silver-1-merchant-4]
[cost underground-cost.gold-6-vp-8, underground-cost.silver-1-vp-3, underground-cost.gold-4-vp-5]
[technology tile resource, tile merchant, tile character]
[overlay houses-or-mines]
[wheel 5]
[draw bonus.contract-iron-4, bonus.pay-gold-2-silver-1, bonus.prospector-2, bonus.strengthen-1, bonus.merchant-2, bonus.merchant-3, bonus.crest-sun]
[draw bonus.crest-hammer]
[draw bonus.crest-lily, bonus.contract-iron-1-wool-1, bonus.any-action-1, bonus.merchant-3, bonus.crest-tower, bonus.four-goods, bonus.king-2, bonus.gold-2-vp-2, bonus.strengthen-2, bonus.characters, bonus.contract-2, bonus.recolour]
[draw contract.iron-2-wool-2, contract.wool-5, contract.crest-sun, contract.crest-lion, contract.crest-lily]
[draw character.character.step-both, character.merchant.step-1, character.king.gold-2, character.king.king-1, character.architect.pillar]
[cost cost.stone-3-vp-4, cost.stone-2-vp-2, cost.stone-4-vp-5, cost.stone-5-vp-8, cost.stone-4-vp-6, cost.stone-7-vp-12, cost.stone-6-vp-10, cost.closed, cost.stone-3-vp-3]
[town frankfurt, nurnberg, verona]
[fair fair.mine-underground-building, fair.technology-tier, fair.contract, fair.house]
[challenge challenge.resourceful-clergy, challenge.very-special-friends, challenge.ready-for-action, challenge.prospectors-guild, challenge.news-of-travellers]
[bot merchant toulouse]
[bot crest contract.crest-eagle]
[roll blue 5, pink 1, pink 2, yellow 4, dark-gray 4, light-gray 5, light-gray 2, dark-gray 2]
[corruption 0]
[bot roll 2 1]
Agnes: die dark-gray 2; technology character; buy wool; take bonus.strengthen-1; use bonus.strengthen-1; walk architect antwerpen; take bonus.contract-iron-1-wool-1; fulfil bonus.contract-iron-1-wool-1; walk architect antwerpen--hamburg; walk architect antwerpen; walk architect tiletum; walk architect paris; end turn
[corruption 2]
[bot roll 6 5]
Agnes: die blue 5; take bonus.contract-iron-4; fulfil bonus.contract-iron-4; walk prospector clausthal; act contract; exchange food gold; gain stone; buy food; exchange iron wool; end turn
[corruption 0]
[bot roll 1 4]
Agnes: die light-gray 2; build pillar paris; take bonus.crest-tower; walk architect lyon; crest tower building 6; contribute paris; walk architect paris; walk architect tiletum; end turn
[surprise contract-2]
[pick resource wool]
[surprise contract-3, merchant-2]
[draw contract.iron-9, contract.identical-3-wool-2-silver-1]
[draw bonus.architect-3, bonus.crest-chalice, bonus.mine-1]
[draw bonus.character-2]
[roll pink 3, yellow 2, yellow 4, pink 5, blue 1, light-gray 4, dark-gray 5, dark-gray 4]
[corruption 1]
[bot roll 4 3]
Agnes: technology merchant; die yellow 2; act character; take bonus.merchant-2; take character.merchant.step-1 [draw character.architect.step-pillar]; place character.merchant.step-1 building 1 floor 1; buy iron; walk merchant koln; take character.king.king-1 [draw character.contract.contract-2-any]; place character.king.king-1 building 2 floor 1; climb; renew characters [draw character.king.king-2, character.prospector.prospector-1, character.character.food-2, character.contract.contract-1-any, character.character.character-2]; use bonus.merchant-2; walk merchant frankfurt; build house frankfurt; end turn
[corruption 1]
[bot roll 4 3]
[draw contract.identical-3-iron-2-prospector-1]
Agnes: die blue 1; take bonus.crest-chalice; icon walk wildemann; walk architect paris; walk architect paris--bordeaux; walk architect paris; walk architect troyes; walk architect strasbourg; take bonus.four-goods; use bonus.four-goods; end turn
[corruption 0]
[bot roll 6 4]
[pick house space bordeaux]
Agnes: die dark-gray 4; icon walk b2; act merchant; walk merchant strasbourg; build house strasbourg; walk merchant troyes; walk merchant lyon; end turn
[surprise silver-2, king-4, crest]
[bot crest contract.crest-tower]
[draw bonus.architect-2, bonus.contract-iron-2, bonus.any-3, bonus.recolour-1]
[draw bonus.silver-1]
[roll yellow 1, pink 5, dark-gray 3, light-gray 2, blue 6, yellow 2, dark-gray 3, light-gray 2]
[corruption 1]
[bot roll 6 2]
[pick tile underground-bonus.pay-silver-1-architect-4 at sainte-marie]
Agnes: technology resource; resource tile iron; die yellow 2 to 1; take bonus.any-3; take character.character.character-2 [draw character.architect.pillar]; place character.character.character-2 building 3 floor 1; take character.contract.contract-1-any [draw character.contract.gold-1-iron-1]; place character.contract.contract-1-any building 4 floor 1; earmark iron; gain iron; buy food; crest chalice building 5; gain iron+iron; buy wool; use bonus.any-3; gain wool+wool+iron; buy food; act contract; exchange food gold; gain food; take character.prospector.prospector-1 [draw character.merchant.step-house]; take character.character.food-2 [draw character.prospector.mine]; place character.prospector.prospector-1 building 5 floor 1; walk prospector zellerfeld; done; take character.contract.gold-1-iron-1 [draw character.prospector.silver-1-gold-1]; end turn
[corruption 2]
[bot roll 3 6]
Agnes: die light-gray 2; icon walk b2; take bonus.recolour-1; take contract.iron-9 from 2; exchange food stone; gain wool; exchange gold food; end turn [draw contract.iron-3-wool-3]
[corruption 1]
[bot roll 1 6]
Agnes: die yellow 1; place character.character.food-2 building 3 floor 2; take character.merchant.step-house [draw character.king.vp-3]; place character.merchant.step-house building 1 floor 3; build house lyon; walk merchant troyes; end turn
[surprise prospector-2, architect-2, character-3]
[draw character.character.step-both, character.character.gold-2]
[draw bonus.any-2, bonus.character-3, bonus.gold-3, bonus.gold-2-vp-2]
[roll yellow 6, yellow 4, pink 4, pink 6, blue 2, blue 5, dark-gray 4, light-gray 4]
[corruption 2]
[bot roll 1 2]
Agnes: die yellow 4; enter II; act merchant; take bonus.any-2; walk merchant lyon; walk merchant paris; walk merchant troyes; build house troyes; use bonus.any-2; buy food; gain food+iron; buy food; buy stone; end turn
[corruption 1]
[bot roll 3 2]
Agnes: use bonus.recolour-1 as food; die pink 4; act merchant; walk merchant strasbourg; walk merchant strasbourg--milano; walk merchant milano; walk merchant verona; walk merchant venezia; end turn
[corruption 0]
[bot roll 4 1]
Agnes: die light-gray 4; act prospector; take bonus.gold-2-vp-2; walk prospector pribram; walk prospector tabor; walk prospector kutna-hora; build pillar kutna-hora; use bonus.gold-2-vp-2; buy iron; end turn
state 762facc148fefa02`
