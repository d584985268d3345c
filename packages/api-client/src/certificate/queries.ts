import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '../call/call.ts'
import { orderKeys } from '../order/queries.ts'
import { paymentKeys } from '../payment/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

/** Checks a certificate. Its key never becomes part of a query key, which other code could log. */
export function useCertificateBalance() {
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.getCertificateBalance>) =>
      api.getCertificateBalance(input),
  })
}

/** Pays with a certificate. The caller supplies the idempotency key and keeps it for retries. */
export function useWriteOffCertificate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      key,
      ...input
    }: CallInput<typeof contract.writeOffCertificate> & { key: string }) =>
      api.writeOffCertificate(input, { idempotencyKey: key }),
    // After a refusal too: the checkout may have been paid in another tab.
    onSettled: (_outcome, _error, { payId }) =>
      Promise.all(
        [paymentKeys.methods(payId), paymentKeys.state(payId), orderKeys.checkout(payId)].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
