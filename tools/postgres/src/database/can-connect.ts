import { Client } from 'pg'

/** Whether the database accepts connections now; false while the server is starting or stopping. */
export async function canConnect(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  // A connection that is lost after the handshake emits an error, which would end the process if
  // unhandled.
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
