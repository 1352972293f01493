import type { DayWords } from '../en/day.ts'

export const day = {
  title: 'Les parties du jour',
  about:
    'Chaque jour une partie contre le Cardinal, la même pour tous : mêmes mise en place, dés, pioches et jets, quoi qu’on fasse. Sans conseils et sans reprise. Votre premier résultat du jour est gardé.',
  date: (date) => date.toLocaleDateString('fr-FR', { dateStyle: 'full', timeZone: 'UTC' }),
  play: 'Jouer',
  continue: 'Continuer',
  look: 'La regarder',
  won: (mine, bot) => `gagnée ${mine} à ${bot}`,
  lost: (mine, bot) => `perdue ${mine} à ${bot}`,
  back: 'À l’accueil',
  result: 'La partie du jour',
  share: 'Un résultat à partager, sans un mot des tuiles ni des coups',
  copy: 'Copier',
  copied: 'Copié.',
  select: 'Copiez le texte sélectionné.',
  first: 'Votre premier résultat de ce jour compte :',
  text: {
    head: (date, difficulty) => `Tiletum, partie du jour ${date} (${difficulty})`,
    me: 'Moi',
    bot: 'Cardinal',
    rounds: 'après chaque manche',
  },
} satisfies DayWords
