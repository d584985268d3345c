import { expect, type Page, request } from '@playwright/test'
import { findInShop, onDatabase } from './database.ts'
import { readShopOrigin } from './env.ts'
import { employees } from './log-in.ts'
import { newPhone } from './new-phone.ts'
import { sofa } from './order.ts'
import type { PlacedOrder } from './place-order.ts'

/** A period of an assembler's day: its date and its index. */
export interface SlotPlace {
  day: string
  period: number
}

interface Delivery {
  items: {
    options: {
      id: number
      kind: string
      days: { slots: { id: number; isFree: boolean }[] }[]
    }[]
  }[]
}

const assembler = `(select id from user_account where login = '${employees.assembler.login}')`

/** A guest orders the sofa with assembly; the order is given to the demonstration's assembler. */
export async function orderAssembly(place: SlotPlace): Promise<PlacedOrder> {
  const order = await placeAssemblyOrder()
  await onDatabase(async (client) => {
    await client.query(
      `with given as (
         insert into order_assembler (order_id, assembler_id)
         select id, ${assembler} from shop_order where guid = $1 returning order_id, assembler_id)
       insert into dispatch_event (order_id, assembler_id, kind)
       select order_id, assembler_id, 'assigned' from given`,
      [order.guid],
    )
    await client.query(
      `insert into assembler_slot (assembler_id, day, period, order_id)
       select ${assembler}, $2, $3, id from shop_order where guid = $1
       on conflict (assembler_id, day, period)
         do update set order_id = excluded.order_id, reason = excluded.reason`,
      [order.guid, place.day, place.period],
    )
  })
  return order
}

/** The order has been handed over to its buyer. */
export async function bringOrder({ guid }: PlacedOrder): Promise<void> {
  await onDatabase(async (client) => {
    const states = ['new', 'confirmed', 'picking', 'shipped', 'delivered']
    for (const [index, state] of states.slice(1).entries())
      await client.query(
        `with moved as (update shop_order set state = $3 where guid = $1 returning id)
         insert into order_event (order_id, kind, from_state, to_state, actor)
         select id, 'state', $2, $3, 'staff' from moved`,
        [guid, states[index], state],
      )
  })
}

/** Gives an order to another assembler, as a dispatcher does. */
export async function giveToAnother({ guid }: PlacedOrder): Promise<void> {
  await onDatabase(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into user_account (guid, name, groups) values (gen_random_uuid(), 'Руслан', '{60,2}')
       returning id`,
    )
    const assemblerId = rows[0]?.id
    await client.query(
      `with given as (
         update order_assembler set assembler_id = $2, called_at = null
         where order_id = (select id from shop_order where guid = $1) returning order_id),
       freed as (
         update assembler_slot set order_id = null
         from given where assembler_slot.order_id = given.order_id)
       insert into dispatch_event (order_id, assembler_id, kind)
       select order_id, $2, 'assigned' from given`,
      [guid, assemblerId],
    )
  })
}

/** Forgets what the assembler has planned between two days, both included. */
export async function clearSchedule(from: string, to: string): Promise<void> {
  await onDatabase((client) =>
    client.query(
      `delete from assembler_slot where assembler_id = ${assembler} and day between $1 and $2`,
      [from, to],
    ),
  )
}

/** Lets the assembler offer every period of a day. */
export async function offerDay(day: string): Promise<void> {
  await clearSchedule(day, day)
  await onDatabase((client) =>
    client.query(
      `insert into assembler_slot (assembler_id, day, period)
       select ${assembler}, $1, period from generate_series(0, 3) as period`,
      [day],
    ),
  )
}

/** The slots that the assembler has between two days: «2026-11-24/0 Сборка 10042». */
export async function listSlots(from: string, to: string): Promise<string[]> {
  const { rows } = await onDatabase((client) =>
    client.query<{ slot: string }>(
      `select concat_ws(' ', s.day || '/' || s.period, s.reason, o.number) as slot
       from assembler_slot s left join shop_order o on o.id = s.order_id
       where s.assembler_id = ${assembler} and s.day between $1 and $2 order by s.day, s.period`,
      [from, to],
    ),
  )
  return rows.map(({ slot }) => slot)
}

/** What the shop has recorded of the assembly of an order. */
export async function readAssembly({ guid }: PlacedOrder) {
  return findInShop<{
    calls: number
    photos: number
    ticks: number
    steps: string[]
    earnings: number
  }>(
    'order with assembly',
    `select (select count(*)::int from order_assembler a
        where a.order_id = o.id and a.called_at is not null) as calls,
      (select count(*)::int from assembly_photo p where p.order_id = o.id) as photos,
      (select count(*)::int from assembly_check k join order_line l on l.id = k.order_line_id
        where l.order_id = o.id) as ticks,
      (select coalesce(array_agg(e.to_state order by e.id), '{}') from order_event e
        where e.order_id = o.id and e.kind = 'assembly') as steps,
      (select count(*)::int from assembler_entry e where e.order_id = o.id) as earnings
     from shop_order o where o.guid = '${guid}'`,
  )
}

/** The balance of the assembler as it is stored, and the sum of the operations. */
export async function readBalance(): Promise<{ balance: number; ledger: number }> {
  return findInShop<{ balance: number; ledger: number }>(
    'balance of the assembler',
    `select a.balance, (select coalesce(sum(e.sum), 0)::int from assembler_entry e
        where e.assembler_id = a.user_id) as ledger
     from assembler_profile a where a.user_id = ${assembler}`,
  )
}

/** Adds a correction to the operations of the assembler, and spoils the stored balance. */
export async function spoilBalance(note: string): Promise<void> {
  await onDatabase(async (client) => {
    await client.query(
      `insert into assembler_entry (assembler_id, kind, sum, note)
       values (${assembler}, 'correction', 1500, $1)`,
      [note],
    )
    await client.query(
      `insert into assembler_profile (user_id, balance) values (${assembler}, 777)
       on conflict (user_id) do update set balance = assembler_profile.balance + 777`,
    )
  })
}

/** Waits until the cabinet opens without a network. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const isKept = () =>
    page.evaluate(async () => {
      const kept = await caches.match('/assembler/', { cacheName: 'svetlitsa-assembler' })
      return kept?.status === 200 && navigator.serviceWorker.controller !== null
    })
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
}

/** A guest orders sofas with assembly; the order waits for an assembler. */
export async function placeAssemblyOrder(quantity = 1): Promise<PlacedOrder> {
  const { offerId } = await findInShop<{ offerId: number }>(
    'offer of the sofa',
    `select o.id as "offerId" from offer o
     join product p on p.id = o.product_id and p.needs_assembly
     where p.code = '${sofa.path.split('/').at(-2)}' and o.is_active order by o.position limit 1`,
  )
  const guest = await request.newContext({
    baseURL: readShopOrigin(),
    extraHTTPHeaders: { origin: readShopOrigin() },
  })
  const call = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await guest.post(`/api_vue/basket/${path}/`, { data })
    expect(answer.status(), `${path} ${await answer.text()}`).toBe(200)
    const body: Answer = await answer.json()
    return body
  }
  await call('add', { offers: [{ offerId, quantity }] })
  const { basketGroup } = await call<{ basketGroup: string }>('createOrder', {
    name: 'Лидия Орлова',
    phoneNumber: newPhone(),
  })
  const { items } = await call<Delivery>('getDelivery', { basketGroup })
  const courier = items[0]?.options.find(({ kind }) => kind === 'courier')
  const slot = courier?.days.flatMap(({ slots }) => slots).findLast(({ isFree }) => isFree)
  await call('setDelivery', {
    basketGuid: basketGroup,
    id: courier?.id,
    slotId: slot?.id,
    address: 'Тверская, 12',
    coordinates: { lat: 55.76, lon: 37.6 },
    assembly: true,
  })
  const { orders } = await call<{ orders: { id: string; guid: string; sum: number }[] }>(
    'getOrder',
    { basketGroup },
  )
  await guest.dispose()
  const [order] = orders
  if (!order) throw new Error('the guest has no order')
  return { number: order.id, guid: order.guid, sum: order.sum, basketGroup }
}
