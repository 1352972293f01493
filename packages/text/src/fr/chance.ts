import type { ChanceName } from '@tiletum/engine'
import type { ChanceWords } from '../en/chance.ts'
import { plural } from '../plural.ts'
import { nouns } from './nouns.ts'

const count = plural('fr')

const WORDS = {
  wheel: 'la position de la roue d’actions',
  action: 'l’action suivante autour de la roue',
  bonus: 'la prochaine tuile Bonus',
  contract: 'la prochaine tuile Contrat',
  character: 'le prochain personnage',
  cost: 'la tuile Coût de construction de cette cathédrale',
  town: 'la ville d’une foire',
  fair: 'la tuile Foire d’une manche',
  corruption: 'le prochain jeton Corruption',
  dice: 'le résultat des dés',
  first: 'le premier joueur',
  'bot-roll': 'le résultat des dés du Cardinalbot',
  challenge: 'le prochain défi',
  'bot-merchant': 'la ville de départ du marchand du Cardinalbot',
  'bot-crest': 'le blason que reçoit le Cardinalbot',
  'tie-die': 'le dé du Cardinalbot (égalité)',
  'tie-tile': 'la tuile du Cardinalbot, à égalité',
  'tie-town': 'la ville du Cardinalbot, à égalité',
  'tie-house-space': 'la case Maison du Cardinalbot, à égalité',
  'tie-character': 'le personnage du Cardinalbot, à égalité',
  'tie-contract': 'le contrat du Cardinalbot, à égalité',
  'tie-resource': 'la ressource du Cardinalbot, à égalité',
  surprise: 'la prochaine Surprise du Roi',
  'tie-way': 'le chemin du prospecteur du Cardinalbot, à égalité',
  side: 'la face d’un plan souterrain',
  'prospector-wheel': 'la position de la roue Prospecteur',
  technology: 'une technologie en jeu',
  overlay: 'la face de la tuile Décompte',
  'underground-cost': 'la tuile Coût d’une cathédrale souterraine',
  'underground-bonus': 'la prochaine tuile Bonus souterraine',
  'reveal-underground': 'les tuiles Bonus souterraines révélées',
  'reveal-contracts': 'les contrats révélés',
}
/** A request without words does not compile. */
const REQUESTS: Readonly<Record<ChanceName, string>> = WORDS

export const chance = {
  request: REQUESTS,
  ask: (request, left) => ASKS[request](left),
} satisfies ChanceWords

const draw = (one: string, other: string) => (left: number) =>
  `Piocher ${count(left, { one, other: `${left} ${other}` })}`
const equals = (what: string) => () => `Tirer au sort entre ${what} à égalité`

const QUESTIONS = {
  wheel: () => 'Tirer au sort la position de la roue d’actions',
  action: (left: number) => `Placer au hasard ${nouns.tiles(left)} Action autour de la roue`,
  bonus: draw('une tuile Bonus', 'tuiles Bonus'),
  contract: draw('une tuile Contrat', 'tuiles Contrat'),
  character: draw('une tuile Personnage', 'tuiles Personnage'),
  cost: draw('une tuile Coût de construction', 'tuiles Coût de construction'),
  town: draw('une tuile Ville', 'tuiles Ville'),
  fair: draw('une tuile Foire', 'tuiles Foire'),
  corruption: () => 'Révéler un jeton Corruption',
  dice: (left: number) =>
    `Piocher et lancer ${count(left, { one: 'un dé', other: `${left} dés` })}`,
  first: () => 'Tirer au sort le premier joueur',
  'bot-roll': () => 'Lancer les deux dés du Cardinalbot',
  challenge: draw('une carte Défi', 'cartes Défi'),
  'bot-merchant': () => 'Piocher une tuile Ville pour le marchand du Cardinalbot',
  'bot-crest': () => 'Tirer au sort un blason pour le Cardinalbot',
  'tie-die': equals('les dés'),
  'tie-tile': equals('les tuiles Bonus'),
  'tie-town': equals('les villes'),
  'tie-house-space': equals('les cases Maison'),
  'tie-character': equals('les personnages'),
  'tie-contract': equals('les contrats'),
  'tie-resource': equals('les ressources'),
  surprise: draw('une Surprise du Roi', 'Surprises du Roi'),
  'tie-way': equals('les chemins'),
  side: () => 'Tirer au sort la face d’un plan souterrain',
  'prospector-wheel': () => 'Aligner la roue Prospecteur au hasard',
  technology: draw('une technologie', 'technologies'),
  overlay: () => 'Tirer au sort la face de la tuile Décompte',
  'underground-cost': draw(
    'la tuile Coût d’une cathédrale souterraine',
    'tuiles Coût souterraines',
  ),
  'underground-bonus': draw('une tuile Bonus souterraine', 'tuiles Bonus souterraines'),
  'reveal-underground': (left: number) => `Révéler ${nouns.tiles(left)} de la pile souterraine`,
  'reveal-contracts': (left: number) => `Révéler ${nouns.tiles(left)} de la pile de contrats`,
}
const ASKS: Readonly<Record<ChanceName, (left: number) => string>> = QUESTIONS
