import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { Serialized } from './serialized.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Sends a serialized response, compressed where the client accepts it and compression is available.
 */
export async function sendSerialized(
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
