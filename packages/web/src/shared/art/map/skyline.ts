/** Small towns in line: each skyline is a row of motifs on a ground of 34 by 18. */

type Motif = 'gable' | 'tower' | 'spire' | 'dome' | 'gate' | 'house' | 'mill' | 'wall'

/** Each is drawn from its left foot (x, 0) upwards. */
const DRAW: Readonly<Record<Motif, { width: number; path: (x: number) => string }>> = {
  gable: {
    width: 6,
    path: (x) => `M${x} 18v-7h1v-1.500h1v-1.500h2v1.500h1v1.500h1v7zM${x + 3} 18v-3`,
  },
  tower: { width: 5, path: (x) => `M${x} 18V5h1v1.500h1V5h1v1.500h1V5h1v13zM${x + 2.5} 10v2` },
  spire: { width: 5, path: (x) => `M${x} 18V9l2.5-8.500L${x + 5} 9v9zM${x} 9h5M${x + 2.5} 12v2` },
  dome: {
    width: 8,
    path: (x) => `M${x} 18v-7h8v7zM${x} 11c0-4 2-6 4-6s4 2 4 6M${x + 4} 5V2M${x + 4} 14v4`,
  },
  gate: { width: 7, path: (x) => `M${x} 18v-8h7v8M${x + 2} 18v-3a1.5 1.5 0 0 1 3 0v3M${x} 12h7` },
  house: { width: 6, path: (x) => `M${x} 18v-5l3-3.500l3 3.500v5zM${x + 4} 18v-3` },
  mill: {
    width: 7,
    path: (x) => `M${x + 2} 18l1-9h2l1 9zM${x} 5l8 8M${x + 8} 5l-8 8`,
  },
  wall: { width: 5, path: (x) => `M${x} 18v-4h1v-1h1v1h1v-1h1v1h1v4z` },
}

const TOWNS: Readonly<Record<string, readonly Motif[]>> = {
  brugge: ['gable', 'tower', 'gable', 'gable', 'spire'],
  antwerpen: ['gable', 'spire', 'gable', 'gable', 'tower'],
  hamburg: ['spire', 'gable', 'spire', 'gable', 'spire'],
  tiletum: ['gable', 'mill', 'house', 'spire', 'gable'],
  leipzig: ['gable', 'gate', 'spire', 'house', 'tower'],
  troyes: ['house', 'gable', 'spire', 'house', 'gable'],
  strasbourg: ['gable', 'house', 'spire', 'house', 'gate'],
  frankfurt: ['wall', 'tower', 'gable', 'spire', 'gable'],
  nurnberg: ['tower', 'wall', 'gable', 'tower', 'house'],
  verona: ['tower', 'house', 'dome', 'tower', 'wall'],
  venezia: ['dome', 'tower', 'dome', 'house'],
  toulouse: ['house', 'spire', 'dome', 'tower'],
  arles: ['gate', 'wall', 'tower', 'gate', 'house'],
  genova: ['tower', 'house', 'gate', 'tower', 'house'],
}
const ANY: readonly Motif[] = ['house', 'tower', 'gable', 'spire', 'house']

export function skyline(town: string): string {
  const motifs = TOWNS[town] ?? ANY
  const width = motifs.reduce((sum, motif) => sum + DRAW[motif].width, 0)
  let x = (34 - width) / 2
  return motifs
    .map((motif) => {
      const drawn = DRAW[motif].path(x)
      x += DRAW[motif].width
      return drawn
    })
    .join('')
}

/** The front of a cathedral on a ground of 40 by 36; pillars stand in its portals. */
export const CATHEDRAL_FRONT =
  'M1 36V13l4-11l4 11v5M39 36V13l-4-11l-4 11v5M1 13h8M31 13h8M9 18h22M9 18l11-11l11 11M1 36h38M20 7V3M18.5 4.500h3M20 11.500a2.3 2.3 0 1 0 .01 0zM5 6v0M3.5 16v3M6.5 16v3M33.5 16v3M36.5 16v3'

/** Returns the built parts from the ground up: the two towers and the nave, at last the roofs. */
export function risen(built: number): string {
  const [tower, nave] = [built * 23, built * 18]
  const walls = `M1 36v${-tower}h8v${tower}zM31 36v${-tower}h8v${tower}zM9 36v${-nave}h22v${nave}z`
  return built < 1 ? walls : `${walls}M1 13l4-11l4 11zM31 13l4-11l4 11zM9 18l11-11l11 11z`
}

/** Each pillar and each tile taken is a share of the building. */
export const builtOf = (pillars: number, tilesLeft: number, spaces: number): number =>
  (pillars + spaces - tilesLeft) / (2 * spaces)
