import { vi } from 'vitest'

/** A tab of a browser for the tests of parts: what it keeps, and whether it was loaded anew. */
export function stubTab(reload: () => void): void {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('location', { reload })
}
