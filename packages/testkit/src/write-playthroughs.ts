/** Plays the stored games anew: `npm run playthroughs`. */
import fs from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '@tiletum/text'
import { PLAYTHROUGHS, playthroughText } from './playthroughs.ts'
import { TRACED, traceText } from './trace.ts'

const GAMES = path.join(import.meta.dirname, '../../../games')

fs.mkdirSync(GAMES, { recursive: true })
for (const playthrough of PLAYTHROUGHS) {
  const file = path.join(GAMES, `${playthrough.name}.txt`)
  fs.writeFileSync(file, playthroughText(playthrough))
  console.log(path.relative(process.cwd(), file))
}
fs.mkdirSync(path.join(GAMES, 'traces'), { recursive: true })
for (const playthrough of TRACED)
  for (const language of LANGUAGES) {
    const file = path.join(GAMES, 'traces', `${playthrough.name}.${language}.txt`)
    fs.writeFileSync(file, traceText(playthrough, language))
    console.log(path.relative(process.cwd(), file))
  }
