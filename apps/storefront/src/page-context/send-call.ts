import { fetchAgain } from './fetch-again.ts'
import { readChange } from './read-change.ts'

/**
 * Sends a call of the page that is being rendered. The router names the last change of the shop that
 * it heard of; passed on, it keeps an API that has not heard of it from answering with older data.
 */
export async function sendCall(url: string, init: RequestInit): Promise<Response> {
  const change = await readChange()
  const own = new Headers(init.headers)
  if (change) own.set('x-shop-change', change)
  return fetchAgain(url, { ...init, headers: own })
}
