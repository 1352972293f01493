/** What the events of a game ask of the hands of people at a real table. */
import type {
  Countable,
  Effect,
  EventFacts,
  EventName,
  EventOf,
  GameEvent,
  Good,
  ScoreSource,
  State,
  TileOutcomeName,
} from '@tiletum/engine'
import { COUNTABLES, NONE, seatFacts, seatsIn, tableFacts } from '@tiletum/engine'
import type { NamedGame } from './named-game.ts'

/** Whose piece or tile it is. */
export interface Whose {
  readonly table: NamedGame
  readonly name: string | undefined
  readonly isBot: boolean
}

/** The events that move a component, apart from amounts. */
const MOVING_EVENTS = [
  'order',
  'die',
  'take',
  'discard',
  'walk',
  'build',
  'renew',
  'place',
  'free-house',
  'free-pillar',
  'complete',
  'king',
  'fulfil',
  'crest',
  'contribute',
  'wheel',
  'prospector-wheel',
  'bot-roll',
  'bot-next-decree',
  'bot-decree-over',
  'bot-crest',
  'bot-start',
  'bot-decrees',
  'bot-surprise',
  'unlock-mine',
  'mine',
  'enter',
  'tablet',
  'to-bottom',
] as const satisfies readonly EventName[]
type MovingEvent = (typeof MOVING_EVENTS)[number]

const AMOUNT_EVENTS = ['gain', 'pay', 'score', 'gain-silver', 'pay-silver'] as const
type AmountEvent = (typeof AMOUNT_EVENTS)[number]

/** The Cardinalbot has the second seat of a solo game. */
const BOT_SEAT = 1

type Moving = Extract<GameEvent, { readonly event: MovingEvent }>
type Amount = Extract<GameEvent, { readonly event: AmountEvent }>
const isMoving = (event: GameEvent): event is Moving =>
  MOVING_EVENTS.includes(event.event as MovingEvent)
const isAmount = (event: GameEvent): event is Amount =>
  AMOUNT_EVENTS.includes(event.event as AmountEvent)

/** Returns true if something is to be done on the table. */
export function needsHandling(event: GameEvent): boolean {
  if (event.event === 'score') return event.facts.points !== 0
  if (event.event === 'complete') return event.facts.action !== undefined
  return isMoving(event) || isAmount(event)
}

/** The place to which a taken tile goes; for a tile of the Cardinalbot its outcome. */
export type TakenTo =
  | { readonly outcome: TileOutcomeName }
  | { readonly building: number; readonly floor: number }
  | { readonly storehouse: string }
  | undefined

/** The gold with which somebody starts. */
export interface StartingGold {
  readonly name: string
  readonly count: number
}

/** The part of the list under one heading. */
export type InstructionHeading =
  | { readonly part: 'setup' | 'die' | 'tile' | 'tasks' | 'cleanup' | 'end' | 'other' }
  | { readonly part: 'action'; readonly act: EventFacts['act'] | undefined }
  | { readonly part: 'corruption'; readonly value: number }
  | { readonly part: 'king'; readonly highest: string | undefined }
  | {
      readonly part: 'fair'
      readonly round: number
      readonly town: string
      /** Undefined where the fair scores the king track. */
      readonly counts: readonly Countable[] | undefined
      readonly vp: number
    }

/** The change of one amount, and what somebody has then. */
export interface Change {
  readonly of: Good | 'vp'
  readonly change: number
  readonly now: number
  /** How the points come about, where people work them out. */
  readonly how: readonly How[]
}
export type How =
  | { readonly how: 'king-space'; readonly points: number }
  | { readonly how: 'king-award' }
  | {
      readonly how: 'fair'
      readonly counts: readonly Countable[]
      readonly facts: EventFacts['fair']
    }
  | { readonly how: 'end'; readonly source: ScoreSource; readonly points: number }

/** The sentences of a language. */
export interface InstructionWords {
  readonly moving: {
    readonly [Name in MovingEvent]: (
      facts: EventFacts[Name],
      whose: Whose,
      to: TakenTo,
      gold: readonly StartingGold[] | undefined,
    ) => string | undefined
  }
  readonly heading: (part: InstructionHeading, table: NamedGame) => string | undefined
  readonly changes: (whose: Whose, changes: readonly Change[]) => string
  readonly absent: (whose: Whose, town: string) => string
}

export interface Instruction {
  readonly text: string
  readonly event: GameEvent
}

export interface InstructionPart {
  readonly part: InstructionHeading['part']
  readonly heading: string | undefined
  readonly lines: readonly Instruction[]
  /** The lines were done before a question that came after them. */
  readonly greyed: boolean
  /** Everything that happened under this heading. */
  readonly events: readonly GameEvent[]
}

export interface Happened {
  readonly event: GameEvent
  readonly greyed: boolean
  /** A person did it: it only counts for the new totals. */
  readonly own: boolean
}

/** What each seat has, by the name of the amount. */
type Amounts = Map<Good | 'vp', number>[]

/**
 * Sorts what happened under its headings and words it.
 * @param before The state in which the list begins: the new totals follow from it.
 */
export function instructions(
  words: InstructionWords,
  table: NamedGame,
  before: State,
  happened: readonly Happened[],
): readonly InstructionPart[] {
  const amounts = amountsIn(table, before)
  return partsOf(table, before, happened).flatMap(({ part, greyed, own, events }) => {
    const lines = linesOf(words, table, part, events, amounts)
    if (own || lines.length === 0) return []
    return [{ part: part.part, heading: words.heading(part, table), greyed, events, lines }]
  })
}

const amountsIn = ({ rules }: NamedGame, state: State): Amounts =>
  seatsIn(state).map((seat) => {
    const { vp, goods } = seatFacts(rules, state, seat)
    return new Map<Good | 'vp', number>([
      ['vp', vp],
      ...goods.map(({ good, count }) => [good, count] as const),
    ])
  })

interface Gathered {
  part: InstructionHeading
  readonly greyed: boolean
  readonly own: boolean
  readonly events: GameEvent[]
}

function partsOf(table: NamedGame, before: State, happened: readonly Happened[]): Gathered[] {
  const parts: Gathered[] = []
  let part: InstructionHeading = { part: before.round === 0 ? 'setup' : 'other' }
  for (const { event, greyed, own } of happened) {
    if (own) {
      parts.push({ part, greyed, own, events: [event] })
      continue
    }
    const next = partAt(table, part, before, event)
    const last = parts.at(-1)
    if (last === undefined || last.own || next !== part || last.greyed !== greyed)
      parts.push({ part: next, greyed, own, events: [event] })
    else last.events.push(event)
    part = next
    const now = parts.at(-1)
    if (now !== undefined && now.part.part === 'king' && event.event === 'order')
      now.part = { part: 'king', highest: table.seats[event.facts.seats[0] ?? NONE] }
    if (
      now !== undefined &&
      now.part.part === 'action' &&
      event.event === 'act' &&
      now.part.act === undefined
    )
      now.part = { part: 'action', act: event.facts }
  }
  return parts
}

const BOT_PARTS = {
  roll: 'die',
  decree: 'die',
  receive: 'die',
  crests: 'tasks',
  cathedrals: 'tasks',
  contracts: 'tasks',
} as const

/** The heading that an event belongs to; the same object as before while it goes on. */
function partAt(
  table: NamedGame,
  part: InstructionHeading,
  before: State,
  event: GameEvent,
): InstructionHeading {
  const under = (
    name: 'die' | 'tile' | 'tasks' | 'cleanup' | 'end' | 'other',
  ): InstructionHeading => (part.part === name ? part : { part: name })
  if (event.clause.startsWith('end-') || event.clause.startsWith('ag-end-')) return under('end')
  switch (event.event) {
    case 'bot-step':
      return event.facts.step === 'action'
        ? { part: 'action', act: undefined }
        : under(BOT_PARTS[event.facts.step])
    case 'take':
    case 'bot-no-tile':
      return part.part === 'die' ? under('tile') : part
    case 'corruption':
      return { part: 'corruption', value: event.facts.value }
    case 'king-phase':
      return { part: 'king', highest: undefined }
    case 'fair-phase':
      return fairOf(table, before, event.facts.round)
    case 'cleanup':
    case 'wheel':
    case 'prospector-wheel':
      return under('cleanup')
    case 'turn':
      return under('other')
    default:
      return part
  }
}

function fairOf({ rules }: NamedGame, before: State, round: number): InstructionHeading {
  const fair = tableFacts(rules, before).fairs.find((one) => one.fair === round)
  const scores = fair?.tile.scores
  return {
    part: 'fair',
    round,
    town: fair?.town ?? '',
    counts:
      scores === undefined || scores === 'king'
        ? undefined
        : COUNTABLES.filter((one) => scores.includes(one)),
    vp: (fair?.tile.vp ?? 0) + (fair?.more ?? 0),
  }
}

function linesOf(
  words: InstructionWords,
  table: NamedGame,
  part: InstructionHeading,
  events: readonly GameEvent[],
  amounts: Amounts,
): readonly Instruction[] {
  const whose = (seat: number | undefined): Whose => ({
    table,
    name: seat === undefined ? undefined : table.seats[seat],
    isBot: seat !== undefined && table.rules.tables.solo !== undefined && seat === BOT_SEAT,
  })
  const lines: Instruction[] = []
  const absorbed = new Set<GameEvent>()
  const changed = new Map<number, { first: GameEvent; changes: Map<Good | 'vp', ChangeOf> }>()
  for (const [index, event] of events.entries()) {
    if (isAmount(event)) {
      note(changed, part, amounts, event, events)
      continue
    }
    if (!isMoving(event) || absorbed.has(event) || isOutrun(events, index)) continue
    const { to, by } = takenTo(event, events.slice(index + 1), whose(event.seat))
    if (by !== undefined) absorbed.add(by)
    const text = moved(words, event, whose(event.seat), to, startingGold(table, event))
    if (text !== undefined) lines.push({ text, event })
  }
  for (const [seat, { first, changes }] of changed) {
    const list = [...changes.values()].filter(({ change, how }) => change !== 0 || how.length > 0)
    if (list.length > 0) lines.push({ text: words.changes(whose(seat), list), event: first })
  }
  const [first] = events
  if (part.part === 'fair' && first !== undefined)
    for (const seat of table.seats.keys())
      if (!events.some((event) => event.event === 'fair' && event.seat === seat))
        lines.push({ text: words.absent(whose(seat), part.town), event: first })
  return lines
}

/** Only the last of several moves of one king marker under a heading is said. */
const isOutrun = (events: readonly GameEvent[], index: number): boolean =>
  events[index]?.event === 'king' &&
  events
    .slice(index + 1)
    .some(({ event, seat }) => event === 'king' && seat === events[index]?.seat)

type ChangeOf = { -readonly [Key in keyof Change]: Change[Key] }

function note(
  changed: Map<number, { first: GameEvent; changes: Map<Good | 'vp', ChangeOf> }>,
  part: InstructionHeading,
  amounts: Amounts,
  event: Amount,
  events: readonly GameEvent[],
): void {
  const { seat } = event
  if (seat === undefined) return
  const [of, change] = changeOf(event)
  const now = (amounts[seat]?.get(of) ?? 0) + change
  amounts[seat]?.set(of, now)
  const own = changed.get(seat) ?? { first: event, changes: new Map<Good | 'vp', ChangeOf>() }
  changed.set(seat, own)
  const noted = own.changes.get(of) ?? { of, change: 0, now, how: [] }
  own.changes.set(of, noted)
  noted.change += change
  noted.now = now
  noted.how = [...noted.how, ...howOf(part, event, events)]
}

function changeOf(event: Amount): readonly [Good | 'vp', number] {
  switch (event.event) {
    case 'gain':
      return [event.facts.resource, event.facts.count]
    case 'pay':
      return [event.facts.resource, -event.facts.count]
    case 'score':
      return ['vp', event.facts.points]
    case 'gain-silver':
      return ['silver', event.facts.count]
    case 'pay-silver':
      return ['silver', -event.facts.count]
  }
}

function howOf(
  part: InstructionHeading,
  event: Amount,
  events: readonly GameEvent[],
): readonly How[] {
  if (event.event !== 'score') return []
  const { from, points, printed } = event.facts
  if (from === 'king-track') return [{ how: 'king-space', points: printed }]
  if (from === 'king-award') return [{ how: 'king-award' }]
  if (part.part === 'end') return [{ how: 'end', source: from, points }]
  if (part.part !== 'fair') return []
  const fair = events.find((one) => one.event === 'fair' && one.seat === event.seat)
  return fair?.event === 'fair'
    ? [{ how: 'fair', counts: part.counts ?? [], facts: fair.facts }]
    : []
}

/** Where the Cardinalbot's tile goes, and the event that says so, which needs no line of its own then. */
function takenTo(
  event: Moving,
  after: readonly GameEvent[],
  { isBot, name, table }: Whose,
): { readonly to: TakenTo; readonly by?: GameEvent } {
  if (event.event !== 'take') return { to: undefined }
  if (!isBot) return { to: { storehouse: name ?? '' } }
  const { tile, from } = event.facts
  const end = after.findIndex((one) => one.event === 'take')
  const by = after
    .slice(0, end < 0 ? after.length : end)
    .find(
      (one) =>
        (one.event === 'bot-tile' || one.event === 'place' || one.event === 'fulfil') &&
        one.facts.tile === tile,
    )
  if (by?.event === 'bot-tile')
    return { to: { outcome: by.facts.outcome }, ...absorbing(by.facts.outcome, after, tile) }
  if (by?.event === 'place')
    return { to: { building: by.facts.building, floor: by.facts.floor }, by }
  if (by?.event === 'fulfil') return { to: { outcome: 'fulfilled' }, by }
  if (from !== 'contract-offer') return { to: undefined }
  const { sort } = table.rules.faces[table.rules.names.face.indexOf(tile)] ?? {}
  return { to: { outcome: sort === 'crest' ? 'inactive-crest' : 'contract-kept' } }
}

function absorbing(
  outcome: TileOutcomeName,
  after: readonly GameEvent[],
  tile: string,
): { readonly by?: GameEvent } {
  const by = after.find((one) => one.event === 'fulfil' && one.facts.tile === tile)
  return outcome === 'fulfilled' && by !== undefined ? { by } : {}
}

const moved = <Name extends MovingEvent>(
  { moving }: InstructionWords,
  { event, facts }: EventOf<Name>,
  whose: Whose,
  to: TakenTo,
  gold: readonly StartingGold[] | undefined,
): string | undefined => moving[event](facts, whose, to, gold)

/** setup-11: the gold of the start follows the turn order; the Cardinalbot has its own. */
function startingGold(
  { rules, seats }: NamedGame,
  event: GameEvent,
): readonly StartingGold[] | undefined {
  if (event.event !== 'order' || event.clause !== 'setup-9') return undefined
  const { solo } = rules.tables
  return event.facts.seats.map((seat, place) => ({
    name: seats[seat] ?? '',
    count:
      solo !== undefined && seat === BOT_SEAT
        ? solo.content.bot.resources.gold
        : (rules.content.start.gold[place] ?? 0),
  }))
}

/** A house space among those of its town, and the bonus it gives; nothing where a town has only one. */
export function houseSpaceIn(
  { rules }: NamedGame,
  id: string | undefined,
): { readonly place?: number; readonly bonus?: Effect } {
  const index = rules.names.houseSpace.indexOf(id ?? '')
  const info = rules.board.houseSpaces[index]
  const all = rules.board.houseSpacesOf[info?.space ?? NONE] ?? []
  if (info === undefined || all.length < 2) return {}
  const effect = rules.programs[info.program]?.effect
  return { place: all.indexOf(index) + 1, ...(effect === undefined ? {} : { bonus: effect }) }
}
