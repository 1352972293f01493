/**
 * Kills a server again and again while people play, on both stores: `npm run soak -- kills`. It can be
 * stopped at any time and goes on where it was: `--anew` begins again.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startKilling } from '../kill/killing.ts'
import { bundle } from '../support/bundle.ts'
import { startPostgres } from '../support/postgres.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '300' },
    store: { type: 'string', default: 'sqlite,postgres' },
    /** Where the counts are kept between two runs. */
    progress: { type: 'string', default: path.join(os.tmpdir(), 'tiletum-kills.json') },
    anew: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const stores = values.store.split(',')
const TABLES = 8
/** A store is given up after so many kills: the games in it become many. */
const EACH = 20
const LONGEST = 300

interface Counts {
  readonly kills: number
  readonly acknowledged: number
  readonly foundAgain: number
}
const NONE: Counts = { kills: 0, acknowledged: 0, foundAgain: 0 }
const counts: Record<string, Counts> =
  !values.anew && fs.existsSync(values.progress)
    ? (JSON.parse(fs.readFileSync(values.progress, 'utf8')) as Record<string, Counts>)
    : {}

const program = await bundle(path.resolve(import.meta.dirname, '../kill/program.ts'))
for (const store of stores) {
  // oxlint-disable-next-line no-await-in-loop -- one store after the other
  const postgres = store === 'postgres' ? await startPostgres({ durable: true }) : undefined
  try {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await killOn(store, postgres?.url)
  } finally {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await postgres?.remove()
  }
}
fs.rmSync(values.progress, { force: true })

async function killOn(store: string, server: string | undefined): Promise<void> {
  for (;;) {
    const before = counts[store] ?? NONE
    const some = Math.min(EACH, rounds - before.kills)
    if (some <= 0) return
    // oxlint-disable-next-line no-await-in-loop -- each round goes on with what the last one left
    const url = server === undefined ? undefined : await emptyDatabase(server, before.kills)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const killing = await startKilling(program, TABLES, url)
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (let kill = 0; kill < some; kill++) await killing.round(Math.random() * LONGEST)
    // It throws where anything is lost, doubled or different.
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { acknowledged, foundAgain } = await killing.end()
    const after: Counts = {
      kills: before.kills + some,
      acknowledged: before.acknowledged + acknowledged,
      foundAgain: before.foundAgain + foundAgain,
    }
    counts[store] = after
    fs.writeFileSync(values.progress, JSON.stringify(counts))
    console.log(
      `${store}: ${after.kills} kills, ${after.acknowledged} moves acknowledged, 0 lost, 0 doubled, all clients agree; ${after.foundAgain} were written but not answered, and found when they were sent again`,
    )
  }
}

async function emptyDatabase(url: string, kills: number): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`create database kills_${kills}`)
  await client.end()
  return url.replace(/postgres$/, `kills_${kills}`)
}
