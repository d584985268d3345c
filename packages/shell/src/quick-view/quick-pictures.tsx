'use client'

import { type PictureData, ProductPicture } from '@svetlitsa/ui/shop/product-picture'
import { useState } from 'react'
import { QuickThumbs } from './quick-thumbs.tsx'

type QuickPicturesProps = { pictures: readonly PictureData[]; alt: string }

/** The pictures of the chosen offer: one large, and up to five to choose it by. */
export function QuickPictures({ pictures, alt }: QuickPicturesProps) {
  const [shown, setShown] = useState(0)
  const picture = pictures[shown] ?? pictures[0]
  return (
    <div className="min-w-0">
      <div data-theme="light" className="aspect-5/4 overflow-hidden rounded-medium bg-sand">
        {picture && <ProductPicture picture={picture} alt={alt} load="soon" />}
      </div>
      {pictures.length > 1 && <QuickThumbs pictures={pictures} shown={shown} onShow={setShown} />}
    </div>
  )
}
