'use client'

import { productTexts } from '@svetlitsa/i18n/product-texts'
import { reviewTexts } from '@svetlitsa/i18n/review-texts'
import { type PictureFile, pictureData } from '@svetlitsa/shell/card/picture-data'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { PhotoThumbs } from '@svetlitsa/ui/shop/photo-thumbs'
import { Suspense, useState } from 'react'

const GalleryWindow = lazyPart(() =>
  import('@svetlitsa/ui/shop/gallery-window').then(({ GalleryWindow }) => ({
    default: GalleryWindow,
  })),
)

type ReviewPicturesProps = { files: readonly PictureFile[]; author: string }

/** Photographs as thumbnails; a press shows them over the whole screen. */
export function ReviewPictures({ files, author }: ReviewPicturesProps) {
  const say = useTexts(reviewTexts)
  const words = productTexts[useLanguage()].gallery
  const [shown, setShown] = useState<{ start: number; isOpen: boolean } | null>(null)
  const alt = author ? say('photoOf', { author }) : say('allPhotos')
  const pictures = files.map((file) => ({
    main: pictureData(file, 'page'),
    thumb: pictureData(file, 'thumb'),
    alt,
  }))
  return (
    <>
      <PhotoThumbs
        photos={pictures.map(({ thumb }) => thumb)}
        label={alt}
        onOpen={(start) => setShown({ start, isOpen: true })}
      />
      {shown && (
        <Suspense>
          <GalleryWindow
            key={shown.start}
            pictures={pictures}
            words={words}
            start={shown.start}
            open={shown.isOpen}
            onClose={() => setShown({ ...shown, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}
