import type { Price as PriceValue } from '@svetlitsa/domain/price/price'
import { Leaf } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../primitives/icon.tsx'
import { DiscountShield } from './discount-shield.tsx'
import { Price, type PriceWords } from './price.tsx'

type PriceBlockProps = {
  price: PriceValue
  words: PriceWords
  sign?: string
  /** «Вернём 1 950 бонусов»; left out where bonuses are disabled. */
  bonus?: string
  /** `<PaymentHints>`. */
  children?: ReactNode
}

/** The price on the product's page: 36/42, the old one, the shield, what comes back, and hints. */
export function PriceBlock({ price, words, sign, bonus, children }: PriceBlockProps) {
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <Price price={price} words={words} sign={sign} size="product" />
        <DiscountShield price={price} />
      </div>
      {bonus && (
        <p className="mt-1 flex items-center gap-2 text-small font-medium text-forest">
          <Icon of={Leaf} size="line" />
          {bonus}
        </p>
      )}
      {children && <div className="mt-4">{children}</div>}
    </div>
  )
}
