/** A whole server in which, when it is told to, something fails that nothing catches. */
import { serve } from '../../src/serve.ts'

process.on('SIGUSR2', () => {
  throw new Error('an error of the test')
})
process.on('SIGWINCH', () => void Promise.reject(new Error('an error of the test')))

await serve({ announce: true })
