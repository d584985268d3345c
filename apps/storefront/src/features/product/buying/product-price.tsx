'use client'

import type { PriceLabels } from '@svetlitsa/ui/product/price'
import { PaymentHints, type PaymentHintsLabels } from '@svetlitsa/ui/product/price/payment-hints'
import { PriceBlock } from '@svetlitsa/ui/product/price/price-block'
import { useOffer } from '../offer/offer-provider.tsx'

type ProductPriceProps = {
  texts: { price: PriceLabels; hints: PaymentHintsLabels }
  /** Offer id → «Вернём 1 950 бонусов»; empty where bonuses are off. */
  bonus: Readonly<Record<number, string>>
  sign: string
  isHit: boolean
  hints: { split: boolean; installment: boolean }
}

/** The price of the selected offer, its bonuses and its installment plans. */
export function ProductPrice({ texts, bonus, sign, isHit, hints }: ProductPriceProps) {
  const { offer } = useOffer()
  return (
    <PriceBlock price={offer.price} labels={texts.price} sign={sign} bonus={bonus[offer.id]}>
      <PaymentHints
        price={offer.price.new}
        labels={texts.hints}
        sign={sign}
        hit={isHit}
        offers={hints}
      />
    </PriceBlock>
  )
}
