import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { calculateInstallment } from '@svetlitsa/domain/price/calculate-installment'
import { calculateSplitPayments } from '@svetlitsa/domain/price/get-payment-hints'
import type { ReactNode } from 'react'

export type PaymentHintsLabels = {
  /** «Сплит: 25 % сейчас, дальше раз в 7 дней». */
  split: string
  /** «в месяц, рассрочка на 12 месяцев». */
  installment: string
}

type PaymentHintsProps = {
  price: number
  labels: PaymentHintsLabels
  sign?: string
  /** A hit is paid in 10 monthly installments, other goods in 12. */
  hit?: boolean
  /** The payment options of the region (splitAvailable, installmentType). */
  offers: { split: boolean; installment: boolean }
}

/** The price in four payments and per month, as two cells between hairlines (domain.split). */
export function PaymentHints({ price, labels, sign, hit, offers }: PaymentHintsProps) {
  if (!offers.split && !offers.installment) return null
  return (
    <div className="flex border-y border-line text-small">
      {offers.split && (
        <Cell
          note={labels.split}
          title={`${formatPrice(getFirstPayment(price), { sign })}\u00a0×\u00a04`}
        >
          <span aria-hidden="true" className="mt-2 grid grid-cols-4 gap-1">
            {['first', 'second', 'third', 'fourth'].map((part) => (
              <span key={part} className="h-1 rounded-full bg-line-strong first:bg-accent" />
            ))}
          </span>
        </Cell>
      )}
      {offers.installment && (
        <Cell
          note={labels.installment}
          title={formatPrice(calculateInstallment(price, { hit }), { sign })}
        />
      )}
    </div>
  )
}

/** The first of the four payments; its amount does not depend on the date. */
function getFirstPayment(price: number) {
  const [first] = calculateSplitPayments(price, '2000-01-01')
  return first?.amount ?? price
}

type CellProps = { title: string; note: string; children?: ReactNode }

function Cell({ title, note, children }: CellProps) {
  return (
    <p className="min-w-0 grow basis-0 border-line py-3.5 pr-4 not-first:border-l not-first:pl-5">
      <span className="block text-body font-semibold">{title}</span>
      <span className="block text-ink-soft">{note}</span>
      {children}
    </p>
  )
}
