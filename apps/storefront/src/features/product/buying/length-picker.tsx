import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { sumLine } from '@svetlitsa/domain/money/sum'
import { normalizeQuantity } from '@svetlitsa/domain/quantity/quantity'
import type { SellingTerms } from '@svetlitsa/domain/quantity/selling-terms'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { getQuantityTexts } from '@svetlitsa/shell/card/card-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { QuantityStepper } from '@svetlitsa/ui/basket/quantity-stepper'
import type { ProductOffer } from '../offer/product-offer.ts'
import { selectQuantity, useOfferRemains, useQuantity } from '../offer/selected-offer.ts'
import { formatLengthText } from './format-length-text.ts'
import type { ProductBuy } from './product-buy.ts'

type LengthPickerProps = {
  offer: Pick<ProductOffer, 'id' | 'price'>
  buy: ProductBuy
  terms: Omit<SellingTerms, 'stock'>
}

/**
 * The length of goods cut from a roll, in tenths of a metre, and what it costs
 * (domain.quantity). Once they are in the basket their length is changed there.
 */
export function LengthPicker({ offer, buy, terms: sellingTerms }: LengthPickerProps) {
  const { name, sign } = buy
  const language = useLanguage()
  const quantity = useQuantity(buy.quantity)
  const { data } = useShellState()
  const stock = useOfferRemains(offer.id)?.quantity
  if (stock === 0) return null
  if (data?.basketOfferIds.includes(offer.id)) {
    return (
      <p className="flex min-h-10 items-center text-small text-ink-soft">
        {productTexts[language].lengthInBasket}
      </p>
    )
  }
  const terms = { ...sellingTerms, stock: stock ?? Number.MAX_SAFE_INTEGER, byMetre: true }
  // Another finish may have less left on its roll than was chosen.
  const { quantity: length } = normalizeQuantity({ ...terms, requested: quantity })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <QuantityStepper
        quantity={length}
        terms={terms}
        onChange={selectQuantity}
        labels={getQuantityTexts(language, name, true)}
      />
      <p aria-live="polite" className="text-body">
        <span className="font-semibold">
          {formatPrice(sumLine(offer.price.new, length), { sign })}
        </span>{' '}
        {formatLengthText(language, length)}
      </p>
    </div>
  )
}
