import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { Serialized } from './serialized.ts'

const answer = { names: Array.from({ length: 200 }, (_, index) => `Стул ${index}`) }

it('compresses a response at its second request, once for all later ones', async () => {
  const serialized = new Serialized(answer)
  expect(serialized.brotli()).toBeNull()
  const compressed = serialized.brotli()
  expect(serialized.brotli()).toBe(compressed)
  expect(JSON.parse(brotliDecompressSync((await compressed) ?? '').toString())).toEqual(answer)
})

it('never compresses a small response', () => {
  const serialized = new Serialized({ name: 'Стул' })
  serialized.brotli()
  expect(serialized.brotli()).toBeNull()
})

it('keeps no memory of others with a response', async () => {
  const serialized = new Serialized(answer)
  serialized.brotli()
  const compressed = await serialized.brotli()
  expect(serialized.bytes.buffer.byteLength).toBe(serialized.bytes.length)
  expect(compressed?.buffer.byteLength).toBe(compressed?.length)
})
