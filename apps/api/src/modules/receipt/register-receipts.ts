import type { Services } from '../../platform/services/services.ts'
import { getYookassaAccount } from '../payment/provider/find-provider.ts'
import type { FiscalService } from './fiscal-service.ts'
import {
  claimReceiptsToCheck,
  findFiscalReceipt,
  type PendingReceipt,
  saveFiscalDocument,
  saveServiceReceiptId,
} from './receipt-record.queries.ts'
import { createYookassaFiscalService } from './yookassa-fiscal.ts'

/**
 * Sends new receipts to the cash register and saves its answers (ADR 0040). All at once: a register
 * that does not answer would else hold up the worker's other jobs by its timeout for each of them.
 */
export async function registerReceipts(services: Services): Promise<void> {
  const fiscal = findFiscalService(services)
  if (!fiscal) return
  const receipts = await claimReceiptsToCheck(services.database.db)
  await Promise.all(receipts.map((receipt) => tryToRegister(services, fiscal, receipt)))
}

async function tryToRegister(
  services: Services,
  fiscal: FiscalService,
  receipt: PendingReceipt,
): Promise<void> {
  try {
    await registerReceipt(services, fiscal, receipt)
  } catch (error) {
    services.log.error(
      { err: error, receipt: receipt.id },
      'a receipt could not be registered: it is sent again later; if that goes on, register it by hand',
    )
  }
}

async function registerReceipt(
  { database: { db } }: Services,
  fiscal: FiscalService,
  receipt: PendingReceipt,
): Promise<void> {
  const serviceReceiptId =
    receipt.serviceReceiptId ?? (await fiscal.register(await findFiscalReceipt(db, receipt.id)))
  if (!receipt.serviceReceiptId) await saveServiceReceiptId(db, receipt.id, serviceReceiptId)
  const document = await fiscal.find(serviceReceiptId)
  if (document) await saveFiscalDocument(db, receipt.id, document)
}

/**
 * The service that registers receipts: YooKassa if the shop's cash register is connected to it, the
 * sandbox in a demonstration; otherwise null, and receipts have no fiscal attributes.
 */
function findFiscalService(services: Services): FiscalService | null {
  const account = getYookassaAccount(services)
  const { YOOKASSA_RECEIPTS, RECEIPT_VAT_CODE } = services.env
  if (!account || (account.name !== 'sandbox' && !YOOKASSA_RECEIPTS)) return null
  return createYookassaFiscalService(account, RECEIPT_VAT_CODE)
}
