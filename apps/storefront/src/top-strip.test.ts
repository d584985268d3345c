import { ShopSeason } from '@svetlitsa/shell/header/shop-season'
import { expect, it, vi } from 'vitest'
import { TopStrip } from './top-strip.tsx'

const hung = vi.hoisted(() => vi.fn())
vi.mock('@svetlitsa/api-client/api/banner', () => ({ getTopBanners: hung }))
vi.mock('./call-options.ts', () => ({ callOptions: () => ({}) }))

const context = { variant: 'moskva', language: 'ru', isCrawler: false } as const
const ordinary = { BlackFriday: false, cyberMonday: false, newYearSale: false }

it('[region.black-friday] one strip at a time: a sale of the whole shop takes the place of the staff’s', async () => {
  hung.mockResolvedValue({
    ok: true,
    answer: { items: [{ name: 'Доставим до праздников', url: '/vse-akcii/', action: '' }] },
  })
  const staffs = await TopStrip({ context, region: ordinary })
  expect(staffs?.props).toMatchObject({ href: '/vse-akcii/', action: 'Подробнее' })
  const sale = await TopStrip({ context, region: { ...ordinary, BlackFriday: true } })
  expect(sale?.type).toBe(ShopSeason)
})

it('a page stands without a strip where the staff hung none or cannot be asked', async () => {
  hung.mockResolvedValueOnce({ ok: true, answer: { items: [] } })
  expect(await TopStrip({ context, region: ordinary })).toBeNull()
  hung.mockRejectedValueOnce(new Error('away'))
  expect(await TopStrip({ context, region: ordinary })).toBeNull()
})
