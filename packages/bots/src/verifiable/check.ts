/** Checks the chance of a record: the commitment, the key and every draw. */
import { appendEntry, createLog, formatEntry, openMatch } from '@tiletum/engine'
import type { ChanceVerdict, Game, GameRecord } from '@tiletum/engine'
import { verifiableChance } from './chance.ts'
import { commitmentTo, fromHex, keyOf } from './secrets.ts'
import type { Hashes } from './secrets.ts'

export function checkChance(game: Game, record: GameRecord, hashes: Hashes): ChanceVerdict {
  const { chance, log } = record
  if (chance === undefined) return { chance: 'unproven' }
  const { seed: published, commitment, table, entropy, from } = chance
  if (published === undefined) return { chance: 'sealed' }
  const seed = fromHex(published)
  const leadsTo = commitmentTo(seed, hashes)
  if (leadsTo !== commitment) return { chance: 'other-seed', commitment: leadsTo }
  const drawing = verifiableChance(
    keyOf({ seed, table, config: log.config, entropy }, hashes),
    hashes,
  )
  const match = openMatch(game, createLog(log.config, log))
  let draws = 0
  for (const [entry, found] of log.entries.entries()) {
    if (entry >= from && found >= 0 && game.awaiting(match.state).who === 'chance') {
      const drawn = drawing.answer(match)
      if (drawn !== found)
        return {
          chance: 'other-draw',
          entry,
          found: formatEntry(game, found),
          drawn: formatEntry(game, drawn),
        }
      draws++
    }
    appendEntry(match, found)
  }
  const without = entropy.flatMap((own, seat) => (own === '' ? [seat] : []))
  return { chance: 'proven', draws, from, without }
}
