/** Makes entries of the catalogue, with the provenance found where it is kept. */
import type {
  ComponentFamily,
  ModuleId,
  ComponentOrigins,
  PlayerMark,
  Provenance,
} from '@tiletum/engine'
import { provenanceOf } from '../provenance.ts'
import type { Component, ComponentSubject } from './component.ts'

export interface CatalogueEntry {
  readonly id: string
  readonly subject: ComponentSubject
  readonly copies?: number
  /** The component's own word about itself comes first. */
  readonly provenance?: Provenance | undefined
  readonly marksProvenance?: Provenance
}

export function entries(origins: ComponentOrigins, module: ModuleId) {
  return {
    /** Components without player marks. */
    plain: (family: ComponentFamily, list: readonly CatalogueEntry[]): readonly Component[] =>
      list.map(({ id, subject, copies = 1, provenance, marksProvenance }) => ({
        family,
        module,
        id,
        copies,
        provenance: provenance ?? provenanceOf(origins, family, id),
        ...(marksProvenance === undefined ? {} : { marksProvenance }),
        subject,
      })),
    /** Tile faces, one mark a copy. */
    faces: <F extends Face>(
      family: ComponentFamily,
      faces: readonly F[],
      subject: (face: F) => ComponentSubject,
    ): readonly Component[] =>
      faces.map((face) => ({
        family,
        module,
        id: face.id,
        copies: face.marks.length,
        marks: face.marks,
        provenance: face.provenance ?? provenanceOf(origins, family, face.id),
        marksProvenance: provenanceOf(origins, family, face.id, 'marks'),
        subject: subject(face),
      })),
  }
}

interface Face {
  readonly id: string
  readonly marks: readonly PlayerMark[]
  readonly provenance?: Provenance
}

export const linkId = ([one, other]: readonly [string, string]): string => `${one}--${other}`
