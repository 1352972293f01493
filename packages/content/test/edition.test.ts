import { compose, firstGame } from '@tiletum/engine'
import type { Content } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { content } from '@tiletum/content'
import { components } from '@tiletum/content/catalogue'
import {
  applyEdition,
  editionJsonSchema,
  editionTemplate,
  factProblems,
  readEdition,
  remarksOn,
} from '@tiletum/content/edition'
import schemaFile from '../edition.schema.json' with { type: 'json' }

function play(edition: unknown) {
  const applied = applyEdition(content, edition)
  if ('problems' in applied) throw new Error(JSON.stringify(applied.problems))
  return applied
}

function refused(edition: unknown): readonly string[] {
  const applied = applyEdition(content, edition)
  return 'problems' in applied ? applied.problems.map(({ problem }) => problem) : []
}

const find = (of: Content, id: string) => components(of).find((component) => component.id === id)

describe('the standard edition', () => {
  it('obeys every fact of the box and fits every example', () => {
    expect(factProblems(content)).toEqual([])
    expect(remarksOn(content)).toEqual([])
  })

  it('is what an empty edition and the untouched template give', () => {
    expect(play({}).content).toEqual(content)
    const untouched = play({ $schema: './edition.schema.json', ...editionTemplate(content) })
    expect(untouched.content).toEqual(content)
    expect(untouched.edition).toEqual({})
  })
})

describe('an edition', () => {
  const three = play({
    $schema: './edition.schema.json',
    name: 'My copy',
    kingTrack: [-10, -8, -5, -3, -2, -1, 0, 1, 2, 3, 5, 7, 9, 12, 15],
    map: { links: { add: [['lyon', 'milano']] } },
    tiles: { 'cost.stone-5-vp-8': { vp: 9 } },
  })

  it('changes what it names and nothing else', () => {
    expect(three.content.base.kingTrack.spaces[1]).toBe(-8)
    expect(three.content.base.map.links.at(-1)?.between).toEqual(['lyon', 'milano'])
    expect(find(three.content, 'cost.stone-5-vp-8')?.subject).toMatchObject({
      tile: { stone: 5, vp: 9 },
    })
    expect(three.content.base.bonus).toEqual(content.base.bonus)
    expect(three.content.silver).toEqual(content.silver)
    expect(content.base.kingTrack.spaces[1]).toBe(-7)
  })

  it('is known as the source of its values', () => {
    const changed = components(three.content).filter(({ provenance }) => provenance === 'edition')
    expect(changed.map(({ id }) => id)).toEqual([
      'king-track.-8',
      'cost.stone-5-vp-8',
      'lyon--milano',
    ])
  })

  it('is what a game is then played with', () => {
    const game = compose(firstGame(['base'], 2, three.content), three.content)
    expect(game.rules.content.kingTrack.spaces[1]).toBe(-8)
    expect(game.start()).toBeDefined()
  })

  it('can be kept in a game record: applied again it gives the same', () => {
    const stored = JSON.parse(JSON.stringify(three.edition))
    expect(Object.keys(stored)).toEqual(['kingTrack', 'map', 'name', 'tiles'])
    expect(play(stored)).toEqual(three)
  })

  it('moves a copy of a tile from one face to another', () => {
    const { content: mine } = play({
      tiles: { 'bonus.king-3': { marks: [2] }, 'bonus.gold-3': { marks: [2, 3, 3] } },
    })
    expect(find(mine, 'bonus.king-3')).toMatchObject({
      copies: 1,
      provenance: 'rulebook',
      marksProvenance: 'edition',
    })
    expect(find(mine, 'bonus.gold-3')?.copies).toBe(3)
  })

  it('changes what a tile does', () => {
    const { content: mine } = play({
      tiles: {
        'character.king.vp-3': { kind: 'merchant', bonus: { do: 'score', points: 4 } },
        'contract.iron-7': { vp: 12, then: 'nothing' },
        'bonus.any-2': { helper: { do: 'gainAny', count: 2, identical: true } },
        'bonus.crest-lily': { crest: 'sun' },
        'fair.house': { vp: 3 },
        'underground-cost.gold-3-vp-3': { gold: 4 },
        'cost.stone-3-vp-4': { botStart: false },
        'cost.stone-4-vp-6': { botStart: true },
      },
    })
    expect(find(mine, 'character.king.vp-3')?.subject).toMatchObject({
      kind: 'merchant',
      bonus: { points: 4 },
    })
    expect(find(mine, 'contract.iron-7')?.subject).toMatchObject({
      store: { contract: { demand: { iron: 7 }, vp: 12 } },
    })
    expect(find(mine, 'bonus.crest-lily')?.subject).toMatchObject({ store: { crest: 'sun' } })
    expect(mine.base.costs.filter((tile) => 'botStart' in tile).map(({ id }) => id)).toEqual([
      'cost.stone-4-vp-6',
    ])
  })

  it('brings a tile the standard edition does not know', () => {
    const { content: mine } = play({
      tiles: { 'bonus.gold-3': { marks: [2] } },
      newTiles: {
        bonus: { 'bonus.gold-4': { marks: [3], helper: { do: 'gain', purse: { gold: 4 } } } },
      },
    })
    expect(find(mine, 'bonus.gold-4')).toMatchObject({ copies: 1, provenance: 'edition' })
  })

  it('corrects the spaces of towns, decrees, technologies, tablets and whole underground sides', () => {
    const side = content.silver.sides[0]
    const { content: mine } = play({
      map: { towns: { london: { houses: [{ mark: 2, bonus: { do: 'score', points: 4 } }] } } },
      decrees: {
        'decree.king-and-country': {
          name: { en: 'Crown and Country', fr: 'La couronne et la patrie' },
          options: [
            { when: [{ more: 'house', than: 'pillar' }], take: { action: 'king' } },
            { take: { highest: { needed: ['pair', 'yellow'] } } },
          ],
        },
      },
      silver: {
        ribbons: { 3: 1, 5: 2, 7: 2, 9: 2, 12: 3, 15: 3 },
        tablets: { 'tablet.vp-4': { do: 'score', points: 5 } },
        technologies: {
          'technology.joker': {
            tiers: [
              [{ rule: 'action-points', action: 'joker', more: 2 }],
              [{ rule: 'trigger', on: { action: 'joker' }, effect: { do: 'climb', spaces: 1 } }],
              [{ rule: 'joker-split', actions: 2 }],
            ],
          },
        },
        underground: { 'underground.I-A': { enterSilver: 1, links: side?.links.slice() } },
      },
    })
    expect(find(mine, 'london')?.marksProvenance).toBe('edition')
    expect(mine.solo.decrees[1]).toMatchObject({
      name: { fr: 'La couronne et la patrie' },
      diePriority: ['yellow', 'pink', 'pair', 'dark-gray'],
      provenance: 'edition',
    })
    expect(mine.silver.kingTrack.ribbons[5]).toBe(2)
    expect(find(mine, 'silver-king-track.5')?.provenance).toBe('edition')
    expect(find(mine, 'underground.I-A')?.provenance).toBe('edition')
    expect(find(mine, 'technology.joker')?.provenance).toBe('edition')
  })

  it('remarks where the rulebooks’ examples no longer fit', () => {
    const shorter = play({ map: { links: { add: [['strasbourg', 'venezia']] } } })
    expect(shorter.remarks.map(({ remark }) => remark)).toEqual(['distance', 'neighbours'])
    const { remarks } = play({ tiles: { 'contract.iron-7': { marks: [3] } } })
    expect(remarks).toEqual([{ remark: 'two-player-tile' }])
  })
})

describe('an edition is refused', () => {
  it.each([
    ['not-json', '{"tiles": '],
    ['wrong-kind', '[]'],
  ])('as %s: %s', (problem, text) => {
    expect(readEdition(content, text)).toMatchObject({ problems: [{ problem }] })
  })

  it.each([
    ['unknown-key', { kingtrack: [] }],
    ['unknown-key', { tiles: { 'bonus.king-9': {} } }],
    ['unknown-key', { tiles: { 'bonus.king-3': { vp: 3 } } }],
    ['not-one-of', { tiles: { 'bonus.king-3': { marks: [2, 5] } } }],
    ['not-one-of', { tiles: { 'bonus.king-3': { helper: { do: 'gainSilver', count: 1 } } } }],
    ['missing', { tiles: { 'bonus.king-3': { helper: { do: 'score' } } } }],
    ['wrong-kind', { tiles: { 'contract.iron-7': { then: { do: 'climb', spaces: '1' } } } }],
    ['too-large', { tiles: { 'cost.stone-5-vp-8': { vp: 100 } } }],
    ['too-small', { tiles: { 'cost.stone-5-vp-8': { stone: 0 } } }],
    ['too-few', { corruption: [0, 1, 2] }],
    ['too-many', { contractOffer: [3, 3, 2, 2, 1, 1] }],
    ['nothing-asked', { tiles: { 'contract.iron-7': { demand: {} } } }],
    ['no-form', { decrees: { 'decree.busy-hands': { options: [{ take: { roll: 1 } }] } } }],
    ['bad-id', { newTiles: { bonus: { 'Gold 4': { marks: [2], crest: 'lily' } } } }],
    ['count', { tiles: { 'bonus.king-3': { marks: [2] } } }],
    ['count', { map: { towns: { paris: { cathedral: [4, 3] } } } }],
    ['not-connected', { map: { roads: { remove: [['london', 'brugge']] } } }],
    ['not-rising', { kingTrack: [-10, 0, 3, 3, 5] }],
    ['lacks-space', { kingTrack: [-10, 0, 5, 15] }],
    ['lacks-space', { silver: { ribbons: { 4: 1 } } }],
    ['not-falling', { map: { towns: { paris: { cathedral: [2, 3, 4] } } } }],
    ['twice', { wheel: ['joker', 'king', 'king', 'architect', 'character', 'contract'] }],
    ['unknown-space', { map: { links: { add: [['lyon', 'milan']] } } }],
    ['no-such-link', { map: { links: { remove: [['lyon', 'milano']] } } }],
    ['link-exists', { map: { links: { add: [['lyon', 'paris']] } } }],
    ['link-to-itself', { map: { links: { add: [['lyon', 'lyon']] } } }],
    ['houses-at-two', { map: { towns: { lyon: { houses: [{ mark: 2 }, { mark: 2 }] } } } }],
    ['no-cathedral', { map: { towns: { brugge: { cathedral: [3] } } } }],
    ['bot-start', { tiles: { 'cost.stone-2-vp-2': { botStart: true } } }],
    ['bot-start', { tiles: { 'cost.stone-3-vp-4': { botStart: false } } }],
    ['bad-text', { silver: { ribbons: { '05': 1 } } }],
    ['home-fair', { fairTowns: [...content.base.fairs.towns.slice(1), 'tiletum'] }],
    ['unknown-space', { silver: { underground: { 'underground.I-A': { start: 'halle' } } } }],
    ['start-tunnel', { silver: { underground: { 'underground.I-A': { start: 'a1' } } } }],
    ['start-mine', { silver: { underground: { 'underground.I-A': { start: 'hall' } } } }],
    ['needs-silver', { decrees: { 'decree.busy-hands': { options: prospect() } } }],
    ['tiles-short', { map: { towns: crowdedTowns() } }],
  ])('as %s: %j', (problem, edition) => {
    expect(refused(edition)).toContain(problem)
  })

  it('as an id that exists', () => {
    const helper = { do: 'gain', purse: { gold: 4 } }
    expect(refused({ newTiles: { bonus: { 'bonus.gold-3': { marks: [2], helper } } } })).toContain(
      'id-exists',
    )
  })

  it('as too deep, before anybody gets lost in it', () => {
    const read = (levels: number) => {
      const helper = `${'{"do":"all","of":['.repeat(levels)}${']}'.repeat(levels)}`
      return readEdition(content, `{"tiles":{"bonus.king-3":{"helper":${helper}}}}`)
    }
    expect(read(20)).toEqual({
      problems: [{ place: ['tiles', 'bonus.king-3', 'helper'], problem: 'too-deep', most: 32 }],
    })
    expect(read(20_000)).toEqual({ problems: [{ place: [], problem: 'too-deep', most: 64 }] })
  })

  it('with all its problems at once', () => {
    expect(refused({ corruption: [], kingTrack: 'high', tiles: { x: {} } }).length).toBe(3)
  })
})

describe('the schema for editors', () => {
  it('is written as the program would write it now', () => {
    // Out of date? `npm run tiletum -- edition schema > packages/content/edition.schema.json`
    expect(schemaFile).toEqual(JSON.parse(JSON.stringify(editionJsonSchema(content))))
  })
})

function prospect() {
  return [{ take: { action: 'prospector', build: ['mine'] } }]
}

/** Three bonus tiles in every town are more than there are. */
function crowdedTowns() {
  const bonusTiles = [{ mark: 2 }, { mark: 2 }, { mark: 2 }]
  return Object.fromEntries(content.base.map.towns.map(({ id }) => [id, { bonusTiles }]))
}
