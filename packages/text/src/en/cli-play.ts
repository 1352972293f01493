import { plural } from '../plural.ts'

const count = plural('en')

/** The command that plays a game in the terminal. */
export const play = {
  command: 'play a game in the terminal, with people and computer players',
  file: 'a saved game to continue',
  modules: 'comma-separated list of modules; solo is against the Cardinalbot',
  seats: (bots: string) =>
    `the players in seat order, comma-separated: names for people, or a computer player: ${bots}`,
  person: 'Player',
  difficulty: 'Cardinalbot difficulty: how many challenges it gets',
  challenges: 'Cardinalbot challenges, comma-separated',
  firstGame: 'use the rulebook’s first-game setup',
  shuffled: 'shuffle the action tiles',
  seed: 'random seed, a word or number (random if omitted)',
  chance: 'who draws and rolls: the program, or you at a real table',
  freeUndo: 'allow undo past draws and other players’ moves',
  edition: 'play with the components of this edition file',
  save: 'save the game to this file after every move; it must be new or the game being continued',
  unknownChallenge: (name: string, known: string) =>
    `Unknown challenge '${name}'. Choose from: ${known}.`,
  seatsOfRecord: (seats: number) =>
    `This game has ${seats} ${count(seats, { one: 'seat', other: 'seats' })}; --seats must name ${seats} ${count(seats, { one: 'player', other: 'players' })}.`,
  namedTwice: (name: string) => `Two players are called '${name}'.`,
  fixedByRecord: (option: string) =>
    `A saved game has its own settings; ${option} is for new games only.`,
  exists: (file: string) => `'${file}' already exists.`,
  begins: (seed: string) => `Seed ${seed}. Type a number or a move, or help for more.`,
  thinks: (name: string) => `${name} is thinking…`,
  prompt: (name: string) => `${name}>`,
  chanceName: 'Chance',
  noSuchNumber: (most: number) => `Choose a number from 1 to ${most}.`,
  refused: (move: string, sentence: string) => `${move}: ${sentence}`,
  undone: (notation: string) => `Undone: ${notation}.`,
  nothingToUndo:
    'You can’t undo: something was drawn or another player moved after your last move.',
  whyWhat: 'Which move? For example: why walk merchant genova',
  saveWhere: 'Where to? For example: save game.txt',
  saved: (file: string) => `Saved to '${file}'. Continue with: tiletum play ${file}`,
  over: (file: string) => `'${file}' already exists. Overwrite it? (yes or no)`,
  notSaved: 'Not saved.',
  leave: 'This game isn’t saved. Quit anyway? (yes or no)',
  yes: ['yes', 'y'],
  inputEnded: 'Input ended before the game did; the game isn’t saved.',
  helpLines: {
    number: 'a number: play that option',
    move: 'a move in notation or in short (go lyon, take wool 4, house); separate several with ;',
    empty: 'Enter: show the list again',
  },
  noHints: 'There are no hints in games with several people.',
  commands: {
    undo: { word: 'undo', usage: 'undo', does: 'undo your last decision' },
    why: {
      word: 'why',
      usage: 'why MOVE',
      does: 'tell whether a move is possible, and if not, why',
    },
    hint: { word: 'hint', usage: 'hint', does: 'show what the master would play' },
    table: { word: 'table', usage: 'table', does: 'show the whole table' },
    log: { word: 'log', usage: 'log', does: 'show the log so far' },
    score: { word: 'score', usage: 'score', does: 'show points by source' },
    save: { word: 'save', usage: 'save FILE', does: 'save the game to a file' },
    help: { word: 'help', usage: 'help', does: 'show this list' },
    quit: { word: 'quit', usage: 'quit', does: 'quit' },
  },
}
export type PlayWords = typeof play
