import { type OrderState, orderSteps } from './order-state.ts'

/** Returns whether an order may change from one state to the other directly. */
export function canStepOrder(from: OrderState, to: OrderState): boolean {
  return orderSteps[from].includes(to)
}
