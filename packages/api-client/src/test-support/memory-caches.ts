import { vi } from 'vitest'

/** The browser's Cache Storage in memory, which simulated browsers do not have. */
export function stubCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const getKey = (address: RequestInfo | URL) => {
    const text = address instanceof Request ? address.url : String(address)
    return new URL(text, 'http://localhost:3000').pathname
  }
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return {
        put: async (address: string, answer: Response) => store.set(getKey(address), answer),
      }
    },
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(getKey(address))?.clone(),
    delete: async (name: string) => stores.delete(name),
  })
  return {
    listNames: () => [...stores.keys()],
    /** Everything that is stored, as text. */
    readAll: async () => {
      const answers = [...stores.values()].flatMap((store) => [...store.values()])
      return (await Promise.all(answers.map((answer) => answer.clone().text()))).join('\n')
    },
  }
}
