import type { HomeWords } from '../en/home.ts'

export const home = {
  learnFirst: 'Première visite\u202f? Quatre leçons sur la vraie table, quelques minutes chacune.',
  solo: 'L’adversaire de la boîte pour jouer seul. Il explique tout ce qu’il fait.',
  one: 'Une partie à deux. Il prépare son tour et gaspille rarement.',
  three:
    'Une table complète à quatre\u00a0: moins de place sur la carte, plus de rivaux auprès du Roi.',
  two: 'Chacun son tour sur cet appareil.',
  difficulty: { easy: 'facile', normal: 'moyen', hard: 'difficile' },
  today: (difficulty, title) =>
    `Contre le Cardinalbot, ${difficulty} (${title}). C’est votre avance qui compte.`,
  filter: 'Afficher',
  filters: { all: 'Toutes', open: 'En cours', over: 'Terminées' },
  chronicle: 'Chronique',
  statistics: 'Statistiques',
} satisfies HomeWords
