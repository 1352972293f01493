import os from 'node:os'
import path from 'node:path'
import { serve } from './serve.ts'

// What is tried out while developing does not mix with the games of the person who does.
process.env['DATA'] ??= path.join(os.tmpdir(), 'tiletum-dev')

// While developing, the client comes from its own watching server, which passes /api on to here.
await serve({ announce: false })
