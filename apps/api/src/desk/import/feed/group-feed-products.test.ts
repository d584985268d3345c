import { expect, it } from 'vitest'
import { buildFeed, buildOffer, writeFeedFile } from '../../../test-support/fixtures/feed.ts'
import { validateFeed } from '../validation/validate-feed.ts'
import { groupFeedProducts } from './group-feed-products.ts'
import { readYml } from './read-yml.ts'

async function readProducts(groupIds: string[]) {
  const offers = groupIds.map((groupId, index) =>
    buildOffer(`o${index}`, { attributes: `group_id="${groupId}"` }),
  )
  const feed = await readYml(await writeFeedFile(buildFeed(offers)))
  return groupFeedProducts(validateFeed(feed, 'RUB').offers).map(({ key }) => key)
}

it.each(['0', ' 0 ', '', '00'])(
  '[feed.roots] offers with the group_id «%s» are products of their own',
  async (groupId) => {
    expect(await readProducts([groupId, groupId])).toEqual(['offer-o0', 'offer-o1'])
  },
)

it('offers with the same group_id are one product', async () => {
  expect(await readProducts(['10', '10', '0'])).toEqual(['group-10', 'offer-o2'])
})
