import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typo } from './typo.ts'

/** No-break spaces are written as ~ so that a reader sees them. */
const seen = (text: string) => typo(text).replaceAll('\u00a0', '~')

describe('typo', () => {
  it.each([
    ['12990 ₽', '12990~₽'],
    ['12990₽', '12990~₽'],
    ['-23%', '−23~%'],
    ['при 30 °С', 'при 30~°С'],
    ['at 30 °C', 'at 30~°C'],
    ['1 284 500 ₽', '1~284~500~₽'],
    ['228x96x82 см', '228~×~96~×~82~см'],
    ['228 х 96,5 х 82 см', '228~×~96,5~×~82~см'],
    ['3 шт. в коробке', '3~шт. в~коробке'],
    ['Стол 2 метра', 'Стол 2 метра'],
    ['Диван "Осло" с ящиком', 'Диван «Осло» с~ящиком'],
    ['Кровать и матрас', 'Кровать и~матрас'],
    ['Из массива', 'Из~массива'],
    ['не на полу', 'не~на~полу'],
    ['Доставка - завтра', 'Доставка~— завтра'],
    ['Доставка — завтра', 'Доставка~— завтра'],
    ['от -5 до +40', 'от~−5 до~+40'],
    ['10-12 дней', '10-12 дней'],
    ['ЛДСП-16', 'ЛДСП-16'],
    ['Экран 24" и 27"', 'Экран 24" и~27"'],
    ['код 4K20x30', 'код 4K20x30'],
    ['Светлица', 'Светлица'],
    ['', ''],
  ])('turns «%s» into «%s»', (text, expected) => {
    expect(seen(text)).toBe(expected)
  })

  it('changes nothing the second time', () => {
    const words = fc.constantFrom(
      ...[
        'в',
        'и',
        'стол',
        '"Осло"',
        '-',
        '—',
        '120',
        'x',
        '000',
        '₽',
        '%',
        'см',
        '-5',
        ' ',
        '\u00a0',
      ],
    )
    fc.assert(
      fc.property(fc.array(words), fc.constantFrom('', ' '), (parts, joint) => {
        const once = typo(parts.join(joint))
        expect(typo(once)).toBe(once)
      }),
      { numRuns: 1_000 },
    )
  })

  it('never loses or adds a letter or a digit but the multiplication sign', () => {
    const signs = /[^\p{L}\d]|(?<=\d\P{L}*)[xх](?=\P{L}*\d)/giu
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(typo(text).replace(signs, '')).toBe(text.replace(signs, ''))
      }),
    )
  })
})
