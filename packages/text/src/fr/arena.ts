import type { ArenaWords } from '../en/arena.ts'
import { plural } from '../plural.ts'

const count = plural('fr')

export const arena = {
  command: 'faire concourir des joueurs virtuels et les classer',
  bots: 'les joueurs, séparés par des virgules : un nom, nom@itérations ou nom@millisecondes (master@100ms), chacun aussi avec les poids d’un fichier (master+weights:FICHIER), ou program:"COMMANDE"',
  players:
    'le nombre de joueurs à la table : à deux : à deux, un duel ; au-delà, chacun contre des adversaires identiques',
  games: 'le nombre de parties pour chaque rencontre',
  pairing: 'tous contre tous, ou chacun contre celui nommé avant lui',
  iterations: 'pour toute recherche qui n’en nomme pas : le nombre d’itérations par décision',
  seed: 'un mot ou un nombre ; chaque rencontre joue les mêmes parties de toutes les places',
  workers: 'le nombre de parties menées en même temps',
  file: 'où chaque partie est enregistrée ; un fichier déjà présent est complété',
  unknownBot: (name, known) =>
    `Le joueur virtuel « ${name} » n’existe pas ; joueurs connus : ${known}, chacun aussi sous la forme nom@500 ou nom@100ms et avec +weights:FICHIER, et program:"COMMANDE".`,
  noWeights: (file) => `Le fichier « ${file} » ne contient pas les poids d’une évaluation.`,
  tooFew: 'Une arène demande au moins deux joueurs différents.',
  sameTwice: (name) => `Le joueur « ${name} » est nommé deux fois.`,
  otherArena: (file) =>
    `Le fichier « ${file} » contient les parties d’une autre arène ; nommez-en un autre avec --file.`,
  brokenLine: (file, line) => `La ligne ${line} du fichier « ${file} » n’est pas une partie.`,
  fault: (name, fault) =>
    `${name} : ${
      {
        unreadable: 'une réponse n’est pas le JSON demandé ; un coup a été joué au hasard.',
        illegal: 'une réponse n’est pas un coup permis ; un coup a été joué au hasard.',
        late: 'une réponse n’est pas venue à temps ; un coup a été joué au hasard.',
        gone: 'le programme s’est arrêté ou ne démarre pas ; sa partie continue au hasard.',
      }[fault]
    }`,
  silent: (name) =>
    `${name} : aucune réponse valable. Essayez-le avec : tiletum bot check "COMMANDE".`,
  goingOn: (games, file) =>
    `${games} ${count(games, { one: 'partie trouvée', other: 'parties trouvées' })} dans ${file} ; on continue à partir de là.`,
  stopped: (games, file) =>
    `Arrêt : ${games} ${count(games, { one: 'partie est conservée', other: 'parties sont conservées' })} dans ${file}, et la même commande continue à partir de là.`,
  progress: (done, all, left) =>
    left === '' ? `${done} parties sur ${all}` : `${done} parties sur ${all}, encore ${left}`,
  seconds: (number) => `${number} s`,
  minutes: (number) => `${number} min`,
  title: (games, players, seed) =>
    `${games} ${count(games, { one: 'partie', other: 'parties' })} à ${players}, graine ${seed}`,
  interval: (low, high) => `de ${low} à ${high}`,
  cardinalbot: 'Cardinalbot',
  columns: {
    player: 'joueur',
    rating: 'cote',
    plusMinus: '±',
    games: 'parties',
    alone: 'joueur',
    others: 'contre',
    wins: 'victoires',
    faults: 'fautes',
    interval: '95 %',
    mean: 'moyenne',
    othersMean: 'la leur',
  },
} satisfies ArenaWords
