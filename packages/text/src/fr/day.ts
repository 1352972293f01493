import type { DayWords } from '../en/day.ts'

export const day = {
  title: 'Les parties du jour',
  about:
    'Chaque jour, une partie contre le Cardinalbot, la même pour tous : même mise en place, mêmes dés, mêmes pioches et mêmes jets, quoi que vous fassiez. Ni conseil ni retour en arrière. Votre premier résultat du jour est conservé.',
  date: (date) => date.toLocaleDateString('fr-FR', { dateStyle: 'full', timeZone: 'UTC' }),
  play: 'Jouer',
  continue: 'Continuer',
  look: 'Revoir',
  won: (mine, bot) => `gagnée ${mine} à ${bot}`,
  lost: (mine, bot) => `perdue ${mine} à ${bot}`,
  back: 'Accueil',
  result: 'La partie du jour',
  share: 'Un résultat à partager, sans rien dévoiler des tuiles ni des coups',
  copy: 'Copier',
  copied: 'Copié.',
  select: 'Copiez le texte sélectionné.',
  first: 'Votre premier résultat de ce jour compte :',
  text: {
    head: (date, difficulty) => `Tiletum, partie du jour ${date} (${difficulty})`,
    me: 'Moi',
    bot: 'Cardinalbot',
    rounds: 'après chaque manche',
  },
} satisfies DayWords
