import { productCard } from '@svetlitsa/api-client/product/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { badge, productBadge } from '../../schema/badge.table.ts'
import { product } from '../../schema/product.table.ts'
import { addCatalogue } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const POLDEN = 1

async function polden() {
  const { body } = await api.call('POST', '/api_vue/getProducts/', { section: 'divany' })
  const card = body.elements.find(({ id }: { id: number }) => id === POLDEN)
  return productCard.parse(card)
}

describe('a product', () => {
  it('[shield.icon] has the shop’s own badges after those of price and age, in their order', async () => {
    const { db } = api
    const plain = { backgroundColor: '#FFFFFF', textColor: '#211D18' }
    await db.insert(badge).values([
      { ...plain, code: 'constructor3d', text: '3D конструктор', place: 'bottom', position: 20 },
      {
        ...plain,
        code: 'novosele',
        text: 'Новоселье',
        icon: 'lightning',
        gradientAngle: 135,
        gradientFrom: '#A2472D',
        gradientTo: '#D3A23C',
        position: 10,
      },
    ])
    await db.insert(productBadge).values([1, 2].map((badgeId) => ({ productId: POLDEN, badgeId })))
    const { icons } = await polden()
    expect(icons.map(({ code }) => code)).toEqual(['discount', 'hit', 'novosele', 'constructor3d'])
    expect(icons[2]).toEqual({
      text: 'Новоселье',
      position: 'top',
      backgroundColor: '#FFFFFF',
      textColor: '#211D18',
      icon: 'lightning',
      code: 'novosele',
      lineaGradient: { angle: 135, colors: ['#A2472D', '#D3A23C'] },
    })
    expect(icons[3]).toMatchObject({ position: 'bottom', icon: null, lineaGradient: null })
    await db.delete(productBadge).where(eq(productBadge.badgeId, 2))
    await expect.poll(async () => (await polden()).icons.length).toBe(3)
  })

  it('[shield.icon] rejects an incomplete gradient', async () => {
    const half = { code: 'half', text: '', backgroundColor: '#FFFFFF', textColor: '#000000' }
    await expect(api.db.insert(badge).values({ ...half, gradientAngle: 90 })).rejects.toThrow()
  })

  it('[product.3d] returns the paths of its turntable and models', async () => {
    expect((await polden()).elarbis).toEqual({
      model360: null,
      usdz: null,
      glb: null,
      qr: null,
      ar: false,
    })
    const elarbis = {
      model360: '/media/f_webp,w_800/studio/v0a1b2c3d/turntables/polden/',
      usdz: null,
      glb: '/media/_/studio/v0a1b2c3d/models/polden.glb',
      qr: '/product-guid/1/2/',
      ar: true,
    }
    await api.db.update(product).set({ elarbis }).where(eq(product.id, POLDEN))
    await expect.poll(async () => (await polden()).elarbis).toEqual(elarbis)
    const page = await api.call('POST', '/api_vue/getProduct/', {
      SECTION_CODE: 'divany',
      ELEMENT_CODE: 'divan-polden',
    })
    expect(page.body.product.elarbis).toEqual(elarbis)
  })
})
