import { Client } from 'pg'

/** Runs one statement on a new connection. */
export async function runSql(url: string, sql: string): Promise<void> {
  await readRows(url, sql)
}

/** Runs one statement on a new connection and returns its rows. */
export async function readRows(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** URL of another database on the same server. */
export function buildDatabaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
