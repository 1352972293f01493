/** Plays the golden games and writes their files: `npm run golden-games`. */
import fs from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '@tiletum/text'
import { GOLDEN_GAMES, goldenGameText } from './golden-games.ts'
import { TRACED, traceText } from './trace.ts'

const GAMES = path.join(import.meta.dirname, '../../../games')

fs.mkdirSync(GAMES, { recursive: true })
for (const game of GOLDEN_GAMES) {
  const file = path.join(GAMES, `${game.name}.txt`)
  fs.writeFileSync(file, goldenGameText(game))
  console.log(path.relative(process.cwd(), file))
}
fs.mkdirSync(path.join(GAMES, 'traces'), { recursive: true })
for (const game of TRACED)
  for (const language of LANGUAGES) {
    const file = path.join(GAMES, 'traces', `${game.name}.${language}.txt`)
    fs.writeFileSync(file, traceText(game, language))
    console.log(path.relative(process.cwd(), file))
  }
