import { rule, ruling, withOurs } from './clause.ts'
import type { RuleSection } from './clause.ts'

export const tasks: RuleSection = {
  id: 'tasks',
  title: { en: 'Tasks', fr: 'Tâches' },
  clauses: [
    rule(
      'task-1',
      'Buy: pay 2 gold for 1 food, wool, stone or iron. Gold itself can’t be bought.',
      'Acheter : payez 2 or pour 1 nourriture, laine, pierre ou fer. L’or lui-même ne s’achète pas.',
    ),
    rule(
      'task-2',
      'Fulfil a contract in your storehouse: pay what it requires and move it to your leftmost open contract space. If there is a pillar on that space, add it to your supply. Score the VP of the tile and those printed on the space, then receive what else the tile gives.',
      'Remplir un contrat de votre entrepôt : payez ce qu’il demande et déplacez-le sur votre case Contrat libre la plus à gauche. Le pilier qui s’y trouve rejoint votre réserve. Gagnez les PV de la tuile et ceux imprimés sur la case, puis gagnez les autres bonus de la tuile.',
    ),
    ruling(
      'task-3',
      'The “identical” resources of a contract are all of one kind that you name. Where the contract also asks iron or wool by name, you may name that same kind, if you have enough for both.',
      'Les ressources « identiques » d’un contrat sont toutes d’un même type, que vous nommez. Si le contrat demande aussi du fer ou de la laine, vous pouvez nommer ce même type, si vous en avez assez pour les deux.',
    ),
    rule(
      'task-4',
      'Place a crest of your storehouse under any of your six buildings that has none, with or without characters: pay the food of that building, from the left 6, 6, 5, 4, 3 or 2, and receive its bonus. The crest stays there.',
      'Placer un blason de votre entrepôt sous l’un de vos six bâtiments qui n’en a pas, avec ou sans personnages : payez la nourriture de ce bâtiment, de gauche à droite 6, 6, 5, 4, 3 ou 2, et recevez son bonus. Le blason y reste.',
    ),
    rule(
      'task-5',
      'The bonuses of the crest spaces, from the left: a house from your supply to any town with room and without one of yours; a pillar to any cathedral, on the same terms; your merchant to any space; your architect to any space, roads included; any 2 resources; 5 VP. You may place a crest even if you can’t use its bonus or do not want it.',
      'Les bonus des cases Blason, de gauche à droite : une maison de votre réserve dans n’importe quelle ville qui a de la place et aucune des vôtres ; un pilier de même à n’importe quelle cathédrale ; votre marchand sur n’importe quelle case ; votre architecte sur n’importe quelle case, routes comprises ; 2 ressources au choix ; 5 PV. Vous pouvez placer un blason même si son bonus est inutilisable ou ne vous intéresse pas.',
    ),
    rule(
      'task-6',
      'Contribute to a cathedral where you have a pillar, wherever your architect is: pay its stone, take the topmost cathedral tile, and score the VP of the cost tile and of that tile. You may do this once at each cathedral.',
      'Contribuer à une cathédrale où vous avez un pilier, où que soit votre architecte : payez sa pierre, prenez la tuile Cathédrale du dessus, et gagnez les PV de la tuile Coût et de cette tuile. Une seule fois par cathédrale.',
    ),
    rule(
      'task-7',
      'Use a helper of your storehouse. It is then removed from the game.',
      'Utiliser un assistant de votre entrepôt. Il est ensuite retiré de la partie.',
    ),
    rule(
      'task-8',
      'You may never have two crests of the same kind, placed or in your storehouse. You can’t take a crest you have already.',
      'Vous n’avez jamais deux blasons du même type, placés ou dans votre entrepôt. Vous ne pouvez pas prendre un blason que vous avez déjà.',
    ),
    ruling(
      'task-9',
      'A house gives the bonus of its space however it was placed: by an action, a crest or a character.',
      'Une maison donne le bonus de sa case quelle que soit la façon dont elle est placée : par une action, un blason ou un personnage.',
    ),
  ],
}

export const helpers: RuleSection = {
  id: 'helpers',
  title: { en: 'Helpers', fr: 'Assistants' },
  clauses: [
    rule(
      'help-1',
      'An action of your choice with 1 AP; any action but the joker.',
      'Une action de votre choix avec 1 PA ; n’importe laquelle sauf le Joker.',
    ),
    rule(
      'help-2',
      'A merchant, character, contract, architect or king action with 2 or 3 AP, as the tile shows.',
      'Une action Marchand, Personnage, Contrat, Architecte ou Roi avec 2 ou 3 PA, selon la tuile.',
    ),
    withOurs(
      rule(
        'help-3',
        '1, 2 or 3 AP more for the action of your die, at any time of your turn.',
        '1, 2 ou 3 PA de plus pour l’action de votre dé, à tout moment de votre tour.',
      ),
      'Any time after you have taken the die: also while its bonus tile is decided, inside an action in between, and when its points are used up. The points wait for the action of the die (of the joker: for what it becomes), and the helper’s space is free at once.',
      'À tout moment une fois le dé pris : aussi pendant le choix de sa tuile Bonus, dans une action supplémentaire, et quand ses points sont épuisés. Les points attendent l’action du dé (pour le Joker : ce qu’il devient), et la case de l’assistant est libre aussitôt.',
    ),
    withOurs(
      rule(
        'help-4',
        'Recolour: used when you choose a die. Name a resource; the die gives that kind instead of its own.',
        'Ressource du dé au choix : à utiliser en choisissant un dé. Nommez une ressource ; le dé en donne de ce type au lieu du sien.',
      ),
      'It is part of the choice of the die, so a tile that comes with that die is too late for it. You may name any kind; of several recolourings the last one counts; the die itself keeps its colour.',
      'Cela fait partie du choix du dé : une tuile qui vient avec ce dé arrive donc trop tard. Vous pouvez nommer n’importe quel type ; de plusieurs changements, seul le dernier compte ; le dé lui-même garde sa couleur.',
    ),
    rule('help-5', 'Gold, VP or both, as printed.', 'De l’or, des PV ou les deux, selon la tuile.'),
    rule('help-6', 'Any 2 or any 3 resources.', '2 ou 3 ressources au choix.'),
    rule(
      'help-7',
      '1 food, 1 wool, 1 stone and 1 iron.',
      '1 nourriture, 1 laine, 1 pierre et 1 fer.',
    ),
    withOurs(
      rule(
        'help-8',
        'Choose one of your buildings: you receive the bonuses of all its characters.',
        'Choisissez un de vos bâtiments : vous recevez les bonus de tous ses personnages.',
      ),
      'In the order you like, each one optional: the rulebooks say so of the house space.',
      'Dans l’ordre de votre choix, chacun facultatif : les livrets le disent de la case Maison.',
    ),
    withOurs(
      rule(
        'help-9',
        'AP that do not come from your die, but from a helper, character, contract or crest, never include your bonus markers.',
        'Les PA qui ne viennent pas de votre dé, mais d’un assistant, d’un personnage, d’un contrat ou d’un blason, ne comprennent jamais vos marqueurs bonus.',
      ),
      'You spend them before the interrupted action goes on, save those that a helper adds to the action of your die.',
      'Vous les dépensez avant que l’action interrompue reprenne, sauf ceux qu’un assistant ajoute à l’action de votre dé.',
    ),
    ruling(
      'help-10',
      'You may use a helper even if it does nothing for you, just to make room. But where it has a condition, that must be met: you have taken a die this turn, you are choosing a die, one of your buildings has a character, you can pay its price. King steps are made all the same.',
      'Vous pouvez utiliser un assistant même s’il ne rapporte presque rien, par exemple pour libérer sa case. Il faut seulement que sa condition soit remplie : un dé pris à ce tour, un dé en train d’être choisi, un bâtiment avec un personnage, un prix payé. Les pas du Roi se font quand même.',
    ),
    ruling(
      'help-11',
      'An action that a helper, a character or a contract gave you may itself be interrupted by a helper.',
      'Vous pouvez utiliser un assistant au milieu de l’action d’un autre assistant, d’un personnage ou d’un contrat.',
    ),
  ],
}

export const characters: RuleSection = {
  id: 'characters',
  title: { en: 'What characters give', fr: 'Bonus des personnages' },
  clauses: [
    withOurs(
      rule(
        'bonus-1',
        'Contract characters: a contract action with 1 or 2 AP and one resource of your choice; or a contract action with 3 AP.',
        'Type Contrat : une action Contrat avec 1 ou 2 PA et une ressource au choix ; ou une action Contrat avec 3 PA.',
      ),
      'The action and the resource come in the order you like.',
      'L’action et la ressource viennent dans l’ordre de votre choix.',
    ),
    rule(
      'bonus-2',
      'Various characters: resources or VP as printed, such as 2 wool, 1 gold and 1 iron, 3 gold, 2 stone or 3 VP.',
      'De plusieurs types : des ressources ou des PV, selon la tuile, par exemple 2 laines, 1 or et 1 fer, 3 or, 2 pierres ou 3 PV.',
    ),
    rule(
      'bonus-3',
      'A character action or a king action with 1 or 2 AP.',
      'Une action Personnage ou une action Roi avec 1 ou 2 PA.',
    ),
    rule(
      'bonus-4',
      'Steps: one with the architect and one with the merchant, as you like; or one or two with the merchant; or one or two with the architect.',
      'Déplacements : un de l’architecte et un du marchand, au choix ; ou un ou deux du marchand ; ou un ou deux de l’architecte.',
    ),
    rule(
      'bonus-5',
      'Move your merchant one space and place a house where it is, in any order, each one optional; or only a house.',
      'Un déplacement du marchand et une maison là où il se trouve, dans l’ordre voulu, chacun facultatif ; ou seulement une maison.',
    ),
    rule(
      'bonus-6',
      'A step of the architect and a pillar where it stands, in any order, each one optional; or only a pillar.',
      'Un déplacement de l’architecte et un pilier là où il se trouve, dans l’ordre voulu, chacun facultatif ; ou seulement un pilier.',
    ),
    rule(
      'bonus-7',
      'These steps, houses and pillars cost no AP. All other rules hold: an empty space, none of yours there yet, a piece in your supply.',
      'Ces déplacements, maisons et piliers ne coûtent pas de PA. Toutes les autres règles valent : une case vide, aucun de vos pions semblables sur place, un pion en réserve.',
    ),
  ],
}

export const deals: RuleSection = {
  id: 'deals',
  title: { en: 'The contracts', fr: 'Les contrats' },
  clauses: [
    rule(
      'deal-1',
      '1, 3, 5, 7 or 8 identical resources for 1, 3, 6, 10 or 13 VP.',
      '1, 3, 5, 7 ou 8 ressources identiques pour 1, 3, 6, 10 ou 13 PV.',
    ),
    rule(
      'deal-2',
      '2, 3 or 9 iron for 2, 4 or 17 VP. 5 or 7 iron for 7 or 11 VP and one space up the king track.',
      '2, 3 ou 9 fer pour 2, 4 ou 17 PV. 5 ou 7 fer pour 7 ou 11 PV et une case de plus sur la piste du Roi.',
    ),
    withOurs(
      rule(
        'deal-3',
        '2, 3 or 9 wool for 2, 4 or 17 VP. 5 or 7 wool for 7 or 11 VP, and your merchant moves from its town to one directly linked with it: not to, from or over the space of a road.',
        '2, 3 ou 9 laines pour 2, 4 ou 17 PV. 5 ou 7 laines pour 7 ou 11 PV, et votre marchand va de sa ville à une ville directement reliée : ni vers une case de route, ni depuis une telle case, ni au-delà.',
      ),
      'The move is optional.',
      'Ce déplacement est facultatif.',
    ),
    rule(
      'deal-4',
      '2 or 3 identical resources together with 2 or 3 iron for 5 or 8 VP; the same with wool.',
      '2 ou 3 ressources identiques avec 2 ou 3 fer pour 5 ou 8 PV ; de même avec de la laine.',
    ),
    withOurs(
      rule(
        'deal-5',
        'Iron and wool together, 1, 2 or 4 of each, for 2, 6 or 12 VP.',
        'Fer et laine ensemble, 1, 2 ou 4 de chaque, pour 2, 6 ou 12 PV.',
      ),
      'How much of each only the pictures show; the amounts are ours.',
      'Les quantités ne figurent que sur les images ; elles sont de nous.',
    ),
    rule(
      'deal-6',
      '3 iron and 3 wool for 9 VP, 5 iron and 5 wool for 16 VP, each with a character action of 1 AP.',
      '3 fer et 3 laines pour 9 PV, 5 fer et 5 laines pour 16 PV, plus une action Personnage avec 1 PA.',
    ),
    rule(
      'deal-7',
      'A bonus tile that shows a contract is treated exactly like a contract tile.',
      'Un contrat sur une tuile Bonus est un contrat à tous égards.',
    ),
  ],
}

export const buildings: RuleSection = {
  id: 'buildings',
  title: { en: 'Completed buildings', fr: 'Bâtiments achevés' },
  clauses: [
    rule(
      'build-1',
      'A building is completed when all its rooms are filled and a crest lies under it, in whichever order. Immediately place your bonus marker worth as many AP as the building has rooms (1, 2 or 3) on its characters’ action.',
      'Un bâtiment est achevé quand toutes ses pièces sont remplies et qu’un blason se trouve dessous, dans n’importe quel ordre. Aussitôt, votre marqueur bonus de 1, 2 ou 3, selon le nombre de ses pièces, se place sur l’action indiquée par ses personnages.',
    ),
    rule(
      'build-2',
      'If that is your die’s current action, the new points count at once; also when the joker stands for it.',
      'Si l’action de votre dé en cours est justement celle-là, les nouveaux points comptent aussitôt, même quand le Joker la remplace.',
    ),
    rule(
      'build-3',
      'Bonus markers count only for points you get by choosing a die.',
      'Les marqueurs bonus ne comptent que pour les points reçus en choisissant un dé.',
    ),
    rule(
      'build-4',
      'To complete the sixth building you only need a crest under it. No action becomes stronger, but it counts at the end.',
      'Le bâtiment le plus à droite est achevé par son seul blason. Il ne donne pas de marqueur, mais compte à la fin.',
    ),
    ruling(
      'build-5',
      'You have the new points for the rest of your turn, even when the action of your die is waiting at that moment or had already run out of points. Before that you resolve the bonus of the character or crest that completed the building.',
      'Les nouveaux points comptent tant que dure votre tour, même si l’action du dé est interrompue à ce moment ou n’a plus de points. Résolvez d’abord le bonus du personnage ou du blason qui a achevé le bâtiment.',
    ),
  ],
}
