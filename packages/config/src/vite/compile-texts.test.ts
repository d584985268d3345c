import { expect, it } from 'vitest'
import { compileTexts } from './compile-texts.ts'

it('leaves texts with nothing but placeholders as they are', () => {
  const texts = { plain: 'Готово', deep: { filled: 'Промокод {code} действует' } }
  expect(compileTexts(texts)).toEqual(texts)
})

it('compiles plurals, numbers and escaped braces', () => {
  const { count, sum, escaped } = compileTexts({
    count: '{n, plural, one {# товар} other {# товара}}',
    sum: '{n, number} ₽',
    escaped: "Пишите '{'code'}'",
  })
  expect(Array.isArray(count)).toBe(true)
  expect(Array.isArray(sum)).toBe(true)
  expect(escaped).toEqual(['Пишите {code}'])
})

it('rejects a message that is not valid', () => {
  expect(() => compileTexts({ broken: '{n, plural, one {#}' })).toThrow()
})
