import type { turn as english } from '../../en/rules/turn.ts'

export const turn = {
  round: {
    title: 'La manche',
    clauses: {
      'round-1':
        'La partie dure quatre manches. Chacune a cinq phases : préparation, actions, Roi, foire et entretien.',
      'prep-1':
        'Préparation : on pioche dans le sac 8, 11 ou 14 dés (à 2, 3 ou 4 joueurs), on les lance, et placez chacun sur le segment de la roue de sa valeur.',
      'act-1':
        'Phase d’actions : trois fois de suite, le premier joueur révèle le prochain jeton Corruption, en partant de la droite, puis chacun joue un tour dans l’ordre du tour.',
      'act-2':
        'Un jeton Corruption indique 0, 1 ou 2. Tous les marqueurs de la piste du Roi reculent d’autant de cases ; aucun ne recule au-delà de la case la plus basse.',
      'act-3':
        'Les marqueurs les plus bas se déplacent d’abord. Ceux d’une même case gardent leur ordre dans la pile. Un marqueur qui arrive sur une case où d’autres sont bloqués se place au-dessus d’eux.',
    },
  },
  turn: {
    title: 'Votre tour',
    clauses: {
      'turn-1':
        'À votre tour, vous prenez un dé de la roue, recevez ses ressources, puis effectuez l’action à laquelle son segment fait face.',
      'turn-2':
        'Juste avant de le prendre, vous pouvez payer 2 or pour augmenter ou diminuer sa valeur de 1, autant de fois que vous pouvez payer ; un 6 peut devenir 1, et inversement. La nouvelle valeur compte pour tout : segment, tuile Bonus, ressources, action et points d’action.',
      'turn-3':
        'Si une tuile Bonus se trouve encore sur cette action, vous pouvez la prendre et la placer dans votre entrepôt. Vous pouvez aussi la laisser, même si vous avez de la place.',
      'turn-4':
        'Vous recevez autant de ressources que la valeur du dé, du type indiqué par sa couleur.',
      'turn-5':
        'L’action dispose de 7 points d’action (PA) moins la valeur du dé, plus ceux de votre marqueur bonus sur cette action si vous en avez un. Un petit dé donne donc peu de ressources et une action puissante, un grand dé l’inverse.',
      'turn-6':
        'Vous n’êtes pas obligé d’utiliser tous vos points, sauf ceux d’une action Roi. Ceux d’une action supplémentaire sont perdus quand vous la terminez, ceux de l’action du dé quand vous finissez votre tour.',
      'turn-7':
        'Vous pouvez accomplir des tâches à tout moment de votre tour : avant le dé, entre vos points d’action et après.',
      'turn-8':
        'Un tour se déroule dans cet ordre : tâches si vous voulez ; choix du dé, avec ses changements de valeur et de ressource ; prise ou refus de sa tuile Bonus ; ses ressources ; l’action ; la fin du tour. Les tâches sont possibles avant le dé et à chaque décision suivante : vous pouvez donc encore libérer une case pour la tuile Bonus après avoir pris le dé, mais pas avec les ressources que ce dé va donner.',
      'turn-9':
        'Quel dé, à quelle valeur, avec quel changement de ressource et à quel prix : c’est une seule décision. Aucune tâche ne s’y intercale, et seul le dé que vous prenez peut être changé. L’or gagné auparavant par des tâches peut servir ; celui du dé lui-même, non.',
      'turn-10': 'Vous prenez exactement un dé à chaque tour, que son action vous serve ou non.',
    },
  },
  storehouse: {
    title: 'L’entrepôt',
    clauses: {
      'store-1':
        'Votre entrepôt a quatre cases. Toute tuile que vous prenez, Bonus, Personnage ou Contrat, va d’abord dans une case vide de l’entrepôt.',
      'store-2': 'Une tuile prise ne peut pas être défaussée.',
      'store-3':
        'Tant que votre entrepôt est plein, vous ne pouvez prendre aucune tuile. Vous pouvez d’abord accomplir des tâches qui libèrent une case.',
      'store-4': 'Prendre une tuile n’est jamais obligatoire.',
      'store-5':
        'Les limites d’une tuile valent où qu’elle se trouve, sur la roue, la carte, une offre ou près de la piste du Roi : pas de second blason d’un même type, ni de contrat quand toutes vos cases Contrat sont remplies.',
      'store-6':
        'Un contrat, un blason ou un personnage quitte l’entrepôt avant que vous receviez ce qu’il donne : sa case est donc déjà libre. Un assistant garde sa case jusqu’à ce que tout son effet soit résolu, et ne peut pas resservir entre-temps. Un assistant qui change la ressource du dé garde sa case jusqu’à ce que vous ayez les ressources de ce dé ; elle n’est donc pas encore libre pour la tuile Bonus qui vient avec lui.',
    },
  },
  nesting: {
    title: 'Effets imbriqués',
    clauses: {
      'nest-1':
        'Quand un effet vous donne quelque chose à faire, vous le terminez avant de reprendre ce qu’il a interrompu. Ce qui a commencé en dernier finit en premier. Seuls les points ajoutés à l’action de votre dé attendent cette action.',
      'nest-2':
        'Les tâches sont permises à chaque décision de votre tour, même au milieu d’une action supplémentaire et entre les parties d’un bonus. Elles ne s’insèrent jamais dans un même mouvement ou paiement, ni hors de votre tour : ni en phase du Roi, de foire ou d’entretien, ni au décompte final.',
      'nest-3':
        'Les effets peuvent s’imbriquer aussi loin qu’ils vont, et le même bâtiment ou le même type de tuile peut revenir dans une chaîne. Une chaîne finit toujours, car chaque maillon use un point, une tuile, un pion ou un paiement.',
      'nest-4':
        'Vous payez un coût en entier, avec ce que vous avez, avant que son effet commence. Ce que vous ne pouvez pas payer, vous ne pouvez pas le commencer.',
      'nest-5':
        'Un gain inutilisable, en tout ou en partie, est perdu, mais n’interdit jamais l’action qui le donne. Actions autres que l’action Roi, déplacements, placements et tuiles peuvent être refusés ; ressources, points, pas sur la piste du Roi et pions pour la réserve sont simplement reçus.',
      'nest-6':
        'Quand un même événement apporte plusieurs choses, les pions rejoignent d’abord votre réserve, puis les bonus suivent dans l’ordre de votre choix, et l’achèvement d’un bâtiment vient en dernier.',
      'nest-7':
        '« Les bonus de tous les personnages d’un bâtiment » : ceux qui y habitent quand l’effet commence, chacun une fois au plus, dans l’ordre de votre choix, chacun facultatif.',
    },
    ours: {
      'nest-7':
        'Les livrets le disent pour les cases Maison ; nous l’appliquons partout où cet effet apparaît.',
    },
  },
} satisfies typeof english
