import { plural } from '../plural.ts'

const count = plural('en')
const some = (number: number, one: string, other: string) =>
  `${number} ${count(number, { one, other })}`

/** Prospect for Silver on the screen: its set-up, and what stands around it on the table. */
export const silverTable = {
  setup: {
    plan: 'Undergrounds, technologies and scoring',
    plans: {
      random: 'Drawn by lot',
      first: 'As for a first game',
      chosen: 'Chosen by you',
    },
    underground: (map: string) => `Underground ${map}`,
    random: 'By lot',
    side: (side: string) => `Side ${side}`,
    technologies: (chosen: number, of: number) =>
      chosen === 0
        ? `Technologies: choose ${of}, or none for a draw by lot`
        : `Technologies: ${chosen} of ${of}`,
    overlay: 'What the end of the game multiplies',
    overlays: {
      pillar: 'Houses or mines × pillars',
      house: 'Pillars or mines × houses',
    },
    tooFew: (of: number) => `Choose ${of} technologies, or none.`,
  },
  wheel: {
    segment: {
      prospector:
        'Prospector: with a die from here you choose between the action of the segment and the prospector action.',
      step: 'Movement icon: a die from here also brings one step of a prospector, as a task of this turn.',
    },
    tile: (tile: string) => `Bonus tile of the prospector action: ${tile}`,
    noTile: 'The bonus tile of the prospector action is gone until the next round.',
    icon: 'Movement icon: one step of a prospector this turn',
    iconAction: (points: string) => `Movement icon: a prospector action with ${points} this turn`,
    iconBrings: (points: string) => `a prospector action with ${points} this turn`,
  },
  technology: {
    title: 'Technologies',
    name: (name: string) => `${name} technology`,
    at: (who: string, tier: string) => `${who}: tier ${tier}`,
    inForce: 'In force for you',
    price: (silver: number) => `${silver} silver`,
    worth: (vp: number) => `${vp} VP at the end`,
    asGold: (resource: string) => `For you, ${resource} counts as gold when you pay.`,
  },
  board: {
    mines: (number: number) => some(number, 'mine in supply', 'mines in supply'),
    minesBeside: (number: number) =>
      `${some(number, 'mine', 'mines')} beside the king track: one comes to the supply in each king phase on 0 or above`,
    minesOnMaps: (number: number) => some(number, 'mine on the maps', 'mines on the maps'),
    tiers: (number: number) => `Technology tiers: ${number} in all`,
    surprises: (number: number) => some(number, 'King’s Surprise', 'King’s Surprises'),
    prospectors: (number: number) =>
      `${some(number, 'prospector', 'prospectors')} not on a map yet`,
    asGold: (resource: string) => `Resource tile: ${resource} counts as gold when paid`,
    stands: (map: string, place: string) => `${map}: ${place}`,
  },
  king: {
    ribbon: (silver: number) => `Ribbon: ${silver} silver in the king phase`,
    mine: 'On 0 or above a mine comes from beside the track to the supply in the king phase.',
  },
  overlay: {
    end: 'At the end:',
    explained: (product: string) =>
      `At the end of the game: ${product}, with the larger of the first two, counted on all maps.`,
  },
}
export type SilverTableWords = typeof silverTable
