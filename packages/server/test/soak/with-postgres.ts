/** Runs a program beside a throw-away Postgres, whose address it finds in `TILETUM_POSTGRES`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startPostgres } from '../support/postgres.ts'

const postgres = await startPostgres()
try {
  const child = spawn(process.execPath, process.argv.slice(2), {
    stdio: 'inherit',
    env: { ...process.env, TILETUM_POSTGRES: postgres.url },
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  process.exitCode = status ?? 1
} finally {
  await postgres.remove()
}
