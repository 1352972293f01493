import os from 'node:os'
import path from 'node:path'
import { serve } from './serve.ts'

// The development server has data of its own, apart from the developer's games.
process.env['DATA'] ??= path.join(os.tmpdir(), 'tiletum-dev')

// While developing, the client comes from its own watching server, which passes /api on to here.
await serve({ announce: false })
