import { rule, ruling, withOurs } from './clause.ts'
import type { RuleSection } from './clause.ts'

export const silverPhases: RuleSection = {
  id: 'silver-phases',
  title: { en: 'The phases and the end with silver', fr: 'Les phases et la fin avec l’extension' },
  clauses: [
    rule(
      'ag-king-1',
      'The king phase begins with income: each of your mines on the maps, the first included, gives you 1 silver.',
      'La phase du Roi commence par le revenu : chacune de vos mines sur les plans, la première comprise, vous donne 1 argent.',
    ),
    rule(
      'ag-king-2',
      'If your marker then stands on 0 or above, one of your mines beside the track comes to your supply. Where a ribbon hangs on your space, you gain its silver.',
      'Si votre marqueur est ensuite sur 0 ou plus, une de vos mines posées près de la piste rejoint votre réserve. Si un ruban part de votre case, gagnez l’argent qu’il indique.',
    ),
    ruling(
      'ag-king-3',
      'The whole phase in order: income of the mines, and merchant III with it; the bonus tile; the VP of your space with mine and ribbon; the turn order; markers below 0 return; at last king II. For its actions you follow the new turn order, and the spaces they climb change nothing about that order.',
      'Toute la phase dans l’ordre : le revenu des mines, et Marchand III avec lui ; la tuile Bonus ; les PV de votre case, avec la mine et le ruban ; l’ordre du tour ; le retour des marqueurs sous 0 ; enfin Roi II. Ses actions se jouent dans le nouvel ordre du tour, et les cases gagnées ne le changent plus.',
    ),
    ruling(
      'ag-king-4',
      'A mine that comes to your supply is always one of your own three beside the king track. When they are gone you get none, and a tile that asks gold for one can’t be used.',
      'Une mine qui rejoint votre réserve est toujours l’une de vos trois mines posées près de la piste du Roi. Quand il n’y en a plus, vous n’en recevez pas, et un assistant qui en fait payer une en or est alors inutilisable.',
    ),
    rule(
      'ag-clean-1',
      'Cleanup: if the bonus tile of the prospector action was taken, a new one comes there. The tiles on the underground maps are not replaced.',
      'Entretien : si la tuile Bonus de l’action Prospecteur a été prise, une nouvelle y est placée. Les tuiles des plans souterrains ne sont pas remplacées.',
    ),
    rule(
      'ag-clean-2',
      'Cleanup: the action wheel turns clockwise as usual; then the prospector wheel turns one step the other way.',
      'Entretien : la roue d’actions tourne dans le sens horaire comme toujours ; puis la roue Prospecteur tourne d’un cran dans l’autre sens.',
    ),
    withOurs(
      rule(
        'ag-clean-3',
        'The wheels turn independently.',
        'Aucune des deux roues n’entraîne l’autre.',
      ),
      'Derived: the prospector action moves on to the neighbouring actions, and its two values become two lower each round, with 6 following below 1.',
      'On en déduit : l’action Prospecteur passe aux actions voisines, et ses deux valeurs baissent de 2 à chaque manche (après 1 vient 6).',
    ),
    ruling(
      'ag-clean-4',
      'Underground bonus tiles removed from the game never come into the ordinary pile, and no new underground pile is formed of them.',
      'Les tuiles Bonus souterraines retirées de la partie ne rejoignent jamais la pile ordinaire, et ne forment pas de nouvelle pile souterraine.',
    ),
    rule(
      'ag-end-1',
      'At the end you score completed buildings as before; the product of the scoring overlay; 1 VP for every 4 resources and 1 VP for every 2 silver left; and for each technology 1 VP for tier I, 2 more for tier II and 3 more for tier III, thus 6 for all three. Where the overlay names two kinds of pieces, the one you have more of counts. Pieces on the main map and on the underground maps count together.',
      'À la fin, vous comptez les bâtiments achevés comme avant ; le produit de la tuile Décompte ; 1 PV par lot de 4 ressources et 1 PV par lot de 2 argent restants ; et pour chaque technologie 1 PV pour le niveau I, 2 de plus pour le niveau II et 3 de plus pour le niveau III, donc 6 pour les trois. Quand la réglette nomme deux types de constructions, celui dont vous avez le plus compte. Les constructions de la carte principale et des plans souterrains comptent ensemble.',
    ),
  ],
}
