'use client'

import type { PaymentHints as Hints } from '@svetlitsa/domain/price/get-payment-hints'
import { PartnerPrice } from '@svetlitsa/shell/card/partner-price'
import { Icon } from '@svetlitsa/ui/media/icon'
import type { PriceLabels } from '@svetlitsa/ui/product/price'
import { PaymentHints, type PaymentHintsLabels } from '@svetlitsa/ui/product/price/payment-hints'
import { PriceBlock } from '@svetlitsa/ui/product/price/price-block'
import { Gift } from 'lucide'
import { useOffer } from '../offer/offer-provider.tsx'

type ProductPriceProps = {
  texts: { price: PriceLabels; hints: PaymentHintsLabels; partner: string }
  /** Offer id → «Вернём 1 950 бонусов»; empty where bonuses are off. */
  bonus: Readonly<Record<number, string>>
  sign: string
  isHit: boolean
  hints: Hints
}

/** The price of the selected offer, its bonuses and its installment plans. */
export function ProductPrice({ texts, bonus, sign, isHit, hints }: ProductPriceProps) {
  const { offer } = useOffer()
  return (
    <PriceBlock price={offer.price} labels={texts.price} sign={sign} bonus={bonus[offer.id]}>
      <PartnerPrice offerId={offer.id} label={texts.partner} sign={sign} />
      <PaymentHints
        price={offer.price.new}
        labels={texts.hints}
        sign={sign}
        hit={isHit}
        hints={hints}
      />
    </PriceBlock>
  )
}

type SugarGiftProps = {
  /** Offers whose price qualifies for the gift, in a region that gives it. */
  offerIds: readonly number[]
  label: string
}

/** The gift that comes with the selected offer (card.sugar-gift). */
export function SugarGift({ offerIds, label }: SugarGiftProps) {
  const { offer } = useOffer()
  if (!offerIds.includes(offer.id)) return null
  return (
    <p className="flex items-center gap-2 text-small text-forest">
      <Icon iconNode={Gift} size="line" />
      {label}
    </p>
  )
}
