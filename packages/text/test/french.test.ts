import { expect, it } from 'vitest'
import { online } from '../src/fr/online.ts'
import { of } from '../src/fr/elision.ts'

it.each([
  ['Bruno', 'de Bruno'],
  ['Anna', 'd’Anna'],
  ['Élise', 'd’Élise'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Cardinalbot', 'du Cardinalbot'],
])('says of %s: %s', (name, said) => {
  expect(of(name)).toBe(said)
})

it('elides before a name wherever people are told of', () => {
  expect(online.home.turnOf('Anna')).toBe('au tour d’Anna')
  expect(online.person.menu('Élise')).toBe('À propos d’Élise')
  expect(online.lobby.waitingForOwner('Anna')).not.toContain('que Anna')
})
