import { ProviderFailure } from './payment-provider.ts'

const TIMEOUT_MS = 10_000

export interface YookassaAccount {
  name: string
  /** https://api.yookassa.ru/v3, or the sandbox acquirer that speaks the same language. */
  baseUrl: string
  shopId: string
  secretKey: string
}

export type AskYookassa = (
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  key?: string,
) => Promise<unknown>

/**
 * Asks the YooKassa API v3; what is written carries a key, so that it may be sent twice.
 * @throws ProviderFailure where it is not known what became of the question.
 */
export function yookassaClient(account: YookassaAccount): AskYookassa {
  return async (method, path, body, key) => {
    const answer = await fetch(account.baseUrl + path, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: `Basic ${btoa(`${account.shopId}:${account.secretKey}`)}`,
        'content-type': 'application/json',
        ...(key ? { 'idempotence-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new ProviderFailure(`${account.name} did not answer`, cause)
    })
    if (!answer.ok)
      throw new ProviderFailure(`${account.name} answered ${answer.status} to ${method} ${path}`)
    return answer.json()
  }
}

/** A sum as YooKassa writes it: whole units with two zeros. */
export function yookassaAmount(amount: number, currency: string) {
  return { value: `${amount}.00`, currency }
}
