import { setTimeout as sleep } from 'node:timers/promises'
import { UserError } from '../launcher/user-error.mjs'

/**
 * Waits until the router reports that all apps behind it respond. Not wait-on, which shows no
 * response, so that nobody would learn which app is late (ADR 0109).
 *
 * @param signal aborts the wait if a program ends meanwhile.
 * @throws {UserError} after the timeout, with the router’s last response.
 */
export async function waitUntilReady(
  origin: string,
  reportProgress: (detail: string) => void,
  signal: AbortSignal,
  timeoutMs = 120_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let last = 'no answer'
  while (Date.now() < deadline) {
    signal.throwIfAborted()
    try {
      const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(5000) })
      if (answer.ok) return
      last = `${answer.status} ${(await answer.text()).slice(0, 300)}`
      reportProgress(formatPendingApps(last))
    } catch (error) {
      signal.throwIfAborted()
      last = error instanceof Error ? error.message : String(error)
    }
    await sleep(150, undefined, { signal })
  }
  throw new UserError(
    `The shop did not become ready in ${timeoutMs / 1000} s. ${origin}/health/ready: ${last}`,
  )
}

/**
 * Formats the apps that are not ready, from the response
 * `{"apps":{"api":true,"storefront":false}}`.
 */
function formatPendingApps(answer: string): string {
  const names = [...answer.matchAll(/"([\w-]+)":false/g)].map(([, name]) => name)
  return names.length > 0 ? `waiting for ${names.join(', ')}` : ''
}
