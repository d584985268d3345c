import { type LocalTime, toLocalTime } from '@svetlitsa/domain/date/moment'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { assemblerEntry, assemblerProfile, orderAssembler } from '../../schema/assembler.table.ts'

/** The stored balance is in roubles; what was earned in another currency is summed when it is read. */
const balanceCurrency = 'RUB'

export interface Assembler {
  id: number
  name: string
  /** Opens the public page about the assembler. */
  code: string
  payPercent: number
  balance: number
  /** The day and the clock where the assembler works. */
  now: LocalTime
}

/** The assembler who calls. */
export async function findAssembler({ db, session, now }: Context): Promise<Assembler> {
  const id = session?.userId ?? 0
  const { rows } = await db.execute<{
    name: string
    code: string
    payPercent: number | null
    balance: number | null
    timeZone: string
  }>(sql`
    select u.name, u.guid as code, a.pay_percent as "payPercent", a.balance,
      r.time_zone as "timeZone"
    from user_account u
    left join assembler_profile a on a.user_id = u.id
    left join stock_place p on p.id = a.warehouse_id
    join region r on r.id = coalesce(p.region_id, (select id from region where is_default))
    where u.id = ${id}`)
  const [row] = rows
  if (!row) throw new Error(`the assembler ${id} has no account`)
  const { timeZone, payPercent, balance, ...account } = row
  return {
    ...account,
    id,
    payPercent: payPercent ?? 60,
    balance: balance ?? 0,
    now: toLocalTime(now, timeZone),
  }
}

/** Saves who assembles an order; who may, has been decided. */
export async function saveOrderAssembler(
  db: Db,
  { orderId, assemblerId }: { orderId: number; assemblerId: number },
): Promise<void> {
  await db
    .insert(orderAssembler)
    .values({ orderId, assemblerId })
    .onConflictDoUpdate({
      target: orderAssembler.orderId,
      set: {
        assemblerId,
        assignedAt: sql`now()`,
        // What another assembler agreed with the customer does not hold for this one.
        calledAt: sql`case when ${orderAssembler.assemblerId} = ${assemblerId}
          then ${orderAssembler.calledAt} end`,
      },
    })
}

export async function deleteOrderAssembler(tx: Db, orderId: number): Promise<void> {
  await tx.delete(orderAssembler).where(eq(orderAssembler.orderId, orderId))
}

/** The last entries of the ledger, the latest first. */
export async function listEntries(db: Db, assemblerId: number) {
  const { rows } = await db.execute<{
    id: number
    kind: 'earning' | 'payout' | 'correction'
    sum: number
    sign: string
    orderId: string | null
    note: string
    createdAt: string
  }>(sql`
    select e.id::int, e.kind, e.sum, c.sign, o.number as "orderId", e.note,
      to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
    from assembler_entry e join currency c on c.code = e.currency_code
    left join shop_order o on o.id = e.order_id
    where e.assembler_id = ${assemblerId} order by e.id desc limit 100`)
  return rows
}

/** What the ledger comes to in other currencies than roubles. */
export async function sumOtherCurrencies(db: Db, assemblerId: number) {
  return (await listBalances(db, assemblerId)).filter(({ code }) => code !== balanceCurrency)
}

/** What the ledger comes to in each currency; roubles are always among them. */
export async function listBalances(db: Db, assemblerId: number) {
  const { rows } = await db.execute<{ code: string; sign: string; sum: number }>(sql`
    select c.code, c.sign, coalesce(sum(e.sum), 0)::float8 as sum
    from currency c
    left join assembler_entry e on e.currency_code = c.code and e.assembler_id = ${assemblerId}
    group by c.code having c.code = ${balanceCurrency} or count(e.id) > 0
    order by c.code <> ${balanceCurrency}, c.code`)
  return rows
}

type Entry = Omit<typeof assemblerEntry.$inferInsert, 'id' | 'createdAt'>

/** Adds to the ledger and to the balance; what an order earned is added once. */
export async function addEntry(tx: Db, entry: Entry): Promise<void> {
  const { assemblerId, sum, currencyCode = balanceCurrency } = entry
  const [added] = await tx
    .insert(assemblerEntry)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: assemblerEntry.id })
  if (!added || currencyCode !== balanceCurrency) return
  await tx
    .insert(assemblerProfile)
    .values({ userId: assemblerId, balance: sum })
    .onConflictDoUpdate({
      target: assemblerProfile.userId,
      set: { balance: sql`${assemblerProfile.balance} + ${sum}` },
    })
}

/** Counts the stored balance anew from the ledger, and returns it (assembler.recount). */
export async function recountBalance(db: Db, assemblerId: number): Promise<number> {
  return db.transaction(async (tx) => {
    await tx
      .insert(assemblerProfile)
      .values({ userId: assemblerId })
      .onConflictDoUpdate({ target: assemblerProfile.userId, set: { userId: assemblerId } })
    const [row] = await tx
      .update(assemblerProfile)
      .set({
        balance: sql`(select coalesce(sum(e.sum), 0)::bigint from assembler_entry e
          where e.assembler_id = ${assemblerId} and e.currency_code = ${balanceCurrency})`,
      })
      .where(eq(assemblerProfile.userId, assemblerId))
      .returning({ balance: assemblerProfile.balance })
    return row?.balance ?? 0
  })
}
