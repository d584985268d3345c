import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StubShop } from '../../test/stub-shop.ts'

const shop = new StubShop()
beforeAll(async () => {
  await shop.start()
})
afterAll(() => shop.stop())

/** As browsers read a query, whatever its bytes. */
const decode = (text: string) => new URLSearchParams(`q=${text}`).get('q') ?? ''

describe('[search.always] the query of a page', () => {
  it.each([
    ['apostrophes', "'".repeat(10_000)],
    ['letters', 'a'.repeat(10_000)],
    ['pictures', '%F0%9F%9B%8B'.repeat(1_200)],
    ['half a letter', '%E0%A4'],
    ['a broken escape', '%zz'],
    ['a NUL', '%00'],
  ])(
    '[search.results] a search of any length and bytes reaches the storefront: %s',
    async (_, q) => {
      const answer = await shop.request(`/search/?t=divany&q=${q}&q[]=x`)
      expect(answer.status).toBe(200)
      const url =
        shop.storefront.requests
          .map((request) => request.url)
          .findLast((sent) => sent.includes('/search/')) ?? ''
      expect(url.length).toBeLessThan(13_000)
      const asked = new URL(url, 'http://shop').searchParams
      expect([...asked.keys()]).toEqual(['q', 't'])
      expect(asked.get('q')?.slice(0, 1)).toBe(decode(q).slice(0, 1))
    },
  )
})
