import { type PictureData, ProductPicture } from '../product-picture/product-picture.tsx'

type PhotoThumbsProps = {
  photos: readonly PictureData[]
  /** «Фото к отзыву: Анна»; the photo's name, or else its number, is appended. */
  label: string
  names?: readonly string[]
  onOpen: (index: number) => void
}

/** A row of photo thumbnails; a click opens the photo in full size. */
export function PhotoThumbs({ photos, label, names, onOpen }: PhotoThumbsProps) {
  return photos.map((photo, index) => (
    <button
      key={photo.sources.src}
      type="button"
      aria-label={`${label} ${names?.[index] ?? index + 1}`}
      onClick={() => onOpen(index)}
      className="h-16 w-20 overflow-hidden rounded-small bg-sand"
    >
      <ProductPicture picture={photo} alt="" />
    </button>
  ))
}
