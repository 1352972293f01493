import { content } from '@tiletum/content'
import { components } from '@tiletum/content/catalogue'
import {
  applyEdition,
  correctAt,
  editionJsonSchema,
  editionTemplate,
  placesOf,
  valueAt,
} from '@tiletum/content/edition'
import type { JsonPath } from '@tiletum/content/edition'
import { CATALOGUES, LANGUAGES } from '@tiletum/text'
import { describe, expect, test } from 'vitest'
import { isText } from '../../src/gallery/places.ts'
import { isOf, resolved, schemaAt, startOf, tagOf, variantsOf } from '../../src/gallery/schema.ts'
import type { Schema } from '../../src/gallery/schema.ts'
import { formWords } from '../../src/gallery/correction-words.ts'

const root = editionJsonSchema(content) as Schema
const template = editionTemplate(content)
const places = new Map(
  components(content)
    .flatMap((one) => placesOf(one, content))
    .filter((place) => !isText(place))
    .map((place) => [place.join(' '), place] as const),
)

/** Every form that is met below a place, each once. */
function met(schema: Schema, seen: Set<Schema>): ReadonlySet<Schema> {
  const of = resolved(schema, root)
  if (seen.has(of)) return seen
  seen.add(of)
  const { items, additionalProperties, properties = {} } = of
  for (const inner of [...variantsOf(of), ...Object.values(properties)]) met(inner, seen)
  if (items) met(items, seen)
  if (additionalProperties) met(additionalProperties, seen)
  return seen
}
const forms = new Set(
  [...places.values()].flatMap((place) => [...met(schemaAt(place, root), new Set())]),
)

describe.each(LANGUAGES)('in %s', (language) => {
  const { gallery } = CATALOGUES[language]
  const words = formWords(CATALOGUES[language], CATALOGUES[language], content)

  test('every field and every variant of a form has a word', () => {
    const unsaid = [...forms].flatMap((form) => [
      ...Object.keys(form.properties ?? {}).filter(
        (key) => !(key in gallery.field) && key !== 'lat' && key !== 'lon',
      ),
      ...variantsOf(form)
        .map((one) => tagOf(one, root))
        .filter((tag) => ![gallery.value, gallery.effect, gallery.field].some((one) => tag in one)),
    ])
    expect([...new Set(unsaid)]).toEqual([])
  })

  test('no word is left that no form uses', () => {
    const used = new Set([
      ...[...forms].flatMap(({ properties = {} }) => Object.keys(properties)),
      ...[...forms].flatMap((form) => variantsOf(form).map((one) => tagOf(one, root))),
      ...[...places.values()].flat().map(String),
    ])
    expect(Object.keys(gallery.field).filter((key) => !used.has(key))).toEqual([])
  })

  test('every value to choose has a word', () => {
    for (const { enum: values } of forms)
      for (const value of values ?? [])
        if (typeof value === 'string')
          expect(words.values('', values ?? [])[value], value).toBeDefined()
  })
})

test('standard values are recognised as one of the variants of their form', () => {
  for (const place of places.values()) {
    const variants = variantsOf(schemaAt(place, root))
    if (variants.length > 0)
      expect(
        variants.some((one) => isOf(valueAt(template, place), one, root)),
        place.join(' '),
      ).toBe(true)
  }
})

test('every variant begins with a playable value', () => {
  const place: JsonPath = ['tiles', 'bonus.merchant-2', 'helper']
  const variants = variantsOf(schemaAt(place, root))
  expect(variants.length).toBeGreaterThan(10)
  for (const variant of variants) {
    const edition = correctAt({}, place, startOf(variant, root), content)
    expect(applyEdition(content, edition), JSON.stringify(edition)).toHaveProperty('content')
  }
})
