import { setTimeout as sleep } from 'node:timers/promises'
import { PlainFailure } from '../bare/plain-failure.mjs'

/**
 * Waits until the door says that every app behind it answers.
 *
 * @param signal aborts the wait when a program ended meanwhile.
 * @throws {PlainFailure} after the patience, with the door's last answer.
 */
export async function waitUntilOpen(
  origin: string,
  tell: (detail: string) => void,
  signal: AbortSignal,
  patienceMs = 120_000,
): Promise<void> {
  const deadline = Date.now() + patienceMs
  let last = 'no answer'
  while (Date.now() < deadline) {
    signal.throwIfAborted()
    try {
      const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(5000) })
      if (answer.ok) return
      last = `${answer.status} ${(await answer.text()).slice(0, 300)}`
      tell(whoIsAwaited(last))
    } catch (error) {
      signal.throwIfAborted()
      last = error instanceof Error ? error.message : String(error)
    }
    await sleep(150, undefined, { signal })
  }
  throw new PlainFailure(
    `The shop did not become ready in ${patienceMs / 1000} s. ${origin}/health/ready: ${last}`,
  )
}

/** The apps the door still waits for, out of its answer `{"apps":{"api":true,"storefront":false}}`. */
function whoIsAwaited(answer: string): string {
  const names = [...answer.matchAll(/"([\w-]+)":false/g)].map(([, name]) => name)
  return names.length > 0 ? `waiting for ${names.join(', ')}` : ''
}
