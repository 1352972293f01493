/** The technologies, in games that have them. */
import { useSilver } from './use-silver.ts'

interface TechnologiesProps {
  readonly seat: number
  readonly onTechnology: (technology: string, anchor: DOMRect) => void
}

export function Technologies(props: TechnologiesProps) {
  const silver = useSilver()
  return silver === undefined ? undefined : <silver.TechnologiesPanel {...props} />
}
