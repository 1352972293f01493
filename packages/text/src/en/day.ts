/** The game of the day: the same for everybody on a date. */
export const day = {
  title: 'Games of the day',
  about:
    'Every day one game against the Cardinalbot, the same for everybody: the same set-up, dice, piles and rolls, whatever one does. No hints and no take-backs. Your first result of a day is kept.',
  date: (date: Date) => date.toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' }),
  play: 'Play',
  continue: 'Continue',
  look: 'Look at it',
  won: (mine: number, bot: number) => `won ${mine} to ${bot}`,
  lost: (mine: number, bot: number) => `lost ${mine} to ${bot}`,
  back: 'To the start',
  result: 'Game of the day',
  share: 'A result to share, without a word about tiles or moves',
  copy: 'Copy',
  copied: 'Copied.',
  select: 'Copy the selected text.',
  first: 'Your first result of this day counts:',
  text: {
    head: (date: string, difficulty: string) => `Tiletum, game of the day ${date} (${difficulty})`,
    me: 'Me',
    bot: 'Cardinalbot',
    rounds: 'after each round',
  },
}
export type DayWords = typeof day
