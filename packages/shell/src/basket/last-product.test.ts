import { afterEach, expect, it, vi } from 'vitest'
import { keepLastProduct, lastProductKey } from './last-product.ts'

afterEach(() => vi.unstubAllGlobals())

it('[card.add] the last product is stored with its name and image, the newest only', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  keepLastProduct({ name: 'Диван', image: '/media/divan.jpg' })
  keepLastProduct({ name: 'Стул', image: null })
  expect([...kept]).toEqual([[lastProductKey, '{"name":"Стул","image":null}']])
})

it('a browser that keeps nothing stops nobody from buying', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new Error('no room')
    },
  })
  expect(() => keepLastProduct({ name: 'Стул', image: null })).not.toThrow()
})
