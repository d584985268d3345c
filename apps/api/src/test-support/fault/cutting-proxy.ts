import { connect, createServer, type Socket } from 'node:net'

interface Watch {
  /** What the first piece of the watched connection contains, e.g. the text of a statement. */
  start: string
  /** The piece after it at which `reach` is called; 0 is the first piece itself. */
  at: number
  /** Whether that piece still reaches the server; nothing after it does. */
  isForwarded: boolean
  reach: () => void
}

/**
 * A TCP proxy in front of the database that stops a connection between two statements, so that a
 * process can be killed at a known point without a hook in its code. node-postgres sends a statement
 * as one piece and waits for its answer.
 */
export async function openCuttingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let watch: Watch | null = null
  let watched: Socket | null = null
  let pieces: string[] = []

  const follow = (client: Socket, piece: Buffer): boolean => {
    if (!watch) return true
    if (!watched && piece.includes(watch.start)) watched = client
    if (watched !== client) return true
    const { at, isForwarded, reach } = watch
    const index = pieces.push(piece.toString('latin1')) - 1
    if (index === at) reach()
    return index < at || (index === at && isForwarded)
  }
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (piece) => {
        if (from === upstream || follow(client, piece)) to.write(piece)
      })
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('error', () => {})
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    /** Follows the next connection that sends the start. */
    watchNext(next: Watch) {
      watch = next
      watched = null
      pieces = []
    },
    /** Stops watching; returns the pieces that the watched connection has sent. */
    endWatch(): string[] {
      watch = null
      return pieces
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
