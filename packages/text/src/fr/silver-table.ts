import type { SilverTableWords } from '../en/silver-table.ts'

export const silverTable = {
  setup: {
    plan: 'Plans souterrains, technologies et décompte',
    plans: {
      random: 'Tirés au sort',
      first: 'Comme pour une première partie',
      chosen: 'Choisis par vous',
    },
    underground: (map) => `Plan souterrain ${map}`,
    random: 'Au sort',
    side: (side) => `Face ${side}`,
    technologies: (chosen, of) =>
      chosen === 0
        ? `Technologies : choisissez-en ${of}, ou aucune pour un tirage au sort`
        : `Technologies : ${chosen} sur ${of}`,
    overlay: 'Ce que la fin de partie multiplie',
    overlays: {
      pillar: 'Maisons ou mines × piliers',
      house: 'Piliers ou mines × maisons',
    },
    tooFew: (of) => `Choisissez ${of} technologies, ou aucune.`,
  },
} satisfies SilverTableWords
