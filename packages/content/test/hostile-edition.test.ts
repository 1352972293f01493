import { compose } from '@tiletum/engine'
import { inTime } from '@tiletum/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { content } from '@tiletum/content'
import { applyEdition, editionTemplate, readEdition } from '@tiletum/content/edition'
import type { Problem } from '@tiletum/content/edition'

const problems = (edition: unknown): readonly Problem[] => {
  const applied = inTime(() => applyEdition(content, edition))
  return 'problems' in applied ? applied.problems : []
}

const many = <Item>(item: (at: number) => Item, count = 1_500): Item[] =>
  Array.from({ length: count }, (_, at) => item(at))
const group = <Item>(key: string, item: Item) =>
  Object.fromEntries(many((at) => [`${key}${at}`, item] as const))

const score = { do: 'score', points: 1 }
const LISTS: Readonly<Record<string, unknown>> = {
  'links anew': { map: { links: many(() => ['lyon', 'milano']) } },
  'roads to add': { map: { roads: { add: many((at) => ['lyon', `town-${at}`]) } } },
  'links to remove': { map: { links: { remove: many((at) => [`a-${at}`, 'milano']) } } },
  'choices of a bonus': {
    tiles: { 'bonus.king-3': { helper: { do: 'oneOf', of: many(() => score) } } },
  },
  'parts of a bonus': {
    tiles: { 'bonus.king-3': { helper: { do: 'all', of: many(() => score) } } },
  },
  'rules of a tier': {
    silver: {
      technologies: {
        'technology.die': {
          tiers: [many(() => ({ rule: 'resource-as-gold' })), [], []],
        },
      },
    },
  },
  'effects of a surprise': { silver: { surprises: { 'surprise.1': many(() => score) } } },
  'new tiles': { newTiles: { bonus: group('bonus.mine-', { marks: [2], helper: score }) } },
  ribbons: { silver: { ribbons: Object.fromEntries(many((at) => [at, 1])) } },
  'words nobody knows': group('bonus.king-', 1),
  'tiles nobody knows': { tiles: group('bonus.king-', {}) },
  'spaces of the king track': { kingTrack: many((at) => at) },
}

describe('an edition built to be slow', () => {
  it.each(Object.entries(LISTS))('%s: too many of them are refused', (_name, edition) => {
    const told = problems(edition)
    expect(told.length).toBeGreaterThan(0)
    expect(told.length).toBeLessThan(60)
    expect(JSON.stringify(told).length).toBeLessThan(300_000)
  })

  it.each([
    ['links anew', { problem: 'too-many', count: 1500, to: 200, place: ['map', 'links'] }],
    ['choices of a bonus', { problem: 'too-many', count: 1500, to: 8 }],
    ['new tiles', { problem: 'too-many', count: 1500, to: 100, place: ['newTiles', 'bonus'] }],
  ])('%s: is told with the number', (name, problem) => {
    expect(problems(LISTS[name])).toContainEqual(expect.objectContaining(problem))
  })

  it('as a whole: refused before it is looked at', () => {
    const towns = Object.fromEntries(
      content.base.map.towns.map(({ id }) => [id, { houses: many(() => ({ mark: 2 }), 1000) }]),
    )
    expect(problems({ map: { towns } })).toEqual([{ place: [], problem: 'too-big', most: 12_000 }])
    expect(readEdition(content, ' '.repeat(1_000_001))).toEqual({
      problems: [{ place: [], problem: 'too-big', most: 1_000_000 }],
    })
  })

  it('with endless words: refused, and told in few', () => {
    for (const sign of ['a', ' ', '-', '.', 'é', '0', '\n']) {
      const run = sign.repeat(200_000)
      for (const edition of [
        { name: run },
        { [run]: 1 },
        { tiles: { [run]: {} } },
        { newTiles: { bonus: { [`bonus.${run}`]: { marks: [2], helper: score } } } },
        { map: { links: [[run, 'lyon']] } },
        { wheel: [run] },
        { silver: { ribbons: { [run]: 1 } } },
        { silver: { underground: { '1A': { start: run } } } },
      ])
        expect(JSON.stringify(problems(edition)).length).toBeLessThan(20_000)
      expect(inTime(() => readEdition(content, run))).toHaveProperty('problems')
    }
  })
})

/** The places of a value, to change one of them. */
function places(value: unknown, place: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [place]
  return [place, ...Object.entries(value).flatMap(([key, one]) => places(one, [...place, key]))]
}

function changedAt(value: unknown, [key, ...deeper]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to
  const inner = changedAt(Reflect.get(Object(value), key), deeper, to)
  return Array.isArray(value)
    ? value.with(Number(key), inner)
    : { ...(value as object), [key]: inner }
}

describe('any data', () => {
  const standard = editionTemplate(content)
  const everywhere = places(standard)

  it('is an edition that can be played, or is told what is wrong', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everywhere), fc.jsonValue(), (place, value) => {
        const applied = inTime(() => applyEdition(content, changedAt(standard, place, value)))
        if ('problems' in applied) {
          expect(applied.problems.length).toBeGreaterThan(0)
          return
        }
        compose({ modules: ['base', 'silver'], players: 3 }, applied.content)
        // what a record keeps of it makes the same again
        expect(applyEdition(content, applied.edition)).toMatchObject({ content: applied.content })
      }),
      { numRuns: 60 },
    )
  })
})
