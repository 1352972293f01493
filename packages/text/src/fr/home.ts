import type { HomeWords } from '../en/home.ts'

export const home = {
  learnFirst: 'Première visite\u202f? Quatre courtes leçons sur la vraie table',
  solo: 'seul, avec un adversaire qui explique ses choix',
  one: 'vous et un adversaire virtuel',
  three: 'une table complète à quatre',
  two: 'chacun son tour sur cet appareil',
  today: (difficulty) => `Cardinalbot, ${difficulty}\u00a0: votre avance compte`,
  filter: 'Afficher',
  filters: { all: 'Toutes', open: 'En cours', over: 'Terminées' },
  chronicle: 'Chronique',
  statistics: 'Statistiques',
} satisfies HomeWords
