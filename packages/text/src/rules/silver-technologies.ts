import { rule, withOurs } from './clause.ts'
import type { RuleSection } from './clause.ts'

export const nineTechnologies: RuleSection = {
  id: 'silver-technologies',
  title: { en: 'The nine technologies', fr: 'Les neuf technologies' },
  clauses: [
    rule(
      'ag-tech-architect',
      'Architect. I: your architect action has 1 AP more. II: each of your contributions also brings a king action with 2 AP. III: contributions cost you less, by 1 where the cost tile asks silver and by 2 where it asks gold or stone, but never less than 1.',
      'Architecte. I : votre action Architecte a 1 PA de plus. II : chaque fois que vous contribuez à une cathédrale, effectuez une action Roi avec 2 PA. III : vos contributions coûtent moins, de 1 si la tuile Coût demande de l’argent et de 2 si elle demande de l’or ou de la pierre, mais jamais moins de 1.',
    ),
    withOurs(
      rule(
        'ag-tech-joker',
        'Joker. I: your joker action has 1 AP more. II: your joker action also brings a king action with 1 AP. III: you may share the points of a joker action between two different actions; and once, when you reach this tier, take an action of your choice with 2 AP.',
        'Joker. I : votre action Joker a 1 PA de plus. II : votre action Joker donne aussi une action Roi avec 1 PA. III : vous pouvez partager les points d’une action Joker entre deux actions différentes ; et une fois, en atteignant ce niveau, effectuez une action de votre choix avec 2 PA.',
      ),
      'Under III you finish the first action before the second and do not return to it; you may leave it without having spent a point on it, and still have what comes with taking it. Each of them brings the points of its own marker and technology, for itself alone; these are spent first, so that only joker points pass to the second action. Of a king action taken first, joker points kept for the second need not be steps; without a second action all of them are. Points a helper adds are joker points. The 2 AP of reaching the tier are for one action, like a helper’s.',
      'Au niveau III, vous terminez la première action avant la seconde et n’y revenez pas ; vous pouvez la quitter sans y avoir dépensé de point, et gardez ce que donne le fait de l’effectuer. Chacune apporte les points de son marqueur et de sa technologie, pour elle seule ; ils se dépensent d’abord, de sorte que seuls des points du Joker passent à la seconde action. D’une action Roi effectuée d’abord, les points du Joker gardés pour la seconde ne sont pas forcément des pas ; sans seconde action, ils le sont tous. Les points ajoutés par un assistant sont des points du Joker. Les 2 PA reçus en atteignant le niveau vont à une seule action, comme ceux d’un assistant.',
    ),
    withOurs(
      rule(
        'ag-tech-character',
        'Character. I: you pay 1 food less for each crest you place. II: each of your bonus markers is worth 1 AP more. III: when you complete a building, be it with its last character or with its crest, you receive the bonuses of all its characters.',
        'Personnage. I : placer un blason vous coûte 1 nourriture de moins. II : chacun de vos marqueurs bonus vaut 1 PA de plus. III : quand vous achevez un bâtiment, par son dernier personnage ou par son blason, vous recevez les bonus de tous ses personnages.',
      ),
      'III follows after the bonus of the character or crest that came last, so that character gives its bonus twice. Buildings completed before you reached the tier give nothing.',
      'Le niveau III vient après le bonus du personnage ou du blason arrivé en dernier : ce personnage donne donc son bonus deux fois. Les bâtiments achevés avant que vous atteigniez ce niveau ne donnent rien.',
    ),
    withOurs(
      rule(
        'ag-tech-merchant',
        'Merchant. I: your merchant action has 1 AP more. II: whenever you place a house, you may use the bonus of one character on your board. III: your houses on all maps are worth 1 VP each, when you reach this tier and with the income of every king phase.',
        'Marchand. I : votre action Marchand a 1 PA de plus. II : chaque fois que vous placez une maison, vous pouvez utiliser le bonus d’un personnage de votre plateau. III : gagnez 1 PV par maison à vous sur toutes les cartes, en atteignant ce niveau et avec le revenu de chaque phase du Roi.',
      ),
      'II goes with every house, whether an action, a crest, a character or a tablet placed it, and comes beside the bonus of the space.',
      'Le niveau II vaut pour toute maison, qu’elle soit placée par une action, un blason, un personnage ou une tablette, et s’ajoute au bonus de la case.',
    ),
    rule(
      'ag-tech-prospector',
      'Prospector. I: your prospector action has 1 AP more. II: each mine you place also gives you 3 identical resources of your choice. III: the movement icon gives a prospector action with 2 AP instead of a single step.',
      'Prospecteur. I : votre action Prospecteur a 1 PA de plus. II : chaque mine que vous placez vous donne aussi 3 ressources identiques au choix. III : le symbole de déplacement ne donne plus un simple déplacement, mais une action Prospecteur avec 2 PA.',
    ),
    withOurs(
      rule(
        'ag-tech-king',
        'King. I: your king action also gives you 2 gold. II: reaching this tier brings a king action with 2 AP, and so does the end of every king phase. III: with your king action you may turn up 2 tiles of the underground pile and keep one; the other goes under the pile.',
        'Roi. I : votre action Roi vous donne aussi 2 or. II : effectuez une action Roi avec 2 PA en atteignant ce niveau, et une autre à la fin de chaque phase du Roi. III : avec votre action Roi, vous pouvez révéler 2 tuiles de la pile souterraine et en garder une ; l’autre va sous la pile.',
      ),
      'The tiles of III are offered before the first point of the action. The one you keep needs an empty space in your storehouse and must be a tile you are allowed to take; you may also keep neither.',
      'Les tuiles du niveau III sont proposées avant le premier point de l’action. Celle que vous gardez demande une case vide dans votre entrepôt et doit vous être permise ; vous pouvez aussi n’en garder aucune.',
    ),
    withOurs(
      rule(
        'ag-tech-contract',
        'Contract. I: every contract asks you for one resource less, but at least 1. II: you may turn up 3 tiles of the contract pile and take as many of them as you like for 2 AP each; the others go under the pile. III: every exchange gives you one more resource of your choice, so the first of a turn gives two.',
        'Contrat. I : chaque contrat vous demande une ressource de moins, mais au moins 1. II : vous pouvez révéler 3 tuiles de la pile de contrats et en prendre autant que vous voulez pour 2 PA chacune ; les autres vont sous la pile. III : chaque échange vous donne une ressource au choix de plus ; le premier d’un tour en donne donc deux.',
      ),
      'I: you choose which of the contract’s resources to leave out, and you name it when you fulfil the contract. II: once in each contract action of a die, when you like; you take the tiles right away or not at all, and crests among them are treated like those of the offer.',
      'Niveau I : la ressource en moins est à votre choix parmi celles que demande le contrat, et vous la nommez en le remplissant. Niveau II : une fois par action Contrat d’un dé, quand vous voulez ; vous prenez les tuiles tout de suite ou pas du tout, et les blasons qui s’y trouvent sont traités comme ceux de l’offre.',
    ),
    withOurs(
      rule(
        'ag-tech-resource',
        'Resource. I: choose a resource tile that nobody has; that resource counts as gold for you from now on. II: a die of that resource gives you 2 more of it. III: a die of that resource gives its action 2 AP more.',
        'Ressource. I : choisissez une tuile Ressource que personne n’a ; cette ressource compte désormais pour vous comme de l’or. II : un dé de cette ressource vous en donne 2 de plus. III : un dé de cette ressource donne 2 PA de plus à son action.',
      ),
      'I holds wherever you pay gold, unit by unit: for changing a die, buying, tiles, tablets, underground cathedrals, and for the identical gold of a contract. It does not turn the resource into gold when something is counted or exchanged. A payment uses your gold first and the resource for the rest. If you would rather keep gold, earmark units of the resource before: these are then paid first. An earmark ends with the next payment of gold or with your turn. II and III hold for a die of that colour, recoloured away or not, and for one recoloured to it; the 2 of II are always of that resource.',
      'Le niveau I vaut partout où vous payez de l’or, unité par unité : pour changer un dé, acheter, pour des tuiles, des tablettes, des cathédrales souterraines, et pour l’or payé comme ressources identiques d’un contrat. Il ne change pas la ressource en or quand on compte ou échange quelque chose. Un paiement prend d’abord votre or, puis la ressource pour le reste. Si vous préférez garder de l’or, réservez auparavant des unités de la ressource : elles sont alors payées d’abord. Une réservation prend fin avec le prochain paiement en or ou avec votre tour. Les niveaux II et III valent pour un dé de cette couleur, changé en une autre ressource ou non, et pour un dé changé en cette ressource ; les 2 du niveau II sont toujours de cette ressource.',
    ),
    withOurs(
      rule(
        'ag-tech-die',
        'Die. I: you may change a die by 3 for 2 gold. II: when you take a die whose colour and value are both different from those of all your other dice of this round, you may move your merchant, your architect or a prospector one space; your first die always qualifies. III: you may give up one resource of your die for 1 silver.',
        'Dé. I : vous pouvez changer un dé de 3 pour 2 or. II : quand vous prenez un dé dont la couleur et la valeur diffèrent toutes deux de celles de tous vos autres dés de la manche, vous pouvez déplacer d’une case votre marchand, votre architecte ou un prospecteur ; votre premier dé convient toujours. III : vous pouvez renoncer à une ressource de votre dé pour 1 argent.',
      ),
      'You may add ordinary changes to the one of I. For II the colour is that of the die itself, whatever it was recoloured to, and the value is the one after changes; you make the step when you have the die’s resources and before the action. III works once for each die, whatever resource it gave, recoloured or not.',
      'Le niveau I se combine avec les changements ordinaires. Le niveau II regarde la couleur du dé lui-même et sa valeur changée, et le déplacement vient entre les ressources du dé et l’action. Le niveau III vaut une fois par dé, quelle que soit la ressource donnée, changée ou non.',
    ),
  ],
}
