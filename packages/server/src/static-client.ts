import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const A_YEAR = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'no-cache'

/**
 * The built client; what its folder does not have is looked for in older ones. Names below assets/
 * carry a hash of their content, so they never change.
 */
export async function serveClient(app: FastifyInstance, folders: readonly string[]): Promise<void> {
  const assets = folders.map((folder) => path.join(folder, 'assets') + path.sep)
  await app.register(fastifyStatic, {
    root: [...folders],
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, file) {
      void reply.header(
        'cache-control',
        assets.some((folder) => file.startsWith(folder)) ? A_YEAR : ASK_FIRST,
      )
      void reply.header('vary', 'accept-encoding')
    },
  })
}
