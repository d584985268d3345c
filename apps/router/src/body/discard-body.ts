import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

const answered = new WeakSet<Duplex>()

/**
 * Reads and drops the rest of a body whose request is already answered, and closes the connection
 * after this time. A connection closed with unread data is reset, and the client would lose the
 * answer.
 */
export function discardBody(request: IncomingMessage, maxMs: number): void {
  const { socket } = request
  answered.add(socket)
  const timer = setTimeout(() => socket.destroy(), maxMs)
  const settle = () => {
    clearTimeout(timer)
    answered.delete(socket)
  }
  request.once('end', settle)
  request.once('close', settle)
  request.resume()
}

/** Whether the response is sent and only the rest of the request is being dropped. */
export function isDiscarding(socket: Duplex): boolean {
  return answered.has(socket)
}
