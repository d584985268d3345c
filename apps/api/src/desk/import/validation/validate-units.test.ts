import { expect, it } from 'vitest'
import { buildFeed, buildOffer, writeFeedFile } from '../../../test-support/fixtures/feed.ts'
import { readYml } from '../feed/read-yml.ts'
import { validateFeed } from './validate-feed.ts'

async function readOffer(inside: string) {
  const feed = await readYml(await writeFeedFile(buildFeed([buildOffer('a', { inside })])))
  const { offers, warnings } = validateFeed(feed, 'RUB')
  return {
    offer: offers[0],
    params: offers[0]?.params,
    warnings: warnings.map(({ text }) => text).filter((text) => text !== 'no picture'),
  }
}

it.each([
  ['миллим.', 0.4],
  ['mms', 0.4],
  ['сант.', 4],
  ['сантим.', 4],
  ['cms', 4],
  ['mts', 400],
  ['mtrs', 400],
  ['ярд', 365.76],
  ['yards', 365.76],
  ['yd', 365.76],
])('[feed.units] «4» in «%s» is %d cm', async (unit, amount) => {
  const { params, warnings } = await readOffer(`<param name="Длина" unit="${unit}">4</param>`)
  expect(params).toMatchObject([{ amount, baseUnit: 'см' }])
  expect(warnings).toEqual([])
})

it.each([
  ['oz', 'кг', 0.113],
  ['унций', 'кг', 0.113],
  ['метр квадратный', 'м²', 4],
  ['метров куб.', 'м³', 4],
  ['m²', 'м²', 4],
])('[feed.units] «4» in «%s» is stored in «%s»', async (unit, baseUnit, amount) => {
  const { params } = await readOffer(`<param name="Груз" unit="${unit}">4</param>`)
  expect(params).toMatchObject([{ amount, baseUnit }])
})

it.each([
  ['Длина, м', '', '4', 400],
  ['Длина (м)', '', '4', 400],
  ['Длина, мм.', '', '4000', 400],
  ['Длина [см]', '', '400', 400],
  ['Длина, в метрах', '', '4', 400],
  ['Длина м', '', '4', 400],
  ['Длина, см', 'см', '400', 400],
  ['Длина (метр)', 'м', '4', 400],
  ['Длина, м', '', '4 м', 400],
])('[feed.units] «%s» in «%s» is the length, of «%s» %d cm', async (name, unit, value, amount) => {
  const { params, warnings } = await readOffer(
    `<param name="${name}" unit="${unit}">${value}</param>`,
  )
  expect(params).toMatchObject([{ name: 'Длина', amount, baseUnit: 'см' }])
  expect(warnings).toEqual([])
})

it.each([
  ['Длина, см', 'мм', '400'],
  ['Длина, м', '', '400 см'],
  ['Длина (локоть)', '', '4'],
])('[feed.units] «%s» in «%s» with «%s» is no size', async (name, unit, value) => {
  const { params } = await readOffer(`<param name="${name}" unit="${unit}">${value}</param>`)
  expect(params?.filter((param) => param.name === 'Длина')).toEqual([])
})

it('[feed.units] a name keeps what only looks like a unit', async () => {
  const { params } = await readOffer(
    '<param name="Размер, L">большой</param><param name="Тип (М)">да</param><param name="Ножки, шт.">4</param>',
  )
  expect(params?.map(({ name, unit }) => [name, unit])).toEqual([
    ['Размер, L', ''],
    ['Тип (М)', ''],
    ['Ножки', 'шт.'],
  ])
})

it.each(['Гарантия', 'Срок службы', 'Год выпуска', 'Кепілдік'])(
  '[feed.units] «г.» and «м.» of «%s» are no grams and metres',
  async (name) => {
    for (const unit of ['г.', 'г', 'м.', 'л']) {
      const { params } = await readOffer(`<param name="${name}" unit="${unit}">2</param>`)
      expect(params).toMatchObject([{ name, unit: '', value: `2 ${unit}`, amount: null }])
    }
  },
)

it('a weight and a package that no furniture has are skipped with a warning', async () => {
  const { offer, warnings } = await readOffer(
    '<weight>100001</weight><dimensions>10001/50/50</dimensions>',
  )
  expect(offer).toMatchObject({ weightKg: null, box: null })
  expect(warnings).toEqual([
    'the weight was skipped: «100001» is above 100000 kg',
    'the package size was skipped: «10001/50/50» is above 10000 cm',
  ])
  const { offer: largest } = await readOffer(
    '<weight>100 т</weight><dimensions>10000/50/50</dimensions>',
  )
  expect(largest).toMatchObject({ weightKg: 100_000, box: { widthCm: 10_000 } })
})
