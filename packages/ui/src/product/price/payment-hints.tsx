import { formatPrice } from '@svetlitsa/domain/money/price-text'
import {
  calculateInstallment,
  calculateSplitPayments,
  type PaymentHints as Hints,
} from '@svetlitsa/domain/price/installment'
import type { ReactNode } from 'react'

export type PaymentHintsLabels = {
  /** «Сплит: 25 % сейчас, дальше раз в 7 дней». */
  parts: string
  /** «в месяц, рассрочка на 12 месяцев». */
  monthly: string
}

type PaymentHintsProps = {
  price: number
  labels: PaymentHintsLabels
  sign?: string
  /** A hit is paid in 10 monthly installments, other goods in 12. */
  hit?: boolean
  /** What the region's flags allow: `getPaymentHints()`. */
  hints: Hints
}

/** The price in four payments and per month, as two cells between hairlines (domain.split). */
export function PaymentHints({ price, labels, sign, hit, hints }: PaymentHintsProps) {
  if (!hints.parts && !hints.monthly) return null
  return (
    <div className="flex border-y border-line text-small">
      {hints.parts && (
        <Cell note={labels.parts} title={formatParts(price, sign)}>
          <span aria-hidden="true" className="mt-2 grid grid-cols-4 gap-1">
            {['first', 'second', 'third', 'fourth'].map((part) => (
              <span key={part} className="h-1 rounded-full bg-line-strong first:bg-accent" />
            ))}
          </span>
        </Cell>
      )}
      {hints.monthly && (
        <Cell
          note={labels.monthly}
          title={formatPrice(calculateInstallment(price, { hit }), { sign })}
        />
      )}
    </div>
  )
}

/** «16 248 ₽ × 4»: the first of the four payments, whose amount does not depend on the date. */
export function formatParts(price: number, sign?: string): string {
  const [first] = calculateSplitPayments(price, '2000-01-01')
  return `${formatPrice(first?.amount ?? price, { sign })}\u00a0×\u00a04`
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
