import type { soloTurn as english } from '../../en/rules/solo-turn.ts'

export const soloTurn = {
  'solo-setup': {
    title: 'Mise en place contre le Cardinalbot',
    clauses: {
      'solo-setup-1':
        'Mettez en place comme à deux joueurs. Le Cardinalbot a son propre plateau : cinq bâtiments qui accueillent chacun deux personnages et un blason, deux places pour des contrats non remplis, trois cases pour la nourriture en réserve, et un entrepôt sans limite qui ne contient que des blasons inactifs.',
      'solo-setup-2':
        'Ses marqueurs bonus se trouvent au-dessus de ses bâtiments, de gauche à droite +1, +1, +2, +2 et +3.',
      'solo-setup-3':
        'Il est premier joueur, commence sur la case +3 de la piste du Roi avec 10 PV et 1 exemplaire de chacune des cinq ressources. Vous êtes deuxième, commencez sur 0 avec 1 nourriture, 1 laine, 1 pierre, 1 fer et 3 or.',
      'solo-setup-4':
        'Ses 7 piliers et 7 maisons sont disponibles dès le départ ; sa huitième maison est à Tiletum.',
      'solo-setup-5':
        'Six décrets forment une rangée : de gauche à droite ceux des tuiles des foires 1 à 4, puis Gloire Éternelle et Richesses Mondaines.',
      'solo-setup-6':
        'Son marchand commence dans la ville d’une tuile Ville inutilisée tirée au hasard, son architecte à la cathédrale dont la tuile Coût est marquée pour lui.',
      'solo-setup-7':
        'Les défis le renforcent. Facile : 1 défi au hasard parmi les huit ; normal : 3 ; difficile : 5. Vous pouvez aussi choisir ceux que vous voulez, ou aucun.',
      'solo-setup-8': 'Deux dés, en plus des dix du sac, servent seulement à son lancer.',
      'solo-setup-9':
        'Quand il reçoit un blason au hasard, celui-ci est tiré parmi les tuiles Blason restées dans la boîte, d’un type qui lui manque. S’il n’y en a pas, il ne reçoit rien.',
    },
  },
  'solo-flow': {
    title: 'Les phases avec le Cardinalbot',
    clauses: {
      'solo-flow-1':
        'Phase du Roi : sur une même case, le Cardinalbot passe toujours avant vous. S’il est premier, il prend la tuile et la résout, ou gagne 4 PV à la manche 4. Il compte les PV de sa case, même négatifs ; puis son marqueur, s’il est sous +3, revient à +3.',
      'solo-flow-2':
        'Phase de la foire : il participe à chaque foire. Ses blasons actifs comptent comme blasons, sa rangée supérieure comme étages 2 et 3, sa pile de contrats remplis comme contrats, un bâtiment aux deux pièces occupées comme rempli. Pour la tuile Roi, c’est sa case avant le retour qui compte.',
      'solo-flow-3': 'Après la foire, son décret le plus à gauche quitte la partie.',
      'solo-flow-4':
        'Vous jouez selon les règles habituelles. La corruption est révélée par le premier joueur, quel qu’il soit.',
    },
  },
  'solo-turn': {
    title: 'Son tour : choisir un dé',
    clauses: {
      'solo-turn-1':
        'Il commence sur son décret le plus à gauche. Lancez ses deux dés et déplacez-le vers la droite de leur différence ; le dernier décret l’arrête.',
      'solo-turn-2':
        'Essayez les options du décret depuis le haut. Une option dont la condition n’est pas remplie, ou sans dé qui convienne, est passée. Si toutes échouent, passez au décret suivant à droite, en recommençant en haut. Le dernier, Richesses Mondaines, a toujours un dé qui convient.',
      'solo-turn-3':
        'Si plusieurs dés conviennent, les couleurs au bas du décret décident, dans leur ordre ; puis la ressource dont il a le moins, puis le hasard. Avec des contrats non remplis, l’icône du bleu et du gris clair ne désigne que celui du fer et de la laine qu’il doit gagner le plus (les deux, s’il en manque autant ou d’aucun), là comme dans les options : un dé de l’autre couleur ne remplit pas une option qui demande l’icône.',
      'solo-turn-4':
        'Un dé sur le Joker convient à toute action nommée par un décret. Le Cardinalbot préfère le Joker si celui-ci a au moins autant de PA que l’action elle-même, sinon l’action.',
      'solo-turn-5':
        'Il reçoit les ressources du dé, prend la tuile Bonus de l’action et la résout aussitôt ; sur le Joker, c’est celle du Joker. La tuile n’influence jamais le choix du dé.',
      'solo-turn-6':
        'Pour un dé du Joker sans action nommée, il joue Roi s’il est moins avancé que vous sur la piste ; sinon Marchand, s’il a au moins autant de piliers que de maisons ; sinon Architecte.',
      'solo-turn-7':
        'Ses PA se comptent comme les vôtres, avec son marqueur bonus de l’action qu’il résout.',
      'solo-turn-8': 'Ce qui reste à égalité après toutes les comparaisons est tiré au sort.',
      'solo-turn-9':
        'Un « nouveau blason » est d’un type qu’il n’a ni actif ni inactif. « À portée » se mesure avec les PA, marqueur compris, du segment où il prendrait le dé, depuis la case actuelle du pion. Un blason « dans l’offre » doit être payable avec ces PA.',
      'solo-turn-10':
        'Dans les conditions, « piliers », « maisons » et « construit » comptent ses pions sur la carte, maison de Tiletum comprise ; « cathédrales » compte ses tuiles Cathédrale.',
      'solo-turn-11':
        'Là où un décret demande le plus grand besoin entre bleu ou gris clair et jaune, il prend celui qu’il lui faut le plus : fer ou laine pour ce que ses contrats non remplis en nomment et qui lui manque, or pour les ressources identiques qui manquent. À égalité, la parenthèse de la carte : la couleur qui a le plus de dés sur la roue ; puis les couleurs au bas du décret, ce dont il a le moins, le hasard. De cette couleur, il prend le dé le plus élevé. Là où un décret d’argent demande la couleur de sa cathédrale non construite la moins chère et que pierre et or coûtent autant, il prend le dé le plus élevé des deux, les égalités comme ci-dessus.',
      'solo-turn-12':
        'Richesses Mondaines prend le dé le plus élevé ; entre plusieurs couleurs, la première de ses ressources les plus nécessaires qui s’y trouve.',
      'solo-turn-13':
        'Une option est retenue dès qu’un dé convient, même si l’action n’apporte presque rien.',
    },
    ours: {
      'solo-turn-3': 'Parmi les dés d’une action nommée, cette autre couleur vient en dernier.',
      'solo-turn-4':
        'Cela se règle d’abord, entre les segments qui ont un dé ; ensuite vient la couleur.',
      'solo-turn-7':
        'Ils sont fixés au début de l’action : un marqueur gagné pendant celle-ci compte à partir de la fois suivante.',
      'solo-turn-12':
        'Nous parcourons toute la liste de ses besoins (du fer et de la laine, seulement celui qui est désigné), puis décidons comme pour les autres dés.',
    },
  },
  'solo-tasks': {
    title: 'Ses tâches après l’action',
    clauses: {
      'solo-task-1':
        'D’abord les blasons, autant que possible : pour 3 nourritures (2 or pour chacune qui manque), il rend actif un blason inactif et gagne 5 PV. Le blason va sous un bâtiment à deux personnages s’il y en a, le plus à gauche ; un seul par bâtiment. La nourriture mise de côté sert à cela.',
      'solo-task-2':
        'Puis les cathédrales, autant que possible : là où il a un pilier et n’a pas encore construit, il paie la pierre (2 or pour chacune qui manque) et gagne les PV, en commençant par celle qui rapporte le plus de PV.',
      'solo-task-3':
        'Puis jusqu’à deux contrats, d’abord celui qui demande le moins de ressources : il gagne leurs PV et un bonus de 5 qui lui est propre, car son plateau n’a pas de PV sur des cases Contrat, et ignore ce qu’ils donnent d’autre.',
      'solo-task-4':
        'Une ressource « au choix », il la paie d’abord en or, puis en nourriture au-delà des 3 mises de côté, puis en laine ou en fer, selon ce dont il a le plus ; jamais en pierre. Le fer ou la laine qui manque s’achète pour 2 or pièce.',
      'solo-task-5':
        'Pour le Cardinalbot, les ressources « identiques » peuvent différer : il les paie une à une dans cet ordre. Le fer et la laine que nomme un contrat sont réservés d’abord, puis l’or pour acheter ce qui en manque ; le reste paie les autres.',
      'solo-task-6':
        'Quand un bâtiment a deux personnages et un blason actif, son marqueur va sur l’action de ces personnages.',
    },
    ours: {
      'solo-task-3':
        'Les contrats remplis pendant une action Contrat ne comptent pas parmi les deux.',
    },
  },
} satisfies typeof english
