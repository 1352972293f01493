import { CRESTS, FAMILIES } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { base, content, origins, provenanceOf, silver, solo } from '@tiletum/content'
import { components } from '@tiletum/content/catalogue'

const all = components(content)

describe('names of components', () => {
  it('each stands for one thing', () => {
    const ids = all.map(({ family, id }) => `${family} ${id}`)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('a tile begins with its family', () => {
    for (const { family, id, marks } of all) {
      if (marks !== undefined) expect(id).toSatisfy((name: string) => name.startsWith(`${family}.`))
    }
  })

  it('stay as they are: games that were stored name them', async () => {
    const tiles = all.filter(({ marks }) => marks !== undefined).map(({ id }) => id)
    await expect(`${tiles.join('\n')}\n`).toMatchFileSnapshot('./tile-ids.txt')
  })

  it('every family has members', () => {
    for (const family of FAMILIES)
      expect(
        all.some((each) => each.family === family),
        family,
      ).toBe(true)
  })
})

describe('base tiles', () => {
  it('the contract of 7 iron is there at two players', () => {
    expect(base.contracts.find(({ id }) => id === 'contract.iron-7')).toMatchObject({ marks: [2] })
  })

  it('each of the six crests is on a bonus tile and on a contract tile', () => {
    const kinds = (faces: readonly object[]) =>
      faces.flatMap((face) => ('crest' in face ? [face.crest] : []))
    expect(kinds(base.bonus)).toEqual(base.crests)
    expect(kinds(base.contracts)).toEqual(base.crests)
    expect([...base.crests, silver.crest]).toEqual([...CRESTS])
  })

  it('there are nine characters of each kind', () => {
    const kinds = [...base.characters, ...silver.characters].flatMap(({ kind, marks }) =>
      marks.map(() => kind),
    )
    for (const kind of ['contract', 'character', 'king', 'merchant', 'architect', 'prospector']) {
      expect(kinds.filter((each) => each === kind).length, kind).toBe(9)
    }
  })

  it('every action tile of the wheel is there once', () => {
    expect(base.wheel.clockwise.toSorted()).toEqual([
      'architect',
      'character',
      'contract',
      'joker',
      'king',
      'merchant',
    ])
  })
})

describe('the cards of the Cardinalbot', () => {
  it('every fair tile has its decree', () => {
    const known = [...solo.decrees, ...silver.solo.decrees].map(({ id }) => id)
    for (const { id, decree } of [...base.fairs.tiles, ...silver.fairs]) {
      expect(known, id).toContain(decree)
    }
    for (const decree of solo.lastDecrees) expect(known).toContain(decree)
    for (const { decree } of silver.overlays) expect(known).toContain(decree)
  })

  it('six decrees of the expansion take the place of base decrees', () => {
    const replaced = silver.solo.decrees.flatMap(({ replaces }) => replaces ?? [])
    expect(replaced.length).toBe(6)
    for (const id of replaced) expect(solo.decrees.map((decree) => decree.id)).toContain(id)
  })

  it('every card ranks the four groups of dice, or the resource it requires most', () => {
    for (const { id, diePriority } of [...solo.decrees, ...silver.solo.decrees]) {
      if (diePriority === 'most-required') continue
      expect(diePriority.toSorted(), id).toEqual(['dark-gray', 'pair', 'pink', 'yellow'])
    }
  })
})

describe('where a value comes from', () => {
  it('is told for a family, a value and an aspect', () => {
    expect(provenanceOf(origins, 'king-track', '15')).toBe('rulebook')
    expect(provenanceOf(origins, 'king-track', '12')).toBe('reconstructed')
    expect(provenanceOf(origins, 'bonus', 'bonus.king-3')).toBe('rulebook')
    expect(provenanceOf(origins, 'bonus', 'bonus.king-3', 'marks')).toBe('reconstructed')
    expect(provenanceOf(origins, 'contract', 'contract.iron-7', 'marks')).toBe('rulebook')
    expect(provenanceOf(origins, 'town', 'paris', 'bonusTiles')).toBe('source')
    expect(provenanceOf(origins, 'town', 'koln', 'bonusTiles')).toBe('reconstructed')
  })

  it('is told by links and tiles themselves where it differs', () => {
    const of = (id: string) => all.find((component) => component.id === id)?.provenance
    expect(of('tiletum--paris')).toBe('inferred')
    expect(of('troyes--strasbourg')).toBe('rulebook')
    expect(of('paris--lyon')).toBe('reconstructed')
    expect(of('cost.stone-3-vp-4')).toBe('source')
    expect(of('fair.mine')).toBe('reconstructed')
    expect(of('tablet.vp-4')).toBe('inferred')
  })

  it('never is an edition file in the standard edition', () => {
    expect(all.filter(({ provenance }) => provenance === 'edition')).toEqual([])
  })
})
