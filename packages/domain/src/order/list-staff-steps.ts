import { type OrderState, orderSteps } from './order-state.ts'

/** Returns the states to which staff may move an order: nobody opens a cancelled one by hand. */
export function listStaffSteps(state: OrderState): readonly OrderState[] {
  return state === 'cancelled' ? [] : orderSteps[state]
}
