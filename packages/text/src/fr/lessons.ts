import type { LessonsWords } from '../en/lessons.ts'

export const lessons = {
  title: 'Apprendre à jouer',
  intro:
    'Chaque leçon se joue sur le vrai plateau. Votre progression est enregistrée : arrêtez quand vous voulez, reprenez plus tard.',
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
  leave: 'Quitter la leçon (progression conservée)',
  astray: 'C’est permis aussi, mais cette leçon suit un autre chemin.',
  openTab: (tab) => `Ouvrez d’abord « ${tab} ».`,
  closing: 'Fin de la leçon',
  nextLesson: (title) => `Ensuite : ${title}`,
  all: 'Toutes les leçons',
  back: 'Retour',
  see: (title) => `À voir dans une leçon : ${title}`,
  coach: {
    title: 'Guide',
    dismiss: 'Masquer le guide (à rétablir dans les réglages)',
    worthALook: (subject) => `À regarder ce tour-ci : ${subject}.`,
    goals: {
      die: 'Choisissez un dé : élevé, il donne des ressources ; faible, des points d’action. Comparez d’abord.',
      tile: 'La tuile Bonus est gratuite : prenez-la si vous avez de la place. Un assistant s’utilise à tout moment du tour.',
      'king-tile': 'Vous êtes en tête sur la piste du Roi : vous gagnez la tuile Bonus.',
      bonus:
        'Un bonus : utilisez-le avant de continuer. « Terminer » abandonne ce dont vous ne voulez pas.',
      wait: 'Les autres jouent. Regardez où ils vont : cases Maison et foires sont disputées.',
      architect:
        'Architecte : rejoignez une cathédrale, placez un pilier, puis contribuez avec de la pierre : c’est une tâche.',
      merchant:
        'Marchand : placez des maisons, ramassez des tuiles Bonus, et soyez à temps à la foire.',
      character:
        'Personnage : prenez des personnages, puis placez-les. Un bâtiment rempli libère sa maison ; avec un blason, il renforce une action.',
      contract:
        'Contrat : prenez un contrat que vous pourrez bientôt remplir. Plus il est à droite, moins il coûte.',
      king: 'Roi : avancez sur la piste. Elle rapporte des PV en fin de manche et fixe l’ordre du tour.',
      joker: 'Joker : choisissez l’une des autres actions.',
      prospector:
        'Prospecteur : envoyez vos prospecteurs sous terre pour l’argent, les tuiles et les mines.',
    },
    fair: (steps) =>
      steps === 0
        ? 'Vous y participez.'
        : steps === 1
          ? 'Vous n’y êtes pas encore : votre marchand est à une case.'
          : `Vous n’y êtes pas encore : votre marchand est à ${steps} cases.`,
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
    opponents: { computer: 'Un joueur virtuel facile', cardinal: 'Le Cardinalbot, avec un défi' },
    begin: 'Commencer la première partie',
  },
  titles: {
    turn: 'Un tour complet',
    combo: 'Contrat, blason et entrepôt',
    fair: 'Roi, corruption et foire',
    silver: 'Argent et prospecteurs',
  },
  about: {
    turn: 'Prenez un dé, déplacez votre marchand, placez une maison.',
    combo: 'Réunissez les ressources d’un contrat et enchaînez les bonus.',
    silver:
      'Prospect for Silver : descendez sous terre, ouvrez une mine, développez une technologie.',
    fair: 'Avancez avant la phase du Roi, soyez présent à la foire, lisez les prévisions.',
  },
  steps: {
    turn: {
      wheel: 'Vous êtes Clara. À chaque tour, vous prenez un dé de cette roue.',
      five: 'Touchez le 5 rose. Sa fiche dit ce qu’il donne : 5 nourritures, mais seulement 2 points d’action.',
      one: 'Puis le 1 rose, pour comparer : 1 nourriture, mais 6 points d’action. Dé élevé : ressources ; dé faible : action.',
      take: 'Prenez le 5 rose. La nourriture servira, et 2 PA suffisent pour une maison.',
      tile: 'Vous pouvez aussi prendre la tuile Bonus de l’action. Placez-la dans votre entrepôt.',
      goods:
        'Cinq nourritures sont là. En italique : ce qui n’est pas encore confirmé et peut s’annuler.',
      walk: 'Les anneaux montrent où peut aller votre marchand. Allez à Antwerpen pour 1 PA.',
      house:
        'Avec le second PA, placez ici une maison. La foire de cette manche récompense les maisons.',
      undo: 'Un doute ? « Annuler » revient en arrière étape par étape ; essayez, ou continuez.',
      end: 'Tout vous convient ? Finissez le tour pour le valider.',
    },
    combo: {
      storehouse:
        'Toute tuile prise va dans l’entrepôt. Il n’a que quatre cases : les tâches les libèrent.',
      contract:
        'Ce contrat demande 3 fer et 3 laines, pour 9 PV et un bonus. Vous en avez 1 de chaque.',
      die: 'Le 3 bleu donne 3 fer et 4 PA pour l’action Contrat. Prenez-le.',
      tile: 'Il y a ici un blason. Prenez-le : pour de la nourriture, il se place sous un bâtiment et donne un bonus.',
      crest:
        'Touchez la case Blason du bâtiment 5 : payez 3 nourritures pour gagner 2 ressources au choix.',
      wool: 'Prenez 2 laines : c’est juste ce qui manque au contrat.',
      fulfil:
        'Tout y est. Touchez le contrat pour le remplir : une tâche, possible à tout moment du tour.',
      stack:
        '9 PV ! Son bonus, une action Personnage, se joue d’abord ; votre action Contrat reprendra ensuite.',
      place:
        'Placez le personnage de l’entrepôt : une pièce de l’étage 1 coûte 1 PA. Le bâtiment 5 a déjà son blason.',
      nested: 'Il a son propre bonus : une action Roi. Trois effets sont maintenant imbriqués.',
      climb: 'Avancez d’une case. Puis chaque effet se termine, du dernier au premier.',
      offer:
        'Votre action reprend : prenez un contrat. Le nombre sous une case est son coût en PA : à droite, c’est moins cher.',
      end: 'Dépensez le reste si vous voulez, puis finissez le tour.',
    },
    fair: {
      corruption:
        'Dernier tour de la manche 2. À chaque tour, un jeton comme ceux-ci fait reculer tous les marqueurs de la piste du Roi.',
      king: 'Vous êtes sur −2. À la phase du Roi, chacun gagne ou perd ces PV ; le plus haut gagne cette tuile.',
      forecast: 'Ouvrez « Points » : on y voit ce que la manche et la partie rapporteraient.',
      ahead: 'Pour l’instant : 2 PV perdus sur la piste du Roi, et aucune foire pour vous.',
      helper:
        'Un assistant de votre entrepôt peut y remédier. Touchez-le : une action Roi avec 2 PA.',
      climb: 'Avancez d’une case : chacune coûte 1 PA…',
      again:
        '… et encore une fois, devant Bruno. De là, vous commencerez aussi la prochaine manche.',
      fair: 'La foire de Troyes rapporte 4 PV par maison, mais seulement aux joueurs présents.',
      die: 'Direction Troyes. Les deux 4 donnent l’action Marchand avec 3 PA. Prenez le jaune.',
      tile: 'Vous pouvez aussi prendre la tuile Bonus.',
      walk: 'Deux déplacements : d’abord Paris, puis Troyes.',
      house: 'Et une maison, votre deuxième : la foire en comptera deux.',
      now: 'Les prévisions le confirment : rien de perdu sur la piste du Roi, 8 PV à la foire, aucun pour Bruno.',
      end: 'Finissez le tour. C’est le dernier de la manche : la phase du Roi et la foire suivent aussitôt.',
      award: 'La phase du Roi : vous êtes en tête, la tuile est à vous.',
    },
    silver: {
      silver:
        'L’argent n’est pas une ressource : il ouvre les plans souterrains et paie les technologies. Vous en avez 1.',
      below: 'Ouvrez « Souterrain I ». Un de vos prospecteurs y est déjà.',
      ring: 'L’anneau extérieur tourne aussi. Un dé aligné avec le symbole Prospecteur permet cette action.',
      die: 'Prenez le 4 gris foncé : 3 PA pour l’action Roi ou pour l’action Prospecteur.',
      act: 'Choisissez l’action Prospecteur : elle reçoit tous les PA.',
      tile: 'L’action Prospecteur a aussi sa tuile. Vous pouvez la prendre.',
      walk: 'Envoyez votre prospecteur à Hall, la case voisine.',
      mine: 'Placez une mine : elle rapporte aussitôt 1 argent et, ici, 1 or.',
      hall: 'Avec le troisième PA, prenez la tuile Bonus de Hall.',
      helper: 'C’est un assistant qui donne un argent de plus. Touchez-le dans votre entrepôt.',
      technology:
        'Le niveau I d’une technologie coûte 1 argent et vaut pour toute la partie. Choisissez-en une : c’est une tâche.',
      enter:
        'Autre tâche : un prospecteur sur le plan II, pour un argent. Il y attend votre prochaine action.',
      end: 'Finissez le tour.',
    },
  },
  end: {
    silver:
      'Une mine, une technologie, un second prospecteur : l’argent rapporte sur la durée. Cette foire compte les mines.',
    combo:
      'Dé, blason, contrat, personnage, Roi : cinq effets en un seul tour. Voilà un beau tour de Tiletum.',
    fair: 'La piste du Roi ne vous a rien coûté, la foire a rapporté 8 PV, et vous commencez la nouvelle manche. Voyez le journal.',
    turn: 'Voilà un tour entier : un dé donne des ressources et des PA ; les PA servent sur la carte. Une partie en compte douze.',
  },
} satisfies LessonsWords
