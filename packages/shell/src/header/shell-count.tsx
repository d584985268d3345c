'use client'

import { type ShellState, useShellFact } from '@svetlitsa/api-client/query/shell'
import { CountBadge } from '@svetlitsa/ui/primitives/count-badge'

type ShellCountProps = {
  of: 'basket' | 'favourites'
  /** «в корзине», read after the number. */
  label: string
}

/** How many things are in the basket or among the favourites; nothing until it is known. */
export function ShellCount({ of, label }: ShellCountProps) {
  const count = useShellFact(of === 'basket' ? basketCount : favouriteCount)
  return <CountBadge count={count ?? 0} label={label} />
}

function basketCount(state: ShellState): number {
  return state.basketCount
}

function favouriteCount({ favoriteOfferIds }: ShellState): number {
  return favoriteOfferIds.length
}
