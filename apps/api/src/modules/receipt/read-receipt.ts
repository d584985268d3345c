import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type * as contract from '@svetlitsa/api-client/contract/receipt'
import { fiscalCode } from '@svetlitsa/domain/receipt/fiscal-code'
import { receiptTexts } from '@svetlitsa/i18n/receipt-texts'
import type { Context } from '../../platform/context.ts'
import { findPositions, findReceipt } from './receipt-book.queries.ts'

type Answer = AnswerOf<typeof contract.getReceipt>
type Found = NonNullable<Awaited<ReturnType<typeof findReceipt>>>
type Fiscal = NonNullable<Answer['receipt']>['fiscal']

const nothing: Answer = { ERROR: 'Ошибка', recommendation: false, receipt: null }

/** The receipt behind a link, as it was written when the money moved; else 'Ошибка' (storefront §7). */
export async function readReceipt(
  { db, language, services }: Context,
  { guid, type }: ParsedOf<typeof contract.getReceipt>,
): Promise<Answer> {
  const found = await findReceipt(db, guid, type)
  if (!found) return nothing
  const say = receiptTexts[language]
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
      seller: say.seller,
      sellerInn: services.env.SELLER_INN || null,
      positions: positions.map(({ kind, ...position }) => ({
        ...position,
        name: kind === 'goods' ? position.name : say[kind],
      })),
      sum: receipt.sum,
      currency: { sign, code: receipt.currencyCode },
      fiscal: fiscalOf(found),
    },
  }
}

function fiscalOf({ receipt, timeZone, isKz }: Found): Fiscal {
  const { storageNumber, documentNumber, attribute, registeredAt } = receipt
  if (!storageNumber || !documentNumber || !attribute || !registeredAt) return null
  const mark = { storageNumber, documentNumber, attribute }
  const localTime = registeredAt.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')
  return {
    ...mark,
    registeredAt: registeredAt.toISOString(),
    // The square code is that of the Russian tax service.
    qr: isKz ? null : fiscalCode({ ...mark, localTime }, receipt.type, receipt.sum),
  }
}
