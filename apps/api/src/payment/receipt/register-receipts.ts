import type { Services } from '../../platform/services/services.ts'
import { ProviderError } from '../provider/payment-provider.ts'
import { findCashRegister, hasCashRegister } from './cash-register.ts'
import { RefusedReceipt } from './fiscal-service.ts'
import {
  claimReceiptsToCheck,
  findFiscalReceipt,
  findPaymentWay,
  type PendingReceipt,
  saveFiscalDocument,
  saveReceiptFailure,
  saveServiceReceiptId,
} from './receipt-record.queries.ts'

/** With twice the pause after each, about two days. */
const MAX_ATTEMPTS = 20

/**
 * Sends new receipts to the cash register and saves its answers (ADR 0040). All at once: a register
 * that does not answer would else hold up the worker's other jobs by its timeout for each of them.
 */
export async function registerReceipts(services: Services): Promise<void> {
  if (!hasCashRegister(services)) return
  const receipts = await claimReceiptsToCheck(services.database.db)
  await Promise.all(receipts.map((receipt) => tryToRegister(services, receipt)))
}

async function tryToRegister(services: Services, receipt: PendingReceipt): Promise<void> {
  const isLast = receipt.attempts >= MAX_ATTEMPTS
  try {
    const isRegistered = await registerReceipt(services, receipt)
    if (!isRegistered && isLast) throw new RefusedReceipt('the cash register has not registered it')
  } catch (error) {
    const isFinal = isLast || isRefusal(error)
    services.log.error(
      { err: error, receipt: receipt.id },
      isFinal
        ? 'a receipt is not registered: register it by hand'
        : 'a receipt could not be registered: it is sent again later',
    )
    const failure = error instanceof Error ? error.message : String(error)
    await saveReceiptFailure(services.database.db, receipt.id, { failure, isLast: isFinal })
  }
}

/** A request that was understood and refused is refused again, however often it is sent. */
function isRefusal(error: unknown): boolean {
  if (error instanceof RefusedReceipt) return true
  return error instanceof ProviderError && (error.status === 400 || error.status === 422)
}

/** Returns whether nothing is left to do. */
async function registerReceipt(services: Services, receipt: PendingReceipt): Promise<boolean> {
  const { db } = services.database
  const register = findCashRegister(services, await findPaymentWay(db, receipt.paymentGuid))
  if (register === null) {
    await saveReceiptFailure(db, receipt.id, { failure: null, isLast: true })
    return true
  }
  const serviceReceiptId =
    receipt.serviceReceiptId ?? (await register.register(await findFiscalReceipt(db, receipt.id)))
  if (!receipt.serviceReceiptId) await saveServiceReceiptId(db, receipt.id, serviceReceiptId)
  const document = await register.find(serviceReceiptId)
  if (document) await saveFiscalDocument(db, receipt.id, document)
  return document !== null
}
