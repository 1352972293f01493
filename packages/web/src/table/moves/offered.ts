/** What is offered for a thing that somebody looks at, each in one press. */
import type { Option } from '@tiletum/engine'
import { currentSettings } from '../../shared/settings/settings.ts'
import type { Snapshot } from '../../game/snapshot.ts'
import type { Halting } from './halting.ts'
import { kingSteps } from './king-steps.ts'
import { after, seriesAt } from './lead-on.ts'
import type { Series } from './lead-on.ts'
import { joined } from './routes.ts'
import { wastesOf, worthwhile } from './waste.ts'
import type { Wasted } from './waste.ts'

/** The position that somebody looks at, as far as it matters here. */
export type Seen = Pick<Snapshot, 'game' | 'state' | 'legal' | 'options' | 'pending' | 'seat'>

export interface Offer {
  readonly moves: readonly string[]
  /** What would be asked about before, were its moves pressed one by one. */
  readonly wastes: readonly Wasted[]
  /** It turns something over. */
  readonly reveals: boolean
}

/** More are asked for where they are asked for now. */
const MOST = 10
const MOST_LAST = 3

/**
 * @param what What might be done with the thing, in notation, joined by `|`; what has nothing to do
 * with each other, by ` / `.
 * @param at The space it lies on, or ''.
 */
export function* offersFor(snapshot: Seen, what: string, at: string): Halting<readonly Offer[]> {
  if (snapshot.legal.size === 0 || what === '') return []
  const found: Series[] = []
  if (what === 'end turn') found.push(...(yield* endings(snapshot)))
  else
    for (const moves of what.split(' / '))
      found.push(...(yield* fewOf(snapshot, moves.split('|'), at)))
  const known = new Set<string>()
  const offers: Offer[] = []
  for (const { moves } of found) {
    if (known.has(joined(moves)) || offers.length >= MOST) continue
    known.add(joined(moves))
    offers.push(told(snapshot, moves))
    yield
  }
  return [...offers, ...(what === 'end turn' ? [] : yield* lastOnes(snapshot, offers))]
}

/** What would be the last thing of the turn comes with its end, where nothing is left undone then. */
function* lastOnes(snapshot: Seen, offers: readonly Offer[]): Halting<readonly Offer[]> {
  const last: Offer[] = []
  for (const { moves } of offers) {
    if (last.length >= MOST_LAST) break
    const ended = after(snapshot.game, snapshot.state, [...moves, 'end turn'])
    if (ended === undefined) continue
    const offer = told(snapshot, ended.moves)
    if (offer.wastes.length === 0) last.push(offer)
    yield
  }
  return last
}

function* fewOf(snapshot: Seen, moves: readonly string[], at: string): Halting<readonly Series[]> {
  const found = yield* seriesAt(snapshot, { moves, at })
  const least = Math.min(...found.map((series) => series.moves.length))
  const shortest = found.filter((series) => series.moves.length === least)
  if (shortest.length > MOST) return []
  return found.length > MOST ? shortest : found
}

/** The turn's end: with what would be left undone, or by finishing what is under way. */
function* endings(snapshot: Seen): Halting<readonly Series[]> {
  const { game, state, options } = snapshot
  const last = [
    ...options.filter((option) => worthwhile(option) !== undefined).map((one) => [one.notation]),
    ...(kingSteps(snapshot).length === 0 ? [] : [kingSteps(snapshot)]),
  ]
  return [
    ...(yield* seriesAt(snapshot, { moves: ['end turn'], at: '' })),
    ...last.flatMap((moves) => after(game, state, [...moves, 'end turn']) ?? []),
  ]
}

function told({ game, state }: Seen, moves: readonly string[]): Offer {
  const { warnings } = currentSettings()
  const now = game.clone(state)
  const wastes: Wasted[] = []
  let last: Option | undefined
  for (const notation of moves) {
    const options = game.options(now)
    const legal = new Map(options.map((option) => [option.notation, option]))
    wastes.push(...wastesOf({ legal, options }, notation).filter(({ waste }) => warnings[waste]))
    last = legal.get(notation)
    if (last !== undefined) game.play(now, last.move)
  }
  return { moves, wastes, reveals: last?.reveals === true }
}
