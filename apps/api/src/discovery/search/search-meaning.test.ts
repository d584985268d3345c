import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCatalogue, offers } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

async function search(q: string) {
  return (await api.call('POST', '/api_vue/multisearch/', { q })).body
}

const codes = (answer: { products: { url: string }[] }) =>
  answer.products.map(({ url }) => url.split('/').at(-2))

describe('[call.search] results', () => {
  it.each([
    ['диван не зелёный', ['divan-polden', 'divan-ugol']],
    ['не зеленый диван', ['divan-polden', 'divan-ugol']],
    ['диван кроме кожаного и зелёного', ['divan-polden']],
    ['диван без зелёного льна', ['divan-polden', 'divan-ugol']],
    ['sofa without leather not green', ['divan-polden']],
    ['диван без холодильника', ['divan-polden', 'divan-bereg', 'divan-ugol']],
    ['диван зелёный без бархата', ['divan-bereg']],
  ])('[search.negation] of «%s» lack what is excluded: %j', async (q, expected) => {
    const answer = await search(q)
    expect(codes(answer)).toEqual(expected)
    expect(answer.response.dropped).toEqual([])
  })

  it.each([
    ['диван до 40 тысяч', ['divan-bereg', 'divan-polden', 'divan-ugol'], ['до 40 тысяч']],
    ['диван от 150 000', ['divan-ugol', 'divan-polden', 'divan-bereg'], ['от 150 000']],
    ['диван 150 см', ['divan-polden', 'divan-bereg', 'divan-ugol'], ['150 см']],
    ['диван до 90 см', ['divan-polden', 'divan-bereg', 'divan-ugol'], ['до 90 см']],
    ['диван 240 см', ['divan-polden'], ['240 см']],
    [
      'синий диван до 60 тысяч',
      ['divan-bereg', 'divan-polden', 'divan-ugol'],
      ['синий', 'до 60 тысяч'],
    ],
    ['диван холодильник', ['divan-polden', 'divan-bereg', 'divan-ugol'], ['холодильник']],
    ['кожаный стул', ['stul-veter', 'gruppa-polden'], ['кожаный']],
  ])(
    '[search.relaxed] of «%s» begin with the nearest %j and name what was dropped: %j',
    async (q, expected, dropped) => {
      const answer = await search(q)
      expect(codes(answer)).toEqual(expected)
      expect(answer.response).toMatchObject({ dropped })
    },
  )

  it('[search.relaxed] show the offer that comes nearest', async () => {
    const [cheap] = (await search('диван до 40 тысяч Полдень')).products
    expect(cheap).toMatchObject({ id: 1, offerIdCurrent: offers.poldenLinenBeige })
    const [narrow] = (await search('диван Полдень 150 см')).products
    expect(narrow).toMatchObject({ id: 1, offerIdCurrent: offers.poldenVelvetGreen })
  })

  it('[search.relaxed] of a size mean the width first: depth and height come after it', async () => {
    await api.db.execute(sql`update offer set depth_cm = 210 where product_id = 1`)
    await expect.poll(async () => codes(await search('диван 210'))).toContain('divan-polden')
    expect(codes(await search('диван 210 см'))).toEqual(['divan-bereg', 'divan-polden'])
    await api.db.execute(sql`update offer set depth_cm = 96 where product_id = 1`)
  })

  it('[search.negation] show an offer without what is excluded', async () => {
    const [card] = (await search('диван Полдень не бежевый')).products
    expect(card).toMatchObject({ id: 1, offerIdCurrent: offers.poldenVelvetGreen })
  })

  it('[search.negation] exclude also what matches only in part', async () => {
    const answer = await search('диван холодильник не зелёный')
    expect(codes(answer)).toEqual(['divan-polden', 'divan-ugol'])
    expect(answer.response.dropped).not.toEqual([])
  })

  it('[search.variant] of a color show the offer of that color, although a vendor is named after it', async () => {
    await api.db.execute(sql`update vendor set name = 'Зелёный бор' where id = 1`)
    const shown = async (q: string) =>
      (await search(q)).products.map(
        ({ id, offerIdCurrent }: { id: number; offerIdCurrent: number }) => [id, offerIdCurrent],
      )
    await expect.poll(() => shown('диван Зелёный бор')).toEqual([[1, offers.poldenLinenBeige]])
    expect(await shown('зелёный диван')).toEqual([
      [1, offers.poldenVelvetGreen],
      [2, offers.beregLinenGreen],
    ])
    await api.db.execute(sql`update vendor set name = 'Светлица' where id = 1`)
  })
})
