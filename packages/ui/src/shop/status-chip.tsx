import type { OrderState } from '@svetlitsa/domain/order/order-state'
import type { ReactNode } from 'react'
import { Badge } from '../primitives/badge.tsx'

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

type StatusChipProps = {
  state: OrderState
  /** The state in the reader's language. */
  children: ReactNode
}

/** The state of an order: new crimson, in work honey, on its way forest, closed sand. */
export function StatusChip({ state, children }: StatusChipProps) {
  return <Badge tone={tones[state]}>{children}</Badge>
}
