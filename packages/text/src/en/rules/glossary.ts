export const glossary = {
  action: {
    name: 'action',
    meaning:
      'What a segment of the wheel lets you do: architect, merchant, character, contract, king or joker; with the expansion also prospector.',
  },
  'action-point': {
    name: 'action point (AP)',
    meaning: 'What you spend on the steps of an action.',
  },
  'action-wheel': {
    name: 'action wheel',
    meaning: 'The wheel with the dice; each of its six segments faces an action.',
  },
  architect: {
    name: 'architect',
    meaning: 'The piece that goes from cathedral to cathedral.',
  },
  'bonus-marker': {
    name: 'bonus marker',
    meaning: 'Extra action points for one action, earned by completing a building.',
  },
  'bonus-tile': {
    name: 'bonus tile',
    meaning: 'A tile of the wheel, the map or the king track: a helper, a crest or a contract.',
  },
  building: {
    name: 'building',
    meaning: 'One of the six on your board, with rooms for characters and a space for a crest.',
  },
  cathedral: {
    name: 'cathedral',
    meaning: 'Where pillars stand and stone is contributed for points.',
  },
  'cathedral-tile': {
    name: 'cathedral tile',
    meaning: 'What you win by contributing; each cathedral has a stack.',
  },
  character: {
    name: 'character',
    meaning: 'A tile for your buildings’ rooms, with a bonus; its kind is one of the actions.',
  },
  'completed-building': {
    name: 'completed building',
    meaning: 'All rooms filled, and a crest.',
  },
  'construction-cost': {
    name: 'construction cost tile',
    meaning: 'What a contribution to a cathedral costs, and the points for it.',
  },
  contract: {
    name: 'contract',
    meaning: 'A tile that turns resources into points.',
  },
  corruption: {
    name: 'corruption token',
    meaning: 'Moves all king markers down.',
  },
  crest: {
    name: 'crest',
    meaning: 'The arms of a noble family, for one of your buildings.',
  },
  die: {
    name: 'die',
    meaning: 'Gives resources and an action.',
  },
  fair: {
    name: 'fair',
    meaning: 'Scores points at the end of a round for those who are there.',
  },
  helper: {
    name: 'helper',
    meaning: 'A bonus tile you can use once, as a task.',
  },
  house: {
    name: 'house',
    meaning: 'A piece you place in a town; its space may give a bonus.',
  },
  'king-track': {
    name: 'king track',
    meaning: 'Points each round, and the turn order.',
  },
  merchant: {
    name: 'merchant',
    meaning: 'The piece that goes from town to town.',
  },
  offer: {
    name: 'offer',
    meaning: 'The five face-up contracts or characters.',
  },
  pillar: {
    name: 'pillar',
    meaning: 'A piece you place at a cathedral; you need one there to contribute.',
  },
  resource: {
    name: 'resource',
    meaning: 'Gold, food, wool, stone or iron.',
  },
  'road-space': {
    name: 'road space',
    meaning: 'A space between two towns; nothing is built there.',
  },
  room: {
    name: 'room',
    meaning: 'A place for one character, on floor 1, 2 or 3.',
  },
  round: {
    name: 'round',
    meaning: 'One of four, each with five phases.',
  },
  storehouse: {
    name: 'storehouse',
    meaning: 'Four spaces for the tiles you take.',
  },
  supply: {
    name: 'supply',
    meaning: 'Houses, pillars and mines ready to be placed.',
  },
  task: {
    name: 'task',
    meaning: 'What you may do at any time of your turn.',
  },
  town: {
    name: 'town',
    meaning: 'A space of the map where houses may stand.',
  },
  turn: {
    name: 'turn',
    meaning: 'A die, its resources and its action; three in a round.',
  },
  'victory-point': {
    name: 'victory point (VP)',
    meaning: 'What decides the game.',
  },
  cardinalbot: {
    name: 'Cardinalbot',
    meaning: 'Your opponent when you play alone.',
  },
  decree: {
    name: 'decree',
    meaning: 'A card that says which die the Cardinalbot takes.',
  },
  challenge: {
    name: 'challenge',
    meaning: 'A card that makes the Cardinalbot stronger.',
  },
  reach: {
    name: 'reach',
    meaning: 'How far the Cardinalbot’s pieces get with its points.',
  },
  earmark: {
    name: 'earmark',
    meaning: 'A unit of a resource to be paid before gold, with the resource technology.',
  },
  income: {
    name: 'income',
    meaning: 'The silver your mines bring at the start of a king phase.',
  },
  'main-map': {
    name: 'main map',
    meaning: 'The map of the base game, as opposed to the underground maps.',
  },
  mine: {
    name: 'mine',
    meaning:
      'A piece you place in an underground town; it gives silver at once and in every king phase.',
  },
  'movement-icon': {
    name: 'movement icon',
    meaning: 'An icon on the prospector wheel: move a prospector one space, as a task.',
  },
  overlay: {
    name: 'scoring overlay',
    meaning: 'Says which pieces are multiplied at the end.',
  },
  prospector: {
    name: 'prospector',
    meaning: 'The piece that explores an underground map.',
  },
  'prospector-wheel': {
    name: 'prospector wheel',
    meaning:
      'The second wheel, which brings the prospector action and the movement icon to the segments.',
  },
  'resource-bonus': {
    name: 'resource tile',
    meaning: 'Says which resource counts as gold for you.',
  },
  ribbon: {
    name: 'ribbon',
    meaning: 'Silver for those whose marker stands on its space of the king track.',
  },
  silver: {
    name: 'silver',
    meaning: 'What technologies and new prospectors cost; it isn’t a resource.',
  },
  surprise: {
    name: 'King’s Surprise',
    meaning: 'A card the Cardinalbot buys with silver.',
  },
  tablet: {
    name: 'stone tablet',
    meaning: 'An effect on an underground path, for the first prospector to cross it.',
  },
  technology: {
    name: 'technology',
    meaning: 'A lasting advantage of three tiers, bought with silver.',
  },
  tier: {
    name: 'tier',
    meaning: 'One of the three steps of a technology, I, II or III.',
  },
  underground: {
    name: 'underground map',
    meaning: 'One of three maps with mines, towns and cathedrals for prospectors.',
  },
  'underground-bonus': {
    name: 'underground bonus tile',
    meaning: 'A bonus tile of the underground maps, with a pile of its own.',
  },
}
