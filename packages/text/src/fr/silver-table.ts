import type { SilverTableWords } from '../en/silver-table.ts'
import { plural } from '../plural.ts'

const count = plural('fr')
const some = (number: number, one: string, other: string) =>
  `${number} ${count(number, { one, other })}`

export const silverTable = {
  setup: {
    plan: 'Plans souterrains, technologies et décompte',
    plans: {
      random: 'Tirés au sort',
      first: 'Comme pour une première partie',
      chosen: 'Choisis par vous',
    },
    underground: (map) => `Plan souterrain ${map}`,
    random: 'Au sort',
    side: (side) => `Face ${side}`,
    technologies: (chosen, of) =>
      chosen === 0
        ? `Technologies : choisissez-en ${of}, ou aucune pour un tirage au sort`
        : `Technologies : ${chosen} sur ${of}`,
    overlay: 'Ce que la fin de partie multiplie',
    overlays: {
      pillar: 'Maisons ou mines × piliers',
      house: 'Piliers ou mines × maisons',
    },
    tooFew: (of) => `Choisissez ${of} technologies, ou aucune.`,
  },
  wheel: {
    segment: {
      prospector:
        'Prospecteur : avec un dé pris ici, vous choisissez entre l’action du segment et l’action Prospecteur.',
      step: 'Symbole de déplacement : un dé pris ici donne aussi un pas de prospecteur, comme tâche de ce tour.',
    },
    tile: (tile) => `Tuile Bonus de l’action Prospecteur : ${tile}`,
    noTile: 'La tuile Bonus de l’action Prospecteur est prise jusqu’à la manche suivante.',
    icon: 'Symbole de déplacement : un pas de prospecteur ce tour-ci',
  },
  technology: {
    title: 'Technologies',
    name: (name) => `Technologie ${name}`,
    at: (who, tier) => `${who} : niveau ${tier}`,
    inForce: 'En vigueur pour vous',
    price: (silver) => `${silver} argent`,
    worth: (vp) => `${vp} PV à la fin`,
    asGold: (resource) => `Pour vous, ${resource} compte comme or dans les paiements.`,
  },
  board: {
    mines: (number) => some(number, 'mine en réserve', 'mines en réserve'),
    minesBeside: (number) =>
      `${some(number, 'mine', 'mines')} à côté de la piste du Roi : une par phase du Roi rejoint la réserve sur 0 ou plus`,
    minesOnMaps: (number) => some(number, 'mine sur les cartes', 'mines sur les cartes'),
    tiers: (number) => `Niveaux de technologie : ${number} en tout`,
    surprises: (number) => some(number, 'Surprise du Roi', 'Surprises du Roi'),
    prospectors: (number) =>
      `${some(number, 'prospecteur', 'prospecteurs')} pas encore sur une carte`,
    asGold: (resource) => `Tuile Ressource : ${resource} compte comme or dans les paiements`,
    stands: (map, place) => `${map} : ${place}`,
  },
  king: {
    ribbon: (silver) => `Ruban : ${silver} argent lors de la phase du Roi`,
    mine: 'Sur 0 ou plus, une mine passe d’à côté de la piste à la réserve lors de la phase du Roi.',
  },
  overlay: {
    end: 'À la fin :',
    explained: (product) =>
      `À la fin de la partie : ${product}, avec le plus grand des deux premiers nombres, comptés sur toutes les cartes.`,
  },
} satisfies SilverTableWords
