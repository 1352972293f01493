import type { State } from '@tiletum/engine'
import { ROMAN } from '../phrases.ts'
import { plural } from '../plural.ts'
import { instructions } from '../message-data/instructions.ts'
import type { Happened } from '../message-data/instructions.ts'
import type { NamedGame } from '../message-data/named-game.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { nouns } from './nouns.ts'

const count = plural('en')
/** The number of spaces in the contract offer. */
const CONTRACTS = 5
const nth = (place: number): string => ['1st', '2nd', '3rd'][place - 1] ?? `${place}th`

/** The companion of a real table. */
export const companion = {
  instructions: (table: NamedGame, before: State, happened: readonly Happened[]) =>
    instructions(INSTRUCTIONS, table, before, happened),
  title: 'At the table',
  about: 'For the box on your table: the Cardinalbot, the setup and the scoring.',
  printing:
    'This page follows the revised rules. Older printings differ in details, such as the 4 VP for the highest king marker in the last round.',
  new: 'New game',
  edition: 'Game',
  solo: '1, with the Cardinalbot',
  peopleAbout: 'The page keeps the whole position, says what to lay out, and does all the scoring.',
  soloAbout: 'The page keeps the whole position and plays the Cardinalbot for you.',
  setupOnly: 'Setup checklist',
  setupAbout: 'What to take out, shuffle and lay out, for 1 to 4 players.',
  pad: 'Score pad',
  padAbout: 'King phase, fairs and final scoring for 2 to 4 people.',
  print: 'Print help sheets',
  printAbout: 'Icons, player aid, decrees, challenges and a score sheet.',
  games: 'Games at your table',
  noGames: 'None yet.',
  remove: 'Delete',
  silver: 'With Prospect for Silver',
  start: 'Start',
  name: 'Your name',
  /** The name of a player who plays alone and gives none. Other people may read it, too. */
  nameless: 'Player',
  dealing: 'Setup',
  dealingWays: {
    nothing: 'I tell everything that lies there',
    lots: 'I draw tiles and tell them; the page draws the rest',
    all: 'The page draws everything, I lay out',
  },
  dealKind: (number: number) => `The page draws these ${number}`,
  setupDeal: 'Let the page draw, on several devices',
  setupDealAbout:
    'A game with this list: the page draws what goes where, and others join by a code to tick off too.',
  switches: {
    rolls: 'The page rolls the Cardinal’s dice',
    later: 'The page asks for tiles only when they matter',
  },
  lots: 'The page drew lots. If you draw your own, tap what came up.',
  letApp: 'Let the page choose',
  later: (number: number) =>
    `Tell ${count(number, { one: 'it', other: `these ${number}` })} when it matters`,
  /** The places where tiles are laid, as headings. */
  places: {
    contractOffer: (place: number, points: number, slides: boolean) =>
      `${slides ? 'Slide the contracts right, then contract' : 'Contract'} offer, ${nth(place)} space ${
        place === 1 ? '(left, ' : place === CONTRACTS ? '(right, ' : 'from the left ('
      }${nouns.ap(points)})`,
    characterOffer: (place: number) => `Character offer, ${nth(place)} space from the left`,
    cathedral: (town: string) => `Cathedral in ${town}`,
    fair: (round: number) => `Fair of round ${round}`,
    undergroundMap: (map: number) => `Underground map ${ROMAN[map - 1] ?? map}`,
    technology: (place: number) => `Technology ${place}`,
    challenge: (place: number) => `Challenge ${place}`,
  },
  whichTile: (place: string) => `Which tile is here: ${place}?`,
  nothingHere: 'Nothing is here',
  untold: 'Not told yet',
  sides: 'Tap the sides that lie face up: map I, II and III, from left to right.',
  side: (map: number, letter: string) => `map ${ROMAN[map - 1] ?? map}, side ${letter}`,
  left: (number: number) => `${number} left`,
  copies: (number: number) => `×${number}`,
  withNames: 'Show names',
  joinAbout: 'Whoever opens this link sees this table, ticks off and answers too.',
  layOut: 'Lay out what was drawn:',
  ready: 'Done: the table is set',
  done: 'Done',
  why: 'Why?',
  whyNot: 'Hide the reasons',
  botTurn: 'The Cardinal’s turn',
  doThis: 'Do this on the table:',
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name}’s turn`,
  devices: 'Several devices',
  share: 'Play on several devices',
  shareAbout:
    'The game goes to this server, in your own network or wherever it runs. Others scan a code: no account, only a name. Everybody sees the same, ticks off and answers.',
  shareFailed: 'The server can’t be reached, or does not take the game. It goes on here.',
  sharedAbout: 'Every answer has its number in one log that only grows: nobody overwrites anybody.',
  devicesHere: (names: readonly string[]) =>
    names.length === 0 ? 'Nobody is here.' : `Here: ${names.join(', ')}`,
  largeScreen: 'Show this table on a large screen',
  goOnAlone: 'Go on alone on this device',
  noServer: 'The server of this table can’t be reached.',
  noServerAbout:
    'It may be off, or you are in another network. A copy of the game is on this device.',
  tryAgain: 'Try again',
  late: (told: readonly string[]) =>
    `Another device was faster, so this does not count: ${told.join(', ')}. Look at what is asked now.`,
  otherTab: 'This game is open in another tab.',
  here: 'Continue here',
  reload: 'Load this page again: it no longer fits the server.',
  resultOnly: 'Result only',
  resultAbout: 'Play on the table, then enter only what changed.',
  turnOver: 'My turn is over',
  waste: 'This gives something up:',
  undo: 'Undo',
  notPossible: 'Not possible',
  otherwise: 'I see something else',
  edit: 'Edit any number',
  back: 'Back',
  takeBotBack: 'Take this turn back and correct first',
  rolledBefore: (notation: string) => `Play the same roll again (${notation})`,
  notPossibleAbout:
    'Then the position here differs from your table. Take the turn back, correct what differs, and the Cardinal decides again.',
  differsAbout:
    'Then the position here differs from your table. Correct what differs, or undo the last entry.',
  editing: 'Correct the position',
  editAbout: 'What you enter counts as a correction. Undo takes it back.',
  editOver: 'The game is over. Undo its last entry; then everything can be corrected.',
  find: 'Find',
  set: 'Set',
  none: 'Nothing',
  moveHere: 'Move a tile here from',
  anyway: 'Enter it anyway',
  groups: {
    seat: (name: string) => name,
    tiles: 'Tiles',
    boards: 'Tiles on player boards',
    pieces: 'Pieces and houses',
    dice: 'Dice, wheel and corruption',
    cards: 'Costs, fairs and decrees',
  },
  corrections: (number: number) =>
    `${number} ${count(number, { one: 'correction', other: 'corrections' })}`,
  where: 'Where were we?',
  lastPlayed: (ago: string, date: string) => `Last played ${ago}, on ${date}.`,
  whereRound: (round: number, turn: number) => `Round ${round} of 4, turn ${turn} of 3`,
  whereSetup: 'Still being set up',
  whereOver: 'The game is over',
  points: (name: string, vp: number) => `${name}: ${vp} VP`,
  goods: (name: string) => `Resources: ${name}`,
  go: 'Continue',
  awake: 'The screen stays on while this page is open.',
  notAwake: 'This browser lets the screen turn off.',
  noOffline:
    'Over plain HTTP this page can’t start without a network. Once loaded, it goes on alone.',
  over: 'The game is over',
  wins: (name: string) => `${name} wins.`,
  arithmetic: 'Points by source',
  save: 'Save as a file',
  person: (number: number) => `Player ${number}`,
  people: (number: number) => `${number} players`,
  players: 'Players',
  plays: 'Plays at this table',
  inPlay: 'Scored during play',
  kingSpace: 'King space',
  award: (vp: number) => `Highest, no tile left: +${vp} VP`,
  fairTile: 'Fair tile',
  present: 'Present (house or merchant there)',
  fairSum: (round: number) => `Fair ${round}`,
  housesOnMap: 'Houses on the map',
  pillarsOnMap: 'Pillars on the map',
  completed: 'Completed buildings',
  goodsLeft: 'Resources left',
  atTheEnd: 'End of the game',
  overlay: 'Scoring overlay',
  minesPlaced: 'Mines placed',
  silverLeft: 'Silver left',
  tierOf: (number: number) => `Technology ${number}, tier reached (0 to 3)`,
  leaveOut: 'Leave these tiles in the box; shuffle the others face down by family.',
  diceInBag: (number: number) => `Put ${number} dice of each colour in the bag.`,
  ticked: (done: number, of: number) => `${done} of ${of} done`,
  startOver: 'Start over',
  printHow: 'Print on A4 or Letter; each sheet is a page.',
  printNow: 'Print',
  iconSheet: 'Icons',
  aid: 'Player aid',
  aidSteps: (award: number): readonly string[] => [
    'Draw and roll the dice; put each on the segment of its value.',
    'Three times: turn over a corruption token, all king markers move down; then each player takes a turn.',
    'Turn: take a die; take or leave the bonus tile of its action; gain as many resources as the die shows; spend 7 minus the die value in action points.',
    'At any decision in your turn: fulfil contracts, place crests, contribute to cathedrals, use helpers, buy a resource for 2 gold.',
    `King phase: the highest marker takes the tile (or ${award} VP if there is none); everyone scores the king space; the new turn order follows the track; markers below 0 return to 0.`,
    'Fair: whoever has a house or the merchant in the town scores.',
    'Cleanup: refill the tiles, turn all corruption tokens face down, dice back in the bag, turn the wheel one step.',
    'After round 4: houses × pillars, completed buildings, 1 VP for every 4 resources.',
  ],
  crests: 'Crest spaces',
  decrees: 'Decrees',
  challengeCards: 'Challenges',
  dieGrid: 'Tap each die that was rolled.',
  twoDice: 'Tap both dice at once, whichever came first.',
  pair: (low: number, high: number) => `${low} and ${high}`,
}
export type CompanionWords = typeof companion
