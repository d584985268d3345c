import { expect } from 'vitest'
import { createApiKey } from '../desk/api-key/create-api-key.ts'
import type { TestApi } from './start-test-api.ts'

type Key = Parameters<typeof createApiKey>[1]

/** Speaks to the exchange of an API as 1C does. */
export function createExchangeClient(getApi: () => TestApi) {
  const addKey = async (terms: Partial<Key> = {}) => {
    const { row, secret } = await createApiKey(getApi().db, {
      name: '1С',
      scopes: ['goods:write', 'orders:read', 'orders:write'],
      callsPerMinute: 6_000,
      ...terms,
    })
    return { login: row.prefix, authorization: `Basic ${btoa(`${row.prefix}:${secret}`)}` }
  }
  const ask = async (query: string, headers: Record<string, string> = {}, body?: Buffer) => {
    const answer = await fetch(`${getApi().origin}/api/exchange/1c/?${query}`, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body ? { body: new Uint8Array(body) } : {}),
    })
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      text: await answer.text(),
    }
  }
  /** A session as 1C keeps it: the cookie is made of the second and third line of the answer. */
  const logIn = async (terms: Partial<Key> = {}, type = 'catalog') => {
    const { authorization } = await addKey(terms)
    const { text } = await ask(`type=${type}&mode=checkauth`, { authorization })
    const [result, name, value] = text.split('\n')
    expect(result).toBe('success')
    const headers = { cookie: `${name}=${value}` }
    return {
      get: (query: string) => ask(`type=${type}&${query}`, headers),
      send: (filename: string, body: Buffer | string) =>
        ask(`type=${type}&mode=file&filename=${filename}`, headers, Buffer.from(body)),
      async import(filename: string) {
        for (;;) {
          const answer = await ask(`type=${type}&mode=import&filename=${filename}`, headers)
          if (!answer.text.startsWith('progress')) return answer.text
        }
      },
    }
  }
  return { addKey, ask, logIn }
}
