import { expect, it } from 'vitest'
import config from '../../next.config.mjs'

const context = '/:z/:l(ru|kk|en)/:a(person|bot)'

async function readTags(pattern: string): Promise<string[]> {
  const rules = (await config.headers?.()) ?? []
  const rule = rules.find(({ source }) => source === context + pattern)
  const header = rule?.headers.find(({ key }) => key === 'cache-tag')
  return (header?.value ?? '').split(', ')
}

const everywhere = ['shell', 'region', 'section-tree', 'banner']

/** What a page with filters shows of the shop, besides the goods themselves. */
const listed = [...everywhere, 'catalogue', 'vendor']

it.each([
  ['/catalog/:section/', [...listed, 'section::section']],
  ['/catalog/:section/tag-:tag/', [...listed, 'section::section']],
  ['/sale/', [...listed, 'goods']],
  ['/sale/:section/', [...listed, 'section::section']],
  ['/hits/', [...listed, 'goods']],
  ['/hits/:section/', [...listed, 'section::section']],
  ['/manufacturers/', [...everywhere, 'vendor', 'goods']],
  ['/manufacturers/:vendor/', [...listed, 'goods']],
  ['/manufacturers/:vendor/:section/', [...listed, 'section::section']],
  ['/vse-akcii/', [...everywhere, 'promotion']],
  ['/vse-akcii/:section/', [...listed, 'promotion', 'goods']],
  ['/vse-akcii/:section/:subSection/', [...listed, 'promotion', 'goods']],
  ['/style_interyerov/', [...everywhere, 'style', 'goods']],
  ['/style/:style/', [...listed, 'style', 'goods']],
  ['/search/', [...listed, 'goods']],
  ['/image-search/', [...listed, 'goods']],
  ['/news/', [...everywhere, 'news']],
  ['/news/:article/', [...everywhere, 'news']],
  ['/qrcode/:code/', [...everywhere, 'catalogue', 'goods']],
])('[ops.heard] the page %s is made anew after a change of %j', async (pattern, tags) => {
  expect(await readTags(pattern)).toEqual(expect.arrayContaining(tags))
})
