import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'

/** Result of {@link generateLoad}; times are per response, in milliseconds. */
export interface LoadResult {
  perSecond: number
  timesMs: number[]
}

const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * Sends prepared requests repeatedly over keep-alive connections, one at a time on each, and parses
 * only the length of responses: on two cores a generator that parses every header would take
 * processor time that the measured server needs.
 */
export async function generateLoad(
  origin: string,
  requests: readonly Buffer[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  const { hostname, port } = new URL(origin)
  const timesMs: number[] = []
  const until = performance.now() + seconds * 1000
  let next = 0
  const takeRequest = (): Buffer | undefined => {
    if (performance.now() >= until) return undefined
    next = (next + 1) % requests.length
    return requests[next]
  }
  const started = performance.now()
  const client = () => sendOnConnection(connect(Number(port), hostname), takeRequest, timesMs)
  await Promise.all(Array.from({ length: connections }, client))
  return { perSecond: Math.round((timesMs.length * 1000) / (performance.now() - started)), timesMs }
}

/** Serializes one request. */
export function buildRequestBytes(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Buffer {
  const lines = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
  ]
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
  if (body !== undefined) lines.push(`content-length: ${Buffer.byteLength(body)}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
}

function sendOnConnection(
  socket: Socket,
  takeRequest: () => Buffer | undefined,
  timesMs: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let left = 0
    let head: Buffer = Buffer.alloc(0)
    let askedAt = 0
    const sendRequest = (): void => {
      const request = takeRequest()
      if (!request) {
        socket.destroy()
        resolve()
        return
      }
      askedAt = performance.now()
      socket.write(request)
    }
    const answered = (): void => {
      timesMs.push(performance.now() - askedAt)
      sendRequest()
    }
    socket.setNoDelay(true)
    socket.on('connect', sendRequest)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the server closed a keep-alive connection')))
    socket.on('data', (chunk) => {
      if (left > 0) {
        left -= chunk.length
        if (left === 0) answered()
        return
      }
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      const text = head.toString('latin1', 0, end)
      const isUnchanged = text.startsWith('HTTP/1.1 304')
      const length = isUnchanged ? '0' : /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      if (!(isUnchanged || text.startsWith('HTTP/1.1 2')) || length === undefined) {
        socket.destroy(new Error(`a response without Content-Length: ${text.slice(0, 200)}`))
        return
      }
      left = Number(length) - (head.length - end - HEAD_END.length)
      head = Buffer.alloc(0)
      if (left === 0) answered()
    })
  })
}
