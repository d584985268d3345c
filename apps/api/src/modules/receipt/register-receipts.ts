import type { Services } from '../../platform/services.ts'
import { findFiscalService } from './find-fiscal-service.ts'
import type { FiscalService } from './fiscal-service.ts'
import {
  findFiscalReceipt,
  keepFiscalDocument,
  keepServiceReceipt,
  takeReceiptsToAsk,
  type WaitingReceipt,
} from './receipt-book.queries.ts'

/** Hands new receipts to the cash register and writes down what it answers (decisions, «Orders»). */
export async function registerReceipts(services: Services): Promise<void> {
  const fiscal = findFiscalService(services)
  if (!fiscal) return
  for (const waiting of await takeReceiptsToAsk(services.database.db)) {
    try {
      await registerReceipt(services, fiscal, waiting)
    } catch (error) {
      services.log.error({ err: error, receipt: waiting.id }, 'a receipt could not be registered')
    }
  }
}

async function registerReceipt(
  { database: { db } }: Services,
  fiscal: FiscalService,
  waiting: WaitingReceipt,
): Promise<void> {
  const serviceReceiptId =
    waiting.serviceReceiptId ?? (await fiscal.register(await findFiscalReceipt(db, waiting.id)))
  if (!waiting.serviceReceiptId) await keepServiceReceipt(db, waiting.id, serviceReceiptId)
  const document = await fiscal.find(serviceReceiptId)
  if (document) await keepFiscalDocument(db, waiting.id, document)
}
