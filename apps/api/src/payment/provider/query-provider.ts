import { readFile } from 'node:fs/promises'
import { request as sendHttps } from 'node:https'
import { text } from 'node:stream/consumers'
import type * as z from 'zod'
import { ProviderError } from './payment-provider.ts'

/** Timeout of a request to a provider. */
export const PROVIDER_TIMEOUT_MS = 10_000

/** PEM files by which the shop proves itself to a provider (mutual TLS). */
export interface ClientCertificate {
  certificateFile: string
  keyFile: string
}

interface ProviderRequest {
  /** The provider's name, for the log. */
  name: string
  baseUrl: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body: unknown
  /** Null for a provider that asks for no certificate. */
  certificate?: ClientCertificate | null
}

/**
 * Sends a JSON request to a provider.
 * @throws ProviderError if the outcome of the request is unknown.
 */
export async function queryProvider(question: ProviderRequest): Promise<unknown> {
  const { name, method, path, certificate } = question
  const sent = certificate ? sendWithCertificate(question, certificate) : sendByFetch(question)
  const { status, body } = await sent.catch((cause: unknown) => {
    throw new ProviderError(`${name} did not answer`, { cause })
  })
  if (status < 200 || status > 299) {
    const message = `${name} answered ${status} to ${method} ${path}`
    throw new ProviderError(message, { status, answer: parseIfJson(body) })
  }
  // Commands such as a cancellation may be answered without a body.
  const answer = body === '' ? {} : parseIfJson(body)
  if (answer === undefined) throw new ProviderError(`${name} answered no JSON to ${method} ${path}`)
  return answer
}

/**
 * An answer in the published shape.
 * @throws ProviderError for any other: what it means is unknown.
 */
export function readAnswer<Answer>(
  name: string,
  shape: z.ZodType<Answer>,
  answer: unknown,
): Answer {
  const read = shape.safeParse(answer)
  if (read.success) return read.data
  throw new ProviderError(`${name} answered in an unknown shape`, { cause: read.error })
}

/** Answers may come as a page of a proxy. */
function parseIfJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

async function sendByFetch({ baseUrl, method, path, headers, body }: ProviderRequest) {
  const answer = await fetch(baseUrl + path, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.text() }
}

/** The global fetch cannot present a client certificate. */
async function sendWithCertificate(
  { baseUrl, method, path, headers, body }: ProviderRequest,
  { certificateFile, keyFile }: ClientCertificate,
): Promise<{ status: number; body: string }> {
  const [cert, key] = await Promise.all([readFile(certificateFile), readFile(keyFile)])
  const content = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const request = sendHttps(
      baseUrl + path,
      {
        method,
        cert,
        key,
        signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
        headers: { ...headers, 'content-type': 'application/json' },
      },
      (answer) => {
        text(answer).then((received) => {
          resolve({ status: answer.statusCode ?? 0, body: received })
        }, reject)
      },
    )
    request.on('error', reject)
    request.end(content)
  })
}
