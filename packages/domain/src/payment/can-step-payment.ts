import { type PaymentState, paymentSteps } from './payment-state.ts'

/** Returns whether a payment may change from one state to the other directly. */
export function canStepPayment(from: PaymentState, to: PaymentState): boolean {
  return paymentSteps[from].includes(to)
}
