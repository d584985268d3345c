'use client'

import { PaymentHints, type PaymentHintsWords } from '@svetlitsa/ui/shop/payment-hints'
import type { PriceWords } from '@svetlitsa/ui/shop/price'
import { PriceBlock } from '@svetlitsa/ui/shop/price-block'
import { useOffer } from './offer-scope.tsx'

type ProductPriceProps = {
  words: { price: PriceWords; hints: PaymentHintsWords }
  /** Offer id → «Вернём 1 950 бонусов»; empty where bonuses are off. */
  bonus: Readonly<Record<number, string>>
  sign: string
  isHit: boolean
  hints: { split: boolean; installment: boolean }
}

/** The price of the chosen offer, what comes back, and how it can be paid in parts. */
export function ProductPrice({ words, bonus, sign, isHit, hints }: ProductPriceProps) {
  const { offer } = useOffer()
  return (
    <PriceBlock price={offer.price} words={words.price} sign={sign} bonus={bonus[offer.id]}>
      <PaymentHints
        price={offer.price.new}
        words={words.hints}
        sign={sign}
        hit={isHit}
        offers={hints}
      />
    </PriceBlock>
  )
}
