import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/database.ts'
import { offerProperty, property, propertyValue } from '../../schema/property.table.ts'
import { addCatalogue, offers } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    fill: async (db) => {
      await addCatalogue(db)
      await addFacts(db)
    },
  })
})
afterAll(() => api.close())

/** A mechanism that is there or not, and a count, both only of the sofa «Полдень» in linen. */
async function addFacts(db: Db): Promise<void> {
  const names = {
    lift: { name: 'Подъёмный механизм', nameKk: 'Көтергіш механизм', nameEn: 'Lifting mechanism' },
    seats: { name: 'Мест', nameKk: 'Орын', nameEn: 'Seats' },
  }
  const [lift, seats] = await db
    .insert(property)
    .values([
      { code: 'PODYOM', type: 'L', isOnOffer: true, ...names.lift },
      { code: 'MEST', type: 'N', isOnOffer: true, ...names.seats },
    ])
    .returning()
  const [yes] = await db
    .insert(propertyValue)
    .values([{ propertyId: lift?.id ?? 0, value: 'Есть' }])
    .returning()
  await db.insert(offerProperty).values([
    { offerId: offers.poldenLinenBeige, propertyId: lift?.id ?? 0, valueId: yes?.id ?? 0 },
    { offerId: offers.poldenLinenBeige, propertyId: seats?.id ?? 0, number: 3 },
  ])
}

async function search(q: string, unticked: string[] = [], language = 'ru') {
  const headers = { 'x-shop-lang': language }
  const body = { q, ...(unticked.length > 0 ? { unticked } : {}) }
  return (await api.call('POST', '/api_vue/multisearch/', body, { headers })).body
}

const codes = (answer: { products: { url: string }[] }) =>
  answer.products.map(({ url }) => url.split('/').at(-2))

describe('[POST /multisearch/] what the words of a search limit it to', () => {
  it.each([
    ['зелёный диван', 'зеленый', 'Цвет: Зелёный'],
    ['велюровый диван', 'велюровый', 'Обивка: Велюр'],
    ['диван с подъёмным механизмом', 'подъемным механизмом', 'Подъёмный механизм'],
    ['трёхместный диван', 'трехместный', 'Мест: 3'],
    ['диван на 3 места', 'на 3 места', 'Мест: 3'],
    ['диван до 60000', 'до 60000', 'Цена: до 60\u00a0000\u00a0₽'],
    [
      'диван от 60 до 90 тысяч',
      'от 60 до 90 тысяч',
      'Цена: от 60\u00a0000\u00a0₽ до 90\u00a0000\u00a0₽',
    ],
    ['диван 210 см', '210 см', 'Ширина: 210 см'],
    ['диван до 220 см', 'до 220 см', 'Ширина: до 220 см'],
    ['диван высотой 82 см', '82 см', 'Размер: 82 см'],
    ['диван 210х96', '210х96', 'Размер: 210 × 96 см'],
    ['диван не зелёный', '-зеленый', 'Кроме: Зелёный'],
    ['диван без холодильника и кожи', '-кожи', 'Кроме: Кожа'],
  ])('[search.understood] «%s»: %s is shown ticked as «%s»', async (q, key, label) => {
    expect((await search(q)).response.understood).toContainEqual({ key, label, isTicked: true })
  })

  it.each([
    ['kk', 'диван 60 мыңға дейін', 'Бағасы: 60\u00a0000\u00a0₽ дейін'],
    ['kk', 'үш орын диван', 'Орын: 3'],
    ['kk', 'көтергіш механизм диван', 'Көтергіш механизм'],
    ['en', 'sofa under 70 thousand', 'Price: up to 70\u00a0000\u00a0₽'],
    ['en', 'sofa with lifting mechanism', 'Lifting mechanism'],
    ['en', 'linen sofa', 'Cover: Linen'],
    ['en', 'three seater sofa', 'Seats: 3'],
    ['en', 'sofa not linen', 'Not: Linen'],
  ])('[search.understood] is named in %s: «%s» as «%s»', async (language, q, label) => {
    const { understood } = (await search(q, [], language)).response
    expect(understood.map((fact: { label: string }) => fact.label)).toContain(label)
  })

  it.each([
    ['зелёный диван до 60000', ['зеленый'], 'диван до 60000'],
    ['зелёный диван до 60000', ['до 60000'], 'зелёный диван'],
    ['диван 210 см', ['210 см'], 'диван'],
    ['диван до 220 см', ['до 220 см'], 'диван'],
    ['диван не зелёный', ['-зеленый'], 'диван'],
    ['трёхместный диван с подъёмным механизмом', ['трехместный', 'подъемным механизмом'], 'диван'],
  ])('[search.understood] «%s» without %j finds what «%s» finds', async (q, unticked, other) => {
    const [answer, expected] = await Promise.all([search(q, unticked), search(other)])
    expect(codes(answer)).toEqual(codes(expected))
    expect(answer.response.total).toBe(expected.response.total)
    const states = answer.response.understood.filter(({ key }: { key: string }) =>
      unticked.includes(key),
    )
    expect(states.map(({ isTicked }: { isTicked: boolean }) => isTicked)).toEqual(
      unticked.map(() => false),
    )
  })

  it('[search.understood] [search.relaxed] what no product has is named as dropped, not ticked', async () => {
    const { response } = await search('зелёный диван до 40 тысяч')
    expect(response.dropped).toEqual(['до 40 тысяч'])
    expect(response.understood).toEqual([
      { key: 'зеленый', label: 'Цвет: Зелёный', isTicked: true },
    ])
  })

  it('[search.understood] words and products are no facts', async () => {
    expect((await search('диван Полдень')).response.understood).toEqual([])
  })

  it.each(['getProducts', 'getFilters'])(
    '[search.understood] %s leaves out what is unticked, too',
    async (call) => {
      const count = async (unticked: string[]) => {
        const meta = { q: 'зелёный диван', unticked }
        const { body } = await api.call('POST', `/api_vue/${call}/?sr`, { meta })
        return body.total ?? body.pagination.total
      }
      expect([await count([]), await count(['зеленый'])]).toEqual([2, 3])
    },
  )
})

describe('suggestions', () => {
  const suggest = async (query: string) => {
    const path = `/api_vue/search/suggest.php?query=${encodeURIComponent(query)}`
    return (await api.call('GET', path)).body.response.results
  }

  it.each([
    ['доставка', ['payment-and-delivery']],
    ['гарантия на диван', ['guaranty']],
    ['диван', []],
  ])('[search.help] contain for «%s» the pages of help %j', async (query, pages) => {
    expect((await suggest(query)).pages).toEqual(pages)
  })

  it.each([['полд див'], ['див полд'], ['полдень ди']])(
    '[search.suggest] of «%s» find goods by beginnings of words in any order',
    async (query) => {
      expect((await suggest(query)).items[0]).toMatchObject({ name: 'Диван «Полдень»' })
    },
  )
})
