import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { SummaryFold } from '@svetlitsa/ui/order/summary-fold'
import type { ReactNode } from 'react'

type FoldedSummaryProps = {
  /** The total with its currency. */
  total: string
  children: ReactNode
}

/** The sums of an order under their total, with the texts of the checkout. */
export function FoldedSummary({ total, children }: FoldedSummaryProps) {
  const t = useTexts(checkoutStepsTexts)
  return (
    <SummaryFold total={total} labels={{ show: t('summary.show'), hide: t('summary.hide') }}>
      {children}
    </SummaryFold>
  )
}
