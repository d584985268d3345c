/** The steps of the checkout by their numbers: the step is saved on the server (account §4). */
export const checkoutSteps = { contacts: 1, delivery: 2, payment: 3 } as const

export type CheckoutStep = (typeof checkoutSteps)[keyof typeof checkoutSteps]

/** A step can be opened once those before it are done; one that is not there is no step. */
export function canOpenStep(step: number, doneSteps: readonly CheckoutStep[]): boolean {
  const steps = Object.values(checkoutSteps)
  return (
    steps.some((known) => known === step) &&
    steps.every((known) => known >= step || doneSteps.includes(known))
  )
}
