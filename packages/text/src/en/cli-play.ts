import { plural } from '../plural.ts'

const count = plural('en')

/** The command that plays a game in the terminal. */
export const play = {
  command: 'play a whole game here, with people and computer players',
  file: 'the record of a game to go on with',
  modules: 'the modules, with commas between; solo is against the Cardinalbot',
  seats: (bots: string) =>
    `who plays, in the order of the seats, with commas between: people by their names, computer players by theirs: ${bots}`,
  person: 'Player',
  difficulty: 'against the Cardinalbot: how many challenges it is dealt',
  challenges: 'against the Cardinalbot: these challenges, with commas between',
  firstGame: 'as the rulebook recommends for a first game',
  shuffled: 'with the action tiles shuffled around the wheel',
  seed: 'a word or number for chance; without it, by chance',
  chance: 'who draws and rolls: this program, or you at a real table',
  freeUndo: 'undo reaches back past chance and other players',
  edition: 'play with the components of this edition file',
  save: 'keep the game in this file after every move; it must not exist yet, unless it is the one to go on with',
  unknownChallenge: (name: string, known: string) =>
    `There is no challenge '${name}'; known: ${known}.`,
  seatsOfRecord: (seats: number) =>
    `This record has ${seats} ${count(seats, { one: 'seat', other: 'seats' })}: --seats must name as many.`,
  namedTwice: (name: string) => `Two players are called '${name}'.`,
  fixedByRecord: (option: string) =>
    `A record brings its own settings: ${option} is for new games.`,
  exists: (file: string) => `There is a file '${file}' already.`,
  begins: (seed: string) => `Seed ${seed}. Type a number or a move; help lists what else there is.`,
  thinks: (name: string) => `${name} thinks …`,
  prompt: (name: string) => `${name}>`,
  chanceName: 'Chance',
  noSuchNumber: (most: number) => `The list goes from 1 to ${most}.`,
  refused: (move: string, sentence: string) => `${move}: ${sentence}`,
  undone: (notation: string) => `Taken back: ${notation}.`,
  nothingToUndo: 'Nothing can be taken back: chance or somebody else came after your last move.',
  whyWhat: 'Say which move: why walk merchant genova.',
  saveWhere: 'Say where: save game.txt.',
  saved: (file: string) => `Kept in '${file}'; tiletum play ${file} goes on with it.`,
  over: (file: string) => `There is a file '${file}' already. Write over it? (yes or no)`,
  notSaved: 'Not kept.',
  leave: 'This game is not kept. Leave all the same? (yes or no)',
  yes: ['yes', 'y'],
  inputEnded: 'The input ended before the game did, and the game is not kept.',
  helpLines: {
    number: 'a number of the list: do that',
    move: 'a move in notation or in short (go lyon, take wool 4, house), several with ; between: do them',
    empty: 'nothing: show the list again',
  },
  noHints: 'Among several people nobody is given hints.',
  orders: {
    undo: { word: 'undo', usage: 'undo', does: 'take back your last decision' },
    why: { word: 'why', usage: 'why MOVE', does: 'say whether a move is possible, and why not' },
    hint: { word: 'hint', usage: 'hint', does: 'say what the master would look at' },
    table: { word: 'table', usage: 'table', does: 'show the whole table' },
    log: { word: 'log', usage: 'log', does: 'tell the game so far' },
    score: { word: 'score', usage: 'score', does: 'show the points by their sources' },
    save: { word: 'save', usage: 'save FILE', does: 'keep the game in a file' },
    help: { word: 'help', usage: 'help', does: 'show this list' },
    quit: { word: 'quit', usage: 'quit', does: 'leave' },
  },
}
export type PlayWords = typeof play
