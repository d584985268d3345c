import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { installment } from '@svetlitsa/domain/price/installment'
import { splitPayments } from '@svetlitsa/domain/price/split-payments'
import type { ReactNode } from 'react'

export type PaymentHintsWords = {
  /** «Сплит: 25 % сейчас, дальше раз в 7 дней». */
  split: string
  /** «в месяц, рассрочка на 12 месяцев». */
  installment: string
}

type PaymentHintsProps = {
  price: number
  words: PaymentHintsWords
  sign?: string
  /** A hit is paid in 10 months, other goods in 12. */
  hit?: boolean
  /** What the region offers (splitAvailable, installmentType). */
  offers: { split: boolean; installment: boolean }
}

/** The price in four payments and by the month, as two cells between hairlines (storefront §9). */
export function PaymentHints({ price, words, sign, hit, offers }: PaymentHintsProps) {
  if (!offers.split && !offers.installment) return null
  return (
    <div className="flex border-y border-line text-small">
      {offers.split && (
        <Cell note={words.split} title={`${formatPrice(quarter(price), { sign })}\u00a0×\u00a04`}>
          <span aria-hidden="true" className="mt-2 grid grid-cols-4 gap-1">
            {['first', 'second', 'third', 'fourth'].map((part) => (
              <span key={part} className="h-1 rounded-full bg-line-strong first:bg-accent" />
            ))}
          </span>
        </Cell>
      )}
      {offers.installment && (
        <Cell note={words.installment} title={formatPrice(installment(price, { hit }), { sign })} />
      )}
    </div>
  )
}

/** The first of the four; the day plays no part in its amount. */
function quarter(price: number) {
  const [first] = splitPayments(price, '2000-01-01')
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
