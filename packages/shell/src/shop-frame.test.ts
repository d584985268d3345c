import { hiddenLinks } from '@svetlitsa/domain/region/hidden-links'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ShopFooter } from './footer/shop-footer.tsx'
import { ShopHeader } from './header/shop-header.tsx'
import { ShopSeason } from './header/shop-season.tsx'

const own = {
  FRANCHISE: false,
  HAS_PARTNER: false,
  HIDDEN_MANUFACTURER: false,
  disableBonus: false,
}

function drawn(element: ReactElement): string {
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client: new QueryClient() }, element),
  )
}

function frameOf(flags: Partial<typeof own>): string {
  const without = hiddenLinks({ ...own, ...flags })
  const common = { language: 'ru', contact: null, without } as const
  return (
    drawn(createElement(ShopHeader, { ...common, sections: [] })) +
    drawn(createElement(ShopFooter, { ...common, storeCount: 3, isDemo: false, year: 2026 }))
  )
}

const bonus = 'href="/bonus-program/"'
const makers = 'data-window="manufacturers"'

describe('header and footer by region', () => {
  it('[nav.franchise-hide] a franchise or partner region has no warranty and returns in any menu', () => {
    expect(frameOf({})).toContain('Гарантия и возврат')
    for (const flags of [{ FRANCHISE: true }, { HAS_PARTNER: true }]) {
      expect(frameOf(flags)).not.toMatch(/Гарантия/)
    }
  })

  it('[bonus.disabled] where bonuses are off no menu leads to them', () => {
    expect(frameOf({})).toContain(bonus)
    expect(frameOf({ disableBonus: true })).not.toContain(bonus)
  })

  it('[region.hidden-manufacturer] [footer.popups] manufacturers open as a window, unless they are secret', () => {
    expect(frameOf({})).toContain(makers)
    expect(frameOf({})).toContain('data-window="care"')
    expect(frameOf({ HIDDEN_MANUFACTURER: true })).not.toContain(makers)
  })
})

it('[region.black-friday] the sale of the region stands over the header and leads to the goods', () => {
  const calm = { BlackFriday: false, cyberMonday: false, newYearSale: false }
  const strip = (flags: Partial<typeof calm>) =>
    drawn(createElement(ShopSeason, { language: 'ru', region: { ...calm, ...flags } }))
  expect(strip({ BlackFriday: true })).toMatch(/href="\/sale\/"[\s\S]*Чёрная пятница/)
  expect(strip({})).toBe('')
})
