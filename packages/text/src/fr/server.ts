import type { ServerWords } from '../en/server.ts'

export const server = {
  notFound: { title: 'Page introuvable', sentence: 'Il n’y a pas de page à cette adresse.' },
  wrongMethod: {
    title: 'Pas de cette façon',
    sentence: 'Cette adresse se lit, mais on ne peut rien y envoyer.',
  },
  badRequest: {
    title: 'Demande incomprise',
    sentence: 'Le serveur n’a pas compris cette demande.',
  },
  tooLarge: {
    title: 'Trop long',
    sentence: 'L’envoi dépasse ce que cette adresse accepte.',
  },
  wrongForm: { title: 'Pas sous cette forme', sentence: 'Cette adresse n’accepte que du JSON.' },
  misdirected: {
    title: 'Sous un autre nom',
    sentence:
      'Ce serveur ne connaît pas le nom sous lequel on lui parle. La personne qui s’en occupe peut l’indiquer avec PUBLIC_URL.',
  },
  tooOften: {
    title: 'Trop souvent',
    sentence: 'Trop de requêtes. Patientez un instant, puis réessayez.',
  },
  away: {
    title: 'Pas maintenant',
    sentence:
      'Personne ne peut jouer ensemble sur ce serveur pour le moment. Les parties sur cet appareil continuent.',
  },
  notAsExpected: {
    title: 'Autre chose que prévu',
    sentence: 'Le fichier à cette adresse n’est pas celui qui est demandé.',
  },
  noSuchPart: {
    title: 'Pas de telle partie',
    sentence: 'Le fichier à cette adresse n’a pas de telle partie.',
  },
  failure: {
    title: 'Un problème est survenu',
    sentence:
      'Le serveur a commis une erreur. Réessayez ; si cela se reproduit, prévenez la personne qui s’en occupe.',
  },
  home: 'Accueil',
} satisfies ServerWords
