import type { silverTiles as english } from '../../en/rules/silver-tiles.ts'

export const silverTiles = {
  'silver-tablets': {
    title: 'Les tablettes de pierre',
    clauses: {
      'ag-tablet-1':
        'Placez gratuitement un prospecteur sur un plan souterrain où vous n’en avez pas.',
      'ag-tablet-2':
        'Effectuez une action Roi avec 1 PA ; et si vous voulez, payez 1 argent pour 5 PV. Payer à une tablette est toujours facultatif.',
      'ag-tablet-3':
        'Gagnez 5 PV ; et si vous voulez, payez 1 argent pour une action Roi avec 3 PA.',
      'ag-tablet-4':
        'Effectuez une action Roi avec 1 PA ; et si vous voulez, payez 1 argent pour une autre avec 3 PA.',
      'ag-tablet-5':
        'Si vous voulez, payez 2 or pour placer une mine sur n’importe quelle case permise d’un plan souterrain où vous avez un prospecteur.',
      'ag-tablet-6':
        'Si vous voulez, montez d’un niveau sur une technologie pour 2 argent de moins que d’habitude, mais au moins 1.',
      'ag-tablet-7':
        'Si vous voulez, payez 2 or pour placer un pilier à n’importe quelle cathédrale où c’est permis, sur la carte principale ou sur un plan souterrain où vous avez un prospecteur.',
      'ag-tablet-8':
        'Si vous voulez, payez 2 or pour placer une maison dans n’importe quelle ville où c’est permis, sur la carte principale ou sur un plan souterrain où vous avez un prospecteur.',
      'ag-tablet-9': 'Gagnez 4 PV.',
    },
    ours: {
      'ag-tablet-9': 'L’exemple du livret franchit une telle tablette, bien que sa liste l’omette.',
    },
  },
  'silver-tiles': {
    title: 'Nouvelles tuiles',
    clauses: {
      'ag-bonus-1': 'Assistant : une action Prospecteur avec 2 PA.',
      'ag-bonus-2':
        'Assistant : payez 2 or pour 1 argent ; ou payez 2 or pour faire passer dans votre réserve une de vos mines posées près de la piste du Roi.',
      'ag-bonus-3': 'Assistant : payez 1 argent pour 5 ressources identiques.',
      'ag-bonus-4': 'Assistant : 1 argent.',
      'ag-bonus-5':
        'Assistant : une de vos mines posées près de la piste du Roi rejoint votre réserve.',
      'ag-bonus-6': 'Contrat : 4 laines, ou 4 fer, pour 6 PV et une action Prospecteur avec 1 PA.',
      'ag-bonus-7':
        'Assistant : payez 1 argent pour l’action représentée avec 4 PA ; ou payez 1 argent pour une action de votre choix avec 3 PA.',
      'ag-bonus-8':
        'Assistant : changez comme d’habitude la ressource du dé que vous choisissez, et son action a 1 PA de plus.',
      'ag-bonus-9':
        'Blason : le marteau, un septième type. Comme les autres, vous ne l’avez jamais en double.',
      'ag-char-1':
        'Il y a des personnages de type Prospecteur. Ils donnent 2 or ; 1 argent et 1 or ; une action Prospecteur avec 1 PA ; une action Roi avec 1 ou 2 PA ; ou font passer dans votre réserve une de vos mines posées près de la piste du Roi. Achever leur bâtiment renforce votre action Prospecteur.',
      'ag-deal-1':
        'Nouveaux contrats : 2 laines et 3 ressources identiques pour 4 PV et 1 argent ; 2 fer et 3 ressources identiques pour 6 PV et une action Prospecteur avec 1 PA ; 2 laines et 2 fer pour 4 PV et une action Prospecteur avec 1 PA.',
      'ag-fair-1': 'Foire : vos mines sur les plans, la première comprise.',
      'ag-fair-2':
        'Foire : la somme de vos niveaux de technologie, chaque technologie vaut le numéro du niveau atteint ; un marqueur au niveau III compte 3.',
      'ag-fair-3':
        'Foire : paires d’une mine et d’une maison ou d’un pilier sous terre. Maisons et piliers comptent ensemble ; le plus petit nombre, le leur ou celui de vos mines, est celui des paires.',
    },
  },
} satisfies typeof english
