'use client'

import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { useAddToCart } from '@svetlitsa/shell/basket/use-add-to-cart'
import {
  StockNoticeButton,
  type StockNoticeButtonTexts,
} from '@svetlitsa/shell/stock-notice/stock-notice-button'
import { Button } from '@svetlitsa/ui/actions/button'
import { useOffer, useOfferStock } from '../offer/offer-provider.tsx'
import type { LengthTexts } from './format-length-text.ts'

export type ProductBuy = {
  name: string
  url: string
  sign: string
  /** For goods that are sold by the metre. */
  length: LengthTexts | null
  basketHref: string
  texts: { toBasket: string; adding: string; inBasket: string; notice: StockNoticeButtonTexts }
}

type BuyButtonProps = { buy: ProductBuy; size: 48 | 56 }

/** «В корзину» for the selected offer, on the product page and in the phone's buy bar. */
export function BuyButton({ buy, size }: BuyButtonProps) {
  const { name, url, sign, length, basketHref, texts } = buy
  const { offer, quantity } = useOffer()
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
    return <StockNoticeButton offerId={offer.id} name={name} texts={texts.notice} size={size} />
  }
  const addItem = () => {
    const { id: offerId, price, pictures, finish, sizeText } = offer
    const picture = pictures[0]?.main ?? null
    const variantText = [sizeText, finish].filter(Boolean).join(' · ')
    const href = `${url}?offer_id=${offerId}`
    const byMetre = length !== null
    void add({ offerId, name, href, price, picture, variantText, sign, byMetre }, quantity)
  }
  return (
    <Button size={size} wide waiting={isAdding && texts.adding} onClick={addItem}>
      {texts.toBasket}
    </Button>
  )
}
