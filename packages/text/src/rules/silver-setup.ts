import { rule, ruling, withOurs } from './clause.ts'
import type { RuleSection } from './clause.ts'

export const silverSetup: RuleSection = {
  id: 'silver-setup',
  title: { en: 'Setting up with silver', fr: 'Mise en place avec l’extension' },
  clauses: [
    withOurs(
      rule(
        'ag-setup-1',
        'The character, bonus, fair and contract tiles of the expansion are mixed with those of the base game. One fair tile of the base game stays in the box.',
        'Les tuiles Personnage, Bonus, Foire et Contrat de l’extension sont mélangées à celles du jeu de base. Une tuile Foire du jeu de base reste dans la boîte.',
      ),
      'The one left out is the king tile.',
      'Il s’agit de la tuile Roi.',
    ),
    withOurs(
      rule(
        'ag-setup-2',
        'There is a new king track, with ribbons that bring silver, and a second wheel beside the action wheel: the prospector wheel.',
        'Il y a une nouvelle piste du Roi, avec des rubans qui rapportent de l’argent, et une seconde roue à côté de la roue d’actions : la roue Prospecteur.',
      ),
      'How the prospector wheel stands at the start is drawn at random as well.',
      'La position de départ de la roue Prospecteur est elle aussi tirée au sort.',
    ),
    rule(
      'ag-setup-3',
      'Three underground maps, I, II and III, lie beside the main map, each with a side drawn by lot; for a first game take the three sides A. Every bonus space on them gets an underground bonus tile, and the tiles left over form the underground pile. Under each underground cathedral lies a random cost tile in silver or in gold, whichever its icon asks; its cathedral tiles lie in a stack, the most VP on top. The marks 3+ and 4 mean the same as on the other tiles and spaces.',
      'Trois plans souterrains, I, II et III, accompagnent la carte principale, chacun sur une face tirée au sort ; pour une première partie, prenez les trois faces A. Chaque case Bonus y reçoit une tuile Bonus souterraine, et les tuiles restantes forment la pile souterraine. Sous chaque cathédrale souterraine se trouve une tuile Coût au hasard, en argent ou en or selon son symbole ; ses tuiles Cathédrale forment une pile, celle qui rapporte le plus de PV au sommet. Les marques 3+ et 4 ont le même sens que sur les autres tuiles et cases.',
    ),
    rule(
      'ag-setup-4',
      'Three of the nine technologies are drawn at random; for a first game, use architect, joker and character. If the resource technology is among them, its four resource tiles (food, wool, stone and iron) lie on tier I.',
      'Trois des neuf technologies sont tirées au sort ; pour une première partie, préférez Architecte, Joker et Personnage. Si la technologie Ressource en fait partie, ses quatre tuiles Ressource (nourriture, laine, pierre et fer) se trouvent au niveau I.',
    ),
    rule(
      'ag-setup-5',
      'The scoring overlay lies with a random side up. It says what is multiplied at the end: either houses or mines × pillars, or pillars or mines × houses.',
      'La tuile Décompte est posée sur une face au hasard. Elle dit ce qui se multiplie à la fin : soit maisons ou mines × piliers, soit piliers ou mines × maisons.',
    ),
    rule(
      'ag-setup-6',
      'Everybody but the first player starts with 1 silver. You have three prospectors: one stands on map I, where you start, and two are in your supply. Of your six mines one stands on map I too, two are in your supply and three lie beside the king track. An additional pillar lies on your last contract space. Your technology markers stand below tier I of each of the three technologies.',
      'Chacun, sauf le premier joueur, commence avec 1 argent. Vous avez trois prospecteurs : l’un se trouve sur le plan I, d’où vous partez, et deux attendent dans votre réserve. De vos six mines, une est aussi sur le plan I, deux sont dans votre réserve et trois près de la piste du Roi. Un pilier supplémentaire se trouve sur votre dernière case Contrat. Vos marqueurs Technologie sont sous le niveau I de chacune des trois technologies.',
    ),
    ruling(
      'ag-setup-7',
      'The prospector action has one bonus tile, drawn from the ordinary pile. It belongs to both segments that face this action: once somebody has taken it through one of them, the other has none either.',
      'L’action Prospecteur a une seule tuile Bonus, piochée dans la pile ordinaire. Elle vaut pour les deux segments qui font face à cette action : une fois prise par l’un d’eux, elle manque aussi à l’autre.',
    ),
    ruling(
      'ag-setup-8',
      'With the hammer there are seven kinds of crest, but your board still has six crest spaces. You may hold all seven; the seventh can’t be placed any more.',
      'Avec le marteau, il y a sept types de blason, mais votre plateau garde six cases Blason. Vous pouvez avoir les sept ; le septième ne peut plus être placé.',
    ),
  ],
}

export const silverAndTiers: RuleSection = {
  id: 'silver-and-technologies',
  title: { en: 'Silver and technologies', fr: 'L’argent et les technologies' },
  clauses: [
    withOurs(
      rule(
        'ag-silver-1',
        'Silver is not one of the resources. You can’t buy it for 2 gold, exchange it, or choose it where a text says “any” or “identical” resources, and it does not count among the resources left at the end. You spend it on technologies, on prospectors, on underground cathedrals and on some tiles.',
        'L’argent n’est pas une ressource. Il ne s’achète pas pour 2 or, ne s’échange pas, ne peut pas être choisi là où il est question de ressources « au choix » ou « identiques », et ne compte pas parmi les ressources restantes à la fin. Vous le dépensez pour des technologies, des prospecteurs, des cathédrales souterraines et certaines tuiles.',
      ),
      'There is always enough of it.',
      'Il est en quantité illimitée.',
    ),
    rule(
      'ag-tech-1',
      'Task: advance one tier on a technology. Tier I costs 1 silver, tier II 2 and tier III 3, and you can’t skip any. From then on you have its effect, and you keep those of the tiers below.',
      'Tâche : montez d’un niveau sur une technologie. Le niveau I coûte 1 argent, le niveau II 2 et le niveau III 3, et vous ne pouvez pas en sauter. Dès lors, son effet est à vous, et vous gardez ceux des niveaux inférieurs.',
    ),
    rule(
      'ag-tech-2',
      'A technology that speaks of taking an action means the action of your die. Actions that come from tiles, characters or contracts do not count, unless the technology says so.',
      'Une technologie qui parle d’effectuer une action entend l’action de votre dé. Les actions qui viennent de tuiles, de personnages ou de contrats ne comptent pas, sauf si la technologie le dit.',
    ),
    ruling(
      'ag-tech-3',
      'A die on the joker counts twice here, just as with bonus markers: once for the joker, once for the action it becomes.',
      'Un dé sur le Joker compte ici deux fois, comme pour les marqueurs bonus : comme action Joker et comme l’action en laquelle vous le changez.',
    ),
    ruling(
      'ag-tech-4',
      'What a technology adds to the die itself depends on the tiers you have at the moment you take it: a tier reached after that changes neither the resources nor the points of this die. What it adds to the action depends on the tiers you have when the action begins, so there is still time between die and action, but not later. One thing works at any time: with character II your markers grow at once, even during the action.',
      'Ce qu’une technologie ajoute au dé lui-même dépend des niveaux que vous avez au moment de le prendre : un niveau atteint ensuite ne change ni les ressources ni les points de ce dé. Ce qu’elle ajoute à l’action dépend des niveaux que vous avez quand l’action commence : entre le dé et l’action il est donc encore temps, mais pas plus tard. Une seule chose vaut à tout moment : avec Personnage II, la valeur de vos marqueurs augmente aussitôt, même pendant l’action.',
    ),
    ruling(
      'ag-tech-5',
      'An action or bonus that a technology gives you interrupts what you are doing and has no bonus markers. An effect tied to an event and not to an action, such as placing a house or a mine or making an exchange, works however that event comes about.',
      'Une action ou un bonus que vous donne une technologie s’intercale dans ce que vous faites et n’a pas de marqueurs bonus. Un effet lié à un événement et non à une action, comme placer une maison ou une mine ou faire un échange, vaut quelle que soit l’origine de cet événement.',
    ),
    ruling(
      'ag-tech-6',
      'If a pile holds fewer tiles than you may turn up, you turn up all there are. Tiles you put back go under the pile in the order in which they were shown.',
      'Si une pile contient moins de tuiles que vous ne pouvez en révéler, vous les révélez toutes. Les tuiles remises vont sous la pile dans l’ordre où elles ont été montrées.',
    ),
  ],
}
