import { example } from './clause.ts'
import type { RuleSection } from './clause.ts'

export const examples: RuleSection = {
  id: 'examples',
  title: { en: 'Examples', fr: 'Exemples' },
  clauses: [
    example(
      'ex-corruption-1',
      'Corruption 2. Green stands lowest and moves first, ending on −2. Then the stack of orange and blue moves down to 0 and keeps its order.',
      'Corruption 2. Vert est le plus bas et recule d’abord, jusqu’à −2. Puis la pile d’Orange et de Bleu recule sur 0 en gardant son ordre.',
    ),
    example(
      'ex-corruption-2',
      'Corruption 2 near the bottom: green stops on −10, the last space. Orange and blue come down to −1.',
      'Corruption 2 près du bas : vert s’arrête à −10, la dernière case. Orange et bleu reculent à −1.',
    ),
    example(
      'ex-die-pink2',
      'A pink die of value 2 gives 2 food and an action with 5 AP.',
      'Un dé rose de valeur 2 donne 2 nourritures et une action avec 5 PA.',
    ),
    example(
      'ex-king-phase',
      'King phase with blue on +3, purple below orange on 0, green on −2: blue takes the tile and scores 3 VP, green loses 2. The new order is blue, purple, orange, green.',
      'Phase du Roi avec bleu sur +3, violet sous orange sur 0, vert sur −2 : bleu prend la tuile et gagne 3 PV, vert en perd 2. Le nouvel ordre est bleu, violet, orange, vert.',
    ),
    example(
      'ex-fair-verona',
      'Round 3, the fair is in Verona and counts fulfilled contracts. The board gives 3 and the tile 3, so 6 VP a contract. With the merchant in Verona and three contracts blue scores 18 VP.',
      'Manche 3, la foire est à Verona et compte les contrats remplis. Le plateau donne 3 et la tuile 3, donc 6 PV par contrat. Avec son marchand à Verona et trois contrats, bleu gagne 18 PV.',
    ),
    example(
      'ex-architect',
      'With three or more players, a die of 3 on the architect gives 4 AP: a step from Frankfurt to Nürnberg, the bonus tile there, a step to Praha, a pillar.',
      'À trois joueurs ou plus, un dé de 3 sur l’action Architecte donne 4 PA : un déplacement de Frankfurt à Nürnberg, la tuile Bonus de cette ville, un déplacement à Praha, un pilier.',
    ),
    example(
      'ex-merchant',
      'A die of 4 on the merchant gives 3 AP: from Arles to Genova are two steps, and the third point places a house.',
      'Un dé de 4 sur l’action Marchand donne 3 PA : d’Arles à Genova il y a deux déplacements, et le troisième point place une maison.',
    ),
    example(
      'ex-character',
      'A die of 2 on the character action gives 5 AP: two for taking two characters of a kind, two for placing one on floor 2 (1 gold and 1 wool), one for placing the other below it on floor 1 (2 wool). The building is full, and its roof house is yours to place.',
      'Un dé de 2 sur l’action Personnage donne 5 PA : deux pour prendre deux personnages du même type, deux pour en placer un à l’étage 2 (1 or et 1 laine), un pour placer l’autre dessous à l’étage 1 (2 laines). Le bâtiment est rempli, et la maison du toit rejoint la réserve.',
    ),
    example(
      'ex-contract',
      'A die of 1 on the contract action gives 6 AP: one exchanges 1 food for 1 gold, and as the turn’s first exchange also gives 1 iron; two and three take two contracts from the offer.',
      'Un dé de 1 sur l’action Contrat donne 6 PA : 1 PA échange 1 nourriture contre 1 or et, premier échange du tour, rapporte aussi 1 fer ; 2 PA puis 3 PA prennent deux contrats de l’offre.',
    ),
    example(
      'ex-king',
      'A die of 4 on the king action gives 3 AP: three spaces up, on top of the orange and purple markers met there.',
      'Un dé de 4 sur l’action Roi donne 3 PA : trois cases de plus, au-dessus des marqueurs orange et violet qui s’y trouvent.',
    ),
    example(
      'ex-completed',
      'A character of the king kind fills floor 3 of the first building, and a crest for 6 food goes under it: from then on, this turn included, the king action has 3 AP more.',
      'Un personnage Roi remplit l’étage 3 du premier bâtiment, et un blason payé 6 nourritures va dessous : dès lors, ce tour compris, l’action Roi a 3 PA de plus.',
    ),
    example(
      'ex-final',
      'At the end: 5 houses × 5 pillars = 25 VP, 4 completed buildings 10 VP, and 3 iron, 5 gold and 1 wool make 2 VP. 37 VP in total.',
      'À la fin : 5 maisons × 5 piliers font 25 PV, 4 bâtiments achevés 10 PV, et 3 fer, 5 or et 1 laine donnent 2 PV. En tout 37.',
    ),
  ],
}
