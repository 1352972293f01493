/** The tasks that a seat can do in its turn, from the clauses. */
import { content } from '@tiletum/content'
import { pendingOf, RESOURCES } from '@tiletum/engine'
import type { Demand, Effect, Resource } from '@tiletum/engine'
import type { SilverScenario } from '@tiletum/testkit'
import { faceOf, neighboursOf, sidesInPlay } from './standing.ts'
import type { Standing } from './standing.ts'

const { base, silver } = content
const MAPS = ['I', 'II', 'III']

export function tasksOf(table: SilverScenario, of: Standing): readonly string[] {
  return [
    ...entering(table, of),
    ...advancing(table, of),
    ...(of.gold >= 2 ? ['food', 'wool', 'stone', 'iron'].map((kind) => `buy ${kind}`) : []),
    ...contributing(table, of),
    ...movementIcon(table, of),
    ...earmarking(table, of),
    ...[...new Set(of.free)].flatMap((tile) => withTile(table, of, tile)),
  ]
}

const entering = (table: SilverScenario, of: Standing): string[] =>
  sidesInPlay(table).flatMap(({ spaces, enterSilver }, map) => {
    const there = spaces.some(({ id }) => of.prospectors.includes(id))
    return there || of.silver < enterSilver ? [] : [`enter ${MAPS[map]}`]
  })

const advancing = ({ slice, game }: SilverScenario, of: Standing): string[] =>
  slice.technologies.flatMap((number) => {
    const name = game.rules.names['technology']?.[number] ?? ''
    const next = of.tier(name) + 1
    return next > 3 || of.silver < next ? [] : [`technology ${name}`]
  })

function contributing(table: SilverScenario, of: Standing): string[] {
  const { costs } = table.board()
  const less = of.tier('architect') === 3
  return of.pillars.flatMap((town) => {
    if (of.contributed.includes(town)) return []
    const cost = [...base.costs, ...silver.costs].find(({ id }) => id === costs[town])
    if (cost === undefined || 'closed' in cost) throw new Error(`A pillar stands in ${town}`)
    const [have, printed, off] =
      'stone' in cost
        ? [of.resources.stone, cost.stone, 2]
        : 'gold' in cost
          ? [of.gold, cost.gold, 2]
          : [of.silver, cost.silver, 1]
    return have >= (less ? Math.max(1, printed - off) : printed) ? [`contribute ${town}`] : []
  })
}

function movementIcon(table: SilverScenario, of: Standing): string[] {
  if (table.slice.icon === 0) return []
  if (of.tier('prospector') === 3) return ['icon action']
  return of.prospectors.flatMap((space) =>
    neighboursOf(table, space).map((to) => `icon walk ${to}`),
  )
}

function earmarking({ slice }: SilverScenario, { own, resources }: Standing): string[] {
  if (own === undefined || resources.gold === 0) return []
  return slice.earmarked < resources[own] ? [`earmark ${own}`] : []
}

function withTile(table: SilverScenario, of: Standing, tile: string): string[] {
  const face = faceOf(tile)
  if (face === undefined) return []
  if ('crest' in face) return placing(of, face.crest)
  if ('contract' in face) return fulfilling(of, tile, face.contract.demand)
  return usable(table, of, face.helper) ? [`use ${tile}`] : []
}

const placing = (of: Standing, crest: string): string[] =>
  base.board.buildings.flatMap(({ crestFood }, building) => {
    const food = crestFood - (of.tier('character') > 0 ? 1 : 0)
    return of.crests[building + 1] === undefined && of.resources.food >= food
      ? [`crest ${crest} building ${building + 1}`]
      : []
  })

function usable(table: SilverScenario, of: Standing, helper: Effect): boolean {
  switch (helper.do) {
    case 'recolour':
      return false
    case 'strengthen':
      return !pendingOf(table.game.rules, table.state).some(({ is }) => is === 'die')
    case 'characters':
      return Object.keys(of.rooms).length > 0
    case 'pay':
      if (helper.then.do === 'unlockMine' && of.minesBeside === 0) return false
      return of.gold >= (helper.gold ?? 0) && of.silver >= (helper.silver ?? 0)
    default:
      return true
  }
}

type Counts = Readonly<Record<Resource, number>>

function fulfilling(of: Standing, tile: string, demand: Demand): string[] {
  if (of.contracts.length === base.board.contractSpaces.length) return []
  const { iron = 0, wool = 0, identical = 0 } = demand
  const less = of.tier('contract') > 0 && iron + wool + identical > 1
  const kinds = identical === 0 ? [undefined] : RESOURCES
  return kinds.flatMap((kind) => {
    const named: Counts = { gold: 0, food: 0, stone: 0, iron, wool }
    const asked = kind === undefined ? named : { ...named, [kind]: named[kind] + identical }
    const move = kind === undefined ? `fulfil ${tile}` : `fulfil ${tile} with ${kind}`
    if (!less) return payable(of, asked) ? [move] : []
    return RESOURCES.filter(
      (unit) => asked[unit] > 0 && payable(of, { ...asked, [unit]: asked[unit] - 1 }),
    ).map((unit) => `${move} less ${unit}`)
  })
}

function payable({ resources, own }: Standing, asked: Counts): boolean {
  if (RESOURCES.some((kind) => kind !== 'gold' && resources[kind] < asked[kind])) return false
  const spare = own === undefined ? 0 : resources[own] - asked[own]
  return resources.gold + spare >= asked.gold
}
