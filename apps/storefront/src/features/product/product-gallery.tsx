'use client'

import { DiscountShield } from '@svetlitsa/ui/shop/discount-shield'
import { Gallery, type GalleryWords } from '@svetlitsa/ui/shop/gallery'
import type { ReactNode } from 'react'
import { useOffer } from './offer-scope.tsx'

type ProductGalleryProps = {
  words: GalleryWords
  /** «Хит», «Новинка». */
  shields: ReactNode
  /** The heart, share. */
  tools: ReactNode
  /** «360°», «3D примерка», «В комнате». */
  views: ReactNode
}

/** The pictures of the chosen offer. */
export function ProductGallery({ words, shields, tools, views }: ProductGalleryProps) {
  const { offer } = useOffer()
  return (
    <Gallery
      // Another finish begins with its first picture.
      key={offer.id}
      pictures={offer.pictures}
      words={words}
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
