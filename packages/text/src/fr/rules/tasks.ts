import type { tasks as english } from '../../en/rules/tasks.ts'

export const tasks = {
  tasks: {
    title: 'Tâches',
    clauses: {
      'task-1':
        'Acheter : payez 2 or pour 1 nourriture, laine, pierre ou fer. L’or lui-même ne s’achète pas.',
      'task-2':
        'Remplir un contrat de votre entrepôt : payez ce qu’il demande et déplacez-le sur votre case Contrat libre la plus à gauche. Le pilier qui s’y trouve rejoint votre réserve. Gagnez les PV de la tuile et ceux imprimés sur la case, puis gagnez les autres bonus de la tuile.',
      'task-3':
        'Les ressources « identiques » d’un contrat sont toutes d’un même type, que vous nommez. Si le contrat demande aussi du fer ou de la laine, vous pouvez nommer ce même type, si vous en avez assez pour les deux.',
      'task-4':
        'Placer un blason de votre entrepôt sous l’un de vos six bâtiments qui n’en a pas, avec ou sans personnages : payez la nourriture de ce bâtiment, de gauche à droite 6, 6, 5, 4, 3 ou 2, et recevez son bonus. Le blason y reste.',
      'task-5':
        'Les bonus des cases Blason, de gauche à droite : une maison de votre réserve dans n’importe quelle ville qui a de la place et aucune des vôtres ; un pilier de même à n’importe quelle cathédrale ; votre marchand sur n’importe quelle case ; votre architecte sur n’importe quelle case, routes comprises ; 2 ressources au choix ; 5 PV. Vous pouvez placer un blason même si son bonus est inutilisable ou ne vous intéresse pas.',
      'task-6':
        'Contribuer à une cathédrale où vous avez un pilier, où que soit votre architecte : payez sa pierre, prenez la tuile Cathédrale du dessus, et gagnez les PV de la tuile Coût et de cette tuile. Une seule fois par cathédrale.',
      'task-7': 'Utiliser un assistant de votre entrepôt. Il est ensuite retiré de la partie.',
      'task-8':
        'Vous n’avez jamais deux blasons du même type, placés ou dans votre entrepôt. Vous ne pouvez pas prendre un blason que vous avez déjà.',
      'task-9':
        'Une maison donne le bonus de sa case quelle que soit la façon dont elle est placée : par une action, un blason ou un personnage.',
    },
  },
  helpers: {
    title: 'Assistants',
    clauses: {
      'help-1': 'Une action de votre choix avec 1 PA ; n’importe laquelle sauf le Joker.',
      'help-2':
        'Une action Marchand, Personnage, Contrat, Architecte ou Roi avec 2 ou 3 PA, selon la tuile.',
      'help-3': '1, 2 ou 3 PA de plus pour l’action de votre dé, à tout moment de votre tour.',
      'help-4':
        'Ressource du dé au choix : à utiliser en choisissant un dé. Nommez une ressource ; le dé en donne de ce type au lieu du sien.',
      'help-5': 'De l’or, des PV ou les deux, selon la tuile.',
      'help-6': '2 ou 3 ressources au choix.',
      'help-7': '1 nourriture, 1 laine, 1 pierre et 1 fer.',
      'help-8': 'Choisissez un de vos bâtiments : vous recevez les bonus de tous ses personnages.',
      'help-9':
        'Les PA qui ne viennent pas de votre dé, mais d’un assistant, d’un personnage, d’un contrat ou d’un blason, ne comprennent jamais vos marqueurs bonus.',
      'help-10':
        'Vous pouvez utiliser un assistant même s’il ne rapporte presque rien, par exemple pour libérer sa case. Il faut seulement que sa condition soit remplie : un dé pris à ce tour, un dé en train d’être choisi, un bâtiment avec un personnage, un prix payé. Les pas du Roi se font quand même.',
      'help-11':
        'Vous pouvez utiliser un assistant au milieu de l’action d’un autre assistant, d’un personnage ou d’un contrat.',
    },
    ours: {
      'help-3':
        'À tout moment une fois le dé pris : aussi pendant le choix de sa tuile Bonus, dans une action supplémentaire, et quand ses points sont épuisés. Les points attendent l’action du dé (pour le Joker : ce qu’il devient), et la case de l’assistant est libre aussitôt.',
      'help-4':
        'Cela fait partie du choix du dé : une tuile qui vient avec ce dé arrive donc trop tard. Vous pouvez nommer n’importe quel type ; de plusieurs changements, seul le dernier compte ; le dé lui-même garde sa couleur.',
      'help-8':
        'Dans l’ordre de votre choix, chacun facultatif : les livrets le disent de la case Maison.',
      'help-9':
        'Vous les dépensez avant que l’action interrompue reprenne, sauf ceux qu’un assistant ajoute à l’action de votre dé.',
    },
  },
  characters: {
    title: 'Bonus des personnages',
    clauses: {
      'bonus-1':
        'Type Contrat : une action Contrat avec 1 ou 2 PA et une ressource au choix ; ou une action Contrat avec 3 PA.',
      'bonus-2':
        'De plusieurs types : des ressources ou des PV, selon la tuile, par exemple 2 laines, 1 or et 1 fer, 3 or, 2 pierres ou 3 PV.',
      'bonus-3': 'Une action Personnage ou une action Roi avec 1 ou 2 PA.',
      'bonus-4':
        'Déplacements : un de l’architecte et un du marchand, au choix ; ou un ou deux du marchand ; ou un ou deux de l’architecte.',
      'bonus-5':
        'Un déplacement du marchand et une maison là où il se trouve, dans l’ordre voulu, chacun facultatif ; ou seulement une maison.',
      'bonus-6':
        'Un déplacement de l’architecte et un pilier là où il se trouve, dans l’ordre voulu, chacun facultatif ; ou seulement un pilier.',
      'bonus-7':
        'Ces déplacements, maisons et piliers ne coûtent pas de PA. Toutes les autres règles valent : une case vide, aucun de vos pions semblables sur place, un pion en réserve.',
    },
    ours: {
      'bonus-1': 'L’action et la ressource viennent dans l’ordre de votre choix.',
    },
  },
  deals: {
    title: 'Les contrats',
    clauses: {
      'deal-1': '1, 3, 5, 7 ou 8 ressources identiques pour 1, 3, 6, 10 ou 13 PV.',
      'deal-2':
        '2, 3 ou 9 fer pour 2, 4 ou 17 PV. 5 ou 7 fer pour 7 ou 11 PV et une case de plus sur la piste du Roi.',
      'deal-3':
        '2, 3 ou 9 laines pour 2, 4 ou 17 PV. 5 ou 7 laines pour 7 ou 11 PV, et votre marchand va de sa ville à une ville directement reliée : ni vers une case de route, ni depuis une telle case, ni au-delà.',
      'deal-4':
        '2 ou 3 ressources identiques avec 2 ou 3 fer pour 5 ou 8 PV ; de même avec de la laine.',
      'deal-5': 'Fer et laine ensemble, 1, 2 ou 4 de chaque, pour 2, 6 ou 12 PV.',
      'deal-6':
        '3 fer et 3 laines pour 9 PV, 5 fer et 5 laines pour 16 PV, plus une action Personnage avec 1 PA.',
      'deal-7': 'Un contrat sur une tuile Bonus est un contrat à tous égards.',
    },
    ours: {
      'deal-3': 'Ce déplacement est facultatif.',
      'deal-5': 'Les quantités ne figurent que sur les images ; elles sont de nous.',
    },
  },
  buildings: {
    title: 'Bâtiments achevés',
    clauses: {
      'build-1':
        'Un bâtiment est achevé quand toutes ses pièces sont remplies et qu’un blason se trouve dessous, dans n’importe quel ordre. Aussitôt, votre marqueur bonus de 1, 2 ou 3, selon le nombre de ses pièces, se place sur l’action indiquée par ses personnages.',
      'build-2':
        'Si l’action de votre dé en cours est justement celle-là, les nouveaux points comptent aussitôt, même quand le Joker la remplace.',
      'build-3': 'Les marqueurs bonus ne comptent que pour les points reçus en choisissant un dé.',
      'build-4':
        'Le bâtiment le plus à droite est achevé par son seul blason. Il ne donne pas de marqueur, mais compte à la fin.',
      'build-5':
        'Les nouveaux points comptent tant que dure votre tour, même si l’action du dé est interrompue à ce moment ou n’a plus de points. Résolvez d’abord le bonus du personnage ou du blason qui a achevé le bâtiment.',
    },
  },
} satisfies typeof english
