'use client'

import { Gallery, type GalleryLabels } from '@svetlitsa/ui/product/gallery'
import { ProductPicture } from '@svetlitsa/ui/product/product-picture'
import { DiscountShield } from '@svetlitsa/ui/product/shield'
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

/**
 * Below the gallery on wide screens: the product in a room, to judge its size, and its fabric in
 * close-up.
 */
export function ProductScenes() {
  const { offer } = useOffer()
  if (offer.scenes.length === 0) return null
  return (
    <div
      className={`grid gap-4 max-lg:hidden ${offer.scenes.length > 1 ? 'lg:grid-cols-[1.35fr_1fr]' : ''}`}
    >
      {offer.scenes.map(({ main, alt }) => (
        <span
          key={main.sources.src}
          className="block h-70 overflow-hidden rounded-medium bg-sand xl:h-85"
        >
          <ProductPicture picture={main} alt={alt} />
        </span>
      ))}
    </div>
  )
}
