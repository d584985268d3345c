import type { RequestContext } from '../request/request-context.ts'
import { sendText } from './send-text.ts'

const problems = {
  not_found: { status: 404, title: 'Not Found', detail: 'Такого адреса нет.' },
  unreachable: {
    status: 503,
    title: 'Service Unavailable',
    detail: 'Сервис временно недоступен. Повторите через несколько секунд.',
  },
  bad_answer: { status: 502, title: 'Bad Gateway', detail: 'Сервер ответил с ошибкой.' },
} as const

export type ProblemCode = keyof typeof problems

/** Answers an API call that never reached the API with a problem document (RFC 9457). */
export function sendProblem(context: RequestContext, code: ProblemCode): void {
  const { status, title, detail } = problems[code]
  const body = { type: 'about:blank', status, title, detail, code, fields: {} }
  sendText(context, status, JSON.stringify(body), {
    'content-type': 'application/problem+json; charset=utf-8',
    ...(status === 503 ? { 'retry-after': '3' } : {}),
  })
}
