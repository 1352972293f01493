/** Sets the signs of an effect in a field: as large as it allows, and never too small to read. */
import type { Glyph, Phrase } from './glyphs.ts'

/** Sizes of the signs in units of a line. */
interface Measures {
  /** The type of a number, and the width of one of its figures. */
  readonly type: number
  readonly figure: number
  readonly icon: number
  readonly good: number
  readonly pip: number
  readonly laurel: number
}

/** Where letters can be read, a token has one. */
const WRITTEN: Measures = { type: 22, figure: 12, icon: 24, good: 27, pip: 26, laurel: 30 }
/** On a small tile figures come first: a token is told by its silhouette, colour and hatching. */
const PLAIN: Measures = { type: 31, figure: 16.5, icon: 20, good: 20, pip: 34, laurel: 37 }

export interface SetGlyph {
  readonly glyph: Glyph
  readonly x: number
  readonly y: number
  /** The width of the sign; for a number the size of its type. */
  readonly size: number
}

export interface GlyphLayout {
  readonly glyphs: readonly SetGlyph[]
  readonly scale: number
}

const LINE = 26
const LEADING = 1
const GAP = 2
const SPACE = 6

/** Returns the width of a pip; one with a sign such as `+2` is wider. */
export const pipWidth = (height: number, more: boolean): number => height * (more ? 1.35 : 1)

function widthOf(glyph: Glyph, measures: Measures): number {
  switch (glyph.is) {
    case 'number':
      return measures.figure * glyph.text.length
    case 'good':
      return measures.good
    case 'icon':
      return measures.icon
    case 'points':
      return pipWidth(measures.pip, glyph.more)
    case 'laurel':
      return measures.laurel
    case 'bar':
      return 8
    case 'or':
      return 10
  }
}

const sizeOf = (glyph: Glyph, measures: Measures): number =>
  glyph.is === 'number'
    ? measures.type
    : glyph.is === 'bar' || glyph.is === 'or'
      ? LINE
      : widthOf(glyph, measures)

/** Sets phrases in the number of lines that gives the largest signs, centred in the field. */
export function set(
  phrases: readonly Phrase[],
  width: number,
  height: number,
  plain = false,
): GlyphLayout {
  const measures = plain ? PLAIN : WRITTEN
  const [only, ...more] = phrases
  const badge = more.length === 0 && only !== undefined ? badged(only, width, height) : undefined
  // What is one phrase may be set in two lines: a piece and how far it goes, a number and its token.
  const parts =
    plain && badge === undefined && more.length === 0 && only !== undefined && only.length > 1
      ? [only.slice(0, 1), only.slice(1)]
      : phrases
  const tries = [1, 2, 3, 4]
    .filter((lines) => lines <= Math.max(1, parts.length))
    .map((lines) => setIn(broken(parts, lines), width, height, measures))
  const set = tries.reduce((best, one) => (one.scale > best.scale * 1.02 ? one : best))
  return badge !== undefined && pipOf(badge) > pipOf(set) ? badge : set
}

/** Returns the size of the smallest figure. */
export const leastType = ({ glyphs, scale }: GlyphLayout): number =>
  Math.min(...glyphs.map(({ glyph, size }) => typeOf(glyph, size) * scale))

/** Returns the type size of pips and laurels as `Marks.tsx` draws them. */
function typeOf(glyph: Glyph, size: number): number {
  switch (glyph.is) {
    case 'number':
      return size
    case 'points':
      return (size / pipWidth(1, glyph.more)) * (22 / 24)
    case 'laurel':
      return size * (21 / 30)
    default:
      return Infinity
  }
}

const pipOf = ({ glyphs, scale }: GlyphLayout): number =>
  scale * (glyphs.find(({ glyph }) => glyph.is === 'points')?.size ?? 0)

/** An action with its points on its corner: in a square both are larger than side by side. */
function badged(phrase: Phrase, width: number, height: number): GlyphLayout | undefined {
  const [what, points, ...more] = phrase
  if (what?.is !== 'icon' || points?.is !== 'points' || more.length > 0) return undefined
  const side = Math.min(width * 1.1, height)
  const icon = side * 0.62
  // In the corner of a contract the points get more of the room, to stay readable.
  const pip =
    side < 30 ? Math.max(side * 0.72, Math.min(side * 0.92, width - side * 0.43)) : side * 0.62
  const wide = pipWidth(pip, points.more)
  const inset = Math.max(side - pip, Math.min(icon, width - wide))
  const left = (width - Math.min(width, inset + wide)) / 2
  const top = (height - side) / 2
  return {
    scale: 1,
    glyphs: [
      { glyph: what, x: left, y: top + icon / 2 - LINE / 2, size: icon },
      {
        glyph: points,
        x: Math.min(left + inset, width - wide),
        y: top + side - pip / 2 - LINE / 2,
        size: wide,
      },
    ],
  }
}

/** Breaks phrases into lines so that the widest one is as narrow as possible. */
function broken(phrases: readonly Phrase[], lines: number): readonly (readonly Phrase[])[] {
  const per = Math.ceil(phrases.length / lines)
  return Array.from({ length: lines }, (_, line) =>
    phrases.slice(line * per, (line + 1) * per),
  ).filter((line) => line.length > 0)
}

const LARGEST = 1.25

function setIn(
  lines: readonly (readonly Phrase[])[],
  width: number,
  height: number,
  measures: Measures,
): GlyphLayout {
  const widthOfPhrase = (phrase: Phrase): number =>
    phrase.reduce((sum, glyph) => sum + widthOf(glyph, measures), 0) +
    GAP * Math.max(0, phrase.length - 1)
  const widths = lines.map(
    (line) =>
      line.reduce((sum, phrase) => sum + widthOfPhrase(phrase), 0) + SPACE * (line.length - 1),
  )
  const tall = lines.length * LINE + (lines.length - 1) * LEADING
  const scale = Math.min(LARGEST, width / Math.max(1, ...widths), height / tall)
  const top = (height / scale - tall) / 2
  const glyphs = lines.flatMap((line, row) => {
    let x = (width / scale - (widths[row] ?? 0)) / 2
    const y = top + row * (LINE + LEADING)
    return line.flatMap((phrase, index) => {
      if (index > 0) x += SPACE
      return phrase.map((glyph, place) => {
        if (place > 0) x += GAP
        const at = { glyph, x, y, size: sizeOf(glyph, measures) }
        x += widthOf(glyph, measures)
        return at
      })
    })
  })
  return { glyphs, scale }
}

/** The line on which the signs are centred. */
export const MIDDLE = LINE / 2
