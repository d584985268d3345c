import type { ReactNode } from 'react'

type FavouriteHeadProps = {
  title: string
  /** «12 товаров», once loaded. */
  count?: string
  /** Actions for the whole list. */
  children?: ReactNode
}

/** Title of a favourites page with the number of items and the actions for all of them. */
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
