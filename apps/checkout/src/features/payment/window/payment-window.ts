import type { PaymentMethod } from '@svetlitsa/api-client/payment/queries'

/** Props of a payment window: the checkout, the method and the amount. */
export type PaymentWindowProps = {
  basketGuid: string
  method: Pick<PaymentMethod, 'id' | 'type'>
  sum: number
  sign: string
  /** Opens the selection of methods; absent when there is only one. */
  onOther?: () => void
}

export type PaymentWindowName = 'yookassaPopup' | 'yandexPayWindow' | 'kaspiQR'

/** Returns the window name of a payment group (window.names). */
export function getPaymentWindowName(type: PaymentMethod['type']): PaymentWindowName {
  if (type === 'yandexPay') return 'yandexPayWindow'
  return type === 'kaspi' ? 'kaspiQR' : 'yookassaPopup'
}
