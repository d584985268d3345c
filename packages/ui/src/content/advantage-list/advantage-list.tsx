import type { ReactNode } from 'react'

type AdvantageListProps = { children: ReactNode }

/** Four short promises between the hero and the rest, above a hairline; two by two on the phone. */
export function AdvantageList({ children }: AdvantageListProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-cards gap-y-5 border-y border-line py-5 lg:grid-cols-4 lg:border-t-0 lg:py-8">
      {children}
    </ul>
  )
}
