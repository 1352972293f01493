import type { LessonsWords } from '../en/lessons.ts'

export const lessons = {
  title: 'Apprendre à jouer',
  intro:
    'Chaque leçon se joue sur la vraie table. Votre avancée est gardée : partez quand vous voulez, reprenez plus tard.',
  minutes: (minutes) => `environ ${minutes} minutes`,
  number: (number) => `Leçon ${number}`,
  done: 'terminée',
  begun: 'commencée',
  begin: 'Commencer',
  resume: 'Reprendre',
  again: 'Rejouer',
  step: (at, of) => `${at} sur ${of}`,
  go: 'Continuer',
  show: 'Montrez-moi',
  leave: 'Quitter la leçon ; votre avancée est gardée',
  astray: 'Ce serait permis aussi. Mais cette leçon prend un autre chemin.',
  openTab: (tab) => `Ouvrez d’abord « ${tab} » en bas.`,
  closing: 'Fin de la leçon',
  nextLesson: (title) => `Ensuite : ${title}`,
  all: 'Toutes les leçons',
  back: 'Retour',
  see: (title) => `À voir dans une leçon : ${title}`,
  titles: {
    turn: 'Un vrai tour',
  },
  about: {
    turn: 'Prenez un dé, déplacez votre marchand, bâtissez une maison.',
  },
  steps: {
    turn: {
      wheel: 'Vous êtes Clara. À chaque tour, vous prenez un dé de cette roue.',
      five: 'Touchez le 5 rose. Sa fiche dit ce qu’il apporte : cinq nourritures, mais deux points d’action.',
      one: 'Puis le 1 rose, pour comparer : une nourriture, mais six points. Grand dé, biens ; petit dé, actions.',
      take: 'Prenez le 5 rose. La nourriture servira, et deux points suffisent pour une maison.',
      tile: 'La tuile de l’action est aussi à vous, si elle vous plaît. Prenez-la dans votre entrepôt.',
      goods: 'Cinq nourritures sont là. L’italique dit : pas encore confirmé, tout peut s’annuler.',
      walk: 'Les anneaux montrent où peut aller votre marchand. Un point le mène à Antwerpen.',
      house:
        'Le second point bâtit une maison ici. La foire de cette manche récompense les maisons.',
      undo: 'Un doute ? « Annuler » revient en arrière étape par étape ; essayez, ou continuez.',
      end: 'Tout vous convient ? Finissez le tour : c’est seulement alors qu’il compte.',
    },
  },
  end: {
    turn: 'Voilà un tour entier : un dé pour des biens et des points, des points pour la carte. Une partie en compte douze.',
  },
} satisfies LessonsWords
