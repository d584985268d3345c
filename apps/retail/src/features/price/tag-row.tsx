import type { ReactNode } from 'react'

type TagRowProps = {
  /** A checkbox, or nothing. */
  before?: ReactNode
  title: string
  note: ReactNode
  price: ReactNode
  isFocused?: boolean
  /** Copies and buttons. */
  children?: ReactNode
}

/** A row of any list of tags: one line on a desktop, two on a phone. */
export function TagRow({ before, title, note, price, isFocused, children }: TagRowProps) {
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-l-3 border-line px-4 py-2 lg:px-6 ${isFocused ? 'border-l-accent bg-accent-soft' : 'border-l-transparent'}`}
    >
      {before}
      <span className="min-w-0 flex-1 basis-40">
        <span className="wrap-anywhere">{title}</span>
        <span className="block text-note text-ink-soft wrap-anywhere">{note}</span>
      </span>
      <span className="shrink-0 text-right tabular-nums">{price}</span>
      {children && <span className="flex flex-wrap items-center gap-x-3 gap-y-1">{children}</span>}
    </li>
  )
}

type TagPricesProps = { price: string; oldPrice: string | null }

/** The price and, under it, the one before the discount. */
export function TagPrices({ price, oldPrice }: TagPricesProps) {
  return (
    <>
      {price}
      {oldPrice && <s className="block text-note text-ink-soft">{oldPrice}</s>}
    </>
  )
}
