/** The booklet's example of a whole turn, and the reaches it explains. */
import { clause, soloScenario } from '@tiletum/testkit'
import type { SoloScenario } from '@tiletum/testkit'
import { expect } from 'vitest'
import { noblesse } from './support/noblesse.ts'

const checks = (game: SoloScenario): readonly unknown[] =>
  game.events.flatMap((event) =>
    event.event.startsWith('bot-check') || event.event === 'bot-no-die'
      ? [[event.event, event.facts]]
      : [],
  )

clause(
  'ex-solo-noblesse',
  'no crest in reach, no die, no points: Busy Hands, the blue die, 11 + 5',
  () => {
    const game = noblesse()
    game.botTurn(1).finishTurn()

    expect(checks(game)).toEqual([
      [
        'bot-check-crest-reach',
        {
          option: 1,
          holds: false,
          piece: 'architect',
          stands: 'london',
          reach: 6,
          crests: [{ tile: 'bonus.crest-lily', town: 'venezia', distance: 9, owned: false }],
        },
      ],
      [
        'bot-check-crest-reach',
        {
          option: 2,
          holds: true,
          piece: 'merchant',
          stands: 'firenze',
          reach: 1,
          crests: [{ tile: 'bonus.crest-lily', town: 'venezia', distance: 1, owned: false }],
        },
      ],
      ['bot-no-die', { option: 2, action: 'merchant' }],
      [
        'bot-check-crest-offer',
        {
          option: 3,
          holds: false,
          points: 2,
          crests: [
            { tile: 'contract.crest-chalice', price: 3, owned: false },
            { tile: 'contract.crest-sun', price: 1, owned: true },
          ],
        },
      ],
    ])
    expect(game.botState().decree).toBe('busy-hands')
    expect(game).toHave('orange', {
      dice: ['blue 3'],
      vp: 10 + 11 + 5,
      contracts: ['contract.iron-7'],
      resources: { iron: 0 },
    })
    expect(game.botState().waiting).toEqual([])
    const compared = game.events.flatMap((event) =>
      event.event === 'bot-compare' ? [event.facts] : [],
    )
    const icon = game.events.flatMap((event) =>
      event.event === 'bot-icon-means' ? [event.facts] : [],
    )
    expect(icon).toEqual([{ colour: 'blue', iron: 3, wool: 0 }])
    expect(compared[0]).toEqual({
      tieBreaker: 'colour-rank',
      of: [
        { candidate: { colour: 'yellow', value: 3 }, value: -2, stays: false },
        { candidate: { colour: 'light-gray', value: 3 }, value: -4, stays: false },
        { candidate: { colour: 'blue', value: 3 }, value: -1, stays: true },
      ],
    })
  },
)

const targets = (game: SoloScenario): readonly string[] =>
  game.events.flatMap((event) =>
    event.event === 'bot-targets' ? event.facts.towns.map(({ town }) => town) : [],
  )

clause(
  ['ex-solo-reach', 'solo-reach-2'],
  'Strasbourg with 1 point reaches Troyes and Frankfurt only',
  () => {
    const game = soloScenario()
      .decrees('mercantile-empire', 'worldly-riches')
      .facing('merchant', 6)
      .dice({ pink: [6] })
      .bot({ merchant: 'strasbourg' })
    game.botTurn(1)
    expect(targets(game).toSorted()).toEqual(['frankfurt', 'troyes'])
  },
)

clause(
  ['ex-solo-reach', 'solo-reach-2'],
  'London with 6 points reaches Paris, Lyon and Köln and no other cathedral',
  () => {
    const game = soloScenario()
      .decrees('proud-pillars', 'worldly-riches')
      .facing('architect', 1)
      .dice({ pink: [1] })
      .bot({ architect: 'london' })
      .costs({ praha: 'cost.closed' })
    game.botTurn(1)
    expect(targets(game).toSorted()).toEqual(['koln', 'lyon', 'paris'])
  },
)
