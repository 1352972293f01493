import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { CATALOGUES, LANGUAGES } from '@tiletum/text'

const game = compose({ modules: ['base'], players: 2 }, content)
const table = { rules: game.rules, seats: ['Anna', 'Bert'] }
const refusal = { reason: 'stone-missing', clause: 'task-6' } as const
const facts = { town: 'praha', price: 6, have: 4, short: 2 }

for (const language of LANGUAGES) {
  const { refusals } = CATALOGUES[language]
  console.log(refusals.say(table, { ...refusal, facts }))
}
