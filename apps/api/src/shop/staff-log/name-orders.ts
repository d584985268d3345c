import type { Db } from '../../platform/database/database.ts'
import type { staffLog } from '../../schema/staff-log.table.ts'
import {
  findLoggedOrders,
  findOrdersOfRows,
  type LoggedOrder,
  type OrderReference,
} from './logged-order.queries.ts'

type Entry = typeof staffLog.$inferSelect
type Values = Entry['before']

/** What an entry says of orders: the order that it is of, and the numbers in place of ids. */
interface NamedOrders {
  order: { number: string; guid: string } | null
  key: string
  before: Values
  after: Values
}

const toId = (value: unknown) => (Number.isSafeInteger(Number(value)) ? Number(value) : 0)

/** Names the orders of entries by their numbers instead of the ids that the tables hold. */
export async function nameOrders(
  db: Db,
  references: readonly OrderReference[],
  entries: readonly Entry[],
): Promise<(entry: Entry) => NamedOrders> {
  const byTable = new Map(references.map((reference) => [reference.table, reference]))
  const ofRows = await findRowOrders(db, references, entries)
  const getOrderId = ({ tableName, rowKey, before, after }: Entry) => {
    const reference = byTable.get(tableName)
    if (!reference) return 0
    const { place, column } = reference
    if (place !== null) return toId(rowKey.split(' ')[place])
    return toId(after?.[column] ?? ofRows.get(`${tableName} ${rowKey}`) ?? before?.[column])
  }
  const listIds = (entry: Entry) => {
    const columns = byTable.get(entry.tableName)?.columns ?? []
    const values = columns.flatMap((column) => [entry.before?.[column], entry.after?.[column]])
    return [getOrderId(entry), ...values.map(toId)]
  }
  const orders = await findLoggedOrders(db, [...new Set(entries.flatMap(listIds))])
  return (entry) => {
    const reference = byTable.get(entry.tableName)
    const order = orders.get(getOrderId(entry)) ?? null
    const name = (values: Values) => nameInValues(values, reference?.columns ?? [], orders)
    return {
      order: order && { number: order.number, guid: order.guid },
      key: nameInKey(entry.rowKey, reference?.place ?? null, order),
      before: name(entry.before),
      after: name(entry.after),
    }
  }
}

/** The orders of changed rows whose key and changed columns do not tell them. */
async function findRowOrders(
  db: Db,
  references: readonly OrderReference[],
  entries: readonly Entry[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const reference of references.filter(({ place }) => place === null)) {
    const keys = entries
      .filter(({ tableName }) => tableName === reference.table)
      .map(({ rowKey }) => rowKey)
    if (keys.length === 0) continue
    for (const [key, orderId] of await findOrdersOfRows(db, reference, keys))
      found.set(`${reference.table} ${key}`, orderId)
  }
  return found
}

function nameInKey(rowKey: string, place: number | null, order: LoggedOrder | null): string {
  if (place === null || !order) return rowKey
  const parts = rowKey.split(' ')
  parts[place] = order.number
  return parts.join(' ')
}

function nameInValues(
  values: Values,
  columns: readonly string[],
  orders: ReadonlyMap<number, LoggedOrder>,
): Values {
  if (!values) return values
  const named = columns.flatMap((column) => {
    const order = orders.get(toId(values[column]))
    return order ? [[column, order.number]] : []
  })
  return { ...values, ...Object.fromEntries(named) }
}
