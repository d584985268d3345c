'use client'

import { Gallery, type GalleryLabels } from '@svetlitsa/ui/product/gallery'
import { DiscountShield } from '@svetlitsa/ui/product/shield/discount-shield'
import type { ReactNode } from 'react'
import { useOffer } from '../offer/offer-provider.tsx'

type ProductGalleryProps = {
  texts: GalleryLabels
  /** «Хит», «Новинка». */
  shields: ReactNode
  /** Favourite and share buttons. */
  tools: ReactNode
  /** «360°», «3D примерка», «В комнате». */
  views: ReactNode
}

/** The pictures of the selected offer. */
export function ProductGallery({ texts, shields, tools, views }: ProductGalleryProps) {
  const { offer } = useOffer()
  return (
    <Gallery
      // Another finish starts with its first picture.
      key={offer.id}
      pictures={offer.pictures}
      labels={texts}
      tools={tools}
      views={views}
      shields={
        <>
          <DiscountShield price={offer.price} />
          {shields}
        </>
      }
    />
  )
}
