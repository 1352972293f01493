/** Prospect for Silver on the screen: its set-up, and what stands around it on the table. */
export const silverTable = {
  setup: {
    plan: 'Undergrounds, technologies and scoring',
    plans: {
      random: 'Drawn by lot',
      first: 'As for a first game',
      chosen: 'Chosen by you',
    },
    underground: (map: string) => `Underground ${map}`,
    random: 'By lot',
    side: (side: string) => `Side ${side}`,
    technologies: (chosen: number, of: number) =>
      chosen === 0
        ? `Technologies: choose ${of}, or none for a draw by lot`
        : `Technologies: ${chosen} of ${of}`,
    overlay: 'What the end of the game multiplies',
    overlays: {
      pillar: 'Houses or mines × pillars',
      house: 'Pillars or mines × houses',
    },
    tooFew: (of: number) => `Choose ${of} technologies, or none.`,
  },
}
export type SilverTableWords = typeof silverTable
