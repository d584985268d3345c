import { expect, it } from 'vitest'
import { storefrontWindows } from './storefront-windows.tsx'

it('[window.names] a window of filters has its title in the head, and the whole screen of a phone', () => {
  const windows = Object.entries(storefrontWindows('Фильтры'))
  const ofFilters = windows.filter(([name]) => name.includes('filter'))
  expect(ofFilters).not.toEqual([])
  for (const [, entry] of ofFilters) {
    expect(entry.title).toBeTypeOf('function')
    expect(entry.phone).toBe('full')
  }
  expect(storefrontWindows('Фильтры').filters?.title({} as never)).toBe('Фильтры')
})
