import type { ReactNode } from 'react'

type FactsRowProps = { children: ReactNode }

/** Four short promises between the hero and the rest, over a hairline; two and two on the phone. */
export function FactsRow({ children }: FactsRowProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-cards gap-y-5 border-y border-line py-5 lg:grid-cols-4 lg:border-t-0 lg:py-8">
      {children}
    </ul>
  )
}
