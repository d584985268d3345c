import type { UploadedPhoto } from '@svetlitsa/api-client/upload/contract'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { GalleryDialog } from '@svetlitsa/ui/product/gallery/gallery-dialog'

type PhotoViewerProps = {
  photos: readonly UploadedPhoto[]
  /** What they show: the title of the window. */
  label: string
  /** Index of the one that was pressed, from 0. */
  start: number
  onClose: () => void
}

/** The picture fills its window whatever its own size, which the shop does not tell. */
const SIDE = 1_600

/** Photographs on the full screen, one at a time, as those of a product. */
export function PhotoViewer({ photos, label, start, onClose }: PhotoViewerProps) {
  const labels = { ...claimFormTexts[useLanguage()].photos.viewer, gallery: label }
  const pictures = photos.map(({ id, name, thumbnailUrl }) => ({
    main: { sources: { src: `/uploads/${id}/file` }, width: SIDE, height: SIDE },
    thumb: { sources: { src: thumbnailUrl }, width: SIDE, height: SIDE },
    alt: name,
  }))
  return <GalleryDialog pictures={pictures} labels={labels} start={start} open onClose={onClose} />
}
