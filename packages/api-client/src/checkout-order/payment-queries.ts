import { useMutation } from '@tanstack/react-query'
import type { CallInput } from '../call/call.ts'
import { useCheckoutWrite } from '../checkout/use-checkout-write.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type CheckoutPayer = Omit<CallInput<typeof contract.saveCurrentAccount>, 'id'>

export function useChoosePayment(id: string) {
  return useCheckoutWrite<typeof contract.chooseCheckoutPayment, string>(id, {
    write: (paymentId) => api.chooseCheckoutPayment({ id, paymentId }),
    pick: (checkout) => checkout,
    patch: (checkout, paymentId) => ({ ...checkout, paymentId }),
  })
}

/** Saves the company that pays the bill of a checkout (checkout.company). */
export function useSaveCurrentAccount(id: string) {
  return useCheckoutWrite<typeof contract.saveCurrentAccount, CheckoutPayer>(id, {
    write: (payer) => api.saveCurrentAccount({ id, ...payer }),
    pick: (checkout) => checkout,
  })
}

type TypedCertificate = { certificate: string; secretKey: string }

/** Checks a certificate. Its key never becomes part of a query key, which other code could log. */
export function useCheckoutCertificateBalance(id: string) {
  return useMutation({
    mutationFn: (typed: TypedCertificate) => api.payCheckoutCertificate({ id, ...typed }),
  })
}

/** Pays with a certificate. The caller supplies the idempotency key and keeps it for retries. */
export function usePayCheckoutCertificate(id: string) {
  return useCheckoutWrite<
    typeof contract.payCheckoutCertificate,
    TypedCertificate & { amount: number; key: string }
  >(id, {
    write: ({ key, ...input }) =>
      api.payCheckoutCertificate({ id, ...input }, { idempotencyKey: key }),
    pick: ({ checkout }) => checkout,
  })
}
