import { expect, it } from 'vitest'
import { buildFeed, buildOffer, writeFeedFile } from '../../../test-support/fixtures/feed.ts'
import { readYml } from '../feed/read-yml.ts'
import { validateFeed } from './validate-feed.ts'

async function readGoods(insides: readonly string[], categories?: string) {
  const feed = buildFeed(
    insides.map((inside, at) => buildOffer(`o${at}`, { inside })),
    categories,
  )
  return validateFeed(await readYml(await writeFeedFile(feed)), 'RUB')
}

it.each([
  ['Вес < 5 кг, ширина > 3', 'Вес < 5 кг, ширина > 3'],
  ['Размер <5 см', 'Размер <5 см'],
  ['a<b и c>d', 'a<b и c>d'],
  ['x <= 5, y <- z', 'x <= 5, y <- z'],
  ['<<Лиман>> <3', '<<Лиман>> <3'],
  ['Стол <Luna> <20-30>', 'Стол <Luna> <20-30>'],
  ['Стол <Luna Lux>', 'Стол <Luna Lux>'],
  ['a <? b ?> <! c', 'a <? b ?> <! c'],
  ['x<y', 'x<y'],
  ['<Luna>Дуб</Luna>', '<Luna>Дуб</Luna>'],
])('[feed.text] «%s» with a bare < is read as typed, with a warning', async (written, name) => {
  const inside = `<name>${written}</name><param name="A<B" unit="<">a<b</param>`
  const { offers, warnings } = await readGoods([
    '',
    `${inside}<description>${written}</description><count>7</count>`,
    '',
  ])
  expect(offers.map((offer) => offer.name)).toEqual(['Стол o0', name, 'Стол o2'])
  expect(offers[1]).toMatchObject({ description: name, count: 7 })
  expect(offers[1]?.params).toMatchObject([{ name: 'A<B', unit: '<', value: 'a<b' }])
  expect(warnings.filter(({ text }) => text !== 'no picture')).toMatchObject([
    { offerId: 'o1', text: 'a < that begins no element was read as typed' },
  ])
})

it.each([
  ['<b>Дуб</b>, <br> и <p>бук', 'Дуб,\nи\nбук'],
  ['<p>Дуб<p>бук</P>', 'Дуб\nбук'],
  ['<img src=x> Дуб </b>', 'Дуб'],
  ['<table><tr><td nowrap>Дуб</table>', 'Дуб'],
  ['<p style="a > b">Дуб</p>', 'Дуб'],
  ['<ul class="x"><li>Дуб</li><li>бук</li></ul>', 'Дуб\nбук'],
  ['<![CDATA[<p>Дуб</description>]]>', 'Дуб</description>'],
  ['<!-- </description> <b> -->Дуб', 'Дуб'],
])('mark-up «%s» that is not closed spoils no other offer', async (written, description) => {
  const { offers, warnings } = await readGoods(['', `<description>${written}</description>`, ''])
  expect(offers.map((offer) => offer.description)).toEqual(['', description, ''])
  expect(warnings.filter(({ text }) => text !== 'no picture')).toEqual([])
})

it('mark-up in a name, and a bare < outside of offers, are read', async () => {
  const categories = '<category id="101">Столы < 2 м</category><category id="2">Дуб<br></category>'
  const goods = await readGoods(['<name>Стол <b>«Дуб»</b><br></name>'], categories)
  expect(goods.offers[0]?.name).toBe('Стол «Дуб»')
  expect(goods.categories.map(({ name }) => name)).toEqual(['Столы < 2 м', 'Дуб'])
})

it('an element that is not closed refuses the file', async () => {
  for (const inside of ['<description>Дуб', '<outlets><outlet></outlets>', '<name>Дуб</title>'])
    await expect(readGoods(['', inside, ''])).rejects.toThrow(/close tag/)
})
