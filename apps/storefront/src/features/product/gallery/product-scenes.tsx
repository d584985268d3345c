'use client'

import { ProductPicture } from '@svetlitsa/ui/product/product-picture'
import { useOffer } from '../offer/offer-provider.tsx'

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
