import type { CeremonyWords } from '../en/ceremony.ts'

export const ceremony = {
  king: (round) => `Phase du Roi, manche ${round}`,
  fair: (town) => `Foire : ${town}`,
  nobody: 'Personne n’y participe.',
  next: (round) => `Manche ${round}`,
  skip: 'Une touche ou un appui pour continuer.',
} satisfies CeremonyWords
