/** The gallery with an edition: its corrections are marked, and every sheet has a form. */
import { EditionChooser } from './EditionChooser.tsx'
import { useEditing } from './editing.ts'
import { EditionPanel } from './EditionPanel.tsx'
import type { GalleryFilter } from './filter.ts'
import { CorrectionForm } from './CorrectionForm.tsx'
import { Gallery } from './Gallery.tsx'

interface EditedGalleryProps {
  readonly edition: string
  readonly component: string | undefined
  readonly wanted: GalleryFilter
  readonly onWanted: (wanted: GalleryFilter) => void
}

export function EditedGallery(props: EditedGalleryProps) {
  const { edition, component } = props
  const opened = useEditing(edition)
  const editing = opened.is === 'open' ? opened.editing : undefined
  return (
    <>
      <div className="gallery-edition">
        <EditionChooser edition={edition} component={component} visit={editing?.kept.changed} />
        {editing === undefined ? undefined : <EditionPanel editing={editing} />}
      </div>
      {editing === undefined ? undefined : (
        <Gallery
          {...props}
          content={editing.content}
          correction={(looked) => (
            <CorrectionForm key={looked.id} component={looked} editing={editing} />
          )}
        />
      )}
    </>
  )
}
