import type { PageWords } from '../en/page.ts'

export const page = {
  title: 'Tiletum',
  tagline:
    'Le jeu des marchands voyageurs et des bâtisseurs de cathédrales, dans votre navigateur.',
  skip: 'Aller au contenu',
  language: 'Langue',
  notice:
    'Un projet de passionnés, non officiel, sans lien avec l’éditeur du jeu de plateau et sans rien emprunter à ses illustrations ni à ses textes.',
} satisfies PageWords
