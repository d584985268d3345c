import { actionOf, addressOf } from '@svetlitsa/api-client/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerCall } from './answer-call.ts'
import { Fault } from './fault.ts'
import type { Handled } from './handle.ts'
import type { Services } from './services.ts'

/** Gives every call its address; calls that share one are told apart by the body's `action`. */
export function registerCalls(
  app: FastifyInstance,
  services: Services,
  handled: readonly Handled[],
): void {
  const byAddress = new Map<string, Handled[]>()
  for (const one of handled) {
    const key = `${one.call.method} ${addressOf(one.call.path)}`
    byAddress.set(key, [...(byAddress.get(key) ?? []), one])
  }
  for (const calls of byAddress.values()) registerAddress(app, services, calls)
}

function registerAddress(app: FastifyInstance, services: Services, calls: Handled[]): void {
  const [first] = calls
  if (!first) return
  app.route({
    method: first.call.method,
    url: addressOf(first.call.path),
    bodyLimit: Math.max(...calls.map(({ call }) => call.bodyLimit)),
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      const chosen =
        calls.length === 1 && !actionOf(first.call.path) ? first : chosenBy(calls, request.body)
      if (!chosen) throw new Fault(400, 'unknown_action', { fields: { action: 'unknown' } })
      return answerCall(services, chosen, request, reply)
    },
  })
}

function chosenBy(calls: Handled[], body: unknown): Handled | undefined {
  if (typeof body !== 'object' || body === null || !('action' in body)) return undefined
  return calls.find(({ call }) => actionOf(call.path) === body.action)
}
