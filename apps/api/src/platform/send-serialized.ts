import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Serialized } from './serialized.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Sends a written answer as it is, compressed where the reader takes it and it is ready for that. */
export async function sendSerialized(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Serialized<unknown>,
): Promise<FastifyReply> {
  reply.header('content-type', JSON_TYPE).header('vary', 'accept-encoding')
  const compressed = takesBrotli(request.headers['accept-encoding']) ? answer.brotli() : null
  if (!compressed) return reply.send(answer.bytes)
  return reply.header('content-encoding', 'br').send(await compressed)
}

/** RFC 9110 §12.5.3: a weight of zero means not at all. */
function takesBrotli(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((part) => {
      const [name = '', weight = 'q=1'] = part.split(';')
      return name.trim().toLowerCase() === 'br' && Number(weight.trim().slice(2)) > 0
    })
}
