import { type PaymentState, paymentSteps } from './payment-state.ts'

/** Whether a payment may go from one state to another in one step. */
export function canStepPayment(from: PaymentState, to: PaymentState): boolean {
  return paymentSteps[from].includes(to)
}
