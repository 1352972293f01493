import { InvalidArgumentError } from 'commander'

/** Reads an option that is a whole number, from `least` to `most`. */
export const whole =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text)
    if (!/^\d+$/.test(text) || number < least || number > most)
      throw new InvalidArgumentError(`${least} … ${most}`)
    return number
  }

/** The names of a list, divided by commas. A comma between double quotes belongs to its name. */
export function listed(text: string): readonly string[] {
  const names: string[] = ['']
  let quoted = false
  for (const letter of text) {
    if (letter === '"') quoted = !quoted
    if (letter === ',' && !quoted) names.push('')
    else names[names.length - 1] += letter
  }
  return names.map((name) => name.trim())
}
