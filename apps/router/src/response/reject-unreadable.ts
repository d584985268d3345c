import type { Duplex } from 'node:stream'
import { closedPolicy } from './content-policy.ts'

const problemTexts = {
  400: ['Bad Request', 'Запрос не прочитан: он нарушает правила HTTP.'],
  408: ['Request Timeout', 'Запрос не пришёл целиком в отведённое время.'],
  413: ['Content Too Large', 'Части тела запроса слишком велики.'],
  431: ['Request Header Fields Too Large', 'Адрес или заголовки запроса длиннее 16 КБ.'],
} as const

const statuses: Readonly<Record<string, keyof typeof problemTexts>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers requests that the HTTP parser rejected with a problem document and closes the connection.
 */
export function rejectUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statuses[error.code ?? ''] ?? 400
  const [title, detail] = problemTexts[status]
  const problem = { type: 'about:blank', status, title, detail, code: 'unreadable', fields: {} }
  const body = Buffer.from(JSON.stringify(problem))
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'content-type: application/problem+json; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `content-security-policy: ${closedPolicy}`,
    `content-length: ${body.length}`,
    'connection: close',
  ]
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]))
}
