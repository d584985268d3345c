import { describe, expect, it } from 'vitest'
import { formatVocabularyCsv, parseVocabularyCsv } from './vocabulary-csv.ts'

const words = [
  { phrase: 'couch', meaning: 'in=divany' },
  { phrase: 'под дерево', meaning: 'DMATERIAL=Дуб|Орех, светлый' },
  { phrase: 'так "называемый"', meaning: 'word=диван; софа' },
]

describe('the vocabulary as CSV', () => {
  it('[search.vocabulary] is read as it was written', () => {
    expect(parseVocabularyCsv(formatVocabularyCsv(words))).toEqual(words)
  })

  it.each([
    ['phrase,meaning\ncouch,in=divany\n', [words[0]]],
    ['\uFEFFphrase;meaning\r\ncouch;in=divany', [words[0]]],
    ['couch , in=divany\n\n', [words[0]]],
    ['', []],
    ['couch', { wrongLine: 1 }],
    ['couch,in=divany\ncouch,in=divany,more', { wrongLine: 2 }],
    ['phrase,meaning\n"couch,in=divany', { wrongLine: 2 }],
    [',in=divany', { wrongLine: 1 }],
  ])('[search.vocabulary] %j is read as %j', (text, expected) => {
    expect(parseVocabularyCsv(text)).toEqual(expected)
  })
})
