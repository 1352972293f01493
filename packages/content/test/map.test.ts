import { describe, expect, it } from 'vitest'
import { base, silver } from '@tiletum/content'
import { distancesFrom, mapGraph, undergroundGraph, unreachable } from '../src/graph.ts'
import { hasUndergroundExample } from '../src/edition/remarks.ts'

const graph = mapGraph(base.map)
const distance = (from: string, to: string) => distancesFrom(from, graph).get(to)
const town = (id: string) => base.map.towns.find((each) => each.id === id)

describe('the map', () => {
  it('has 23 towns, six roads and nine cathedrals', () => {
    const cathedrals = base.map.towns.filter(({ cathedral }) => cathedral !== undefined)
    expect([base.map.towns.length, base.map.roads.length, cathedrals.length]).toEqual([23, 6, 9])
  })

  it('holds together: every space can be reached from Tiletum', () => {
    expect(unreachable('tiletum', graph)).toEqual([])
  })

  it.each([
    ['london', 'venezia', 9],
    ['frankfurt', 'troyes', 2],
    ['arles', 'genova', 2],
    ['frankfurt', 'nurnberg', 1],
    ['nurnberg', 'praha', 1],
    ['tiletum', 'paris', 1],
    ['paris', 'bordeaux', 2],
  ])('from %s to %s it is %i', (from, to, steps) => {
    expect(distance(from, to)).toBe(steps)
  })

  it('Strasbourg has only the towns Troyes and Frankfurt beside it', () => {
    const beside = base.map.towns.filter(({ id }) => distance('strasbourg', id) === 1)
    expect(beside.map(({ id }) => id)).toEqual(['troyes', 'frankfurt'])
  })

  it('within 6 of London lie exactly the cathedrals of London, Köln, Paris and Lyon', () => {
    const near = base.map.towns.filter(
      ({ id, cathedral }) => cathedral !== undefined && (distance('london', id) ?? 99) <= 6,
    )
    expect(near.map(({ name }) => name)).toEqual(['London', 'Köln', 'Paris', 'Lyon'])
  })

  it('a town has room for at most one house at two players, Tiletum aside', () => {
    for (const { id, houses } of base.map.towns) {
      expect(houses.filter(({ mark }) => mark === 2).length, id).toBeLessThanOrEqual(1)
    }
    expect(town('tiletum')?.houses).toEqual([])
  })

  it('a bonus tile lies in Brugge, Antwerpen, Venezia, Nürnberg and Paris', () => {
    for (const id of ['brugge', 'antwerpen', 'paris'])
      expect(town(id)?.bonusTiles, id).toEqual([{ mark: 2 }])
    expect(town('venezia')?.bonusTiles).toEqual([{ mark: 2 }, { mark: 3 }])
    expect(town('nurnberg')?.bonusTiles).toEqual([{ mark: 3 }])
  })

  it('Wien is linked with Praha only, Nürnberg and Verona as on the photo of the board', () => {
    expect(graph.get('wien')).toEqual(['praha'])
    expect(graph.get('nurnberg')?.toSorted()).toEqual(['frankfurt', 'nurnberg--verona', 'praha'])
    expect(graph.get('verona')?.toSorted()).toEqual(['milano', 'nurnberg--verona', 'venezia'])
  })

  it('has the house and bonus spaces of the photo of the board', () => {
    expect(town('wien')).toMatchObject({
      houses: [{ mark: 2 }, { mark: 3 }],
      bonusTiles: [{ mark: 3 }],
    })
    expect(town('venezia')?.houses.map(({ bonus }) => bonus?.do)).toEqual(['score', 'score'])
    expect(town('verona')).toMatchObject({ houses: [{ mark: 2 }], bonusTiles: [] })
    expect(town('nurnberg')?.houses).toEqual([{ mark: 2 }])
    expect(town('hamburg')?.bonusTiles).toEqual([{ mark: 2 }, { mark: 4 }])
  })

  it('has 10, 16 and 20 bonus spaces at two, three and four players', () => {
    const marks = base.map.towns.flatMap(({ bonusTiles }) => bonusTiles.map(({ mark }) => mark))
    const spaces = [2, 3, 4].map((players) => marks.filter((mark) => mark <= players).length)
    expect(spaces).toEqual([10, 16, 20])
  })

  it('the highest cathedral tile lies on top', () => {
    for (const { id, cathedral = [] } of base.map.towns) {
      expect(cathedral, id).toEqual(cathedral.toSorted((one, other) => other - one))
    }
  })

  it('each cathedral has a cost tile, and one of them closes its cathedral', () => {
    expect(base.costs.length).toBe(9)
    expect(base.costs.filter((tile) => 'closed' in tile).length).toBe(1)
    expect(base.costs.filter((tile) => 'botStart' in tile).length).toBe(1)
  })

  it('fairs are held in towns of the map, the first in Tiletum', () => {
    for (const id of base.fairs.towns) expect(town(id), id).toBeDefined()
    expect(base.fairs.towns).not.toContain(base.map.home)
  })
})

describe('underground', () => {
  it.each(silver.sides.map((side) => [side.id, side] as const))(
    '%s holds together from its start',
    (_id, side) => {
      expect(unreachable(side.start, undergroundGraph(side))).toEqual([])
      expect(side.links.flatMap(({ between }) => between)).toSatisfy((ends: readonly string[]) =>
        ends.every((end) => side.spaces.some(({ id }) => id === end)),
      )
    },
  )

  it('each map has two sides; entering costs nothing, 1 and 2 silver', () => {
    const sides = silver.sides.map(({ map, side, enterSilver }) => `${map}${side}${enterSilver}`)
    expect(sides).toEqual(['1A0', '1B0', '2A1', '2B1', '3A2', '3B2'])
  })

  it('the starting town of map I has no mine space of its own', () => {
    for (const { map, spaces, start } of silver.sides) {
      const first = spaces.find(({ id }) => id === start)
      if (map === 1) expect(first).toMatchObject({ kind: 'town', mines: [] })
    }
  })

  it('side A of map II is that of the example: two moves to a house of 2 VP, over a tablet of 4 VP to a mine with 1 gold', () => {
    expect(hasUndergroundExample(silver)).toBe(true)
  })

  it('every tablet on a link is one of the nine', () => {
    const known = silver.tablets.map(({ id }) => id)
    expect(known.length).toBe(9)
    const laid = silver.sides.flatMap(({ links }) => links.flatMap(({ tablet }) => tablet ?? []))
    for (const tablet of laid) expect(known).toContain(tablet)
    // Each of them lies somewhere.
    expect(new Set(laid).size).toBe(9)
  })

  it('spaces have names of their own on all maps together', () => {
    const ids = [
      ...base.map.towns.map(({ id }) => id),
      ...silver.sides.flatMap(({ spaces }) => spaces.map(({ id }) => id)),
    ]
    expect(new Set(ids).size).toBe(ids.length)
  })
})
