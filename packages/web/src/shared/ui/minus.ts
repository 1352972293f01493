/** Formats a number with a true minus sign. */
export const minus = (number: number): string => String(number).replace('-', '−')

/** Formats a change, with a plus or a minus sign. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : minus(number))
