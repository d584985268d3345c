import { FavouriteHeart } from '@svetlitsa/shell/favourite/favourite-heart'
import { getHeartTexts } from '@svetlitsa/shell/favourite/get-heart-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import type { ProductOffer } from '../offer/product-offer.ts'

type ProductHeartProps = {
  product: {
    id: number
    name: string
    /** The project that the heart saves in place of the offer (favorites.projects). */
    projectId: string | null
  }
  offer: Pick<ProductOffer, 'id' | 'price'>
  variant: 'white' | 'outline'
}

/**
 * The favourite button of the selected offer. The product page shows no menu of lists after it
 * (product.crumbs-menu).
 */
export function ProductHeart({ product, offer, variant }: ProductHeartProps) {
  const texts = getHeartTexts(useLanguage())
  const { id: productId, name, projectId } = product
  const item = { offerId: offer.id, productId, name, price: offer.price.new, projectId }
  return <FavouriteHeart item={item} texts={texts} variant={variant} withoutMenu />
}
