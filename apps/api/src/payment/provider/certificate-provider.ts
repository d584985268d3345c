import type { Db } from '../../platform/database/database.ts'
import {
  findPaidEntry,
  lockCertificate,
  moveBalance,
  prolongReturned,
} from './certificate.queries.ts'
import type { PaymentProvider, ProviderStatus } from './payment-provider.ts'

/**
 * The ledger of certificates as a payment provider, so that refunds and audits treat a payment by
 * certificate like any other. It is never started: a write-off is settled where it is made.
 */
export function createCertificateProvider(db: Db): PaymentProvider {
  const status = async (paymentGuid: string): Promise<ProviderStatus> => {
    const paid = await findPaidEntry(db, paymentGuid)
    if (!paid) return { state: 'canceled', amount: 0, currencyCode: '' }
    const { amount, currencyCode } = paid
    return { state: 'succeeded', amount, currencyCode }
  }
  return {
    name: 'certificate',
    currencies: null,
    widgetScript: null,
    attemptMinutes: 0,
    start: async () => {
      throw new Error('a certificate is written off, not started')
    },
    status,
    cancel: status,
    refund: (paymentGuid, amount, _currencyCode, key) =>
      returnToCertificate(db, { paymentGuid, amount, key }),
  }
}

async function returnToCertificate(
  db: Db,
  { paymentGuid, amount, key }: { paymentGuid: string; amount: number; key: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const paid = await findPaidEntry(tx, paymentGuid)
    if (!paid) throw new Error(`payment ${paymentGuid} wrote off no certificate`)
    const { certificateId } = paid
    await lockCertificate(tx, certificateId)
    const isNew = await moveBalance(tx, { certificateId, kind: 'return', amount, paymentGuid, key })
    if (isNew) await prolongReturned(tx, certificateId)
  })
}
