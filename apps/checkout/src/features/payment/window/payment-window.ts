import type { PaymentMethod, PaymentTerms } from '@svetlitsa/api-client/payment/queries'
import type { Payer } from '../bill/payer.ts'

/** The company that a checkout keeps for its bill, and the call that saves another one. */
export type SavedPayer = {
  saved: Payer | null
  save: (payer: Payer) => Promise<SavedPayerOutcome>
}

type SavedPayerOutcome =
  | { ok: true }
  | { ok: false; message: string; fields: Record<string, string> }

/** Props of a payment window: the checkout, the method and the amount. */
export type PaymentWindowProps = {
  basketGroup: string
  method: Pick<PaymentMethod, 'id' | 'type' | 'bankUrlName'>
  sum: number
  sign: string
  terms: PaymentTerms
  /** Only in a checkout. */
  payer?: SavedPayer | undefined
  /** Opens the selection of methods; absent when there is only one. */
  onOther?: () => void
}

export type PaymentWindowName =
  | 'yookassaPopup'
  | 'yandexPayWindow'
  | 'kaspiQR'
  | 'bankPage'
  | 'billForm'

const windowNames: Partial<Record<PaymentMethod['type'], PaymentWindowName>> = {
  payment: 'yookassaPopup',
  yandexPay: 'yandexPayWindow',
  kaspi: 'kaspiQR',
  credit: 'bankPage',
  dolyame: 'bankPage',
  bill: 'billForm',
}

/** Returns the window of a payment type (window.names); null for one that needs none. */
export function findPaymentWindow(type: PaymentMethod['type']): PaymentWindowName | null {
  return windowNames[type] ?? null
}
