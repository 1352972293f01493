/** Plays the stored games anew: `npm run playthroughs`. */
import fs from 'node:fs'
import path from 'node:path'
import { PLAYTHROUGHS, playthroughText } from './playthroughs.ts'

const GAMES = path.join(import.meta.dirname, '../../../games')

fs.mkdirSync(GAMES, { recursive: true })
for (const playthrough of PLAYTHROUGHS) {
  const file = path.join(GAMES, `${playthrough.name}.txt`)
  fs.writeFileSync(file, playthroughText(playthrough))
  console.log(path.relative(process.cwd(), file))
}
