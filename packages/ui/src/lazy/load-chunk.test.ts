import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadChunk } from './load-chunk.ts'
import { stubBrowserTab } from './stub-browser-tab.ts'

const reload = vi.fn()
const missingChunkError = Object.assign(new Error('Failed to load chunk /x.js'), {
  name: 'ChunkLoadError',
})

beforeEach(() => stubBrowserTab(reload))
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
})

it('[pwa.version] a missing chunk reloads the page and reports no error until then', async () => {
  const onSettled = vi.fn()
  loadChunk(() => Promise.reject(missingChunkError)).then(onSettled, onSettled)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 30_000 })
  await Promise.resolve()
  expect(onSettled).not.toHaveBeenCalled()
})

it('[pwa.version] a chunk that is still missing after the reload is an error like any other', async () => {
  loadChunk(() => Promise.reject(missingChunkError))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 30_000 })
  await expect(loadChunk(() => Promise.reject(missingChunkError))).rejects.toBe(missingChunkError)
  const otherError = new Error('x is undefined')
  await expect(loadChunk(() => Promise.reject(otherError))).rejects.toBe(otherError)
  expect(reload).toHaveBeenCalledOnce()
})
