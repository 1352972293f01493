import { rule, withOurs } from './clause.ts'
import type { RuleSection } from './clause.ts'

export const silverTiles: RuleSection = {
  id: 'silver-tiles',
  title: { en: 'New tiles', fr: 'Nouvelles tuiles' },
  clauses: [
    rule(
      'ag-bonus-1',
      'Helper: a prospector action with 2 AP.',
      'Assistant : une action Prospecteur avec 2 PA.',
    ),
    rule(
      'ag-bonus-2',
      'Helper: pay 2 gold for 1 silver; or pay 2 gold to bring one of your mines from beside the king track to your supply.',
      'Assistant : payez 2 or pour 1 argent ; ou payez 2 or pour faire passer dans votre réserve une de vos mines posées près de la piste du Roi.',
    ),
    rule(
      'ag-bonus-3',
      'Helper: pay 1 silver for 5 identical resources.',
      'Assistant : payez 1 argent pour 5 ressources identiques.',
    ),
    rule('ag-bonus-4', 'Helper: 1 silver.', 'Assistant : 1 argent.'),
    rule(
      'ag-bonus-5',
      'Helper: one of your mines comes from beside the king track to your supply.',
      'Assistant : une de vos mines posées près de la piste du Roi rejoint votre réserve.',
    ),
    rule(
      'ag-bonus-6',
      'Contract: 4 wool, or 4 iron, for 6 VP and a prospector action with 1 AP.',
      'Contrat : 4 laines, ou 4 fer, pour 6 PV et une action Prospecteur avec 1 PA.',
    ),
    rule(
      'ag-bonus-7',
      'Helper: pay 1 silver for the action shown with 4 AP; or pay 1 silver for an action of your choice with 3 AP.',
      'Assistant : payez 1 argent pour l’action représentée avec 4 PA ; ou payez 1 argent pour une action de votre choix avec 3 PA.',
    ),
    rule(
      'ag-bonus-8',
      'Helper: recolour the die you are choosing, as usual, and its action has 1 AP more.',
      'Assistant : changez comme d’habitude la ressource du dé que vous choisissez, et son action a 1 PA de plus.',
    ),
    rule(
      'ag-bonus-9',
      'Crest: the hammer, a seventh kind. As with the others you never have two of it.',
      'Blason : le marteau, un septième type. Comme les autres, vous ne l’avez jamais en double.',
    ),
    rule(
      'ag-char-1',
      'There are characters of the prospector kind. They give 2 gold; 1 silver and 1 gold; a prospector action with 1 AP; a king action with 1 or 2 AP; or one of your mines from beside the king track to your supply. Completing their building strengthens your prospector action.',
      'Il y a des personnages de type Prospecteur. Ils donnent 2 or ; 1 argent et 1 or ; une action Prospecteur avec 1 PA ; une action Roi avec 1 ou 2 PA ; ou font passer dans votre réserve une de vos mines posées près de la piste du Roi. Achever leur bâtiment renforce votre action Prospecteur.',
    ),
    rule(
      'ag-deal-1',
      'New contracts: 2 wool and 3 identical resources for 4 VP and 1 silver; 2 iron and 3 identical resources for 6 VP and a prospector action with 1 AP; 2 wool and 2 iron for 4 VP and a prospector action with 1 AP.',
      'Nouveaux contrats : 2 laines et 3 ressources identiques pour 4 PV et 1 argent ; 2 fer et 3 ressources identiques pour 6 PV et une action Prospecteur avec 1 PA ; 2 laines et 2 fer pour 4 PV et une action Prospecteur avec 1 PA.',
    ),
    rule(
      'ag-fair-1',
      'Fair: your mines on the maps, the first one included.',
      'Foire : vos mines sur les plans, la première comprise.',
    ),
    rule(
      'ag-fair-2',
      'Fair: the tiers of your technologies added up, each counted by the number of the tier its marker has reached; a marker on tier III counts 3.',
      'Foire : la somme de vos niveaux de technologie, chaque technologie vaut le numéro du niveau atteint ; un marqueur au niveau III compte 3.',
    ),
    rule(
      'ag-fair-3',
      'Fair: pairs of a mine and an underground house or pillar. Houses and pillars count together; the smaller number, theirs or that of your mines, is the number of pairs.',
      'Foire : paires d’une mine et d’une maison ou d’un pilier sous terre. Maisons et piliers comptent ensemble ; le plus petit nombre, le leur ou celui de vos mines, est celui des paires.',
    ),
  ],
}

export const silverTablets: RuleSection = {
  id: 'silver-tablets',
  title: { en: 'The stone tablets', fr: 'Les tablettes de pierre' },
  clauses: [
    rule(
      'ag-tablet-1',
      'Place a prospector free of charge on an underground map where you have none.',
      'Placez gratuitement un prospecteur sur un plan souterrain où vous n’en avez pas.',
    ),
    rule(
      'ag-tablet-2',
      'Take a king action with 1 AP; and if you like, pay 1 silver for 5 VP. Payments at tablets are always up to you.',
      'Effectuez une action Roi avec 1 PA ; et si vous voulez, payez 1 argent pour 5 PV. Payer à une tablette est toujours facultatif.',
    ),
    rule(
      'ag-tablet-3',
      'Score 5 VP; and if you like, pay 1 silver for a king action with 3 AP.',
      'Gagnez 5 PV ; et si vous voulez, payez 1 argent pour une action Roi avec 3 PA.',
    ),
    rule(
      'ag-tablet-4',
      'Take a king action with 1 AP; and if you like, pay 1 silver for another one with 3 AP.',
      'Effectuez une action Roi avec 1 PA ; et si vous voulez, payez 1 argent pour une autre avec 3 PA.',
    ),
    rule(
      'ag-tablet-5',
      'If you like, pay 2 gold to place a mine on any space that is legal for it, on any underground map where you have a prospector.',
      'Si vous voulez, payez 2 or pour placer une mine sur n’importe quelle case permise d’un plan souterrain où vous avez un prospecteur.',
    ),
    rule(
      'ag-tablet-6',
      'If you like, advance one tier on a technology for 2 silver less than usual, but at least 1.',
      'Si vous voulez, montez d’un niveau sur une technologie pour 2 argent de moins que d’habitude, mais au moins 1.',
    ),
    rule(
      'ag-tablet-7',
      'If you like, pay 2 gold to place a pillar at any cathedral where it is legal, on the main map or on an underground map where you have a prospector.',
      'Si vous voulez, payez 2 or pour placer un pilier à n’importe quelle cathédrale où c’est permis, sur la carte principale ou sur un plan souterrain où vous avez un prospecteur.',
    ),
    rule(
      'ag-tablet-8',
      'If you like, pay 2 gold to place a house in any town where it is legal, on the main map or on an underground map where you have a prospector.',
      'Si vous voulez, payez 2 or pour placer une maison dans n’importe quelle ville où c’est permis, sur la carte principale ou sur un plan souterrain où vous avez un prospecteur.',
    ),
    withOurs(
      rule('ag-tablet-9', 'Score 4 VP.', 'Gagnez 4 PV.'),
      'The rulebook’s example crosses such a tablet, though its list leaves it out.',
      'L’exemple du livret franchit une telle tablette, bien que sa liste l’omette.',
    ),
  ],
}
