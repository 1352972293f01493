import type { silverExamples as english } from '../../en/rules/silver-examples.ts'

export const silverExamples = {
  'silver-examples': {
    title: 'Exemples avec l’extension',
    clauses: {
      'ex-ag-tech':
        'Rose a 4 argent et se trouve au niveau II de la technologie Roi. 3 argent mènent à son niveau III, et le dernier au niveau I de la technologie Architecte. Quatre effets sont désormais actifs : les trois de Roi, un d’Architecte.',
      'ex-ag-prospector':
        'Un dé jaune de 3 sur un segment partagé par Roi et Prospecteur. Rose choisit Prospecteur, prend sa tuile Bonus (2 or et 2 PV) et 3 or, et a 4 PA, même 5 grâce à Prospecteur I. Comme tâche, 1 argent envoie un prospecteur sur le plan II. Deux points le déplacent de deux cases, un troisième place une maison pour 2 PV ; le quatrième lui fait franchir une tablette pour 4 PV, qui reçoit son X ; le cinquième place une mine pour 1 argent et 1 or.',
      'ex-ag-king':
        'Phase du Roi. Orange, sur 3 avec deux mines : 2 argent de revenu et 1 du ruban, 3 PV, la tuile Bonus, et une mine pour la réserve. Rose, sur −1 avec deux mines : 2 argent et 1 PV de perdu. Vert, sur −3 avec une mine : 1 argent et 3 PV de perdus. Sous 0, ni l’un ni l’autre ne reçoit de mine.',
      'ex-ag-solo':
        'Le Cardinalbot prospecte pour des piliers avec un prospecteur et une portée de 3. Une cathédrale qui a de la place est à portée. Il prend le contrat qui se trouve à portée, lequel est retiré de la partie puisqu’Amis Très Spéciaux n’est pas en jeu, va à la cathédrale et place un pilier.',
    },
  },
} satisfies typeof english
