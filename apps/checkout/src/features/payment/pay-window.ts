import type { PaymentMethod } from '@svetlitsa/api-client/query/payment'

/** What a window of payment is told: which checkout, by which way, how much. */
export type PayWindowProps = {
  basketGuid: string
  method: Pick<PaymentMethod, 'id' | 'type'>
  sum: number
  sign: string
  /** Opens the choice of ways; absent where there is but one. */
  onOther?: () => void
}

export type PayWindowName = 'yookassaPopup' | 'yandexPayWindow' | 'kaspiQR'

/** The window of a group of methods (account §2). */
export function payWindowOf(type: PaymentMethod['type']): PayWindowName {
  if (type === 'yandexPay') return 'yandexPayWindow'
  return type === 'kaspi' ? 'kaspiQR' : 'yookassaPopup'
}
