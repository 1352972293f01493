export const icons = {
  gold: {
    name: 'gold',
    meaning: 'A resource (yellow die). 2 gold buy 1 of another resource.',
  },
  food: {
    name: 'food',
    meaning: 'A resource (pink die), paid for placing crests.',
  },
  wool: {
    name: 'wool',
    meaning: 'A resource (light grey die), asked by contracts.',
  },
  stone: {
    name: 'stone',
    meaning: 'A resource (dark grey die), contributed to cathedrals.',
  },
  iron: {
    name: 'iron',
    meaning: 'A resource (blue die), asked by contracts.',
  },
  any: {
    name: 'any resource',
    meaning: 'A resource of your choice.',
  },
  identical: {
    name: 'identical resources',
    meaning: 'As many units of one resource as shown; you choose which.',
  },
  architect: {
    name: 'architect',
    meaning: 'The architect action, or a character of that kind.',
  },
  merchant: {
    name: 'merchant',
    meaning: 'The merchant action, or a character of that kind.',
  },
  character: {
    name: 'character',
    meaning: 'The character action, or a character of that kind.',
  },
  contract: {
    name: 'contract',
    meaning: 'The contract action, a contract, or a character of that kind.',
  },
  king: {
    name: 'king',
    meaning: 'The king action, or a character of that kind.',
  },
  joker: {
    name: 'joker',
    meaning: 'The joker action: any other action of your choice.',
  },
  prospector: {
    name: 'prospector',
    meaning: 'The prospector action, or a character of that kind.',
  },
  'any-action': {
    name: 'any action',
    meaning: 'An action of your choice, with the AP shown.',
  },
  'merchant-piece': {
    name: 'merchant (piece)',
    meaning: 'Your merchant on the map.',
  },
  'architect-piece': {
    name: 'architect (piece)',
    meaning: 'Your architect on the map.',
  },
  'prospector-piece': {
    name: 'prospector (piece)',
    meaning: 'A prospector on an underground map.',
  },
  step: {
    name: 'step',
    meaning: 'Move the piece shown to an adjacent space, at no cost.',
  },
  travel: {
    name: 'travel',
    meaning: 'Move the piece shown to any space on the map.',
  },
  climb: {
    name: 'up the king track',
    meaning: 'Your king marker moves up by the number shown.',
  },
  strengthen: {
    name: 'more action points',
    meaning: 'More AP for your die’s action.',
  },
  recolour: {
    name: 'recolour your die',
    meaning: 'The die you choose gives the resource you name.',
  },
  'upper-character': {
    name: 'character on floor 2 or 3',
    meaning: 'Counted by a fair.',
  },
  household: {
    name: 'building filled with characters',
    meaning: 'Counted by a fair; a crest isn’t needed.',
  },
}
