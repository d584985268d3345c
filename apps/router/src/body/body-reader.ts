import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Limits } from '../env.ts'
import type { RequestContext } from '../request/request-context.ts'
import { type ProblemCode, sendProblem } from '../response/send-problem.ts'
import { ByteBuffer } from './byte-buffer.ts'
import { discardBody } from './discard-body.ts'
import { OpenBodies, type OpenBody } from './open-bodies.ts'

/** Time in which the answer to a client that was too slow reaches it. */
const lastAnswerMs = 2_000

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Receives request bodies whole before anything behind the router is asked, so that a client that
 * sends slowly occupies nothing but its own connection (door.slow-bodies).
 */
export class BodyReader {
  readonly openBodies: OpenBodies
  readonly #limits: Limits
  readonly #sockets = new WeakSet<Duplex>()

  constructor(limits: Limits) {
    this.#limits = limits
    this.openBodies = new OpenBodies(limits)
  }

  /** Whether a body is being received, which ends by its own time limit. */
  isReading(socket: Duplex): boolean {
    return this.#sockets.has(socket)
  }

  /**
   * Returns the body; null if it was refused and answered, or if the client went away.
   *
   * @param address whose limits it counts for.
   */
  read(context: RequestContext, address: string, maxBytes: number): Promise<Buffer | null> {
    const { request, response } = context
    const length = request.headers['content-length']
    const isAsking = request.headers.expect !== undefined
    if (length !== undefined && Number(length) > maxBytes) {
      // A client that asked before sending has nothing to be read any more.
      sendProblem(context, 'too_large', isAsking ? { connection: 'close' } : {})
      if (!isAsking) discardBody(request, this.#limits.requestMs)
      return Promise.resolve(null)
    }
    if (isAsking) response.writeContinue()
    const expectedBytes = length === undefined ? maxBytes : Number(length)
    return this.#receive(context, address, new ByteBuffer(expectedBytes))
  }

  #receive(context: RequestContext, address: string, buffer: ByteBuffer): Promise<Buffer | null> {
    const { request } = context
    const { bodyDelayMs, bodyBytesPerSecond, requestMs } = this.#limits
    const { socket } = request
    return new Promise((resolve) => {
      const settle = (bytes: Buffer | null) => {
        clearTimeout(timer)
        request.off('data', take).off('end', finish).off('close', leave).off('error', leave)
        this.#sockets.delete(socket)
        this.openBodies.delete(body)
        resolve(bytes)
      }
      const refuse = (code: ProblemCode, answerMs: number) => {
        settle(null)
        sendProblem(context, code)
        discardBody(request, answerMs)
      }
      const body: OpenBody = {
        address,
        bytes: 0,
        expiresAt: performance.now() + bodyDelayMs,
        refuse: (code) => refuse(code, lastAnswerMs),
      }
      const take = (chunk: Buffer) => {
        if (!buffer.append(chunk)) return refuse('too_large', requestMs)
        // A body can be ahead of its rate by no more than the delay, so that one that began fast
        // cannot pause for long.
        const gainedMs = (chunk.length / bodyBytesPerSecond) * 1000
        body.expiresAt = Math.min(performance.now() + bodyDelayMs, body.expiresAt + gainedMs)
        this.openBodies.resize(body, buffer.capacity)
      }
      const finish = () => settle(buffer.bytes)
      const leave = () => settle(null)
      const check = () => {
        const leftMs = body.expiresAt - performance.now()
        if (leftMs > 0) timer = setTimeout(check, leftMs)
        else refuse('too_slow', lastAnswerMs)
      }
      let timer = setTimeout(check, bodyDelayMs)
      this.#sockets.add(socket)
      request.on('data', take).on('end', finish).on('close', leave).on('error', leave)
      this.openBodies.add(body)
    })
  }
}
