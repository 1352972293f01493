import type { LessonsWords } from '../en/lessons.ts'

export const lessons = {
  title: 'Apprendre à jouer',
  intro:
    'Chaque leçon se joue sur la vraie table. Votre avancée est gardée : partez quand vous voulez, reprenez plus tard.',
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
  openTab: (tab) => `Ouvrez d’abord « ${tab} » en bas.`,
  closing: 'Fin de la leçon',
  nextLesson: (title) => `Ensuite : ${title}`,
  all: 'Toutes les leçons',
  back: 'Retour',
  see: (title) => `À voir dans une leçon : ${title}`,
  coach: {
    title: 'Guide',
    dismiss: 'Congédier le guide ; les réglages le rappellent',
    goals: {
      die: 'Choisissez un dé : les grands apportent des ressources, les petits des points d’action. Comparez d’abord.',
      tile: 'La tuile est gratuite. Prenez-la s’il y a de la place ; un assistant sert à tout moment du tour.',
      'king-tile': 'Vous êtes en tête sur la piste du Roi : la tuile est un cadeau.',
      bonus:
        'Un bonus : utilisez-le avant de continuer. Ce que vous n’en voulez pas se laisse avec « Terminé ».',
      wait: 'Les autres jouent. Regardez où ils vont : cases Maison et foires sont disputées.',
      architect:
        'Architecte : allez à une cathédrale, posez un pilier, puis contribuez en pierre par une tâche.',
      merchant:
        'Marchand : les maisons rapportent, les tuiles en chemin aident, et il faut être à la foire à temps.',
      character:
        'Personnage : prenez, puis placez. Un bâtiment rempli donne sa maison ; avec un blason, il renforce une action.',
      contract:
        'Contrat : prenez ce que vos ressources rempliront bientôt. Plus à droite, c’est moins cher.',
      king: 'Roi : avancez. Le Roi paie à la fin de la manche, et décide qui commence.',
      joker: 'Joker : choisissez l’une des autres actions.',
      prospector:
        'Prospecteur : envoyez vos prospecteurs sous terre pour l’argent, les tuiles et les mines.',
    },
    fair: (steps) =>
      steps === 0
        ? 'Vous y participez.'
        : steps === 1
          ? 'Vous n’y êtes pas encore : votre marchand en est à une case.'
          : `Vous n’y êtes pas encore : votre marchand en est à ${steps} cases.`,
    king: (vp) =>
      vp < 0
        ? `Sur la piste du Roi, vous perdriez ${-vp} PV.`
        : `Sur la piste du Roi, vous gagneriez ${vp} PV.`,
  },
  firstGame: {
    title: 'Votre première partie',
    intro:
      'Comme le livret la recommande : les tuiles Action dans l’ordre imprimé, et un guide à vos côtés.',
    game: 'Jeu',
    games: { base: 'Tiletum', silver: 'Avec Prospect for Silver' },
    opponent: 'Contre',
    opponents: { computer: 'Un joueur virtuel facile', cardinal: 'Le Cardinalbot, un défi' },
    begin: 'Commencer la première partie',
  },
  titles: {
    turn: 'Un vrai tour',
    combo: 'Contrat, blason et entrepôt',
    fair: 'Roi, corruption et foire',
    silver: 'Argent et prospecteurs',
  },
  about: {
    turn: 'Prenez un dé, déplacez votre marchand, bâtissez une maison.',
    combo: 'Réunissez ce qu’un contrat demande et ouvrez un bonus dans un autre.',
    silver:
      'Prospect for Silver : descendez sous terre, ouvrez une mine, apprenez une technologie.',
    fair: 'Avancez avant que le Roi ne paie, soyez là où est la foire, lisez les prévisions.',
  },
  steps: {
    turn: {
      wheel: 'Vous êtes Clara. À chaque tour, vous prenez un dé de cette roue.',
      five: 'Touchez le 5 rose. Sa fiche dit ce qu’il apporte : cinq nourritures, mais seulement deux points d’action.',
      one: 'Puis le 1 rose, pour comparer : une nourriture, mais six points. Grand dé, ressources ; petit dé, action.',
      take: 'Prenez le 5 rose. La nourriture servira, et deux points suffisent pour une maison.',
      tile: 'La tuile de l’action est aussi à vous, si elle vous plaît. Placez-la dans votre entrepôt.',
      goods: 'Cinq nourritures sont là. L’italique dit : pas encore confirmé, tout peut s’annuler.',
      walk: 'Les anneaux montrent où peut aller votre marchand. Un point le mène à Antwerpen.',
      house:
        'Le second point bâtit une maison ici. La foire de cette manche récompense les maisons.',
      undo: 'Un doute ? « Annuler » revient en arrière étape par étape ; essayez, ou continuez.',
      end: 'Tout vous convient ? Finissez le tour : c’est seulement alors qu’il compte.',
    },
    combo: {
      storehouse:
        'Toute tuile prise attend ici. Quatre cases, pas plus : les tâches font de la place.',
      contract:
        'Ce contrat demande 3 fers et 3 laines, pour 9 points et un bonus. Vous avez une unité de chaque.',
      die: 'Le 3 bleu apporte trois fers, et quatre points à l’action Contrat. Prenez-le.',
      tile: 'Un blason se trouve ici. Prenez-le : de la nourriture le place sous un bâtiment, avec un bonus.',
      crest:
        'Touchez la case Blason du bâtiment 5 : trois nourritures valent deux ressources au choix.',
      wool: 'Deux laines, s’il vous plaît : juste ce qui manque au contrat.',
      fulfil:
        'Tout y est. Touchez le contrat pour le remplir : une tâche, possible à tout moment du tour.',
      stack:
        'Neuf points ! Son bonus, une action Personnage, passe d’abord ; votre action Contrat attend dessous.',
      place:
        'Placez le personnage de l’entrepôt : une pièce de l’étage 1 coûte un point. Le bâtiment 5 a déjà son blason.',
      nested:
        'Il a son propre bonus : une action Roi. Trois choses sont ouvertes, l’une dans l’autre.',
      climb: 'Avancez d’une case. Puis tout se referme, de l’intérieur vers l’extérieur.',
      offer:
        'Votre action reprend : prenez un contrat. Les nombres sont des points ; à droite, c’est bon marché.',
      end: 'Dépensez le reste si vous voulez, puis finissez le tour.',
    },
    fair: {
      corruption:
        'Dernier tour de la manche 2. À chaque tour, un jeton comme ceux-ci fait reculer tous les marqueurs de la piste du Roi.',
      king: 'Vous êtes à −2. Bientôt le Roi paie ces nombres, et donne cette tuile au premier.',
      forecast: 'Ouvrez « Points » : on y voit ce que la manche et la partie rapporteraient.',
      ahead: 'Pour l’instant : deux points perdus auprès du Roi, et pas de foire pour vous.',
      helper:
        'Un assistant de votre entrepôt peut y remédier. Touchez-le : une action Roi avec deux points.',
      climb: 'Avancez d’une case : chacune coûte un point…',
      again:
        '… et encore une fois, devant Bruno. De là, vous commencerez aussi la prochaine manche.',
      fair: 'La foire est à Troyes et paie 4 points par maison, mais seulement à ceux qui y sont.',
      die: 'À Troyes, donc. Les deux 4 sont au Marchand : trois points. Prenez le jaune.',
      tile: 'La tuile vient avec, si elle vous plaît.',
      walk: 'Deux déplacements : d’abord Paris, puis Troyes.',
      house: 'Et une maison, votre deuxième : la foire en comptera deux.',
      now: 'Les prévisions le confirment : rien de perdu auprès du Roi, 8 points à la foire, aucun pour Bruno.',
      end: 'Finissez le tour. C’est le dernier de la manche : Roi et foire suivent aussitôt.',
      award: 'La phase du Roi : vous êtes en tête, la tuile est à vous.',
    },
    silver: {
      silver:
        'L’argent n’est pas une ressource : il ouvre les plans souterrains et paie les technologies. Vous en avez un.',
      below: 'Ouvrez « Souterrain I ». Un de vos prospecteurs y est déjà.',
      ring: 'L’anneau extérieur tourne aussi. Un dé près d’un prospecteur peut servir à l’action Prospecteur.',
      die: 'Prenez le 4 gris foncé : trois points pour le Roi, ou pour vos prospecteurs.',
      act: 'Pour les prospecteurs, s’il vous plaît. Tous les points vont à l’action choisie.',
      tile: 'L’action Prospecteur a aussi sa tuile. Prenez-la, si elle vous plaît.',
      walk: 'Envoyez votre prospecteur à Hall, la case voisine.',
      mine: 'Ouvrez une mine : elle rapporte aussitôt un argent, et ici un or en plus.',
      hall: 'Le troisième point prend la tuile qui se trouve à Hall.',
      helper: 'C’est un assistant qui donne un argent de plus. Touchez-le dans votre entrepôt.',
      technology:
        'Le niveau I d’une technologie coûte un argent et sert toute la partie. Choisissez-en une : c’est une tâche.',
      enter:
        'Autre tâche : un prospecteur sur le plan II, pour un argent. Il y attend votre prochaine action.',
      end: 'Finissez le tour.',
    },
  },
  end: {
    silver:
      'Une mine, une technologie, un second prospecteur : l’argent paie à la longue. Cette foire compte les mines.',
    combo:
      'Dé, blason, contrat, personnage, Roi : un tour, cinq choses. Les beaux tours de Tiletum sont ainsi.',
    fair: 'Le Roi a payé, la foire a rapporté 8 points, et vous commencez la nouvelle manche. Le journal détaille chaque point.',
    turn: 'Voilà un tour entier : un dé pour des ressources et des points, des points pour la carte. Une partie en compte douze.',
  },
} satisfies LessonsWords
