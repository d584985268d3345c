'use client'

import { useShellState } from '@svetlitsa/api-client/query/shell'
import { link } from '@svetlitsa/domain/route/site-map'
import { Button } from '@svetlitsa/ui/primitives/button'
import { useCardOffer } from '@svetlitsa/ui/shop/card-offer-scope'
import { useAddToBasket } from '../basket/use-add-to-basket.tsx'
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
  name: string
  facts: string
  sign: string
  /** How many a first press puts in: 1, or the minimum batch. */
  quantity: number
  words: BuyWords
}

/** The button of a card: puts the offer that the card shows into the basket. */
export function CardBuy({ name, facts, sign, quantity, words }: CardBuyProps) {
  const { offer } = useCardOffer()
  const { data } = useShellState()
  const { add, isAdding } = useAddToBasket()
  const remains = useOfferRemains(offer.id)

  if (data?.basketOfferIds.includes(offer.id)) {
    return (
      <Button size={40} kind="outline" wide href={link.basket()}>
        {words.inBasket}
      </Button>
    )
  }
  if (remains?.quantity === 0) {
    return (
      <Button size={40} kind="quiet" wide disabled>
        {words.absent}
      </Button>
    )
  }
  const put = () => {
    const { id: offerId, href, price, pictures } = offer
    const picture = pictures[0] ?? null
    void add({ offerId, name, href, price, picture, facts, sign }, quantity)
  }
  return (
    <Button
      size={40}
      kind="soft"
      wide
      aria-label={words.toBasketOf.replace('{name}', name)}
      waiting={isAdding && words.adding}
      onClick={put}
    >
      {words.toBasket}
    </Button>
  )
}
