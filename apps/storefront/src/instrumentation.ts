import { readSettings } from './env.ts'

/** The internal prefix of a page’s address: variant, language and audience. */
const contextPrefix = /^\/[^/]+\/(?:ru|kk|en)\/(?:person|bot)(?=\/)/
const maxStackLength = 20_000

/**
 * Next calls this hook when a page fails on the server. The API keeps the stack for staff who meet
 * the error page (error.page); a report that fails must not fail the answer, too.
 */
export async function onRequestError(error: unknown, request: { path: string }): Promise<void> {
  const { apiOrigin, internalToken } = readSettings()
  if (!internalToken) return
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const path = (request.path.split('?', 1)[0] ?? '').replace(contextPrefix, '')
  try {
    await fetch(`${apiOrigin}/api/internal/page-error`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-token': internalToken },
      body: JSON.stringify({ path, stack: stack.slice(0, maxStackLength) }),
      signal: AbortSignal.timeout(2_000),
    })
  } catch (cause) {
    // biome-ignore lint/suspicious/noConsole: the storefront logs to its standard error
    console.error('the stack of a failed page was not recorded', cause)
  }
}
