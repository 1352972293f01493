/** Where the spaces of the underground maps lie: the start on the surface, all else below it. */
import type { Point } from '../../polygon.ts'

export const UNDERGROUND = { width: 540, height: 470 } as const

/** The upper edge of a town's name, the middle of a tunnel's bead; by side and space. */
export const SPACES_BELOW: Readonly<Record<string, Readonly<Record<string, Point>>>> = {
  'underground.I-A': {
    schwaz: [262, 66],
    a1: [104, 142],
    rattenberg: [74, 236],
    a2: [262, 232],
    hall: [442, 174],
    sterzing: [234, 386],
    kitzbuhel: [432, 382],
  },
  'underground.I-B': {
    goslar: [176, 66],
    b1: [66, 176],
    zellerfeld: [104, 278],
    clausthal: [424, 168],
    b2: [312, 306],
    wildemann: [444, 372],
    andreasberg: [168, 404],
  },
  'underground.II-A': {
    freiberg: [250, 66],
    c1: [98, 146],
    chemnitz: [86, 250],
    c2: [424, 164],
    annaberg: [264, 262],
    marienberg: [446, 300],
    schneeberg: [168, 392],
  },
  'underground.II-B': {
    jachymov: [282, 66],
    pribram: [96, 176],
    d1: [330, 180],
    d2: [462, 198],
    tabor: [108, 300],
    'kutna-hora': [436, 316],
    jihlava: [262, 402],
  },
  'underground.III-A': {
    pukanec: [246, 66],
    e1: [86, 160],
    stiavnica: [424, 190],
    kremnica: [84, 272],
    e2: [452, 316],
    bystrica: [262, 396],
    lubietova: [466, 408],
  },
  'underground.III-B': {
    'sainte-marie': [284, 66],
    'la-croix': [92, 172],
    f1: [310, 196],
    plancher: [92, 316],
    giromagny: [440, 266],
    f2: [236, 420],
    thillot: [426, 398],
  },
}
