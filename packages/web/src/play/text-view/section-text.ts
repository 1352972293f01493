/** Parts of the position as sentences, for the sections on the page and for typed questions. */
import { scores, seatFacts, tableFacts } from '@tiletum/engine'
import {
  asked,
  fairLines,
  goodsOf,
  placesOf,
  seatOf,
  segmentsOf,
  tileName,
  whenLine,
} from '@tiletum/text/position-text'
import type { TableFacts } from '@tiletum/engine'
import type { PlaceReading, Segment } from '@tiletum/text/position-text'
import { lastBotTurnOf } from '../../game/timeline/last-bot-turn.ts'
import { passagesSince } from '../../game/timeline/turns.ts'
import { traceLines } from '../../game/playback/playback.ts'
import { toldBetween } from '../../table/log/news.ts'
import { idleSentence } from '../../table/moves/idle.ts'
import { forecastOf } from '../../table/points/forecasts.ts'
import type { TextViewContext } from './context.ts'
import type { OfferSection } from './expansion.ts'
import { fromExpansions } from './expansions.ts'
import { sentence } from './sentence.ts'

/** Longer distances mean that no path leads there. */
const FARTHEST = 50

/** Describes the current question. */
export function askedOf({ snapshot, words, reader, told, at, text }: TextViewContext): string {
  const { live, over, pending } = snapshot
  const { web } = words
  if (!live) return web.tray.past
  if (over) return web.tray.over
  const idle = idleSentence(words, at.say, snapshot)
  if (idle !== undefined) return idle
  const now = pending.findLast(({ is }) => is !== 'helper')
  return now === undefined ? text.textView.answers.notNow : asked(reader.words, told, now)
}

export function statusSentences(context: TextViewContext): readonly string[] {
  const { snapshot, words, reader, told, at } = context
  const { state, seat } = snapshot
  const { position } = reader.words
  const goods = goodsOf(reader.words, told, state, context.me)
  return [
    sentence(whenLine(reader, state)),
    sentence(position.part(words.web.bar.order, state.order.map(at.say.seat).join(', '))),
    sentence(
      at.mine.includes(seat) && at.mine.length > 1
        ? position.asks(at.say.seat(seat), askedOf(context))
        : askedOf(context),
    ),
    sentence(
      position.part(words.web.board.goods, position.items(goods.length > 0 ? goods : ['0'])),
    ),
  ]
}

export const segments = ({ reader, told, snapshot, me }: TextViewContext): readonly Segment[] =>
  segmentsOf(reader.words, told, snapshot.state, me)

export function segmentTitle(
  { words, text }: TextViewContext,
  { action, value, points }: Segment,
): string {
  const name = action === undefined ? '' : words.nouns.action[action]
  return text.textView.segment(name, value, words.nouns.points(points))
}

/** What expansions add to a segment. */
export const segmentMore = (context: TextViewContext, segment: Segment): readonly string[] =>
  fromExpansions(context, (one) => one.segment(context, segment))

/** What expansions add to the whole wheel. */
export const wheelMore = (context: TextViewContext): readonly string[] =>
  fromExpansions(context, (one) => one.wheel(context))

/** What expansions add to the offers. */
export const moreOffers = (context: TextViewContext): readonly OfferSection[] =>
  fromExpansions(context, (one) => one.offers(context))

/** For example `light gray 4 (wool)`. */
export function dieName({ words, at }: TextViewContext, colour: string, value: number): string {
  const name = words.nouns.colour[colour as keyof typeof words.nouns.colour]
  return `${name} ${value} (${words.nouns.resource[at.faces.die(colour as never)]})`
}

export interface MapReading {
  readonly title: string
  readonly places: readonly PlaceReading[]
}

/** Europe, and the maps of expansions. */
export function mapsOf(context: TextViewContext): readonly MapReading[] {
  const { reader, told, snapshot, text } = context
  const all = placesOf(reader.words, told, snapshot.state)
  const others = fromExpansions(context, (one) => one.maps(context)).map(({ title, holds }) => ({
    title,
    places: all.filter(({ facts }) => holds(facts)),
  }))
  const elsewhere = new Set(others.flatMap(({ places }) => places))
  return [
    { title: text.textView.europe, places: all.filter((place) => !elsewhere.has(place)) },
    ...others,
  ].filter(({ places }) => places.length > 0)
}

/** Describes a place and its distance. */
export function placeSentence(context: TextViewContext, place: PlaceReading, far: boolean): string {
  const { textView } = context.text
  const { fair, space, pieces } = place.facts
  return [
    ...(place.houses === '' ? [] : [textView.houses(place.houses)]),
    ...fromExpansions(context, (one) => one.place(context, place)),
    ...(place.cathedral === '' ? [] : [textView.cathedral(place.cathedral)]),
    ...place.tiles,
    ...(fair === undefined ? [] : [textView.fair(fair)]),
    ...pieces.map(([piece, seat]) =>
      textView.stands(context.words.nouns.piece[piece], context.at.say.seat(seat)),
    ),
    ...(far ? distances(context, space) : []),
  ].join('; ')
}

/** Pieces at the same distance are named together. */
function distances(
  { snapshot, words, me, text }: TextViewContext,
  space: number,
): readonly string[] {
  const { state, game } = snapshot
  const far = new Map<number, string[]>()
  const { names, board } = game.rules
  for (const { piece, space: where } of seatFacts(game.rules, state, me).pieces) {
    const steps = board.distance[names.space.indexOf(where)]?.[space]
    if (steps === undefined || steps <= 0 || steps > FARTHEST) continue
    far.set(steps, [...(far.get(steps) ?? []), words.nouns.piece[piece]])
  }
  return [...far].map(([steps, pieces]) => text.textView.away(pieces, steps))
}

/** With the number of each space; empty spaces keep theirs. */
export const offered = (
  { reader, told }: TextViewContext,
  tiles: readonly (string | undefined)[],
): readonly (string | undefined)[] => tiles.map((tile) => tileName(reader.words, told, tile))

/** Describes what lies on the table for all players. */
export const tableOf = ({ told, snapshot }: TextViewContext): TableFacts =>
  tableFacts(told.rules, snapshot.state)

export function contractNames({
  words,
  reader,
  told,
  snapshot,
}: TextViewContext): readonly (string | undefined)[] {
  return tableFacts(told.rules, snapshot.state).contracts.map(({ tile, points }) => {
    const name = tileName(reader.words, told, tile)
    return name === undefined ? undefined : `${name} (${words.nouns.ap(points)})`
  })
}

export const boardOf = ({ reader, told, snapshot }: TextViewContext, seat: number) =>
  seatOf(reader, told, snapshot.state, seat)

export const fairs = ({ reader, told, snapshot }: TextViewContext): readonly string[] =>
  fairLines(reader, told, snapshot.state)

export function forecastSentences({
  session,
  snapshot,
  at,
  text,
}: TextViewContext): readonly string[] {
  const { game, state } = snapshot
  if (!session.host.agreement.current().forecast) return [text.textView.forecastOff]
  if (state.round === 0) return []
  const { round, game: end } = forecastOf(game, state)
  return state.order.map((seat) =>
    sentence(
      text.textView.forecast(
        at.say.seat(seat),
        scores(state)[seat] ?? 0,
        round[seat]?.vp ?? 0,
        end[seat]?.vp ?? 0,
      ),
    ),
  )
}

/** What the others did since the player's last turn. */
export const newsLines = ({ snapshot, at, me }: TextViewContext): readonly string[] =>
  passagesSince(snapshot, me).flatMap((passage) =>
    passage.seat === undefined
      ? toldBetween(at.say, passage.events)
      : (at.say.turn(passage.events) ?? []),
  )

export interface TraceSection {
  readonly head: string | undefined
  readonly lines: readonly string[]
}

export interface LogLine {
  /** The number that the command `moment` takes. */
  readonly moment: number
  readonly text: string
}

/** Returns the latest lines up to the shown moment, one for each moment. */
export function logLines({ snapshot, at }: TextViewContext, most: number): readonly LogLine[] {
  const lines: LogLine[] = []
  for (let moment = snapshot.shown; moment > 0 && lines.length < most; moment--) {
    const text = at.say.sentences(snapshot.moments[moment - 1]?.events ?? []).join(' ')
    if (text !== '') lines.unshift({ moment, text })
  }
  return lines
}

/**
 * What the Cardinalbot did last, by the steps of its booklet: its turn and the surprises before it.
 */
export function reasonsOf({ snapshot, at }: TextViewContext): readonly TraceSection[] {
  const { bot } = snapshot.game
  const turn = bot === undefined ? undefined : lastBotTurnOf(snapshot, bot)
  if (turn === undefined) return []
  const reasons: { head: string | undefined; lines: string[] }[] = []
  for (const { text, head } of traceLines(at.say, turn.events))
    if (head) reasons.push({ head: text, lines: [] })
    else if (reasons.length === 0) reasons.push({ head: undefined, lines: [text] })
    else reasons.at(-1)?.lines.push(text)
  return reasons
}
