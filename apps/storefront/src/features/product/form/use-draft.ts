import { useRef, useState } from 'react'

const drafts = new Map<string, unknown>()

/**
 * Keeps the draft of a form in a window for the lifetime of the tab: a window is easily closed by
 * accident, and a review takes long to write. Call `forget` after sending.
 */
export function useDraft<Draft extends object>(name: string, empty: Draft) {
  const [draft] = useState<Draft>(() => (drafts.get(name) as Draft | undefined) ?? empty)
  // The form tells its values once more when it was sent.
  const isSent = useRef(false)
  return {
    draft,
    keep: (values: unknown) => {
      if (!isSent.current) drafts.set(name, values)
    },
    forget: () => {
      isSent.current = true
      drafts.delete(name)
    },
  }
}
