'use client'

import { useShellFact } from '@svetlitsa/api-client/query/shell'
import { CountBadge } from '@svetlitsa/ui/primitives/count-badge'

type ShellCountProps = {
  of: 'basket' | 'favourites'
  /** «в корзине», read after the number. */
  label: string
}

/** How many things are in the basket or among the favourites; nothing until it is known. */
export function ShellCount({ of, label }: ShellCountProps) {
  const count = useShellFact(({ basketCount, favoriteOfferIds }) =>
    of === 'basket' ? basketCount : favoriteOfferIds.length,
  )
  return <CountBadge count={count ?? 0} label={label} />
}
