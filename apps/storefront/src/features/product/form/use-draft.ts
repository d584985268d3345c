import { useState } from 'react'

const drafts = new Map<string, unknown>()

/**
 * Keeps the draft of a form in a window for the lifetime of the tab: a window is easily closed by
 * accident, and a review takes long to write. Call `forget` after sending.
 */
export function useDraft<Draft extends object>(name: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => (drafts.get(name) as Draft | undefined) ?? empty)
  const set = (changes: Partial<Draft>) =>
    setDraft((current) => {
      const next = { ...current, ...changes }
      drafts.set(name, next)
      return next
    })
  return { draft, set, clear: () => drafts.delete(name) }
}
