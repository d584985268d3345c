import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { type Price as PriceValue, shouldShowDiscount } from '@svetlitsa/domain/price/price'
import { cva } from 'class-variance-authority'

const priceVariants = cva('whitespace-nowrap', {
  variants: {
    size: {
      product: 'text-price-product',
      card: 'text-price-card',
      line: 'text-h3',
      small: 'text-small font-semibold',
      tag: 'text-nav font-semibold',
    },
    discounted: { true: 'text-sale', false: '' },
  },
})

const oldPriceVariants = cva('whitespace-nowrap text-ink-soft line-through', {
  variants: {
    size: {
      product: 'text-h3 font-normal',
      card: 'text-small',
      line: 'text-small',
      small: 'text-note',
      tag: 'text-note',
    },
  },
})

export type PriceLabels = {
  /** «Цена», read by screen readers before the price. */
  now: string
  /** «Прежняя цена», read by screen readers before the struck-through price. */
  old: string
  /** «за метр», shown after the price of goods sold by the metre. */
  unit?: string
}

type PriceProps = {
  /** Displayed prices, in whole units of the region's currency. */
  price: PriceValue
  labels: PriceLabels
  /** The currency sign; the rouble by default. */
  sign?: string
  size?: 'product' | 'card' | 'line' | 'small' | 'tag'
}

/**
 * A price, with the old price struck through if the discount is above one percent
 * (domain.discount). Crimson means only that the price was reduced; the price tag in a hero scene
 * stays ink.
 */
export function Price({ price, labels, sign, size = 'card' }: PriceProps) {
  const discounted = shouldShowDiscount(price)
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className={priceVariants({ size, discounted: discounted && size !== 'tag' })}>
        <span className="sr-only">{labels.now} </span>
        {formatPrice(price.new, { sign })}
      </span>
      {labels.unit && (
        <span className="whitespace-nowrap text-small font-normal text-ink-soft">
          {labels.unit}
        </span>
      )}
      {discounted && (
        <s className={oldPriceVariants({ size })}>
          <span className="sr-only">{labels.old} </span>
          {formatPrice(price.old, { sign })}
        </s>
      )}
    </span>
  )
}
