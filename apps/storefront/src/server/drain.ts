import { subscribe } from 'node:diagnostics_channel'
import type { Server, ServerResponse } from 'node:http'

const SWEEP_MS = 50

/**
 * Loaded before Next in every process. Told to stop, Next closes idle connections, on which a
 * request may be on its way, and waits for the others to go, which routers go on using. So for a
 * moment before that each answer says that its connection closes, and idle ones are closed later.
 */
let server: Server | undefined
let isStopping = false

subscribe('http.server.request.start', (message) => {
  const started = message as { server: Server; response: ServerResponse }
  server = started.server
  if (isStopping) started.response.shouldKeepAlive = false
})

process.on('message', (message) => {
  isStopping ||= message === 'drain'
})
process.once('SIGTERM', () => {
  isStopping = true
  setInterval(() => server?.closeIdleConnections(), SWEEP_MS).unref()
})
