import { content } from '@tiletum/content'
import { components } from '@tiletum/content/catalogue'
import { readEdition } from '@tiletum/content/edition'

// In this box the cost tile with 5 stone is worth 9 VP.
const file = '{ "name": "My box", "tiles": { "cost.stone-5-vp-8": { "vp": 9 } } }'
const read = readEdition(content, file)
if ('problems' in read) throw new Error('This edition can’t be played.')

const corrected = components(read.content).filter(({ provenance }) => provenance === 'edition')
console.log(corrected.map(({ id }) => id))
