import { formatPrice } from '@svetlitsa/domain/money/format-price'

type OrderLineSumProps = {
  sum: number
  /** The sum at old prices; shown struck where it is higher. */
  oldSum?: number
  /** «9 490 ₽ за шт.», where there is more than one. */
  perPiece?: string
  sign?: string
  /** «Прежняя цена», read before the struck sum. */
  oldWord: string
}

/** What a basket line costs, at its right end. */
export function OrderLineSum({ sum, oldSum = 0, perPiece, sign, oldWord }: OrderLineSumProps) {
  return (
    <div className="flex flex-col items-end max-lg:flex-row max-lg:flex-wrap max-lg:items-baseline max-lg:justify-end max-lg:gap-x-2">
      <span className="text-h3 whitespace-nowrap">{formatPrice(sum, { sign })}</span>
      {oldSum > sum && (
        <s className="text-meta whitespace-nowrap text-ink-soft">
          <span className="sr-only">{oldWord} </span>
          {formatPrice(oldSum, { sign })}
        </s>
      )}
      {perPiece && <span className="text-meta whitespace-nowrap text-ink-soft">{perPiece}</span>}
    </div>
  )
}
