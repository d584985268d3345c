import { getPathAction } from '@svetlitsa/api-client/call/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { guardInternal } from '../access/guard-internal.ts'
import { guardOrigin } from '../access/guard-origin.ts'
import type { CreateContext } from '../context/context.ts'
import type { Services } from '../services/services.ts'
import { getFieldTexts } from './get-field-texts.ts'
import type { HandledCall } from './handle.ts'
import { HttpError } from './http-error.ts'
import { withIdempotency } from './idempotency.ts'
import { Refusal } from './refusal.ts'
import { sendProblem } from './send-problem.ts'
import { sendSerialized } from './send-serialized.ts'
import { Serialized } from './serialized.ts'

/**
 * Issues include the received input, so that a missing field can be distinguished from a wrong one.
 */
const WITH_INPUT = { reportInput: true }

/** What serving calls requires: the process's services and the factory of request contexts. */
export interface CallHost {
  services: Services
  createContext: CreateContext
}

/** Processes one call from request to response, with refusals in the order of ADR 0043. */
export async function answerCall(
  { services, createContext }: CallHost,
  { call, run }: HandledCall,
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
  { call }: HandledCall,
  request: FastifyRequest,
  language: 'ru' | 'kk' | 'en',
): unknown {
  if (/%00/.test(request.url)) throw new HttpError(400, 'nul_character')
  const query = call.query ? call.query.safeParse(request.query, WITH_INPUT) : null
  const body = call.body
    ? call.body.safeParse(withoutAction(call.path, request.body), WITH_INPUT)
    : null
  const issues = [...(query?.error?.issues ?? []), ...(body?.error?.issues ?? [])]
  if (issues.length > 0)
    throw new HttpError(400, 'invalid', { fields: getFieldTexts(issues, language) })
  if (Array.isArray(body?.data)) return body.data
  return { ...(query?.data ?? {}), ...asFields(body?.data) }
}

function withoutAction(path: string, body: unknown): unknown {
  if (!getPathAction(path) || typeof body !== 'object' || body === null) return body ?? {}
  const { action: _action, ...input } = body as Record<string, unknown>
  return input
}

function asFields(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {}
}
