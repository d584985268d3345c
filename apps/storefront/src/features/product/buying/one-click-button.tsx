'use client'

import { link } from '@svetlitsa/domain/route/site-map'
import { useAddOffersToCart } from '@svetlitsa/shell/basket/use-add-offers-to-cart'
import { Button } from '@svetlitsa/ui/actions/button'
import { useOffer, useOfferStock } from '../offer/offer-provider.tsx'

type OneClickButtonProps = {
  name: string
  texts: { buy: string; adding: string }
}

/** Adds the offer to the basket and goes to the checkout at once. */
export function OneClickButton({ name, texts }: OneClickButtonProps) {
  const { offer, quantity } = useOffer()
  const { add, isAdding } = useAddOffersToCart(name)
  const stock = useOfferStock(offer.id)
  if (stock === 0) return null
  const buy = async () => {
    const isAdded = await add({ offers: [{ offerId: offer.id, quantity }] })
    if (isAdded) location.assign(link.basket())
  }
  return (
    <Button kind="soft" wide waiting={isAdding && texts.adding} onClick={() => void buy()}>
      {texts.buy}
    </Button>
  )
}
