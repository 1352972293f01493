/** The game of the day: the same for everybody on a date. */
export const day = {
  title: 'Games of the day',
  about:
    'One game a day against the Cardinalbot, the same for everyone: same setup, dice, piles and rolls, whatever you do. No hints, no take-backs. Your first result each day counts.',
  date: (date: Date) => date.toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' }),
  play: 'Play',
  continue: 'Continue',
  look: 'View',
  won: (mine: number, bot: number) => `won ${mine} to ${bot}`,
  lost: (mine: number, bot: number) => `lost ${mine} to ${bot}`,
  back: 'Home',
  result: 'Game of the day',
  share: 'A spoiler-free result to share',
  copy: 'Copy',
  copied: 'Copied.',
  select: 'Copy the selected text.',
  first: 'Your first result for this day counts:',
  text: {
    head: (date: string, difficulty: string) => `Tiletum, game of the day ${date} (${difficulty})`,
    me: 'Me',
    bot: 'Cardinalbot',
    rounds: 'after each round',
  },
}
export type DayWords = typeof day
