import { generate } from 'lean-qr'

/** Dark modules on a light ground whatever the terminal's own colours are. */
const [COLOURS, NO_COLOURS] = ['\u001B[30;107m', '\u001B[0m']
const QUIET = 2

/** The address as a code to be photographed from the terminal, two rows of it in a line. */
export function qrLines(address: string): readonly string[] {
  const code = generate(address)
  const places = Array.from({ length: code.size + 2 * QUIET }, (_, place) => place - QUIET)
  return places
    .filter((_, row) => row % 2 === 0)
    .map((y) => {
      const halves = places.map((x) => HALVES[code.get(x, y) ? 1 : 0]?.[code.get(x, y + 1) ? 1 : 0])
      return `${COLOURS}${halves.join('')}${NO_COLOURS}`
    })
}

/** By the upper half and by the lower one. */
const HALVES = [
  [' ', '▄'],
  ['▀', '█'],
]
