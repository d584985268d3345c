import { request as sendHttp } from 'node:http'
import { request as sendHttps } from 'node:https'
import {
  type AddressRule,
  createGuardedLookup,
  findLiteralIp,
  PrivateAddressError,
} from '../../platform/outbound/guarded-lookup.ts'
import type { AttemptError } from '../../schema/webhook.table.ts'

/** From the name's lookup to the last byte that is read. */
const TIMEOUT_MS = 15_000
/** What the log shows of an answer. The rest is not read. */
const ANSWER_BYTES = 1_000

export interface WebhookAnswer {
  status: number | null
  error: AttemptError | null
  detail: string
  answer: string
}

interface WebhookRequest {
  url: string
  headers: Record<string, string>
  body: string
  isAllowed: AddressRule
}

/** Sends an event; any answer of 2xx takes it. Redirects are not followed (exchange.webhooks). */
export async function postWebhook(request: WebhookRequest): Promise<WebhookAnswer> {
  const url = new URL(request.url)
  const literal = findLiteralIp(url)
  if (literal && !request.isAllowed(literal)) return fail('private_address')
  try {
    return await send(url, request)
  } catch (error) {
    if (error instanceof PrivateAddressError) return fail('private_address')
    const isLate = error instanceof Error && error.name === 'AbortError'
    return isLate ? fail('timeout') : fail('connection', describeError(error))
  }
}

function send(url: URL, { headers, body, isAllowed }: WebhookRequest): Promise<WebhookAnswer> {
  const bytes = Buffer.from(body)
  return new Promise((resolve, reject) => {
    const sendRequest = url.protocol === 'https:' ? sendHttps : sendHttp
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': bytes.length },
      lookup: createGuardedLookup(isAllowed),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
    } as const
    sendRequest(url, options, (answer) => {
      const { statusCode: status = 0 } = answer
      const chunks: Buffer[] = []
      const finish = () => {
        answer.destroy()
        resolve({ status, error: judgeStatus(status), detail: '', answer: decode(chunks) })
      }
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (chunks.reduce((sum, { length }) => sum + length, 0) >= ANSWER_BYTES) finish()
      })
      answer.on('end', finish)
      answer.on('error', reject)
    })
      .on('error', reject)
      .end(bytes)
  })
}

function judgeStatus(status: number): AttemptError | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** PostgreSQL stores no zero character, and a cut may have split the last one. */
function decode(chunks: readonly Buffer[]): string {
  const text = Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString('utf8')
  return text.replaceAll('\0', '').replace(/\uFFFD$/, '')
}

function fail(error: AttemptError, detail = ''): WebhookAnswer {
  return { status: null, error, detail, answer: '' }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return ('code' in error ? String(error.code) : error.message).slice(0, 200)
}
