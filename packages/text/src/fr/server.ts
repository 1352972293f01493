import type { ServerWords } from '../en/server.ts'

export const server = {
  notFound: { title: 'Rien ici', sentence: 'Il n’y a pas de page à cette adresse.' },
  wrongMethod: {
    title: 'Pas de cette façon',
    sentence: 'Cette adresse se lit, mais on ne peut rien y envoyer.',
  },
  badRequest: {
    title: 'Demande incomprise',
    sentence: 'Le serveur n’a pas compris cette demande.',
  },
  failure: {
    title: 'Un problème est survenu',
    sentence:
      'Le serveur a commis une erreur. Réessayez ; si cela se reproduit, prévenez la personne qui s’en occupe.',
  },
  home: 'Vers l’accueil',
} satisfies ServerWords
