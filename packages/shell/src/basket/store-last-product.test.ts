import { afterEach, expect, it, vi } from 'vitest'
import { lastProductKey, storeLastProduct } from './store-last-product.ts'

afterEach(() => vi.unstubAllGlobals())

it('[card.add] stores the last product with its name and image, the newest only', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
  storeLastProduct({ name: 'Диван', image: '/media/divan.jpg' })
  storeLastProduct({ name: 'Стул', image: null })
  expect([...stored]).toEqual([[lastProductKey, '{"name":"Стул","image":null}']])
})

it('buying works in a browser without storage', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new Error('no room')
    },
  })
  expect(() => storeLastProduct({ name: 'Стул', image: null })).not.toThrow()
})
