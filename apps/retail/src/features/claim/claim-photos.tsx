import type { UploadedPhoto } from '@svetlitsa/api-client/upload/contract'
import { claimTexts } from '@svetlitsa/i18n/claim/claim-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { PhotoThumbs } from '@svetlitsa/ui/media/photo-thumbs'
import { FullscreenDialog } from '@svetlitsa/ui/overlays/fullscreen-dialog'
import { useState } from 'react'

type ClaimPhotosProps = { label: string; photos: readonly UploadedPhoto[] }

const getFileUrl = ({ id }: UploadedPhoto) => `/uploads/${id}/file`
const isPicture = ({ name }: UploadedPhoto) => !name.toLowerCase().endsWith('.pdf')

/** Thumbnails are squares of this side. */
const THUMBNAIL_SIDE = 120

const toThumbnail = ({ thumbnailUrl }: UploadedPhoto) => ({
  sources: { src: thumbnailUrl },
  width: THUMBNAIL_SIDE,
  height: THUMBNAIL_SIDE,
})

/** Thumbnails of a customer's files; a picture opens large, a document in a tab of its own. */
export function ClaimPhotos({ label, photos }: ClaimPhotosProps) {
  const t = useTexts(claimTexts)
  const pictures = photos.filter(isPicture)
  const [opened, setOpened] = useState<UploadedPhoto | null>(null)
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <PhotoThumbs
          photos={pictures.map(toThumbnail)}
          label={t('photos.open', { label })}
          onOpen={(index) => setOpened(pictures[index] ?? null)}
        />
        {photos
          .filter((photo) => !isPicture(photo))
          .map((photo) => (
            <TextLink key={photo.id} href={getFileUrl(photo)}>
              {photo.name}
            </TextLink>
          ))}
      </div>
      {opened && (
        <FullscreenDialog
          open
          onClose={() => setOpened(null)}
          title={label}
          closeLabel={t('photos.close')}
        >
          <img src={getFileUrl(opened)} alt={opened.name} className="size-full object-contain" />
        </FullscreenDialog>
      )}
    </>
  )
}
