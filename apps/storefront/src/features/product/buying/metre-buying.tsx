import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { findInitialOffer } from '../offer/find-offer.ts'
import { useOffer } from '../offer/selected-offer.ts'
import { LengthPicker } from './length-picker.tsx'
import { ProductBuying, type ProductBuyingProps } from './product-buying.tsx'

/** The buying column of goods cut from a roll, few of which exist: with the choice of a length. */
export function MetreBuying(props: ProductBuyingProps) {
  const { offers, offerId, buy, terms } = props
  const t = useTexts(productTexts)
  const offer = useOffer(findInitialOffer(offers, offerId))
  return (
    <ProductBuying {...props}>
      <div className="flex flex-col gap-2">
        <LengthPicker offer={offer} buy={buy} terms={terms} />
        <p className="text-small text-ink-soft">{t('metre')}</p>
      </div>
    </ProductBuying>
  )
}
