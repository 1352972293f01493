/**
 * Where the towns stand on the drawing. They keep the order of the real map; the crowded north-west
 * is drawn larger, and the coast follows (`tools/warp.ts`).
 */
import type { Point } from '../polygon.ts'

export const MAP = { width: 788, height: 470, freeLeft: 56 } as const

export const PLACES: Readonly<Record<string, Point>> = {
  london: [128, 125],
  brugge: [248, 88],
  antwerpen: [335, 77],
  hamburg: [503, 51],
  tiletum: [265, 158],
  koln: [374, 164],
  leipzig: [581, 132],
  paris: [215, 247],
  troyes: [308, 242],
  strasbourg: [417, 234],
  frankfurt: [471, 163],
  nurnberg: [560, 207],
  praha: [674, 170],
  bordeaux: [118, 373],
  wien: [734, 260],
  lyon: [320, 337],
  milano: [452, 346],
  verona: [541, 329],
  venezia: [630, 329],
  toulouse: [211, 417],
  arles: [312, 417],
  genova: [464, 417],
  firenze: [560, 417],
}
