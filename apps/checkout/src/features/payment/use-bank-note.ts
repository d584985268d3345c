import type { PaymentMethod } from '@svetlitsa/api-client/payment/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'

/** Names the bank of a payment method by its `bankUrlName` (payment.groups); null without one. */
export function useBankNote({ bankUrlName }: Pick<PaymentMethod, 'bankUrlName'>): string | null {
  const t = useTexts(checkoutTexts)
  // A bank that has no name here is not named.
  return bankUrlName === 'tbank' ? t('payment.bank', { bank: t('payment.banks.tbank') }) : null
}
