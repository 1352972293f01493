import type { PageWords } from '../en/page.ts'

export const page = {
  title: 'Tiletum',
  tagline:
    'Le jeu des marchands voyageurs et des bâtisseurs de cathédrales, dans votre navigateur.',
  skip: 'Aller au contenu',
  language: 'Langue',
  notice:
    'Un projet de passionnés, non officiel, sans lien avec l’éditeur du jeu de plateau ; il n’emprunte ni ses illustrations ni ses textes.',
} satisfies PageWords
