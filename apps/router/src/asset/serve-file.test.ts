import { brandPicturePaths } from '@svetlitsa/domain/shop-settings/brand-picture-paths'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StubShop } from '../../test/stub-shop.ts'

const shop = new StubShop()
beforeAll(() => shop.start())
afterAll(() => shop.stop())

it.each(brandPicturePaths)('[shop.brand] %s is asked from the API', async (path) => {
  const answer = shop.api.answer
  shop.api.answer = (_request, response) => void response.end('drawn by the API')
  const { body } = await shop.request(path)
  shop.api.answer = answer
  expect(body).toBe('drawn by the API')
})

it('other files at the root come from the storefront', async () => {
  expect((await shop.request('/images/dummy/no-image.svg')).body).toContain('edition')
})
