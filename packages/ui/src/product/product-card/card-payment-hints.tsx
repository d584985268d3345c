import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { calculateInstallment, type PaymentHints } from '@svetlitsa/domain/price/installment'
import { formatParts } from '../price/payment-hints.tsx'
import { useCardOffer } from './card-offer-provider.tsx'

export type CardHintsLabels = Record<
  // «Сплит {sum}».
  | NonNullable<PaymentHints['parts']>
  // «{sum} в месяц».
  | NonNullable<PaymentHints['monthly']>,
  string
>

type CardPaymentHintsProps = {
  hints: PaymentHints
  labels: CardHintsLabels
  sign?: string
  hit?: boolean
}

/**
 * The price of the selected offer in four payments and per month (domain.split). A phone has room
 * for the first.
 */
export function CardPaymentHints({ hints, labels, sign, hit }: CardPaymentHintsProps) {
  const { parts, monthly } = hints
  const price = useCardOffer().offer.price.new
  if (price === 0 || !(parts || monthly)) return null
  return (
    <p className="flex gap-x-3 whitespace-nowrap text-note text-ink-soft max-md:*:not-first:hidden">
      {parts && <span>{labels[parts].replace('{sum}', formatParts(price, sign))}</span>}
      {monthly && (
        <span>
          {labels[monthly].replace(
            '{sum}',
            formatPrice(calculateInstallment(price, { hit }), { sign }),
          )}
        </span>
      )}
    </p>
  )
}
