/** A finished game as the facts of a story: what each seat did, who led when, what decided it. */
import type { Crest, GameEvent, Name, ScoreSource } from '@tiletum/engine'
import { technologyName } from './silver.ts'
import { placeById } from './named-game.ts'
import type { NamedGame, Place } from './named-game.ts'

export interface PlayedGame extends NamedGame {
  /** All events of the game, those of the set-up first. */
  readonly events: readonly GameEvent[]
  /** The points everybody began with, by seat. */
  readonly start: readonly number[]
  /** The towns of the four fairs. */
  readonly fairTowns: readonly string[]
  /** The seats, the winner first. */
  readonly ranking: readonly number[]
}

/** Things of one kind that a seat did in a round or a turn. */
export type Highlight =
  | { readonly did: 'house' | 'pillar' | 'contribute' | 'mine'; readonly towns: readonly Place[] }
  | { readonly did: 'contract' | 'complete' | 'character'; readonly count: number }
  | { readonly did: 'crest'; readonly crests: readonly Crest[] }
  | { readonly did: 'technology'; readonly technologies: readonly Name[] }

export interface SeatVp {
  readonly seat: number
  readonly vp: number
}

/** One turn of a seat. */
export interface ToldTurn extends SeatVp {
  readonly round: number
  readonly turn: number
  readonly highlights: readonly Highlight[]
}

export interface SeatRound extends SeatVp {
  readonly highlights: readonly Highlight[]
  /** The turn that brought most. */
  readonly best: ToldTurn | undefined
}

export interface ToldRound {
  readonly round: number
  /** The points of each seat's turns in the round, most points first. */
  readonly seats: readonly SeatRound[]
  /** How far corruption moved all king markers down. */
  readonly corruption: number
  /** The points that each seat gained or lost on the king track, most points first. */
  readonly king: readonly SeatVp[]
  readonly fair: Place
  /** The seats that took part in the fair with their points, most points first. */
  readonly present: readonly SeatVp[]
  readonly absent: readonly number[]
  /** The points by seat, before the round and when it was over. */
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/** When the winner took the lead for good. */
export type Decided =
  | { readonly at: 'start' }
  | { readonly at: 'turn'; readonly round: number; readonly turn: number }
  | { readonly at: 'fair'; readonly round: number }
  | { readonly at: 'end' }

/** Groups of score sources for comparing two seats. */
const SUBJECTS = {
  contracts: ['contract-tile', 'contract-space', 'bot-contract'],
  cathedrals: ['cathedral-tile', 'construction-cost'],
  king: ['king-track', 'king-award'],
  fairs: ['fair-1', 'fair-2', 'fair-3', 'fair-4'],
  houses: ['house-space'],
  people: ['crest', 'character', 'helper'],
  product: ['houses-times-pillars'],
  buildings: ['completed-buildings'],
  silver: ['silver', 'technology', 'tablet', 'surprise'],
} as const satisfies Readonly<Record<string, readonly ScoreSource[]>>
export type EdgeSubject = keyof typeof SUBJECTS

/** The groups of points in which one seat was better than another. */
export interface Edge {
  readonly subject: EdgeSubject
  readonly own: number
  readonly other: number
}

export interface Chronicle {
  readonly rounds: readonly ToldRound[]
  /** The points of the final scoring, by seat. */
  readonly final: readonly number[]
  readonly scores: readonly number[]
  readonly ranking: readonly number[]
  readonly decided: Decided
  readonly bestTurn: ToldTurn | undefined
  /** The winner over the second, and what the second did better; of more than a few points. */
  readonly edge: Edge | undefined
  readonly consolation: Edge | undefined
}

const NOTABLE_EDGE = 4

export function chronicleOf(game: PlayedGame): Chronicle {
  const { events, start, ranking } = game
  const scores = start.slice()
  const rounds: ToldRound[] = []
  const turns: ToldTurn[] = []
  const leads: { readonly when: Decided; readonly scores: readonly number[] }[] = []
  const beginnings = events.flatMap(({ event }, index) => (event === 'round' ? [index] : []))
  let final = start.map(() => 0)
  for (const [index, from] of beginnings.entries()) {
    const own = events.slice(from, beginnings[index + 1] ?? events.length)
    const round = index + 1
    const told = turnsIn(game, own, round)
    const king = own.findIndex(({ event }) => event === 'king-phase')
    const end = endOfFair(own)
    const before = scores.slice()
    for (const at of new Set(told.map(({ turn }) => turn))) {
      const upTo = endOfTurn(own, at, king)
      leads.push({
        when: { at: 'turn', round, turn: at },
        scores: add(before, own.slice(0, upTo)),
      })
    }
    const after = add(before, own.slice(0, end))
    leads.push({ when: { at: 'fair', round }, scores: after })
    rounds.push(roundOf(game, round, own.slice(0, end), told, before, after))
    turns.push(...told)
    final = add(
      start.map(() => 0),
      own.slice(end),
    )
    scores.splice(0, scores.length, ...add(before, own))
  }
  leads.push({ when: { at: 'end' }, scores: scores.slice() })
  const [winner = 0, second] = ranking
  return {
    rounds,
    final,
    scores,
    ranking,
    decided: decidedIn(leads, winner),
    bestTurn: turns.toSorted(byPoints)[0],
    edge: second === undefined ? undefined : edgeOf(events, winner, second),
    consolation: second === undefined ? undefined : edgeOf(events, second, winner),
  }
}

const byPoints = (one: SeatVp, other: SeatVp): number => other.vp - one.vp

function add(scores: readonly number[], events: readonly GameEvent[]): number[] {
  const sums = scores.slice()
  for (const event of events)
    if (event.event === 'score' && event.seat !== undefined)
      sums[event.seat] = (sums[event.seat] ?? 0) + event.facts.points
  return sums
}

/** The final scoring comes after the last fair, without a word of its own. */
function endOfFair(events: readonly GameEvent[]): number {
  const fair = events.findIndex(({ event }) => event === 'fair-phase')
  if (fair < 0) return events.length
  const last = events.findIndex(
    (event, index) =>
      index > fair && event.event === 'score' && !event.facts.from.startsWith('fair-'),
  )
  return last < 0 ? events.length : last
}

function endOfTurn(events: readonly GameEvent[], turn: number, king: number): number {
  const next = events.findIndex((event) => event.event === 'turn' && event.facts.turn > turn)
  if (next >= 0) return next
  return king < 0 ? events.length : king
}

function turnsIn(table: NamedGame, events: readonly GameEvent[], round: number): ToldTurn[] {
  return events.flatMap((event, index) => {
    if (event.event !== 'turn' || event.seat === undefined) return []
    const { seat } = event
    const over = events.findIndex((one, at) => at > index && one.event === 'turn-over')
    const own = events
      .slice(index, over < 0 ? events.length : over)
      .filter((one) => one.seat === seat)
    const vp = add([], own)[seat] ?? 0
    return [{ seat, round, turn: event.facts.turn, vp, highlights: highlightsIn(table, own) }]
  })
}

function roundOf(
  game: PlayedGame,
  round: number,
  events: readonly GameEvent[],
  turns: readonly ToldTurn[],
  before: readonly number[],
  after: readonly number[],
): ToldRound {
  const seats = game.start.map((_, seat) => seat)
  const king = events.findIndex(({ event }) => event === 'king-phase')
  const played = king < 0 ? events : events.slice(0, king)
  const present = events.flatMap((event): readonly SeatVp[] =>
    event.event === 'fair' && event.seat !== undefined
      ? [{ seat: event.seat, vp: event.facts.points }]
      : [],
  )
  return {
    round,
    seats: seats
      .map((seat) => ({
        seat,
        vp: (add(before, played)[seat] ?? 0) - (before[seat] ?? 0),
        highlights: highlightsIn(
          game,
          played.filter((event) => event.seat === seat),
        ),
        best: turns.filter((turn) => turn.seat === seat).toSorted(byPoints)[0],
      }))
      .toSorted(byPoints),
    corruption: events.find((event) => event.event === 'corruption')?.facts.value ?? 0,
    king: seats
      .map((seat) => ({ seat, vp: pointsOf(events, seat, SUBJECTS.king) }))
      .toSorted(byPoints),
    fair: placeById(game, game.fairTowns[round - 1] ?? ''),
    present: present.toSorted(byPoints),
    absent: seats.filter((seat) => !present.some((one) => one.seat === seat)),
    before,
    after,
  }
}

function pointsOf(
  events: readonly GameEvent[],
  seat: number,
  sources: readonly ScoreSource[],
): number {
  return events.reduce(
    (sum, event) =>
      event.event === 'score' && event.seat === seat && sources.includes(event.facts.from)
        ? sum + event.facts.points
        : sum,
    0,
  )
}

/** How much a highlight of this kind is worth telling; a story has room for three kinds. */
const WEIGHTS: Readonly<Record<Highlight['did'], number>> = {
  contribute: 5,
  complete: 5,
  house: 4,
  pillar: 4,
  mine: 4,
  technology: 4,
  contract: 3,
  crest: 2,
  character: 1,
}
const TOLD_AT_MOST = 3

function highlightsIn(table: NamedGame, events: readonly GameEvent[]): readonly Highlight[] {
  const towns = { house: [], pillar: [], contribute: [], mine: [] } as {
    readonly [Key in 'house' | 'pillar' | 'contribute' | 'mine']: Place[]
  }
  const counts = { contract: 0, complete: 0, character: 0 }
  const crests: Crest[] = []
  const technologies: Name[] = []
  for (const event of events)
    switch (event.event) {
      case 'build':
        towns[event.facts.what].push(placeById(table, event.facts.town))
        break
      case 'contribute':
      case 'mine':
        towns[event.event].push(placeById(table, event.facts.town))
        break
      case 'fulfil':
        counts.contract++
        break
      case 'complete':
        counts.complete++
        break
      case 'place':
        counts.character++
        break
      case 'crest':
        crests.push(event.facts.crest)
        break
      case 'technology':
        technologies.push(technologyName(table, event.facts.technology))
        break
      default:
    }
  const all: readonly (Highlight & { readonly much: number })[] = [
    ...(['house', 'pillar', 'contribute', 'mine'] as const).map((did) => ({
      did,
      towns: towns[did],
      much: towns[did].length,
    })),
    ...(['contract', 'complete', 'character'] as const).map((did) => ({
      did,
      count: counts[did],
      much: counts[did],
    })),
    { did: 'crest', crests, much: crests.length },
    { did: 'technology', technologies: [...new Set(technologies)], much: technologies.length },
  ]
  const weight = ({ did, much }: (typeof all)[number]): number => WEIGHTS[did] * much
  return all
    .filter(({ much }) => much > 0)
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, TOLD_AT_MOST)
}

/** Since when the winner was ahead of everybody until the end. */
function decidedIn(
  leads: readonly { readonly when: Decided; readonly scores: readonly number[] }[],
  winner: number,
): Decided {
  const last = leads.findLastIndex(({ scores }) =>
    scores.some((points, seat) => seat !== winner && points >= (scores[winner] ?? 0)),
  )
  if (last < 0) return { at: 'start' }
  return leads[last + 1]?.when ?? { at: 'end' }
}

function edgeOf(events: readonly GameEvent[], one: number, other: number): Edge | undefined {
  const edges = Object.entries(SUBJECTS).map(([subject, sources]): Edge => ({
    subject: subject as EdgeSubject,
    own: pointsOf(events, one, sources),
    other: pointsOf(events, other, sources),
  }))
  const [best] = edges.toSorted((a, b) => b.own - b.other - (a.own - a.other))
  return best !== undefined && best.own - best.other >= NOTABLE_EDGE ? best : undefined
}
