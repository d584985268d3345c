import { expect, it } from 'vitest'
import { isIdleWord } from './is-idle-word.ts'

it.each([
  ['купить', true],
  ['недорогие', true],
  ['дешевый', true],
  ['дешевле', true],
  ['цена', true],
  ['мебель', true],
  ['мебельный', false],
  ['диван', false],
  ['дешевка', false],
  ['ценник', false],
  ['', false],
])('«%s» is idle: %s', (word, expected) => {
  expect(isIdleWord(word)).toBe(expected)
})
