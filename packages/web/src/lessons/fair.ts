/** The third lesson: the king, corruption and the fair, with the forecast. */
import { inputsOf } from './lesson.ts'
import type { LessonOf } from './lesson.ts'

const inputs = inputsOf(`
  wheel 3
  draw bonus.character-2; draw bonus.gold-3; draw bonus.any-2; draw bonus.architect-2
  draw bonus.any-3; draw bonus.king-2; draw bonus.four-goods; draw bonus.contract-wool-2
  draw bonus.any-action-1; draw bonus.architect-2; draw bonus.characters; draw bonus.vp-4
  draw bonus.merchant-2; draw bonus.gold-2-vp-2
  draw bonus.king-3; draw bonus.contract-identical-1; draw bonus.crest-sun
  draw contract.identical-3; draw contract.crest-lily; draw contract.iron-5; draw contract.wool-3
  draw contract.iron-3-wool-3
  draw character.architect.stone-2; draw character.merchant.step-1; draw character.king.vp-3
  draw character.contract.wool-2; draw character.character.food-2
  cost cost.stone-3-vp-4; cost cost.stone-2-vp-2; cost cost.stone-4-vp-5; cost cost.closed
  cost cost.stone-7-vp-12; cost cost.stone-4-vp-6; cost cost.stone-6-vp-10; cost cost.stone-5-vp-8
  cost cost.stone-3-vp-3
  town troyes; town verona; town leipzig
  fair fair.crest; fair fair.house; fair fair.pillar; fair fair.contract-cathedral
  roll blue 2; roll light-gray 4; roll pink 6; roll pink 5; roll yellow 1; roll blue 6
  roll dark-gray 3; roll yellow 3
  corruption 1
  die blue 2; take bonus.king-2; take contract.iron-5 from 3; end turn
  draw contract.iron-2-wool-2
  die light-gray 4; leave; climb; climb; climb; end turn
  corruption 0
  die pink 6; leave; walk architect koln; end turn
  die pink 5; leave; walk merchant antwerpen; build house antwerpen; end turn
  corruption 1
  die yellow 1; leave; take character.architect.stone-2
  draw character.architect.step-2
  place character.architect.stone-2 building 1 floor 1; end turn
  die blue 6; leave; walk architect koln; end turn
  take bonus.four-goods
  draw bonus.character-3; draw bonus.strengthen-1
  roll yellow 4; roll light-gray 3; roll pink 1; roll dark-gray 5; roll blue 2; roll light-gray 6
  roll yellow 2; roll pink 4
  corruption 1
  die light-gray 6; leave; end turn
  die dark-gray 5; leave; walk architect frankfurt; walk architect nurnberg; end turn
  corruption 0
  die yellow 2; leave; act architect; build pillar koln; end turn
  die pink 1; leave; take contract.wool-3 from 3; end turn
  draw contract.crest-chalice
  corruption 1
  die blue 2; leave; act merchant; walk merchant koln; walk merchant frankfurt
  build house frankfurt; end turn
`)

const FORECAST = '.points-panel'
const POINTS = '#moves [data-tab="points"]'
const FAIR = '.fairs [data-when="now"]'

export const fair: LessonOf<'fair'> = {
  id: 'fair',
  minutes: 4,
  config: { modules: ['base'], players: 2, first: 0 },
  inputs,
  steps: [
    { name: 'corruption', at: ['.bar .corruption', '#map .king'] },
    { name: 'king', at: ['#map .king'] },
    { name: 'forecast', at: [POINTS], shown: FORECAST },
    { name: 'ahead', at: [FORECAST, FAIR], opens: POINTS },
    {
      name: 'helper',
      at: ['#mine [data-legal="use bonus.king-2"]'],
      moves: ['use bonus.king-2'],
    },
    { name: 'climb', at: ['.decision [data-legal="climb"]'], moves: ['climb'] },
    { name: 'again', at: ['.decision [data-legal="climb"]'], moves: ['climb'] },
    { name: 'fair', at: [FAIR] },
    {
      name: 'die',
      at: ['.die-card [data-legal="die yellow 4"]', '#wheel [data-die="yellow 4"]'],
      moves: ['die yellow 4', 'die pink 4'],
    },
    { name: 'tile', at: ['.decision [data-legal^="take "]'], moves: ['take bonus.any-2', 'leave'] },
    {
      name: 'walk',
      at: [
        'dialog [data-legal^="walk merchant"]',
        '#map [data-space="troyes"][data-legal]',
        '#map [data-space="paris"]',
      ],
      moves: ['walk merchant troyes'],
      also: ['walk merchant paris'],
    },
    {
      name: 'house',
      at: ['dialog [data-legal="build house troyes"]', '#map [data-legal="build house troyes"]'],
      moves: ['build house troyes'],
    },
    { name: 'now', at: [FORECAST, FAIR], opens: POINTS },
    { name: 'end', at: ['#tray .end'], moves: ['end turn'] },
    {
      name: 'award',
      at: ['.decision [data-legal^="take "]'],
      moves: ['take bonus.strengthen-1', 'leave'],
    },
  ],
}
