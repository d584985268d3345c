import { type PictureData, ProductPicture } from './product-picture.tsx'

type PhotoThumbsProps = {
  photos: readonly PictureData[]
  /** «Фото к отзыву: Анна»; the number of the photograph is read after it. */
  label: string
  onOpen: (index: number) => void
}

/** Photographs in a row, small; a press shows them large. */
export function PhotoThumbs({ photos, label, onOpen }: PhotoThumbsProps) {
  return photos.map((photo, at) => (
    <button
      key={photo.sources.src}
      type="button"
      aria-label={`${label} ${at + 1}`}
      onClick={() => onOpen(at)}
      className="h-16 w-20 overflow-hidden rounded-small bg-sand"
    >
      <ProductPicture picture={photo} alt="" />
    </button>
  ))
}
