/** A number with its sign, a real minus as everywhere else in the text. */
export const signed = (value: number, language: string, digits: number): string =>
  value
    .toLocaleString(language, { maximumFractionDigits: digits, signDisplay: 'exceptZero' })
    .replace('-', '−')
