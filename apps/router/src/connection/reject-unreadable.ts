import type { Duplex } from 'node:stream'
import type { BodyReader } from '../body/body-reader.ts'
import { isDiscarding } from '../body/discard-body.ts'
import { endSocket } from '../response/end-socket.ts'

const statuses: Readonly<Record<string, 408 | 413 | 431>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers requests that the HTTP parser rejected, or that did not arrive in time, with a problem
 * document and closes the connection.
 */
export function createUnreadableHandler(bodies: BodyReader) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    // A larger body may take longer than the whole of a usual request; its reader limits it.
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && bodies.isReading(socket)) return
    if (error.code === 'ECONNRESET' || !socket.writable || isDiscarding(socket)) {
      socket.destroy()
      return
    }
    endSocket(socket, statuses[error.code ?? ''] ?? 400)
  }
}
