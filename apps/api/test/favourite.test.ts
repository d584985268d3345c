import { shareCode } from '@svetlitsa/domain/favourite/share-code'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, visitorOf } from './call-of.ts'
import { addCatalogue, offers } from './fixtures/catalogue.ts'
import { addAccount, logInAs } from './log-in-as.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const add = (who: Call, offerId: number) =>
  who('POST', '/api_vue/favorites/add/', { offerId, productId: 1 })
const all = async (who: Call, body: object = {}) =>
  (await who('POST', '/api_vue/favorites/getAll/', body)).body
const offersOf = (answer: { products: { offerId: number }[] }) =>
  answer.products.map(({ offerId }) => offerId)

describe('a heart', () => {
  it('[POST /favorites/add/] [favorites.toggle] marks an offer, once, and counts it', async () => {
    const guest = visitorOf(api.call)
    const first = await add(guest, offers.poldenVelvetGreen)
    expect(first.body).toEqual({ id: expect.any(Number), favorite: true, count: 1 })
    expect((await add(guest, offers.poldenVelvetGreen)).body).toEqual(first.body)
    expect((await add(guest, offers.chair)).body).toMatchObject({ favorite: true, count: 2 })
    const state = await guest('POST', '/api_vue/getShellState/', {})
    expect(state.body.favoriteOfferIds).toEqual([offers.chair, offers.poldenVelvetGreen])
  })

  it('is told in the basket, too', async () => {
    const guest = visitorOf(api.call)
    await guest('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: offers.chair, quantity: 2 }],
    })
    const isMarked = async () => {
      const { body } = await guest('POST', '/api_vue/basket/getFullBasket/', {})
      return body.basket.items[0].favorite
    }
    expect(await isMarked()).toBe(false)
    await add(guest, offers.chair)
    expect(await isMarked()).toBe(true)
  })

  it('refuses an offer that is not there', async () => {
    const answer = await add(visitorOf(api.call), 999)
    expect([answer.status, answer.body.code]).toEqual([404, 'offer_unknown'])
  })

  it('[POST /favorites/remove/] takes the mark away, whether it was there or not', async () => {
    const guest = visitorOf(api.call)
    await add(guest, offers.chair)
    const remove = () =>
      guest('POST', '/api_vue/favorites/remove/', { offerId: offers.chair, productId: 4 })
    expect((await remove()).body).toEqual({ favorite: false, count: 0 })
    expect((await remove()).body).toEqual({ favorite: false, count: 0 })
    const stranger = await api.call('POST', '/api_vue/favorites/remove/', { offerId: 1 })
    expect(stranger.body).toEqual({ favorite: false, count: 0 })
  })

  it('[POST /favorites/getCount/] counts one’s own marks and nobody else’s', async () => {
    const guest = visitorOf(api.call)
    await add(guest, offers.chair)
    const count = async (who: Call) =>
      (await who('POST', '/api_vue/favorites/getCount/', {})).body.count
    expect(await count(guest)).toBe(1)
    expect(await count(visitorOf(api.call))).toBe(0)
  })

  it('[POST /favorites/save/] marks many at once, [POST /favorites/clearAll/] none is left', async () => {
    const guest = visitorOf(api.call)
    await add(guest, offers.chair)
    const offerIds = [offers.chair, offers.beregLinenGreen, 999]
    const saved = await guest('POST', '/api_vue/favorites/save/', { offerIds })
    expect(saved.body).toEqual({ added: 1, count: 2 })
    const cleared = await guest('POST', '/api_vue/favorites/clearAll/', {})
    expect(cleared.body).toEqual({ count: 0 })
    expect((await all(guest)).products).toEqual([])
  })
})

describe('[call.favorites] all favourites', () => {
  it('[POST /favorites/getAll/] come as cards with the marked offer in front, the newest first', async () => {
    const guest = visitorOf(api.call)
    const { body: mark } = await add(guest, offers.poldenVelvetGreen)
    await add(guest, offers.chair)
    const answer = await all(guest, { sr: 1 })
    expect(offersOf(answer)).toEqual([offers.chair, offers.poldenVelvetGreen])
    expect(answer.products[1]).toMatchObject({
      id: 1,
      offerIdCurrent: offers.poldenVelvetGreen,
      favorite: true,
      favoriteID: mark.id,
      price: { new: 70_000, old: 70_000 },
    })
    expect(answer).toMatchObject({ goneCount: 0, projects: [] })
    expect(answer.hash).toBe(shareCode([offers.chair, offers.poldenVelvetGreen]))
  })

  it('[favorites.share] a shared list opens for anyone by its base64 code', async () => {
    const hash = shareCode([offers.chair, offers.ugolLeatherBeige, 999, 5_000_000_000])
    const answer = await all(visitorOf(api.call), { hash })
    expect(offersOf(answer)).toEqual([offers.chair, offers.ugolLeatherBeige])
    expect(answer.goneCount).toBe(2)
    const standard = Buffer.from(`${offers.chair}`).toString('base64')
    expect(offersOf(await all(visitorOf(api.call), { hash: standard }))).toEqual([offers.chair])
  })

  it.each(['', 'привет', 'MTAxL', Buffer.from('1;drop').toString('base64')])(
    'a code that says nothing, «%s», is refused',
    async (hash) => {
      const answer = await api.call('POST', '/api_vue/favorites/getAll/', { hash })
      expect([answer.status, answer.body.code]).toEqual([404, 'bad_hash'])
    },
  )

  it('join the customer’s at login: none is lost, and what was marked last stays first', async () => {
    const { login, password } = await addAccount(api.db)
    const enter = (who: Call) =>
      who('POST', '/api_vue/authentication/authByLogin/', { login, password })
    const earlier = visitorOf(api.call)
    await enter(earlier)
    await add(earlier, offers.chair)
    const guest = visitorOf(api.call)
    await add(guest, offers.chair)
    await add(guest, offers.ugolLeatherBeige)
    await add(guest, offers.beregLinenGreen)
    await guest('POST', '/api/v1/catalog/favorite/project/add/', { projectID: 'wall-1' })
    expect((await enter(guest)).body).toMatchObject({ status: 'success', favorites: 3 })
    const joined = await all(guest)
    expect(offersOf(joined)).toEqual([
      offers.beregLinenGreen,
      offers.ugolLeatherBeige,
      offers.chair,
    ])
    expect(joined.projects).toMatchObject([{ projectID: 'wall-1' }])
  })
})

describe('projects', () => {
  it('[favorites.projects] are kept and taken away, by guests too', async () => {
    const guest = visitorOf(api.call)
    const projectID = 'kitchen-7'
    const added = await guest('POST', '/api/v1/catalog/favorite/project/add/', { projectID })
    expect(added.body).toEqual({ favorite: true, count: 1 })
    expect((await all(guest)).projects).toEqual([{ projectID, name: null, url: '/constructor/' }])
    const gone = await guest('POST', '/api/v1/catalog/favorite/project/delete/', { projectID })
    expect(gone.body).toEqual({ favorite: false, count: 0 })
  })

  it('[POST /api/v1/catalog/favorite/project/add/] refuses what is no project’s number', async () => {
    const path = '/api/v1/catalog/favorite/project/add/'
    const answer = await api.call('POST', path, { projectID: '<b>' })
    expect(answer.status).toBe(400)
    expect((await api.call('POST', path, { projectID: 'a' })).body.favorite).toBe(true)
  })

  it('[POST /api/v1/catalog/favorite/project/delete/] is the same for who keeps none', async () => {
    const path = '/api/v1/catalog/favorite/project/delete/'
    const answer = await api.call('POST', path, { projectID: 'a' })
    expect(answer.body).toEqual({ favorite: false, count: 0 })
  })
})

describe('lists of favourites', () => {
  const listsPath = '/api_vue/favoriteLists'
  const make = async (who: Call, name: string) =>
    (await who('POST', `${listsPath}/addList/index.php`, { name })).body.list
  const put = (who: Call, body: object) => who('POST', `${listsPath}/addListItem/index.php`, body)

  it('[role.guest] are a customer’s: a guest is asked to log in', async () => {
    for (const call of ['getLists', 'addList']) {
      const answer = await api.call('POST', `${listsPath}/${call}/index.php`, {})
      expect(answer.status).toBe(401)
    }
  })

  it('[POST /favoriteLists/addList/index.php] [POST /favoriteLists/getLists/index.php] are made under a name of their own', async () => {
    const { call } = await logInAs(api)
    const list = await make(call, '  Гостиная <b>  ')
    expect(list).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'Гостиная <b>',
      url: `/favorites/list/${list.id}/`,
      count: 0,
      offerIds: [],
    })
    const again = await call('POST', `${listsPath}/addList/index.php`, { name: 'Гостиная <b>' })
    expect([again.status, again.body.code]).toEqual([409, 'name_taken'])
    const { body } = await call('POST', `${listsPath}/getLists/index.php`, {})
    expect(body.lists).toEqual([list])
  })

  it('[POST /favoriteLists/renameList/index.php] [POST /favoriteLists/deleteList/index.php] are renamed and deleted', async () => {
    const { call } = await logInAs(api)
    const [list, other] = [await make(call, 'Дача'), await make(call, 'Кухня')]
    const rename = (name: string) =>
      call('POST', `${listsPath}/renameList/index.php`, { id: list.id, name })
    expect((await rename('Загородный дом')).body.list.name).toBe('Загородный дом')
    expect((await rename('Кухня')).body.code).toBe('name_taken')
    expect((await rename('')).status).toBe(400)
    const left = await call('POST', `${listsPath}/deleteList/index.php`, { id: list.id })
    expect(left.body.lists).toEqual([other])
    const gone = await call('POST', `${listsPath}/deleteList/index.php`, { id: list.id })
    expect(gone.status).toBe(404)
  })

  it('[favorites.lists] [POST /favoriteLists/addListItem/index.php] [POST /favoriteLists/getListItems/index.php] hold offers, move them and are shared', async () => {
    const { call } = await logInAs(api)
    const [one, other] = [await make(call, 'Раз'), await make(call, 'Два')]
    const first = await put(call, { id: one.id, offerId: offers.chair, productId: 4 })
    expect(first.body.list).toMatchObject({ count: 1, offerIds: [offers.chair] })
    await put(call, { id: other.id, offerId: offers.chair, fromId: one.id })
    const items = async (id: string) =>
      (await call('POST', `${listsPath}/getListItems/index.php`, { id })).body
    expect((await items(one.id)).products).toEqual([])
    const moved = await items(other.id)
    expect(offersOf(moved)).toEqual([offers.chair])
    expect(moved).toMatchObject({ list: { name: 'Два', count: 1 }, goneCount: 0 })
    expect(offersOf(await all(visitorOf(api.call), { hash: moved.hash }))).toEqual([offers.chair])
    // What stands in a list bears a heart, and loses its place with it.
    expect(offersOf(await all(call))).toEqual([offers.chair])
    await call('POST', '/api_vue/favorites/remove/', { offerId: offers.chair })
    expect((await items(other.id)).list.count).toBe(0)
    expect((await put(call, { id: one.id, offerId: 999 })).body.code).toBe('offer_unknown')
  })

  it('[POST /favoriteLists/deleteListItem/index.php] lets one offer go', async () => {
    const { call } = await logInAs(api)
    const list = await make(call, 'Раз')
    await put(call, { id: list.id, offerId: offers.chair })
    const path = `${listsPath}/deleteListItem/index.php`
    const answer = await call('POST', path, { id: list.id, offerId: offers.chair, productId: 4 })
    expect(answer.body.list).toMatchObject({ count: 0, offerIds: [] })
  })

  it('are nobody else’s', async () => {
    const owner = await logInAs(api)
    const list = await make(owner.call, 'Моё')
    const stranger = await logInAs(api)
    const own = await make(stranger.call, 'Чужое')
    for (const [name, body] of [
      ['renameList', { id: list.id, name: 'Взял' }],
      ['deleteList', { id: list.id }],
      ['getListItems', { id: list.id }],
      ['addListItem', { id: list.id, offerId: 1 }],
      ['addListItem', { id: own.id, offerId: 1, fromId: list.id }],
      ['deleteListItem', { id: list.id, offerId: 1 }],
    ] as const) {
      const answer = await stranger.call('POST', `${listsPath}/${name}/index.php`, body)
      expect([name, answer.status]).toEqual([name, 404])
    }
  })
})
