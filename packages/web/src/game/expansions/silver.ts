/** Prospect for Silver: its spaces, moves, tasks and goods. */
import { NONE, RESOURCES, seatFacts, tableFacts } from '@tiletum/engine'
import type { FaceInfo, Game, SpaceFacts, State } from '@tiletum/engine'
import type { ExpansionRules, Tasks } from './expansion.ts'
import { entryWords, mineWords, tabletFacts } from './silver-words.ts'

export const silver: ExpansionRules = {
  waysTo({ id, below }) {
    if (below === undefined) return undefined
    const { enterSilver, name } = below
    return [
      `walk prospector ${id}`,
      `icon walk ${id}`,
      ...(enterSilver === undefined ? [] : [`enter ${name}`, `enter ${name} free`]),
    ]
  },
  movesAt: ({ below }) =>
    (below?.mines ?? []).flatMap(({ name, owner }) =>
      name === undefined || owner !== NONE ? [] : [`build mine ${name}`],
    ),
  walkerOf: ({ verb }) => (verb === 'walk prospector <space>' ? 'prospector' : undefined),
  spaceOf({ names, tables }, parts) {
    switch (parts.verb) {
      case 'take <face> at <space>':
        return names.space.indexOf(parts.args[1])
      case 'walk prospector <space>':
      case 'icon walk <space>':
        return names.space.indexOf(parts.args[0])
      case 'build mine <mineSpace>':
        return tables.silver?.mineSpaces[names['mineSpace']?.indexOf(parts.args[0]) ?? NONE]?.space
      default:
        return undefined
    }
  },
  mapOf: ({ names }, parts) =>
    parts.verb === 'enter <map>' || parts.verb === 'enter <map> free'
      ? names['map']?.indexOf(parts.args[0])
      : undefined,
  tasks,
  fulfilling: ({ silver: own }, contract) =>
    own?.unitFalls === true ? fulfilledWithLess(contract) : undefined,
  goodsMoved(event) {
    switch (event.event) {
      case 'gain-silver':
        return { good: 'silver', gained: event.facts.count, paid: 0 }
      case 'pay-silver':
        return { good: 'silver', gained: 0, paid: event.facts.count }
      default:
        return undefined
    }
  },
  stores: ({ tables }) => tables.silver?.content.undergroundBonus ?? [],
  facts: (words, say, { id, below }) =>
    below === undefined
      ? []
      : [
          ...below.mines.map((mine) => mineWords(words, mine, say)),
          ...(below.enterSilver === undefined ? [] : [entryWords(words, below.enterSilver)]),
          ...tabletFacts(words, say, id, below.tablets),
        ],
  listOf({ web }, { names }, map) {
    const { columns, tabs } = web.place
    const name = names['map']?.[map]
    return name === undefined
      ? undefined
      : {
          caption: `${tabs.underground} ${name}`,
          counted: [{ title: columns.mines, of: freeMines }],
          away: columns.prospectorAway,
        }
  },
  segmentName: ({ web, nouns }, { action, below, value }) =>
    below === 'prospector' ? web.die.shared(nouns.action[action], value) : undefined,
  sourceName: ({ web }, { silver: table }, source) =>
    source === 'houses-times-pillars' && table?.overlay !== undefined
      ? web.end.products[table.overlay.times]
      : undefined,
}

const freeMines = ({ below }: SpaceFacts): number =>
  (below?.mines ?? []).filter(({ owner }) => owner === NONE).length

/** The ways to pay a contract with one resource less: any single one of them can be left out. */
function fulfilledWithLess(info: FaceInfo): readonly string[] {
  const named = RESOURCES.filter(
    (resource) => (resource === 'iron' || resource === 'wool') && info.demand[resource] > 0,
  )
  if (info.demand.identical === 0) return named.map((less) => `fulfil ${info.id} less ${less}`)
  return RESOURCES.flatMap((kind) =>
    [...new Set([kind, ...named])].map((less) => `fulfil ${info.id} with ${kind} less ${less}`),
  )
}

/** Tasks for technology tiers, prospectors on further maps and the movement icon. */
function tasks({ rules }: Game, state: State, seat: number): Tasks {
  const { names, board } = rules
  const { silver: table } = tableFacts(rules, state)
  const { silver: own } = seatFacts(rules, state, seat)
  if (table === undefined || own === undefined) return []
  const { prospectors, ownResource } = own
  const steps = prospectors
    .flatMap((space) => (space === undefined ? [] : board.neighbours[names.space.indexOf(space)]))
    .flatMap((space) => space ?? [])
    .map((space) => `icon walk ${names.space[space] ?? ''}`)
  return [
    [
      'technology',
      [
        ...table.technologies.map(({ word }) => `technology ${word}`),
        ...(ownResource === undefined ? [] : [`earmark ${ownResource}`]),
      ],
    ],
    [
      'prospector',
      [
        ...(names['map'] ?? []).flatMap((map, at) =>
          prospectors[at] === undefined ? [`enter ${map}`] : [],
        ),
        ...(table.icon ? ['icon action', ...steps] : []),
      ],
    ],
  ]
}
