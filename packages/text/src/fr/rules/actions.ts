import type { actions as english } from '../../en/rules/actions.ts'

export const actions = {
  travel: {
    title: 'Actions Architecte et Marchand',
    clauses: {
      'arch-1':
        'Architecte, 1 PA : déplacez votre architecte sur une case adjacente. Les cases des routes comptent aussi.',
      'arch-2':
        'Architecte, 1 PA : placez un pilier de votre réserve à la cathédrale de la ville où se trouve votre architecte. Il y faut une case Pilier vide, et aucun de vos piliers ne doit s’y trouver déjà.',
      'arch-3':
        'Architecte, 1 PA : prenez la tuile Bonus de la ville où se trouve votre architecte.',
      'arch-4': 'On ne peut pas placer de pilier à la cathédrale indisponible.',
      'merch-1': 'Marchand, 1 PA : déplacez votre marchand sur une case adjacente.',
      'merch-2':
        'Marchand, 1 PA : placez une maison de votre réserve dans la ville où se trouve votre marchand. Il y faut une case Maison vide, et aucune de vos maisons ne doit s’y trouver déjà.',
      'merch-3':
        'Si la case Maison porte un bonus, vous le gagnez aussitôt : des points de victoire, ou les bonus de tous les personnages d’un de vos bâtiments. Dans ce cas, choisissez un bâtiment, achevé ou non, qui a au moins un personnage ; sans personnage sur votre plateau, ce bonus est perdu.',
      'merch-4': 'Marchand, 1 PA : prenez la tuile Bonus de la ville où se trouve votre marchand.',
      'merch-5':
        'Les cases Maison et Bonus marquées 3+ ou 4 ne servent qu’à partir de ce nombre de joueurs.',
      'merch-6': 'Dans une ville à plusieurs cases Maison vides, vous choisissez laquelle.',
      'map-1': 'Plusieurs pions peuvent partager une case ; personne ne bloque personne.',
      'map-2': 'Maisons et piliers se placent dans les villes, jamais sur la case d’une route.',
      'map-3': 'Les tuiles Bonus prises sur la carte ne sont pas remplacées.',
      'map-4':
        'Une maison ou un pilier placé vient de votre réserve et reste où il est. S’il n’y en a plus, vous ne pouvez pas en placer.',
    },
  },
  character: {
    title: 'Action Personnage',
    clauses: {
      'char-1':
        '1 PA : prenez un personnage de l’offre et placez-le dans votre entrepôt. Un nouveau est aussitôt révélé.',
      'char-2':
        '1 PA : défaussez tous les personnages de l’offre et révélez-en aussitôt de nouveaux. Les tuiles défaussées sont remélangées dans la pile face cachée.',
      'char-3':
        '1, 2 ou 3 PA : placez un personnage de votre entrepôt dans une pièce vide à l’étage 1, 2 ou 3. Vous remplissez les pièces d’un bâtiment dans l’ordre que vous voulez.',
      'char-4':
        'Tous les personnages d’un bâtiment sont du même type, et tous vos personnages d’un type vont dans le même bâtiment.',
      'char-5': 'Vous recevez aussitôt le bonus du personnage placé.',
      'char-6':
        'Quand la dernière pièce d’un bâtiment est remplie, la maison de son toit rejoint votre réserve.',
      'char-7':
        'Vous avez six bâtiments. De gauche à droite, ils ont 3, 2, 2, 1 et 1 pièces. Le sixième est occupé dès le départ : il n’accueille pas de tuile, n’a pas de maison sur le toit et ne renforce aucune action.',
      'char-8':
        'Vous pouvez prendre n’importe quel personnage de l’offre, même s’il n’a plus sa place dans vos bâtiments ; il reste alors dans votre entrepôt.',
      'char-9':
        'La maison du toit est dans votre réserve avant que vous utilisiez le bonus du personnage qui a rempli le bâtiment : ce bonus peut donc déjà la placer.',
      'char-10':
        'Quand la pile de personnages est vide, les cases de l’offre restent vides jusqu’au retour de tuiles défaussées.',
    },
    ours: {
      'char-2':
        'Les nouvelles sont piochées avant que les tuiles défaussées soient remélangées : aucune ne revient donc tout de suite. C’est seulement si la pile est épuisée que le reste se pioche parmi elles.',
      'char-5':
        'Vous pouvez y renoncer, en tout ou en partie, sauf s’il s’agit de ressources, de points ou de pas du Roi : les livrets ne l’accordent que pour certains bonus.',
    },
  },
  contract: {
    title: 'Action Contrat',
    clauses: {
      'contr-1':
        'Prenez un contrat ou un blason de l’offre pour le nombre de PA imprimé sous sa case. La case reste vide jusqu’à la fin de votre tour.',
      'contr-2':
        'À la fin de votre tour, les tuiles de l’offre glissent vers la droite pour combler les vides, et l’offre est complétée par la gauche. Si la pile est vide, des cases à gauche restent vides.',
      'contr-3':
        '1 PA : échangez une de vos ressources, or compris, contre une autre ressource. Le premier échange de votre tour vous donne en plus une ressource au choix, quelle que soit l’action Contrat du tour où il a lieu.',
      'contr-4':
        'Quand toutes vos cases Contrat sont remplies, vous ne pouvez plus prendre de contrat.',
      'contr-5':
        'Un blason de l’offre coûte des PA et va dans votre entrepôt comme un contrat, mais ne demande pas de case Contrat. Vous ne pouvez pas en prendre un que vous avez déjà.',
      'contr-6': 'Vous ne pouvez remplir un contrat que si l’une de vos cases Contrat est libre.',
    },
    ours: {
      'contr-2': 'De plusieurs nouvelles tuiles, la première piochée se place le plus à droite.',
      'contr-4':
        'Seuls les contrats remplis occupent des cases ; ceux qui attendent dans votre entrepôt ne comptent pas.',
    },
  },
  'king-and-joker': {
    title: 'Actions Roi et Joker',
    clauses: {
      'kingact-1':
        'Roi, 1 PA : votre marqueur avance d’une case sur la piste du Roi. Si d’autres marqueurs occupent la case, il se place au-dessus. La case +15 est la dernière ; un marqueur qui s’y trouve déjà garde sa place dans la pile.',
      'kingact-2':
        'Chaque point d’une action Roi est un pas tant que votre marqueur est sous +15 : celle de votre dé, du Joker joué comme Roi, d’un assistant, d’un personnage, d’une tablette ou d’une technologie, et les points ajoutés entre-temps. « Une case de plus » sur un contrat se fait de même. Des tâches peuvent s’intercaler entre les pas ; votre tour, ou l’action supplémentaire, ne finit qu’une fois les pas faits.',
      'joker-1':
        'Le Joker remplace l’une des cinq autres actions, au choix. Tous ses points vont à cette action, et votre marqueur bonus de cette action compte.',
      'joker-2':
        'Vous choisissez l’action avant de dépenser le premier point, et elle ne change plus. La tuile Bonus est celle du Joker.',
    },
    ours: {
      'kingact-2':
        'C’est seulement là où chaque bonus est facultatif, comme quand les personnages d’un bâtiment redonnent les leurs, qu’une action Roi peut être laissée, et alors tout entière.',
    },
  },
} satisfies typeof english
