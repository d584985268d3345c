import { describe, expect, it } from 'vitest'
import { getCountedPart, parsePartCounts } from './parse-part-counts.ts'

describe('parsePartCounts', () => {
  it.each([
    ['шкаф 3 двери', 'door', 3, 'шкаф'],
    ['трехдверный шкаф', 'door', 3, 'шкаф'],
    ['3-дверный шкаф', 'door', 3, 'шкаф'],
    ['комод с шестью ящиками', 'drawer', 6, 'комод'],
    ['стол на восемь персон', 'seat', 8, 'стол'],
    ['стол на шестерых', 'seat', 6, 'стол'],
    ['двухместный диван', 'seat', 2, 'диван'],
    ['стеллаж 5 полок', 'shelf', 5, 'стеллаж'],
    ['үш есікті шкаф', 'door', 3, 'шкаф'],
    ['екі орындық диван', 'seat', 2, 'диван'],
    ['төрт жәшікті комод', 'drawer', 4, 'комод'],
    ['3 door wardrobe', 'door', 3, 'wardrobe'],
    ['three seater sofa', 'seat', 3, 'sofa'],
    ['dining table seats 8', 'seat', 8, 'dining table'],
  ])('reads «%s» as the part %s, %i times', (text, part, count, rest) => {
    const parsed = parsePartCounts(text)
    expect(parsed.counts).toEqual([expect.objectContaining({ part, count })])
    expect(parsed.rest).toBe(rest)
  })

  it.each(['диван 220 см', 'стол 120х80', 'шкаф с дверями', 'полка', 'стул 4'])(
    'finds no count in «%s»',
    (text) => {
      expect(parsePartCounts(text)).toEqual({ counts: [], rest: text })
    },
  )
})

it.each([
  ['Дверей', 'door'],
  ['Ящиков', 'drawer'],
  ['Посадочных мест', 'seat'],
  ['Полок', 'shelf'],
  ['Цвет', null],
])('the property «%s» counts %s', (name, part) => {
  expect(getCountedPart(name)).toBe(part)
})
