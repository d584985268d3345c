import { ProductPicture } from '../../media/product-picture/product-picture.tsx'
import type { GalleryLabels, GalleryPicture } from './gallery-picture.ts'
import { formatPhotoCounter } from './gallery-picture.ts'

type GalleryThumbsProps = {
  pictures: readonly GalleryPicture[]
  index: number
  labels: GalleryLabels
  onChoose: (index: number) => void
  /** Called with the index of the picture behind «+7». */
  onMore: (index: number) => void
}

const maxThumbs = 5

const thumbClass =
  'relative block size-full overflow-hidden rounded-compact bg-sand text-white md:rounded-medium'

/**
 * Up to five thumbnails; if there are more pictures, the last shows how many and opens all of them.
 */
export function GalleryThumbs(props: GalleryThumbsProps) {
  const { pictures, index, labels, onChoose, onMore } = props
  if (pictures.length < 2) return null
  const hidden = pictures.length - maxThumbs
  return (
    <ul className="grid grid-cols-5 gap-2 max-md:h-13.5 md:grid-cols-1 md:grid-rows-5 md:gap-4">
      {pictures.slice(0, maxThumbs).map((picture, pictureIndex) => {
        const isMore = pictureIndex === maxThumbs - 1 && hidden > 0
        const isShown = pictureIndex === index || (isMore && index >= maxThumbs - 1)
        return (
          <li
            key={picture.thumb.sources.src}
            className={`min-h-0 rounded-medium ${isShown ? 'outline-2 outline-offset-2 outline-ink' : ''}`}
          >
            <button
              type="button"
              data-theme="light"
              aria-label={
                isMore
                  ? `+${hidden}. ${labels.all}`
                  : formatPhotoCounter(labels.photo, pictureIndex + 1, pictures.length)
              }
              aria-current={isShown ? 'true' : undefined}
              onClick={() => (isMore ? onMore(pictureIndex) : onChoose(pictureIndex))}
              className={thumbClass}
            >
              <ProductPicture picture={picture.thumb} alt="" load="soon" />
              {isMore && (
                <span className="absolute inset-0 flex items-center justify-center bg-picture-ink/55 text-body font-semibold">
                  +{hidden}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
