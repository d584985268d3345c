import type { ReactNode } from 'react'

export type ReceiptSheetLine = {
  /** Needed because several lines may have the same name. */
  id: string
  name: string
  /** «3 333 ₽ × 2». */
  calculation: string
  sum: string
}

type ReceiptSheetProps = {
  title: ReactNode
  /** «Приход», «Возврат прихода». */
  kind: string
  /** Seller, order and date, listed above the goods. */
  properties: readonly { term: string; value: string }[]
  lines: readonly ReceiptSheetLine[]
  total: { term: string; value: string; note: string }
  /** The fiscal data of the cash register and its QR code. */
  children?: ReactNode
}

/** A receipt as a sheet of paper: goods, sums, seller. Printed without the rest of the page. */
export function ReceiptSheet({
  title,
  kind,
  properties,
  lines,
  total,
  children,
}: ReceiptSheetProps) {
  return (
    <article className="mx-auto w-full max-w-filter rounded-large bg-surface p-6 shadow-float md:p-8 print:max-w-none print:rounded-none print:p-0 print:shadow-none">
      <h1 className="text-window">{title}</h1>
      <p className="mt-1 text-small text-ink-soft">{kind}</p>
      <div className="mt-4">
        <ReceiptProperties properties={properties} />
      </div>
      <ul className="mt-6 border-y border-dashed border-line-strong py-2">
        {lines.map(({ id, name, calculation, sum }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-4 py-2 text-row break-inside-avoid"
          >
            <span className="min-w-0 wrap-anywhere">
              {name}
              <span className="block text-small text-ink-soft tabular-nums">{calculation}</span>
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

/** Terms and values of a receipt, with the values aligned right. */
export function ReceiptProperties({ properties }: Pick<ReceiptSheetProps, 'properties'>) {
  return (
    <dl className="flex flex-col gap-1 text-small">
      {properties.map(({ term, value }) => (
        <div key={term} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
