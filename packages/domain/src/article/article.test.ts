import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatArticle, parseArticle } from './article.ts'

const text = `Перед заголовком

# Заголовок
Первый абзац
Второй абзац
- раз
- два

Ещё абзац`

const parts = [
  { paragraphs: ['Перед заголовком'] },
  { title: 'Заголовок', paragraphs: ['Первый абзац', 'Второй абзац'], points: ['раз', 'два'] },
  { paragraphs: ['Ещё абзац'] },
]

describe('[shop.news] an article that staff type', () => {
  it('has parts with headings, paragraphs and lists', () => {
    expect(parseArticle(text)).toEqual(parts)
    expect(formatArticle(parts)).toBe(text)
    expect(parseArticle('')).toEqual([])
    expect(formatArticle([])).toBe('')
  })

  it('begins a new part after a list, and keeps signs within a line', () => {
    expect(parseArticle('- раз\r\nдва - три # четыре\r\n#хэштег')).toEqual([
      { points: ['раз'] },
      { paragraphs: ['два - три # четыре', '#хэштег'] },
    ])
  })

  it('reads back as it was, whatever is typed', () => {
    const line = fc.oneof(fc.constantFrom('', '# а', '- б', 'в', '#', '-'), fc.string())
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const once = formatArticle(parseArticle(lines.join('\n')))
        expect(formatArticle(parseArticle(once))).toBe(once)
      }),
    )
  })
})
