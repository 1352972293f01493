/** Small letters without accents; `œ` as two letters and every apostrophe alike. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
