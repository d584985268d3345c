import { useCardOfferChoice } from '@svetlitsa/ui/product/product-card/card-offer-provider'
import { FavouriteHeart, type HeartTexts } from './favourite-heart.tsx'

type CardHeartProps = { productId: number; name: string; projectId?: string; texts: HeartTexts }

/** The favourite button of a card, for the chosen offer of the card. */
export function CardHeart({ productId, name, projectId, texts }: CardHeartProps) {
  const { chosenOffer: offer } = useCardOfferChoice()
  const item = { offerId: offer.id, productId, name, price: offer.price.new, projectId }
  return <FavouriteHeart item={item} texts={texts} />
}
