/** Error pages that the server itself sends to a browser. */
export const server = {
  notFound: { title: 'Page not found', sentence: 'There is no page at this address.' },
  wrongMethod: {
    title: 'Not allowed',
    sentence: 'This address can be read, but nothing can be sent to it.',
  },
  badRequest: {
    title: 'Bad request',
    sentence: 'The server couldn’t understand this request.',
  },
  tooLarge: { title: 'Too large', sentence: 'More was sent than this address accepts.' },
  wrongForm: { title: 'Wrong format', sentence: 'This address accepts only JSON.' },
  misdirected: {
    title: 'Unknown host name',
    sentence: 'This server doesn’t answer to this name. Its admin can set it with PUBLIC_URL.',
  },
  tooOften: {
    title: 'Too many requests',
    sentence: 'Too many requests. Wait a moment and try again.',
  },
  away: {
    title: 'Not now',
    sentence:
      'Online play is unavailable on this server right now. Games on this device still work.',
  },
  notAsExpected: {
    title: 'Not as expected',
    sentence: 'The file at this address isn’t the one you asked for.',
  },
  noSuchPart: { title: 'No such part', sentence: 'The file at this address has no such part.' },
  failure: {
    title: 'Something went wrong',
    sentence: 'The server hit an error. Try again; if it keeps happening, tell the server’s admin.',
  },
  home: 'Home page',
}
export type ServerWords = typeof server
