'use client'

import { useEffect } from 'react'
import { announceNewBuild } from './new-build.ts'
import { isMissingPart, reloadOnce } from './reload-guard.tsx'

const pollMs = 5 * 60_000

/**
 * Asks every five minutes which build is in service and loads the page whole at the next
 * navigation once it is another one; a part that is gone reloads at once (storefront §4, §7, §9).
 */
export function VersionPoller() {
  useEffect(() => {
    let own: string | null = null
    const poll = async () => {
      const id = await latestBuild()
      if (id === null) return
      own ??= id
      if (id !== own) announceNewBuild()
    }
    const reloadWhenMissing = (event: ErrorEvent | PromiseRejectionEvent) => {
      const error = event instanceof ErrorEvent ? event.error : event.reason
      if (isMissingPart(error)) reloadOnce(Date.now())
    }
    const timer = setInterval(() => void poll(), pollMs)
    // The first question waits for a quiet moment: nothing on the page depends on it.
    const first = setTimeout(() => void poll(), 3_000)
    addEventListener('error', reloadWhenMissing)
    addEventListener('unhandledrejection', reloadWhenMissing)
    return () => {
      clearInterval(timer)
      clearTimeout(first)
      removeEventListener('error', reloadWhenMissing)
      removeEventListener('unhandledrejection', reloadWhenMissing)
    }
  }, [])
  return null
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
