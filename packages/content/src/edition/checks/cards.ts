/** Ids stand for one thing each, and base cards ask for nothing of the expansion. */
import type { Content, Decree, DecreeCondition, DecreeOption } from '@tiletum/engine'
import { components } from '../../catalogue/index.ts'
import type { Problem } from '../problem.ts'
import { twice } from './boards.ts'

export function idProblems(content: Content): readonly Problem[] {
  const seen = new Set<string>()
  const faces = components(content).filter(({ marks }) => marks !== undefined)
  return faces.flatMap(({ id, module }): readonly Problem[] => {
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    const place = module === 'base' ? ['newTiles'] : ['silver', 'newTiles']
    return [{ place, problem: 'id-exists', id }]
  })
}

export function cardProblems({ solo, silver }: Content): readonly Problem[] {
  return [
    ...solo.decrees.flatMap((decree) => [...priorityProblems(decree), ...aboveGround(decree)]),
    ...silver.solo.decrees.flatMap(priorityProblems),
  ]
}

function priorityProblems({ id, diePriority }: Decree): readonly Problem[] {
  return typeof diePriority === 'string' ? [] : twice(diePriority, ['decrees', id, 'diePriority'])
}

function aboveGround({ id, options }: Decree): readonly Problem[] {
  return options.flatMap((option, at) =>
    needsSilver(option) ? [{ place: ['decrees', id, 'options', at], problem: 'needs-silver' }] : [],
  )
}

function needsSilver({ when = [], take }: DecreeOption): boolean {
  const below = 'action' in take && take.action === 'prospector'
  return below || when.some(asksSilver)
}

function asksSilver(when: DecreeCondition): boolean {
  if ('silverBelow' in when || 'spaceBelowInReach' in when) return true
  if ('newCrestInReachOf' in when) return when.newCrestInReachOf === 'prospector'
  const counts =
    'more' in when
      ? [when.more, when.than]
      : 'largerOf' in when
        ? [...when.largerOf, when.atLeast]
        : []
  return counts.some((tally) => tally === 'mine' || tally === 'underground-building')
}
