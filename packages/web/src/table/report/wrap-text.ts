/** Text in lines of a width, for drawings, which have no lines of their own. */
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

/** With the letters the page has loaded. */
export function measureIn(font: string): MeasureText {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return (text) => text.length * 9
  context.font = font
  return (text) => context.measureText(text).width
}
