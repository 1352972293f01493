import { example } from './clause.ts'
import type { RuleSection } from './clause.ts'

export const silverExamples: RuleSection = {
  id: 'silver-examples',
  title: { en: 'Examples with silver', fr: 'Exemples avec l’extension' },
  clauses: [
    example(
      'ex-ag-tech',
      'Pink has 4 silver and stands on tier II of the king technology. 3 silver lead to its tier III, and the last one to tier I of the architect technology. Now four effects are active: all three of the king, one of the architect.',
      'Rose a 4 argent et se trouve au niveau II de la technologie Roi. 3 argent mènent à son niveau III, et le dernier au niveau I de la technologie Architecte. Quatre effets sont désormais actifs : les trois de Roi, un d’Architecte.',
    ),
    example(
      'ex-ag-prospector',
      'A yellow die of 3 on a segment shared by king and prospector. Pink chooses the prospector, takes its bonus tile (2 gold and 2 VP) and 3 gold, and has 4 AP, with prospector I even 5. As a task 1 silver sends a prospector to map II. Two points move it two spaces, a third places a house for 2 VP; the fourth point is a step across a tablet for 4 VP, which gets its X; the fifth point places a mine for 1 silver and 1 gold.',
      'Un dé jaune de 3 sur un segment partagé par Roi et Prospecteur. Rose choisit Prospecteur, prend sa tuile Bonus (2 or et 2 PV) et 3 or, et a 4 PA, même 5 grâce à Prospecteur I. Comme tâche, 1 argent envoie un prospecteur sur le plan II. Deux points le déplacent de deux cases, un troisième place une maison pour 2 PV ; le quatrième lui fait franchir une tablette pour 4 PV, qui reçoit son X ; le cinquième place une mine pour 1 argent et 1 or.',
    ),
    example(
      'ex-ag-king',
      'King phase. Orange, on 3 with two mines: 2 silver of income and 1 of the ribbon, 3 VP, the bonus tile, and a mine for the supply. Pink, on −1 with two mines: 2 silver and 1 VP lost. Green, on −3 with one mine: 1 silver and 3 VP lost. Below 0 neither of them gets a mine.',
      'Phase du Roi. Orange, sur 3 avec deux mines : 2 argent de revenu et 1 du ruban, 3 PV, la tuile Bonus, et une mine pour la réserve. Rose, sur −1 avec deux mines : 2 argent et 1 PV de perdu. Vert, sur −3 avec une mine : 1 argent et 3 PV de perdus. Sous 0, ni l’un ni l’autre ne reçoit de mine.',
    ),
    example(
      'ex-ag-solo',
      'The Cardinalbot prospects for pillars with one prospector and a reach of 3. A cathedral with room is in reach. It takes the contract that lies in reach, which is removed from the game as Very Special Friends is not in play, walks to the cathedral and places a pillar.',
      'Le Cardinalbot prospecte pour des piliers avec un prospecteur et une portée de 3. Une cathédrale qui a de la place est à portée. Il prend le contrat qui se trouve à portée, lequel est retiré de la partie puisqu’Amis Très Spéciaux n’est pas en jeu, va à la cathédrale et place un pilier.',
    ),
  ],
}
