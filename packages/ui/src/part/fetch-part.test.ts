import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchPart } from './fetch-part.tsx'
import { stubTab } from './stub-tab.ts'

const reload = vi.fn()
const gone = Object.assign(new Error('Failed to load chunk /x.js'), { name: 'ChunkLoadError' })

beforeEach(() => stubTab(reload))
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
})

it('[pwa.version] a part that is gone loads the page anew, and shows no fault until then', async () => {
  const told = vi.fn()
  fetchPart(() => Promise.reject(gone)).then(told, told)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await Promise.resolve()
  expect(told).not.toHaveBeenCalled()
})

it('[pwa.version] a part that is still gone after that is a fault, as any other is', async () => {
  fetchPart(() => Promise.reject(gone))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await expect(fetchPart(() => Promise.reject(gone))).rejects.toBe(gone)
  const odd = new Error('x is undefined')
  await expect(fetchPart(() => Promise.reject(odd))).rejects.toBe(odd)
  expect(reload).toHaveBeenCalledOnce()
})
