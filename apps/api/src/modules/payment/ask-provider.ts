import { ProviderFailure } from './payment-provider.ts'

/** How long a provider is waited for. */
export const PROVIDER_TIMEOUT_MS = 10_000

interface ProviderQuestion {
  /** The provider's name, for the log. */
  name: string
  baseUrl: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body: unknown
}

/**
 * Asks a provider in JSON.
 * @throws ProviderFailure where it is not known what became of the question.
 */
export async function askProvider(question: ProviderQuestion): Promise<unknown> {
  const { name, baseUrl, method, path, headers, body } = question
  const answer = await fetch(baseUrl + path, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new ProviderFailure(`${name} did not answer`, cause)
  })
  if (!answer.ok)
    throw new ProviderFailure(`${name} answered ${answer.status} to ${method} ${path}`)
  return answer.json()
}
