import { expect, it } from 'vitest'
import { buildFeed, buildOffer, writeFeedFile } from '../../../test-support/fixtures/feed.ts'
import { readYml } from '../feed/read-yml.ts'
import { validateFeed } from './validate-feed.ts'

/** The categories of a feed with an offer in each, as «id<parent». */
async function readTree(categories: string) {
  const ids = [...new Set([...categories.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id))]
  const offers = ids.map((id) =>
    buildOffer(`in-${id}`, { inside: `<categoryId>${id}</categoryId>` }),
  )
  const feed = await readYml(await writeFeedFile(buildFeed(offers, categories)))
  const goods = validateFeed(feed, 'RUB')
  return {
    tree: goods.categories.map(({ id, parentId }) => `${id}<${parentId ?? ''}`),
    names: goods.categories.map(({ name }) => name),
    refused: goods.refused,
    warned: goods.warnings
      .filter(({ text }) => text !== 'no picture')
      .map(({ offerId, text }) => `${offerId}: ${text}`),
    offers: goods.offers.length,
  }
}

it.each([
  ['0', '<category id="1" parentId="0">А</category>'],
  ['nothing', '<category id="1" parentId="">А</category>'],
  ['spaces', '<category id="1" parentId=" ">А</category>'],
])(
  '[feed.roots] a parent written as %s means the root, without a warning',
  async (_name, first) => {
    const read = await readTree(`${first}<category id="2" parentId=" 1 ">Б</category>`)
    expect(read).toMatchObject({ tree: ['1<', '2<1'], refused: [], warned: [], offers: 2 })
  },
)

it('a category that is named 0 may be a parent', async () => {
  const read = await readTree(
    '<category id="1" parentId="0">А</category><category id="0" parentId="0">Б</category>',
  )
  expect(read).toMatchObject({ tree: ['0<', '1<0'], refused: [], offers: 2 })
})

it('[feed.roots] a category whose parent is missing becomes a root with a warning; its offers are kept', async () => {
  const read = await readTree(
    '<category id="2" parentId="1">Б</category><category id="1" parentId="99">А</category>',
  )
  expect(read).toMatchObject({ tree: ['1<', '2<1'], refused: [], offers: 2 })
  expect(read.warned).toEqual([
    'category 1: the parent 99 is not in the feed, so it became a section of the first level',
  ])
})

it.each([
  ['itself', '<category id="1" parentId="1">А</category>', ['1<']],
  [
    'its child',
    '<category id="1" parentId="2">А</category><category id="2" parentId="1">Б</category>',
    ['1<', '2<1'],
  ],
  [
    'a cycle that it is not part of',
    `<category id="9" parentId="3">Я</category><category id="3" parentId="2">В</category>
     <category id="1" parentId="3">А</category><category id="2" parentId="1">Б</category>`,
    ['3<', '9<3', '1<3', '2<1'],
  ],
])(
  'a category below %s: one of the cycle becomes a root with a warning',
  async (_name, categories, tree) => {
    const read = await readTree(categories)
    expect(read).toMatchObject({ tree, refused: [], offers: tree.length })
    expect(read.warned).toHaveLength(1)
    expect(read.warned[0]).toMatch(
      /^category \d: it is its own ancestor, so it became a section of the first level$/,
    )
  },
)

it('a chain of ten thousand categories is sorted', async () => {
  const chain = Array.from(
    { length: 10_000 },
    (_, at) => `<category id="${at}x" parentId="${at + 1}x">К</category>`,
  )
  const feed = await readYml(
    await writeFeedFile(
      buildFeed([buildOffer('a', { inside: '<categoryId>0x</categoryId>' })], chain.join('')),
    ),
  )
  const { categories, offers } = validateFeed(feed, 'RUB')
  expect(categories.map(({ id }) => id).slice(0, 2)).toEqual(['9999x', '9998x'])
  expect(offers).toHaveLength(1)
})

it('a category that is repeated as it was is taken once, with a warning', async () => {
  const category = '<category id="1">А</category>'
  const read = await readTree(category + category)
  expect(read).toMatchObject({ tree: ['1<'], refused: [], offers: 1 })
  expect(read.warned).toEqual(['category 1: it is repeated in the feed'])
})

it('a name that is too long is shortened, and one with unreadable characters loses them, with a warning', async () => {
  const read = await readTree(
    `<category id="1">${'Ш'.repeat(150)} ${'Щ'.repeat(60)}</category><category id="2">Комоды\uFFFD</category>`,
  )
  expect(read).toMatchObject({ names: ['Ш'.repeat(150), 'Комоды'], refused: [], offers: 2 })
  expect(read.warned).toEqual([
    'category 1: its name is longer than 200 characters and was shortened',
    'category 2: its name has characters that cannot be read, which were left out',
  ])
})
