import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import type { FastifyReply } from 'fastify'
import type { Language } from '../context/context.ts'

interface ProblemDetails {
  status: number
  code: string
  fields?: Record<string, string>
  values?: Record<string, string | number>
  details?: Record<string, unknown>
  retryAfterSeconds?: number | null
}

/** Answers with an RFC 9457 problem document in the reader's language; never cached. */
export function sendProblem(
  reply: FastifyReply,
  language: Language,
  {
    status,
    code,
    fields = {},
    values = {},
    details: members = {},
    retryAfterSeconds = null,
  }: ProblemDetails,
): FastifyReply {
  const { titles, details } = problemTexts[language]
  const text = (details as Record<string, string>)[code] ?? titles.other
  if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(
      JSON.stringify({
        ...members,
        type: `/problems/${code}`,
        status,
        title: (titles as Record<string, string>)[`s${status}`] ?? titles.other,
        detail: text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
          String(values[name] ?? placeholder),
        ),
        code,
        ...(Object.keys(fields).length > 0 ? { fields } : {}),
        requestId: reply.request.id,
      }),
    )
}
