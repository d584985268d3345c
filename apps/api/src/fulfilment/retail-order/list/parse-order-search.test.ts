import { describe, expect, it } from 'vitest'
import { parseOrderSearch } from './parse-order-search.ts'

describe('[retail.orders] parseOrderSearch', () => {
  it.each([
    ['+7 (903) 771-40-02', ['%79037714002%']],
    ['8 903 771 40 02', ['%89037714002%', '79037714002%']],
    ['9037714002', ['%9037714002%']],
    ['+7\u00a0903\u00a0771‑40–02', ['%79037714002%']],
    ['тел. 8 903 771-40-02', ['79037714002%']],
    ['8 903', ['%8903%', '7903%']],
    ['40-02', ['%4002%']],
    ['402', []],
    ['Анна 4002', []],
  ])('takes «%s» for a phone in any spelling', (search, phones) => {
    expect(parseOrderSearch(search).phones).toEqual(phones)
  })

  it.each([
    ['100500', '100500'],
    ['№ 100 500', '100500'],
    ['100500-1', '100500-1'],
    ['T-2', 'T-2'],
    ['=1+1', ''],
    ['100%', ''],
  ])('takes «%s» for the beginning of a number', (search, number) => {
    expect(parseOrderSearch(search).number).toBe(number)
  })

  it.each([
    ['div-204', ['div-204', 'DIV-204']],
    ['4601234567890', ['4601234567890']],
    ['два слова', []],
  ])('takes «%s» for an article or a barcode', (search, codes) => {
    expect(parseOrderSearch(search).codes).toEqual(codes)
  })

  it.each([
    ['Анна Ли', [['%Анна%'], ['Ли%', '% Ли%']]],
    ['50%_Анна', [['%50\\%\\_Анна%']]],
    ['Анна\u00a0Ли', [['%Анна%'], ['Ли%', '% Ли%']]],
    ['\ufeffАнна\u200b Петро\u0301ва', [['%Анна%'], ['%Петрова%']]],
    ['12345', []],
  ])('takes «%s» for words of a name', (search, names) => {
    expect(parseOrderSearch(search).names).toEqual(names)
  })
})
