import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const A_YEAR = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'no-cache'

/** The built client. Names below assets/ carry a hash of their content, so they never change. */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  const assets = path.join(folder, 'assets') + path.sep
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, file) {
      void reply.header('cache-control', file.startsWith(assets) ? A_YEAR : ASK_FIRST)
      void reply.header('vary', 'accept-encoding')
    },
  })
}
