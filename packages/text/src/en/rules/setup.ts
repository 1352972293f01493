export const setup = {
  components: {
    title: 'Components and limits',
    clauses: {
      'comp-1':
        'There are five resources: gold, food, wool, stone and iron. The supply is unlimited. Action point counters are only a memory aid.',
      'comp-2':
        'The 20 dice come in five colours, four of each, and a colour stands for a resource: yellow for gold, pink for food, light gray for wool, dark gray for stone, blue for iron.',
      'comp-3':
        'In the box: 8 town tiles, 11 fair tiles, 25 cathedral tiles, 9 construction cost tiles, 6 corruption tokens, 54 bonus tiles, 26 contract tiles and 45 character tiles. Each player has 8 houses, 7 pillars, a merchant, an architect and five bonus markers worth +3, +2, +2, +1 and +1 action points.',
      'comp-4':
        'Your score can rise without limit, but never falls below 0: when you would lose more victory points (VP) than you have, you are left with 0.',
      'comp-5':
        'Bonus, contract and character tiles carry marks: those with a 4 are used only by four players, those with a 3+ only by three or four.',
      'comp-6':
        'Wherever you may choose resources (“any”, “of your choice”, “identical”), gold is one of the five kinds to choose from. “Any 2” or “any 3” may be equal or different, and you name them all at once: the whole choice is a single move.',
    },
  },
  setup: {
    title: 'Setting up',
    clauses: {
      'setup-1':
        'Around the action wheel lie the six actions: architect, merchant, character, contract, king and joker. The wheel has six segments, for the die values 1 to 6, and each segment faces exactly one action.',
      'setup-2':
        'Variant for experienced players: the six action tiles are shuffled and laid around the wheel in that order, instead of the printed one (clockwise joker, king, merchant, architect, character, contract). Don’t use it in your first game.',
      'setup-3':
        'Turn up bonus tiles: six for the actions, one for the king track, and one for each bonus space of the map in use at your number of players.',
      'setup-4':
        'Five contract tiles are turned up as the contract offer, and five character tiles as the character offer.',
      'setup-5':
        'Each cathedral gets a random construction cost tile. One of these tiles closes its cathedral: nobody places a pillar or contributes there in this game, and its cathedral tiles go back to the box.',
      'setup-6':
        'The tiles of every other cathedral lie in a stack, the one with the most VP on top.',
      'setup-7':
        'There are four fairs, one at the end of each round. The first is always held in Tiletum; three random town tiles say where the others are. Four random fair tiles say what counts at each of them.',
      'setup-8':
        'Three of the six corruption tokens are laid out face down at random, one for each turn of the round.',
      'setup-9':
        'The first player is chosen or drawn by lot; the others follow around the table. All king markers start on space 0 in one stack, the first player’s at the bottom and the last player’s on top. Everybody starts with 10 VP.',
      'setup-10':
        'Your merchant, your architect and one of your houses start in Tiletum. Five houses stand on the roofs of your five open buildings and two lie in your supply. Five pillars lie on your first five contract spaces and two in your supply.',
      'setup-11':
        'You start with 1 food, 1 wool, 1 stone and 1 iron, and with gold by your place in the turn order: 1, 3, 5 or 6 for the first, second, third or fourth player.',
      'setup-12': 'The bag holds one die of each colour for each player: 10, 15 or 20 dice.',
      'setup-13':
        'Tiletum has one house space for each player and no more. The first houses fill them, and they give no bonus.',
      'setup-14':
        'What is left after setting up stays in the box for the whole game: tiles for more players, the tiles of the closed cathedral, the other town and fair tiles, the other dice. Only a card of the solo game may bring some of it back.',
    },
    ours: {
      'setup-1': 'The wheel’s starting position is random.',
      'setup-2':
        'The printed order is inferred; the component gallery tells what speaks for and against it.',
    },
  },
}
