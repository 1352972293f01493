import type { phases as english } from '../../en/rules/phases.ts'

export const phases = {
  king: {
    title: 'Phase du Roi',
    clauses: {
      'king-1':
        'Le joueur le plus haut sur la piste du Roi gagne la tuile Bonus placée à côté ; il peut aussi la défausser. Il doit la défausser si son entrepôt est plein, si c’est un blason qu’il a déjà, ou si c’est un contrat et que toutes ses cases Contrat sont remplies.',
      'king-2':
        'À la dernière manche, il n’y a pas de tuile : le joueur le plus haut gagne 4 PV à la place.',
      'king-3': 'Puis chacun gagne les PV de sa case sur la piste ; un nombre négatif se perd.',
      'king-4':
        'Si plusieurs marqueurs sont sur la case la plus haute, celui du bas de la pile, arrivé le premier, l’emporte.',
      'king-5':
        'Le nouvel ordre du tour suit la piste depuis le haut ; sur une même case, le marqueur le plus bas dans la pile passe d’abord.',
      'king-6':
        'Les marqueurs sous 0 reviennent à 0, au-dessus de ceux qui y sont, le plus proche d’abord. Ils gardent ainsi leur rang, et le plus bas finit au sommet. Ceux d’une même case gardent leur ordre. Les marqueurs à 0 ou plus restent en place.',
      'king-7':
        'Aucune tâche n’est possible durant cette phase : vous ne pouvez donc pas libérer de case pour la tuile. Une tuile défaussée est retirée de la partie.',
      'king-8':
        'À la manche 4, cette phase est aussi jouée en entier : l’ordre du tour qu’elle fixe départage les égalités à la fin.',
    },
    ours: {
      'king-2': 'De même si la case est vide pour une autre raison.',
    },
  },
  fair: {
    title: 'Phase de la foire',
    clauses: {
      'fair-1':
        'Vous participez à la foire de la manche si vous avez une maison dans sa ville ou si votre marchand s’y trouve. Tout le monde participe donc à la première, à Tiletum.',
      'fair-2':
        'Ajoutez les PV indiqués sur le plateau pour cette manche à ceux de la tuile Foire. Vous gagnez cette somme chaque fois que vous remplissez la condition de la tuile.',
      'fair-3':
        'Une tuile Foire compte l’une de ces choses : paires d’une maison et d’un pilier ; paires d’un contrat rempli et d’une tuile Cathédrale ; paires d’un contrat rempli et d’un blason ; contrats remplis ; maisons ; piliers ; blasons ; tuiles Cathédrale ; personnages aux étages 2 et 3 ; bâtiments remplis de personnages ; ou votre place sur la piste du Roi.',
      'fair-4':
        'La tuile Roi donne la somme une fois, et les PV de la case où se trouvait votre marqueur sur la piste du Roi avant le retour des marqueurs à 0. Cela peut être négatif. Ces points s’ajoutent à ceux de la phase du Roi, et il faut être présent comme à toute foire.',
      'fair-5':
        'Seuls les bâtiments remplis de tuiles Personnage comptent comme remplis, donc pas le sixième.',
      'fair-6': 'Les contrats comptent une fois remplis, pas quand ils attendent dans l’entrepôt.',
      'fair-7':
        'Le nombre de paires est le plus petit des deux nombres. Votre maison de Tiletum compte parmi les maisons. Les bâtiments d’une pièce n’ont que l’étage 1.',
    },
    ours: {
      'fair-6': 'De même, les blasons comptent une fois placés.',
    },
  },
  cleanup: {
    title: 'Phase d’entretien',
    clauses: {
      'clean-1':
        'De nouvelles tuiles Bonus vont aux places vides des six actions ; celles que personne n’a prises restent. La place près de la piste du Roi est aussi complétée, sauf après la manche 3. Après la manche 4, il n’y a pas d’entretien.',
      'clean-2': 'Les six jetons Corruption sont mélangés, et trois sont de nouveau posés.',
      'clean-3': 'Tous les dés retournent dans le sac.',
      'clean-4': 'La roue tourne d’un cran dans le sens horaire.',
      'clean-5':
        'Les tuiles Bonus retirées de la partie (assistants utilisés, tuiles défaussées ou retirées, mais ni blasons placés ni contrats remplis) reviennent dans un seul cas : quand il faut en piocher une et que la pile est vide, elles sont mélangées en une nouvelle pile. Toute autre pile épuisée laisse des cases vides.',
    },
    ours: {
      'clean-4':
        'On en déduit, comme les valeurs croissent dans le sens horaire : chaque action fait face à la valeur inférieure, et ses dés donnent donc un point d’action de plus ; seule celle du 1 passe au 6 et redevient la plus faible.',
    },
  },
  end: {
    title: 'Fin de la partie',
    clauses: {
      'end-1':
        'Après la manche 4, multipliez le nombre de vos maisons sur la carte par celui de vos piliers sur la carte, et gagnez ce produit en PV.',
      'end-2': 'Gagnez 0, 0, 5, 10, 20 ou 30 PV pour 1, 2, 3, 4, 5 ou 6 bâtiments achevés.',
      'end-3': 'Gagnez 1 PV par lot de 4 ressources restantes, tous types confondus.',
      'end-4':
        'Le joueur qui a le plus de PV l’emporte. En cas d’égalité, c’est le premier dans l’ordre du tour de la dernière phase du Roi.',
      'end-5':
        'Après le dernier tour, aucune tâche n’est possible, et les tuiles restées dans un entrepôt ne valent rien.',
    },
  },
} satisfies typeof english
