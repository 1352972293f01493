import type { StatisticsWords } from '../en/statistics.ts'
import { plural } from '../plural.ts'

const count = plural('fr')

export const statistics = {
  title: 'Statistiques',
  none: 'Aucune partie terminée n’est enregistrée sur cet appareil.',
  byMode: 'Vos résultats par adversaire',
  against: 'Adversaire',
  games: 'Parties',
  won: 'Gagnées',
  mean: 'PV en moyenne',
  best: 'Record',
  people: 'Joueurs autour de cet écran',
  solo: (difficulty) => `Cardinalbot, ${difficulty}`,
  computers: (level) => `Joueurs virtuels, ${level}`,
  records: 'Records',
  most: (points) => `Meilleur score, ${points} PV\u00a0:`,
  lead: (points) => `Plus grande avance, ${points} PV\u00a0:`,
  bySource: 'Vos PV moyens par source',
  export: 'Exporter en tableau (CSV)',
  delete: 'Supprimer toutes les parties terminées',
  sure: (number) =>
    `Supprimer définitivement ${number} ${count(number, { one: 'partie terminée', other: 'parties terminées' })}\u202f?`,
  back: 'Retour',
} satisfies StatisticsWords
