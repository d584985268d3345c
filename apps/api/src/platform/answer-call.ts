import { actionOf } from '@svetlitsa/api-client/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createContext } from './create-context.ts'
import { Fault } from './fault.ts'
import { fieldTextsOf } from './field-texts.ts'
import { guardInternal } from './guard-internal.ts'
import { guardOrigin } from './guard-origin.ts'
import type { Handled } from './handle.ts'
import { withIdempotency } from './idempotency.ts'
import { Refusal } from './refusal.ts'
import { sendProblem } from './send-problem.ts'
import { sendSerialized } from './send-serialized.ts'
import { Serialized } from './serialized.ts'
import type { Services } from './services.ts'

/** Issues tell what they found, so that a missing field is told from a wrong one. */
const WITH_INPUT = { reportInput: true }

/** One call from request to answer, its refusals in the order of decisions, «Calls». */
export async function answerCall(
  services: Services,
  { call, run }: Handled,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (call.caller === 'internal') guardInternal(request, services.env.INTERNAL_TOKEN)
  if (call.effect === 'write' && call.caller !== 'provider') guardOrigin(request)
  const context = await createContext(services, request, reply, call.caller)
  const input = parseInput({ call, run }, request, context.language)
  const answer = call.idempotent
    ? await withIdempotency(context, call, input, () => run(context, input))
    : await run(context, input)
  if (answer instanceof Refusal) {
    return sendProblem(reply, context.language, {
      status: call.refusals[answer.reason] ?? 400,
      code: answer.reason,
      fields: answer.fields,
      values: answer.values,
    })
  }
  if (reply.sent) return reply
  const isProduction = services.env.NODE_ENV === 'production'
  if (answer instanceof Serialized) {
    if (!isProduction) call.answer.parse(answer.parse())
    return sendSerialized(request, reply, answer)
  }
  return isProduction ? answer : call.answer.parse(answer)
}

function parseInput(
  { call }: Handled,
  request: FastifyRequest,
  language: 'ru' | 'kk' | 'en',
): unknown {
  if (/%00/.test(request.url)) throw new Fault(400, 'nul_character')
  const query = call.query ? call.query.safeParse(request.query, WITH_INPUT) : null
  const body = call.body
    ? call.body.safeParse(withoutAction(call.path, request.body), WITH_INPUT)
    : null
  const issues = [...(query?.error?.issues ?? []), ...(body?.error?.issues ?? [])]
  if (issues.length > 0) throw new Fault(400, 'invalid', { fields: fieldTextsOf(issues, language) })
  if (Array.isArray(body?.data)) return body.data
  return { ...(query?.data ?? {}), ...asFields(body?.data) }
}

function withoutAction(path: string, body: unknown): unknown {
  if (!actionOf(path) || typeof body !== 'object' || body === null) return body ?? {}
  const { action: _action, ...rest } = body as Record<string, unknown>
  return rest
}

function asFields(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {}
}
