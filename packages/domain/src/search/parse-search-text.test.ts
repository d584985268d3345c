import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isStopWord, parseSearchText } from './parse-search-text.ts'

describe('isStopWord', () => {
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
})

describe('parseSearchText', () => {
  const words = (text: string) => parseSearchText(text).tokens.map((token) => token.words.join('+'))

  it.each([
    ['Диван  УГЛОВОЙ', ['диван', 'угловой']],
    ['диван-кровать', ['диван+кровать']],
    ['чёрный, ковёр!', ['черный', 'ковер']],
    ['<b>стол</b> 😀', ['стол']],
    ['стол на 6 персон 12345', ['стол', '12345']],
    ['артикул 200123', ['200123']],
    ['купить диван недорого', ['диван']],
    ['мебель', ['мебель']],
    ['шкаф высотой 220 см', ['шкаф']],
    ['диван серого цвета', ['диван', 'серого']],
    ['', []],
    ['«—»', []],
  ])('«%s» contains the words %j', (text, expected) => {
    expect(words(text)).toEqual(expected)
  })

  it('converts a word typed on the other keyboard layout', () => {
    const [first, second] = parseSearchText('lbdfy, ghtlkj;tybt').tokens
    expect(first).toEqual({
      typed: 'lbdfy',
      words: ['lbdfy'],
      otherLayout: ['диван'],
      sounds: ['лбдфы'],
      part: 'noun',
    })
    expect(second).toMatchObject({ words: ['ghtlkj', 'tybt'], otherLayout: ['предложение'] })
    expect(parseSearchText('шлуф').tokens[0]?.otherLayout).toEqual(['ikea'])
    expect(parseSearchText('12345').tokens[0]?.otherLayout).toEqual([])
  })

  it('[search.suggest] recognizes Russian words in Latin letters', () => {
    const listSounds = (text: string) => parseSearchText(text).tokens.map(({ sounds }) => sounds)
    expect(listSounds("Divan uglovoy, krovat'")).toEqual([['диван'], ['угловой'], ['кровать']])
    expect(listSounds('divan-krovat 12345 стол')).toEqual([['диван', 'кроват'], [], []])
  })

  it.each([
    ['диван 220 см', [{ from: 215, to: 225 }], [], null],
    ['диван 220', [{ from: 215, to: 225 }], [], null],
    ['стол 2,2 м', [{ from: 215, to: 225 }], [], null],
    ['полка 800мм', [{ from: 78, to: 82 }], [], null],
    ['матрас 180х200', [], [[180, 200]], null],
    ['матрас 160 x 200 см', [], [[160, 200]], null],
    ['матрас 180 на 200', [], [[180, 200]], null],
    ['матрас 1,8х2 м', [], [[180, 200]], null],
    ['комод 1200*450*900', [{ from: 88, to: 92 }], [[120, 45]], null],
    ['диван до 270 см', [], [], { from: null, to: 270 }],
    ['стол от 120 см', [], [], { from: 120, to: null }],
    ['кровать 12', [], [], null],
    ['lbdfy 220 cv', [{ from: 215, to: 225 }], [], null],
    ['диван 2 метра', [{ from: 195, to: 205 }], [], null],
    ['диван до 2,5 метров', [], [], { from: null, to: 250 }],
    ['диван 220 сантиметров', [{ from: 215, to: 225 }], [], null],
    ['полка 800 миллиметров', [{ from: 78, to: 82 }], [], null],
    ['диван шириной до 200 см', [], [], { from: null, to: 200 }],
    ['шкаф высотой до 200 см', [{ from: 195, to: 205 }], [], null],
  ])('[search.suggest] parses the sizes of «%s»', (text, sizes, pairs, width) => {
    expect(parseSearchText(text)).toMatchObject({ sizes, pairs, width })
  })

  it.each([
    ['диван до 60 тысяч', { from: null, to: 60_000 }],
    ['диван до 12.990', { from: null, to: 12_990 }],
    ['диван до 12,990 ₽', { from: null, to: 12_990 }],
    ['диван до 1.299.000', { from: null, to: 1_299_000 }],
    ['диван до 12\u202f990,50\u00a0₽', { from: null, to: 12_990 }],
    ['диван от 12 990,50', { from: 12_991, to: null }],
    ['диван до 1,250 млн', { from: null, to: 1_250_000 }],
    ['шкаф до 2000 мм', null],
    ['шкаф до 1.200 м', null],
    ['диван до 12.05.2024', null],
    ['кухня до 3000 млн тенге', { from: null, to: 3_000_000_000 }],
    ['диван до 60 000 ₽', { from: null, to: 60_000 }],
    ['диван от 20 до 45 тыс', { from: 20_000, to: 45_000 }],
    ['диван от 45 000 до 20 000', { from: 20_000, to: 45_000 }],
    ['стул дешевле 5000р', { from: null, to: 5_000 }],
    ['шкаф не дешевле 30к', { from: 30_000, to: null }],
    ['кухня до 1,5 млн', { from: null, to: 1_500_000 }],
    ['диван до 999', null],
    ['диван до 1000', { from: null, to: 1_000 }],
    ['до дивана', null],
  ])('parses the price of «%s»', (text, price) => {
    expect(parseSearchText(text).price).toEqual(price)
  })

  it('parses all of «диван 220 см, серый, до 60 тысяч»', () => {
    const read = parseSearchText('Диван 220 см, серый, до 60 тысяч')
    expect(read.tokens.map((token) => token.words)).toEqual([['диван'], ['серый']])
    expect(read).toMatchObject({
      sizes: [{ from: 215, to: 225 }],
      price: { from: null, to: 60_000 },
      width: null,
    })
  })

  it.each([
    ['200123', '200123'],
    ['Арт. P-1', 'p1'],
    ['артикул 20 01 23', '200123'],
    ['диван', null],
    ['диван в гостиную на 3 места', null],
    ['7', null],
  ])('treats «%s» as the article %j', (text, article) => {
    expect(parseSearchText(text).article).toBe(article)
  })

  it('parses any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const { tokens, folded } = parseSearchText(text)
        expect(tokens.length).toBeLessThanOrEqual(12)
        expect(folded.length).toBeLessThanOrEqual(4_000)
      }),
    )
  })
})
