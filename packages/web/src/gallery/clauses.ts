/** Returns the rule that explains a component. */
import type { Component, ComponentSubject } from '@tiletum/content'
import type { ClauseId, ComponentFamily } from '@tiletum/engine'

const BY_FAMILY: Readonly<Record<ComponentFamily, ClauseId>> = {
  wheel: 'setup-1',
  die: 'comp-2',
  'king-track': 'king-3',
  corruption: 'act-2',
  'fair-board': 'fair-2',
  fair: 'fair-3',
  'fair-town': 'setup-7',
  cathedral: 'setup-6',
  cost: 'setup-5',
  building: 'char-7',
  board: 'store-1',
  start: 'setup-11',
  offer: 'contr-1',
  town: 'merch-2',
  road: 'arch-1',
  link: 'merch-1',
  crest: 'task-4',
  bonus: 'task-7',
  contract: 'task-2',
  character: 'char-5',
  decree: 'solo-setup-5',
  challenge: 'solo-setup-7',
  difficulty: 'solo-setup-7',
  bot: 'solo-setup-1',
  'silver-king-track': 'ag-setup-2',
  'prospector-wheel': 'ag-wheel-1',
  'underground-cost': 'ag-under-5',
  underground: 'ag-setup-3',
  tablet: 'ag-under-3',
  'underground-bonus': 'ag-pros-2',
  technology: 'ag-tech-1',
  'resource-bonus': 'ag-tech-resource',
  overlay: 'ag-setup-5',
  pieces: 'ag-setup-6',
  surprise: 'ag-solo-9',
  'silver-bot': 'ag-solo-2',
}

/** Kinds of components that have a rule of their own within their family. */
const BY_SUBJECT: Readonly<Partial<Record<ComponentSubject['is'], ClauseId>>> = {
  kingAward: 'king-2',
  contractSpaces: 'task-2',
  completedBuildings: 'end-2',
  characterOffer: 'char-1',
  undergroundTown: 'ag-pros-3',
  tunnel: 'ag-pros-1',
}

export function clauseOf({ family, id, subject }: Component): ClauseId {
  if (subject.is === 'technology') return `ag-tech-${id.replace('technology.', '')}`
  if (subject.is === 'store' && !('helper' in subject.store))
    return 'crest' in subject.store ? 'task-4' : 'task-2'
  return BY_SUBJECT[subject.is] ?? BY_FAMILY[family]
}
