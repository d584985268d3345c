import { Client, escapeIdentifier } from 'pg'

/** Creates a database in the embedded server if it does not exist. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const result = await client.query('select 1 from pg_database where datname = $1', [name])
    if (result.rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
