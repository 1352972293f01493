import type { examples as english } from '../../en/rules/examples.ts'

export const examples = {
  examples: {
    title: 'Exemples',
    clauses: {
      'ex-corruption-1':
        'Corruption 2. Vert est le plus bas et recule d’abord, jusqu’à −2. Puis la pile d’Orange et de Bleu recule sur 0 en gardant son ordre.',
      'ex-corruption-2':
        'Corruption 2 près du bas : vert s’arrête à −10, la dernière case. Orange et bleu reculent à −1.',
      'ex-die-pink2': 'Un dé rose de valeur 2 donne 2 nourritures et une action avec 5 PA.',
      'ex-king-phase':
        'Phase du Roi avec bleu sur +3, violet sous orange sur 0, vert sur −2 : bleu prend la tuile et gagne 3 PV, vert en perd 2. Le nouvel ordre est bleu, violet, orange, vert.',
      'ex-fair-verona':
        'Manche 3, la foire est à Verona et compte les contrats remplis. Le plateau donne 3 et la tuile 3, donc 6 PV par contrat. Avec son marchand à Verona et trois contrats, bleu gagne 18 PV.',
      'ex-architect':
        'À trois joueurs ou plus, un dé de 3 sur l’action Architecte donne 4 PA : un déplacement de Frankfurt à Nürnberg, la tuile Bonus de cette ville, un déplacement à Praha, un pilier.',
      'ex-merchant':
        'Un dé de 4 sur l’action Marchand donne 3 PA : d’Arles à Genova il y a deux déplacements, et le troisième point place une maison.',
      'ex-character':
        'Un dé de 2 sur l’action Personnage donne 5 PA : deux pour prendre deux personnages du même type, deux pour en placer un à l’étage 2 (1 or et 1 laine), un pour placer l’autre dessous à l’étage 1 (2 laines). Le bâtiment est rempli, et la maison du toit rejoint la réserve.',
      'ex-contract':
        'Un dé de 1 sur l’action Contrat donne 6 PA : 1 PA échange 1 nourriture contre 1 or et, premier échange du tour, rapporte aussi 1 fer ; 2 PA puis 3 PA prennent deux contrats de l’offre.',
      'ex-king':
        'Un dé de 4 sur l’action Roi donne 3 PA : trois cases de plus, au-dessus des marqueurs orange et violet qui s’y trouvent.',
      'ex-completed':
        'Un personnage Roi remplit l’étage 3 du premier bâtiment, et un blason payé 6 nourritures va dessous : dès lors, ce tour compris, l’action Roi a 3 PA de plus.',
      'ex-final':
        'À la fin : 5 maisons × 5 piliers font 25 PV, 4 bâtiments achevés 10 PV, et 3 fer, 5 or et 1 laine donnent 2 PV. En tout 37.',
    },
  },
} satisfies typeof english
