import { queryProvider } from './query-provider.ts'

export interface YookassaAccount {
  name: string
  /** https://api.yookassa.ru/v3, or the sandbox acquirer with the same API. */
  baseUrl: string
  shopId: string
  secretKey: string
}

export type YookassaClient = (
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  key?: string,
) => Promise<unknown>

/**
 * Calls the YooKassa API v3. Writes carry an idempotency key, so that they can be repeated safely.
 * @throws ProviderError if the outcome of the request is unknown.
 */
export function createYookassaClient({
  name,
  baseUrl,
  shopId,
  secretKey,
}: YookassaAccount): YookassaClient {
  const authorization = `Basic ${btoa(`${shopId}:${secretKey}`)}`
  return (method, path, body, key) => {
    const headers = { authorization, ...(key ? { 'idempotence-key': key } : {}) }
    return queryProvider({ name, baseUrl, method, path, headers, body })
  }
}

/** An amount in YooKassa's format: whole units with two zero decimals. */
export function toYookassaAmount(amount: number, currency: string) {
  return { value: `${amount}.00`, currency }
}
