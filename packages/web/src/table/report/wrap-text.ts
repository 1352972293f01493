/** Wraps text to a width, for drawings, which don't wrap text by themselves. */
export type MeasureText = (text: string) => number

export function wrap(text: string, width: number, measure: MeasureText): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n]+/)) {
    const last = lines.at(-1)
    if (last === undefined || measure(`${last} ${word}`) > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/** Measures with the fonts of the page. */
export function measureIn(font: string): MeasureText {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return (text) => text.length * 9
  context.font = font
  return (text) => context.measureText(text).width
}
