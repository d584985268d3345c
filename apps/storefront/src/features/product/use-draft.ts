'use client'

import { useState } from 'react'

const drafts = new Map<string, unknown>()

/**
 * What is typed into the form of a window, kept while the tab lives: a window is closed by a slip of
 * the finger, and a review takes long to write. `forget` when it was sent.
 */
export function useDraft<Draft extends object>(name: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => (drafts.get(name) as Draft | undefined) ?? empty)
  const set = (part: Partial<Draft>) =>
    setDraft((typed) => {
      const next = { ...typed, ...part }
      drafts.set(name, next)
      return next
    })
  return { draft, set, forget: () => drafts.delete(name) }
}
