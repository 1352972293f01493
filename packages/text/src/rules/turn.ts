import { rule, ruling, withOurs } from './clause.ts'
import type { RuleSection } from './clause.ts'

export const round: RuleSection = {
  id: 'round',
  title: { en: 'The round', fr: 'La manche' },
  clauses: [
    rule(
      'round-1',
      'The game lasts four rounds. Each has five phases: preparation, action, king, fair and cleanup.',
      'La partie dure quatre manches. Chacune a cinq phases : préparation, actions, Roi, foire et entretien.',
    ),
    rule(
      'prep-1',
      'Preparation: 8, 11 or 14 dice (for 2, 3 or 4 players) are drawn from the bag and rolled, and each goes to the segment of the wheel that shows its value.',
      'Préparation : on pioche dans le sac 8, 11 ou 14 dés (à 2, 3 ou 4 joueurs), on les lance, et placez chacun sur le segment de la roue de sa valeur.',
    ),
    rule(
      'act-1',
      'Action phase: three times in a row the first player turns over the next corruption token, from the right, and then everybody takes one turn in turn order.',
      'Phase d’actions : trois fois de suite, le premier joueur révèle le prochain jeton Corruption, en partant de la droite, puis chacun joue un tour dans l’ordre du tour.',
    ),
    rule(
      'act-2',
      'A corruption token shows 0, 1 or 2. All king markers move down by that many spaces, but never below the lowest space.',
      'Un jeton Corruption indique 0, 1 ou 2. Tous les marqueurs de la piste du Roi reculent d’autant de cases ; aucun ne recule au-delà de la case la plus basse.',
    ),
    rule(
      'act-3',
      'The lowest markers move first. Markers on the same space keep their order in the stack. A marker that arrives where others could go no further is placed on top of them.',
      'Les marqueurs les plus bas se déplacent d’abord. Ceux d’une même case gardent leur ordre dans la pile. Un marqueur qui arrive sur une case où d’autres sont bloqués se place au-dessus d’eux.',
    ),
  ],
}

export const turn: RuleSection = {
  id: 'turn',
  title: { en: 'Your turn', fr: 'Votre tour' },
  clauses: [
    rule(
      'turn-1',
      'In your turn you take one die from the wheel, receive its resources, and perform the action its segment faces.',
      'À votre tour, vous prenez un dé de la roue, recevez ses ressources, puis effectuez l’action à laquelle son segment fait face.',
    ),
    rule(
      'turn-2',
      'Right before you take it, you may pay 2 gold to raise or lower the die’s value by 1, as often as you can pay; 6 and 1 are adjacent. The new value counts for everything: segment, bonus tile, resources, action and action points.',
      'Juste avant de le prendre, vous pouvez payer 2 or pour augmenter ou diminuer sa valeur de 1, autant de fois que vous pouvez payer ; un 6 peut devenir 1, et inversement. La nouvelle valeur compte pour tout : segment, tuile Bonus, ressources, action et points d’action.',
    ),
    rule(
      'turn-3',
      'If a bonus tile still lies on that action you may take it into your storehouse. You may also leave it, even if you have room.',
      'Si une tuile Bonus se trouve encore sur cette action, vous pouvez la prendre et la placer dans votre entrepôt. Vous pouvez aussi la laisser, même si vous avez de la place.',
    ),
    rule(
      'turn-4',
      'You receive as many resources as the die’s value, of the kind of its colour.',
      'Vous recevez autant de ressources que la valeur du dé, du type indiqué par sa couleur.',
    ),
    rule(
      'turn-5',
      'The action has 7 minus the die’s value action points (AP), plus your bonus marker for this action if you have one. So a low die gives few resources but a strong action, and a high die the reverse.',
      'L’action dispose de 7 points d’action (PA) moins la valeur du dé, plus ceux de votre marqueur bonus sur cette action si vous en avez un. Un petit dé donne donc peu de ressources et une action puissante, un grand dé l’inverse.',
    ),
    rule(
      'turn-6',
      'You need not use all your points, save those of a king action. Points of a bonus action are lost when you end it, those of your die’s action when you end your turn.',
      'Vous n’êtes pas obligé d’utiliser tous vos points, sauf ceux d’une action Roi. Ceux d’une action supplémentaire sont perdus quand vous la terminez, ceux de l’action du dé quand vous finissez votre tour.',
    ),
    rule(
      'turn-7',
      'You may do tasks at any time in your turn: before the die, between action points and after them.',
      'Vous pouvez accomplir des tâches à tout moment de votre tour : avant le dé, entre vos points d’action et après.',
    ),
    ruling(
      'turn-8',
      'A turn has this order: tasks if you like; choosing the die, changed and recoloured as you wish; taking or leaving its bonus tile; receiving its resources; the action; ending the turn. Tasks fit before the die and at every later decision, so you may still free a space for the bonus tile after taking the die, but not with the resources that die is about to give.',
      'Un tour se déroule dans cet ordre : tâches si vous voulez ; choix du dé, avec ses changements de valeur et de ressource ; prise ou refus de sa tuile Bonus ; ses ressources ; l’action ; la fin du tour. Les tâches sont possibles avant le dé et à chaque décision suivante : vous pouvez donc encore libérer une case pour la tuile Bonus après avoir pris le dé, mais pas avec les ressources que ce dé va donner.',
    ),
    ruling(
      'turn-9',
      'Which die, to what value, with what recolouring and at what price is one decision: no task fits inside it, and you change only the die you take. Gold from tasks done before may pay for it; gold from the die itself can’t.',
      'Quel dé, à quelle valeur, avec quel changement de ressource et à quel prix : c’est une seule décision. Aucune tâche ne s’y intercale, et seul le dé que vous prenez peut être changé. L’or gagné auparavant par des tâches peut servir ; celui du dé lui-même, non.',
    ),
    rule(
      'turn-10',
      'You take exactly one die each turn, even if its action is no use to you.',
      'Vous prenez exactement un dé à chaque tour, que son action vous serve ou non.',
    ),
  ],
}

export const storehouse: RuleSection = {
  id: 'storehouse',
  title: { en: 'The storehouse', fr: 'L’entrepôt' },
  clauses: [
    rule(
      'store-1',
      'Your storehouse has four spaces. Every tile you take, whether bonus, character or contract tile, goes there first and needs an empty space.',
      'Votre entrepôt a quatre cases. Toute tuile que vous prenez, Bonus, Personnage ou Contrat, va d’abord dans une case vide de l’entrepôt.',
    ),
    rule(
      'store-2',
      'A tile you have taken can’t be discarded.',
      'Une tuile prise ne peut pas être défaussée.',
    ),
    rule(
      'store-3',
      'While your storehouse is full you can’t take any tile. You may first do tasks that free a space.',
      'Tant que votre entrepôt est plein, vous ne pouvez prendre aucune tuile. Vous pouvez d’abord accomplir des tâches qui libèrent une case.',
    ),
    rule(
      'store-4',
      'You never have to take a tile.',
      'Prendre une tuile n’est jamais obligatoire.',
    ),
    rule(
      'store-5',
      'These limits apply wherever you take a tile from (wheel, map, offer or king track): no second crest of a kind, and no contract once all your contract spaces are filled.',
      'Les limites d’une tuile valent où qu’elle se trouve, sur la roue, la carte, une offre ou près de la piste du Roi : pas de second blason d’un même type, ni de contrat quand toutes vos cases Contrat sont remplies.',
    ),
    ruling(
      'store-6',
      'A contract, crest or character leaves the storehouse before you receive what it gives, so its space is already free. A helper keeps its space until all it gives is done, and can’t be used again meanwhile. A recolouring helper keeps its space until you have the die’s resources; so that space is not yet free for the bonus tile that comes with the same die.',
      'Un contrat, un blason ou un personnage quitte l’entrepôt avant que vous receviez ce qu’il donne : sa case est donc déjà libre. Un assistant garde sa case jusqu’à ce que tout son effet soit résolu, et ne peut pas resservir entre-temps. Un assistant qui change la ressource du dé garde sa case jusqu’à ce que vous ayez les ressources de ce dé ; elle n’est donc pas encore libre pour la tuile Bonus qui vient avec lui.',
    ),
  ],
}

export const nesting: RuleSection = {
  id: 'nesting',
  title: { en: 'Nested effects', fr: 'Effets imbriqués' },
  clauses: [
    ruling(
      'nest-1',
      'When an effect gives you something to do, you finish that before you go on with what it interrupted. The last one started is the first to finish. Only points added to the action of your die wait for that action.',
      'Quand un effet vous donne quelque chose à faire, vous le terminez avant de reprendre ce qu’il a interrompu. Ce qui a commencé en dernier finit en premier. Seuls les points ajoutés à l’action de votre dé attendent cette action.',
    ),
    ruling(
      'nest-2',
      'Tasks are allowed at every decision of your own turn, also in the middle of a nested action and between the parts of a bonus. They never fit inside a single move or payment, and never outside your turn: not in the king, fair or cleanup phase, nor at the final scoring.',
      'Les tâches sont permises à chaque décision de votre tour, même au milieu d’une action supplémentaire et entre les parties d’un bonus. Elles ne s’insèrent jamais dans un même mouvement ou paiement, ni hors de votre tour : ni en phase du Roi, de foire ou d’entretien, ni au décompte final.',
    ),
    ruling(
      'nest-3',
      'Effects may nest as deeply as they happen to, and the same building or kind of tile may come up again in one chain. A chain always ends, because each link uses up a point, a tile, a piece or a payment.',
      'Les effets peuvent s’imbriquer aussi loin qu’ils vont, et le même bâtiment ou le même type de tuile peut revenir dans une chaîne. Une chaîne finit toujours, car chaque maillon use un point, une tuile, un pion ou un paiement.',
    ),
    ruling(
      'nest-4',
      'You pay a cost in full, from what you have, before its effect begins. What you can’t pay you can’t begin.',
      'Vous payez un coût en entier, avec ce que vous avez, avant que son effet commence. Ce que vous ne pouvez pas payer, vous ne pouvez pas le commencer.',
    ),
    ruling(
      'nest-5',
      'A benefit you can’t use, wholly or in part, is lost, and it never forbids what would give it. Actions other than the king action, steps, placements and tiles may be declined; resources, points, steps on the king track and pieces for your supply are simply received.',
      'Un gain inutilisable, en tout ou en partie, est perdu, mais n’interdit jamais l’action qui le donne. Actions autres que l’action Roi, déplacements, placements et tuiles peuvent être refusés ; ressources, points, pas sur la piste du Roi et pions pour la réserve sont simplement reçus.',
    ),
    ruling(
      'nest-6',
      'When one event causes several things at once, pieces go to your supply first, then the bonuses follow in the order you like, and a building counts as completed last.',
      'Quand un même événement apporte plusieurs choses, les pions rejoignent d’abord votre réserve, puis les bonus suivent dans l’ordre de votre choix, et l’achèvement d’un bâtiment vient en dernier.',
    ),
    withOurs(
      rule(
        'nest-7',
        '“The bonuses of all characters of a building” means those who live there when the effect begins: each once at most, in the order you like, each one optional.',
        '« Les bonus de tous les personnages d’un bâtiment » : ceux qui y habitent quand l’effet commence, chacun une fois au plus, dans l’ordre de votre choix, chacun facultatif.',
      ),
      'The rulebooks say so for house spaces; we use it wherever this effect occurs.',
      'Les livrets le disent pour les cases Maison ; nous l’appliquons partout où cet effet apparaît.',
    ),
  ],
}
