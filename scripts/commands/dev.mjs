import net from 'node:net'
import { ensureInstalled } from '../lib/install.mjs'
import { problem } from '../lib/problem.mjs'
import { runTool, stopWhenAsked } from '../lib/processes.mjs'

/** The client from its own watching server, which passes /api on to the watching game server. */
export async function command() {
  stopWhenAsked()
  await ensureInstalled()
  const { PORT: port = '8080', HOST: host = '127.0.0.1' } = process.env
  const clientPort = await portFor(port, host)
  const gamePort = await portFor('0', '127.0.0.1')

  const server = runTool('tsx/dist/cli.mjs', ['watch', 'packages/server/src/dev-server.ts'], {
    env: { ...process.env, PORT: String(gamePort), HOST: '127.0.0.1' },
  })
  const place = ['--port', String(clientPort), '--strictPort', '--host', host]
  const client = runTool('vite/bin/vite.js', ['packages/web', '--clearScreen', 'false', ...place], {
    env: { ...process.env, TILETUM_API: `http://127.0.0.1:${gamePort}` },
  })
  // Either ending alone leaves nothing useful: end the other one too, as a stop would.
  await Promise.race([server, client])
  process.kill(process.pid, 'SIGTERM')
}

/**
 * A port that can be listened on; for port 0, any free one.
 * @param {string} port
 * @param {string} host
 * @returns {Promise<number>}
 */
function portFor(port, host) {
  const refused = problem(
    `Cannot listen on port '${port}' of '${host}': choose another, for example PORT=8081 npm run dev.`,
  )
  return new Promise((resolve, reject) => {
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
      reject(refused)
      return
    }
    const probe = net.createServer()
    probe.once('error', () => reject(refused))
    probe.listen(Number(port), host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
