import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubBrowserTab } from '../test-support/stub-browser-tab.ts'

const reload = vi.fn()
const missingChunkError = Object.assign(new Error('Failed to load chunk /x.js'), {
  name: 'ChunkLoadError',
})

/** Opens a page, which knows nothing of the one before but what the tab stores. */
async function openPage() {
  vi.resetModules()
  return import('./load-chunk.ts')
}

beforeEach(() => stubBrowserTab(reload))
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
})

it('[pwa.version] missing chunks reload the page once and report no error until then', async () => {
  const { loadChunk } = await openPage()
  const onSettled = vi.fn()
  loadChunk(() => Promise.reject(missingChunkError)).then(onSettled, onSettled)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 30_000 })
  loadChunk(() => Promise.reject(missingChunkError)).then(onSettled, onSettled)
  await new Promise((resolve) => setTimeout(resolve))
  expect(onSettled).not.toHaveBeenCalled()
  expect(reload).toHaveBeenCalledOnce()
})

it('[pwa.version] a chunk that is still missing after the reload is an error like any other', async () => {
  const first = await openPage()
  void first.loadChunk(() => Promise.reject(missingChunkError))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 30_000 })
  const { loadChunk } = await openPage()
  await expect(loadChunk(() => Promise.reject(missingChunkError))).rejects.toBe(missingChunkError)
  const otherError = new Error('x is undefined')
  await expect(loadChunk(() => Promise.reject(otherError))).rejects.toBe(otherError)
  expect(reload).toHaveBeenCalledOnce()
})

it('[pwa.version] a chunk that is missing without a network is an error, and can be asked for again', async () => {
  const { loadChunk } = await openPage()
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi.fn().mockRejectedValueOnce(missingChunkError).mockResolvedValueOnce('chunk')
  await expect(loadChunk(load)).rejects.toBe(missingChunkError)
  expect(await loadChunk(load)).toBe('chunk')
  expect(reload).not.toHaveBeenCalled()
})

it('[pwa.version] a chunk of a lazy component is waited for until the network is back', async () => {
  const { loadWhenOnline } = await openPage()
  const network = new EventTarget()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  const load = vi.fn().mockRejectedValueOnce(missingChunkError).mockResolvedValueOnce('chunk')
  const loading = loadWhenOnline(load)
  await new Promise((resolve) => setTimeout(resolve))
  expect(load).toHaveBeenCalledOnce()
  network.dispatchEvent(new Event('online'))
  expect(await loading).toBe('chunk')
})
