import { list, signed } from '../phrases.ts'
import { plural } from '../plural.ts'

const count = plural('en')
const some = (number: number, one: string, other: string) =>
  `${number} ${count(number, { one, other })}`
const percent = (share: number) =>
  share > 0 && share < 0.005 ? 'under 1%' : `${Math.round(share * 100)}%`

/** The ledger and forecast, the replay, links that contain a game, and branches. */
export const replay = {
  and: list('and'),
  points: {
    ended: 'If it ended now',
    endedNote: 'Includes this round’s king and fair phases, but no choices or draws still to come.',
    player: 'Player',
    now: 'Now',
    round: 'Round ends',
    game: 'Game ends',
    change: (number: number) => `${number < 0 ? '−' : '+'}${Math.abs(number)}`,
    changed: (number: number) => `${signed(number)} this turn`,
    fairs: 'Fairs to come',
    fairsNote:
      'What each fair would score as things stand; in brackets, what is missed by not being there.',
    fair: (number: number, town: string) => `${number}. ${town}`,
    present: (name: string, points: number) => `${name} is there: ${signed(points)} VP`,
    absent: (name: string, points: number) => `${name} isn’t there: misses ${signed(points)} VP`,
    fairHead: 'Fair',
    noFairs: 'No fairs left.',
    sofar: 'Points so far',
    goods: 'Resources so far',
    received: 'received',
    spent: 'spent',
    good: 'Resource',
    goodsFrom: {
      dice: 'from dice',
      bought: 'bought with gold',
      exchanged: 'exchanged',
      king: 'from mines and the king track',
      other: 'from tiles, spaces and crests',
    },
    receivedSpent: (name: string, gained: number, paid: number) =>
      `${name}: ${gained} received, ${paid} spent`,
    odds: 'What could be drawn',
    piles: {
      corruption: 'Next corruption token',
      contract: 'Next contract tile',
      character: 'Next character',
      bonus: 'Next bonus tile',
      'underground-bonus': 'Next underground bonus tile',
      surprise: 'Next King’s Surprise',
    },
    corruption: (value: number) =>
      value === 0 ? 'no move' : some(value, 'space down', 'spaces down'),
    outcomes: (number: number) => some(number, 'possibility', 'possibilities'),
    chance: percent,
    off: 'The forecast is off at this table.',
    title: 'Points and forecast',
    larger: 'Enlarge',
    switch: 'Forecast at this table',
    waiting: 'The game hasn’t started.',
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
    position: 'Position in the game',
    value: (chapter: string, at: number, of: number) => `${chapter}, position ${at} of ${of}`,
    setup: 'Setup',
    turn: (round: number, turn: number, name: string) => `Round ${round}, turn ${turn}: ${name}`,
    turnOf: (round: number, turn: number) => `Round ${round}, turn ${turn}`,
    back: 'One step back',
    on: 'One step forward',
    turnBack: 'Previous turn',
    turnOn: 'Next turn',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    board: 'Board of',
    whoever: 'current player',
    leave: 'Back to the game',
    short: { share: 'Share', branch: 'Play on', leave: 'Back', keep: 'Save' },
    share: 'Share this position',
    branch: 'Play on from here',
    keep: 'Save on this device',
    kept: 'Saved to your games on this device.',
    tabs: { review: 'Review', turn: 'Turn', chart: 'Chart', log: 'Log', points: 'Points' },
    keys: 'Arrow keys: one step. Page up and page down: one turn. Home and End: start and end. Space: play or pause.',
  },
  turn: {
    changed: (turn: string) => `What changed: ${turn}`,
    soFar: (turn: string) => `So far: ${turn}`,
    nothing: 'Nothing yet.',
    report: 'Report',
    vp: 'VP',
    goods: 'Resources',
    noGoods: 'none',
    walking: 'Movement',
    walked: (steps: number, points: number) =>
      steps === 0
        ? 'none'
        : points === 0
          ? `${some(steps, 'step', 'steps')}, no action points`
          : `${some(steps, 'step', 'steps')} for ${some(points, 'action point', 'action points')}`,
    wasted: 'Unused or missed',
    undone: 'Tasks not done',
    none: 'nothing',
    reasons: 'Its reasoning',
    marks: 'Highlight changes on the board',
  },
  share: {
    title: 'Share this position',
    explain:
      'The link contains the whole game so far and opens at this position. Nothing is stored anywhere else.',
    untilHere: 'Only up to this position',
    whole: 'The whole game',
    contents: 'What the link contains',
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied.',
    select: 'Couldn’t copy automatically. The link is selected, so you can copy it yourself.',
    making: 'Creating link…',
    failed: 'Couldn’t create a link for this game.',
    letters: (number: number) => some(number, 'character', 'characters'),
    close: 'Close',
  },
  faults: {
    title: 'This link can’t be opened',
    damaged: 'The link is incomplete or was altered. Ask for it again, or for the game as a file.',
    'older-rules':
      'This game was played under older rules that differ from some move on. You can open it up to there; to play, start a new game.',
    newer: 'This link was made with a newer version. Reload the page and try again.',
    openUpTo: 'Open what can be read',
    home: 'All games',
  },
  branch: {
    title: 'Play on from here',
    explain: (moment: string) =>
      `This starts a new game as a copy of this one (${moment}). The original is unchanged.`,
    begin: 'Start',
    cancel: 'Cancel',
    unplayable: 'The game is over here: go back to an earlier position.',
    bot: 'The Cardinalbot keeps its seat.',
  },
}
export type ReplayWords = typeof replay
