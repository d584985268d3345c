import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import { chooseLanguage } from '../region/choose-language.ts'
import { type ResponseTarget, sendText } from './send-text.ts'

const statuses = {
  not_found: 404,
  too_slow: 408,
  too_large: 413,
  too_often: 429,
  bad_answer: 502,
  unavailable: 503,
  unreachable: 503,
} as const

/** After these the same request may succeed. */
const retryAfterSeconds: Partial<Record<ProblemCode, string>> = {
  too_slow: '1',
  too_often: '3',
  unavailable: '3',
  unreachable: '3',
}

export type ProblemCode = keyof typeof statuses

/**
 * Answers an API call that never reached the API with a problem document (RFC 9457) in the language
 * of the request.
 */
export function sendProblem(
  context: ResponseTarget,
  code: ProblemCode,
  headers: Readonly<Record<string, string>> = {},
): void {
  const status = statuses[code]
  const { url = '', headers: requestHeaders } = context.request
  const requested = new URLSearchParams(url.split('?')[1]).get('lang')
  const { titles, details } =
    problemTexts[chooseLanguage(requested, requestHeaders.cookie).language]
  const title = titles[`s${status}`]
  const body = { type: 'about:blank', status, title, detail: details[code], code, fields: {} }
  const retryAfter = retryAfterSeconds[code]
  sendText(context, status, JSON.stringify(body), {
    'content-type': 'application/problem+json; charset=utf-8',
    ...(retryAfter ? { 'retry-after': retryAfter } : {}),
    ...headers,
  })
}
