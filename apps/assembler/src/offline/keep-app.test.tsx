import { beforeEach, expect, it, vi } from 'vitest'
import { keepApp } from './keep-app.ts'

const page = '<script src="/_assembler/assets/index-1.js"></script>'
const oldFile = '/_assembler/assets/old-0.js'
let files: string[]
let kept: Set<string>

beforeEach(() => {
  files = ['assets/index-1.js', 'assets/order-1.js']
  kept = new Set([oldFile, '/_assembler/assets/order-1.js'])
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    String(address).endsWith('.json') ? Response.json({ files }) : new Response(page),
  )
  const cache = {
    keys: async () => [...kept].map((path) => ({ url: `http://localhost:3000${path}` })),
    addAll: vi.fn(async (list: string[]) => {
      for (const address of list) kept.add(address)
    }),
    put: async (address: string) => void kept.add(address),
    delete: async (address: string) => kept.delete(address),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  return () => vi.unstubAllGlobals()
})

it('[assembler.offline] the page of the cabinet is kept with all files of its build', async () => {
  await keepApp('ru')
  expect([...kept].toSorted()).toEqual([
    '/_assembler/assets/index-1.js',
    '/_assembler/assets/order-1.js',
    '/assembler/',
  ])
})

it('[assembler.offline] a page is not kept without the files that it names', async () => {
  files = ['assets/index-2.js']
  await keepApp('ru')
  expect(kept).toContain(oldFile)
  expect(kept).not.toContain('/assembler/')
})

it('[assembler.offline] a browser without caches keeps nothing and fails at nothing', async () => {
  vi.stubGlobal('caches', undefined)
  await keepApp('ru')
  expect(kept).not.toContain('/assembler/')
})
