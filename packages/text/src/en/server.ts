/** What the server itself says to a browser. */
export const server = {
  notFound: { title: 'Nothing here', sentence: 'There is no page at this address.' },
  wrongMethod: {
    title: 'Not like this',
    sentence: 'This address can be read, but nothing can be sent to it.',
  },
  badRequest: {
    title: 'Not understood',
    sentence: 'The server could not understand this request.',
  },
  failure: {
    title: 'Something went wrong',
    sentence: 'The server made a mistake. Try again; if it happens again, tell whoever runs it.',
  },
  home: 'To the first page',
}
export type ServerWords = typeof server
