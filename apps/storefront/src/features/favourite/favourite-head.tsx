import type { ReactNode } from 'react'

type FavouriteHeadProps = {
  title: string
  /** «12 товаров», once it is known. */
  count?: string
  /** What can be done with all of them. */
  children?: ReactNode
}

/** The heading of a page of favourites, with what can be done with them. */
export function FavouriteHead({ title, count, children }: FavouriteHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
      <h1 className="min-w-0 text-h1 break-words">
        {title}
        {count && (
          <span className="ml-3 text-h3 font-normal whitespace-nowrap text-ink-soft">{count}</span>
        )}
      </h1>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
