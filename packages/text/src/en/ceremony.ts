/** Texts of the overlay at the end of a round. */
export const ceremony = {
  king: (round: number) => `King phase, round ${round}`,
  fair: (town: string) => `Fair in ${town}`,
  nobody: 'Nobody takes part.',
  next: (round: number) => `Round ${round}`,
  skip: 'Press any key or tap to continue.',
}
export type CeremonyWords = typeof ceremony
