import { groupThousands } from '@svetlitsa/domain/money/price-text'
import { getInstallmentMonths } from '@svetlitsa/domain/price/installment'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { getBuyTexts, getPriceTexts } from '@svetlitsa/shell/card/card-texts'
import { PartnerPrice } from '@svetlitsa/shell/card/partner-price'
import { PaymentHintsContext } from '@svetlitsa/shell/card/payment-hints-context'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PaymentHints } from '@svetlitsa/ui/product/price/payment-hints'
import { PriceBlock } from '@svetlitsa/ui/product/price/price-block'
import { use } from 'react'
import type { ProductOffer } from '../offer/product-offer.ts'

type ProductPriceProps = {
  offer: Pick<ProductOffer, 'id' | 'price' | 'bonus'>
  byMetre: boolean
  sign: string
  isHit: boolean
  hasBonus: boolean
}

/** The price of the selected offer, its bonuses and its installment plans. */
export function ProductPrice({ offer, byMetre, sign, isHit, hasBonus }: ProductPriceProps) {
  const t = useTexts(productTexts)
  const language = useLanguage()
  const hints = use(PaymentHintsContext)
  const { id, price, bonus: count } = offer
  const bonus =
    hasBonus && count > 0 ? t('bonus', { count, sum: groupThousands(count) }) : undefined
  return (
    <PriceBlock price={price} labels={getPriceTexts(language, byMetre)} sign={sign} bonus={bonus}>
      <PartnerPrice offerId={id} label={getBuyTexts(language).partnerPrice} sign={sign} />
      <PaymentHints
        price={price.new}
        labels={{
          parts: t(hints.parts ?? 'split'),
          monthly: t(hints.monthly ?? 'installment', {
            months: getInstallmentMonths({ hit: isHit }),
          }),
        }}
        sign={sign}
        hit={isHit}
        hints={hints}
      />
    </PriceBlock>
  )
}
