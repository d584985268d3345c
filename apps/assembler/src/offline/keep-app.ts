import type { Language } from '@svetlitsa/domain/language/language'
import { link } from '@svetlitsa/domain/route/site-map'

/** The service worker reads it under the same names (sw.js). */
const cacheName = 'svetlitsa-assembler'
const base = '/_assembler/'

/**
 * Keeps the page of the cabinet and all its files in the browser, so that it opens without a network
 * (ADR 0069). Nothing in them is personal. Files of an older build are removed; a build that changes
 * meanwhile is kept at the next start.
 */
export async function keepApp(language: Language): Promise<void> {
  // A browser has no caches without a secure connection.
  if (typeof caches === 'undefined') return
  const [list, page] = await Promise.all([
    fetch(`${base}files.${language}.json`),
    fetch(link.assembler()),
  ])
  if (!list.ok || !page.ok) return
  const { files } = (await list.json()) as { files: string[] }
  const addresses = new Set(files.map((name) => base + name))
  const html = await page.clone().text()
  const named = [...html.matchAll(/"(\/_assembler\/assets\/[^"]+)"/g)].map(([, name = '']) => name)
  if (named.some((name) => !addresses.has(name))) return
  const cache = await caches.open(cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll([...addresses].filter((address) => !kept.has(address)))
  await cache.put(link.assembler(), page)
  for (const address of kept) {
    if (address.startsWith(base) && !addresses.has(address)) await cache.delete(address)
  }
}
