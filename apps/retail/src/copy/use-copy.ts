import { useCallback, useState } from 'react'

/** Copies a text, and knows whether it did; a browser that forbids copying leaves it as it was. */
export function useCopy(text: string) {
  const [copiedText, setCopiedText] = useState<string | null>(null)
  const copy = useCallback(
    () =>
      void navigator.clipboard.writeText(text).then(
        () => setCopiedText(text),
        () => setCopiedText(null),
      ),
    [text],
  )
  return { copy, isCopied: copiedText === text }
}
