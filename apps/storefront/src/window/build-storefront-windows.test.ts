import { expect, it } from 'vitest'
import { buildStorefrontWindows } from './build-storefront-windows.ts'

it('[window.names] a filters window has its title in the head and fills the phone’s screen', () => {
  const windows = Object.entries(buildStorefrontWindows('Фильтры'))
  const ofFilters = windows.filter(([name]) => name.includes('filter'))
  expect(ofFilters).not.toEqual([])
  for (const [, entry] of ofFilters) {
    expect(entry.title).toBeTypeOf('function')
    expect(entry.phone).toBe('full')
  }
  expect(buildStorefrontWindows('Фильтры').filters?.title({} as never)).toBe('Фильтры')
})
