import { useState } from 'react'

/**
 * A text that a reload does not lose: it stays in this tab until it is saved. What was typed over
 * another saved text, or is kept no longer, gives way to the saved one.
 */
export function useKeptText(key: string, saved: string) {
  const [text, setText] = useState(() => readText(key, saved) ?? saved)
  const change = (next: string) => {
    setText(next)
    try {
      sessionStorage.setItem(key, JSON.stringify([saved, next]))
    } catch {
      // A browser without storage loses the text at a reload only.
    }
  }
  const clear = () => sessionStorage.removeItem(key)
  return { text, change, clear }
}

function readText(key: string, saved: string): string | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (!Array.isArray(found) || found[0] !== saved) return null
    return typeof found[1] === 'string' ? found[1] : null
  } catch {
    return null
  }
}
