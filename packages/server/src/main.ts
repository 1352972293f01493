import { runFrom, servedBuilds } from './client-builds.ts'
import { serve } from './serve.ts'

const builds = servedBuilds(import.meta.dirname)

if (builds === undefined) {
  console.error('The client is not built yet: run "npm run build" first.')
  process.exitCode = 1
} else {
  runFrom([import.meta.dirname, ...builds])
  await serve({ client: builds, announce: true })
}
