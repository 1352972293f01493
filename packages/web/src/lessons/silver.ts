/** The fourth lesson: silver and prospectors, for players of the expansion. */
import { inputsOf } from './lesson.ts'
import type { LessonOf } from './lesson.ts'

const inputs = inputsOf(`
  prospector wheel 2
  draw underground-bonus.silver-1; draw underground-bonus.any-2; draw underground-bonus.silver-1
  draw underground-bonus.mine-1; draw underground-bonus.pay-silver-1-architect-4
  draw underground-bonus.pay-silver-1-any-action-3
  cost underground-cost.silver-1-vp-3; cost underground-cost.gold-3-vp-3
  cost underground-cost.silver-3-vp-8
  overlay houses-or-mines
  wheel 3
  draw bonus.any-2; draw bonus.king-2; draw bonus.gold-3; draw bonus.architect-2; draw bonus.any-3
  draw bonus.crest-eagle; draw bonus.merchant-2; draw bonus.four-goods; draw bonus.architect-3
  draw bonus.contract-3; draw bonus.crest-lily; draw bonus.silver-1
  draw bonus.pay-silver-1-identical-5; draw bonus.crest-hammer
  draw bonus.contract-iron-2; draw bonus.recolour-1; draw bonus.strengthen-2
  draw bonus.mine-1
  draw contract.identical-3; draw contract.crest-lily; draw contract.iron-5; draw contract.wool-3
  draw contract.iron-3-wool-3
  draw character.architect.stone-2; draw character.merchant.step-1; draw character.king.vp-3
  draw character.contract.wool-2; draw character.prospector.silver-1-gold-1
  cost cost.stone-2-vp-2; cost cost.stone-3-vp-4; cost cost.closed; cost cost.stone-6-vp-10
  cost cost.stone-4-vp-6; cost cost.stone-3-vp-3; cost cost.stone-4-vp-5; cost cost.stone-5-vp-8
  cost cost.stone-7-vp-12
  town troyes; town verona; town leipzig
  fair fair.mine; fair fair.crest; fair fair.pillar; fair fair.filled-building
  roll pink 1; roll blue 2; roll yellow 3; roll dark-gray 4; roll light-gray 5; roll pink 6
  roll blue 4; roll yellow 6
  corruption 0
  die light-gray 5; leave; walk merchant paris; build house paris; end turn
`)

const UNDERGROUND_I = '#map [data-tab="0"]'
const TASKS = '#tray [data-key="t"]'

export const silver: LessonOf<'silver'> = {
  id: 'silver',
  minutes: 5,
  config: {
    modules: ['base', 'silver'],
    players: 2,
    shuffledActions: false,
    undergroundSides: ['A', 'A', 'A'],
    technologies: ['technology.architect', 'technology.joker', 'technology.character'],
    first: 1,
  },
  inputs,
  steps: [
    { name: 'silver', at: ['.goods [data-good="silver"]'] },
    { name: 'below', at: [UNDERGROUND_I], shown: '#map [data-space="hall"]' },
    { name: 'ring', at: ['#wheel .prospector-wheel', '#wheel .wheel'] },
    {
      name: 'die',
      at: ['.die-card [data-legal="die dark-gray 4"]', '#wheel [data-die="dark-gray 4"]'],
      moves: ['die dark-gray 4'],
    },
    { name: 'act', at: ['.decision [data-legal="act prospector"]'], moves: ['act prospector'] },
    {
      name: 'tile',
      at: ['.decision [data-legal^="take "]'],
      moves: ['take bonus.merchant-2', 'leave'],
    },
    {
      name: 'walk',
      at: ['dialog [data-legal="walk prospector hall"]', '#map [data-space="hall"]', UNDERGROUND_I],
      moves: ['walk prospector hall'],
    },
    {
      name: 'mine',
      at: ['dialog [data-legal="build mine hall"]', '#map [data-legal*="build mine hall"]'],
      moves: ['build mine hall'],
    },
    {
      name: 'hall',
      at: ['dialog [data-legal$=" at hall"]', '#map [data-legal*=" at hall"]'],
      moves: ['take underground-bonus.silver-1 at hall'],
    },
    {
      name: 'helper',
      at: ['#mine [data-legal="use underground-bonus.silver-1"]'],
      moves: ['use underground-bonus.silver-1'],
    },
    {
      name: 'technology',
      at: [
        'dialog [data-legal="technology architect"]',
        '#technologies [data-technology="architect"]',
      ],
      moves: ['technology architect', 'technology joker', 'technology character'],
    },
    {
      name: 'enter',
      at: ['dialog [data-legal="enter II"]', '#map [data-legal*="enter II"]', TASKS],
      moves: ['enter II', 'enter III'],
    },
    { name: 'end', at: ['#tray .end'], moves: ['end turn'] },
  ],
}
