import { rule, ruling, withOurs } from './clause.ts'
import type { RuleSection } from './clause.ts'

export const components: RuleSection = {
  id: 'components',
  title: { en: 'Components and limits', fr: 'Matériel et limites' },
  clauses: [
    rule(
      'comp-1',
      'There are five resources: gold, food, wool, stone and iron. The supply is unlimited. Action point counters are only a memory aid.',
      'Il y a cinq ressources : or, nourriture, laine, pierre et fer. Elles sont en quantité illimitée. Les jetons Point d’action servent seulement d’aide-mémoire.',
    ),
    rule(
      'comp-2',
      'The 20 dice come in five colours, four of each, and a colour stands for a resource: yellow for gold, pink for food, light gray for wool, dark gray for stone, blue for iron.',
      'Les 20 dés ont cinq couleurs, quatre dés chacune, et chaque couleur désigne une ressource : jaune pour l’or, rose pour la nourriture, gris clair pour la laine, gris foncé pour la pierre, bleu pour le fer.',
    ),
    rule(
      'comp-3',
      'In the box: 8 town tiles, 11 fair tiles, 25 cathedral tiles, 9 construction cost tiles, 6 corruption tokens, 54 bonus tiles, 26 contract tiles and 45 character tiles. Each player has 8 houses, 7 pillars, a merchant, an architect and five bonus markers worth +3, +2, +2, +1 and +1 action points.',
      'Dans la boîte : 8 tuiles Ville, 11 tuiles Foire, 25 tuiles Cathédrale, 9 tuiles Coût de construction, 6 jetons Corruption, 54 tuiles Bonus, 26 tuiles Contrat et 45 tuiles Personnage. Chaque joueur a 8 maisons, 7 piliers, un marchand, un architecte et cinq marqueurs Points d’action bonus de +3, +2, +2, +1 et +1.',
    ),
    rule(
      'comp-4',
      'Your score can rise without limit, but never falls below 0: when you would lose more victory points (VP) than you have, you are left with 0.',
      'Votre score peut monter sans limite, mais ne descend jamais sous 0 : si vous perdez plus de points de victoire (PV) que vous n’en avez, vous restez à 0.',
    ),
    rule(
      'comp-5',
      'Bonus, contract and character tiles carry marks: those with a 4 are used only by four players, those with a 3+ only by three or four.',
      'Certaines tuiles Bonus, Contrat et Personnage portent une marque : celles marquées 4 ne servent qu’à quatre joueurs, celles marquées 3+ qu’à trois ou quatre.',
    ),
    ruling(
      'comp-6',
      'Wherever you may choose resources (“any”, “of your choice”, “identical”), gold is one of the five kinds to choose from. “Any 2” or “any 3” may be equal or different, and you name them all at once: the whole choice is a single move.',
      'Partout où vous choisissez des ressources (« au choix », « identiques »), l’or est l’un des cinq types possibles. « 2 au choix » ou « 3 au choix » : identiques ou différentes, annoncées toutes en une fois, en un seul coup.',
    ),
  ],
}

export const setup: RuleSection = {
  id: 'setup',
  title: { en: 'Setting up', fr: 'Mise en place' },
  clauses: [
    withOurs(
      rule(
        'setup-1',
        'Around the action wheel lie the six actions: architect, merchant, character, contract, king and joker. The wheel has six segments, for the die values 1 to 6, and each segment faces exactly one action.',
        'Autour de la roue d’actions se trouvent les six actions : Architecte, Marchand, Personnage, Contrat, Roi et Joker. La roue a six segments, pour les valeurs de dé 1 à 6, et chaque segment fait face à une seule action.',
      ),
      'The wheel’s starting position is random.',
      'La position de départ de la roue est tirée au sort.',
    ),
    withOurs(
      rule(
        'setup-2',
        'Variant for experienced players: the six action tiles are shuffled and laid around the wheel in that order, instead of the printed one (clockwise joker, king, merchant, architect, character, contract). Don’t use it in your first game.',
        'Variante pour les habitués : les six tuiles Action sont mélangées et placées dans cet ordre autour de la roue, au lieu de l’ordre imprimé (dans le sens horaire Joker, Roi, Marchand, Architecte, Personnage, Contrat). À laisser de côté pour une première partie.',
      ),
      'The printed order is inferred; the component gallery tells what speaks for and against it.',
      'L’ordre imprimé est déduit ; la galerie du matériel dit ce qui parle pour et contre.',
    ),
    rule(
      'setup-3',
      'Turn up bonus tiles: six for the actions, one for the king track, and one for each bonus space of the map in use at your number of players.',
      'Une tuile Bonus est placée face visible sur chacune des six actions, une près de la piste du Roi, et une sur chaque case Bonus de la carte utilisée à votre nombre de joueurs.',
    ),
    rule(
      'setup-4',
      'Five contract tiles are turned up as the contract offer, and five character tiles as the character offer.',
      'Cinq tuiles Contrat face visible forment l’offre de contrats, et cinq tuiles Personnage l’offre de personnages.',
    ),
    rule(
      'setup-5',
      'Each cathedral gets a random construction cost tile. One of these tiles closes its cathedral: nobody places a pillar or contributes there in this game, and its cathedral tiles go back to the box.',
      'Chaque cathédrale reçoit au hasard une tuile Coût de construction. L’une d’elles rend sa cathédrale indisponible : personne n’y place de pilier ni n’y contribue durant cette partie, et ses tuiles Cathédrale retournent dans la boîte.',
    ),
    rule(
      'setup-6',
      'The tiles of every other cathedral lie in a stack, the one with the most VP on top.',
      'Les tuiles de chaque autre cathédrale forment une pile, celle qui rapporte le plus de PV au sommet.',
    ),
    rule(
      'setup-7',
      'There are four fairs, one at the end of each round. The first is always held in Tiletum; three random town tiles say where the others are. Four random fair tiles say what counts at each of them.',
      'Il y a quatre foires, une à la fin de chaque manche. La première a toujours lieu à Tiletum ; trois tuiles Ville tirées au hasard disent où se tiennent les autres. Quatre tuiles Foire tirées au hasard disent ce qui compte à chacune.',
    ),
    rule(
      'setup-8',
      'Three of the six corruption tokens are laid out face down at random, one for each turn of the round.',
      'Trois des six jetons Corruption sont posés au hasard face cachée, un pour chaque tour de la manche.',
    ),
    rule(
      'setup-9',
      'The first player is chosen or drawn by lot; the others follow around the table. All king markers start on space 0 in one stack, the first player’s at the bottom and the last player’s on top. Everybody starts with 10 VP.',
      'Le premier joueur est choisi ou tiré au sort ; les autres suivent autour de la table. Tous les marqueurs commencent sur la case 0 de la piste du Roi en une pile, celui du premier joueur en dessous et celui du dernier au sommet. Chacun commence avec 10 PV.',
    ),
    rule(
      'setup-10',
      'Your merchant, your architect and one of your houses start in Tiletum. Five houses stand on the roofs of your five open buildings and two lie in your supply. Five pillars lie on your first five contract spaces and two in your supply.',
      'Votre marchand, votre architecte et une de vos maisons commencent à Tiletum. Cinq maisons sont sur les toits de vos cinq premiers bâtiments et deux dans votre réserve. Cinq piliers sont sur vos cinq premières cases Contrat et deux dans votre réserve.',
    ),
    rule(
      'setup-11',
      'You start with 1 food, 1 wool, 1 stone and 1 iron, and with gold by your place in the turn order: 1, 3, 5 or 6 for the first, second, third or fourth player.',
      'Vous commencez avec 1 nourriture, 1 laine, 1 pierre et 1 fer, et de l’or selon votre place dans l’ordre du tour : 1, 3, 5 ou 6 pour le premier, deuxième, troisième ou quatrième joueur.',
    ),
    rule(
      'setup-12',
      'The bag holds one die of each colour for each player: 10, 15 or 20 dice.',
      'Le sac contient un dé de chaque couleur par joueur : 10, 15 ou 20 dés.',
    ),
    ruling(
      'setup-13',
      'Tiletum has one house space for each player and no more. The first houses fill them, and they give no bonus.',
      'Tiletum a une case Maison par joueur, et pas davantage. Les premières maisons les occupent et ne donnent pas de bonus.',
    ),
    rule(
      'setup-14',
      'What is left after setting up stays in the box for the whole game: tiles for more players, the tiles of the closed cathedral, the other town and fair tiles, the other dice. Only a card of the solo game may bring some of it back.',
      'Ce qui reste après la mise en place ne sert plus de toute la partie : tuiles pour plus de joueurs, tuiles de la cathédrale indisponible, autres tuiles Ville et Foire, autres dés. Seule une carte du mode solo peut en remettre en jeu.',
    ),
  ],
}
