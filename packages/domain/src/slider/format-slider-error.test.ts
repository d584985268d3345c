import { expect, it } from 'vitest'
import { formatSliderError } from './format-slider-error.ts'

it.each([
  [503, 'Ошибка HTTP: 503'],
  [404, 'Ошибка HTTP: 404'],
  [null, 'Ошибка сети'],
])('[errors.minicards] [errors.texts] a status of %s is logged as «%s»', (status, expected) => {
  expect(formatSliderError(status)).toBe(expected)
})
