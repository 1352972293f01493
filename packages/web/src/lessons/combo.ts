/** The second lesson: storehouse, crest and contract, and a bonus inside a bonus. */
import { inputsOf } from './lesson.ts'
import type { LessonOf } from './lesson.ts'

const inputs = inputsOf(`
  wheel 4
  draw bonus.character-2; draw bonus.king-2; draw bonus.gold-3; draw bonus.architect-3
  draw bonus.any-3; draw bonus.crest-eagle; draw bonus.four-goods; draw bonus.any-action-1
  draw bonus.any-2; draw bonus.strengthen-1; draw bonus.contract-identical-1
  draw bonus.crest-lily; draw bonus.contract-2
  draw bonus.contract-iron-2; draw bonus.contract-wool-2
  draw bonus.crest-sun; draw bonus.strengthen-3
  draw contract.iron-3-wool-3; draw contract.crest-lily; draw contract.iron-5
  draw contract.wool-3; draw contract.identical-3
  draw character.king.king-1; draw character.merchant.step-1; draw character.architect.stone-2
  draw character.contract.wool-2; draw character.character.food-2
  cost cost.stone-4-vp-5; cost cost.stone-5-vp-8; cost cost.stone-3-vp-4; cost cost.stone-7-vp-12
  cost cost.stone-6-vp-10; cost cost.stone-4-vp-6; cost cost.closed; cost cost.stone-2-vp-2
  cost cost.stone-3-vp-3
  town troyes; town verona; town leipzig
  fair fair.house; fair fair.king; fair fair.upper-character; fair fair.crest
  roll pink 3; roll blue 3; roll dark-gray 2; roll yellow 4; roll dark-gray 6; roll light-gray 5
  roll pink 1; roll yellow 2
  corruption 0
  die pink 3; leave; take contract.iron-3-wool-3 from 5; end turn
  draw contract.crest-chalice
  die dark-gray 6; leave; walk merchant paris; end turn
  corruption 1
  die dark-gray 2; leave; take character.king.king-1
  draw character.merchant.step-2
  end turn
  die light-gray 5; leave; climb; climb; end turn
  corruption 1
`)

export const combo: LessonOf<'combo'> = {
  id: 'combo',
  minutes: 5,
  config: { modules: ['base'], players: 2, first: 0 },
  inputs,
  steps: [
    { name: 'storehouse', at: ['#mine .storehouse'] },
    { name: 'contract', at: ['#mine [data-fly="contract.iron-3-wool-3"]'] },
    {
      name: 'die',
      at: ['.die-card [data-legal="die blue 3"]', '#wheel [data-die="blue 3"]'],
      moves: ['die blue 3'],
    },
    { name: 'tile', at: ['.decision [data-legal^="take "]'], moves: ['take bonus.crest-eagle'] },
    {
      name: 'crest',
      at: [
        'dialog [data-legal="crest eagle building 5"]',
        '#mine .building [data-legal="crest eagle building 5"]',
      ],
      moves: ['crest eagle building 5'],
    },
    { name: 'wool', at: ['.decision [data-pad="wool"]'], moves: ['gain wool+wool'] },
    {
      name: 'fulfil',
      at: ['#mine [data-legal="fulfil contract.iron-3-wool-3"]'],
      moves: ['fulfil contract.iron-3-wool-3'],
    },
    { name: 'stack', at: ['#prompt'] },
    {
      name: 'place',
      at: [
        'dialog [data-legal="place character.king.king-1 building 5 floor 1"]',
        '#mine .building [data-legal="place character.king.king-1 building 5 floor 1"]',
      ],
      moves: [
        'place character.king.king-1 building 5 floor 1',
        'place character.king.king-1 building * floor 1',
      ],
    },
    { name: 'nested', at: ['#prompt'] },
    { name: 'climb', at: ['.decision [data-legal="climb"]'], moves: ['climb'] },
    {
      name: 'offer',
      at: ['#offers .offer:first-of-type', '#offers .offer'],
      moves: ['take contract.* from *'],
      also: ['exchange * *'],
    },
    {
      name: 'end',
      at: ['#tray .end'],
      moves: ['end turn'],
      also: ['take contract.* from *', 'exchange * *'],
    },
  ],
}
