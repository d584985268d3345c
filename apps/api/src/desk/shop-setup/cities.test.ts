import { expect, it } from 'vitest'
import { regionFile } from '../../shop/region/region-file.ts'
import { cities, localizeFederalUnit } from './cities.ts'

it('[shop.setup] every bundled city is a valid region with its time zone, and each is there once', () => {
  const rows = cities.map(({ currency: _currency, ...city }) => city)
  expect(regionFile.safeParse(rows).error).toBeUndefined()
  expect(new Set(cities.map(({ name }) => name)).size).toBe(cities.length)
  for (const currency of ['RUB', 'KZT'])
    expect(cities.filter((city) => city.currency === currency).length).toBeGreaterThan(15)
})

it('[shop.setup] every bundled city and its federal unit have a name in each language', () => {
  for (const { name, nameKk, nameEn, federalUnit, currency } of cities) {
    expect(nameKk, name).toMatch(/^[А-ЯЁӘҒҚҢӨҰҮҺІ]/)
    expect(nameEn, name).toMatch(/^[A-Z][A-Za-z -]+$/)
    const unitEn = localizeFederalUnit(federalUnit, 'en')
    expect(unitEn, federalUnit).toMatch(/^[A-Z][A-Za-z() -]+$/)
    const unitKk = localizeFederalUnit(federalUnit, 'kk')
    expect(unitKk, federalUnit).not.toMatch(/область|край|Республика( |$)/i)
    expect(localizeFederalUnit(federalUnit, 'ru')).toBe(federalUnit)
    if (currency === 'KZT' && / область|^Область/.test(federalUnit))
      expect(unitKk).toMatch(/ облысы$/)
  }
  expect(localizeFederalUnit('Чукотский автономный округ', 'en')).toBe('Чукотский автономный округ')
})
