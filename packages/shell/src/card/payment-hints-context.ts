import type { PaymentHints } from '@svetlitsa/domain/price/installment'
import { createContext } from 'react'

const noHints: PaymentHints = { parts: null, monthly: null }

/** The payment hints of the region, shown on every card of the page (region.installment-type). */
export const PaymentHintsContext = createContext<PaymentHints>(noHints)
