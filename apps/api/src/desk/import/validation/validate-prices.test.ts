import { expect, it } from 'vitest'
import { buildFeed, buildOffer, writeFeedFile } from '../../../test-support/fixtures/feed.ts'
import { readYml } from '../feed/read-yml.ts'
import { validateFeed } from './validate-feed.ts'

/** The price of each offer, or the reason why it is refused; and what is warned about prices. */
async function readPrices(
  offers: readonly string[],
  currencies = '<currency id="RUB" rate="1"/>',
  currency = 'RUB',
) {
  const feed = buildFeed(offers.map((inside, at) => buildOffer(`o${at}`, { inside }))).replace(
    /<currencies>.*<\/currencies>/,
    `<currencies>${currencies}</currencies>`,
  )
  const goods = validateFeed(await readYml(await writeFeedFile(feed)), currency)
  return {
    prices: offers.map(
      (_, at) =>
        goods.offers.find(({ id }) => id === `o${at}`)?.price ??
        goods.refused.find(({ offerId }) => offerId === `o${at}`)?.text,
    ),
    oldPrices: goods.offers.map(({ oldPrice }) => oldPrice),
    warnings: goods.warnings.map(({ text }) => text).filter((text) => text !== 'no picture'),
  }
}
const inCurrency = (code: string, price = '560000') =>
  `<price>${price}</price><currencyId>${code}</currencyId>`

it.each([
  ['the base is the tenge', '<currency id="KZT" rate="1"/><currency id="RUR" rate="6"/>', 93_333],
  ['the order is another', '<currency id="RUB" rate="6"/><currency id="KZT" rate="1"/>', 93_333],
  [
    'the base is the rouble',
    '<currency id="RUR" rate="1"/><currency id="KZT" rate="0.2"/>',
    112_000,
  ],
  [
    'the base is a third currency',
    '<currency id="USD" rate="1"/><currency id="KZT" rate="0,002"/><currency id="RUB" rate="0,0125"/>',
    89_600,
  ],
  ['codes are lower-case', '<currency id="kzt" rate="1"/><currency id="rur" rate="6"/>', 93_333],
  ['decimals have a comma', '<currency id="KZT" rate="1"/><currency id="RUB" rate="6,4"/>', 87_500],
  [
    'all rates have three decimals',
    '<currency id="KZT" rate="1,000"/><currency id="RUB" rate="6,250"/>',
    89_600,
  ],
  [
    'the base is the dollar and the rouble is named RUR',
    '<currency id="USD" rate="1"/><currency id="KZT" rate="0.002"/><currency id="RUR" rate="0.0125"/>',
    89_600,
  ],
  [
    'a percentage is added',
    '<currency id="RUB" rate="1"/><currency id="KZT" rate="0.2" plus="3"/>',
    115_360,
  ],
])(
  '[feed.base-currency] a price is converted by the rates of the feed where %s',
  async (_name, currencies, price) => {
    expect((await readPrices([inCurrency('KZT')], currencies)).prices).toEqual([price])
  },
)

it('a rate with three decimals after a point is read as YML defines it, with a warning', async () => {
  const currencies = '<currency id="RUB" rate="1"/><currency id="KZT" rate="0.2"/>'
  const { prices, warnings } = await readPrices(
    [inCurrency('USD', '100'), inCurrency('KZT')],
    `${currencies}<currency id="USD" rate="80.125"/>`,
  )
  expect(prices).toEqual([8_013, 112_000])
  expect(warnings).toEqual(['the sign «.» in the rate of USD was read as that of decimals'])
})

it('a price in the shop’s currency needs no rate', async () => {
  for (const currencies of [
    '',
    '<currency id="RUR" rate="CBRF"/>',
    '<currency id="KZT" rate="1"/>',
  ])
    expect((await readPrices([inCurrency('RUR')], currencies)).prices).toEqual([560_000])
})

it('[feed.base-currency] a shop whose prices are in tenge converts roubles', async () => {
  const currencies = '<currency id="RUB" rate="1"/><currency id="KZT" rate="0.2"/>'
  const { prices } = await readPrices(
    [inCurrency('RUR', '100'), inCurrency('KZT')],
    currencies,
    'KZT',
  )
  expect(prices).toEqual([500, 560_000])
})

it.each([
  [
    'the feed has no rate for RUB: it is left to a bank («CBRF»)',
    '<currency id="KZT" rate="1"/><currency id="RUR" rate="CBRF"/>',
  ],
  [
    'the feed has no rate for KZT: it is left to a bank («NBK»)',
    '<currency id="RUB" rate="1"/><currency id="KZT" rate="NBK" plus="3"/>',
  ],
  [
    'the feed has no rate for RUB: it is left to a bank («CB»)',
    '<currency id="KZT" rate="1"/><currency id="RUB" rate="CB"/>',
  ],
  ['the feed has no rate for RUB', '<currency id="KZT" rate="1"/>'],
  ['the feed has no rate for KZT', '<currency id="RUB" rate="1"/>'],
  ['the feed has no rate for KZT', ''],
  ['the feed has no rate for RUB', '<currency id="KZT" rate="1"/><currency id="RUB"/>'],
  [
    'the rate «0» of RUB is not above zero',
    '<currency id="KZT" rate="1"/><currency id="RUB" rate="0"/>',
  ],
  [
    'the rate «-6» of RUB is not above zero',
    '<currency id="KZT" rate="1"/><currency id="RUB" rate="-6"/>',
  ],
  [
    'the rate «1:6» of RUB is not a number',
    '<currency id="KZT" rate="1"/><currency id="RUB" rate="1:6"/>',
  ],
  [
    'the rate «6,250» of RUB can be read as 6.25 or as 6250',
    '<currency id="KZT" rate="1"/><currency id="RUB" rate="6,250"/>',
  ],
  [
    'the feed has several rates for RUB',
    '<currency id="KZT" rate="1"/><currency id="RUR" rate="6"/><currency id="RUB" rate="7"/>',
  ],
  [
    'KZT and RUB cannot both have the rate 1',
    '<currency id="KZT" rate="1"/><currency id="RUB" rate="1"/>',
  ],
])(
  '[feed.base-currency] without a usable rate an offer is refused: %s',
  async (reason, currencies) => {
    expect((await readPrices([inCurrency('KZT')], currencies)).prices).toEqual([reason])
  },
)

it('[feed.base-currency] a price without a currency is in the base currency of the feed', async () => {
  const currencies = '<currency id="KZT" rate="1"/><currency id="RUR" rate="6"/>'
  const bare = ['<price>560000</price><currencyId></currencyId>']
  expect(await readPrices(bare, currencies)).toMatchObject({
    prices: [93_333],
    warnings: ['no currency: its price was read in KZT, the base of the feed'],
  })
  expect(await readPrices(bare, '')).toMatchObject({ prices: [560_000], warnings: [] })
  expect(await readPrices(bare)).toMatchObject({ prices: [560_000], warnings: [] })
  expect(
    (await readPrices(bare, '<currency id="USD" rate="80"/><currency id="EUR" rate="90"/>')).prices,
  ).toEqual(['no currency, and the feed has no base currency'])
})

it.each([
  ['12990', 12_990],
  ['12 990', 12_990],
  ['12\u00a0990', 12_990],
  ['12\u202f990', 12_990],
  ['12\u2009990', 12_990],
  ["12'990", 12_990],
  ['12’990', 12_990],
  ['1 299 000', 1_299_000],
  ['1,299,000', 1_299_000],
  ['1.299.000', 1_299_000],
  ['12 990,50', 12_991],
  ['12 990.40', 12_990],
  ['1,299.00', 1_299],
  ['1.299,00', 1_299],
  ["1'299.00", 1_299],
  ['1,299,000.50', 1_299_001],
  ['12’990.00', 12_990],
  ['12990,5', 12_991],
  ['12990.000', 12_990],
  ['12990.0000', 12_990],
  ['12,99', 13],
  ['0,990', 1],
])('[feed.numbers] the price «%s» is read as %d', async (text, price) => {
  expect((await readPrices([`<price>${text}</price>`])).prices).toEqual([price])
})

it('[feed.numbers] prices that all have a comma and two digits are in roubles and kopecks', async () => {
  const texts = ['12990,00', '8 490,50', '990,90', '12,99']
  const { prices, warnings } = await readPrices(texts.map((text) => `<price>${text}</price>`))
  expect(prices).toEqual([12_990, 8_491, 991, 13])
  expect(warnings).toEqual([])
})

it.each(['12,990', '12.990', '1,299', '999.999'])(
  '[feed.numbers] the price «%s» alone is refused as doubtful',
  async (text) => {
    const { prices } = await readPrices([`<price>${text}</price>`])
    expect(prices[0]).toMatch(new RegExp(`^price «${text}» can be read as [\\d.]+ or as \\d+$`))
  },
)

it.each([
  '12 99',
  '1 2990',
  '12,99,00',
  '1.299,000.00',
  '1,299 000',
  '12 990 руб.',
  '12-990',
  '1e5',
  '0x10',
  ',',
])('the price «%s» is refused as no number', async (text) => {
  expect((await readPrices([`<price>${text}</price>`])).prices).toEqual([
    `price «${text}» is not a number`,
  ])
})

it.each([
  ['thousands, in a longer number', ['12,990', '1,250,000'], 12_990],
  ['thousands, before decimals', ['12,990', '1,250.50'], 12_990],
  ['thousands, because the decimal sign is another', ['12,990', '990.50'], 12_990],
  ['thousands', ['12.990', '1.250.000'], 12_990],
  ['three decimals', ['990.000', '12990.000'], 990],
])(
  '[feed.numbers] a doubtful price is read as the rest of the feed shows, with a warning: %s',
  async (_name, texts, price) => {
    const { prices, warnings } = await readPrices(texts.map((text) => `<price>${text}</price>`))
    expect(prices[0]).toBe(price)
    expect(warnings).toEqual([
      expect.stringMatching(
        /^the sign «[.,]» in its price was read as that of (thousands|decimals)/,
      ),
    ])
  },
)

it.each([
  ['two decimals after the same sign', ['12,990', '990,50']],
  ['the same sign in both ways', ['12,990', '1,250,000', '990,5005']],
  ['only doubtful prices', ['12,990', '13,990']],
  ['both signs for decimals', ['12,990', '990,50', '990.50']],
])(
  '[feed.numbers] a doubtful price stays doubtful where the feed shows %s',
  async (_name, texts) => {
    const { prices } = await readPrices(texts.map((text) => `<price>${text}</price>`))
    expect(prices[0]).toContain('can be read as')
  },
)

it('an old price that is doubtful, or no number, is skipped with its reason', async () => {
  const read = await readPrices([
    '<price>12990</price><oldprice>15,990</oldprice>',
    '<price>12990</price><oldprice>дорого</oldprice>',
    '<price>12990</price><oldprice>15 990,00</oldprice>',
    '<price>12990</price><oldprice>990</oldprice>',
  ])
  expect(read.oldPrices).toEqual([12_990, 12_990, 15_990, 12_990])
  expect(read.warnings).toEqual([
    'the old price «15,990» can be read as 15.99 or as 15990 and was skipped',
    'the old price «дорого» is not a number and was skipped',
    'the old price is not higher than the price and was skipped',
  ])
})
