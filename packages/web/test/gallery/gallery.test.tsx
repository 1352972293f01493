import { content } from '@tiletum/content'
import { components } from '@tiletum/content/catalogue'
import { applyEdition } from '@tiletum/content/edition'
import { FAMILIES } from '@tiletum/engine'
import { CATALOGUES } from '@tiletum/text'
import { findClause } from '@tiletum/text/rules'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { clauseOf } from '../../src/gallery/clauses.ts'
import { evidenceOf } from '../../src/gallery/evidence.ts'
import { ComponentFace } from '../../src/gallery/ComponentFace.tsx'
import { EVERYTHING, filtered, shownOf } from '../../src/gallery/filter.ts'

const all = components(content)
const shown = all.map((one) => shownOf(one, CATALOGUES.fr, 'fr'))
const ids = (wanted: Partial<typeof EVERYTHING>) =>
  filtered(shown, { ...EVERYTHING, ...wanted }).flatMap(({ members }) =>
    members.map(({ component }) => component.id),
  )

test('every component is drawn', () => {
  for (const { subject, id } of all)
    expect(renderToStaticMarkup(<ComponentFace subject={subject} size={60} />), id).toContain(
      '<svg',
    )
})

test('every component has its rule', () => {
  for (const component of all) expect(findClause(clauseOf(component)), component.id).toBeDefined()
})

test('every family is shown, and every component once', () => {
  expect(filtered(shown, EVERYTHING).map(({ family }) => family)).toEqual(FAMILIES)
  expect(ids({}).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
})

test('a search finds words whatever their accents, and names', () => {
  expect(ids({ query: 'koln' })).toContain('koln')
  expect(ids({ query: 'cathedrale' })).toContain('paris')
  expect(ids({ query: 'CATHÉDRALE' })).toEqual(ids({ query: 'cathedrale' }))
  expect(ids({ query: 'BLASON lys' })).toContain('crest.lily')
  expect(ids({ query: 'blason lys' })).not.toContain('crest.lion')
  expect(ids({ query: 'nothing like it' })).toEqual([])
})

test('a part of the game and the way things are known can be asked for', () => {
  const silver = ids({ module: 'silver' })
  expect(silver).toContain('crest.hammer')
  expect(silver).not.toContain('crest.lily')
  const madeUp = ids({ known: ['reconstructed'] })
  expect(madeUp).toContain('contract.iron-4-wool-4')
  expect(madeUp).toContain('bonus.merchant-2')
  expect(madeUp).not.toContain('die.blue')
})

test('the wheel’s order is told with what speaks for and against it, until an edition settles it', () => {
  const told = (of: typeof content) => {
    const [wheel] = components(of).filter(({ id }) => id === 'wheel')
    if (wheel === undefined) throw new Error('there is no wheel')
    return [CATALOGUES.en, CATALOGUES.fr].map(({ gallery }) => evidenceOf(wheel, gallery))
  }
  const [en, fr] = told(content)
  expect(en?.for).toContain('bonus markers')
  expect(en?.against).toContain('reverse order')
  expect(fr?.for).toContain('marqueurs bonus')
  expect(fr?.against).toContain('ordre inverse')
  const applied = applyEdition(content, { wheel: content.base.wheel.clockwise.toReversed() })
  if ('problems' in applied) throw new Error('the reverse order does not fit')
  expect(told(applied.content)).toEqual([undefined, undefined])
  const [die] = all.filter(({ id }) => id === 'die.blue')
  expect(die && evidenceOf(die, CATALOGUES.en.gallery)).toBeUndefined()
})
