import type * as contract from '@svetlitsa/api-client/order/contract'
import { orderStateLabel } from '@svetlitsa/domain/order/order-state'
import { paymentStateLabel } from '@svetlitsa/domain/payment/payment-state'
import { concealPhone } from '@svetlitsa/domain/phone/phone-number'
import { concealName } from '@svetlitsa/domain/text/person-name'
import type { SQL } from 'drizzle-orm'
import type * as z from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { findReceiptLinks } from './order.queries.ts'
import { findOrderRows, findShownLines, findStates, type OrderRow } from './order-view.queries.ts'

export type Order = z.output<typeof contract.order>

/**
 * Orders with everything that an order page shows; `where` must restrict them to what the reader
 * may see.
 */
export async function readOrders(
  db: Db,
  where: SQL | undefined,
  reader: { seesContacts: boolean; isStaff?: boolean },
): Promise<Order[]> {
  const rows = await findOrderRows(db, where)
  const ids = rows.map((row) => row.order.id)
  if (ids.length === 0) return []
  const [lines, events, receipts] = await Promise.all([
    findShownLines(db, ids),
    findStates(db, ids),
    findReceiptLinks(db, ids),
  ])
  return rows.map((row) => {
    const paymentState = getShownPaymentState(row, reader)
    return {
      id: row.order.number,
      guid: row.order.guid,
      basketGroup: row.checkout.guid,
      status: orderStateLabel[row.order.state],
      state: row.order.state,
      paymentStatus: paymentStateLabel[paymentState],
      paymentState,
      createdAt: row.order.createdAt.toISOString(),
      currency: { sign: row.sign, code: row.checkout.currencyCode },
      isKZ: row.region.kz,
      isPartner: row.region.hasPartner,
      percentPrepayment: row.order.percentPrepayment ?? row.region.minPercentPrepayment,
      goods: lines
        .filter((line) => line.orderId === row.order.id)
        .map(({ orderId: _order, sectionCode, productCode, file, ...line }) => ({
          ...line,
          url: `/catalog/${sectionCode}/${productCode}/?offer_id=${line.offerId}`,
          picture: file ? { src: file, width: 1000, height: 800, kind: 'studio' as const } : null,
        })),
      sums: {
        goods: row.order.goodsSum,
        coupon: row.order.couponDiscount,
        bonus: row.order.bonusSpent,
        delivery: row.order.deliverySum,
        services: row.order.servicesSum,
        total: row.order.total,
        paid: row.credited,
      },
      sum: row.order.total,
      paid: row.credited,
      due: row.due,
      delivery: row.delivery && {
        kind: row.delivery.kind,
        description: row.delivery.description,
        address: readAddress(row.delivery, reader),
        date: row.delivery.day,
        timeFrom: row.delivery.timeFrom,
        timeTo: row.delivery.timeTo,
        price: row.delivery.price,
      },
      history: events
        .filter((event) => event.orderId === row.order.id)
        .map((event) => ({
          state: event.state,
          label: orderStateLabel[event.state as keyof typeof orderStateLabel],
          at: event.at.toISOString(),
        })),
      receipts: receipts
        .filter((receipt) => receipt.orderId === row.order.id)
        .map(({ guid, type }) => ({ guid, type })),
      customer: reader.seesContacts
        ? { name: row.checkout.name, phone: row.checkout.phone, email: row.checkout.email }
        : {
            name: concealName(row.checkout.name),
            phone: concealPhone(row.checkout.phone),
            email: null,
          },
    }
  })
}

/** A placed order that costs nothing is as good as paid for its buyer; staff see what is recorded. */
function getShownPaymentState(
  row: Pick<OrderRow, 'order' | 'checkout' | 'delivery'>,
  { isStaff = false }: { isStaff?: boolean },
) {
  const { total, paymentState } = row.order
  const isFree = total === 0 && row.delivery !== null && row.checkout.isVerified
  return isFree && paymentState === 'unpaid' && !isStaff ? 'paid' : paymentState
}

/**
 * The address as the reader may see it: whoever only has the link sees a store, but not where the
 * buyer lives (checkout.masked).
 */
export function readAddress(
  { kind, address }: Pick<NonNullable<OrderRow['delivery']>, 'kind' | 'address'>,
  { seesContacts }: { seesContacts: boolean },
): string | null {
  return seesContacts || kind === 'pickup' ? address : address && '•••'
}
