import { getPathAction, getPathname } from '@svetlitsa/api-client/call/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerCall, type CallHost } from './answer-call.ts'
import type { HandledCall } from './handle.ts'
import { HttpError } from './http-error.ts'

/**
 * Registers the route of every call; calls that share an address are distinguished by the body's
 * `action`, or the field that the calls name instead.
 */
export function registerCalls(
  app: FastifyInstance,
  host: CallHost,
  handled: readonly HandledCall[],
): void {
  const byAddress = new Map<string, HandledCall[]>()
  for (const handledCall of handled) {
    const key = `${handledCall.call.method} ${getPathname(handledCall.call.path)}`
    byAddress.set(key, [...(byAddress.get(key) ?? []), handledCall])
  }
  for (const calls of byAddress.values()) registerAddress(app, host, calls)
}

function registerAddress(app: FastifyInstance, host: CallHost, calls: HandledCall[]): void {
  const [first] = calls
  if (!first) return
  app.route({
    method: first.call.method,
    url: getPathname(first.call.path),
    bodyLimit: Math.max(...calls.map(({ call }) => call.bodyLimit)),
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      const chosen =
        calls.length === 1 && !getPathAction(first.call.path)
          ? first
          : findByAction(calls, request.body)
      if (!chosen) {
        const fields = { [first.call.actionField]: 'unknown' }
        throw new HttpError(400, 'unknown_action', { fields })
      }
      return answerCall(host, chosen, request, reply)
    },
  })
}

/** Without an action, the call of the address that has none. */
function findByAction(calls: HandledCall[], body: unknown): HandledCall | undefined {
  const named = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : [])
  return calls.find(
    ({ call }) => getPathAction(call.path) === (named.get(call.actionField) ?? null),
  )
}
