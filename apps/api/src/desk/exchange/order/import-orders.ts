import {
  canTransitionOrder,
  type OrderState,
  orderStateLabel,
  orderTransitions,
  suitsDelivery,
} from '@svetlitsa/domain/order/order-state'
import { sql } from 'drizzle-orm'
import { transitionOrders } from '../../../order/state/transition-orders.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services/services.ts'
import { readRecords } from '../xml/read-records.ts'
import { findAll, findText, type XmlNode } from '../xml/xml-node.ts'

interface OrderMove {
  line: string
  outcome: 'changed' | 'unchanged' | 'refused'
}

interface OrdersReport {
  lines: string[]
  changed: number
  refused: number
}

const states = Object.keys(orderStateLabel) as OrderState[]

interface SentOrder {
  guid: string
  number: string
  toState: OrderState | null
  line: number
}

/**
 * Takes the states of orders from 1C, each order in its own transaction: one for all would lock
 * stock and slots of one order after those of another. A file that is sent again after a crash
 * changes what is left. An order that the shop does not have, that cannot come to the state, or that
 * fails, is refused alone and named.
 *
 * @returns the lines of the report, with what they come to.
 */
export async function importOrders(services: Services, file: string): Promise<OrdersReport> {
  const sent: SentOrder[] = []
  await readRecords(file, { Документ: 'КоммерческаяИнформация' }, (record) => {
    sent.push(toSentOrder(record))
  })
  const moves: OrderMove[] = []
  for (const order of sent) {
    const move = services.database.db.transaction((tx) => moveOrder(services, tx, order))
    moves.push(
      await move.catch((error): OrderMove => {
        services.log.error({ err: error, order: order.number }, 'an order of 1C could not be moved')
        return report(order, 'refused', 'the shop has failed, send the file again')
      }),
    )
  }
  const count = (outcome: OrderMove['outcome']) =>
    moves.filter((move) => move.outcome === outcome).length
  return {
    lines: moves.map(({ line }) => line),
    changed: count('changed'),
    refused: count('refused'),
  }
}

function toSentOrder(record: XmlNode): SentOrder {
  const details = new Map(
    findAll(record, 'ЗначенияРеквизитов', 'ЗначениеРеквизита').map((one) => [
      findText(one, 'Наименование').toLowerCase(),
      findText(one, 'Значение'),
    ]),
  )
  const label = (details.get('статус заказа') ?? details.get('статусзаказа') ?? '').toLowerCase()
  const isCancelled = (details.get('отменен') ?? details.get('отменён') ?? '') === 'true'
  const named = states.find(
    (state) => state === label || normalize(orderStateLabel[state]) === normalize(label),
  )
  return {
    guid: findText(record, 'Ид'),
    number: findText(record, 'Номер'),
    toState: isCancelled ? 'cancelled' : (named ?? null),
    line: record.line,
  }
}

/** 1C users seldom write «ё». */
function normalize(label: string): string {
  return label.toLowerCase().replaceAll('ё', 'е')
}

function report(
  { guid, number, line }: SentOrder,
  outcome: OrderMove['outcome'],
  text: string,
): OrderMove {
  return { outcome, line: `line ${line}, order ${number || guid}: ${text}` }
}

async function moveOrder(services: Services, tx: Db, sent: SentOrder): Promise<OrderMove> {
  const { toState } = sent
  const found = await lockOrder(tx, sent)
  if (!found) return report(sent, 'refused', 'the shop has no such order')
  if (!toState || toState === found.state) return report(sent, 'unchanged', 'unchanged')
  if (!suitsDelivery(toState, found.deliveryKind))
    return report(sent, 'refused', 'it is picked up and is handed to no courier')
  const path = findPath(found.state, toState)
  if (!path) {
    return report(
      sent,
      'refused',
      `cannot come from «${orderStateLabel[found.state]}» to «${orderStateLabel[toState]}»`,
    )
  }
  let { state } = found
  for (const nextState of path) {
    const isMoved = await transitionOrders(services, tx, {
      basketGroup: found.basketGroup,
      orders: [{ id: found.id, number: found.number, state }],
      toState: nextState,
      cause: { actor: 'exchange' },
    })
    if (!isMoved) throw new Error(`order ${found.number} changed although it is locked`)
    state = nextState
  }
  return report(sent, 'changed', `«${orderStateLabel[toState]}»`)
}

interface LockedOrder extends Record<string, unknown> {
  id: number
  number: string
  state: OrderState
  basketGroup: string
  deliveryKind: string | null
}

/** Under the lock of its checkout, which every transition of an order takes. */
async function lockOrder(
  tx: Db,
  { guid, number }: Pick<SentOrder, 'guid' | 'number'>,
): Promise<LockedOrder | null> {
  await tx.execute(sql`
    select guid from checkout where guid = (
      select basket_group from shop_order where guid::text = ${guid} or number = ${number} limit 1)
    for update`)
  const { rows } = await tx.execute<LockedOrder>(sql`
    select id, number, state, basket_group as "basketGroup",
      (select kind from order_delivery d where d.order_id = shop_order.id) as "deliveryKind"
    from shop_order
    where guid::text = ${guid} or number = ${number}
    order by guid::text = ${guid} desc limit 1`)
  return rows[0] ?? null
}

/** The shortest path of transitions, since 1C may omit states; it never passes a cancellation. */
function findPath(from: OrderState, to: OrderState): OrderState[] | null {
  if (from === 'cancelled') return null
  const open: OrderState[][] = [[from]]
  for (const path of open) {
    const last = path.at(-1) ?? from
    if (canTransitionOrder(last, to)) return [...path.slice(1), to]
    for (const next of orderTransitions[last])
      if (next !== 'cancelled' && !path.includes(next)) open.push([...path, next])
  }
  return null
}
