/** A game whose chance anybody can check, as a table of a server keeps it. */
import { commitmentTo, fromHex, keyOf, verifiableChance } from '@tiletum/bots/verifiable'
import { nodeHashes } from '@tiletum/bots/verifiable/node'
import { content } from '@tiletum/content'
import { appendEntry, compose, createRecord, openMatch, writeRecord } from '@tiletum/engine'

export function provenGame(): string {
  const seed = '5eed'.repeat(16)
  const config = { modules: ['base'], players: 2 } as const
  const secrets = {
    seed: fromHex(seed),
    table: 'kq4wz7m2c5xa3bnd',
    config,
    entropy: ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'],
  }
  const game = compose(config, content)
  const match = openMatch(game)
  const chance = verifiableChance(keyOf(secrets, nodeHashes), nodeHashes)
  for (let step = 0; game.awaiting(match.state).who !== 'nobody'; step++) {
    const moves = game.moves(match.state)
    const asked = game.awaiting(match.state).who === 'chance'
    appendEntry(match, asked ? chance.answer(match) : (moves[(step * 7 + 3) % moves.length] ?? -1))
  }
  const { table, entropy } = secrets
  const commitment = commitmentTo(secrets.seed, nodeHashes)
  const proof = { table, commitment, entropy, from: 0, seed }
  const record = createRecord(game, match.log, { names: ['Agnes', 'Bruno'], chance: proof })
  return writeRecord(game, record)
}
