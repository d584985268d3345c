/** The connection was refused, or closed before an answer. */
const lostCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
])
/** A balancer may go on choosing a process for a moment after it stopped. */
const retryDelaysMs = [0, 50, 200]

/**
 * Fetches, and again if the connection was lost: an API that stops closes connections on which a
 * request may be on its way. Only for requests that change nothing, as all of a page are.
 */
export async function fetchAgain(url: string, init: RequestInit): Promise<Response> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await fetch(url, init)
    } catch (error) {
      if (!isLostConnection(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
  return fetch(url, init)
}

function isLostConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const { code } = (cause ?? {}) as NodeJS.ErrnoException
  return code !== undefined && lostCodes.has(code)
}
