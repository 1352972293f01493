import type { Content } from '@tiletum/engine'
import type { Problem } from '../problem.ts'
import { boardProblems, townProblems, trackProblems } from './boards.ts'
import { cardProblems, idProblems } from './cards.ts'
import { countProblems, supplyProblems } from './counts.ts'
import { mapProblems } from './maps.ts'

/** Returns the rules of every box that the content breaks. Such content is refused. */
export function factProblems(content: Content): readonly Problem[] {
  return [
    ...idProblems(content),
    ...countProblems(content),
    ...supplyProblems(content),
    ...trackProblems(content),
    ...boardProblems(content),
    ...townProblems(content),
    ...mapProblems(content),
    ...cardProblems(content),
  ]
}
