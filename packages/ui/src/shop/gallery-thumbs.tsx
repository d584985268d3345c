'use client'

import type { GalleryPicture, GalleryWords } from './gallery-picture.ts'
import { photoWord } from './photo-word.ts'
import { ProductPicture } from './product-picture.tsx'

type GalleryThumbsProps = {
  pictures: readonly GalleryPicture[]
  index: number
  words: GalleryWords
  onChoose: (index: number) => void
  /** The place of the picture that lies under «+7». */
  onMore: (index: number) => void
}

const most = 5

const look =
  'relative block size-full overflow-hidden rounded-compact bg-sand text-white md:rounded-medium'

/** Up to five thumbnails; where there are more pictures, the last says how many and shows them all. */
export function GalleryThumbs(props: GalleryThumbsProps) {
  const { pictures, index, words, onChoose, onMore } = props
  if (pictures.length < 2) return null
  const hidden = pictures.length - most
  return (
    <ul className="grid grid-cols-5 gap-2 max-md:h-13.5 md:grid-cols-1 md:grid-rows-5 md:gap-4">
      {pictures.slice(0, most).map((picture, at) => {
        const isMore = at === most - 1 && hidden > 0
        const isShown = at === index || (isMore && index >= most - 1)
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
                  ? `+${hidden}. ${words.all}`
                  : photoWord(words.photo, at + 1, pictures.length)
              }
              aria-current={isShown ? 'true' : undefined}
              onClick={() => (isMore ? onMore(at) : onChoose(at))}
              className={look}
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
