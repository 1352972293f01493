import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedLanguages, CATALOGUES, chooseLanguage } from '@tiletum/text'
import type { Messages } from '@tiletum/text'

type Failure = Exclude<keyof Messages['server'], 'home'>

const STATUS = {
  notFound: 404,
  wrongMethod: 405,
  badRequest: 400,
  failure: 500,
} satisfies Record<Failure, number>

const READING = ['GET', 'HEAD']

/** People get a page in their language, programs get JSON. */
export function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const readable = !isForPrograms(request) || app.hasRoute({ method: 'GET', url: path })
    if (READING.includes(request.method) || !readable) return answer(request, reply, 'notFound')
    void reply.header('allow', READING.join(', '))
    return answer(request, reply, 'wrongMethod')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) console.error(error)
    if (status === 404 || status === 403) return answer(request, reply, 'notFound')
    return answer(request, reply, status < 500 ? 'badRequest' : 'failure')
  })
}

/** For requests whose address cannot even be read; they reach no route and no policy of the app. */
export function answerUnreadable(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply
    .header('content-security-policy', "default-src 'none'")
    .header('x-content-type-options', 'nosniff')
  void answer(request, reply, 'badRequest')
}

function answer(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const language = chooseLanguage(acceptedLanguages(request.headers['accept-language']))
  const words = CATALOGUES[language].server
  const { title, sentence } = words[failure]
  void reply.code(STATUS[failure]).header('cache-control', 'no-store')
  if (isForPrograms(request)) return reply.send({ error: failure, message: sentence })
  return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Tiletum</title></head>
<body><main><h1>${title}</h1><p>${sentence}</p><p><a href="/">${words.home}</a></p></main></body>
</html>
`)
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/'
}

function isForPrograms(request: FastifyRequest): boolean {
  return pathOf(request) === '/api' || request.url.startsWith('/api/')
}
