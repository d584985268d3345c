import { announceNewBuild } from './new-build.ts'

const pollMs = 5 * 60_000
/** The first question waits for a quiet moment: nothing on the page depends on it. */
const firstMs = 3_000

/**
 * Asks every five minutes which build is in service, and tells once it is another one than at first
 * (storefront §7, §9). Gives back what ends it.
 */
export function watchBuilds(): () => void {
  let own: string | null = null
  const poll = async () => {
    const id = await latestBuild()
    if (id === null) return
    own ??= id
    if (id !== own) announceNewBuild()
  }
  const timer = setInterval(() => void poll(), pollMs)
  const first = setTimeout(() => void poll(), firstMs)
  return () => {
    clearInterval(timer)
    clearTimeout(first)
  }
}

/** The build in service, or null while it cannot be asked: then nothing is known to be newer. */
async function latestBuild(): Promise<string | null> {
  try {
    const answer = await fetch(`/builds/latest.json?timestamp=${Date.now()}`)
    if (!answer.ok) return null
    const { id } = (await answer.json()) as { id?: unknown }
    return typeof id === 'string' ? id : null
  } catch {
    return null
  }
}
