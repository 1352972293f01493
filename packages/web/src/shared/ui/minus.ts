/** A number with a real minus. */
export const minus = (number: number): string => String(number).replace('-', '−')

/** What is added or taken away. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : minus(number))
