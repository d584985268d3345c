import { ProviderError } from './payment-provider.ts'

/** Timeout of a request to a provider. */
export const PROVIDER_TIMEOUT_MS = 10_000

interface ProviderRequest {
  /** The provider's name, for the log. */
  name: string
  baseUrl: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body: unknown
}

/**
 * Sends a JSON request to a provider.
 * @throws ProviderError if the outcome of the request is unknown.
 */
export async function queryProvider(question: ProviderRequest): Promise<unknown> {
  const { name, baseUrl, method, path, headers, body } = question
  const answer = await fetch(baseUrl + path, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new ProviderError(`${name} did not answer`, { cause })
  })
  if (!answer.ok) {
    const { status } = answer
    throw new ProviderError(`${name} answered ${status} to ${method} ${path}`, { status })
  }
  return answer.json()
}
