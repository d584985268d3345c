'use client'

import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { sumLine } from '@svetlitsa/domain/money/sum-line'
import { normalizeQuantity } from '@svetlitsa/domain/quantity/normalize-quantity'
import type { SellingTerms } from '@svetlitsa/domain/quantity/selling-terms'
import { QuantityStepper } from '@svetlitsa/ui/cart/quantity-stepper'
import { useOffer, useOfferStock } from '../offer/offer-provider.tsx'
import { formatLengthText, type LengthTexts } from './format-length-text.ts'

export type LengthPickerProps = {
  terms: Omit<SellingTerms, 'stock'>
  sign: string
  texts: LengthTexts
}

/**
 * The length of goods cut from a roll, in tenths of a metre, and what it costs
 * (domain.quantity). Once they are in the basket their length is changed there.
 */
export function LengthPicker({
  terms: { minimumBatch, sellsRemains },
  sign,
  texts,
}: LengthPickerProps) {
  const { offer, quantity, setQuantity } = useOffer()
  const { data } = useShellState()
  const stock = useOfferStock(offer.id)
  if (stock === 0) return null
  if (data?.basketOfferIds.includes(offer.id)) {
    return <p className="flex min-h-10 items-center text-small text-ink-soft">{texts.inBasket}</p>
  }
  const terms = {
    stock: stock ?? Number.MAX_SAFE_INTEGER,
    minimumBatch,
    sellsRemains,
    byMetre: true,
  }
  // Another finish may have less left on its roll than was chosen.
  const { quantity: length } = normalizeQuantity({ ...terms, requested: quantity })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <QuantityStepper
        quantity={length}
        terms={terms}
        onChange={setQuantity}
        labels={texts.stepper}
      />
      <p aria-live="polite" className="text-body">
        <span className="font-semibold">
          {formatPrice(sumLine(offer.price.new, length), { sign })}
        </span>{' '}
        {formatLengthText(texts, length)}
      </p>
    </div>
  )
}
