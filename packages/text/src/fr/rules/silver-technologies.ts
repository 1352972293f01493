import type { silverTechnologies as english } from '../../en/rules/silver-technologies.ts'

export const silverTechnologies = {
  'silver-technologies': {
    title: 'Les neuf technologies',
    clauses: {
      'ag-tech-architect':
        'Architecte. I : votre action Architecte a 1 PA de plus. II : chaque fois que vous contribuez à une cathédrale, effectuez une action Roi avec 2 PA. III : vos contributions coûtent moins, de 1 si la tuile Coût demande de l’argent et de 2 si elle demande de l’or ou de la pierre, mais jamais moins de 1.',
      'ag-tech-joker':
        'Joker. I : votre action Joker a 1 PA de plus. II : votre action Joker donne aussi une action Roi avec 1 PA. III : vous pouvez partager les points d’une action Joker entre deux actions différentes ; et une fois, en atteignant ce niveau, effectuez une action de votre choix avec 2 PA.',
      'ag-tech-character':
        'Personnage. I : placer un blason vous coûte 1 nourriture de moins. II : chacun de vos marqueurs bonus vaut 1 PA de plus. III : quand vous achevez un bâtiment, par son dernier personnage ou par son blason, vous recevez les bonus de tous ses personnages.',
      'ag-tech-merchant':
        'Marchand. I : votre action Marchand a 1 PA de plus. II : chaque fois que vous placez une maison, vous pouvez utiliser le bonus d’un personnage de votre plateau. III : gagnez 1 PV par maison à vous sur toutes les cartes, en atteignant ce niveau et avec le revenu de chaque phase du Roi.',
      'ag-tech-prospector':
        'Prospecteur. I : votre action Prospecteur a 1 PA de plus. II : chaque mine que vous placez vous donne aussi 3 ressources identiques au choix. III : le symbole de déplacement ne donne plus un simple déplacement, mais une action Prospecteur avec 2 PA.',
      'ag-tech-king':
        'Roi. I : votre action Roi vous donne aussi 2 or. II : effectuez une action Roi avec 2 PA en atteignant ce niveau, et une autre à la fin de chaque phase du Roi. III : avec votre action Roi, vous pouvez révéler 2 tuiles de la pile souterraine et en garder une ; l’autre va sous la pile.',
      'ag-tech-contract':
        'Contrat. I : chaque contrat vous demande une ressource de moins, mais au moins 1. II : vous pouvez révéler 3 tuiles de la pile de contrats et en prendre autant que vous voulez pour 2 PA chacune ; les autres vont sous la pile. III : chaque échange vous donne une ressource au choix de plus ; le premier d’un tour en donne donc deux.',
      'ag-tech-resource':
        'Ressource. I : choisissez une tuile Ressource que personne n’a ; cette ressource compte désormais pour vous comme de l’or. II : un dé de cette ressource vous en donne 2 de plus. III : un dé de cette ressource donne 2 PA de plus à son action.',
      'ag-tech-die':
        'Dé. I : vous pouvez changer un dé de 3 pour 2 or. II : quand vous prenez un dé dont la couleur et la valeur diffèrent toutes deux de celles de tous vos autres dés de la manche, vous pouvez déplacer d’une case votre marchand, votre architecte ou un prospecteur ; votre premier dé convient toujours. III : vous pouvez renoncer à une ressource de votre dé pour 1 argent.',
    },
    ours: {
      'ag-tech-joker':
        'Au niveau III, vous terminez la première action avant la seconde et n’y revenez pas ; vous pouvez la quitter sans y avoir dépensé de point, et gardez ce que donne le fait de l’effectuer. Chacune apporte les points de son marqueur et de sa technologie, pour elle seule ; ils se dépensent d’abord, de sorte que seuls des points du Joker passent à la seconde action. D’une action Roi effectuée d’abord, les points du Joker gardés pour la seconde ne sont pas forcément des pas ; sans seconde action, ils le sont tous. Les points ajoutés par un assistant sont des points du Joker. Les 2 PA reçus en atteignant le niveau vont à une seule action, comme ceux d’un assistant.',
      'ag-tech-character':
        'Le niveau III vient après le bonus du personnage ou du blason arrivé en dernier : ce personnage donne donc son bonus deux fois. Les bâtiments achevés avant que vous atteigniez ce niveau ne donnent rien.',
      'ag-tech-merchant':
        'Le niveau II vaut pour toute maison, qu’elle soit placée par une action, un blason, un personnage ou une tablette, et s’ajoute au bonus de la case.',
      'ag-tech-king':
        'Les tuiles du niveau III sont proposées avant le premier point de l’action. Celle que vous gardez demande une case vide dans votre entrepôt et doit vous être permise ; vous pouvez aussi n’en garder aucune.',
      'ag-tech-contract':
        'Niveau I : la ressource en moins est à votre choix parmi celles que demande le contrat, et vous la nommez en le remplissant. Niveau II : une fois par action Contrat d’un dé, quand vous voulez ; vous prenez les tuiles tout de suite ou pas du tout, et les blasons qui s’y trouvent sont traités comme ceux de l’offre.',
      'ag-tech-resource':
        'Le niveau I vaut partout où vous payez de l’or, unité par unité : pour changer un dé, acheter, pour des tuiles, des tablettes, des cathédrales souterraines, et pour l’or payé comme ressources identiques d’un contrat. Il ne change pas la ressource en or quand on compte ou échange quelque chose. Un paiement prend d’abord votre or, puis la ressource pour le reste. Si vous préférez garder de l’or, réservez auparavant des unités de la ressource : elles sont alors payées d’abord. Une réservation prend fin avec le prochain paiement en or ou avec votre tour. Les niveaux II et III valent pour un dé de cette couleur, changé en une autre ressource ou non, et pour un dé changé en cette ressource ; les 2 du niveau II sont toujours de cette ressource.',
      'ag-tech-die':
        'Le niveau I se combine avec les changements ordinaires. Le niveau II regarde la couleur du dé lui-même et sa valeur changée, et le déplacement vient entre les ressources du dé et l’action. Le niveau III vaut une fois par dé, quelle que soit la ressource donnée, changée ou non.',
    },
  },
} satisfies typeof english
