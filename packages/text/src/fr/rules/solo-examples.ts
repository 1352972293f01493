import type { soloExamples as english } from '../../en/rules/solo-examples.ts'

export const soloExamples = {
  'solo-examples': {
    title: 'Exemples de son tour',
    clauses: {
      'ex-solo-noblesse':
        'Noblesse Oblige. Un blason est à Venezia, à 9 cases de son architecte à London, et sa portée est de 6 : non. Pour le marchand il n’y a pas de dé, sur le Joker non plus : non. Le nouveau blason de l’offre coûte 3 PA et il en aurait 2 : non. Donc le décret suivant, Travaux Manuels : une action Personnage, avec des dés bleu, gris clair et jaune. La paire passe avant le jaune, et dans la paire le bleu, car il lui manque 3 fer. Ensuite, il peut remplir son contrat de 7 fer pour 11 + 5 PV.',
      'ex-solo-reach':
        'Avec 1 PA, seules Troyes et Frankfurt sont à portée de Strasbourg. Avec 6 PA, les cathédrales de Paris, Lyon et Köln sont à portée de London, et aucune autre.',
      'ex-solo-architect':
        'Il place un pilier à London, prend la tuile Bonus d’Antwerpen, qu’il préfère à celle de Brugge, et va à Lyon, la cathédrale à portée qui rapporte le plus de PV.',
      'ex-solo-merchant':
        'Avec 1 PA à Strasbourg, où la case Maison est prise : pour 1 or, il va à Frankfurt, où se tient la prochaine foire, et place une maison. Aucune tuile Bonus n’est à portée. La prochaine ville avec de la place est Troyes, à 2 cases : il y va, même sans or pour la seconde.',
      'ex-solo-character':
        'Avec 4 PA : il place le personnage qu’il tient ; prend, des deux qui vont dans sa première colonne, celui qui donne le plus ; le place dessous, ce qui achève ce bâtiment et gagne le marqueur +1, son blason étant actif ; et prend le personnage Roi.',
      'ex-solo-contract':
        'Avec 5 PA, 4 laines et 1 fer : le nouveau blason pour 3 PA. Avec les 2 PA restants, aucun contrat ne peut être rempli aussitôt ; il prend donc celui du milieu pour 2 PA : 3 laines et 3 identiques, dont une lui manque. Le plus à droite coûterait moins, mais il en manque quatre.',
    },
  },
} satisfies typeof english
