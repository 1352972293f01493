/** The list of components on the command line. */
export const contents = {
  command: 'list the components with their effects and sources',
  family: 'only this family',
  edition: 'apply an edition file',
  json: 'as JSON',
  heading: {
    id: 'tile',
    copies: 'copies',
    marks: 'players',
    provenance: 'known from',
    effect: 'effect',
  },
  total: (count: number) => `${count} in all`,
}
export type ContentsWords = typeof contents
