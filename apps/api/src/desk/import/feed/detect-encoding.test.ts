import { decode, encode } from 'iconv-lite'
import { expect, it } from 'vitest'
import { buildFeed, buildOffer, writeFeedFile } from '../../../test-support/fixtures/feed.ts'
import { validateFeed } from '../validation/validate-feed.ts'
import { FeedError } from './feed-error.ts'
import { readYml } from './read-yml.ts'

const cyrillic = buildFeed([
  buildOffer('a', { inside: '<name>Стол «Ёлка» № 1</name>' }),
  buildOffer('b', { inside: '<description>Массив дуба, масло и воск.</description>' }),
])
const latin = cyrillic.replace(/[^\0-\x7f]+/g, 'Oak')

const declare = (encoding: string, feed = cyrillic) => feed.replace('UTF-8', encoding)
const undeclared = cyrillic.replace(' encoding="UTF-8"', '')

async function readNames(bytes: Buffer) {
  const goods = validateFeed(await readYml(await writeFeedFile(bytes)), 'RUB')
  return {
    names: goods.offers.map(({ name }) => name),
    refused: goods.refused.map(({ offerId }) => offerId),
    warned: goods.warnings.filter(({ offerId }) => offerId === 'file').map(({ text }) => text),
  }
}
const names = ['Стол «Ёлка» № 1', 'Стол b']

it.each<[string, Buffer]>([
  ['UTF-8', Buffer.from(cyrillic)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${cyrillic}`)],
  ['UTF-8 that is not declared', Buffer.from(undeclared)],
  ['windows-1251', encode(declare('windows-1251'), 'win1251')],
  ['windows-1251 by another name', encode(declare('CP1251'), 'win1251')],
  ['UTF-16', encode(declare('UTF-16'), 'utf16le', { addBOM: true })],
  ['UTF-16 of the other order', encode(declare('utf-16'), 'utf16be', { addBOM: true })],
  ['UTF-16 without a mark', encode(declare('UTF-16LE'), 'utf16le')],
])('%s that is declared so is read without a warning', async (_name, bytes) => {
  expect(await readNames(bytes)).toEqual({ names, refused: [], warned: [] })
})

it.each<[string, Buffer]>([
  ['a blank line', Buffer.from(`\n${cyrillic}`)],
  ['a mark and blank lines', Buffer.from(`\uFEFF\r\n\r\n ${cyrillic}`)],
  ['a blank line in windows-1251', encode(`\n${declare('Windows1251')}`, 'win1251')],
])('%s before the declaration is passed over', async (_name, bytes) => {
  expect(await readNames(bytes)).toEqual({ names, refused: [], warned: [] })
})

it.each<[string, Buffer]>([
  ['KOI8-R', encode(declare('windows-1251'), 'koi8-r')],
  ['UTF-8 that was read as windows-1251', Buffer.from(decode(Buffer.from(cyrillic), 'win1251'))],
  ['UTF-8 that was read as windows-1252', Buffer.from(decode(Buffer.from(cyrillic), 'win1252'))],
  ['UTF-8 that was read as latin1', Buffer.from(decode(Buffer.from(cyrillic), 'latin1'))],
])('names that are in %s, whatever is declared, are a warning', async (_name, bytes) => {
  expect((await readNames(bytes)).warned).toEqual([
    'the names look like text in another encoding, or encoded twice: save the feed as UTF-8',
  ])
})

it('names in capitals, in Latin letters or of two letters are no warning', async () => {
  for (const name of ['СТОЛ «ЁЛКА»', 'Ñandú Café', 'РС', 'iСТОЛ', 'Стол «С» — Р']) {
    const feed = buildFeed([buildOffer('a', { inside: `<name>${name}</name>` })])
    expect((await readNames(Buffer.from(feed))).warned).toEqual([])
  }
})

it('a byte that windows-1251 does not have refuses its offer', async () => {
  const bytes = encode(declare('windows-1251'), 'win1251')
  bytes[bytes.indexOf(encode('Массив', 'win1251'))] = 0x98
  expect((await readNames(bytes)).refused).toEqual(['b'])
})

it.each<[string, string, Buffer]>([
  ['windows-1251', 'UTF-8', Buffer.from(declare('windows-1251'))],
  ['windows-1251', 'UTF-8', Buffer.from(`\uFEFF${declare('windows-1251')}`)],
  ['UTF-8', 'windows-1251', encode(cyrillic, 'win1251')],
  ['UTF-8', 'windows-1251', Buffer.concat([Buffer.from('\uFEFF'), encode(cyrillic, 'win1251')])],
  ['no encoding', 'windows-1251', encode(undeclared, 'win1251')],
  ['UTF-8', 'UTF-16', encode(cyrillic, 'utf16le', { addBOM: true })],
  ['UTF-8', 'UTF-16', encode(cyrillic, 'utf16be', { addBOM: true })],
  ['UTF-16', 'UTF-8', Buffer.from(declare('UTF-16'))],
  ['UTF-16', 'windows-1251', encode(declare('UTF-16'), 'win1251')],
  ['koi8-r', 'UTF-8', Buffer.from(declare('koi8-r'))],
  ['iso-8859-1', 'UTF-8', Buffer.from(declare('iso-8859-1'))],
])(
  'a feed that declares %s and is in %s is read with a warning: %#',
  async (declared, real, bytes) => {
    expect(await readNames(bytes)).toEqual({
      names,
      refused: [],
      warned: [`the feed declares ${declared} but is in ${real}: it was read as that`],
    })
  },
)

it.each<[string, Buffer, RegExp]>([
  [
    'koi8-r that is declared',
    encode(declare('koi8-r'), 'koi8-r'),
    /encoding koi8-r is not supported/,
  ],
  ['koi8-r that declares UTF-8', encode(cyrillic, 'koi8-r'), /is not in UTF-8/],
  ['cp866 that is not declared', encode(undeclared, 'cp866'), /is not in UTF-8/],
  ['UTF-32', encode(cyrillic, 'utf32le', { addBOM: true }), /UTF-32 is not supported/],
  [
    'half UTF-8 and half windows-1251',
    Buffer.concat([
      Buffer.from(declare('windows-1251').replace('</shop>\n</yml_catalog>', '')),
      encode(cyrillic, 'win1251'),
    ]),
    /partly in UTF-8 and partly in windows-1251/,
  ],
])('[feed.text] %s is refused with a reason', async (_name, bytes, reason) => {
  const error = await readYml(await writeFeedFile(bytes)).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(FeedError)
  expect(String(error)).toMatch(reason)
})

it('[feed.text] invalid bytes in one offer refuse that offer, and do not change the encoding', async () => {
  for (const feed of [cyrillic, latin]) {
    const bytes = Buffer.from(feed)
    const at = bytes.indexOf(Buffer.from('<description>')) + 13
    bytes[at] = 0xff
    const read = await readNames(bytes)
    expect(read).toMatchObject({ refused: ['b'], warned: [] })
    expect(read.names).toHaveLength(1)
  }
})

it('a letter that is split between two parts of the file is valid', async () => {
  const long = buildFeed([
    buildOffer('a', { inside: `<description>${'я'.repeat(90_000)}</description>` }),
    buildOffer('b', { inside: `<description>x${'я'.repeat(90_000)}</description>` }),
  ])
  expect(await readNames(Buffer.from(long))).toMatchObject({ refused: [], warned: [] })
})
