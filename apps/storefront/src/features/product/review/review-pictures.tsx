import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { type PictureFile, toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { PhotoThumbs } from '@svetlitsa/ui/media/photo-thumbs'
import { Suspense, useState } from 'react'

const GalleryWindow = lazyWithReload(() =>
  import('@svetlitsa/ui/product/gallery/gallery-dialog').then(
    ({ GalleryDialog: GalleryWindow }) => ({
      default: GalleryWindow,
    }),
  ),
)

type ReviewPicturesProps = { files: readonly PictureFile[]; author: string }

/** Thumbnails of photos; pressing one opens it in full screen. */
export function ReviewPictures({ files, author }: ReviewPicturesProps) {
  const t = useTexts(reviewTexts)
  const texts = productTexts[useLanguage()].gallery
  const [shown, setShown] = useState<{ start: number; isOpen: boolean } | null>(null)
  const alt = author ? t('photoOf', { author }) : t('allPhotos')
  const pictures = files.map((file) => ({
    main: toPictureData(file, 'page'),
    thumb: toPictureData(file, 'thumb'),
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
            labels={texts}
            start={shown.start}
            open={shown.isOpen}
            onClose={() => setShown({ ...shown, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}
