/**
 * The service worker of the shop. It keeps one page, the one that says there is no connection, and
 * nothing else: a price or a stock from yesterday must never be shown (storefront, «PWA»). Pages,
 * calls and pictures always come from the network, or from the browser's own cache by its rules.
 */
const cacheName = 'svetlitsa-offline-2'
const offlinePage = '/offline.html'
const kept = [offlinePage]

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(kept.map((url) => new Request(url, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || request.mode !== 'navigate') return
  event.respondWith(pageOrWord(event))
})

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
}

async function pageOrWord(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const word = await caches.match(offlinePage, { cacheName })
    if (!word) throw error
    return word
  }
}
