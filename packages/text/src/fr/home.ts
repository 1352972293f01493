import type { HomeWords } from '../en/home.ts'

export const home = {
  learnFirst: 'Première visite\u202f? Quatre leçons sur la vraie table, quelques minutes chacune.',
  solo: 'L’adversaire solo officiel. Il explique chacun de ses choix.',
  one: 'Vous contre un joueur virtuel.',
  three: 'Vous contre trois\u00a0: moins de place sur la carte, plus de rivaux auprès du Roi.',
  two: 'Chacun son tour sur cet appareil.',
  difficulty: { easy: 'facile', normal: 'moyen', hard: 'difficile' },
  today: (difficulty, title) =>
    `Contre le Cardinalbot, ${difficulty} (${title}). C’est votre avance qui compte.`,
  filter: 'Afficher',
  filters: { all: 'Toutes', open: 'En cours', over: 'Terminées' },
  chronicle: 'Bilan de la partie',
  statistics: 'Statistiques',
} satisfies HomeWords
