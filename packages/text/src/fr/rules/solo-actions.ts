import type { soloActions as english } from '../../en/rules/solo-actions.ts'

export const soloActions = {
  'solo-actions': {
    title: 'Ses actions',
    clauses: {
      'solo-reach-1':
        'Sa portée est le nombre de ses PA. Chaque case au-delà lui coûte 1 or ; s’il n’en a pas assez, il donne tout son or et y va quand même.',
      'solo-reach-2':
        'Les distances sont les chemins les plus courts, cases des routes comprises ; sa propre case est à distance 0.',
      'solo-arch-1':
        'Architecte : il place un pilier là où se trouve son architecte, si c’est permis, sans rien payer ; prend la meilleure tuile Bonus à portée sans se déplacer ; puis va à la meilleure cathédrale à portée sans pilier à lui : le plus de PV (tuile Coût et tuile du dessus), une que vous n’avez pas construite, le moins de pierre, la plus proche. S’il n’y en a pas à portée, il va à la plus proche au-delà.',
      'solo-arch-2':
        'La cathédrale indisponible n’est jamais visée. Entre cathédrales aussi proches hors de portée, les autres comparaisons décident. Sans pilier restant, il prend la tuile, se déplace et paie tout de même, et ne place rien.',
      'solo-merch-1':
        'Marchand : s’il ne peut pas placer de maison là où se trouve son marchand, il va d’abord, pour 1 or par case tant qu’il en a, dans une ville à case Maison vide qui n’est pas plus loin que son or : la ville de la prochaine foire, une case à PV, une case à autre bonus, la plus proche ; sinon simplement la plus proche. Il y place une maison, dont seul un bonus en PV compte, prend la meilleure tuile Bonus à portée, puis va à la meilleure ville à portée selon les mêmes comparaisons, ou à la plus proche au-delà.',
      'solo-merch-2':
        'Sans maison restante, il suit toutes les étapes, y compris le déplacement payé avant de construire, et ne place rien ; sa propre ville, si elle compte, en fait partie.',
      'solo-char-1':
        'Personnage, pour chaque PA : il place un personnage de sa réserve, sous un du même type, sinon dans la pièce du haut vide la plus à gauche, et ignore son bonus. S’il n’en tient pas, il en prend un de l’offre : jamais d’un type qu’il a en double ; de préférence d’un type qu’il a déjà, le plus à gauche ; d’un même type celui qui donne le plus. Si aucun ne peut être pris, l’offre est renouvelée une fois durant cette action, gratuitement.',
      'solo-char-2':
        'Ce que donne un personnage est le nombre d’unités imprimées : ressources, PV, points d’action, déplacements, constructions. Cela ne compte qu’entre personnages d’un même type ; entre types nouveaux pour lui, le hasard décide parmi les meilleurs de chacun. Si après le renouvellement gratuit aucun ne peut encore être pris, les PA restants sont perdus.',
      'solo-contr-1':
        'Contrat : il prend les nouveaux blasons de droite à gauche ; puis les contrats « faits » (qu’il peut remplir aussitôt), le plus de PV d’abord et le moins cher à égalité, et les remplit aussitôt. S’il n’y en avait pas et qu’il a une place libre, il prend un contrat, celui auquel il manque le moins de ressources, le plus à droite à égalité. Chaque PA restant lui donne une ressource parmi les plus nécessaires.',
      'solo-contr-2':
        'À chaque moment, il laisse de côté les tuiles qui coûtent plus de PA qu’il ne lui en reste. Ce qui peut être rempli est réévalué après chaque contrat, la ressource la plus nécessaire pour chaque PA. « Manquer » compte les unités, sans achat.',
      'solo-king-1': 'Roi : une case de plus sur la piste par PA.',
    },
    ours: {
      'solo-arch-2': 'Avec un pilier à chaque cathédrale, il reste sur place.',
      'solo-merch-2':
        'Une ville compte si elle a une case libre et aucune maison à lui. La « prochaine foire » est celle de la manche en cours. Entre cases à PV, le plus de PV d’abord, aussi entre cases d’une même ville. Sans ville possible, il prend seulement la tuile Bonus et reste sur place.',
      'solo-contr-1':
        '« Remplir maintenant », c’est avec les ressources qu’il a, sans en acheter avec de l’or.',
    },
  },
  'solo-needs': {
    title: 'Ses besoins et ses préférences',
    clauses: {
      'solo-need-1':
        'Sa ressource la plus nécessaire est : la pierre, s’il a un pilier à une cathédrale non construite et ne peut en payer aucune ; sinon la nourriture, s’il a un blason inactif, un bâtiment à deux personnages sans blason et moins de 3 nourritures ; sinon, avec n’importe quel contrat non rempli, le fer ou la laine, selon ce qu’il doit gagner le plus ; sinon l’or.',
      'solo-need-2':
        'Pierre : quand sa pierre seule ne paie aucune de ces cathédrales. Fer ou laine : aussi quand il ne manque à ses contrats que des ressources identiques, ou rien ; à égalité, celle dont il a le moins, puis le hasard. Plusieurs unités se déterminent l’une après l’autre.',
      'solo-bonus-1':
        'La meilleure tuile Bonus, dans cet ordre : blasons (nouveau pour lui, puis nouveau pour vous) ; assistants divers ; assistants à ressources et PV (plus de PV, plus de ressources, plus de ressources au choix) ; assistants à actions (plus de PA) ; contrats (moins de ressources manquantes).',
      'solo-bonus-2':
        'Un nouveau blason est gardé, inactif ; un blason qu’il a déjà est retiré de la partie. Toute autre tuile est retirée de la partie sans effet, sauf si un défi dit autre chose.',
    },
  },
  'solo-end': {
    title: 'La fin et les défis',
    clauses: {
      'solo-end-1':
        'Il compte maisons × piliers. S’il a des contrats non remplis, sa pierre et toute sa nourriture deviennent de l’or et il essaie de les remplir. Puis 1 PV par lot de 4 ressources. Vous ne gagnez qu’avec plus de PV que lui.',
      'solo-end-2':
        'Chacun de ces contrats rapporte ses PV et 5 de plus. Les bâtiments achevés ne lui rapportent rien.',
      'solo-chal-1':
        'Amis Très Spéciaux : un assistant divers lui donne 5 or ; un contrat sur une tuile Bonus est traité comme un contrat de l’offre : rempli aussitôt s’il le peut, sinon gardé sur une place libre, sinon retiré.',
      'solo-chal-2':
        'Clergé plein de Ressources : il reçoit ce que donnent les assistants à ressources et PV ; quand il y a un choix, ce qui lui est le plus nécessaire.',
      'solo-chal-3':
        'Murmures à l’Oreille du Roi : un assistant à action le fait avancer d’une case sur la piste du Roi.',
      'solo-chal-4':
        'Revenus Ecclésiastiques : un assistant à action lui donne autant de PV qu’il a de PA. Si ces deux défis sont en jeu, les deux s’appliquent.',
      'solo-chal-5':
        'Visiteurs de la Curie : les personnages qu’il place lui donnent leurs ressources (quand il y a un choix, ce qui lui est le plus nécessaire) et leurs PV, et 1 PV pour chaque point d’action, déplacement ou construction qu’ils montrent.',
      'solo-chal-6': 'Coffres sans Fond : chaque dé lui donne une ressource de plus.',
      'solo-chal-7':
        'Faveur de la Cour : +5 remplace +3 sur la piste du Roi, au départ et à chaque retour.',
      'solo-chal-8':
        'Prêts pour l’Action : ses marqueurs sont dans l’ordre +3, +2, +2, +1, +1, et il commence avec un blason inactif au hasard.',
    },
    ours: {
      'solo-end-2': 'Pierre et nourriture deviennent de l’or, à raison de 1 pour 1.',
      'solo-chal-6':
        'C’est la plus nécessaire une fois les ressources du dé reçues : la carte montre le sac, non la couleur du dé, et le sac désigne ailleurs la plus nécessaire.',
    },
  },
} satisfies typeof english
