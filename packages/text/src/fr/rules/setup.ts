import type { setup as english } from '../../en/rules/setup.ts'

export const setup = {
  components: {
    title: 'Matériel et limites',
    clauses: {
      'comp-1':
        'Il y a cinq ressources : or, nourriture, laine, pierre et fer. Elles sont en quantité illimitée. Les jetons Point d’action servent seulement d’aide-mémoire.',
      'comp-2':
        'Les 20 dés ont cinq couleurs, quatre dés chacune, et chaque couleur désigne une ressource : jaune pour l’or, rose pour la nourriture, gris clair pour la laine, gris foncé pour la pierre, bleu pour le fer.',
      'comp-3':
        'Dans la boîte : 8 tuiles Ville, 11 tuiles Foire, 25 tuiles Cathédrale, 9 tuiles Coût de construction, 6 jetons Corruption, 54 tuiles Bonus, 26 tuiles Contrat et 45 tuiles Personnage. Chaque joueur a 8 maisons, 7 piliers, un marchand, un architecte et cinq marqueurs Points d’action bonus de +3, +2, +2, +1 et +1.',
      'comp-4':
        'Votre score peut monter sans limite, mais ne descend jamais sous 0 : si vous perdez plus de points de victoire (PV) que vous n’en avez, vous restez à 0.',
      'comp-5':
        'Certaines tuiles Bonus, Contrat et Personnage portent une marque : celles marquées 4 ne servent qu’à quatre joueurs, celles marquées 3+ qu’à trois ou quatre.',
      'comp-6':
        'Partout où vous choisissez des ressources (« au choix », « identiques »), l’or est l’un des cinq types possibles. « 2 au choix » ou « 3 au choix » : identiques ou différentes, annoncées toutes en une fois, en un seul coup.',
    },
  },
  setup: {
    title: 'Mise en place',
    clauses: {
      'setup-1':
        'Autour de la roue d’actions se trouvent les six actions : Architecte, Marchand, Personnage, Contrat, Roi et Joker. La roue a six segments, pour les valeurs de dé 1 à 6, et chaque segment fait face à une seule action.',
      'setup-2':
        'Variante pour les habitués : les six tuiles Action sont mélangées et placées dans cet ordre autour de la roue, au lieu de l’ordre imprimé (dans le sens horaire Joker, Roi, Marchand, Architecte, Personnage, Contrat). À laisser de côté pour une première partie.',
      'setup-3':
        'Une tuile Bonus est placée face visible sur chacune des six actions, une près de la piste du Roi, et une sur chaque case Bonus de la carte utilisée à votre nombre de joueurs.',
      'setup-4':
        'Cinq tuiles Contrat face visible forment l’offre de contrats, et cinq tuiles Personnage l’offre de personnages.',
      'setup-5':
        'Chaque cathédrale reçoit au hasard une tuile Coût de construction. L’une d’elles rend sa cathédrale indisponible : personne n’y place de pilier ni n’y contribue durant cette partie, et ses tuiles Cathédrale retournent dans la boîte.',
      'setup-6':
        'Les tuiles de chaque autre cathédrale forment une pile, celle qui rapporte le plus de PV au sommet.',
      'setup-7':
        'Il y a quatre foires, une à la fin de chaque manche. La première a toujours lieu à Tiletum ; trois tuiles Ville tirées au hasard disent où se tiennent les autres. Quatre tuiles Foire tirées au hasard disent ce qui compte à chacune.',
      'setup-8':
        'Trois des six jetons Corruption sont posés au hasard face cachée, un pour chaque tour de la manche.',
      'setup-9':
        'Le premier joueur est choisi ou tiré au sort ; les autres suivent autour de la table. Tous les marqueurs commencent sur la case 0 de la piste du Roi en une pile, celui du premier joueur en dessous et celui du dernier au sommet. Chacun commence avec 10 PV.',
      'setup-10':
        'Votre marchand, votre architecte et une de vos maisons commencent à Tiletum. Cinq maisons sont sur les toits de vos cinq premiers bâtiments et deux dans votre réserve. Cinq piliers sont sur vos cinq premières cases Contrat et deux dans votre réserve.',
      'setup-11':
        'Vous commencez avec 1 nourriture, 1 laine, 1 pierre et 1 fer, et de l’or selon votre place dans l’ordre du tour : 1, 3, 5 ou 6 pour le premier, deuxième, troisième ou quatrième joueur.',
      'setup-12': 'Le sac contient un dé de chaque couleur par joueur : 10, 15 ou 20 dés.',
      'setup-13':
        'Tiletum a une case Maison par joueur, et pas davantage. Les premières maisons les occupent et ne donnent pas de bonus.',
      'setup-14':
        'Ce qui reste après la mise en place ne sert plus de toute la partie : tuiles pour plus de joueurs, tuiles de la cathédrale indisponible, autres tuiles Ville et Foire, autres dés. Seule une carte du mode solo peut en remettre en jeu.',
    },
    ours: {
      'setup-1': 'La position de départ de la roue est tirée au sort.',
      'setup-2':
        'L’ordre imprimé est déduit ; la galerie du matériel dit ce qui parle pour et contre.',
    },
  },
} satisfies typeof english
