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
