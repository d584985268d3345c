import type { Server } from 'node:http'

const SWEEP_MS = 50

/**
 * Ends the process as it is told to, once the last connection of its server has gone. Routers go on
 * using their connections, and a request may be on its way on one that is closed. So after the
 * message `drain` each answer says that its connection closes, and idle ones are closed only after
 * SIGTERM or SIGINT, which come a moment later.
 */
export function stopGracefully(server: Server): void {
  let isStopping = false
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.shouldKeepAlive = false
  })
  process.on('message', (message) => {
    isStopping ||= message === 'drain'
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      isStopping = true
      server.close(() => process.exit(0))
      setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref()
    })
  }
}
