import pg from 'pg'
import { readShopDatabaseUrl } from './env.ts'

// Sums are 64 bits wide, which node-postgres reads as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Runs statements directly on the shop’s database, as an external program would. */
export async function onDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: readShopDatabaseUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Returns the first row of a query; throws with a description of the missing data if there is none.
 */
export async function findInShop<Row extends pg.QueryResultRow>(
  lacks: string,
  question: string,
): Promise<Row> {
  const { rows } = await onDatabase((client) => client.query<Row>(question))
  const [row] = rows
  if (!row) throw new Error(`the shop has no ${lacks}`)
  return row
}
