/**
 * The service worker of the shop. It keeps one page, the one that says there is no connection, and
 * nothing else: a price or a stock from yesterday must never be shown (storefront, «PWA»). Pages,
 * calls and pictures always come from the network, or from the browser's own cache by its rules.
 * Below the account's address it shows the last orders instead, if the account has kept them for its
 * customer (ADR 0061). The assembler's cabinet opens whole: it has kept its page, files and the
 * sketches of its orders itself (ADR 0069).
 */
const cacheName = 'svetlitsa-offline-4'
const ordersCacheName = 'svetlitsa-orders'
const ordersPage = '/personal-lk/orders/'
const assemblerCacheName = 'svetlitsa-assembler'
const sketchCacheName = 'svetlitsa-assembler-sketches'
const assemblerPage = '/assembler/'
const offlinePage = '/offline.html'
const kept = [offlinePage]
const usedNames = [cacheName, ordersCacheName, assemblerCacheName, sketchCacheName]

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
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(pageOrWord(event))
  else if (isAssemblerFile(request.url)) event.respondWith(keptFile(request))
  else if (isUpload(request.url)) event.respondWith(sketchOrError(request))
})

async function forgetOthers() {
  const names = await caches.keys()
  const others = names.filter((name) => !usedNames.includes(name))
  await Promise.all(others.map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
}

async function pageOrWord(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const { pathname } = new URL(event.request.url)
    const orders = pathname.startsWith('/personal-lk/') ? await findOrders() : undefined
    const cabinet = pathname.startsWith(assemblerPage)
      ? await caches.match(assemblerPage, { cacheName: assemblerCacheName, ignoreVary: true })
      : undefined
    const sketch = isUpload(event.request.url) ? await findSketch(event.request) : undefined
    const word = orders ?? cabinet ?? sketch ?? (await caches.match(offlinePage, { cacheName }))
    if (!word) throw error
    return word
  }
}

function isAssemblerFile(address) {
  const { origin, pathname } = new URL(address)
  return origin === self.location.origin && pathname.startsWith('/_assembler/assets/')
}

/** Names of files contain a hash: what is kept never changes. */
async function keptFile(request) {
  const file = await caches.match(request, { cacheName: assemblerCacheName, ignoreVary: true })
  return file ?? fetch(request)
}

function isUpload(address) {
  const { origin, pathname } = new URL(address)
  return origin === self.location.origin && pathname.startsWith('/uploads/')
}

/** A sketch that the cabinet has kept is shown without a network. */
async function sketchOrError(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const sketch = await findSketch(request)
    if (!sketch) throw error
    return sketch
  }
}

function findSketch(request) {
  return caches.match(request, { cacheName: sketchCacheName, ignoreVary: true })
}

async function findOrders() {
  const orders = await caches.match(ordersPage, { cacheName: ordersCacheName })
  if (!orders || Date.parse(orders.headers.get('expires')) > Date.now()) return orders
  await caches.delete(ordersCacheName)
  return undefined
}
