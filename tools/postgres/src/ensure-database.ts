import { Client, escapeIdentifier } from 'pg'

/** Makes a database in the embedded server unless it is there. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
