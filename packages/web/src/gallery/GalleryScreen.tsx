/** The gallery of all components, of the standard edition or of one that is edited. */
import { content } from '@tiletum/content'
import { lazy, Suspense, useState } from 'react'
import { go } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { EditionChooser } from './EditionChooser.tsx'
import { EVERYTHING } from './filter.ts'
import { Gallery } from './Gallery.tsx'
import { galleryWords } from '../shared/language/screen-words.ts'
import './gallery.css'

const EditedGallery = lazy(async () => ({
  default: (await import('./EditedGallery.tsx')).EditedGallery,
}))

export interface GalleryScreenProps {
  readonly edition: string | undefined
  readonly component: string | undefined
}

export function GalleryScreen({ edition, component }: GalleryScreenProps) {
  const { gallery } = useLazyWords(galleryWords)
  const [wanted, setWanted] = useState(EVERYTHING)
  const shared = { component, wanted, onWanted: setWanted }
  return (
    <PageFrame wide>
      <div className="gallery">
        <div className="gallery-head">
          <h1>{gallery.title}</h1>
          <button type="button" onClick={() => go({ at: 'start' })}>
            {gallery.home}
          </button>
          <p>{gallery.intro}</p>
        </div>
        {edition === undefined ? (
          <>
            <div className="gallery-edition">
              <EditionChooser edition={edition} component={component} visit={edition} />
              <p>{gallery.edition.about}</p>
            </div>
            <Gallery
              {...shared}
              content={content}
              edition={undefined}
              correction={() => <p className="quiet">{gallery.form.need}</p>}
            />
          </>
        ) : (
          <Suspense fallback={<p aria-busy="true" />}>
            <EditedGallery key={edition} {...shared} edition={edition} />
          </Suspense>
        )}
      </div>
    </PageFrame>
  )
}
