'use client'

import { link } from '@svetlitsa/domain/route/site-map'
import { useAddTogether } from '@svetlitsa/shell/basket/use-add-together'
import { Button } from '@svetlitsa/ui/primitives/button'
import { useOffer } from './offer-scope.tsx'
import { useOfferStock } from './use-offer-stock.tsx'

type OneClickButtonProps = {
  name: string
  quantity: number
  words: { buy: string; adding: string }
}

/** Puts the offer into the basket and goes on to the order at once. */
export function OneClickButton({ name, quantity, words }: OneClickButtonProps) {
  const { offer } = useOffer()
  const { add, isAdding } = useAddTogether(name)
  const stock = useOfferStock(offer.id)
  if (stock === 0) return null
  const buy = async () => {
    const isIn = await add({ offers: [{ offerId: offer.id, quantity }] })
    if (isIn) location.assign(link.basket())
  }
  return (
    <Button kind="soft" wide waiting={isAdding && words.adding} onClick={() => void buy()}>
      {words.buy}
    </Button>
  )
}
