import type { SellingTerms } from '@svetlitsa/domain/quantity/selling-terms'
import { Activity, type ReactNode } from 'react'
import { CheaperLink } from '../cheaper/cheaper-link.tsx'
import { ProductDelivery } from '../delivery/product-delivery.tsx'
import { ProductTotal } from '../delivery/product-total.tsx'
import { findInitialOffer } from '../offer/find-offer.ts'
import { OfferPicker } from '../offer/offer-picker.tsx'
import type { ProductOffer } from '../offer/product-offer.ts'
import { useOffer } from '../offer/selected-offer.ts'
import { BuyButton } from './buy-button.tsx'
import { OneClickButton } from './one-click-button.tsx'
import type { ProductBuy } from './product-buy.ts'
import { ProductHeart } from './product-heart.tsx'
import { ProductPrice } from './product-price.tsx'
import { SugarGift } from './sugar-gift.tsx'

export type ProductBuyingProps = {
  product: {
    id: number
    guid: string
    /** As the shop writes it; `buy` has the name with typography. */
    name: string
    hit: boolean
    projectId: string | null
    warrantyMonths: number
  }
  buy: ProductBuy
  terms: Omit<SellingTerms, 'stock'>
  /** All offers of the product: no other island has more than the one in the address. */
  offers: readonly ProductOffer[]
  /** The offer in the address. */
  offerId: number
  hasBonus: boolean
  /** The price above which sugar comes with the offer; null where there is no gift. */
  giftThreshold: number | null
  /** Between the choice of the offer and the buttons. */
  children?: ReactNode
}

/**
 * The buying column below the name: price, finish and size, basket button, delivery, total price.
 */
export function ProductBuying(props: ProductBuyingProps) {
  const { product, buy, offers, hasBonus, giftThreshold, children } = props
  const { id, guid, name, hit, warrantyMonths } = product
  const { sign, url } = buy
  const offer = useOffer(findInitialOffer(offers, props.offerId))
  return (
    <>
      <ProductPrice
        offer={offer}
        byMetre={buy.byMetre}
        sign={sign}
        isHit={hit}
        hasBonus={hasBonus}
      />
      {giftThreshold !== null && (
        <SugarGift price={offer.price.new} threshold={giftThreshold} sign={sign} />
      )}
      <OfferPicker offers={offers} offer={offer} />
      {children}
      <div className="flex flex-col gap-3 noscript:hidden">
        <div className="flex gap-3">
          <div className="grow">
            <BuyButton offer={offer} buy={buy} size={56} />
          </div>
          <ProductHeart product={product} offer={offer} variant="outline" />
        </div>
        <OneClickButton offerId={offer.id} name={name} quantity={buy.quantity} />
      </div>
      <p className="text-small">
        <CheaperLink product={{ guid, name, url }} offer={offer} />
      </p>
      {/* Hydrated by themselves, after what is pressed first. */}
      <Activity>
        <ProductDelivery productId={id} offer={offer} sign={sign} warrantyMonths={warrantyMonths} />
      </Activity>
      <Activity>
        <ProductTotal productId={id} offer={offer} quantity={buy.quantity} sign={sign} />
      </Activity>
    </>
  )
}
