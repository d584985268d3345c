import { expect, it, vi } from 'vitest'
import { keepSketches } from './keep-sketches.ts'

const sketch = { url: '/uploads/1/file', thumbnailUrl: '/uploads/1/thumbnail' }

it('[assembler.offline] the pictures of sketches are kept, each once, whatever does not come', async () => {
  const kept = new Set(['/uploads/0/file'])
  const add = vi.fn(async (address: string) => {
    if (address.startsWith('/uploads/9')) throw new TypeError('Failed to fetch')
    kept.add(address)
  })
  const keys = async () => [...kept].map((path) => ({ url: `http://localhost:3000${path}` }))
  vi.stubGlobal('caches', { open: async () => ({ keys, add }) })
  const lost = { url: '/uploads/9/file', thumbnailUrl: '/uploads/9/thumbnail' }
  await keepSketches([lost, sketch])
  await keepSketches([sketch])
  expect([...kept]).toEqual(['/uploads/0/file', sketch.url, sketch.thumbnailUrl])
  expect(add).toHaveBeenCalledTimes(4)
  vi.unstubAllGlobals()
})
