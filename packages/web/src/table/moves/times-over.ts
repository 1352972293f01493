/** "Climb ×3, walk to Lyon": the same in a row is said once. */
export function timesOver(labels: readonly string[]): string {
  const told: { readonly label: string; times: number }[] = []
  for (const label of labels) {
    const last = told.at(-1)
    if (last?.label === label) last.times++
    else told.push({ label, times: 1 })
  }
  return told.map(({ label, times }) => (times === 1 ? label : `${label} ×${times}`)).join(', ')
}
