import { expect, it } from 'vitest'
import { isStopWord } from './parse-search-text.ts'

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
])('«%s» is a stop word: %s', (word, expected) => {
  expect(isStopWord(word)).toBe(expected)
})
