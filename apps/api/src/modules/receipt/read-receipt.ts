import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type * as contract from '@svetlitsa/api-client/contract/receipt'
import { receiptPositions } from '@svetlitsa/domain/money/receipt-positions'
import { receiptTexts } from '@svetlitsa/i18n/receipt-texts'
import type { Context } from '../../platform/context.ts'
import { findOrderOfLink, findReceiptLines } from './receipt.queries.ts'

type Answer = AnswerOf<typeof contract.getReceipt>

const nothing: Answer = { ERROR: 'Ошибка', recommendation: false, receipt: null }

/** The receipt of a paid order, or of the money that went back; else 'Ошибка' (storefront §7). */
export async function readReceipt(
  { db, language }: Context,
  { guid, type = 'sale' }: ParsedOf<typeof contract.getReceipt>,
): Promise<Answer> {
  const order = await findOrderOfLink(db, guid)
  const sum = type === 'sale' ? order?.paidSum : order?.refundedSum
  if (!order || !sum) return nothing
  const say = receiptTexts[language]
  const lines = sum === order.total ? await findReceiptLines(db, order.id) : []
  const goods = lines.flatMap((line) =>
    receiptPositions(line.sum, line.quantity).map(({ price, quantity }) => ({
      name: line.name,
      price,
      quantity,
      sum: Math.round(price * quantity),
    })),
  )
  const extra = [
    { name: say.delivery, sum: order.deliverySum },
    { name: say.services, sum: order.servicesSum },
  ].flatMap((one) =>
    one.sum > 0 && lines.length > 0 ? { ...one, price: one.sum, quantity: 1 } : [],
  )
  // A part of the order's sum is an advance: which of its goods it pays for nobody knows yet.
  const advance = { name: `${say.advance} ${order.number}`, price: sum, quantity: 1, sum }
  return {
    ERROR: null,
    recommendation: false,
    receipt: {
      guid: order.guid,
      type,
      orderId: order.number,
      date: new Date(order.changedAt).toISOString(),
      seller: say.seller,
      positions: lines.length > 0 ? [...goods, ...extra] : [advance],
      sum,
      currency: { sign: order.sign, code: order.code },
    },
  }
}
