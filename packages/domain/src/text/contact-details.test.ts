import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasNoContactDetails, isEmail } from './contact-details.ts'

describe('isEmail', () => {
  const local64 = 'a'.repeat(64)

  it.each([
    ['anna@example.ru', true],
    ['anna.k+divan@shop.example.com', true],
    ['почта@пример.рф', true],
    ['anna@xn--e1afmkfd.xn--p1ai', true],
    [`${local64}@example.ru`, true],
    [`${local64}a@example.ru`, false],
    [`a@${'b.'.repeat(125)}ru`, true],
    [`a@${'b.'.repeat(126)}ru`, false],
    ['', false],
    ['anna', false],
    ['@example.ru', false],
    ['anna@', false],
    ['anna@example', false],
    ['anna@example.r', false],
    ['anna@-example.ru', false],
    ['anna@example..ru', false],
    ['anna..k@example.ru', false],
    ['.anna@example.ru', false],
    ['an na@example.ru', false],
    ['anna@exa mple.ru', false],
    ['anna@@example.ru', false],
    [' anna@example.ru', false],
    ['anna@example.ru\n', false],
  ])('[validate.generic] email «%s»: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected)
  })

  it('[validate.generic] accepts every ordinary address', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{0,10}$/)
    fc.assert(
      fc.property(label, label, fc.constantFrom('ru', 'kz', 'com'), (name, host, zone) => {
        expect(isEmail(`${name}@${host}.${zone}`)).toBe(true)
        expect(isEmail(`${name}${host}.${zone}`)).toBe(false)
      }),
    )
  })
})

describe('hasNoContactDetails', () => {
  it.each([
    ['Стоит полгода, подушки не сползают.', true],
    ['228 × 96 × 82 см, 64 990 ₽, заказ 10 250', true],
    ['Собрали за 20 минут. Ждали 3 дня.', true],
    ['<b>Супер</b> 🛋', true],
    ['', true],
    ['дешевле на divan.ru', false],
    ['смотрите HTTPS://EXAMPLE.COM/x', false],
    ['www.example', false],
    ['пишите anna@example.ru', false],
    ['звоните 8 (916) 123-45-67', false],
    ['+79161234567', false],
  ])('[product.reviews] «%s»: %s', (text, expected) => {
    expect(hasNoContactDetails(text)).toBe(expected)
  })
})
