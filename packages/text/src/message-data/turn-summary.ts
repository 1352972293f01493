/** A finished turn in its essentials, for a single sentence. */
import type { Action, Crest, DieColour, GameEvent, Name, Piece } from '@tiletum/engine'
import { technologyName } from './silver.ts'
import { placeById } from './named-game.ts'
import type { Place, NamedGame } from './named-game.ts'

export type TurnHighlight =
  | { readonly did: 'house' | 'pillar' | 'mine'; readonly town: Place }
  | { readonly did: 'enter'; readonly map: number }
  | { readonly did: 'technology'; readonly technology: Name; readonly tier: number }
  /** `there`: at the town of the highlight before. */
  | { readonly did: 'contribute'; readonly town: Place; readonly there: boolean }
  | { readonly did: 'crest'; readonly crest: Crest }
  | { readonly did: 'complete'; readonly building: number }
  | { readonly did: 'walk'; readonly piece: Piece; readonly to: Place }
  | { readonly did: 'contracts' | 'characters' | 'tiles' | 'helpers'; readonly count: number }
  | { readonly did: 'king'; readonly to: number }

export interface TurnSummary {
  readonly seat: number
  /** `action`: of two that its segment faces, the one that was chosen. */
  readonly die?: { readonly colour: DieColour; readonly value: number; readonly action: Action }
  /** The action that the joker action became. */
  readonly as?: Action
  readonly highlights: readonly TurnHighlight[]
  readonly vp: number
}

/** The turn among the events of one; undefined if there is none. */
export function turnOf(table: NamedGame, events: readonly GameEvent[]): TurnSummary | undefined {
  const seat = events.find(({ event }) => event === 'die' || event === 'turn')?.seat
  if (seat === undefined) return undefined
  const own = events.filter((event) => event.seat === seat)
  const counts = { contracts: 0, characters: 0, tiles: 0, helpers: 0 }
  const steps = new Map<Piece, string>()
  const placed: TurnHighlight[] = []
  const towns = new Set<string>()
  let vp = 0
  let king: number | undefined
  let last: string | undefined
  let die: TurnSummary['die']
  let as: Action | undefined
  for (const event of own) {
    if (event.event === 'turn-over') break
    switch (event.event) {
      case 'die':
        die = {
          colour: event.facts.colour,
          value: event.facts.printed,
          action: event.facts.action,
        }
        break
      case 'act':
        if (event.clause === 'joker-1') as = event.facts.action
        break
      case 'segment':
        if (die !== undefined) die = { ...die, action: event.facts.action }
        break
      case 'build':
        placed.push({ did: event.facts.what, town: placeById(table, event.facts.town) })
        towns.add((last = event.facts.town))
        break
      case 'contribute': {
        const { town } = event.facts
        placed.push({ did: 'contribute', town: placeById(table, town), there: town === last })
        towns.add((last = town))
        break
      }
      case 'mine':
        placed.push({ did: 'mine', town: placeById(table, event.facts.town) })
        towns.add((last = event.facts.town))
        break
      case 'enter':
        placed.push({ did: 'enter', map: event.facts.map })
        break
      case 'technology': {
        const { technology, tier } = event.facts
        placed.push({ did: 'technology', technology: technologyName(table, technology), tier })
        break
      }
      case 'crest':
        placed.push({ did: 'crest', crest: event.facts.crest })
        break
      case 'complete':
        placed.push({ did: 'complete', building: event.facts.building })
        break
      case 'fulfil':
        counts.contracts++
        break
      case 'place':
        counts.characters++
        break
      case 'take':
        counts.tiles++
        break
      case 'use':
        counts.helpers++
        break
      case 'walk':
        steps.set(event.facts.piece, event.facts.to)
        break
      case 'king':
        king = event.facts.to
        break
      case 'score':
        vp += event.facts.points
        break
      default:
        break
    }
  }
  const walked = [...steps].filter(([, to]) => !towns.has(to))
  const highlights: TurnHighlight[] = [
    ...walked.map(([piece, to]): TurnHighlight => ({
      did: 'walk',
      piece,
      to: placeById(table, to),
    })),
    ...placed,
    ...(['characters', 'contracts', 'helpers', 'tiles'] as const).flatMap((did): TurnHighlight[] =>
      counts[did] === 0 ? [] : [{ did, count: counts[did] }],
    ),
    ...(king === undefined ? [] : [{ did: 'king', to: king } as const]),
  ]
  return {
    seat,
    highlights,
    vp,
    ...(die === undefined ? {} : { die }),
    ...(as === undefined ? {} : { as }),
  }
}
