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
const readName = async (name: string) => (await readGoods([`<name>${name}</name>`])).offers[0]?.name

it.each([
  ['Шкаф &amp;quot;Лиман&amp;quot; &amp;amp; дуб', 'Шкаф "Лиман" & дуб'],
  ['Шкаф &amp;laquo;Лиман&amp;raquo; 200&amp;times;180', 'Шкаф «Лиман» 200×180'],
  ['Шкаф &amp;#34;Лиман&amp;#x22; &amp;#8212; дуб', 'Шкаф "Лиман" — дуб'],
  ['Шкаф &amp;#151; дуб&amp;nbsp;светлый', 'Шкаф — дуб светлый'],
  ['Шкаф &amp;amp;quot;Лиман&amp;amp;quot;', 'Шкаф "Лиман"'],
  ['Caf&amp;eacute; &amp;Eacute;toile', 'Café Étoile'],
  ['Стол &amp;lt;Дуб&amp;gt; &amp;QUOT;', 'Стол <Дуб> "'],
  ['<![CDATA[Шкаф &quot;Лиман&quot;]]>', 'Шкаф "Лиман"'],
  ['Шкаф&nbsp;&laquo;Лиман&raquo;', 'Шкаф «Лиман»'],
  ['Шкаф &amp;amp;nbsp;дуб', 'Шкаф дуб'],
  ['Шкаф\u0085\u007Fдуб', 'Шкаф дуб'],
])('[feed.text] a name «%s» that is escaped twice, or as HTML, is read', async (written, name) => {
  expect(await readName(written)).toBe(name)
})

it.each([
  ['AT&amp;T', 'AT&T'],
  ['R&amp;D; M&amp;M', 'R&D; M&M'],
  ['&amp;nosuch;', '&nosuch;'],
  ['&amp;quot', '&quot'],
  ['&amp;#0; &amp;#xD800; &amp;#x110000; &amp;#31;', '&#0; &#xD800; &#x110000; &#31;'],
  ['&amp;#129;', '&#129;'],
  ['<![CDATA[AT&T <b> & Co]]>', 'AT&T <b> & Co'],
  ['<![CDATA[&foo; &amp;foo;]]>', '&foo; &foo;'],
])('[feed.text] «%s» has no entity and stays as typed', async (written, name) => {
  expect(await readName(written)).toBe(name)
})

it.each([
  ['AT&T', 'AT&T'],
  ['R&D; M & M', 'R&D; M & M'],
  ['&foo; &quot', '&foo; &quot'],
  ['Стол &QUOT;Дуб&QUOT;', 'Стол "Дуб"'],
  ['&#xZZ; &#; &;', '&#xZZ; &#; &;'],
])('«%s» with an unescaped & is read as typed, with a warning', async (written, name) => {
  const { offers, warnings } = await readGoods([
    '',
    `<name>${written}</name><param name="Q&A" unit="R&D">a&b</param>`,
    '',
  ])
  expect(offers.map((offer) => offer.name)).toEqual(['Стол o0', name, 'Стол o2'])
  expect(offers[1]?.params).toMatchObject([{ name: 'Q&A', unit: 'R&D', value: 'a&b' }])
  expect(warnings.filter(({ text }) => text !== 'no picture')).toMatchObject([
    { offerId: 'o1', text: 'an & that begins no entity was read as typed' },
  ])
})

it('an unescaped & in an attribute is a warning of its offer alone', async () => {
  const feed = buildFeed([
    buildOffer('A&B'),
    buildOffer('second'),
    buildOffer('third', { inside: '<param name="Q&A">да</param>' }),
  ])
  const { offers, warnings } = validateFeed(await readYml(await writeFeedFile(feed)), 'RUB')
  expect(offers.map(({ id }) => id)).toEqual(['A&B', 'second', 'third'])
  expect(offers[2]?.params).toMatchObject([{ name: 'Q&A' }])
  expect(warnings.filter(({ text }) => text !== 'no picture')).toMatchObject([
    { offerId: 'A&B', text: 'an & that begins no entity was read as typed' },
    { offerId: 'third', text: 'an & that begins no entity was read as typed' },
  ])
})

it('characters that are not seen make no other vendor, property or value', async () => {
  const { offers } = await readGoods([
    `<name>Сто\u00adл\u200b «Ду\u2060б»</name><vendor>\ufeffДуб\u00adрава\u200b</vendor>
      <param name="Цвет\u200b">Белы\u00adи\u0306</param><barcode>46\u200b00000000000</barcode>`,
  ])
  expect(offers).toMatchObject([
    {
      name: 'Стол «Дуб»',
      vendor: 'Дубрава',
      params: [{ name: 'Цвет', value: 'Белый' }],
      barcode: '4600000000000',
    },
  ])
})

it('a text in which nothing is seen is none', async () => {
  const { offers, refused } = await readGoods(['<name>\u200b\u00ad</name>', ''])
  expect(refused).toMatchObject([{ offerId: 'o0', text: 'no name' }])
  expect(offers).toHaveLength(1)
  await expect(readGoods([''], '<category id="101">\u200b</category>')).rejects.toThrow(
    'category 101 has no name',
  )
})

it('a description keeps its stress marks', async () => {
  const { offers } = await readGoods(['<description>За\u0301мок\u200b, за\u00adмок</description>'])
  expect(offers[0]?.description).toBe('За\u0301мок, замок')
})

it('an & at any place between two parts of a file is read', async () => {
  const inside = `<description>${'&amp; AT&T '.repeat(15_000).trim()}</description>`
  const { offers, refused } = await readGoods(['', inside])
  expect(refused).toMatchObject([{ text: '<description> is longer than 100000 characters' }])
  expect(offers).toHaveLength(1)
  const shorter = await readGoods([
    `<description>${'&amp; AT&T '.repeat(12_000).trim()}</description>`,
  ])
  expect(shorter.offers[0]?.description).toBe('& AT&T '.repeat(12_000).trim())
})

it('a name of the shop that cannot be read or is too long is no vendor, with a warning', async () => {
  for (const shop of ['Цех\uFFFD', 'Ц'.repeat(301)]) {
    const feed = buildFeed([
      buildOffer('a', { inside: '<vendor></vendor>' }),
      buildOffer('b'),
    ]).replace('<name>Дубрава</name>', `<name>${shop}</name>`)
    const goods = validateFeed(await readYml(await writeFeedFile(feed)), 'RUB')
    expect(goods.offers.map(({ vendor }) => vendor)).toEqual(['Без марки', 'Дубрава'])
    expect(goods.warnings.map(({ text }) => text)).toContain(
      'the name of the shop cannot be read or is too long: it names no vendor',
    )
  }
})

it('vendors, articles, properties, categories and pictures are read like names', async () => {
  const { offers, categories } = await readGoods(
    [
      `<vendor>&amp;laquo;Дубрава&amp;raquo;</vendor><vendorCode>A&amp;amp;B</vendorCode>
       <picture>https://x.example/1.jpg?a=1&amp;amp;b=2</picture><categoryId>1</categoryId>
       <param name="Цвет &amp;quot;фасада&amp;quot;">дуб &amp;amp; белый</param>
       <price>12&amp;nbsp;990</price>`,
    ],
    '<category id="1">Столы &amp;amp; стулья</category>',
  )
  expect(offers).toMatchObject([
    {
      vendor: '«Дубрава»',
      article: 'A&B',
      price: 12_990,
      pictures: ['https://x.example/1.jpg?a=1&b=2'],
      params: [{ name: 'Цвет "фасада"', value: 'дуб & белый' }],
    },
  ])
  expect(categories.map(({ name }) => name)).toEqual(['Столы & стулья'])
})

it.each([
  ['Размер 200&amp;times;180&amp;nbsp;см', 'Размер 200×180 см'],
  ['&amp;lt;p&amp;gt;Один&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;Два&amp;lt;/p&amp;gt;', 'Один\nДва'],
  ['<![CDATA[<p>Масло &amp; воск</p>Тег &lt;b&gt;]]>', 'Масло & воск\nТег <b>'],
  ['Два &lt;не тег&gt; и AT&amp;T', 'Два <не тег> и AT&T'],
  ['a&lt;b и c&gt;d, &lt;Luna&gt;', 'a<b и c>d, <Luna>'],
])('a description «%s» is read', async (written, description) => {
  const { offers } = await readGoods([`<description>${written}</description>`])
  expect(offers[0]?.description).toBe(description)
})

it.each([
  [
    '<description>Фасад из МДФ\uFFFD, плёнка.</description>',
    '<description> has a character that cannot be read: «Фасад из МДФ\uFFFD, плёнка.»',
  ],
  ['<name>Ст\uFFFDл</name>', '<name> has a character that cannot be read: «Ст\uFFFDл»'],
  [
    '<description>Фасад\u000B из\u001F МДФ</description>',
    '<description> has a character that cannot be read',
  ],
  [
    '<param name="Цв\uFFFDт">белый</param>',
    'a property has a character that cannot be read: «Цв\uFFFDт»',
  ],
  ['<param name="Цвет">бел\uFFFDй</param>', 'a property has a character that cannot be read'],
  ['<description>Фасад &#x1F; МДФ</description>', 'malformed character entity'],
  ['<description>Фасад ]]> МДФ</description>', 'is disallowed in char data'],
  [
    `<description>${'д'.repeat(100_001)}</description>`,
    '<description> is longer than 100000 characters',
  ],
  [`<name>${'д'.repeat(100_001)}</name>`, 'a name longer than 300 characters'],
  [`<param name="Состав">${'д'.repeat(100_001)}</param>`, null],
  [`<description>${'д'.repeat(200_000)}</description>`, '<description> is longer than 100000'],
  [`<vendor>${'д'.repeat(301)}</vendor>`, 'a vendor longer than 300 characters'],
  [`<vendorCode>${'д'.repeat(301)}</vendorCode>`, 'an article longer than 300 characters'],
  ['<description>Фасад &amp;#xFFFD; МДФ</description>', 'has a character that cannot be read'],
  [`<param name="${'д'.repeat(201)}">белый</param>`, null],
  [`<param name="Цвет" unit="${'д'.repeat(51)}">белый</param>`, null],
  [`${'<outlets>'.repeat(30)}${'</outlets>'.repeat(30)}`, 'elements are nested too deeply'],
])(
  '[feed.text] what is wrong with one offer refuses that offer only: %#',
  async (inside, reason) => {
    const { offers, refused, warnings } = await readGoods(['', inside, ''])
    if (reason === null) {
      expect(offers.map(({ id }) => id)).toEqual(['o0', 'o1', 'o2'])
      expect(offers[1]?.params).toEqual([])
      expect(warnings.map(({ text }) => text)).toContain('a property that is too long was skipped')
      return
    }
    expect(offers.map(({ id }) => id)).toEqual(['o0', 'o2'])
    expect(refused).toMatchObject([{ offerId: 'o1', text: expect.stringContaining(reason) }])
  },
)

it('[feed.text] a group or an id that is too long or unreadable refuses its offer only', async () => {
  const feed = buildFeed([
    buildOffer('good'),
    buildOffer('g', { attributes: `group_id="${'1'.repeat(101)}"` }),
    buildOffer('b\uFFFDd'),
  ])
  const { offers, refused } = validateFeed(await readYml(await writeFeedFile(feed)), 'RUB')
  expect(offers.map(({ id }) => id)).toEqual(['good'])
  expect(refused.map(({ text }) => text)).toEqual([
    'a group_id longer than 100 characters',
    expect.stringContaining('its id has a character that cannot be read'),
  ])
})

it('a picture whose address is too long is skipped, with a warning', async () => {
  const { offers, warnings } = await readGoods([
    `<picture>https://x.example/${'x'.repeat(200_000)}</picture><picture>https://x.example/1</picture>`,
  ])
  expect(offers[0]?.pictures).toEqual(['https://x.example/1'])
  expect(warnings.map(({ text }) => text)).toEqual([
    'a picture whose address is longer than 2000 characters was skipped',
  ])
})

it('what the shop does not use may be damaged or long', async () => {
  const { offers } = await readGoods([
    `<sales_notes>д\uFFFD</sales_notes><rich>${'д'.repeat(100_001)}</rich>`,
  ])
  expect(offers).toHaveLength(1)
})
