import { describe, expect, it } from 'vitest'
import { hasNoContactDetails } from './has-no-contact-details.ts'

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
