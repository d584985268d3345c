import type { Language } from '@svetlitsa/domain/language/read-language'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import type { WindowRegistry } from '@svetlitsa/ui/chrome/window-registry'
import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import type { MethodsWindowProps } from './features/payment/methods-window.tsx'
import type { PayWindowProps } from './features/payment/pay-window.ts'
import type { ThankYouProps } from './features/payment/thank-you-window.tsx'

declare module '@svetlitsa/ui/chrome/use-windows' {
  interface WindowPropsByName {
    paymentMethodsList: MethodsWindowProps
    yookassaPopup: PayWindowProps
    yandexPayWindow: PayWindowProps
    kaspiQR: PayWindowProps
    personalThankYou: ThankYouProps
  }
}

const MethodsWindow = lazyPart(() =>
  import('./features/payment/methods-window.tsx').then(({ MethodsWindow }) => ({
    default: MethodsWindow,
  })),
)
const YookassaWindow = lazyPart(() =>
  import('./features/payment/yookassa-window.tsx').then(({ YookassaWindow }) => ({
    default: YookassaWindow,
  })),
)
const YandexPayWindow = lazyPart(() =>
  import('./features/payment/yandex-pay-window.tsx').then(({ YandexPayWindow }) => ({
    default: YandexPayWindow,
  })),
)
const KaspiWindow = lazyPart(() =>
  import('./features/payment/kaspi-window.tsx').then(({ KaspiWindow }) => ({
    default: KaspiWindow,
  })),
)
const ThankYouWindow = lazyPart(() =>
  import('./features/payment/thank-you-window.tsx').then(({ ThankYouWindow }) => ({
    default: ThankYouWindow,
  })),
)

/** The windows of the checkout, by the names of the specification (account §2). */
export function checkoutWindows(language: Language): WindowRegistry {
  const { thanks, payment } = checkoutTexts[language]
  const { methods, card, yandexPay, kaspi } = payment.window
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
    personalThankYou: { size: 'smalls', title: () => thanks, content: ThankYouWindow },
  }
}
