import type { Price as PriceValue } from '@svetlitsa/domain/price/price'
import { Leaf } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../media/icon/icon.tsx'
import { DiscountBadge } from '../product-badge/product-badge.tsx'
import { Price, type PriceLabels } from './price.tsx'

type PriceBlockProps = {
  price: PriceValue
  labels: PriceLabels
  sign?: string
  /** «Вернём 1 950 бонусов»; omitted if bonuses are disabled. */
  bonus?: string
  /** `<PaymentHints>`. */
  children?: ReactNode
}

/**
 * The price on the product page (36/42 px), the old price, the discount badge, bonuses and payment
 * hints.
 */
export function PriceBlock({ price, labels, sign, bonus, children }: PriceBlockProps) {
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <Price price={price} labels={labels} sign={sign} size="product" />
        <DiscountBadge price={price} />
      </div>
      {bonus && (
        <p className="mt-1 flex items-center gap-2 text-small font-medium text-forest">
          <Icon iconNode={Leaf} size="line" />
          {bonus}
        </p>
      )}
      {children && <div className="mt-4">{children}</div>}
    </div>
  )
}
