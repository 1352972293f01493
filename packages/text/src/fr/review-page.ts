import { plural } from '../plural.ts'
import type { ReviewPageWords } from '../en/review-page.ts'
import { reasons } from './hint-reasons.ts'
import { verdicts } from './review.ts'

const count = plural('fr')
const seconds = (number: number) =>
  number < 90 ? `environ ${number} s` : `environ ${Math.round(number / 60)} min`
const turns = (number: number) => `${number} ${count(number, { one: 'tour', other: 'tours' })}`

export const reviewPage = {
  title: 'Analyse',
  about:
    'Le joueur virtuel le plus fort juge chacun de vos tours : ce que vous pouviez attendre, ce qui était mieux, et pourquoi. Le calcul se fait sur cet appareil.',
  whose: 'Joueur',
  depth: 'Profondeur',
  depths: { quick: 'Rapide', thorough: 'Soignée', deep: 'Profonde' },
  depthTime: (name, number) => `${name} : ${seconds(number)}`,
  start: 'Lancer l’analyse',
  stop: 'Arrêter',
  progress: (done, of) => `${done} sur ${turns(of)}`,
  left: (said, number) => `${said}, encore ${seconds(number)}`,
  failed:
    'L’analyse s’est arrêtée sur une erreur. Votre partie est intacte ; vous pouvez la relancer.',
  nothing: 'Il n’y a encore aucun tour à juger.',
  again: 'Analyser à nouveau',
  verdicts,
  chart: {
    title: 'Écart attendu au fil de la partie',
    note: 'Au-dessus de la ligne, la victoire est attendue ; au-dessous, la défaite. Trait plein : vos décisions. Pointillé : dés, tirages et adversaires. La bande est l’erreur habituelle.',
    point: (turn, before, after) => `${turn} : ${before}, puis ${after}`,
    when: 'Tour',
    before: 'Avant',
    after: 'Après',
  },
  turn: (round, turn) => `Manche ${round}, tour ${turn}`,
  turns: 'Tours',
  row: (turn, verdict, lost) =>
    lost === undefined ? `${turn} : ${verdict}` : `${turn} : ${verdict}, ${lost}`,
  lost: (points) => `−${points} PV`,
  summary: (lost, luck) =>
    `Vos décisions ont coûté ${lost} PV ; les dés, les tirages et les adversaires ont changé l’écart de ${luck} PV.`,
  expected: (before, after, spread) =>
    `Écart attendu : ${before} PV avec le meilleur jeu, ${after} PV après votre tour ; deux parties sur trois finissent à moins de ${spread} PV de là.`,
  cost: (points, error) => `Ce tour a coûté environ ${points} PV, à ${error} près.`,
  luck: (points) => `Dés, tirages et adversaires depuis votre tour précédent : ${points} PV.`,
  noBetter: 'L’analyse n’a rien trouvé de mieux.',
  close: 'L’analyse n’a rien trouvé de nettement mieux.',
  better: 'Mieux',
  why: 'Ce que gagne la meilleure suite, en PV',
  reasons,
  show: 'Voir la position',
  playOn: 'Jouer la suite ainsi',
  learn: (number) => `Apprendre de ses erreurs (${number})`,
  practice: {
    title: 'Apprendre de ses erreurs',
    question: (at, of) => `Question ${at} sur ${of} :`,
    ask: 'Jouez un meilleur tour que dans la partie.',
    none: 'Il n’y a pas d’erreur à revoir. Analysez d’abord une partie.',
    leave: 'Quitter',
    theAnswer: 'La réponse',
    answer: 'Voir la réponse',
    judging: 'Votre tour est analysé…',
    right: 'Bien joué',
    wrong: 'Pas encore le meilleur',
    rightText: 'L’analyse ne trouve rien de nettement mieux que votre tour.',
    wrongText: (points, error) =>
      `Votre tour vaut environ ${points} PV de moins que le meilleur, à ${error} près.`,
    otherDie: 'Un autre dé est nettement meilleur.',
    best: 'La meilleure suite trouvée',
    retry: 'Réessayer',
    next: 'Question suivante',
    done: 'Retour à l’analyse',
    close: 'Fermer',
    failed: 'Votre tour n’a pas pu être analysé. Réessayez.',
  },
  puzzles: {
    title: 'Problèmes',
    about:
      'Des positions de parties entre joueurs virtuels où un dé est nettement le meilleur. Prenez-le, et jouez avec lui le meilleur tour.',
    today: 'Problème du jour',
    all: 'Tous les problèmes',
    name: (number) => `Problème ${number}`,
    kind: (players, round, turn) => `${players} joueurs, manche ${round}, tour ${turn}`,
    silver: 'Prospect for Silver',
    ratings: { easy: 'facile', medium: 'moyen', hard: 'difficile' },
    found: (number, of) => `les niveaux plus faibles le trouvent ${number} fois sur ${of}`,
    solved: 'résolu',
    tried: 'essayé',
    open: 'Ouvrir',
    ask: 'Un dé est nettement le meilleur. Jouez le meilleur tour.',
    next: 'Problème suivant',
    back: 'Tous les problèmes',
    missing: 'Ce problème n’existe pas.',
    gap: (points) => `Avec tout autre dé, le mieux vaut ${points} PV de moins.`,
  },
} satisfies ReviewPageWords
