import { type PictureData, ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { useState } from 'react'
import { QuickViewThumbs } from './quick-view-thumbs.tsx'

type QuickViewPicturesProps = { pictures: readonly PictureData[]; alt: string }

/** Pictures of the selected offer: a large one and up to five thumbnails. */
export function QuickViewPictures({ pictures, alt }: QuickViewPicturesProps) {
  const [shown, setShown] = useState(0)
  const picture = pictures[shown] ?? pictures[0]
  return (
    <div className="min-w-0">
      <div data-theme="light" className="aspect-5/4 overflow-hidden rounded-medium bg-sand">
        {picture && <ProductPicture picture={picture} alt={alt} load="soon" />}
      </div>
      {pictures.length > 1 && (
        <QuickViewThumbs pictures={pictures} shown={shown} onShow={setShown} />
      )}
    </div>
  )
}
