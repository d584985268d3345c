import type { PaymentProvider } from './payment-provider.ts'

/**
 * Money that staff take and hand back themselves (payment.on-receipt): it is received when it is
 * entered, and the record of a refund tells the staff to hand it out.
 */
export const tillProvider: PaymentProvider = {
  name: 'till',
  currencies: null,
  attemptMinutes: 0,
  widgetScript: null,
  start: refuseToOpen,
  status: refuseToOpen,
  cancel: refuseToOpen,
  refund: async () => {},
}

function refuseToOpen(): never {
  throw new Error(
    'money at the till is received at once: there is no attempt to open or to ask for',
  )
}
