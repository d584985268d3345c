import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of the database that can stop forwarding, like a broken network. */
export async function openFreezableProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isFrozen = false
  let accepted = 0
  const link = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (chunk) => {
      // What arrives while frozen is lost, as on a broken network: nothing is answered later.
      if (!isFrozen) to.write(chunk)
    })
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    from.on('error', () => {})
  }
  const server = createServer((client) => {
    accepted += 1
    const upstream = connect(Number(target.port), target.hostname)
    link(client, upstream)
    link(upstream, client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    /** Connections since the start. */
    countAccepted: () => accepted,
    freeze() {
      isFrozen = true
    },
    thaw() {
      isFrozen = false
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
