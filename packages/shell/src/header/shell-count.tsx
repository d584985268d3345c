import { type ShellState, useShellSelector } from '@svetlitsa/api-client/shell/queries'
import { CountBadge } from '@svetlitsa/ui/feedback/count-badge'

type ShellCountProps = {
  kind: 'basket' | 'favourites'
  /** «в корзине», read by screen readers after the number. */
  label: string
}

/** The number of items in the basket or among the favourites; empty until loaded. */
export function ShellCount({ kind, label }: ShellCountProps) {
  const count = useShellSelector(kind === 'basket' ? getBasketCount : getFavouriteCount)
  return <CountBadge count={count ?? 0} label={label} />
}

function getBasketCount(state: ShellState): number {
  return state.basketCount
}

function getFavouriteCount({ favoriteOfferIds, favoriteProjectIds }: ShellState): number {
  return favoriteOfferIds.length + favoriteProjectIds.length
}
