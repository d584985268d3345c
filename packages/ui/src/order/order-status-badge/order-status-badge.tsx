import type { OrderState } from '@svetlitsa/domain/order/order-state'
import type { ReactNode } from 'react'
import { Badge } from '../../feedback/badge/badge.tsx'

const tones: Readonly<Record<OrderState, 'new' | 'work' | 'ready' | 'closed'>> = {
  new: 'new',
  confirmed: 'work',
  picking: 'work',
  ready: 'ready',
  shipped: 'ready',
  delivered: 'ready',
  closed: 'closed',
  cancelled: 'closed',
}

type OrderStatusBadgeProps = {
  state: OrderState
  /** The status in the language of the reader. */
  children: ReactNode
}

/** The status of an order: new is crimson, in progress honey, in transit forest, closed sand. */
export function OrderStatusBadge({ state, children }: OrderStatusBadgeProps) {
  return <Badge tone={tones[state]}>{children}</Badge>
}
