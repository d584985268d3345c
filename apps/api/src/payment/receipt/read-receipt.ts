import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/receipt/contract'
import { buildFiscalCode } from '@svetlitsa/domain/receipt/receipt'
import { receiptTexts } from '@svetlitsa/i18n/receipt/receipt-texts'
import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { hasCashRegister } from './cash-register.ts'
import { findPositions, findReceipt } from './receipt-record.queries.ts'

type Answer = CallAnswer<typeof contract.getReceipt>
type Found = NonNullable<Awaited<ReturnType<typeof findReceipt>>>
type Fiscal = Answer['receipt']['fiscal']

/**
 * The receipt of a link, as it was written at the time of payment; otherwise 'Ошибка'
 * (receipt.page).
 */
export async function readReceipt(
  { db, language, services }: Context,
  { guid, type }: ParsedInput<typeof contract.getReceipt>,
): Promise<Answer | Refusal<'not_found'>> {
  const found = await findReceipt(db, guid, type)
  if (!found) return refuse('not_found', { details: { ERROR: 'Ошибка' } })
  const t = receiptTexts[language]
  const { receipt, orderNumber, sign, timeZone } = found
  const positions = await findPositions(db, receipt.id)
  const { legal, brand } = services.shop.settings
  return {
    ERROR: null,
    recommendation: receipt.recommendation,
    receipt: {
      guid: receipt.guid,
      type: receipt.type,
      orderId: orderNumber,
      date: receipt.createdAt.toISOString(),
      timeZone,
      seller: legal.seller || brand.name[language],
      sellerInn: services.env.SELLER_INN || legal.inn || null,
      positions: positions.map(({ kind, ...position }) => ({
        ...position,
        name: kind === 'goods' ? position.name : t[kind],
      })),
      sum: receipt.sum,
      currency: { sign, code: receipt.currencyCode },
      // Only what no register was asked about has neither a next time nor a failure.
      isRegisteredHere:
        hasCashRegister(services) &&
        [receipt.registeredAt, receipt.askAt, receipt.failure].some((value) => value !== null),
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
