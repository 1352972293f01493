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

export const listed = (text: string): readonly string[] =>
  text.split(',').map((name) => name.trim())
