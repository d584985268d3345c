import type { Duplex } from 'node:stream'
import { closedPolicy } from './content-policy.ts'

/** Time in which the client receives the answer and closes its side. */
const closeMs = 1_000

const problems = {
  400: ['unreadable', 'Bad Request', 'Запрос не прочитан: он нарушает правила HTTP.'],
  408: ['unreadable', 'Request Timeout', 'Запрос не пришёл целиком в отведённое время.'],
  413: ['unreadable', 'Content Too Large', 'Части тела запроса слишком велики.'],
  429: ['too_often', 'Too Many Requests', 'Слишком много соединений. Повторите немного позже.'],
  431: [
    'unreadable',
    'Request Header Fields Too Large',
    'Адрес или заголовки запроса длиннее 16 КБ.',
  ],
} as const

/**
 * Answers a connection that has no request to answer with a problem document and closes it, whether
 * or not the client closes its side.
 */
export function endSocket(socket: Duplex, status: keyof typeof problems): void {
  const [code, title, detail] = problems[status]
  const problem = { type: 'about:blank', status, title, detail, code, fields: {} }
  const body = Buffer.from(JSON.stringify(problem))
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'content-type: application/problem+json; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `content-security-policy: ${closedPolicy}`,
    ...(status === 408 || status === 429 ? ['retry-after: 3'] : []),
    `content-length: ${body.length}`,
    'connection: close',
  ]
  const timer = setTimeout(() => socket.destroy(), closeMs)
  socket.once('close', () => clearTimeout(timer))
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]))
}
