/** Writes the files that are made from others: the colours as a style sheet and the map's drawing. */
import fs from 'node:fs'
import path from 'node:path'
import { tokensCss } from '../src/shared/theme/css.ts'
import { mapDrawing } from './map.ts'

const source = (file: string): string => path.join(import.meta.dirname, '../src', file)

fs.writeFileSync(source('shared/theme/tokens.css'), tokensCss())
fs.writeFileSync(source('shared/art/map/drawing.ts'), mapDrawing())
