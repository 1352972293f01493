/** Provenance of the values of each family. Links and some tiles have their own. */
import type { ComponentFamily, ComponentOrigins, Provenance } from '@tiletum/engine'

const tileFaces = { of: 'rulebook', but: { marks: 'reconstructed' } } as const

export const origins: ComponentOrigins = {
  wheel: { of: 'inferred' },
  die: { of: 'rulebook' },
  'king-track': {
    of: 'reconstructed',
    but: known('rulebook', [-10, -2, -1, 0, 3, 5, 15, 'award']),
  },
  corruption: { of: 'reconstructed' },
  'fair-board': { of: 'reconstructed', but: { 'fair 3': 'rulebook' } },
  fair: { of: 'source', but: { removed: 'inferred' } },
  'fair-town': { of: 'reconstructed', but: { frankfurt: 'source', verona: 'rulebook' } },
  cathedral: { of: 'reconstructed', but: { towns: 'source' } },
  cost: { of: 'reconstructed' },
  building: { of: 'rulebook' },
  board: { of: 'rulebook', but: { storehouse: 'source', 'contract-spaces': 'reconstructed' } },
  start: { of: 'rulebook' },
  offer: {
    of: 'inferred',
    but: { 'contract-offer 4': 'reconstructed', 'character-offer': 'rulebook' },
  },
  town: {
    of: 'source',
    but: {
      houses: 'reconstructed',
      bonusTiles: 'reconstructed',
      // Pictures and examples show a tile in these towns, a photo of the board the rest.
      ...known('source', ['brugge', 'antwerpen', 'paris'], 'bonusTiles'),
      ...known('source', ['wien', 'venezia', 'verona'], 'bonusTiles'),
      ...known('source', ['wien', 'venezia'], 'houses'),
      // The photograph leaves room for no other value.
      ...known('inferred', ['verona', 'nurnberg'], 'houses'),
      ...known('inferred', ['nurnberg', 'hamburg'], 'bonusTiles'),
    },
  },
  road: { of: 'source' },
  link: { of: 'reconstructed' },
  crest: { of: 'source', but: known('reconstructed', ['tower', 'sun', 'hammer']) },
  bonus: {
    ...tileFaces,
    but: { ...tileFaces.but, 'bonus.contract-iron-1-wool-1': 'reconstructed' },
  },
  contract: {
    of: 'rulebook',
    but: {
      marks: 'reconstructed',
      // The solo rulebook's example has it in a game for two.
      'contract.iron-7 marks': 'rulebook',
      // How much iron and wool these two ask for is not said.
      'contract.iron-2-wool-2': 'reconstructed',
      'contract.iron-4-wool-4': 'reconstructed',
    },
  },
  character: { of: 'rulebook', but: { kind: 'reconstructed', marks: 'reconstructed' } },
  decree: { of: 'source' },
  challenge: { of: 'rulebook' },
  difficulty: { of: 'rulebook' },
  bot: { of: 'rulebook' },
  'silver-king-track': {
    of: 'reconstructed',
    but: { ...known('rulebook', [-3, -1, 0, 3, 'award']), 'ribbon 3': 'rulebook' },
  },
  'prospector-wheel': { of: 'reconstructed', but: { prospector: 'rulebook' } },
  'underground-cost': { of: 'reconstructed' },
  underground: { of: 'reconstructed' },
  tablet: { of: 'rulebook' },
  'underground-bonus': tileFaces,
  technology: { of: 'rulebook' },
  'resource-bonus': { of: 'rulebook' },
  overlay: { of: 'rulebook' },
  pieces: { of: 'rulebook' },
  surprise: { of: 'rulebook' },
  'silver-bot': { of: 'rulebook' },
}

/**
 * How a value is known: the whole family, one of its values, or an aspect of it such as `marks`.
 * The most special knowledge counts.
 */
export function provenanceOf(
  of: ComponentOrigins,
  family: ComponentFamily,
  value?: string,
  aspect?: string,
): Provenance {
  const { but = {}, of: general } = of[family]
  if (aspect !== undefined)
    return but[`${value} ${aspect}`] ?? but[aspect] ?? but[value ?? ''] ?? general
  return but[value ?? ''] ?? general
}

function known(
  provenance: Provenance,
  names: readonly (string | number)[],
  aspect?: string,
): Readonly<Record<string, Provenance>> {
  return Object.fromEntries(
    names.map((name) => [aspect === undefined ? `${name}` : `${name} ${aspect}`, provenance]),
  )
}
