import { createApp } from './app.ts'
import { serve } from './serve.ts'

// While developing, the client comes from its own watching server, which passes /api on to here.
await serve(await createApp(), { announce: false })
