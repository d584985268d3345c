import { Client } from 'pg'

/** Whether the database at this address lets us in now; a server that starts or stops does not. */
export async function canConnect(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  // A connection cut after the handshake is reported here as well; unheard it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
