import type { ReactNode } from 'react'

type FavouriteHeadProps = {
  title: string
  /** «12 товаров», once it is known. */
  count?: string
  /** What can be done with all of them. */
  children?: ReactNode
}

/** The heading of a page of favourites, how many they are, and what can be done with them. */
export function FavouriteHead({ title, count, children }: FavouriteHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <h1 className="min-w-0 text-h1 wrap-anywhere">{title}</h1>
        {count && <p className="text-h3 font-normal whitespace-nowrap text-ink-soft">{count}</p>}
      </div>
      <div className="flex min-w-0 flex-wrap items-start gap-2">{children}</div>
    </div>
  )
}
