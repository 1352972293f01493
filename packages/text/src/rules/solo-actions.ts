import { rule, ruling, withOurs } from './clause.ts'
import type { RuleSection } from './clause.ts'

export const soloActions: RuleSection = {
  id: 'solo-actions',
  title: { en: 'Its actions', fr: 'Ses actions' },
  clauses: [
    rule(
      'solo-reach-1',
      'Its reach is the number of its AP. Further spaces cost it 1 gold each; if it has too little, it pays all its gold and goes all the same.',
      'Sa portée est le nombre de ses PA. Chaque case au-delà lui coûte 1 or ; s’il n’en a pas assez, il donne tout son or et y va quand même.',
    ),
    rule(
      'solo-reach-2',
      'Distances are the shortest ways, the spaces of roads counted; where it stands is distance 0.',
      'Les distances sont les chemins les plus courts, cases des routes comprises ; sa propre case est à distance 0.',
    ),
    rule(
      'solo-arch-1',
      'Architect: it places a pillar where its architect stands, if allowed, at no cost; takes the best bonus tile in reach without moving; then moves to the best cathedral in reach without a pillar of its own: most VP (cost tile and topmost tile), one you have not built, least stone, nearest. With none in reach it goes to the nearest beyond.',
      'Architecte : il place un pilier là où se trouve son architecte, si c’est permis, sans rien payer ; prend la meilleure tuile Bonus à portée sans se déplacer ; puis va à la meilleure cathédrale à portée sans pilier à lui : le plus de PV (tuile Coût et tuile du dessus), une que vous n’avez pas construite, le moins de pierre, la plus proche. S’il n’y en a pas à portée, il va à la plus proche au-delà.',
    ),
    withOurs(
      rule(
        'solo-arch-2',
        'The closed cathedral is never a target. Among equally near ones beyond reach the other comparisons decide. With no pillar left it takes the tile, moves and pays all the same, and places nothing.',
        'La cathédrale indisponible n’est jamais visée. Entre cathédrales aussi proches hors de portée, les autres comparaisons décident. Sans pilier restant, il prend la tuile, se déplace et paie tout de même, et ne place rien.',
      ),
      'With a pillar at every cathedral it does not move.',
      'Avec un pilier à chaque cathédrale, il reste sur place.',
    ),
    rule(
      'solo-merch-1',
      'Merchant: if it can’t place a house where its merchant stands, it first moves, for 1 gold a space as far as it has gold, to a town with an empty house space no further away than its gold: the next fair’s town, a space with VP, one with another bonus, the nearest; else simply to the nearest. It places a house there (of its bonus, only VP count), takes the best bonus tile in reach, and moves on to the best town in reach by the same comparisons, or to the nearest beyond.',
      'Marchand : s’il ne peut pas placer de maison là où se trouve son marchand, il va d’abord, pour 1 or par case tant qu’il en a, dans une ville à case Maison vide qui n’est pas plus loin que son or : la ville de la prochaine foire, une case à PV, une case à autre bonus, la plus proche ; sinon simplement la plus proche. Il y place une maison, dont seul un bonus en PV compte, prend la meilleure tuile Bonus à portée, puis va à la meilleure ville à portée selon les mêmes comparaisons, ou à la plus proche au-delà.',
    ),
    withOurs(
      rule(
        'solo-merch-2',
        'With no house left it goes through all steps, the paid move before building included, and places nothing; its own town, if it counts, is among them.',
        'Sans maison restante, il suit toutes les étapes, y compris le déplacement payé avant de construire, et ne place rien ; sa propre ville, si elle compte, en fait partie.',
      ),
      'A town counts with a free space and no house of its own there. The “next fair” is that of the current round. Spaces with more VP come before those with fewer, even inside one town. With no such town it takes the bonus tile and does not move.',
      'Une ville compte si elle a une case libre et aucune maison à lui. La « prochaine foire » est celle de la manche en cours. Entre cases à PV, le plus de PV d’abord, aussi entre cases d’une même ville. Sans ville possible, il prend seulement la tuile Bonus et reste sur place.',
    ),
    rule(
      'solo-char-1',
      'Character, for each AP: it places a character it holds, below one of the same kind, else in the leftmost empty upper room, and ignores its bonus. If it holds none, it takes one from the offer: never a kind it has two of; preferably a kind it has one of, leftmost first; of one kind the one that gives more. If none can be taken, the offer is renewed once in this action, free.',
      'Personnage, pour chaque PA : il place un personnage de sa réserve, sous un du même type, sinon dans la pièce du haut vide la plus à gauche, et ignore son bonus. S’il n’en tient pas, il en prend un de l’offre : jamais d’un type qu’il a en double ; de préférence d’un type qu’il a déjà, le plus à gauche ; d’un même type celui qui donne le plus. Si aucun ne peut être pris, l’offre est renouvelée une fois durant cette action, gratuitement.',
    ),
    ruling(
      'solo-char-2',
      'How much a character gives is the number of units printed on it: resources, VP, action points, steps, buildings. It counts only between characters of one kind; between kinds new to it chance decides among the best of each. If after the free renewal still none can be taken, the AP left are lost.',
      'Ce que donne un personnage est le nombre d’unités imprimées : ressources, PV, points d’action, déplacements, constructions. Cela ne compte qu’entre personnages d’un même type ; entre types nouveaux pour lui, le hasard décide parmi les meilleurs de chacun. Si après le renouvellement gratuit aucun ne peut encore être pris, les PA restants sont perdus.',
    ),
    withOurs(
      rule(
        'solo-contr-1',
        'Contract: first it takes every new crest, beginning at the right. Next it takes each contract for which it has the resources, starting with the most VP (the cheaper, if equal), and fulfils it on the spot. If there was no such contract and it has a free place, it takes one contract, that which lacks the fewest resources, the rightmost of equals. Each AP left gives it one most required resource.',
        'Contrat : il prend les nouveaux blasons de droite à gauche ; puis les contrats « faits » (qu’il peut remplir aussitôt), le plus de PV d’abord et le moins cher à égalité, et les remplit aussitôt. S’il n’y en avait pas et qu’il a une place libre, il prend un contrat, celui auquel il manque le moins de ressources, le plus à droite à égalité. Chaque PA restant lui donne une ressource parmi les plus nécessaires.',
      ),
      'It “can fulfil now” with the resources it has, without buying any for gold.',
      '« Remplir maintenant », c’est avec les ressources qu’il a, sans en acheter avec de l’or.',
    ),
    ruling(
      'solo-contr-2',
      'At each point it leaves aside tiles that cost more AP than it has left. Whether a contract can be fulfilled is judged anew after each one, the most required resource for each AP. “Lacks” counts units, without buying.',
      'À chaque moment, il laisse de côté les tuiles qui coûtent plus de PA qu’il ne lui en reste. Ce qui peut être rempli est réévalué après chaque contrat, la ressource la plus nécessaire pour chaque PA. « Manquer » compte les unités, sans achat.',
    ),
    rule(
      'solo-king-1',
      'King: one space up the track for each AP.',
      'Roi : une case de plus sur la piste par PA.',
    ),
  ],
}

export const soloNeeds: RuleSection = {
  id: 'solo-needs',
  title: { en: 'What it needs and prefers', fr: 'Ses besoins et ses préférences' },
  clauses: [
    rule(
      'solo-need-1',
      'Its most required resource is: stone, if it has a pillar at a cathedral it has not built and can’t pay for one; else food, if it holds an inactive crest, has a building with two characters and no crest, and less than 3 food; else, with any unfulfilled contract, iron or wool, whichever it needs to gain more of; else gold.',
      'Sa ressource la plus nécessaire est : la pierre, s’il a un pilier à une cathédrale non construite et ne peut en payer aucune ; sinon la nourriture, s’il a un blason inactif, un bâtiment à deux personnages sans blason et moins de 3 nourritures ; sinon, avec n’importe quel contrat non rempli, le fer ou la laine, selon ce qu’il doit gagner le plus ; sinon l’or.',
    ),
    ruling(
      'solo-need-2',
      'For stone, gold is not counted: what matters is whether the stone it has would pay any of these cathedrals. Iron or wool is required also when its contracts lack only identical units, or nothing; if both miss equally, the one it has less of, then chance. When it gets several units, ask anew for each.',
      'Pierre : quand sa pierre seule ne paie aucune de ces cathédrales. Fer ou laine : aussi quand il ne manque à ses contrats que des ressources identiques, ou rien ; à égalité, celle dont il a le moins, puis le hasard. Plusieurs unités se déterminent l’une après l’autre.',
    ),
    rule(
      'solo-bonus-1',
      'The best bonus tile, in this order: crests (one new to it, then one new to you); other helpers; helpers that give resources and VP (more VP, more resources, more of free choice); helpers that give actions (more AP); contracts (fewer resources lacking).',
      'La meilleure tuile Bonus, dans cet ordre : blasons (nouveau pour lui, puis nouveau pour vous) ; assistants divers ; assistants à ressources et PV (plus de PV, plus de ressources, plus de ressources au choix) ; assistants à actions (plus de PA) ; contrats (moins de ressources manquantes).',
    ),
    rule(
      'solo-bonus-2',
      'A new crest it keeps, inactive; one it has already is removed from the game. Every other tile is removed from the game without effect, unless a challenge says otherwise.',
      'Un nouveau blason est gardé, inactif ; un blason qu’il a déjà est retiré de la partie. Toute autre tuile est retirée de la partie sans effet, sauf si un défi dit autre chose.',
    ),
  ],
}

export const soloEnd: RuleSection = {
  id: 'solo-end',
  title: { en: 'The end and the challenges', fr: 'La fin et les défis' },
  clauses: [
    rule(
      'solo-end-1',
      'It scores houses × pillars. If it has unfulfilled contracts, its stone and all its food become gold and it tries to fulfil them. Then 1 VP for every 4 resources. You win only with more VP than it has.',
      'Il compte maisons × piliers. S’il a des contrats non remplis, sa pierre et toute sa nourriture deviennent de l’or et il essaie de les remplir. Puis 1 PV par lot de 4 ressources. Vous ne gagnez qu’avec plus de PV que lui.',
    ),
    withOurs(
      rule(
        'solo-end-2',
        'Each of these contracts scores its VP and 5 more. For completed buildings it scores nothing.',
        'Chacun de ces contrats rapporte ses PV et 5 de plus. Les bâtiments achevés ne lui rapportent rien.',
      ),
      'Stone and food become gold one for one.',
      'Pierre et nourriture deviennent de l’or, à raison de 1 pour 1.',
    ),
    rule(
      'solo-chal-1',
      'Very Special Friends: a helper of the other kinds gives it 5 gold; a contract on a bonus tile is treated as one from the offer: fulfilled at once if it can, else kept on a free place, else removed.',
      'Amis Très Spéciaux : un assistant divers lui donne 5 or ; un contrat sur une tuile Bonus est traité comme un contrat de l’offre : rempli aussitôt s’il le peut, sinon gardé sur une place libre, sinon retiré.',
    ),
    rule(
      'solo-chal-2',
      'Resourceful Clergy: it receives what helpers of resources and VP give; where there is a choice, what it requires most.',
      'Clergé plein de Ressources : il reçoit ce que donnent les assistants à ressources et PV ; quand il y a un choix, ce qui lui est le plus nécessaire.',
    ),
    rule(
      'solo-chal-3',
      'Whispers in the King’s Ear: a helper of actions moves it one space up the king track.',
      'Murmures à l’Oreille du Roi : un assistant à action le fait avancer d’une case sur la piste du Roi.',
    ),
    rule(
      'solo-chal-4',
      'Ecclesiastical Income: a helper of actions gives it as many VP as it has AP. With both of these challenges in play both apply.',
      'Revenus Ecclésiastiques : un assistant à action lui donne autant de PV qu’il a de PA. Si ces deux défis sont en jeu, les deux s’appliquent.',
    ),
    rule(
      'solo-chal-5',
      'Visitors to the Curia: characters it places give it their resources (where there is a choice, what it requires most) and VP, and 1 VP for each action point, step or building they show.',
      'Visiteurs de la Curie : les personnages qu’il place lui donnent leurs ressources (quand il y a un choix, ce qui lui est le plus nécessaire) et leurs PV, et 1 PV pour chaque point d’action, déplacement ou construction qu’ils montrent.',
    ),
    withOurs(
      rule(
        'solo-chal-6',
        'Deep Coffers: every die gives it one more resource.',
        'Coffres sans Fond : chaque dé lui donne une ressource de plus.',
      ),
      'It is the one it requires most once it has the die’s resources: the card shows the bag, not the colour of the die, and the bag stands for the most required elsewhere.',
      'C’est la plus nécessaire une fois les ressources du dé reçues : la carte montre le sac, non la couleur du dé, et le sac désigne ailleurs la plus nécessaire.',
    ),
    rule(
      'solo-chal-7',
      'Favor at the Court: +5 takes the place of +3 on the king track, at the start and at each return.',
      'Faveur de la Cour : +5 remplace +3 sur la piste du Roi, au départ et à chaque retour.',
    ),
    rule(
      'solo-chal-8',
      'Ready for Action: its markers lie in the order +3, +2, +2, +1, +1, and it starts with a random inactive crest.',
      'Prêts pour l’Action : ses marqueurs sont dans l’ordre +3, +2, +2, +1, +1, et il commence avec un blason inactif au hasard.',
    ),
  ],
}
