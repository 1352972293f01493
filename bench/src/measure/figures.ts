/** Formats figures with three digits, which is all that a noisy machine can tell. */

export function figure(value: number): string {
  const size = Math.abs(value)
  if (size >= 1_000_000) return `${digits(value / 1_000_000)} M`
  if (size >= 10_000) return `${digits(value / 1000)} k`
  return digits(value)
}

const digits = (value: number): string =>
  Math.abs(value) >= 1000 ? Math.round(value).toString() : String(Number(value.toPrecision(3)))

export const withUnit = (value: number, unit: string): string =>
  unit === '×' || Math.abs(value) >= 10_000 ? `${figure(value)}${unit}` : `${figure(value)} ${unit}`
