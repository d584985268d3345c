import { useEffect, useState } from 'react'

const drafts = new Map<string, unknown>()

/**
 * Keeps the draft of a form in a window for the lifetime of the tab: a window is easily closed by
 * accident, and a review takes long to write. Call `forget` after sending.
 */
export function useDraft<Draft extends object>(name: string, empty: Draft) {
  const [draft] = useState<Draft>(() => (drafts.get(name) as Draft | undefined) ?? empty)
  return { draft, forget: () => drafts.delete(name) }
}

interface ObservedForm {
  subscribe: (observer: {
    formState: { values: true }
    callback: (state: { values: unknown }) => void
  }) => () => void
}

/** Keeps what is typed into a form as the draft of that name. */
export function useKeepDraft(name: string, { subscribe }: ObservedForm): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => drafts.set(name, values),
      }),
    [name, subscribe],
  )
}
