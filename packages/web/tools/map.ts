/** The text of `src/shared/art/map/drawing.ts`. */
import { contains } from '../src/shared/art/polygon.ts'
import { land, writeLand } from './coast.ts'
import { relief } from './relief.ts'
import { bent } from './warp.ts'

export function mapDrawing(): string {
  const project = bent()
  const rings = land(project)
  const { hills, shade, rivers } = relief(project, (place) => contains(rings, place))
  const constant = (name: string, text: string) => `export const ${name} =\n  '${text}'\n`
  return [
    '/** Written by tools/draw.ts from the coast of Natural Earth: change it there. */\n',
    constant('LAND', writeLand(rings)),
    constant('HILLS', hills),
    constant('SHADE', shade),
    constant('RIVERS', rivers),
  ].join('\n')
}
