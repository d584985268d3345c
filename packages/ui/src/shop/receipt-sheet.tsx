import type { ReactNode } from 'react'

export type ReceiptSheetLine = {
  /** Positions of one line may be called alike. */
  id: string
  name: string
  /** «3 333 ₽ × 2». */
  times: string
  sum: string
}

type ReceiptSheetProps = {
  title: ReactNode
  /** «Приход», «Возврат прихода». */
  kind: string
  /** Seller, order, date: one under another above the goods. */
  facts: readonly { term: string; value: string }[]
  lines: readonly ReceiptSheetLine[]
  total: { term: string; value: string; note: string }
  /** The marks of the cash register and its square code. */
  children?: ReactNode
}

/** A receipt as a sheet of paper: what was bought, what it cost, who wrote it. Prints alone. */
export function ReceiptSheet({ title, kind, facts, lines, total, children }: ReceiptSheetProps) {
  return (
    <article className="mx-auto w-full max-w-filter rounded-large bg-surface p-6 shadow-float md:p-8 print:max-w-none print:rounded-none print:p-0 print:shadow-none">
      <h1 className="text-window">{title}</h1>
      <p className="mt-1 text-small text-ink-soft">{kind}</p>
      <div className="mt-4">
        <ReceiptFacts facts={facts} />
      </div>
      <ul className="mt-6 border-y border-dashed border-line-strong py-2">
        {lines.map(({ id, name, times, sum }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-4 py-2 text-row break-inside-avoid"
          >
            <span className="min-w-0 wrap-anywhere">
              {name}
              <span className="block text-small text-ink-soft tabular-nums">{times}</span>
            </span>
            <span className="shrink-0 tabular-nums">{sum}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex items-baseline justify-between gap-4 text-h3">
        <span>{total.term}</span>
        <span>{total.value}</span>
      </p>
      <p className="flex items-baseline justify-between gap-4 text-small text-ink-soft">
        {total.note}
      </p>
      {children && (
        <div className="mt-6 border-t border-dashed border-line-strong pt-6">{children}</div>
      )}
    </article>
  )
}

/** Terms and values of a receipt, the value to the right. */
export function ReceiptFacts({ facts }: Pick<ReceiptSheetProps, 'facts'>) {
  return (
    <dl className="flex flex-col gap-1 text-small">
      {facts.map(({ term, value }) => (
        <div key={term} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
