import net from 'node:net'
import { ensureInstalled } from '../lib/install.mjs'
import { runTool, stopWhenAsked } from '../lib/processes.mjs'

/** The client from its own watching server, which passes /api on to the watching game server. */
export async function command() {
  stopWhenAsked()
  await ensureInstalled()
  const { PORT: port = '8080', HOST: host = '127.0.0.1' } = process.env
  const apiPort = await freePort()
  const server = runTool('tsx/dist/cli.mjs', ['watch', 'packages/server/src/develop.ts'], {
    env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1' },
  })
  const client = runTool(
    'vite/bin/vite.js',
    ['packages/web', '--port', port, '--strictPort', '--host', host, '--clearScreen', 'false'],
    { env: { ...process.env, TILETUM_API: `http://127.0.0.1:${apiPort}` } },
  )
  const { status } = await Promise.race([server, client])
  process.exit(status === 0 ? 0 : 1)
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
