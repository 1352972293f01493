import type { silverPhases as english } from '../../en/rules/silver-phases.ts'

export const silverPhases = {
  'silver-phases': {
    title: 'Les phases et la fin avec l’extension',
    clauses: {
      'ag-king-1':
        'La phase du Roi commence par le revenu : chacune de vos mines sur les plans, la première comprise, vous donne 1 argent.',
      'ag-king-2':
        'Si votre marqueur est ensuite sur 0 ou plus, une de vos mines posées près de la piste rejoint votre réserve. Si un ruban part de votre case, gagnez l’argent qu’il indique.',
      'ag-king-3':
        'Toute la phase dans l’ordre : le revenu des mines, et Marchand III avec lui ; la tuile Bonus ; les PV de votre case, avec la mine et le ruban ; l’ordre du tour ; le retour des marqueurs sous 0 ; enfin Roi II. Ses actions se jouent dans le nouvel ordre du tour, et les cases gagnées ne le changent plus.',
      'ag-king-4':
        'Une mine qui rejoint votre réserve est toujours l’une de vos trois mines posées près de la piste du Roi. Quand il n’y en a plus, vous n’en recevez pas, et un assistant qui en fait payer une en or est alors inutilisable.',
      'ag-clean-1':
        'Entretien : si la tuile Bonus de l’action Prospecteur a été prise, une nouvelle y est placée. Les tuiles des plans souterrains ne sont pas remplacées.',
      'ag-clean-2':
        'Entretien : la roue d’actions tourne dans le sens horaire comme toujours ; puis la roue Prospecteur tourne d’un cran dans l’autre sens.',
      'ag-clean-3': 'Aucune des deux roues n’entraîne l’autre.',
      'ag-clean-4':
        'Les tuiles Bonus souterraines retirées de la partie ne rejoignent jamais la pile ordinaire, et ne forment pas de nouvelle pile souterraine.',
      'ag-end-1':
        'À la fin, vous comptez les bâtiments achevés comme avant ; le produit de la tuile Décompte ; 1 PV par lot de 4 ressources et 1 PV par lot de 2 argent restants ; et pour chaque technologie 1 PV pour le niveau I, 2 de plus pour le niveau II et 3 de plus pour le niveau III, donc 6 pour les trois. Quand la réglette nomme deux types de constructions, celui dont vous avez le plus compte. Les constructions de la carte principale et des plans souterrains comptent ensemble.',
    },
    ours: {
      'ag-clean-3':
        'On en déduit : l’action Prospecteur passe aux actions voisines, et ses deux valeurs baissent de 2 à chaque manche (après 1 vient 6).',
    },
  },
} satisfies typeof english
