import type { ContentsWords } from '../en/contents.ts'

export const contents = {
  command: 'énumérer le matériel, ses effets et d’où nous le connaissons',
  family: 'une seule famille',
  edition: 'avec les corrections d’un fichier d’édition',
  json: 'en JSON',
  heading: {
    id: 'tuile',
    copies: 'nombre',
    marks: 'joueurs',
    provenance: 'connu par',
    effect: 'effet',
  },
  total: (count) => `${count} en tout`,
} satisfies ContentsWords
