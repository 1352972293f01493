import { rule, ruling, withOurs } from './clause.ts'
import type { RuleSection } from './clause.ts'

export const king: RuleSection = {
  id: 'king',
  title: { en: 'King phase', fr: 'Phase du Roi' },
  clauses: [
    rule(
      'king-1',
      'Whoever is highest on the king track takes the bonus tile beside it, or discards it. It must be discarded if your storehouse is full, if it is a crest you have, or if it is a contract and all your contract spaces are filled.',
      'Le joueur le plus haut sur la piste du Roi gagne la tuile Bonus placée à côté ; il peut aussi la défausser. Il doit la défausser si son entrepôt est plein, si c’est un blason qu’il a déjà, ou si c’est un contrat et que toutes ses cases Contrat sont remplies.',
    ),
    withOurs(
      rule(
        'king-2',
        'In the last round no tile lies there: the highest player scores 4 VP instead.',
        'À la dernière manche, il n’y a pas de tuile : le joueur le plus haut gagne 4 PV à la place.',
      ),
      'The same holds if the space is empty for another reason.',
      'De même si la case est vide pour une autre raison.',
    ),
    rule(
      'king-3',
      'Then everybody scores the VP of their space on the track; a negative number is lost.',
      'Puis chacun gagne les PV de sa case sur la piste ; un nombre négatif se perd.',
    ),
    rule(
      'king-4',
      'If several markers share the highest space, the bottom one in the stack (the first to arrive) counts as highest.',
      'Si plusieurs marqueurs sont sur la case la plus haute, celui du bas de la pile, arrivé le premier, l’emporte.',
    ),
    rule(
      'king-5',
      'The new turn order follows the track from the top; on one space, the lower in the stack comes first.',
      'Le nouvel ordre du tour suit la piste depuis le haut ; sur une même case, le marqueur le plus bas dans la pile passe d’abord.',
    ),
    rule(
      'king-6',
      'Markers below 0 return to 0. Those closer to 0 go first and each is stacked on what is already there, so the one that was furthest down ends up on top; a stack moves as it is. All other markers remain.',
      'Les marqueurs sous 0 reviennent à 0, au-dessus de ceux qui y sont, le plus proche d’abord. Ils gardent ainsi leur rang, et le plus bas finit au sommet. Ceux d’une même case gardent leur ordre. Les marqueurs à 0 ou plus restent en place.',
    ),
    rule(
      'king-7',
      'No tasks are possible in this phase, so you can’t free a space for the tile. A discarded tile is removed from the game.',
      'Aucune tâche n’est possible durant cette phase : vous ne pouvez donc pas libérer de case pour la tuile. Une tuile défaussée est retirée de la partie.',
    ),
    rule(
      'king-8',
      'In round 4 this phase is played in full as well: the turn order it sets decides ties at the end.',
      'À la manche 4, cette phase est aussi jouée en entier : l’ordre du tour qu’elle fixe départage les égalités à la fin.',
    ),
  ],
}

export const fair: RuleSection = {
  id: 'fair',
  title: { en: 'Fair phase', fr: 'Phase de la foire' },
  clauses: [
    rule(
      'fair-1',
      'You take part in the fair of the round if you have a house in its town or your merchant is there. So everybody takes part in the first, in Tiletum.',
      'Vous participez à la foire de la manche si vous avez une maison dans sa ville ou si votre marchand s’y trouve. Tout le monde participe donc à la première, à Tiletum.',
    ),
    rule(
      'fair-2',
      'Add the VP the board shows for this round to those of the fair tile. You score this sum once for each time you meet the tile’s condition.',
      'Ajoutez les PV indiqués sur le plateau pour cette manche à ceux de la tuile Foire. Vous gagnez cette somme chaque fois que vous remplissez la condition de la tuile.',
    ),
    rule(
      'fair-3',
      'A fair tile counts one of these: pairs of a house and a pillar; pairs of a fulfilled contract and a cathedral tile; pairs of a fulfilled contract and a crest; fulfilled contracts; houses; pillars; crests; cathedral tiles; characters on floors 2 and 3; buildings filled with characters; or your place on the king track.',
      'Une tuile Foire compte l’une de ces choses : paires d’une maison et d’un pilier ; paires d’un contrat rempli et d’une tuile Cathédrale ; paires d’un contrat rempli et d’un blason ; contrats remplis ; maisons ; piliers ; blasons ; tuiles Cathédrale ; personnages aux étages 2 et 3 ; bâtiments remplis de personnages ; ou votre place sur la piste du Roi.',
    ),
    rule(
      'fair-4',
      'The king tile gives the sum once, and the VP of the king space where your marker stood before the markers below 0 were moved back. That may be negative. It comes on top of the points of the king phase, and you must be present as at any fair.',
      'La tuile Roi donne la somme une fois, et les PV de la case où se trouvait votre marqueur sur la piste du Roi avant le retour des marqueurs à 0. Cela peut être négatif. Ces points s’ajoutent à ceux de la phase du Roi, et il faut être présent comme à toute foire.',
    ),
    ruling(
      'fair-5',
      'Only buildings filled with character tiles count as filled, so not the sixth.',
      'Seuls les bâtiments remplis de tuiles Personnage comptent comme remplis, donc pas le sixième.',
    ),
    withOurs(
      rule(
        'fair-6',
        'Contracts count when fulfilled, not while they wait in the storehouse.',
        'Les contrats comptent une fois remplis, pas quand ils attendent dans l’entrepôt.',
      ),
      'In the same way crests count when placed.',
      'De même, les blasons comptent une fois placés.',
    ),
    rule(
      'fair-7',
      'The number of pairs is the smaller of the two counts. Your house in Tiletum counts among the houses. Buildings of one room have floor 1 only.',
      'Le nombre de paires est le plus petit des deux nombres. Votre maison de Tiletum compte parmi les maisons. Les bâtiments d’une pièce n’ont que l’étage 1.',
    ),
  ],
}

export const cleanup: RuleSection = {
  id: 'cleanup',
  title: { en: 'Cleanup phase', fr: 'Phase d’entretien' },
  clauses: [
    rule(
      'clean-1',
      'Refill the empty bonus spaces of the six actions; untaken tiles stay. The place beside the king track is refilled too, except after round 3. After round 4 there is no cleanup.',
      'De nouvelles tuiles Bonus vont aux places vides des six actions ; celles que personne n’a prises restent. La place près de la piste du Roi est aussi complétée, sauf après la manche 3. Après la manche 4, il n’y a pas d’entretien.',
    ),
    rule(
      'clean-2',
      'All six corruption tokens are shuffled, and three are laid out again.',
      'Les six jetons Corruption sont mélangés, et trois sont de nouveau posés.',
    ),
    rule('clean-3', 'All dice go back into the bag.', 'Tous les dés retournent dans le sac.'),
    withOurs(
      rule(
        'clean-4',
        'Turn the wheel clockwise by one segment.',
        'La roue tourne d’un cran dans le sens horaire.',
      ),
      'Derived, as the values rise clockwise: every action is now beside a value one lower and so worth one action point more; only the one that was beside 1 comes to 6, and is worth the least again.',
      'On en déduit, comme les valeurs croissent dans le sens horaire : chaque action fait face à la valeur inférieure, et ses dés donnent donc un point d’action de plus ; seule celle du 1 passe au 6 et redevient la plus faible.',
    ),
    ruling(
      'clean-5',
      'Bonus tiles removed from the game (used helpers, discarded and removed tiles, but not placed crests or fulfilled contracts) come back in one case: when one is to be drawn and the pile is empty, they are shuffled into a new pile. Any other pile that runs out leaves spaces empty.',
      'Les tuiles Bonus retirées de la partie (assistants utilisés, tuiles défaussées ou retirées, mais ni blasons placés ni contrats remplis) reviennent dans un seul cas : quand il faut en piocher une et que la pile est vide, elles sont mélangées en une nouvelle pile. Toute autre pile épuisée laisse des cases vides.',
    ),
  ],
}

export const end: RuleSection = {
  id: 'end',
  title: { en: 'The end of the game', fr: 'Fin de la partie' },
  clauses: [
    rule(
      'end-1',
      'After round 4 multiply the number of your houses on the map by the number of your pillars on the map, and score the product in VP.',
      'Après la manche 4, multipliez le nombre de vos maisons sur la carte par celui de vos piliers sur la carte, et gagnez ce produit en PV.',
    ),
    rule(
      'end-2',
      'Score 0, 0, 5, 10, 20 or 30 VP for 1, 2, 3, 4, 5 or 6 completed buildings.',
      'Gagnez 0, 0, 5, 10, 20 ou 30 PV pour 1, 2, 3, 4, 5 ou 6 bâtiments achevés.',
    ),
    rule(
      'end-3',
      'Score 1 VP for every 4 resources you have left, of all kinds together.',
      'Gagnez 1 PV par lot de 4 ressources restantes, tous types confondus.',
    ),
    rule(
      'end-4',
      'The player with the most VP wins. If players are tied, the one earlier in the turn order of the last king phase wins.',
      'Le joueur qui a le plus de PV l’emporte. En cas d’égalité, c’est le premier dans l’ordre du tour de la dernière phase du Roi.',
    ),
    rule(
      'end-5',
      'After the last turn no task is possible, and tiles left in a storehouse are worth nothing.',
      'Après le dernier tour, aucune tâche n’est possible, et les tuiles restées dans un entrepôt ne valent rien.',
    ),
  ],
}
