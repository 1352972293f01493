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
  tooLarge: { title: 'Too much', sentence: 'More was sent than this address takes.' },
  wrongForm: { title: 'Not in this form', sentence: 'This address only takes JSON.' },
  misdirected: {
    title: 'Under another name',
    sentence:
      'This server does not know the name it was asked by. Whoever runs it can name it with PUBLIC_URL.',
  },
  tooOften: { title: 'Too often', sentence: 'That was too often. Wait a moment and try again.' },
  away: {
    title: 'Not now',
    sentence: 'Nobody can play together on this server just now. Games on this device go on.',
  },
  notAsExpected: {
    title: 'Not as expected',
    sentence: 'The file at this address is not the one that was asked for.',
  },
  noSuchPart: { title: 'No such part', sentence: 'The file at this address has no such part.' },
  failure: {
    title: 'Something went wrong',
    sentence: 'The server made a mistake. Try again; if it happens again, tell whoever runs it.',
  },
  home: 'To the first page',
}
export type ServerWords = typeof server
