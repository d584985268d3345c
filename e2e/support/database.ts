import pg from 'pg'
import { readShopDatabaseUrl } from './env.ts'

/** Runs statements on the shop's database, the way a program behind the shop's back would. */
export async function onDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: readShopDatabaseUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The first row of a question; a shop that has none is told of by what it lacks. */
export async function findInShop<Row extends pg.QueryResultRow>(
  lacks: string,
  question: string,
): Promise<Row> {
  const { rows } = await onDatabase((client) => client.query<Row>(question))
  const [found] = rows
  if (!found) throw new Error(`the shop has no ${lacks}`)
  return found
}
