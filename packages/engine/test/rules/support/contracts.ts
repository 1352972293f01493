/** Contracts on all spaces of the board, so that none is open. */
export const ALL_SPACES_TAKEN = [
  'contract.iron-3',
  'contract.iron-5',
  'contract.iron-7',
  'contract.iron-9',
  'contract.wool-3',
  'contract.wool-5',
]
