export const soloTurn = {
  'solo-setup': {
    title: 'Setting up against the Cardinalbot',
    clauses: {
      'solo-setup-1':
        'Set up as for two players. The Cardinalbot has a board of its own: five buildings with room for two characters and a crest each, room for two unfulfilled contracts, three spaces for reserved food, and a storehouse without limit that holds inactive crests only.',
      'solo-setup-2':
        'Its bonus markers lie above its buildings, from the left +1, +1, +2, +2 and +3.',
      'solo-setup-3':
        'It is first player, starts on +3 of the king track with 10 VP and has 1 of each of the five resources. You are second, start on 0 and have 1 food, 1 wool, 1 stone, 1 iron and 3 gold.',
      'solo-setup-4':
        'All its 7 pillars and 7 houses are ready from the start; its eighth house stands in Tiletum.',
      'solo-setup-5':
        'Six decrees lie in a row: from the left those that belong to the tiles of fairs 1 to 4, then Everlasting Fame and Worldly Riches.',
      'solo-setup-6':
        'Its merchant starts in the town of a random unused town tile, its architect at the cathedral with the cost tile marked for it.',
      'solo-setup-7':
        'Challenges make it stronger. Easy is 1 random challenge of the eight, normal 3, hard 5; or choose any set you like, none included.',
      'solo-setup-8': 'Two dice beside the ten in the bag are for its roll only.',
      'solo-setup-9':
        'When it receives a random crest, this is drawn from the crest tiles left in the box, among the kinds it lacks. If there is none, it receives nothing.',
    },
  },
  'solo-flow': {
    title: 'The phases with the Cardinalbot',
    clauses: {
      'solo-flow-1':
        'King phase: on the same space the Cardinalbot always comes before you. If it is first, it takes and resolves the tile, or scores 4 VP in round 4. It scores its space, negative ones too; then, if its marker is below +3, it returns to +3.',
      'solo-flow-2':
        'Fair phase: it takes part in every fair. Its active crests count as crests, its upper rooms as floors 2 and 3, its pile of fulfilled contracts as contracts, a building with both rooms taken as filled. For the king tile its space before the return counts.',
      'solo-flow-3': 'After the fair its leftmost decree leaves the game.',
      'solo-flow-4':
        'You play by the usual rules. Corruption is turned over when the first player’s turn comes, whoever that is.',
    },
  },
  'solo-turn': {
    title: 'Its turn: choosing a die',
    clauses: {
      'solo-turn-1':
        'It begins on its leftmost decree. Roll its two dice and move it to the right by their difference; the last decree is the end.',
      'solo-turn-2':
        'Try the options of the decree from the top. Skip any option whose condition fails or that has no matching die. If all fail, go on to the next decree on the right, from its top. At Worldly Riches, the last in the row, some die always fits.',
      'solo-turn-3':
        'If several dice fit, the colours at the foot of the decree decide, in their order; then the resource of which it has less, then chance. With unfulfilled contracts the icon of blue and light gray means only the one of iron and wool that it needs to gain more of (both, if it needs them equally or neither), there and in options: a die of the other colour does not meet an option that asks for the icon.',
      'solo-turn-4':
        'A die on the joker fits any action a decree names. It prefers the joker if that has at least as many AP as the action itself, else the action.',
      'solo-turn-5':
        'It receives the resources of the die, takes the bonus tile of the action and resolves it at once; on the joker that is the joker’s tile. The tile never influences the choice of the die.',
      'solo-turn-6':
        'If no action was named for a die on the joker, it plays king, if it is below you on the track; else merchant, if it has at least as many pillars as houses; else architect.',
      'solo-turn-7':
        'Its AP are counted as yours are, with its bonus marker of the action it resolves.',
      'solo-turn-8': 'What is still tied after every comparison is decided by lot.',
      'solo-turn-9':
        'A crest is “new” if it has no crest of that kind at all, active or inactive. To see whether something is “in reach”, start from the piece’s present place and use the AP of the segment the die would come from, marker included. A crest “in the offer” must be within what those AP can pay.',
      'solo-turn-10':
        'In conditions “pillars”, “houses” and “built” count its pieces on the map, the house in Tiletum included; “cathedrals” counts its cathedral tiles.',
      'solo-turn-11':
        'Where a decree asks for the greater need of blue or light gray and yellow, it takes the one needed more: iron or wool as far as its unfulfilled contracts name and lack it, gold for the identical units they lack. If equal, the card’s bracket: the colour with more dice on the wheel; then the colours at its foot, fewer owned, chance. Of that colour it takes the highest die. Where a silver decree asks for the colour of its cheapest unbuilt cathedral and a stone and a gold cost are equally cheap, it takes the highest die of both, ties as above.',
      'solo-turn-12':
        'Worldly Riches takes the highest die; of several colours the first of its most required resources that is among them.',
      'solo-turn-13':
        'An option holds as soon as a die fits, even if the action will achieve little or nothing.',
    },
    ours: {
      'solo-turn-3': 'Among the dice of a named action that other colour ranks last.',
      'solo-turn-4':
        'This is settled first, among the segments that have a die; then comes the colour.',
      'solo-turn-7':
        'The number is settled at the start of the action; a marker it earns on the way helps only later actions.',
      'solo-turn-12':
        'We go down the whole list of what it requires (of iron and wool only the one it means), and then decide as for other dice.',
    },
  },
  'solo-tasks': {
    title: 'Its tasks after the action',
    clauses: {
      'solo-task-1':
        'First crests, as often as possible: for 3 food (2 gold for each one missing) it makes an inactive crest active and scores 5 VP. The crest goes under a building with two characters if there is one, the leftmost; one to a building. Reserved food serves for this.',
      'solo-task-2':
        'Then cathedrals, as often as possible: where it has a pillar and has not built yet, it pays the stone (2 gold for each one missing) and scores, the most VP first.',
      'solo-task-3':
        'Then up to two contracts, the one that asks fewer resources first: it scores their VP and a bonus of 5 of its own, for its board has no VP on contract spaces, and ignores whatever else they give.',
      'solo-task-4':
        '“Any” resource it pays with gold first, then with food beyond the 3 reserved, then with wool or iron, whichever it has more of; never with stone. Missing iron or wool it may buy for 2 gold each.',
      'solo-task-5':
        'The Cardinalbot may mix kinds where a contract asks “identical” resources: each unit is paid in the order above. Before that it keeps back the iron and wool the contract names, and the gold it needs to buy those; only what remains pays the mixed units.',
      'solo-task-6':
        'When a building has two characters and an active crest, its marker goes to the action of those characters.',
    },
    ours: {
      'solo-task-3': 'Contracts it fulfils during a contract action do not count among the two.',
    },
  },
}
