import {
  useCertificateBalance,
  useWriteOffCertificate,
} from '@svetlitsa/api-client/certificate/queries'
import { useCheckoutOrder } from '@svetlitsa/api-client/order/queries'
import { certificateTexts } from '@svetlitsa/i18n/certificate/certificate-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import type { CertificateCalls } from './certificate-calls.ts'

/** Pays orders by a certificate, on their page of payment. */
export function useOrderCertificate(basketGroup: string): CertificateCalls {
  const t = useTexts(certificateTexts)
  const { data: checkout } = useCheckoutOrder(basketGroup)
  const orderId = checkout?.orders.find(({ state }) => state !== 'cancelled')?.id ?? ''
  const purpose = { payId: basketGroup, orderId }
  const balanceCall = useCertificateBalance()
  const writeOffCall = useWriteOffCertificate()
  return {
    check: async (fields) => {
      const outcome = await balanceCall.mutateAsync({ ...purpose, ...fields })
      if (!outcome.ok) return null
      const {
        IsInDatabase,
        NumberSert: number,
        Balance: balance,
        maxAmount,
        error,
      } = outcome.answer
      if (!IsInDatabase) return { number, balance: 0, maxAmount: 0, error: t('refusals.unknown') }
      return { number, balance, maxAmount, error }
    },
    writeOff: async (typed) => {
      const outcome = await writeOffCall.mutateAsync({ ...purpose, ...typed })
      if (outcome.ok) return { isPaid: true, ...outcome.answer }
      const { message, details } = outcome
      return { isPaid: false, message, maxAmount: details.maxAmount }
    },
  }
}
