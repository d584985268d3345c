import type { Checkout } from '@svetlitsa/api-client/checkout/queries'

/** What every step of the new checkout receives from its screen. */
export interface StepProps {
  checkout: Checkout
  /** Whether a done step was opened again by «Изменить». */
  isChange: boolean
  /** Closes the step; the saved step of the server decides which one opens. */
  onDone: () => void
}
