import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { type BuiltChunk, measureFirstLoads } from './measure-first-loads.ts'

function chunk(fileName: string, changes: Partial<BuiltChunk> = {}): BuiltChunk {
  const code = `export const ${fileName.replace('.js', '')} = 1`
  return {
    type: 'chunk',
    fileName,
    code,
    imports: [],
    isEntry: false,
    facadeModuleId: null,
    ...changes,
  }
}

it('counts entry, screen and their static imports once each, and nothing on demand', () => {
  const chunks = [
    chunk('entry.js', { isEntry: true, imports: ['react.js'] }),
    chunk('screen.js', {
      facadeModuleId: '/shop/src/routes/personal/order/index.tsx?tsr-split=component',
      imports: ['react.js', 'form.js'],
    }),
    chunk('react.js', { imports: ['entry.js'] }),
    chunk('form.js', { imports: ['react.js'] }),
    chunk('map.js'),
  ]
  const loaded = chunks.filter(({ fileName }) => fileName !== 'map.js')
  const sum = loaded.reduce((bytes, { code }) => bytes + brotliCompressSync(code).length, 0)
  expect([...measureFirstLoads(chunks)]).toEqual([['personal/order/index', sum]])
})
