import { announceNewBuild } from './new-build.ts'

const pollIntervalMs = 5 * 60_000
/**
 * The first request waits until the page has settled, because nothing on it depends on the answer.
 */
const firstDelayMs = 3_000

/**
 * Requests the deployed build every five minutes and announces one that differs from the first
 * (pwa.version). Returns the function that stops it.
 */
export function watchBuilds(): () => void {
  let currentId: string | null = null
  const poll = async () => {
    const id = await fetchLatestBuild()
    if (id === null) return
    currentId ??= id
    if (id !== currentId) announceNewBuild()
  }
  const timer = setInterval(() => void poll(), pollIntervalMs)
  const firstTimer = setTimeout(() => void poll(), firstDelayMs)
  return () => {
    clearInterval(timer)
    clearTimeout(firstTimer)
  }
}

/** Returns the deployed build, or null while the request fails. */
async function fetchLatestBuild(): Promise<string | null> {
  try {
    const answer = await fetch(`/builds/latest.json?timestamp=${Date.now()}`)
    if (!answer.ok) return null
    const { id } = (await answer.json()) as { id?: unknown }
    return typeof id === 'string' ? id : null
  } catch {
    return null
  }
}
