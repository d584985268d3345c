import { askProvider } from './ask-provider.ts'

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
export function yookassaClient({ name, baseUrl, shopId, secretKey }: YookassaAccount): AskYookassa {
  const authorization = `Basic ${btoa(`${shopId}:${secretKey}`)}`
  return (method, path, body, key) => {
    const headers = { authorization, ...(key ? { 'idempotence-key': key } : {}) }
    return askProvider({ name, baseUrl, method, path, headers, body })
  }
}

/** A sum as YooKassa writes it: whole units with two zeros. */
export function yookassaAmount(amount: number, currency: string) {
  return { value: `${amount}.00`, currency }
}
