import { type AnyCall, getPathAction } from '@svetlitsa/api-client/call/call'
import { isStaff, userGroup } from '@svetlitsa/domain/identity/user-group'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type * as z from 'zod'
import { guardInternal } from '../access/guard-internal.ts'
import { guardOrigin } from '../access/guard-origin.ts'
import type { Context, CreateContext, Language, Session } from '../context/context.ts'
import { type CurrentStaff, runAsStaff } from '../database/current-staff.ts'
import type { Services } from '../services/services.ts'
import type { HandledCall } from './handle.ts'
import { HttpError } from './http-error.ts'
import { withIdempotency } from './idempotency.ts'
import { normalizeInput } from './normalize-input.ts'
import { Refusal } from './refusal.ts'
import { sendProblem } from './send-problem.ts'
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
  { call, run, findEarlierAnswer }: HandledCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (call.caller === 'internal') guardInternal(request, services.env.INTERNAL_TOKEN)
  if (call.effect === 'write' && call.caller !== 'provider') guardOrigin(request)
  const context = await createContext(services, request, reply, call.caller)
  const input = parseInput(call, request, context.language)
  await limitForm(context, call)
  // Before the idempotency key is used, so that the same request is answered after the code.
  if (call.freshCode === 'always' && !(await context.hasFreshCode()))
    throw new HttpError(403, 'prove_again')
  const work = () => runAsStaff(getStaff(call, context.session), () => run(context, input))
  const answer = call.idempotent
    ? await withIdempotency(context, call, input, { work, findEarlierAnswer })
    : await work()
  const isProduction = services.env.NODE_ENV === 'production'
  if (answer instanceof Refusal) {
    if (!isProduction) call.details?.partial().parse(answer.details)
    return sendProblem(reply, context.language, {
      status: call.refusals[answer.reason] ?? 400,
      code: answer.reason,
      fields: answer.fields,
      values: answer.values,
      details: answer.details,
    })
  }
  if (reply.sent) return reply
  if (answer instanceof Serialized) {
    if (!isProduction) call.answer.parse(answer.parse())
    return sendSerialized(request, reply, answer)
  }
  return isProduction ? answer : call.answer.parse(answer)
}

function parseInput(call: AnyCall, request: FastifyRequest, language: 'ru' | 'kk' | 'en'): unknown {
  if (/%00/.test(request.url)) throw new HttpError(400, 'nul_character')
  const query = call.query
    ? call.query.safeParse(normalizeInput(call, request.query), WITH_INPUT)
    : null
  const body = call.body
    ? call.body.safeParse(withoutAction(call, normalizeInput(call, request.body)), WITH_INPUT)
    : null
  const issues = [...(query?.error?.issues ?? []), ...(body?.error?.issues ?? [])]
  if (issues.length > 0)
    throw new HttpError(400, 'invalid', { fields: toFieldTexts(issues, language) })
  if (Array.isArray(body?.data)) return body.data
  return { ...(query?.data ?? {}), ...asFields(body?.data) }
}

function withoutAction({ path, actionField }: AnyCall, body: unknown): unknown {
  if (!getPathAction(path) || typeof body !== 'object' || body === null) return body ?? {}
  const { [actionField]: _action, ...input } = body as Record<string, unknown>
  return input
}

function asFields(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

/** Error texts by field, in the reader's language. */
export function toFieldTexts(
  issues: readonly z.core.$ZodIssue[],
  language: Language,
): Record<string, string> {
  const texts = problemTexts[language].fields
  const fields: Record<string, string> = {}
  for (const issue of issues.slice(0, 20)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, 20)) fields[key] = texts.unknown
    } else {
      fields[issue.path.join('.') || 'body'] ??= getIssueText(issue, texts)
    }
  }
  return fields
}

function getIssueText(
  issue: z.core.$ZodIssue,
  texts: (typeof problemTexts)[Language]['fields'],
): string {
  if (issue.code === 'custom' && issue.message in texts) {
    return texts[issue.message as keyof typeof texts]
  }
  // An empty text is a field that was left out.
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1)
    return texts.missing
  if (issue.code === 'too_small') return texts.tooSmall
  if (issue.code === 'too_big') return texts.tooBig
  if (issue.code === 'invalid_type' && issue.input === undefined) return texts.missing
  return texts.wrong
}

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Sends a serialized response, compressed where the client accepts it and compression is available.
 */
async function sendSerialized(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Serialized<unknown>,
): Promise<FastifyReply> {
  reply.header('content-type', JSON_TYPE).header('vary', 'accept-encoding')
  const compressed = acceptsBrotli(request) ? answer.brotli() : null
  if (!compressed) return reply.send(answer.bytes)
  return reply.header('content-encoding', 'br').send(await compressed)
}

function acceptsBrotli({ headers }: FastifyRequest): boolean {
  return new Negotiator({ headers }).encodings(['br']).length > 0
}

/** Whom the staff log names for what a call writes: staff and assemblers, whichever write they make. */
function getStaff({ effect, method, path }: AnyCall, session: Session | null): CurrentStaff | null {
  if (effect !== 'write' || !session?.userId) return null
  const { userId, groups } = session
  if (!isStaff(groups) && !groups.includes(userGroup.assembler)) return null
  return { userId, call: `${method} ${path}` }
}

const FORMS_PER_HOUR = 20
/** A person reads and rates more reviews than they fill in forms. */
const VOTES_PER_FORM = 3

/**
 * Limits the submissions of one form per address and hour, because staff read every one of them,
 * and the votes, because a new session is a new voter.
 */
async function limitForm(
  { services: { env, rateLimiter }, address }: Context,
  { path, limit }: AnyCall,
): Promise<void> {
  if (limit === null) return
  const points = (env.FORMS_PER_HOUR_ADDRESS ?? FORMS_PER_HOUR) * VOTES_PER_FORM
  const cost = limit === 'vote' ? 1 : VOTES_PER_FORM
  await rateLimiter.consume({ name: 'forms', points, seconds: 3_600 }, `${path} ${address}`, cost)
}
