import { type OrderState, orderSteps } from './order-state.ts'

/** Whether an order may go from one state to another in one step. */
export function canStepOrder(from: OrderState, to: OrderState): boolean {
  return orderSteps[from].includes(to)
}
