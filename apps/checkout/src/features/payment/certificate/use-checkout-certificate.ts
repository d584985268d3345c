import {
  useCheckoutCertificateBalance,
  usePayCheckoutCertificate,
} from '@svetlitsa/api-client/checkout-order/payment-queries'
import {
  formatCertificateCode,
  normalizeCertificateCode,
} from '@svetlitsa/domain/certificate/certificate-code'
import type { CertificateCalls } from './certificate-calls.ts'

/** Pays a checkout by a certificate at its third step (payment.certificate). */
export function useCheckoutCertificate(checkoutId: string): CertificateCalls {
  const balanceCall = useCheckoutCertificateBalance(checkoutId)
  const payCall = usePayCheckoutCertificate(checkoutId)
  return {
    check: async (fields) => {
      const outcome = await balanceCall.mutateAsync(fields)
      const number = formatCertificateCode(normalizeCertificateCode(fields.certificate))
      return outcome.ok ? { ...outcome.answer, number } : null
    },
    writeOff: async (typed) => {
      const outcome = await payCall.mutateAsync(typed)
      if (!outcome.ok) return { isPaid: false, message: outcome.message, maxAmount: undefined }
      const { message, error, maxAmount, checkout } = outcome.answer
      return message === null
        ? { isPaid: false, message: error, maxAmount }
        : { isPaid: true, message, due: checkout.calculation.price.due }
    },
  }
}
