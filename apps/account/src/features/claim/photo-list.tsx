import type { UploadedPhoto } from '@svetlitsa/api-client/upload/contract'
import { uploadLimits } from '@svetlitsa/domain/upload/upload-limits'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { PhotoThumbs } from '@svetlitsa/ui/media/photo-thumbs'
import { Suspense, useState } from 'react'

// The list does without the viewer.
const PhotoViewer = lazyWithReload(() =>
  import('./photo-viewer.tsx').then((module) => ({ default: module.PhotoViewer })),
)

/** Thumbnails are squares of this side. */
const { thumbnailPx } = uploadLimits

const toThumbnail = ({ thumbnailUrl }: UploadedPhoto) => ({
  sources: { src: thumbnailUrl },
  width: thumbnailPx,
  height: thumbnailPx,
})
const isPicture = ({ name }: UploadedPhoto) => !name.toLowerCase().endsWith('.pdf')

/** Thumbnails of photographs, each opens large; a document is a file to save. */
export function PhotoList({ photos, label }: { photos: UploadedPhoto[]; label: string }) {
  const t = useTexts(claimFormTexts)
  const pictures = photos.filter(isPicture)
  const [start, setStart] = useState<number | null>(null)
  return (
    <>
      <ul aria-label={label} className="flex flex-wrap items-center gap-2">
        {photos.map((photo) => (
          <li key={photo.id}>
            {isPicture(photo) ? (
              <PhotoThumbs
                photos={[toThumbnail(photo)]}
                names={[photo.name]}
                label={t('photos.open')}
                onOpen={() => setStart(pictures.indexOf(photo))}
              />
            ) : (
              <TextLink href={`/uploads/${photo.id}/file`}>{photo.name}</TextLink>
            )}
          </li>
        ))}
      </ul>
      {start !== null && (
        <Suspense>
          <PhotoViewer
            photos={pictures}
            label={label}
            start={start}
            onClose={() => setStart(null)}
          />
        </Suspense>
      )}
    </>
  )
}
