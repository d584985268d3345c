/** The service worker and `wipeAssembly` have the same name. */
const cacheName = 'svetlitsa-assembler-sketches'

interface Sketch {
  url: string
  thumbnailUrl: string
}

/**
 * Keeps the pictures of sketches in the browser of their assembler, so that they open without a
 * network; a logout wipes them (ADR 0069). One that does not come is kept at the next look.
 */
export async function keepSketches(sketches: readonly Sketch[]): Promise<void> {
  // A browser has no caches without a secure connection.
  if (typeof caches === 'undefined' || sketches.length === 0) return
  const cache = await caches.open(cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const addresses = sketches.flatMap(({ url, thumbnailUrl }) => [url, thumbnailUrl])
  await Promise.allSettled(
    addresses.filter((address) => !kept.has(address)).map((address) => cache.add(address)),
  )
}
