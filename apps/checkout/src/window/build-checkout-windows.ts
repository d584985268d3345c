import type { Language } from '@svetlitsa/domain/language/language'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import type { WindowRegistry } from '@svetlitsa/ui/overlays/window-host/window-registry'
import type { MethodsWindowProps } from '../features/payment/window/methods-window.tsx'
import type { PaymentWindowProps } from '../features/payment/window/payment-window.ts'
import type { ThankYouProps } from '../features/payment/window/thank-you-window.tsx'

declare module '@svetlitsa/ui/overlays/window-host/use-windows' {
  interface WindowPropsByName {
    paymentMethodsList: MethodsWindowProps
    yookassaPopup: PaymentWindowProps
    yandexPayWindow: PaymentWindowProps
    kaspiQR: PaymentWindowProps
    bankPage: PaymentWindowProps
    billForm: PaymentWindowProps
    personalThankYou: ThankYouProps
  }
}

const MethodsWindow = lazyWithReload(() =>
  import('../features/payment/window/methods-window.tsx').then(({ MethodsWindow }) => ({
    default: MethodsWindow,
  })),
)
const YookassaWindow = lazyWithReload(() =>
  import('../features/payment/window/yookassa-window.tsx').then(({ YookassaWindow }) => ({
    default: YookassaWindow,
  })),
)
const YandexPayWindow = lazyWithReload(() =>
  import('../features/payment/window/yandex-pay-window.tsx').then(({ YandexPayWindow }) => ({
    default: YandexPayWindow,
  })),
)
const KaspiWindow = lazyWithReload(() =>
  import('../features/payment/window/kaspi-window.tsx').then(({ KaspiWindow }) => ({
    default: KaspiWindow,
  })),
)
const BankPageWindow = lazyWithReload(() =>
  import('../features/payment/window/bank-page-window.tsx').then(({ BankPageWindow }) => ({
    default: BankPageWindow,
  })),
)
const BillWindow = lazyWithReload(() =>
  import('../features/payment/bill/bill-window.tsx').then(({ BillWindow }) => ({
    default: BillWindow,
  })),
)
const ThankYouWindow = lazyWithReload(() =>
  import('../features/payment/window/thank-you-window.tsx').then(({ ThankYouWindow }) => ({
    default: ThankYouWindow,
  })),
)

/** The windows of the checkout: those that the specification names (window.names), and two more. */
export function buildCheckoutWindows(language: Language): WindowRegistry {
  const { thanks, payment } = checkoutTexts[language]
  const { methods, card, yandexPay, kaspi, page, bill } = payment.window
  return {
    paymentMethodsList: { size: 'smalls', title: () => methods, content: MethodsWindow },
    yookassaPopup: {
      size: 'upper-small',
      phone: 'full',
      title: () => card,
      content: YookassaWindow,
    },
    yandexPayWindow: { size: 'smalls', title: () => yandexPay, content: YandexPayWindow },
    kaspiQR: { size: 'smalls', title: () => kaspi, content: KaspiWindow },
    bankPage: { size: 'smalls', title: () => page, content: BankPageWindow },
    billForm: { size: 'upper-small', phone: 'full', title: () => bill, content: BillWindow },
    personalThankYou: { size: 'smalls', title: () => thanks, content: ThankYouWindow },
  }
}
