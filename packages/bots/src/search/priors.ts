/** Prior weights of moves, for the search and its rollouts. */
import { first, NONE, second, SPEND, third, top, verbOf } from '@tiletum/engine'
import type { Game, Move, Verb } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { priorByVerb } from '../verb-priors.ts'

/** Weight of ending an action or turn when no points are left. */
const TIME_TO_END = 6
/** Factor for each step by which a die is changed. */
const CHANGED_DIE = 0.3
const VALUES = 6

export type Priors = (state: GameState, move: Move) => number

export function createPriors({ rules }: Game): Priors {
  const byVerb = priorByVerb(rules, 'search')
  const verb = (words: Verb): number => rules.verbs.indexOf(words)
  const walk = verb('walk <piece> <space>')
  const changed = verb('die <colour> <value> to <value>')
  const end = verb('end turn')
  const done = verb('done')
  const { distance } = rules.board

  return (state, move) => {
    const which = verbOf(move)
    const prior = byVerb[which] as number
    if (which === walk) return prior * pull(state, first(move), second(move))
    if (which === changed) {
      const apart = Math.abs(second(move) - third(move))
      return prior * CHANGED_DIE ** Math.min(apart, VALUES - apart)
    }
    if (which === end || which === done) {
      const frame = top(state)
      if (frame.kind === SPEND && frame.left === 0) return TIME_TO_END
    }
    return prior
  }

  /**
   * Factor for a step of a piece: larger the closer it leads to something worth reaching, small otherwise.
   */
  function pull(state: GameState, piece: number, to: number): number {
    const seat = top(state).seat
    const own = state.seats[seat]
    const from = own?.pieces[piece]
    if (own === undefined || from === undefined) return 1
    const before = distance[from] ?? []
    const after = distance[to] ?? []
    let sum = 0.05
    if (piece === 0) {
      const fair = state.fairTowns[state.round - 1] ?? NONE
      const { houseSpacesOf, towns } = rules.board
      for (let town = 0; town < towns; town++) {
        const now = before[town] as number
        if ((after[town] as number) >= now || now > 6) continue
        let worth = town === fair ? 2 : 0
        if (own.housesInSupply > 0) {
          const spots = houseSpacesOf[town] ?? []
          for (let spot = 0; spot < spots.length; spot++)
            if (state.houses[spots[spot] as number] === NONE) {
              worth += 1
              break
            }
        }
        sum += worth / (now * now)
      }
      return sum * 4
    }
    const { cathedrals, mainCathedrals } = rules.board
    for (let cathedral = 0; cathedral < mainCathedrals; cathedral++) {
      const space = cathedrals[cathedral]?.space ?? 0
      const now = before[space] as number
      if ((after[space] as number) >= now || now > 6 || own.pillarsInSupply === 0) continue
      if ((((state.pillars[cathedral] as number) >> seat) & 1) === 1) continue
      sum += 1 / (now * now)
    }
    return sum * 6
  }
}
