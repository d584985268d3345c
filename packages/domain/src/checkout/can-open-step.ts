/** The numbered steps of the checkout; the current step is saved on the server (checkout.steps). */
export const checkoutSteps = { contacts: 1, delivery: 2, payment: 3 } as const

export type CheckoutStep = (typeof checkoutSteps)[keyof typeof checkoutSteps]

/**
 * Returns whether a step can be opened: all steps before it are done. Unknown numbers cannot be
 * opened.
 */
export function canOpenStep(step: number, doneSteps: readonly CheckoutStep[]): boolean {
  const steps = Object.values(checkoutSteps)
  return (
    steps.some((checkoutStep) => checkoutStep === step) &&
    steps.every((checkoutStep) => checkoutStep >= step || doneSteps.includes(checkoutStep))
  )
}
