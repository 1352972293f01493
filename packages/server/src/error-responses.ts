import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedLanguages, CATALOGUES, chooseLanguage } from '@tiletum/text'
import type { Messages } from '@tiletum/text'
import { BARE_POLICY } from './security-headers.ts'

type Failure = Exclude<keyof Messages['server'], 'home'>

const STATUS = {
  notFound: 404,
  wrongMethod: 405,
  badRequest: 400,
  notAsExpected: 412,
  tooLarge: 413,
  wrongForm: 415,
  misdirected: 421,
  tooOften: 429,
  noSuchPart: 416,
  failure: 500,
  away: 503,
} satisfies Record<Failure, number>

const FAILURES = Object.keys(STATUS) as readonly Failure[]
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
  app.setErrorHandler((error: FastifyError & { readonly headers?: object }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'failed')
    // The headers tell the length of the file, which lacks the requested range.
    if (status === 416) void reply.headers({ ...error.headers })
    if (status === 403) return answer(request, reply, 'notFound')
    return answer(request, reply, failureOf(status))
  })
}

function failureOf(status: number): Failure {
  const known = FAILURES.find((failure) => STATUS[failure] === status)
  return known ?? (status < 500 ? 'badRequest' : 'failure')
}

/** For requests whose address cannot even be read; they reach no route and no policy of the app. */
export function answerUnreadable(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.headers(BARE_POLICY)
  void answer(request, reply, 'badRequest')
}

/** For what the app itself turns away, before any route. */
export function refuseWith(
  failure: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return answer(request, reply, failure)
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
