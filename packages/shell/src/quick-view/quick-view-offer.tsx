import { useRemains } from '@svetlitsa/api-client/product/queries'
import type { CardOffer } from '@svetlitsa/domain/card/card'
import { pickStockQueryOffers } from '@svetlitsa/domain/product/product-offer'
import type { SellingTerms } from '@svetlitsa/domain/quantity/selling-terms'
import { useState } from 'react'
import type { QuickViewItem } from '../card/quick-view-item.ts'
import { FavouriteHeart } from '../favourite/favourite-heart.tsx'
import { getHeartTexts } from '../favourite/get-heart-texts.ts'
import { useLanguage } from '../language/language-provider.tsx'
import { findQuickViewChoice, type QuickViewChoice } from './find-quick-view-choice.ts'
import { getOfferPictures } from './get-offer-pictures.ts'
import { QuickViewBuy } from './quick-view-buy.tsx'
import { QuickViewDetails } from './quick-view-details.tsx'
import { QuickViewPictures } from './quick-view-pictures.tsx'

type QuickViewOfferProps = {
  item: QuickViewItem
  offers: readonly CardOffer[]
  terms: Omit<SellingTerms, 'stock'>
  /** Initial quantity: 1, or the minimum batch. */
  quantity: number
}

/** The selected offer in a quick view, with the alternatives. */
export function QuickViewOffer({
  item,
  offers,
  terms,
  quantity: initialQuantity,
}: QuickViewOfferProps) {
  const heartTexts = getHeartTexts(useLanguage())
  const [offerId, choose] = useState(item.offerId)
  const [quantity, setQuantity] = useState(initialQuantity)
  const choice = findQuickViewChoice(offers, offerId)
  const { data: remains } = useRemains(listChoiceOfferIds(choice))
  if (!choice) return null
  const { offer } = choice
  const { productId, name, projectId } = item
  const price = offer.price.new
  const favouriteItem = { offerId: offer.id, productId, name, price, projectId }
  const stock = remains?.get(offer.id)
  const selectOffer = (id: number) => {
    choose(id)
    setQuantity(initialQuantity)
  }
  return (
    <div className="grid gap-6 md:grid-cols-2 md:gap-8">
      <div className="relative min-w-0">
        <QuickViewPictures
          key={offer.id}
          pictures={getOfferPictures(offer, item)}
          alt={item.name}
        />
        <div data-theme="light" className="absolute top-3 right-3">
          <FavouriteHeart key={offer.id} item={favouriteItem} texts={heartTexts} variant="white" />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <QuickViewDetails
          choice={choice}
          onChoose={selectOffer}
          sign={item.sign}
          byMetre={item.byMetre}
          stock={stock}
        />
        <QuickViewBuy
          item={item}
          offer={offer}
          terms={{ ...terms, stock: stock?.quantity ?? Number.MAX_SAFE_INTEGER }}
          quantity={quantity}
          onQuantity={setQuantity}
        />
      </div>
    </div>
  )
}

/** At most five offers, including the selected one (list.enrich). */
function listChoiceOfferIds(choice: QuickViewChoice | null): number[] {
  if (!choice) return []
  const { offer, finishes } = choice
  const others = finishes.filter(({ id }) => id !== offer.id)
  return pickStockQueryOffers([offer, ...others]).map(({ id }) => id)
}
