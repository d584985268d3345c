import type pg from 'pg'

const CLIENTS = 8
/** Rows of an order, with the columns that a copy must change. */
const COPIES = [
  ['shop_order', ['guid', 'number', 'basket_group']],
  ['order_line', ['order_id']],
  ['reservation', ['order_line_id']],
] as const

/**
 * Writes the same rows as an order (checkout, order, line, reservation, stock, messages) in bare
 * transactions, copied from an existing order, as fast as the server takes them.
 *
 * @returns transactions per second.
 */
export async function writeBareOrders(pool: pg.Pool, seconds: number): Promise<number> {
  const { rows } = await pool.query<Record<string, string>>(`
    select c.guid as checkout, o.id as order, l.id as line, r.id as reservation,
      l.offer_id as offer, o.place_id as place
    from checkout c join shop_order o on o.basket_group = c.guid
    join order_line l on l.order_id = o.id join reservation r on r.order_line_id = l.id
    order by o.id desc limit 1`)
  const sample = rows[0]
  if (!sample) throw new Error('no order was made')
  const messages = await pool.query<{ id: string }>(
    'select id from message order by id desc limit 1',
  )
  const until = performance.now() + seconds * 1_000
  let written = 0
  const write = async () => {
    const client = await pool.connect()
    try {
      while (performance.now() < until) {
        await writeOrder(client, sample, messages.rows)
        written += 1
      }
    } finally {
      client.release()
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, write))
  return written / seconds
}

async function writeOrder(
  client: pg.PoolClient,
  sample: Record<string, string>,
  messages: readonly { id: string }[],
): Promise<void> {
  const guid = crypto.randomUUID()
  const number = `B${guid.slice(0, 13)}`
  await client.query('begin')
  await copyRow(client, 'checkout', 'guid', sample.checkout, {
    guid,
    basket_version: Math.floor(Math.random() * 2_000_000_000),
    idempotency_key: null,
  })
  const values: Record<string, unknown> = { guid: crypto.randomUUID(), number, basket_group: guid }
  for (const [table, columns] of COPIES) {
    const key = table === 'shop_order' ? 'order' : table === 'order_line' ? 'line' : table
    const changed = Object.fromEntries(columns.map((column) => [column, values[column]]))
    const id = await copyRow(client, table, 'id', sample[key], changed)
    values[`${table === 'shop_order' ? 'order' : table}_id`] = id
  }
  await client.query(
    'update stock set reserved = reserved + 1 where offer_id = $1 and place_id = $2',
    [sample.offer, sample.place],
  )
  for (const { id } of messages) {
    await copyRow(client, 'message', 'id', id, { dedupe_key: number })
  }
  await client.query('commit')
}

/** Inserts a copy of a row with other values of some columns; a numeric key gets the next one. */
async function copyRow(
  client: pg.PoolClient,
  table: string,
  key: string,
  value: string | undefined,
  changed: Record<string, unknown>,
): Promise<number | null> {
  const next =
    key === 'id'
      ? ` || jsonb_build_object('id', nextval(pg_get_serial_sequence('${table}', 'id')))`
      : ''
  const { rows } = await client.query({
    name: `copy ${table}`,
    text: `insert into ${table} overriding system value
      select (jsonb_populate_record(t, $2::jsonb${next})).* from ${table} t where ${key} = $1
      returning ${key} as key`,
    values: [value, JSON.stringify(changed)],
  })
  return key === 'id' ? Number(rows[0]?.key) : null
}
