/** The first lesson: one real turn, from the die to its end. */
import { inputsOf } from './lesson.ts'
import type { LessonOf } from './lesson.ts'

const inputs = inputsOf(`
  wheel 3
  draw bonus.character-2; draw bonus.king-2; draw bonus.gold-2-vp-2; draw bonus.architect-3
  draw bonus.characters; draw bonus.any-2; draw bonus.four-goods
  draw bonus.strengthen-2; draw bonus.contract-2; draw bonus.gold-2-vp-2; draw bonus.contract-wool-2
  draw bonus.contract-identical-1; draw bonus.gold-3
  draw bonus.strengthen-1; draw bonus.strengthen-2; draw bonus.king-3; draw bonus.contract-3
  draw contract.wool-5; draw contract.crest-lily; draw contract.iron-7; draw contract.wool-3
  draw contract.crest-chalice
  draw character.merchant.house; draw character.character.food-2
  draw character.character.step-both; draw character.architect.step-pillar; draw character.king.vp-2
  cost cost.stone-3-vp-3; cost cost.stone-4-vp-6; cost cost.closed; cost cost.stone-4-vp-5
  cost cost.stone-7-vp-12; cost cost.stone-5-vp-8; cost cost.stone-3-vp-4; cost cost.stone-6-vp-10
  cost cost.stone-2-vp-2
  town troyes; town verona; town leipzig
  fair fair.house; fair fair.crest; fair fair.upper-character; fair fair.filled-building
  roll pink 5; roll pink 1; roll yellow 2; roll light-gray 3; roll dark-gray 4; roll blue 6
  roll blue 2; roll light-gray 5
  corruption 1
`)

export const turn: LessonOf<'turn'> = {
  id: 'turn',
  minutes: 4,
  config: { modules: ['base'], players: 2, first: 0 },
  inputs,
  steps: [
    { name: 'wheel', at: ['#wheel .wheel'] },
    {
      name: 'five',
      at: ['#wheel [data-die="pink 5"]'],
      shown: '.die-card [data-legal="die pink 5"]',
    },
    {
      name: 'one',
      at: ['#wheel [data-die="pink 1"]'],
      shown: '.die-card [data-legal="die pink 1"]',
    },
    {
      name: 'take',
      at: ['.die-card [data-legal="die pink 5"]', '#wheel [data-die="pink 5"]'],
      moves: ['die pink 5'],
    },
    {
      name: 'tile',
      at: ['.decision [data-legal^="take "]'],
      moves: ['take bonus.gold-2-vp-2', 'leave'],
    },
    { name: 'goods', at: ['.goods [data-good="food"]'] },
    {
      name: 'walk',
      at: ['dialog [data-legal="walk merchant antwerpen"]', '#map [data-space="antwerpen"]'],
      moves: ['walk merchant antwerpen', 'walk merchant paris'],
    },
    {
      name: 'house',
      at: [
        'dialog [data-legal^="build house"]',
        '#map [data-legal^="build house"]',
        '#map [data-space="antwerpen"]',
      ],
      moves: ['build house antwerpen', 'build house paris'],
    },
    { name: 'undo', at: ['#tray .undo'] },
    { name: 'end', at: ['#tray .end'], moves: ['end turn'] },
  ],
}
