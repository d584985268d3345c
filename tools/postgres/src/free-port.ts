import { createServer } from 'node:net'

/**
 * A port nobody listens on. It is sought below the range from which systems take the ports of
 * outgoing connections: from within that range a port may be gone again when it is needed, and
 * again at each restart of the process that was promised it.
 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (await isFree(port, host)) return port
  }
}

async function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
