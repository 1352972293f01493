import { pendingOf } from '@tiletum/engine'
import { clause, scenario } from '@tiletum/testkit'
import type { SeatSetting, TestTable } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const ALL = ['blue', 'orange', 'green', 'purple'] as const
const four = () => scenario({ seats: ALL })
const pending = ({ game, state }: TestTable) => pendingOf(game.rules, state).at(-1)
const dieAction = ({ game, state }: TestTable) =>
  pendingOf(game.rules, state).find((item) => item.is === 'spend' && item.fromDie)

/** A building with all rooms but the highest full, and the crest placed. */
const KINGS = ['character.king.vp-2', 'character.king.vp-2']
const ROOMS = [3, 2, 2, 1, 1]

describe('a completed building', () => {
  for (const [index, rooms] of ROOMS.entries()) {
    const building = index + 1

    clause('build-1', `${building} with its crest first: +${rooms} with the last room`, () => {
      const game = four()
        .seat('blue', {
          rooms: { [building]: KINGS.slice(0, rooms - 1) },
          crests: { [building]: 'sun' },
          storehouse: ['character.king.vp-3'],
          resources: {},
        })
        .action('blue', 'character', rooms)
      expect(game).toHave('blue', { completed: [], markers: {} })
      game.play(`place character.king.vp-3 building ${building} floor ${rooms}`)
      expect(game).toHave('blue', { completed: [building], markers: { king: rooms } })
    })

    clause('build-1', `${building} with its rooms first: +${rooms} with the crest`, () => {
      const game = four()
        .seat('blue', {
          rooms: { [building]: ['character.king.vp-3', ...KINGS].slice(0, rooms) },
          storehouse: ['bonus.crest-sun'],
          resources: { food: 6 },
        })
        .turn('blue')
      expect(game).toHave('blue', { completed: [], markers: {} })
      game.play(`crest sun building ${building}`, building === 5 ? 'gain gold+gold' : 'done')
      expect(game).toHave('blue', { completed: [building], markers: { king: rooms } })
    })
  }

  clause('build-1', 'needs full rooms and a crest: one of them alone does nothing', () => {
    const game = four()
      .seat('blue', {
        rooms: { 2: ['character.king.vp-2'], 5: ['character.merchant.house'] },
        storehouse: ['bonus.crest-sun', 'bonus.crest-lily'],
        resources: { food: 12 },
      })
      .turn('blue', 'crest sun building 2', 'done', 'crest lily building 4', 'done')
    expect(game).toHave('blue', { completed: [], markers: {} })
  })

  for (const [kind, character] of [
    ['merchant', 'character.merchant.gold-3'],
    ['architect', 'character.architect.stone-2'],
    ['character', 'character.character.food-2'],
    ['contract', 'character.contract.iron-2'],
    ['king', 'character.king.vp-3'],
  ] as const)
    clause('build-1', `of ${kind} characters strengthens the ${kind} action`, () => {
      const game = four()
        .seat('blue', { crests: { 4: 'sun' }, storehouse: [character], resources: {} })
        .action('blue', 'character', 1)
        .play(`place ${character} building 4 floor 1`)
      expect(game).toHave('blue', { markers: { [kind]: 1 } })
      game.autoChance().play('end turn')
      const later = four()
        .seat('blue', { crests: { 4: 'sun' }, rooms: { 4: [character] }, resources: {} })
        .action('blue', kind, 3)
      expect(later).toHave('blue', { dice: ['pink 5'] })
    })
})

describe('the marker of a building completed in the middle of an action', () => {
  const almost: SeatSetting = {
    rooms: { 2: ['character.character.food-2', ''] },
    crests: { 2: 'sun' },
    storehouse: ['character.character.gold-2'],
    resources: {},
  }

  clause('build-2', 'counts at once for the same action', () => {
    const game = four().seat('blue', almost).action('blue', 'character', 3)
    game.play('place character.character.gold-2 building 2 floor 2')
    expect(pending(game)).toMatchObject({ action: 'character', points: 1 + 2, fromDie: true })
  })

  clause('build-2', 'counts at once when the action is reached through the joker', () => {
    const game = four().seat('blue', almost).action('blue', 'joker', 3).play('act character')
    game.play('place character.character.gold-2 building 2 floor 2')
    expect(pending(game)).toMatchObject({ action: 'character', points: 1 + 2, fromDie: true })
  })

  const kingCrest: SeatSetting = {
    rooms: { 4: ['character.king.vp-2'] },
    storehouse: ['bonus.crest-sun'],
    resources: { food: 4 },
  }

  clause('build-2', 'does not count for another action', () => {
    const game = four().seat('blue', kingCrest).action('blue', 'merchant', 3, 'blue')
    game.play('crest sun building 4', 'done')
    expect(pending(game)).toMatchObject({ action: 'merchant', points: 3 })
    expect(game).toHave('blue', { markers: { king: 1 } })
  })

  clause(
    ['build-2', 'joker-1'],
    'counts once if it is won before the joker becomes that action',
    () => {
      const game = four().seat('blue', kingCrest).action('blue', 'joker', 3, 'blue')
      game.play('crest sun building 4', 'done')
      expect(pending(game)).toMatchObject({ action: 'joker', points: 3 })
      game.play('act king')
      expect(pending(game)).toMatchObject({ action: 'king', points: 4 })
    },
  )

  clause(['build-2', 'turn-5'], 'counts once if it is won before the die is taken', () => {
    const game = four().seat('blue', kingCrest).facing('king', 5)
    game.turn('blue', 'crest sun building 4', 'done')
    game.turn('blue', 'die blue 5')
    expect(pending(game)).toMatchObject({ action: 'king', points: 3 })
  })

  clause('build-3', 'does not count for a nested action of the kind', () => {
    const game = four()
      .seat('blue', { ...kingCrest, storehouse: ['bonus.crest-sun', 'bonus.king-3'] })
      .action('blue', 'merchant', 2, 'blue')
      .play('use bonus.king-3', 'climb', 'crest sun building 4', 'done')
    expect(pending(game)).toMatchObject({ action: 'king', points: 2, fromDie: false })
    expect(dieAction(game)).toMatchObject({ action: 'merchant', points: 2 })
  })

  clause('build-3', 'does not count for a nested action that comes later', () => {
    const game = four()
      .seat('blue', {
        ...kingCrest,
        storehouse: ['bonus.crest-sun', 'bonus.king-3', 'contract.iron-5'],
        resources: { food: 4, iron: 5 },
      })
      .turn('blue', 'crest sun building 4', 'done', 'use bonus.king-3')
    expect(pending(game)).toMatchObject({ action: 'king', points: 3 })
    game.play('climb', 'climb', 'climb', 'fulfil contract.iron-5')
    expect(game).toHave('blue', { king: 5 })
    expect(game).toOffer('die pink 6')
  })

  clause('build-5', 'counts when the die action has no points left', () => {
    const game = four().seat('blue', kingCrest).action('blue', 'king', 1, 'blue').play('climb')
    expect(game).toRefuse('climb', 'turn-5', { points: 0, price: 1 })
    game.play('crest sun building 4', 'done')
    expect(game).toOfferExactly('climb')
    game.play('climb')
    expect(game).toHave('blue', { king: 2 })
    expect(game).toOfferExactly('end turn')
  })

  clause('build-5', 'counts when the die action is interrupted at that moment', () => {
    const game = four()
      .seat('blue', { ...kingCrest, storehouse: ['bonus.crest-sun', 'bonus.king-3'] })
      .action('blue', 'king', 2, 'blue')
      .play('use bonus.king-3', 'climb', 'crest sun building 4', 'done')
    expect(pending(game)).toMatchObject({ action: 'king', points: 2, fromDie: false })
    expect(dieAction(game)).toMatchObject({ action: 'king', points: 3 })
  })

  clause(['build-5', 'nest-6'], 'comes after the bonus of the last character', () => {
    const game = four()
      .seat('blue', {
        crests: { 4: 'sun' },
        storehouse: ['character.character.character-2'],
        resources: {},
      })
      .action('blue', 'character', 1)
      .play('place character.character.character-2 building 4 floor 1')
    expect(pending(game)).toMatchObject({ action: 'character', points: 2, fromDie: false })
    expect(dieAction(game)).toMatchObject({ points: 0 })
    expect(game).toHave('blue', { completed: [], markers: {} })
    game.play('done')
    expect(game).toHave('blue', { completed: [4], markers: { character: 1 } })
    expect(pending(game)).toMatchObject({ action: 'character', points: 1, fromDie: true })
  })

  clause(['build-5', 'nest-6'], 'comes after the bonus of the crest', () => {
    const game = four()
      .seat('blue', {
        rooms: { 5: ['character.king.vp-2'] },
        storehouse: ['bonus.crest-sun'],
        resources: { food: 3 },
      })
      .action('blue', 'king', 2, 'blue')
      .play('crest sun building 5')
    expect(game).toHave('blue', { completed: [], markers: {} })
    expect(dieAction(game)).toMatchObject({ points: 2 })
    game.play('gain gold+iron')
    expect(game).toHave('blue', { completed: [5], markers: { king: 1 } })
    expect(pending(game)).toMatchObject({ action: 'king', points: 3 })
  })

  clause(
    ['build-1', 'build-5'],
    'is won once by a crest placed inside the last character’s bonus',
    () => {
      const game = four()
        .seat('blue', {
          storehouse: ['character.character.character-2', 'bonus.crest-sun'],
          resources: { food: 3 },
        })
        .action('blue', 'character', 1, 'blue')
        .play('place character.character.character-2 building 5 floor 1')
        .play('crest sun building 5', 'gain gold+gold')
      // The crest came last: its bonus is received, and the character's action goes on without the
      // marker.
      expect(game).toHave('blue', { completed: [5], markers: { character: 1 } })
      expect(pending(game)).toMatchObject({ action: 'character', points: 2, fromDie: false })
      expect(dieAction(game)).toMatchObject({ points: 1 })
      game.play('done')
      expect(game).toHave('blue', { completed: [5], markers: { character: 1 } })
      expect(pending(game)).toMatchObject({ action: 'character', points: 1, fromDie: true })
    },
  )

  clause('build-1', 'a building is completed once', () => {
    const game = four()
      .seat('blue', { ...kingCrest, storehouse: ['bonus.crest-sun', 'bonus.characters'] })
      .action('blue', 'king', 2, 'blue')
      .play('crest sun building 4', 'done', 'use bonus.characters', 'characters 4')
      .play('bonus character.king.vp-2')
    expect(game).toHave('blue', { completed: [4], markers: { king: 1 }, vp: 12 })
    expect(pending(game)).toMatchObject({ action: 'king', points: 3 })
  })
})

describe('the rightmost building', () => {
  clause('build-4', 'is completed by its crest alone and gives no marker', () => {
    const game = four()
      .seat('blue', { storehouse: ['bonus.crest-sun'], resources: { food: 2 } })
      .action('blue', 'king', 2, 'blue')
      .play('crest sun building 6')
    expect(game).toHave('blue', { completed: [6], markers: {}, vp: 15 })
    expect(pending(game)).toMatchObject({ action: 'king', points: 2 })
  })

  clause(['build-4', 'end-2'], 'counts for final scoring', () => {
    const game = four()
      .round(4)
      .fair(4, 'verona', 'fair.contract')
      .king({ 1: ['orange'] })
      .seat('blue', {
        crests: { 4: 'sun', 5: 'lily', 6: 'tower' },
        rooms: { 4: ['character.king.vp-2'], 5: ['character.merchant.house'] },
        resources: {},
      })
      .turnOfRound(3)
      .turn('purple', 'die pink 4', 'end turn')
    expect(game).toAwait('nobody')
    expect(game).toHave('blue', { completed: [4, 5, 6], vp: 15 })
  })

  clause(['build-4', 'char-7'], 'takes no character', () => {
    const game = four()
      .seat('blue', { storehouse: ['character.king.vp-2'], resources: {} })
      .action('blue', 'character', 3)
    expect(game).toRefuse('place character.king.vp-2 building 6 floor 1', 'char-7')
  })
})

describe('the example of the rulebook', () => {
  clause('ex-completed', 'third floor, 6 food for the crest, +3 on king from then on', () => {
    const game = four()
      .seat('blue', {
        rooms: { 1: ['character.king.vp-2', 'character.king.king-1', ''] },
        storehouse: ['character.king.vp-3', 'bonus.crest-lily'],
        resources: { food: 6 },
      })
      .action('blue', 'character', 3, 'blue')
    game.play('place character.king.vp-3 building 1 floor 3')
    expect(game).toHave('blue', { vp: 13, housesInSupply: 3, completed: [] })
    game.play('crest lily building 1')
    expect(game).toHave('blue', { resources: { food: 0 }, markers: {} })
    game.play('build house firenze')
    expect(game).toHave('blue', { vp: 16, completed: [1], markers: { king: 3 } })
    expect(pending(game)).toMatchObject({ action: 'character', points: 0 })

    const next = four()
      .seat('blue', {
        rooms: { 1: ['character.king.vp-2', 'character.king.king-1', 'character.king.vp-3'] },
        crests: { 1: 'lily' },
      })
      .facing('king', 4)
      .turn('blue', 'die pink 4')
    expect(pending(next)).toMatchObject({ action: 'king', points: 3 + 3 })
  })
})
