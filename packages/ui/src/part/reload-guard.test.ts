import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isMissingPart, reloadOnce } from './reload-guard.tsx'
import { stubTab } from './stub-tab.ts'

const reload = vi.fn()

beforeEach(() => stubTab(reload))
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
})

describe('the reload guard', () => {
  it('[pwa.version] reloads once in ten seconds, so that nothing turns round and round', () => {
    expect(reloadOnce(1_000_000)).toBe(true)
    expect(reloadOnce(1_000_001)).toBe(false)
    expect(reloadOnce(1_009_999)).toBe(false)
    expect(reloadOnce(1_010_000)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['ChunkLoadError', 'Loading chunk 7 failed.', true],
    ['TypeError', 'Failed to fetch dynamically imported module: /_sf/x.js', true],
    ['TypeError', 'error loading dynamically imported module', true],
    ['TypeError', 'Importing a module script failed.', true],
    ['TypeError', 'x is undefined', false],
  ])('[pwa.version] %s «%s» is a part of an older build: %s', (name, message, expected) => {
    expect(isMissingPart(Object.assign(new Error(message), { name }))).toBe(expected)
  })
})
