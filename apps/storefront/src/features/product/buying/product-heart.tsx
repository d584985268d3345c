'use client'

import { FavouriteHeart, type HeartTexts } from '@svetlitsa/shell/favourite/favourite-heart'
import { useOffer } from '../offer/offer-provider.tsx'

type ProductHeartProps = {
  productId: number
  name: string
  /** The project that the heart saves in place of the offer (favorites.projects). */
  projectId: string | null
  texts: HeartTexts
  variant: 'white' | 'outline'
}

/**
 * The favourite button of the selected offer. The product page shows no menu of lists after it
 * (product.crumbs-menu).
 */
export function ProductHeart({ productId, name, projectId, texts, variant }: ProductHeartProps) {
  const { offer } = useOffer()
  const item = { offerId: offer.id, productId, name, price: offer.price.new, projectId }
  return <FavouriteHeart item={item} texts={texts} variant={variant} withoutMenu />
}
