import {
  assemblyStateLabel,
  canTransitionAssembly,
} from '@svetlitsa/domain/assembly/assembly-state'
import { canTransitionOrder, orderStateLabel } from '@svetlitsa/domain/order/order-state'
import { canTransitionPayment, paymentStateLabel } from '@svetlitsa/domain/payment/payment-state'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/database.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder, type OrderRow } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

class RollBack extends Error {}

let api: TestApi
let order: OrderRow
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  const sofa = [{ offerId: goods.sofa, quantity: 1 }]
  const { basketGroup } = await createPayableOrder(api, freshPhone(), sofa)
  order = await findOneOrder(api, basketGroup)
})
afterAll(() => api.close())

/** Whether the database lets whoever writes make a change; it is rolled back. */
async function isAccepted(change: (tx: Db) => Promise<unknown>): Promise<boolean> {
  try {
    await api.db.transaction(async (tx) => {
      await change(tx)
      // What is looked at when a transaction ends is looked at now.
      await tx.execute(sql`set constraints all immediate`)
      throw new RollBack()
    })
  } catch (error) {
    if (error instanceof RollBack) return true
    expect((error as { cause?: { code?: string } }).cause?.code).toBe('23514')
    return false
  }
  throw new Error('the change was not rolled back')
}

type Kind = 'state' | 'payment' | 'assembly'
const columns = { state: 'state', payment: 'payment_state', assembly: 'assembly_state' } as const

function record(tx: Db, kind: Kind, [from, to]: readonly [string, string], actor = 'staff') {
  return tx.execute(sql`insert into order_event (order_id, kind, from_state, to_state, actor)
    select id, ${kind}, ${from}, ${to}, ${actor} from shop_order where number = 'copy'`)
}

async function insertCopy(tx: Db, kind: Kind, from: string) {
  const column = sql.identifier(columns[kind])
  await tx.execute(sql`
    insert into shop_order (number, basket_group, place_id, goods_sum, total, ${column})
    values ('copy', ${order.basketGroup}, ${order.placeId}, 100, 100, ${from})`)
}

const setCopy = (tx: Db, kind: Kind, to: string) =>
  tx.execute(sql`update shop_order set ${sql.identifier(columns[kind])} = ${to}
    where number = 'copy'`)

function listPairs(labels: object, canTransition: (from: never, to: never) => boolean, kind: Kind) {
  const states = Object.keys(labels)
  return states.flatMap((from) =>
    states
      .filter((to) => to !== from)
      .map((to) => ({ kind, from, to, isAllowed: canTransition(from as never, to as never) })),
  )
}

describe('[order.states] the database', () => {
  it.each([
    ...listPairs(orderStateLabel, canTransitionOrder, 'state'),
    ...listPairs(paymentStateLabel, canTransitionPayment, 'payment'),
    ...listPairs(assemblyStateLabel, canTransitionAssembly, 'assembly'),
  ])('allows a transition from $kind $from to $to: $isAllowed', async (pair) => {
    const { kind, from, to, isAllowed } = pair
    const transition = async (tx: Db) => {
      await insertCopy(tx, kind, from)
      await setCopy(tx, kind, to)
      await record(tx, kind, [from, to], 'payment')
    }
    expect(await isAccepted(transition)).toBe(isAllowed)
  })

  it.each([
    ['state', 'new', 'confirmed'],
    ['payment', 'unpaid', 'paid'],
    ['assembly', 'none', 'requested'],
  ] as const)('refuses a transition of the %s that is not recorded', async (kind, from, to) => {
    const silent = async (tx: Db) => {
      await insertCopy(tx, kind, from)
      await setCopy(tx, kind, to)
    }
    const wrong = async (tx: Db) => {
      await silent(tx)
      await record(tx, kind, [to, from])
    }
    expect(await isAccepted(silent)).toBe(false)
    expect(await isAccepted(wrong)).toBe(false)
  })

  it('lets money open a cancelled order again, and nobody else', async () => {
    const reopenBy = (actor: string) => async (tx: Db) => {
      await insertCopy(tx, 'state', 'cancelled')
      await setCopy(tx, 'state', 'new')
      await record(tx, 'state', ['cancelled', 'new'], actor)
    }
    expect(await isAccepted(reopenBy('payment'))).toBe(true)
    for (const actor of ['customer', 'staff', 'job', 'exchange', 'shop'])
      expect(await isAccepted(reopenBy(actor)), actor).toBe(false)
  })

  it.each([
    'update order_event set note = $$changed$$',
    'delete from order_event',
    'truncate order_event',
  ])('keeps the history: %s', async (change) => {
    await expect(api.db.execute(sql.raw(change))).rejects.toMatchObject({
      cause: { message: 'rows of order_event are never changed' },
    })
  })
})
