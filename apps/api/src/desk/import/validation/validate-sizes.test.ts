import { expect, it } from 'vitest'
import { buildFeed, buildOffer, writeFeedFile } from '../../../test-support/fixtures/feed.ts'
import { collectFeedProperties } from '../feed/collect-feed-properties.ts'
import type { FeedOffer } from '../feed/feed-goods.ts'
import { readYml } from '../feed/read-yml.ts'
import { validateFeed } from './validate-feed.ts'

async function readOffers(...insides: string[]) {
  const feed = buildFeed(insides.map((inside, at) => buildOffer(`o${at}`, { inside })))
  const { offers, warnings } = validateFeed(await readYml(await writeFeedFile(feed)), 'RUB')
  return {
    offers,
    warnings: warnings.map(({ text }) => text).filter((text) => text !== 'no picture'),
  }
}

/** What «Длина» is in the base unit. */
const readLength = async (value: string, unit: string) => {
  const { offers, warnings } = await readOffers(
    `<param name="Длина" unit="${unit}">${value}</param>`,
  )
  return { params: offers[0]?.params, length: offers[0]?.params[0]?.amount, warnings }
}

it.each([
  ...[
    'мм',
    'мм.',
    'ММ',
    'mm',
    'миллиметр',
    'миллиметра',
    'миллиметров',
    'millimetres',
    'millimeters',
    'миллиметрлік',
    '㎜',
  ].map((unit) => ['4000', unit]),
  ...[
    'см',
    'см.',
    'cm',
    'Сантиметр',
    'сантиметры',
    'сантиметрах',
    'centimetre',
    'centimeters',
    'сантиметрден',
    'cм',
    '(см)',
    'sm',
    'сантиметров',
    'сантиметром',
  ].map((unit) => ['400', unit]),
  ...['дм', 'дециметров', 'dm', 'decimetre'].map((unit) => ['40', unit]),
  ...[
    'м',
    'м.',
    'm',
    'метр',
    'метра',
    'метров',
    'метры',
    'метрах',
    'metre',
    'metres',
    'Meter',
    'meters',
    'метрлік',
    'метрге',
    'пог. м',
    'п.м.',
    'м.п.',
    'погонный метр',
    'погонных метров',
    'metr',
    'м/п',
    'mетр',
    'метрi',
  ].map((unit) => ['4', unit]),
])('[feed.units] a length of «%s» in «%s» is 400 cm', async (value, unit) => {
  expect(await readLength(value, unit)).toMatchObject({ length: 400, warnings: [] })
})

it.each([
  ['10', 'дюймов', 25.4],
  ['10', 'дюйм', 25.4],
  ['10', 'inches', 25.4],
  ['10', 'in', 25.4],
  ['10', '″', 25.4],
  ['10', "''", 25.4],
  ['10', 'футов', 304.8],
  ['10', 'ft', 304.8],
])('a length of «%s» in «%s» is %d cm', async (value, unit, length) => {
  expect(await readLength(value, unit)).toMatchObject({ length, warnings: [] })
})

it.each(['локоть', 'кг', 'м²', 'кв. м', 'шт.', 'метров в секунду', 'мкс'])(
  '[feed.units] a size in «%s» is a warning and no size',
  async (unit) => {
    expect(await readLength('4', unit)).toMatchObject({
      params: [],
      warnings: [`«Длина» was skipped: the unit «${unit}» is no known unit of length`],
    })
  },
)

it('a size may carry its unit in the value; without any it is in centimetres', async () => {
  for (const [value, unit, length] of [
    ['4 метра', '', 400],
    ['2,1 м', '', 210],
    ['1200мм', '', 120],
    ['120 см', 'см', 120],
    ['120', '', 120],
  ] as const)
    expect(await readLength(value, unit)).toMatchObject({ length, warnings: [] })
  expect((await readLength('4 метра', '')).params).toMatchObject([{ unit: 'метра', value: '4' }])
  expect((await readLength('4 метра', 'м')).params).toMatchObject([{ unit: 'метра', value: '4' }])
})

it.each([
  ['4 локтя', '', 'the unit «локтя» is no known unit of length'],
  ['4 локтя', 'см', '«4 локтя» is not in «см»'],
  ['120 см', 'м', '«120 см» is not in «м»'],
  ['4 метра', 'см', '«4 метра» is not in «см»'],
  ['4 кг', 'см', '«4 кг» is not in «см»'],
  ['1,5-2', 'м', '«1,5-2» is not a number'],
])('a size «%s» in «%s» is a warning and no size', async (value, unit, reason) => {
  expect(await readLength(value, unit)).toMatchObject({
    params: [],
    warnings: [`«Длина» was skipped: ${reason}`],
  })
})

it.each([
  ['120-180', 'см'],
  ['120-180 см', ''],
  ['по заказу', 'м'],
  ['90 в сложенном виде', 'см'],
])('a size «%s» in «%s» stays a text', async (value, unit) => {
  const { params, length, warnings } = await readLength(value, unit)
  expect([params?.length, length, warnings]).toEqual([1, null, []])
})

it('[feed.units] a size in metres and one in centimetres are one property with one value', async () => {
  const { offers } = await readOffers(
    '<param name="Ширина" unit="метр">4</param>',
    '<param name="Ширина" unit="см">400</param>',
    '<param name="ширина">4 метра</param>',
  )
  const properties = collectFeedProperties([{ offers }])
  expect(properties).toMatchObject([{ name: 'Ширина', unit: 'см', values: new Set(['400']) }])
})

it.each([
  ['кг', '12', 12],
  ['килограммов', '12', 12],
  ['kilograms', '12', 12],
  ['килограммға', '12', 12],
  ['г', '500', 0.5],
  ['гр.', '500', 0.5],
  ['граммов', '500', 0.5],
  ['grams', '500', 0.5],
  ['тонны', '0,5', 500],
  ['lbs', '10', 4.536],
])('[feed.units] a weight in «%s» is read in kilograms', async (unit, value, amount) => {
  const { offers } = await readOffers(`<param name="Вес" unit="${unit}">${value}</param>`)
  const [param] = offers[0]?.params ?? []
  expect(param).toMatchObject({ baseUnit: 'кг', amount })
})

it('names of one unit are one property', async () => {
  const { offers } = await readOffers(
    ...['м²', 'м2', 'кв. м', 'кв.метр', 'квадратных метров', 'sq m', 'шаршы метр'].map(
      (unit) => `<param name="Площадь" unit="${unit}">4</param>`,
    ),
  )
  expect(new Set(offers.map(({ params }) => params[0]?.baseUnit))).toEqual(new Set(['м²']))
})

const getBox = ({ box }: FeedOffer) => box && [box.widthCm, box.depthCm, box.heightCm]

it('numbers of sizes and weights are read like those of prices', async () => {
  const { offers, warnings } = await readOffers(
    '<dimensions>1 200/60,5/45</dimensions><weight>12 990,5</weight>',
    '<dimensions>1\u00a0200/60/45</dimensions><weight>0,350</weight>',
  )
  expect(offers.map(getBox)).toEqual([
    [1_200, 60.5, 45],
    [1_200, 60, 45],
  ])
  expect(offers.map(({ weightKg }) => weightKg)).toEqual([12_990.5, 0.35])
  expect(warnings).toEqual([])
})

it('«1.200» in the package and the weight is read as YML defines it, with a warning', async () => {
  const { offers, warnings } = await readOffers(
    '<dimensions>1.200/60/45</dimensions><weight>1.200</weight><count>5.000</count>',
  )
  expect(offers).toMatchObject([{ box: { widthCm: 1.2 }, weightKg: 1.2, count: 5 }])
  expect(warnings).toEqual([
    'the sign «.» in its weight was read as that of decimals',
    'the sign «.» in its count was read as that of decimals',
    'the sign «.» in its package was read as that of decimals',
  ])
})

it('a weight and a package may have other units than kilograms and centimetres', async () => {
  const { offers } = await readOffers(
    '<dimensions>1,2 м/600 мм/45 см</dimensions><weight>500 г</weight>',
  )
  expect(offers.map(getBox)).toEqual([[120, 60, 45]])
  expect(offers[0]?.weightKg).toBe(0.5)
})

it('«1.200» in properties is no size, with a warning', async () => {
  const { offers, warnings } = await readOffers(
    '<param name="Ширина" unit="мм">1.200</param><param name="Нагрузка" unit="кг">1.200</param>',
  )
  expect(offers).toMatchObject([{ params: [] }])
  expect(warnings).toHaveLength(2)
})

it.each(['1,200'])('«%s» alone is no size and no weight, with a warning', async (text) => {
  const { offers, warnings } = await readOffers(
    `<dimensions>${text}/60/45</dimensions><weight>${text}</weight>
     <param name="Ширина" unit="мм">${text}</param><param name="Глубина">${text}</param>
     <param name="Нагрузка" unit="кг">${text}</param>`,
  )
  expect(offers).toMatchObject([{ box: null, weightKg: null, params: [] }])
  expect(warnings.sort()).toEqual([
    `the package size was skipped: «${text}» can be read as 1.2 or as 1200`,
    `the weight was skipped: «${text}» can be read as 1.2 or as 1200`,
    `«Глубина» was skipped: «${text}» can be read as 1.2 or as 1200`,
    `«Нагрузка» was skipped: «${text}» can be read as 1.2 or as 1200`,
    `«Ширина» was skipped: «${text}» can be read as 1.2 or as 1200`,
  ])
})

it('a doubtful size is read as the other sizes of the feed show, with a warning', async () => {
  const { offers, warnings } = await readOffers(
    '<weight>12.5</weight>',
    '<weight>1.250</weight>',
    '<param name="Ширина" unit="мм">1,200</param>',
  )
  expect(offers[1]?.weightKg).toBe(1.25)
  expect(offers[2]?.params[0]?.amount).toBe(120)
  expect(warnings).toEqual([
    'the sign «.» in its weight was read as that of decimals',
    'the sign «,» in «Ширина» was read as that of thousands',
  ])
})

it('a reading that is larger than any piece of furniture is none', async () => {
  const { offers, warnings } = await readOffers(
    '<param name="Длина" unit="м">2,150</param><weight>12,990</weight>',
  )
  expect(offers[0]?.params[0]?.amount).toBe(215)
  expect(offers[0]?.weightKg).toBe(12.99)
  expect(warnings).toHaveLength(2)
})

it('a weight that is no number or negative, and a count that is none, are skipped with a warning', async () => {
  const { offers, warnings } = await readOffers(
    '<weight>тяжёлый</weight><count>много</count>',
    '<weight>-3</weight><count>5,000</count>',
    '<weight>12 кг</weight><count>1 200</count>',
  )
  expect(offers.map(({ weightKg, count }) => [weightKg, count])).toEqual([
    [null, null],
    [null, null],
    [12, 1_200],
  ])
  expect(warnings).toEqual([
    'the weight was skipped: «тяжёлый» is not a number',
    'the count was skipped: «много» is not a number',
    'the weight was skipped: «-3» is below zero',
    'the count was skipped: «5,000» can be read as 5 or as 5000',
  ])
})
