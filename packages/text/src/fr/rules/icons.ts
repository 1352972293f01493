import type { icons as english } from '../../en/rules/icons.ts'

export const icons = {
  gold: {
    name: 'or',
    meaning: 'Une ressource (dé jaune). 2 Or achètent 1 autre ressource.',
  },
  food: {
    name: 'nourriture',
    meaning: 'Une ressource (dé rose), pour placer des blasons.',
  },
  wool: {
    name: 'laine',
    meaning: 'Une ressource (dé gris clair), demandée par des contrats.',
  },
  stone: {
    name: 'pierre',
    meaning: 'Une ressource (dé gris foncé), pour contribuer aux cathédrales.',
  },
  iron: {
    name: 'fer',
    meaning: 'Une ressource (dé bleu), demandée par des contrats.',
  },
  any: {
    name: 'ressource au choix',
    meaning: 'Une ressource de votre choix.',
  },
  identical: {
    name: 'ressources identiques',
    meaning: 'Autant d’unités d’une même ressource, que vous choisissez.',
  },
  architect: {
    name: 'Architecte',
    meaning: 'L’action Architecte, ou un personnage de ce type.',
  },
  merchant: {
    name: 'Marchand',
    meaning: 'L’action Marchand, ou un personnage de ce type.',
  },
  character: {
    name: 'Personnage',
    meaning: 'L’action Personnage, ou un personnage de ce type.',
  },
  contract: {
    name: 'Contrat',
    meaning: 'L’action Contrat, un contrat, ou un personnage de ce type.',
  },
  king: {
    name: 'Roi',
    meaning: 'L’action Roi, ou un personnage de ce type.',
  },
  joker: {
    name: 'Joker',
    meaning: 'L’action Joker : une autre action de votre choix.',
  },
  prospector: {
    name: 'Prospecteur',
    meaning: 'L’action Prospecteur, ou un personnage de ce type.',
  },
  'any-action': {
    name: 'action au choix',
    meaning: 'Une action de votre choix, avec les PA indiqués.',
  },
  'merchant-piece': {
    name: 'marchand (pion)',
    meaning: 'Votre marchand sur la carte.',
  },
  'architect-piece': {
    name: 'architecte (pion)',
    meaning: 'Votre architecte sur la carte.',
  },
  'prospector-piece': {
    name: 'prospecteur (pion)',
    meaning: 'Un prospecteur sur un plan souterrain.',
  },
  step: {
    name: 'pas',
    meaning: 'Déplacez le pion indiqué sur une case adjacente, sans coût.',
  },
  travel: {
    name: 'voyage',
    meaning: 'Déplacez le pion indiqué sur n’importe quelle case de la carte.',
  },
  climb: {
    name: 'avancer sur la piste du Roi',
    meaning: 'Votre marqueur Roi avance du nombre indiqué.',
  },
  strengthen: {
    name: 'PA en plus',
    meaning: 'Des PA de plus pour l’action de votre dé.',
  },
  recolour: {
    name: 'ressource du dé au choix',
    meaning: 'Le dé choisi donne la ressource que vous nommez.',
  },
  'upper-character': {
    name: 'personnage à l’étage 2 ou 3',
    meaning: 'Compté par une foire.',
  },
  household: {
    name: 'bâtiment rempli de personnages',
    meaning: 'Compté par une foire ; le blason n’est pas nécessaire.',
  },
} satisfies typeof english
