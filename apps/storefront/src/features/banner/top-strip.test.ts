import { ShopSeason } from '@svetlitsa/shell/header/shop-season'
import { expect, it, vi } from 'vitest'
import { TopStrip } from './top-strip.tsx'

const banner = vi.hoisted(() => vi.fn())
vi.mock('@svetlitsa/api-client/banner/client', () => ({ getTopBanners: banner }))
vi.mock('../../page-context/get-call-options.ts', () => ({ getCallOptions: () => ({}) }))

const context = { variant: 'moskva', language: 'ru', isCrawler: false } as const
const regularRegion = { BlackFriday: false, cyberMonday: false, newYearSale: false }

it('[region.black-friday] shows one strip at a time: a shop-wide sale replaces the strip set by staff', async () => {
  banner.mockResolvedValue({
    ok: true,
    answer: { items: [{ name: 'Доставим до праздников', url: '/vse-akcii/', action: '' }] },
  })
  const staffStrip = await TopStrip({ context, region: regularRegion })
  expect(staffStrip?.props).toMatchObject({ href: '/vse-akcii/', action: 'Подробнее' })
  const sale = await TopStrip({ context, region: { ...regularRegion, BlackFriday: true } })
  expect(sale?.type).toBe(ShopSeason)
})

it('renders the page without a strip when staff set none or the API is unavailable', async () => {
  banner.mockResolvedValueOnce({ ok: true, answer: { items: [] } })
  expect(await TopStrip({ context, region: regularRegion })).toBeNull()
  banner.mockRejectedValueOnce(new Error('away'))
  expect(await TopStrip({ context, region: regularRegion })).toBeNull()
})
