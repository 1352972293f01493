/** The whole server without the client's files: what the tests kill. */
import { serve } from '../../src/serve.ts'

await serve({ announce: true })
