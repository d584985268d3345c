import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markExcludedWords } from './mark-excluded-words.ts'

const mark = (text: string) => {
  const { required, excluded } = markExcludedWords(text.split(' '), ['стул без спинки'])
  return [required.join(' '), ...excluded.map((group) => group.join(' '))]
}

describe('[search.negation] markExcludedWords', () => {
  it.each([
    ['диван', ['диван']],
    ['диван не серый', ['диван', 'серый']],
    ['не серый диван', ['диван', 'серый']],
    ['диван не серый и не белый', ['диван и', 'серый', 'белый']],
    ['шкаф без стекла', ['шкаф', 'стекла']],
    ['шкаф без стеклянных дверей', ['шкаф', 'стеклянных дверей']],
    ['шкаф без стекла и зеркала для прихожей', ['шкаф для прихожей', 'стекла', 'зеркала']],
    ['комод кроме белого, дубовый', ['комод дубовый', 'белого,']],
    ['sofa not grey', ['sofa', 'grey']],
    ['wardrobe without mirror', ['wardrobe', 'mirror']],
    ['диван сұр емес', ['диван', 'сұр']],
    ['шкаф айнасыз', ['шкаф', 'айна']],
    ['стул без спинки', ['стул без спинки']],
    ['диван без', ['диван']],
    ['небо безе', ['небо безе']],
  ])('«%s» requires and excludes %j', (text, expected) => {
    expect(mark(text)).toEqual(expected)
  })

  it('loses and invents no word', () => {
    const word = fc.constantFrom('диван', 'серый,', 'не', 'без', 'и', 'для', 'стекла', 'емес')
    fc.assert(
      fc.property(fc.array(word), (pieces) => {
        const { required, excluded } = markExcludedWords(pieces)
        const told = [...required, ...excluded.flat()]
        const content = (list: readonly string[]) =>
          list.filter((piece) => /^(?:диван|серый|стекла)/.test(piece)).sort()
        expect(content(told)).toEqual(content(pieces))
      }),
    )
  })
})
