import { list, signed } from '../phrases.ts'
import { plural } from '../plural.ts'

const count = plural('en')
const some = (number: number, one: string, other: string) =>
  `${number} ${count(number, { one, other })}`
const percent = (share: number) =>
  share > 0 && share < 0.005 ? 'under 1 %' : `${Math.round(share * 100)} %`

/** The ledger and forecast, the replay, links that contain a game, and branches. */
export const replay = {
  and: list('and'),
  points: {
    ended: 'If it ended now',
    endedNote:
      'With the king and fair phase of this round; what would still be chosen or drawn is left out.',
    player: 'Player',
    now: 'Now',
    round: 'Round ends',
    game: 'Game ends',
    change: (number: number) => `${number < 0 ? '−' : '+'}${Math.abs(number)}`,
    changed: (number: number) => `${signed(number)} since this turn began`,
    fairs: 'Fairs to come',
    fairsNote:
      'What each fair would bring as things stand; in brackets what is missed by not being there.',
    fair: (number: number, town: string) => `${number}. ${town}`,
    present: (name: string, points: number) => `${name} takes part: ${signed(points)} VP`,
    absent: (name: string, points: number) =>
      `${name} does not take part; ${signed(points)} VP missed`,
    fairHead: 'Fair',
    noFairs: 'There is no fair any more.',
    sofar: 'Points so far',
    goods: 'Goods so far',
    received: 'received',
    spent: 'spent',
    good: 'Good',
    silver: 'silver',
    goodsFrom: {
      dice: 'from dice',
      bought: 'bought for gold',
      exchanged: 'exchanged',
      king: 'from mines and the king track',
      other: 'from tiles, spaces and crests',
    },
    receivedSpent: (name: string, gained: number, paid: number) =>
      `${name}: ${gained} received, ${paid} spent`,
    odds: 'What may come up',
    piles: {
      corruption: 'Next corruption token',
      contract: 'Next contract tile',
      character: 'Next character',
      bonus: 'Next bonus tile',
      'underground-bonus': 'Next underground bonus tile',
      surprise: 'Next King’s Surprise',
    },
    corruption: (value: number) =>
      value === 0 ? 'no space down' : some(value, 'space down', 'spaces down'),
    outcomes: (number: number) => some(number, 'possibility', 'possibilities'),
    chance: percent,
    off: 'The forecast is switched off at this table.',
    title: 'Points and forecast',
    larger: 'Open large',
    switch: 'Forecast at this table',
    waiting: 'The game has not begun.',
  },
  chart: {
    title: 'Points over the game',
    projected: 'If the game ended then',
    actual: 'Points',
    kind: 'What is shown',
    turn: (round: number, turn: number) => `Round ${round}, turn ${turn}`,
    fair: (round: number) => `after fair ${round}`,
    start: 'Start',
    end: 'End',
    when: 'When',
    moment: (when: string, scores: string) => `${when}: ${scores}`,
    score: (name: string, vp: number) => `${name} ${signed(vp)}`,
  },
  screen: {
    title: 'Replay',
    position: 'Moment of the game',
    value: (chapter: string, at: number, of: number) => `${chapter}, moment ${at} of ${of}`,
    setup: 'Set-up',
    turn: (round: number, turn: number, name: string) => `Round ${round}, turn ${turn}: ${name}`,
    turnOf: (round: number, turn: number) => `Round ${round}, turn ${turn}`,
    back: 'One step back',
    on: 'One step on',
    turnBack: 'Previous turn',
    turnOn: 'Next turn',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    board: 'Board of',
    whoever: 'whose turn it is',
    leave: 'Back to the game',
    short: { share: 'Share', branch: 'Play on', leave: 'Back', keep: 'Keep' },
    share: 'Share this moment',
    branch: 'Play on from here',
    keep: 'Keep it on this device',
    kept: 'The game is now among yours on this device.',
    tabs: { review: 'Review', turn: 'Turn', chart: 'Chart', log: 'Log', points: 'Points' },
    keys: 'Arrow keys: one step. Page up and page down: one turn. Home and End: beginning and end. Space: play and pause.',
  },
  turn: {
    changed: (turn: string) => `What changed: ${turn}`,
    soFar: (turn: string) => `So far: ${turn}`,
    nothing: 'Nothing yet.',
    report: 'Report',
    vp: 'Points',
    goods: 'Goods',
    noGoods: 'none',
    walking: 'Walking',
    walked: (steps: number, points: number) =>
      steps === 0
        ? 'none'
        : points === 0
          ? `${some(steps, 'step', 'steps')}, free of action points`
          : `${some(steps, 'step', 'steps')} for ${some(points, 'action point', 'action points')}`,
    wasted: 'Left or missed',
    undone: 'Tasks that were possible',
    none: 'nothing',
    reasons: 'Its reasons',
    marks: 'Mark on the board what changed',
  },
  share: {
    title: 'Share this moment',
    explain:
      'The link contains the whole game up to its present state and opens at this moment. Nothing is stored anywhere else.',
    untilHere: 'Only up to this moment',
    whole: 'The whole game',
    contents: 'What the link contains',
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied.',
    select: 'Copying is not allowed here: the link is selected, copy it yourself.',
    making: 'Making the link …',
    failed: 'No link can be made of this game.',
    letters: (number: number) => some(number, 'letter', 'letters'),
    close: 'Close',
  },
  faults: {
    title: 'This link can’t be opened',
    damaged:
      'The link is cut off or was changed on its way. Ask for it again, or for the game as a file.',
    'older-rules':
      'This game was played by older rules of this program, and from some move on they differ. It can be opened up to there; to play, begin a new game.',
    newer:
      'The link was made by a newer release of this program. Load the page anew and try again.',
    openUpTo: 'Open what can be read',
    home: 'To all games',
  },
  branch: {
    title: 'Play on from here',
    explain: (moment: string) =>
      `A new game begins as a copy of this one (${moment}). The original stays as it is.`,
    begin: 'Begin',
    cancel: 'Cancel',
    unplayable: 'The game is over here: go back to an earlier moment.',
    bot: 'The Cardinalbot keeps its seat.',
  },
}
export type ReplayWords = typeof replay
