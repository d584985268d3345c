import { isClosedFor, type OrderState, orderStateLabel } from '@svetlitsa/domain/order/order-state'
import { canChooseServices } from '@svetlitsa/domain/order-services/service-choice'
import type { Context } from '../../platform/context/context.ts'

/** Whether the reader may choose the services of an order in this state now. */
export function canChangeServices(
  { session }: Pick<Context, 'session'>,
  state: OrderState,
): boolean {
  const isClosed = isClosedFor(orderStateLabel[state], session?.groups ?? [])
  return canChooseServices(state, { isClosed })
}
