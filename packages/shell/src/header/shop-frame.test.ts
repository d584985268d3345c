import { listHiddenLinks } from '@svetlitsa/domain/region/region-flags'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ShopFooter } from '../footer/shop-footer.tsx'
import { ShopHeader } from './shop-header.tsx'
import { ShopSeason } from './shop-season.tsx'

const regionFlags = {
  FRANCHISE: false,
  HAS_PARTNER: false,
  HIDDEN_MANUFACTURER: false,
  disableBonus: false,
}

function render(element: ReactElement): string {
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client: new QueryClient() }, element),
  )
}

function renderFrame(flags: Partial<typeof regionFlags>): string {
  const hiddenLinks = listHiddenLinks({ ...regionFlags, ...flags })
  const common = { language: 'ru', shopName: 'Светлица', contact: null, hiddenLinks } as const
  return (
    render(createElement(ShopHeader, { ...common, sections: [] })) +
    render(
      createElement(ShopFooter, {
        ...common,
        sections: [],
        storeCount: 3,
        isDemo: false,
        year: 2026,
      }),
    )
  )
}

const bonus = 'href="/bonus-program/"'
const vendors = 'data-window="manufacturers"'

describe('header and footer by region', () => {
  it('[nav.franchise-hide] a franchise or partner region has no link to warranty and returns in any menu', () => {
    expect(renderFrame({})).toContain('Гарантия и возврат')
    for (const flags of [{ FRANCHISE: true }, { HAS_PARTNER: true }]) {
      expect(renderFrame(flags)).not.toMatch(/Гарантия/)
    }
  })

  it('[bonus.disabled] no menu links to bonuses where they are disabled', () => {
    expect(renderFrame({})).toContain(bonus)
    expect(renderFrame({ disableBonus: true })).not.toContain(bonus)
  })

  it('[region.hidden-manufacturer] [footer.popups] manufacturers open as a window, unless they are hidden', () => {
    expect(renderFrame({})).toContain(vendors)
    expect(renderFrame({})).toContain('data-window="care"')
    expect(renderFrame({ HIDDEN_MANUFACTURER: true })).not.toContain(vendors)
  })
})

it('[region.black-friday] the region’s sale is shown above the header and links to its products', () => {
  const calm = { BlackFriday: false, cyberMonday: false, newYearSale: false }
  const strip = (flags: Partial<typeof calm>) =>
    render(createElement(ShopSeason, { language: 'ru', region: { ...calm, ...flags } }))
  expect(strip({ BlackFriday: true })).toMatch(/href="\/sale\/"[\s\S]*Чёрная пятница/)
  expect(strip({})).toBe('')
})
