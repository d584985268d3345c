import { expect, it } from 'vitest'
import { sliderFaultText } from './slider-fault-text.ts'

it.each([
  [503, 'Ошибка HTTP: 503'],
  [404, 'Ошибка HTTP: 404'],
  [null, 'Ошибка сети'],
])('[errors.minicards] a status of %s is told as «%s»', (status, expected) => {
  expect(sliderFaultText(status)).toBe(expected)
})
