import { formatPrice } from '@svetlitsa/domain/money/price-text'

type OrderLineSumProps = {
  sum: number
  /** The sum at old prices; shown struck through if it is higher. */
  oldSum?: number
  /** «9 490 ₽ за шт.», if the quantity is more than one. */
  perPiece?: string
  sign?: string
  /** «Прежняя цена», read by screen readers before the struck-through sum. */
  oldSumLabel: string
}

/** The sum of a basket line, at its right end. */
export function OrderLineSum({ sum, oldSum = 0, perPiece, sign, oldSumLabel }: OrderLineSumProps) {
  return (
    <div className="flex flex-col items-end max-lg:flex-row max-lg:flex-wrap max-lg:items-baseline max-lg:justify-end max-lg:gap-x-2">
      <span className="text-h3 whitespace-nowrap">{formatPrice(sum, { sign })}</span>
      {oldSum > sum && (
        <s className="text-meta whitespace-nowrap text-ink-soft">
          <span className="sr-only">{oldSumLabel} </span>
          {formatPrice(oldSum, { sign })}
        </s>
      )}
      {perPiece && <span className="text-meta whitespace-nowrap text-ink-soft">{perPiece}</span>}
    </div>
  )
}
