import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/receipt/contract'
import { buildFiscalCode } from '@svetlitsa/domain/receipt/build-fiscal-code'
import { receiptTexts } from '@svetlitsa/i18n/receipt/receipt-texts'
import type { Context } from '../../platform/context/context.ts'
import { findPositions, findReceipt } from './receipt-record.queries.ts'

type Answer = CallAnswer<typeof contract.getReceipt>
type Found = NonNullable<Awaited<ReturnType<typeof findReceipt>>>
type Fiscal = NonNullable<Answer['receipt']>['fiscal']

const notFoundAnswer: Answer = { ERROR: 'Ошибка', recommendation: false, receipt: null }

/**
 * The receipt of a link, as it was written at the time of payment; otherwise 'Ошибка'
 * (receipt.page).
 */
export async function readReceipt(
  { db, language, services }: Context,
  { guid, type }: ParsedInput<typeof contract.getReceipt>,
): Promise<Answer> {
  const found = await findReceipt(db, guid, type)
  if (!found) return notFoundAnswer
  const t = receiptTexts[language]
  const { receipt, orderNumber, sign, timeZone } = found
  const positions = await findPositions(db, receipt.id)
  return {
    ERROR: null,
    recommendation: receipt.recommendation,
    receipt: {
      guid: receipt.guid,
      type: receipt.type,
      orderId: orderNumber,
      date: receipt.createdAt.toISOString(),
      timeZone,
      seller: t.seller,
      sellerInn: services.env.SELLER_INN || null,
      positions: positions.map(({ kind, ...position }) => ({
        ...position,
        name: kind === 'goods' ? position.name : t[kind],
      })),
      sum: receipt.sum,
      currency: { sign, code: receipt.currencyCode },
      fiscal: toFiscal(found),
    },
  }
}

function toFiscal({ receipt, timeZone, isKz }: Found): Fiscal {
  const { storageNumber, documentNumber, attribute, registeredAt } = receipt
  if (!storageNumber || !documentNumber || !attribute || !registeredAt) return null
  const mark = { storageNumber, documentNumber, attribute }
  const localTime = registeredAt.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')
  return {
    ...mark,
    registeredAt: registeredAt.toISOString(),
    // The QR code follows the format of the Russian tax service.
    qr: isKz ? null : buildFiscalCode({ ...mark, localTime }, receipt.type, receipt.sum),
  }
}
