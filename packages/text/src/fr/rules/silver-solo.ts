import type { silverSolo as english } from '../../en/rules/silver-solo.ts'

export const silverSolo = {
  'silver-solo': {
    title: 'Le Cardinalbot et l’argent',
    clauses: {
      'ag-solo-1':
        'Six décrets sont remplacés par de nouvelles versions du même nom, et trois s’ajoutent pour les nouvelles foires. Piliers de l’Histoire ou Maisons du Destin prend la place de Gloire Éternelle, selon la tuile Décompte. Il y a quatre défis de plus. Au niveau difficile, le Cardinalbot commence avec 1 argent et 30 PV.',
      'ag-solo-16':
        'Les défis au hasard sont tirés parmi les douze. Comme premier joueur, le Cardinalbot commence sans argent sous le niveau difficile ; vous commencez avec 1.',
      'ag-solo-2':
        'Le Cardinalbot a un prospecteur et une mine sur le plan I, et ses cinq autres mines sont disponibles dès le départ. En phase de préparation, son deuxième prospecteur entre gratuitement sur le plan II à la manche 2, et le troisième sur le plan III à la manche 3. Il n’a pas de technologies et ignore le symbole de déplacement.',
      'ag-solo-6':
        'Si un décret lui laisse des actions de PA égaux, il préfère l’action Prospecteur.',
      'ag-solo-18':
        'Un décret qui nomme l’action Prospecteur accepte les dés de ses deux segments et du Joker : le plus de PA d’abord ; à égalité, comme quand les deux partagent un segment, celui du Prospecteur avec sa tuile Bonus.',
      'ag-solo-4':
        'Prospecteur : il cherche une ville avec une case vide pour une mine, un pilier ou une maison à portée de ses prospecteurs. Seuls les types que nomme son décret comptent, dans cet ordre. Entre plans, il préfère celui où vous avez aussi un prospecteur, puis une case à bonus imprimé, puis le plan le plus élevé. Si rien n’est à portée, il étend sa portée aussi peu que nécessaire. Il prend la meilleure tuile Bonus à portée sur le plan de cette ville, s’y rend par le plus court chemin, celui qui compte le plus de tablettes ouvertes s’il y en a plusieurs, et les recouvre sans en appliquer l’effet. Puis il construit sans rien payer : une mine lui donne argent et or, une maison seulement des PV.',
      'ag-solo-5':
        'S’il ne peut pas du tout prospecter, ou s’il doit placer une mine alors que ses six sont construites, il pioche à la place une Surprise du Roi.',
      'ag-solo-17':
        'Après les trois comparaisons ci-dessus, qui valent aussi entre villes d’un même plan, seulement le hasard. Avec les six mines construites, une case Mine vide qui serait choisie amène aussitôt la Surprise du Roi, sans tuile souterraine ni déplacement, même si un type suivant pouvait être placé.',
      'ag-solo-7':
        'Pour une cathédrale souterraine, il paie l’argent ou l’or de la tuile Coût, comme vous.',
      'ag-solo-21':
        'La pierre comme ressource la plus nécessaire ne dépend que des cathédrales qui coûtent de la pierre. Il peut remplacer par 2 or la pierre qui manque, mais ni l’argent ni l’or d’une cathédrale souterraine.',
      'ag-solo-11':
        'Pour le Cardinalbot, une tuile à prix est un assistant à ressources ou à action, selon ce qu’elle donne, et ne lui coûte rien. Les tuiles qui apportent une mine sont des assistants divers, avec ou sans prix. La tuile qui change la ressource du dé et ajoute 1 PA a le rang d’un assistant divers, mais compte comme assistant à action pour Murmures à l’Oreille du Roi et Revenus Ecclésiastiques.',
      'ag-solo-20':
        'Il a toujours cinq bâtiments : un personnage d’un type pour lequel il n’a ni colonne ni colonne libre est laissé, comme un type qu’il a en double. Pour Visiteurs de la Curie, l’argent n’est pas une ressource et une mine débloquée n’est pas une construction : il ne reçoit ni l’un ni l’autre, mais chacun vaut une unité d’un personnage. Dans le rang des assistants, et pour Clergé plein de Ressources, l’argent compte comme une ressource.',
      'ag-solo-22':
        'En phase du Roi, rien d’autre ne change : il l’emporte à égalité avec vous, pour la tuile et pour l’ordre du tour. Il a le revenu de ses mines, et le ruban de sa case avant le retour de son marqueur. Aucune mine ne rejoint sa réserve, puisqu’elles y sont toutes.',
    },
    ours: {
      'ag-solo-16':
        'C’est Piliers de l’Histoire si la réglette multiplie par les piliers, et Maisons du Destin si elle multiplie par les maisons.',
      'ag-solo-2':
        'Les huit piliers de sa couleur sont disponibles dès le départ, car son plateau n’a pas de case Contrat pour le pilier supplémentaire. Un plan où il a déjà un prospecteur est passé.',
      'ag-solo-18':
        'S’il prend un dé sur un segment partagé sans qu’une action soit nommée, il joue l’action Prospecteur, sauf si une Surprise du Roi devait la remplacer ; une autre action que nomme le décret reste cette action.',
      'ag-solo-17':
        'À portée, les types sont essayés l’un après l’autre avant qu’il regarde plus loin. Hors de portée, la plus petite extension décide avant le type. Si le décret ne nomme pas de type, l’ordre est mine, pilier, maison ; piliers et maisons dont il n’a plus sont passés. Il pioche aussi la carte si aucun des types permis ne reste possible sur ses plans ; elle est gratuite, et il la garde.',
      'ag-solo-11':
        'Amis Très Spéciaux s’en tient à son rang et donne 5 or pour elle, quoi que donnent en plus ces deux défis.',
    },
  },
  'silver-surprises': {
    title: 'Les Surprises du Roi et la fin',
    clauses: {
      'ag-solo-3':
        'Après la phase du Roi des manches 1 à 3, le Cardinalbot dépense de l’argent pour des Surprises du Roi : 1 argent pour une carte, 3 pour deux, 5 pour trois, autant qu’il peut en payer. Il fait ce qu’elles disent, sauf ce qu’il ne peut pas faire, et garde les cartes : à la foire des technologies, chacune compte comme 1 niveau.',
      'ag-solo-9':
        'Les douze cartes : un blason au hasard qui lui manque, 5 PV. Personnage 2 PA, Roi 2 PA, 8 PV. Personnage 3 PA, Roi 1 PA, 6 PV. Roi 4 PA, 3 ressources les plus nécessaires, 4 PV. Un prospecteur gratuit sur le plan III, ou 6 PV si c’est impossible, et Prospecteur 2 PA. Une maison dans une ville de foire, Architecte 2 PA, 6 PV. Un pilier à la cathédrale de la carte principale qui rapporte le moins de PV parmi celles où il n’en a pas, Marchand 2 PA, 4 PV. Contrat 3 PA, Roi 2 PA, 4 PV. 5 or, Contrat 2 PA, 5 PV. 2 argent et 3 PV par mine construite. Contrat 2 PA, 2 ressources les plus nécessaires, 6 PV. Roi 2 PA, 4 ressources les plus nécessaires, 6 PV.',
      'ag-solo-19':
        'Les actions de ces cartes ont exactement les PA imprimés, sans marqueurs. Les tâches qu’elles rendent possibles attendent son prochain tour. La maison dans une ville de foire va à la prochaine foire à venir, ou à une suivante s’il n’y a pas de place, sinon à une autre ville de foire, au hasard. La cathédrale qui rapporte le moins se juge par la tuile Coût et la tuile du dessus ensemble. Quand il n’y a plus de cartes, il n’en reçoit pas. Tout cela vient après votre Roi II.',
      'ag-solo-8':
        'À la fin, il compte le produit de la réglette comme vous, avec le plus grand des deux nombres, et rien pour les technologies. Après ses derniers contrats, chaque argent qui lui reste vaut 1 PV.',
      'ag-solo-10':
        'Les quatre nouveaux défis sont Guilde des Prospecteurs, Une Chance Infime, Tout ce qui Brille et Récits de Voyageurs.',
      'ag-solo-12':
        'Guilde des Prospecteurs : un dé pris sur un segment à symbole de déplacement lui donne aussitôt une action Prospecteur avec 1 PA, pour une mine plutôt qu’un pilier, un pilier plutôt qu’une maison.',
      'ag-solo-13': 'Une Chance Infime : un dé de valeur 6 lui donne aussi 1 argent.',
      'ag-solo-14':
        'Tout ce qui Brille : quand il paie une cathédrale, pierre, or et argent se remplacent l’un l’autre, un pour un, et il les dépense dans cet ordre.',
      'ag-solo-15':
        'Récits de Voyageurs : une tablette qu’il couvre pendant une action Prospecteur prend effet pour lui. Au lieu d’une technologie, ou d’une mine pour sa réserve, il gagne 1 argent. Un pilier va à la cathédrale de la carte principale qui rapporte le plus de PV parmi celles où il n’en a pas ; une maison sur la case libre que permet la tablette avec le plus de PV imprimés ; une mine sur la case libre avec le plus d’or d’un plan où il a un prospecteur. Un prospecteur gratuit entre sur un plan où il n’en a pas ; le hasard décide lequel.',
    },
    ours: {
      'ag-solo-15':
        'Il paie ce que demande une tablette s’il le peut, et passe sinon cette partie.',
    },
  },
} satisfies typeof english
