import type { QuantityStepperLabels } from '@svetlitsa/ui/cart/quantity-stepper'

/** The texts of goods that are sold by the metre, in the page's language. */
export type LengthTexts = {
  stepper: QuantityStepperLabels
  /** «за {length} м». */
  sum: string
  decimal: string
  inBasket: string
}

/** Returns «за 2,5 м». */
export function formatLengthText({ sum, decimal }: LengthTexts, length: number): string {
  return sum.replace('{length}', String(length).replace('.', decimal))
}
