import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTypography } from './format-typography.ts'

/** Shows no-break spaces as ~ to make them visible. */
const formatVisibly = (text: string) => formatTypography(text).replaceAll('\u00a0', '~')

describe('formatTypography', () => {
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
    expect(formatVisibly(text)).toBe(expected)
  })

  it('is idempotent', () => {
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
        const once = formatTypography(parts.join(joint))
        expect(formatTypography(once)).toBe(once)
      }),
      { numRuns: 1_000 },
    )
  })

  it('never removes or adds a letter or digit, except for the multiplication sign', () => {
    const signs = /[^\p{L}\d]|(?<=\d\P{L}*)[xх](?=\P{L}*\d)/giu
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(formatTypography(text).replace(signs, '')).toBe(text.replace(signs, ''))
      }),
    )
  })
})
