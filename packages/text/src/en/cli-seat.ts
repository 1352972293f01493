/** A computer player on this machine, at a table on a server. */
export const seat = {
  command: 'seat a computer player on this machine at a table on a server',
  url: 'the address of the seat with its token: the server’s, then # and the token',
  bot: 'the computer player',
  iterations: 'search iterations per decision, instead of its level’s own',
  seed: 'a word or number; the same seed plays the same',
  noSeat: 'That isn’t the address of a seat. It ends with # and the token made for the seat.',
  lost: 'The connection was lost; trying again.',
  refused: 'The server doesn’t know this token. It may have been replaced, or the table is gone.',
  otherContent: 'This table uses an edition that this program doesn’t have.',
  noAnswer: (host: string) =>
    `No Tiletum server answers at ${host}. Check the address, and whether the server is running.`,
  sentAway: (why: string) => `The server closed the connection (${why}).`,
  over: (place: number, points: number) => `The game is over: place ${place} with ${points} VP.`,
}
export type SeatWords = typeof seat
