import { plural } from '../plural.ts'

const count = plural('en')
const some = (number: number, one: string, other: string) =>
  `${number} ${count(number, { one, other })}`

/** Prospect for Silver on the screen: its setup, and what is around it on the table. */
export const silverTable = {
  setup: {
    plan: 'Underground maps, technologies and scoring',
    plans: {
      random: 'Random',
      first: 'Recommended first game',
      chosen: 'Custom',
    },
    underground: (map: string) => `Underground map ${map}`,
    random: 'Random',
    side: (side: string) => `Side ${side}`,
    technologies: (chosen: number, of: number) =>
      chosen === 0
        ? `Technologies: choose ${of}, or none for random ones`
        : `Technologies: ${chosen} of ${of}`,
    overlay: 'Final scoring multiplies',
    overlays: {
      pillar: 'Houses or mines × pillars',
      house: 'Pillars or mines × houses',
    },
    tooFew: (of: number) => `Choose ${of} technologies, or none.`,
  },
  wheel: {
    segment: {
      prospector:
        'Prospector: a die taken here can do this segment’s action or the prospector action.',
      step: 'Movement icon: a die taken here also lets you move a prospector one space this turn, as a task.',
    },
    tile: (tile: string) => `Bonus tile of the prospector action: ${tile}`,
    noTile: 'The bonus tile of the prospector action is gone until the next round.',
    icon: 'Movement icon: move a prospector one space this turn',
    iconAction: (points: string) => `Movement icon: a prospector action with ${points} this turn`,
    iconBrings: (points: string) => `a prospector action with ${points} this turn`,
  },
  technology: {
    title: 'Technologies',
    name: (name: string) => `${name} technology`,
    at: (who: string, tier: string) => `${who}: tier ${tier}`,
    inForce: 'Active for you',
    price: (silver: number) => `${silver} silver`,
    worth: (vp: number) => `${vp} VP at the end`,
    asGold: (resource: string) => `For you, ${resource} counts as gold when you pay.`,
  },
  board: {
    mines: (number: number) => some(number, 'mine in supply', 'mines in supply'),
    minesBeside: (number: number) =>
      `${some(number, 'mine', 'mines')} beside the king track: in each king phase, one goes to your supply if your marker is on 0 or above`,
    minesOnMaps: (number: number) => some(number, 'mine on the maps', 'mines on the maps'),
    tiers: (number: number) => `Technology tiers: ${number} in total`,
    surprises: (number: number) => some(number, 'King’s Surprise', 'King’s Surprises'),
    prospectors: (number: number) => `${some(number, 'prospector', 'prospectors')} not placed yet`,
    asGold: (resource: string) => `Resource tile: ${resource} counts as gold when paid`,
    stands: (map: string, place: string) => `${map}: ${place}`,
  },
  king: {
    ribbon: (silver: number) => `Ribbon: ${silver} silver in the king phase`,
    mine: 'King phase: on 0 or above, one of your mines goes from beside the track to your supply.',
  },
  overlay: {
    end: 'Final scoring:',
    explained: (product: string) =>
      `Final scoring: ${product}, using the larger of the first two, counted on all maps.`,
  },
}
export type SilverTableWords = typeof silverTable
