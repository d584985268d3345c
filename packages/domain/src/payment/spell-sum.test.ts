import { expect, it } from 'vitest'
import { spellSum } from './spell-sum.ts'

it.each([
  [0, 'Ноль рублей'],
  [1, 'Один рубль'],
  [2, 'Два рубля'],
  [5, 'Пять рублей'],
  [11, 'Одиннадцать рублей'],
  [21, 'Двадцать один рубль'],
  [112, 'Сто двенадцать рублей'],
  [1_000, 'Одна тысяча рублей'],
  [2_002, 'Две тысячи два рубля'],
  [64_990, 'Шестьдесят четыре тысячи девятьсот девяносто рублей'],
  [1_001_001, 'Один миллион одна тысяча один рубль'],
  [2_000_000_000_000, 'Два триллиона рублей'],
  [Number.MAX_SAFE_INTEGER, /^Девять квадриллионов семь триллионов .* девяносто один рубль$/],
  [999_999_999_999, /^Девятьсот девяносто девять миллиардов .* девяносто девять рублей$/],
])('[payment.documents] spells %i roubles in Russian', (sum, expected) => {
  expect(spellSum(sum, 'RUB', 'ru')).toMatch(
    typeof expected === 'string' ? new RegExp(`^${expected}$`) : expected,
  )
})

it.each([
  [100, 'Жүз теңге'],
  [1_215, 'Бір мың екі жүз он бес теңге'],
  [64_990, 'Алпыс төрт мың тоғыз жүз тоқсан теңге'],
  [6_000_000_000, 'Алты миллиард теңге'],
])('[payment.documents] spells %i tenge in Kazakh', (sum, expected) => {
  expect(spellSum(sum, 'KZT', 'kk')).toBe(expected)
})

it.each([
  [1, 'One rouble'],
  [21, 'Twenty-one roubles'],
  [1_115, 'One thousand one hundred fifteen roubles'],
])('[payment.documents] spells %i roubles in English', (sum, expected) => {
  expect(spellSum(sum, 'RUB', 'en')).toBe(expected)
})
