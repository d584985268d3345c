'use client'

import { useShellState } from '@svetlitsa/api-client/query/shell'
import { useAddToBasket } from '@svetlitsa/shell/basket/use-add-to-basket'
import { Button } from '@svetlitsa/ui/primitives/button'
import { useOffer } from './offer-scope.tsx'
import { useOfferStock } from './use-offer-stock.tsx'

export type ProductBuy = {
  name: string
  url: string
  sign: string
  /** «за метр», where it is sold so. */
  unit?: string
  /** 1, or the minimum batch. */
  quantity: number
  basketHref: string
  words: { toBasket: string; adding: string; inBasket: string; absent: string }
}

type BuyButtonProps = { buy: ProductBuy; size: 48 | 56 }

/** «В корзину» of the product's page and of the phone's buy bar: the offer on the screen. */
export function BuyButton({ buy, size }: BuyButtonProps) {
  const { name, url, sign, quantity, basketHref, words } = buy
  const { offer } = useOffer()
  const { data } = useShellState()
  const { add, isAdding } = useAddToBasket()
  const stock = useOfferStock(offer.id)

  if (data?.basketOfferIds.includes(offer.id)) {
    return (
      <Button size={size} kind="dark" wide href={basketHref}>
        {words.inBasket}
      </Button>
    )
  }
  if (stock === 0) {
    return (
      <Button size={size} kind="quiet" wide disabled>
        {words.absent}
      </Button>
    )
  }
  const put = () => {
    const { id: offerId, price, pictures, finish, sizeText } = offer
    const picture = pictures[0]?.main ?? null
    const facts = [sizeText, finish].filter(Boolean).join(' · ')
    const href = `${url}?offer_id=${offerId}`
    void add({ offerId, name, href, price, picture, facts, sign }, quantity)
  }
  return (
    <Button size={size} wide waiting={isAdding && words.adding} onClick={put}>
      {words.toBasket}
    </Button>
  )
}
