/** A number with a real minus. */
export const minus = (number: number): string => String(number).replace('-', '−')
