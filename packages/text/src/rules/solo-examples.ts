import { example } from './clause.ts'
import type { RuleSection } from './clause.ts'

export const soloExamples: RuleSection = {
  id: 'solo-examples',
  title: { en: 'Examples of its turn', fr: 'Exemples de son tour' },
  clauses: [
    example(
      'ex-solo-noblesse',
      'Noblesse Oblige. A crest lies in Venezia, 9 steps from its architect in London, and its reach is 6: no. For the merchant there is no die, on the joker neither: no. The new crest of the offer costs 3 AP and it would have 2: no. So the next decree, Busy Hands: a character action, and three dice lie there, blue, light gray and yellow. Its list ranks the pair above yellow, and it is iron that is short by 3, so blue it is. Afterwards it can fulfil its contract of 7 iron for 11 + 5 VP.',
      'Noblesse Oblige. Un blason est à Venezia, à 9 cases de son architecte à London, et sa portée est de 6 : non. Pour le marchand il n’y a pas de dé, sur le Joker non plus : non. Le nouveau blason de l’offre coûte 3 PA et il en aurait 2 : non. Donc le décret suivant, Travaux Manuels : une action Personnage, avec des dés bleu, gris clair et jaune. La paire passe avant le jaune, et dans la paire le bleu, car il lui manque 3 fer. Ensuite, il peut remplir son contrat de 7 fer pour 11 + 5 PV.',
    ),
    example(
      'ex-solo-reach',
      'With 1 AP only Troyes and Frankfurt are in reach of Strasbourg. With 6 AP the cathedrals of Paris, Lyon and Köln are in reach of London, and no others.',
      'Avec 1 PA, seules Troyes et Frankfurt sont à portée de Strasbourg. Avec 6 PA, les cathédrales de Paris, Lyon et Köln sont à portée de London, et aucune autre.',
    ),
    example(
      'ex-solo-architect',
      'It places a pillar in London, takes the bonus tile of Antwerpen, which it prefers to the one in Brugge, and moves to Lyon, the cathedral in reach with the most VP.',
      'Il place un pilier à London, prend la tuile Bonus d’Antwerpen, qu’il préfère à celle de Brugge, et va à Lyon, la cathédrale à portée qui rapporte le plus de PV.',
    ),
    example(
      'ex-solo-merchant',
      'With 1 AP in Strasbourg, where the house space is taken: for 1 gold it moves to Frankfurt, where the next fair is, and places a house. No bonus tile is in reach. The next town with room is Troyes, 2 steps away: it goes there, though it has no gold for the second step.',
      'Avec 1 PA à Strasbourg, où la case Maison est prise : pour 1 or, il va à Frankfurt, où se tient la prochaine foire, et place une maison. Aucune tuile Bonus n’est à portée. La prochaine ville avec de la place est Troyes, à 2 cases : il y va, même sans or pour la seconde.',
    ),
    example(
      'ex-solo-character',
      'With 4 AP: it places the character it holds; takes, of two that fit its first column, the one that gives more; places it below, which completes that building and wins the +1 marker, its crest being active; and takes the king character.',
      'Avec 4 PA : il place le personnage qu’il tient ; prend, des deux qui vont dans sa première colonne, celui qui donne le plus ; le place dessous, ce qui achève ce bâtiment et gagne le marqueur +1, son blason étant actif ; et prend le personnage Roi.',
    ),
    example(
      'ex-solo-contract',
      'With 5 AP, 4 wool and 1 iron: the new crest for 3 AP. With the 2 AP left no contract can be fulfilled at once, so it takes the middle one for 2 AP: 3 wool and 3 identical, of which it lacks one. The rightmost would be cheaper, but lacks four.',
      'Avec 5 PA, 4 laines et 1 fer : le nouveau blason pour 3 PA. Avec les 2 PA restants, aucun contrat ne peut être rempli aussitôt ; il prend donc celui du milieu pour 2 PA : 3 laines et 3 identiques, dont une lui manque. Le plus à droite coûterait moins, mais il en manque quatre.',
    ),
  ],
}
