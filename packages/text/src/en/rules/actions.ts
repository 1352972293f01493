export const actions = {
  travel: {
    title: 'Architect and merchant actions',
    clauses: {
      'arch-1':
        'Architect, 1 AP: move your architect to a neighbouring space. The spaces on roads count too.',
      'arch-2':
        'Architect, 1 AP: place a pillar from your supply at the cathedral of the town where your architect stands. A pillar space must be empty there, and no pillar of yours may stand there yet.',
      'arch-3': 'Architect, 1 AP: take the bonus tile of the town where your architect stands.',
      'arch-4': 'No pillar can be placed at the closed cathedral.',
      'merch-1': 'Merchant, 1 AP: move your merchant to a neighbouring space.',
      'merch-2':
        'Merchant, 1 AP: place a house from your supply in the town where your merchant stands. A house space must be empty there, and no house of yours may stand there yet.',
      'merch-3':
        'A house space may show a bonus, which you get immediately: some VP, or the symbol for the characters of one building. For the symbol choose a building, completed or not, with at least one character; with no character on your board this bonus is lost.',
      'merch-4': 'Merchant, 1 AP: take the bonus tile of the town where your merchant stands.',
      'merch-5':
        'Ignore house and bonus spaces marked 3+ or 4 if there are fewer players than that.',
      'merch-6': 'In a town with several empty house spaces you choose which one.',
      'map-1': 'Any number of pieces may stand on one space; pieces never block each other.',
      'map-2': 'Houses and pillars stand in towns, never on road spaces.',
      'map-3': 'Bonus tiles taken from the map are not replaced.',
      'map-4':
        'A house or pillar you place comes from your own supply and stays where it is. With none in your supply you can’t place one.',
    },
  },
  character: {
    title: 'Character action',
    clauses: {
      'char-1':
        '1 AP: take a character from the offer into your storehouse. The offer is refilled at once.',
      'char-2':
        '1 AP: discard all characters of the offer and turn up new ones at once. The discarded tiles are shuffled back into the face-down pile.',
      'char-3':
        '1, 2 or 3 AP: move a character from your storehouse into an empty room on floor 1, 2 or 3. You may fill the rooms of a building in any order.',
      'char-4':
        'Each building holds one kind of character, and all your characters of a kind go in the same building.',
      'char-5': 'You receive the bonus of the character you place at once.',
      'char-6':
        'When the last room of a building is filled, the house on its roof comes to your supply.',
      'char-7':
        'You have six buildings. From the left they have 3, 2, 2, 1 and 1 rooms. The sixth is occupied from the start: it takes no tiles, has no house on its roof and strengthens no action.',
      'char-8':
        'You may take any character in the offer, even one that fits none of your buildings; it then stays in your storehouse.',
      'char-9':
        'The house from the roof is in your supply before you use the bonus of the character who filled the building, so that bonus may already place it.',
      'char-10':
        'When the character pile is empty, spaces of the offer stay empty until discarded tiles come back.',
    },
    ours: {
      'char-2':
        'The new ones are drawn before the discarded ones are mixed in, so none of these comes straight back. Only if the pile runs out are the missing ones drawn from among them.',
      'char-5':
        'You may decline it, or part of it, except for resources, points and king steps: the rulebooks grant this of some bonuses only.',
    },
  },
  contract: {
    title: 'Contract action',
    clauses: {
      'contr-1':
        'Take a contract or a crest of the offer for the AP printed below its space. The gap stays open until the end of your turn.',
      'contr-2':
        'At the end of your turn the tiles of the offer slide to the right to close the gaps, and new ones are added from the left. If the pile is empty, spaces on the left stay empty.',
      'contr-3':
        '1 AP: exchange one of your resources, gold included, for one of another kind. The first exchange of your turn also gives you one more resource of your choice, whichever contract action it is part of.',
      'contr-4': 'Once all your contract spaces are filled, you can take no more contracts.',
      'contr-5':
        'A crest in the offer costs AP and goes to your storehouse like a contract, but needs no contract space. You can’t take one you already have.',
      'contr-6': 'You can fulfil a contract only while one of your contract spaces is open.',
    },
    ours: {
      'contr-2': 'If several tiles are added, the first one drawn goes furthest right.',
      'contr-4':
        'Only fulfilled contracts fill spaces; those waiting in your storehouse do not count.',
    },
  },
  'king-and-joker': {
    title: 'King and joker actions',
    clauses: {
      'kingact-1':
        'King, 1 AP: your marker rises one space on the king track. If other markers are there, it goes on top of them. It never goes above +15; a marker that is there already keeps its place in the stack.',
      'kingact-2':
        'Every point of a king action is a step while your marker is below +15: of your die, of the joker played as king, of a helper, character, tablet or technology, and points added meanwhile. “One space up” on a contract happens likewise. Tasks may come between the steps; your turn, or the action in between, ends only when they are made.',
      'joker-1':
        'Use the joker as any one of the other five actions. All its points go to that action, and your bonus marker of that action counts.',
      'joker-2':
        'You choose the action before you spend the first point, and then it is fixed. The bonus tile is the one that lies on the joker.',
    },
    ours: {
      'kingact-2':
        'Only where each bonus may be left out, as when the characters of a building give theirs again, can a king action be left out, and then as a whole.',
    },
  },
}
