import type { Visit } from '../request/visit.ts'
import { sendSmall } from './send-small.ts'

const words = {
  not_found: { status: 404, title: 'Not Found', detail: 'Такого адреса нет.' },
  unreachable: {
    status: 503,
    title: 'Service Unavailable',
    detail: 'Сервис временно недоступен. Повторите через несколько секунд.',
  },
  bad_answer: { status: 502, title: 'Bad Gateway', detail: 'Сервер ответил с ошибкой.' },
} as const

export type ProblemCode = keyof typeof words

/** Answers a call that never reached the API with a problem document (RFC 9457). */
export function sendProblem(visit: Visit, code: ProblemCode): void {
  const { status, title, detail } = words[code]
  const body = { type: 'about:blank', status, title, detail, code, fields: {} }
  sendSmall(visit, status, JSON.stringify(body), {
    'content-type': 'application/problem+json; charset=utf-8',
    ...(status === 503 ? { 'retry-after': '3' } : {}),
  })
}
