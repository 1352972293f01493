import type { ContentsWords } from '../en/contents.ts'

export const contents = {
  command: 'lister le matériel, ses effets et nos sources',
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
