/** A computer player of this machine at a table on a server. */
export const seat = {
  command: 'seat a computer player of this machine at a table on a server',
  url: 'the address of the seat with its token: the server’s, then # and the token',
  bot: 'who plays',
  iterations: 'how much it thinks at each decision, instead of its level’s own',
  seed: 'the same seed plays the same',
  noSeat: 'This is no address of a seat. It ends with # and the token that the seat’s holder made.',
  lost: 'The connection was lost; trying again.',
  refused: 'The server does not know this token. It may have been replaced, or the table is gone.',
  otherContent: 'This table plays with another edition, which this program does not have.',
  sentAway: (why: string) => `The server ended it (${why}).`,
  over: (place: number, points: number) => `The game is over: place ${place} with ${points} VP.`,
}
export type SeatWords = typeof seat
