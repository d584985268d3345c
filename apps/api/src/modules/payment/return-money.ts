import * as z from 'zod'
import { enqueueJob } from '../../platform/job-queue.ts'
import type { Services } from '../../platform/services.ts'
import type { JobHandler } from '../../platform/worker.ts'
import { groupOfMethod } from './payment-method.ts'
import { findProvider } from './payment-providers.ts'
import { findShare, findSharesToReturn, writeReturn } from './return-money.queries.ts'

const payload = z.object({ paymentGuid: z.guid(), orderId: z.int() })

/** Whoever cancels a paid order need not think of its money: it goes back (decisions, «Orders»). */
export async function askToReturnMoney({ database: { db } }: Services): Promise<void> {
  for (const share of await findSharesToReturn(db)) {
    const dedupeKey = `return:${share.paymentGuid}:${share.orderId}`
    await enqueueJob(db, { kind: 'return-money', payload: share, dedupeKey })
  }
}

/** Gives one order's share of a payment back; the key makes a repeated job one refund. */
export const returnMoney: JobHandler = async (services, raw) => {
  const share = payload.parse(raw)
  const { db } = services.database
  const found = await findShare(db, share)
  const provider = found && findProvider(services, groupOfMethod(found.payment.method))
  if (!found?.payment.providerPaymentId || provider?.name !== found.payment.provider) {
    throw new Error(`payment ${share.paymentGuid} cannot be returned: its provider is off`)
  }
  const { currencyCode, providerPaymentId } = found.payment
  const key = `return-${share.paymentGuid}-${share.orderId}`
  await provider.refund(providerPaymentId, found.amount, currencyCode, key)
  const recommendation = services.env.RECEIPT_RECOMMENDATION
  const money = { amount: found.amount, currencyCode, recommendation }
  await db.transaction((tx) => writeReturn(tx, share, money))
}
