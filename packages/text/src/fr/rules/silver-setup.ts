import type { silverSetup as english } from '../../en/rules/silver-setup.ts'

export const silverSetup = {
  'silver-setup': {
    title: 'Mise en place avec l’extension',
    clauses: {
      'ag-setup-1':
        'Les tuiles Personnage, Bonus, Foire et Contrat de l’extension sont mélangées à celles du jeu de base. Une tuile Foire du jeu de base reste dans la boîte.',
      'ag-setup-2':
        'Il y a une nouvelle piste du Roi, avec des rubans qui rapportent de l’argent, et une seconde roue à côté de la roue d’actions : la roue Prospecteur.',
      'ag-setup-3':
        'Trois plans souterrains, I, II et III, accompagnent la carte principale, chacun sur une face tirée au sort ; pour une première partie, prenez les trois faces A. Chaque case Bonus y reçoit une tuile Bonus souterraine, et les tuiles restantes forment la pile souterraine. Sous chaque cathédrale souterraine se trouve une tuile Coût au hasard, en argent ou en or selon son symbole ; ses tuiles Cathédrale forment une pile, celle qui rapporte le plus de PV au sommet. Les marques 3+ et 4 ont le même sens que sur les autres tuiles et cases.',
      'ag-setup-4':
        'Trois des neuf technologies sont tirées au sort ; pour une première partie, préférez Architecte, Joker et Personnage. Si la technologie Ressource en fait partie, ses quatre tuiles Ressource (nourriture, laine, pierre et fer) se trouvent au niveau I.',
      'ag-setup-5':
        'La tuile Décompte est posée sur une face au hasard. Elle dit ce qui se multiplie à la fin : soit maisons ou mines × piliers, soit piliers ou mines × maisons.',
      'ag-setup-6':
        'Chacun, sauf le premier joueur, commence avec 1 argent. Vous avez trois prospecteurs : l’un se trouve sur le plan I, d’où vous partez, et deux attendent dans votre réserve. De vos six mines, une est aussi sur le plan I, deux sont dans votre réserve et trois près de la piste du Roi. Un pilier supplémentaire se trouve sur votre dernière case Contrat. Vos marqueurs Technologie sont sous le niveau I de chacune des trois technologies.',
      'ag-setup-7':
        'L’action Prospecteur a une seule tuile Bonus, piochée dans la pile ordinaire. Elle vaut pour les deux segments qui font face à cette action : une fois prise par l’un d’eux, elle manque aussi à l’autre.',
      'ag-setup-8':
        'Avec le marteau, il y a sept types de blason, mais votre plateau garde six cases Blason. Vous pouvez avoir les sept ; le septième ne peut plus être placé.',
    },
    ours: {
      'ag-setup-1': 'Il s’agit de la tuile Roi.',
      'ag-setup-2': 'La position de départ de la roue Prospecteur est elle aussi tirée au sort.',
    },
  },
  'silver-and-technologies': {
    title: 'L’argent et les technologies',
    clauses: {
      'ag-silver-1':
        'L’argent n’est pas une ressource. Il ne s’achète pas pour 2 or, ne s’échange pas, ne peut pas être choisi là où il est question de ressources « au choix » ou « identiques », et ne compte pas parmi les ressources restantes à la fin. Vous le dépensez pour des technologies, des prospecteurs, des cathédrales souterraines et certaines tuiles.',
      'ag-tech-1':
        'Tâche : montez d’un niveau sur une technologie. Le niveau I coûte 1 argent, le niveau II 2 et le niveau III 3, et vous ne pouvez pas en sauter. Dès lors, son effet est à vous, et vous gardez ceux des niveaux inférieurs.',
      'ag-tech-2':
        'Une technologie qui parle d’effectuer une action entend l’action de votre dé. Les actions qui viennent de tuiles, de personnages ou de contrats ne comptent pas, sauf si la technologie le dit.',
      'ag-tech-3':
        'Un dé sur le Joker compte ici deux fois, comme pour les marqueurs bonus : comme action Joker et comme l’action en laquelle vous le changez.',
      'ag-tech-4':
        'Ce qu’une technologie ajoute au dé lui-même dépend des niveaux que vous avez au moment de le prendre : un niveau atteint ensuite ne change ni les ressources ni les points de ce dé. Ce qu’elle ajoute à l’action dépend des niveaux que vous avez quand l’action commence : entre le dé et l’action il est donc encore temps, mais pas plus tard. Une seule chose vaut à tout moment : avec Personnage II, la valeur de vos marqueurs augmente aussitôt, même pendant l’action.',
      'ag-tech-5':
        'Une action ou un bonus que vous donne une technologie s’intercale dans ce que vous faites et n’a pas de marqueurs bonus. Un effet lié à un événement et non à une action, comme placer une maison ou une mine ou faire un échange, vaut quelle que soit l’origine de cet événement.',
      'ag-tech-6':
        'Si une pile contient moins de tuiles que vous ne pouvez en révéler, vous les révélez toutes. Les tuiles remises vont sous la pile dans l’ordre où elles ont été montrées.',
    },
    ours: {
      'ag-silver-1': 'Il est en quantité illimitée.',
    },
  },
} satisfies typeof english
