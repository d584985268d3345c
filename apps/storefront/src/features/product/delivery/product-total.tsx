import { useClientValue } from '@svetlitsa/api-client/hydration/use-client-value'
import { useProductAdditional } from '@svetlitsa/api-client/product/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { sumLine } from '@svetlitsa/domain/money/sum'
import { calculateArrivalPrice } from '@svetlitsa/domain/price/calculate-arrival-price'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { useState } from 'react'
import type { ProductOffer } from '../offer/product-offer.ts'
import { useOfferRemains, useQuantity } from '../offer/selected-offer.ts'

type ProductTotalProps = {
  productId: number
  offer: Pick<ProductOffer, 'id' | 'price'>
  /** The initial quantity. */
  quantity: number
  sign: string
}

/**
 * The total price at home of what «В корзину» adds: with delivery, and with lifting and assembly if
 * selected.
 */
export function ProductTotal(props: ProductTotalProps) {
  const { productId, offer, sign } = props
  const t = useTexts(productTexts)
  const quantity = useQuantity(props.quantity)
  const data = useClientValue(useProductAdditional(productId).data)
  const remains = useOfferRemains(offer.id)
  const [lift, setLift] = useState(false)
  const [assembly, setAssembly] = useState(false)
  const formatSum = (value: number) => formatPrice(value, { sign, convert: false })
  if (remains?.quantity === 0) return null
  if (!data) return <p className="min-h-33 text-small text-ink-soft">{t('total.waiting')}</p>
  const { delivery } = data
  const tariff = { ...delivery.tariff, liftByElevator: delivery.liftPrice }
  const canAssemble = delivery.assemblyPrice !== null
  const price = calculateArrivalPrice(sumLine(offer.price.new, quantity), tariff, {
    lift,
    assembly: assembly && canAssemble,
  })
  return (
    <div className="flex min-h-33 flex-col justify-between gap-3 rounded-medium bg-sand p-4">
      <Checkbox
        label={t('total.lift')}
        after={formatSum(price.lift)}
        checked={lift}
        onChange={(event) => setLift(event.currentTarget.checked)}
      />
      {canAssemble && (
        <Checkbox
          label={t('total.assembly')}
          after={formatSum(price.assembly)}
          checked={assembly}
          onChange={(event) => setAssembly(event.currentTarget.checked)}
        />
      )}
      <p
        aria-live="polite"
        className="flex justify-between gap-4 border-t border-line-strong pt-3 text-body font-semibold"
      >
        <span>{t('total.title')}</span>
        <span className="whitespace-nowrap">{formatSum(price.total)}</span>
      </p>
    </div>
  )
}
