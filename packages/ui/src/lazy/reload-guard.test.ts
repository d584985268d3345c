import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowserTab } from '../test-support/stub-browser-tab.ts'
import { isMissingChunkError } from './reload-guard.ts'

const reload = vi.fn()

/** Reloads from the page that each reload opens. */
async function reloadOnce(now: number): Promise<boolean> {
  vi.resetModules()
  return (await import('./reload-guard.ts')).reloadOnce(now)
}

beforeEach(() => stubBrowserTab(reload))
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
})

describe('reloadOnce', () => {
  it('[pwa.version] reloads at most once in ten seconds, so that there is no endless loop', async () => {
    expect(await reloadOnce(1_000_000)).toBe(true)
    expect(await reloadOnce(1_000_001)).toBe(false)
    expect(await reloadOnce(1_009_999)).toBe(false)
    expect(await reloadOnce(1_010_000)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('[pwa.version] does not reload without a network, and does once it is back', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(await reloadOnce(1_000_000)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { onLine: true })
    expect(await reloadOnce(1_000_001)).toBe(true)
  })

  it('[pwa.version] does not reload where the storage is closed to the page', async () => {
    const getItem = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem })
    expect(await reloadOnce(1_000_000)).toBe(false)
  })

  it.each([
    ['ChunkLoadError', 'Loading chunk 7 failed.', true],
    ['TypeError', 'Failed to fetch dynamically imported module: /_sf/x.js', true],
    ['TypeError', 'error loading dynamically imported module', true],
    ['TypeError', 'Importing a module script failed.', true],
    ['TypeError', 'x is undefined', false],
  ])('[pwa.version] %s «%s» is an error of a missing chunk: %s', (name, message, expected) => {
    expect(isMissingChunkError(Object.assign(new Error(message), { name }))).toBe(expected)
  })
})
