import { vi } from 'vitest'

/** Stubs `sessionStorage` and `location.reload` for the tests of this folder. */
export function stubBrowserTab(reload: () => void): void {
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  })
  vi.stubGlobal('location', { reload })
}
