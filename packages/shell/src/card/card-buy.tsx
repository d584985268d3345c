'use client'

import { useShellFact } from '@svetlitsa/api-client/query/shell'
import { isPhoneSized } from '@svetlitsa/domain/device/is-phone-sized'
import { link } from '@svetlitsa/domain/route/site-map'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { useCardOffer } from '@svetlitsa/ui/shop/card-offer-scope'
import { useCallback } from 'react'
import { useAddToBasket } from '../basket/use-add-to-basket.tsx'
import type { QuickThing } from '../quick-view/quick-thing.ts'
import { useOfferRemains } from './remains-scope.tsx'

export type BuyWords = {
  toBasket: string
  /** «В корзину: {name}», read instead of the bare words. */
  toBasketOf: string
  adding: string
  inBasket: string
  absent: string
}

type CardBuyProps = {
  /** What the quick view is opened with beside the offer that the card shows. */
  thing: Pick<QuickThing, 'productId' | 'name' | 'url' | 'sign' | 'byMetre'>
  maker: string
  facts: string
  /** How many a first press puts in: 1, or the minimum batch. */
  quantity: number
  words: BuyWords
}

/**
 * The button of a card: on a desktop it opens the quick view of the offer that the card shows, on a
 * phone it puts it into the basket (storefront §4).
 */
export function CardBuy({ thing, maker, facts, quantity, words }: CardBuyProps) {
  const { offer } = useCardOffer()
  const isInBasket = useShellFact(
    useCallback(({ basketOfferIds }) => basketOfferIds.includes(offer.id), [offer.id]),
  )
  const { add, isAdding } = useAddToBasket()
  const { open } = useWindows()
  const remains = useOfferRemains(offer.id)

  if (isInBasket) {
    return (
      <Button size={40} kind="outline" wide href={link.basket()}>
        {words.inBasket}
      </Button>
    )
  }
  if (remains?.quantity === 0) {
    return (
      <Button size={40} kind="quiet" wide disabled data-absent>
        {words.absent}
      </Button>
    )
  }
  const press = () => {
    const { id: offerId, href, price, pictures } = offer
    const picture = pictures[0] ?? null
    const told = { brand: maker }
    if (!isPhoneSized(screen.width, screen.height)) {
      open('quickView', { thing: { ...thing, offerId, price, picture, told } })
      return
    }
    const { name, sign } = thing
    void add({ offerId, name, href, price, picture, facts, sign, told }, quantity)
  }
  return (
    <Button
      size={40}
      kind="soft"
      wide
      aria-label={words.toBasketOf.replace('{name}', thing.name)}
      waiting={isAdding && words.adding}
      onClick={press}
    >
      {words.toBasket}
    </Button>
  )
}
