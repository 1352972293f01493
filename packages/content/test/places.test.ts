import { expect, test } from 'vitest'
import { content } from '../src/index.ts'
import { components } from '../src/catalogue/index.ts'
import {
  applyEdition,
  correctAt,
  editionTemplate,
  placesOf,
  valueAt,
} from '../src/edition/index.ts'

const template = editionTemplate(content)
const all = components(content)
const component = (id: string) => {
  const found = all.find((one) => one.id === id)
  if (found === undefined) throw new Error(`There is no ${id}`)
  return found
}

test('every place that corrects a component has a standard value', () => {
  const places = all.flatMap((one) => placesOf(one, content))
  expect(places.length).toBeGreaterThan(300)
  for (const place of places) expect(valueAt(template, place), place.join(' ')).toBeDefined()
})

test('everything that editions correct is the place of some component', () => {
  const covered = new Set(all.flatMap((one) => placesOf(one, content)).map((place) => place[0]))
  for (const key of Object.keys(template)) if (key !== 'newTiles') expect(covered).toContain(key)
})

test('a correction is written where the check finds it, and goes when it is the standard again', () => {
  const [place = []] = placesOf(component('paris'), content)
  const standard = valueAt(template, place) as object
  const once = correctAt({ name: 'Mine' }, place, { ...standard, name: 'Lutetia' }, content)
  expect(once).toEqual({ name: 'Mine', map: { towns: { paris: { name: 'Lutetia' } } } })
  expect(applyEdition(content, once)).toMatchObject({ edition: once })
  expect(correctAt(once, place, standard, content)).toEqual({ name: 'Mine' })
})

test('a tile of an owner is corrected among the new tiles', () => {
  const own = { ...component('bonus.any-action-1'), id: 'bonus.own' }
  expect(placesOf(own, content)).toEqual([['newTiles', 'bonus', 'bonus.own']])
  const below = { ...component('underground-bonus.pay-silver-1-merchant-4'), id: 'own' }
  expect(placesOf(below, content)).toEqual([['silver', 'newTiles', 'undergroundBonus', 'own']])
})
