import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { serve } from './serve.ts'

// The same place seen from src/ and from dist/.
const client = fileURLToPath(new URL('../../web/dist', import.meta.url))

if (fs.existsSync(client)) await serve(await createApp({ client }), { announce: true })
else {
  console.error('The client is not built yet: run "npm run build" first.')
  process.exitCode = 1
}
