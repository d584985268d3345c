'use client'

import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { useAddToCart } from '@svetlitsa/shell/basket/use-add-to-cart'
import { Button } from '@svetlitsa/ui/actions/button'
import { useOffer, useOfferStock } from '../offer/offer-provider.tsx'

export type ProductBuy = {
  name: string
  url: string
  sign: string
  /** «за метр», where the product is sold by the metre. */
  unit?: string
  /** 1, or the minimum batch. */
  quantity: number
  basketHref: string
  texts: { toBasket: string; adding: string; inBasket: string; absent: string }
}

type BuyButtonProps = { buy: ProductBuy; size: 48 | 56 }

/** «В корзину» for the selected offer, on the product page and in the phone's buy bar. */
export function BuyButton({ buy, size }: BuyButtonProps) {
  const { name, url, sign, quantity, basketHref, texts } = buy
  const { offer } = useOffer()
  const { data } = useShellState()
  const { add, isAdding } = useAddToCart()
  const stock = useOfferStock(offer.id)

  if (data?.basketOfferIds.includes(offer.id)) {
    return (
      <Button size={size} kind="dark" wide href={basketHref}>
        {texts.inBasket}
      </Button>
    )
  }
  if (stock === 0) {
    return (
      <Button size={size} kind="quiet" wide disabled>
        {texts.absent}
      </Button>
    )
  }
  const addItem = () => {
    const { id: offerId, price, pictures, finish, sizeText } = offer
    const picture = pictures[0]?.main ?? null
    const variantText = [sizeText, finish].filter(Boolean).join(' · ')
    const href = `${url}?offer_id=${offerId}`
    void add({ offerId, name, href, price, picture, variantText, sign }, quantity)
  }
  return (
    <Button size={size} wide waiting={isAdding && texts.adding} onClick={addItem}>
      {texts.toBasket}
    </Button>
  )
}
