import { LRUCache } from 'lru-cache'

/**
 * Keeps what a pure function returned for a text, as visitors send the same few texts again and
 * again. The least recently used entry goes first, so that made-up texts cannot fill the memory.
 */
export function memoize<Value>(
  maxEntries: number,
  make: (text: string) => Value,
): (text: string) => Value {
  const cache = new LRUCache<string, { value: Value }>({ max: maxEntries })
  return (text) => {
    const cached = cache.get(text)
    if (cached) return cached.value
    const value = make(text)
    cache.set(text, { value })
    return value
  }
}
