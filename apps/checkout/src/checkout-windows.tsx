import type { Language } from '@svetlitsa/domain/language/read-language'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import type { WindowRegistry } from '@svetlitsa/ui/chrome/window-registry'
import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import type { ThankYouProps } from './features/payment/thank-you-window.tsx'

declare module '@svetlitsa/ui/chrome/use-windows' {
  interface WindowPropsByName {
    personalThankYou: ThankYouProps
  }
}

const ThankYouWindow = lazyPart(() =>
  import('./features/payment/thank-you-window.tsx').then(({ ThankYouWindow }) => ({
    default: ThankYouWindow,
  })),
)

/** The windows of the checkout, by the names of the specification (account §2). */
export function checkoutWindows(language: Language): WindowRegistry {
  return {
    personalThankYou: {
      size: 'smalls',
      title: () => checkoutTexts[language].thanks,
      content: ThankYouWindow,
    },
  }
}
