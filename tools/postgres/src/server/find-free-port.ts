import { createServer } from 'node:net'

/**
 * Finds a free port below the ephemeral range. A port from within that range may be taken by an
 * outgoing connection before it is used, or at any restart of the process.
 */
export async function findFreePort(host = '127.0.0.1'): Promise<number> {
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
