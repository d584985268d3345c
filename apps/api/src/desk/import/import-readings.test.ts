import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCatalogue } from '../../test-support/fixtures/catalogue.ts'
import { buildFeed, buildOffer, writeFeedFile } from '../../test-support/fixtures/feed.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { formatReport, type ImportReport } from './format-report.ts'
import { importYml } from './import-yml.ts'

let api: TestApi
let lines: string[]

const categories = `<category id="1" parentId="0">Беседки</category>
  <category id="2" parentId="77">Столы в тенге</category>
  <category id="3" parentId="1">Шкафы &amp;amp; комоды</category>`

const feed = buildFeed(
  [
    buildOffer('read-1', {
      inside: `<categoryId>1</categoryId><param name="Длина" unit="метр">4</param>
        <param name="Ширина" unit="метра">3</param><param name="Высота">2,1 м</param>
        <param name="Свес" unit="локоть">1</param>`,
    }),
    buildOffer('read-2', {
      inside: `<categoryId>2</categoryId><price>560000</price><currencyId>KZT</currencyId>
        <param name="Ширина" unit="локоть">2</param>`,
    }),
    buildOffer('read-3', {
      inside: `<categoryId>3</categoryId><name>Шкаф &amp;quot;Лиман&amp;quot; &amp;amp; дуб</name>
        <description>Размер 200&amp;times;180&amp;nbsp;см</description>`,
    }),
    buildOffer('read-4', {
      inside: '<categoryId>3</categoryId><description>Фасад из МДФ\uFFFD, плёнка.</description>',
    }),
    buildOffer('read-5', { inside: '<categoryId>3</categoryId><price>12,990</price>' }),
  ],
  categories,
).replace(
  /<currencies>.*<\/currencies>/,
  '<currencies><currency id="KZT" rate="1"/><currency id="RUR" rate="6"/></currencies>',
)

const importFeed = async (): Promise<ImportReport> =>
  importYml(api.db, await writeFeedFile(feed), { defaultStock: 10, onProgress: () => undefined })

async function findOffers() {
  const { rows } = await api.db.execute(sql`
    select o.external_id as id, o.name, p.code, p.description, s.name as section,
      up.name as above, o.width_cm::int as width, o.depth_cm::int as depth,
      o.height_cm::int as height, pr.amount::int as price
    from offer o join product p on p.id = o.product_id join section s on s.id = p.section_id
    left join section up on up.id = s.parent_id
    join price pr on pr.offer_id = o.id and pr.zone_id = 1
    where o.external_id like 'read-%' order by o.external_id`)
  return rows
}

beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
  lines = formatReport(await importFeed(), 1)
})
afterAll(() => api.close())

it('[feed.base-currency] [feed.numbers] [feed.units] [feed.roots] [feed.text] each part of a feed is stored as it was meant', async () => {
  expect(await findOffers()).toMatchObject([
    { id: 'read-1', price: 10_000, section: 'Беседки', above: null, height: 210 },
    { id: 'read-2', price: 93_333, section: 'Столы в тенге', above: null, width: null },
    {
      id: 'read-3',
      name: 'Шкаф "Лиман" & дуб',
      code: expect.not.stringMatching(/quot|amp/),
      description: 'Размер 200×180 см',
      section: 'Шкафы & комоды',
      above: 'Беседки',
    },
  ])
})

it('sizes in words are in the columns, and in the one property of their name', async () => {
  const [offer] = await findOffers()
  expect([offer?.width, offer?.depth].sort()).toEqual([300, 400])
  const { rows } = await api.db.execute(sql`
    select pr.name, pr.unit, op.number::int as number from offer_property op
    join property pr on pr.id = op.property_id join offer o on o.id = op.offer_id
    where o.external_id = 'read-1' order by pr.name`)
  expect(rows).toMatchObject([
    { name: 'Высота', unit: 'см', number: 210 },
    { name: 'Длина', unit: 'см', number: 400 },
    { name: 'Свес', unit: 'локоть', number: 1 },
    { name: 'Ширина', unit: 'см', number: 300 },
  ])
})

it('the report names what was refused, and what was warned about', () => {
  const text = lines.join('\n')
  expect(text).toMatch(/^5 offers read, 3 taken, 2 refused/)
  for (const expected of [
    'offer read-4: <description> has a character that cannot be read: «Фасад из МДФ\uFFFD, плёнка.»',
    'offer read-5: price «12,990» can be read as 12.99 or as 12990',
    'the parent 77 is not in the feed, so it became a section of the first level: 1, at line',
    '«Ширина» was skipped: the unit «локоть» is no known unit of length: 1, at line',
  ])
    expect(text).toContain(expected)
})

it('a second import changes nothing', async () => {
  const again = await importFeed()
  expect(again).toMatchObject({ offerProperties: 0, sections: { created: 0, changed: 0 } })
  expect(again.offers).toEqual({ created: 0, changed: 0 })
})

it('a list of the shop in metres takes no centimetres, and its numbers only whole metres', async () => {
  await api.db.execute(sql`insert into property (code, name, unit, type) values
    ('RAIL', 'Карниз', 'метр', 'list'), ('BEAM', 'Балка', 'м', 'range')`)
  const params = (rail: string, beam: string) =>
    `<param name="Карниз" unit="м">${rail}</param><param name="Балка" unit="м">${beam}</param>`
  const report = await importYml(
    api.db,
    await writeFeedFile(
      buildFeed([
        buildOffer('metre-1', { inside: params('1,25', '4') }),
        buildOffer('metre-2', { inside: params('2', '2,1') }),
      ]),
    ),
    { defaultStock: 10, onProgress: () => undefined },
  )
  const { rows } = await api.db.execute(sql`
    select o.external_id as id, pr.name, pr.unit, op.number::int as number from offer_property op
    join property pr on pr.id = op.property_id join offer o on o.id = op.offer_id
    where o.external_id like 'metre-%' order by 1, 2`)
  expect(rows).toMatchObject([
    { id: 'metre-1', name: 'Балка', unit: 'м', number: 4 },
    { id: 'metre-1', name: 'Карниз', unit: 'см', number: 125 },
    { id: 'metre-2', name: 'Карниз', unit: 'см', number: 200 },
  ])
  expect(report.warnings.map(({ text }) => text)).toContain(
    '«Балка» was skipped: «2,1» (м) is no whole number in the shop’s unit, м',
  )
})
