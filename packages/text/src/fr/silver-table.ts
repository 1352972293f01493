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
      chosen: 'Au choix',
    },
    underground: (map) => `Plan souterrain ${map}`,
    random: 'Au hasard',
    side: (side) => `Face ${side}`,
    technologies: (chosen, of) =>
      chosen === 0
        ? `Technologies : choisissez-en ${of}, ou aucune pour un tirage au sort`
        : `Technologies : ${chosen} sur ${of}`,
    overlay: 'Produit du décompte final',
    overlays: {
      pillar: 'Maisons ou mines × piliers',
      house: 'Piliers ou mines × maisons',
    },
    tooFew: (of) => `Choisissez ${of} technologies, ou aucune.`,
  },
  wheel: {
    segment: {
      prospector:
        'Prospecteur : avec un dé pris ici, vous choisissez entre l’action du segment et l’action Prospecteur.',
      step: 'Symbole de déplacement : un dé pris ici permet aussi de déplacer un prospecteur d’une case, comme tâche de ce tour.',
    },
    tile: (tile) => `Tuile Bonus de l’action Prospecteur : ${tile}`,
    noTile: 'La tuile Bonus de l’action Prospecteur est prise jusqu’à la manche suivante.',
    icon: 'Symbole de déplacement : déplacez un prospecteur d’une case ce tour-ci',
    iconAction: (points) =>
      `Symbole de déplacement : une action Prospecteur avec ${points} ce tour-ci`,
    iconBrings: (points) => `une action Prospecteur avec ${points} ce tour-ci`,
  },
  technology: {
    title: 'Technologies',
    name: (name) => `Technologie ${name}`,
    at: (who, tier) => `${who} : niveau ${tier}`,
    inForce: 'Actif pour vous',
    price: (silver) => some(silver, 'argent', 'argent'),
    worth: (vp) => `${vp} PV à la fin`,
    asGold: (resource) => `Quand vous payez, 1 ${resource} compte comme 1 or.`,
  },
  board: {
    mines: (number) => some(number, 'mine en réserve', 'mines en réserve'),
    minesBeside: (number) =>
      `${some(number, 'mine', 'mines')} près de la piste du Roi : à chaque phase du Roi, l’une rejoint votre réserve si votre marqueur est sur 0 ou plus`,
    minesOnMaps: (number) => some(number, 'mine sur les plans', 'mines sur les plans'),
    tiers: (number) => `Niveaux de technologie : ${number} en tout`,
    surprises: (number) => some(number, 'Surprise du Roi', 'Surprises du Roi'),
    prospectors: (number) =>
      `${some(number, 'prospecteur', 'prospecteurs')} pas encore sur un plan`,
    asGold: (resource) => `Tuile Ressource : 1 ${resource} compte comme 1 or dans les paiements`,
    stands: (map, place) => `${map} : ${place}`,
  },
  king: {
    ribbon: (silver) => `Ruban : ${some(silver, 'argent', 'argent')} lors de la phase du Roi`,
    mine: 'Sur 0 ou plus, une mine posée près de la piste rejoint la réserve lors de la phase du Roi.',
  },
  overlay: {
    end: 'À la fin :',
    explained: (product) =>
      `À la fin de la partie : ${product} ; on garde le plus grand des deux premiers nombres, toutes cartes confondues.`,
  },
} satisfies SilverTableWords
