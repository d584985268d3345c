import { encodeShareCode } from '@svetlitsa/domain/favourite/share-code'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addCatalogue, offers } from '../../test-support/fixtures/catalogue.ts'
import { addAccount, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const add = (caller: Call, offerId: number) =>
  caller('POST', '/api_vue/favorites/add/', { offerId, productId: 1 })
const all = async (caller: Call, body: object = {}) =>
  (await caller('POST', '/api_vue/favorites/getAll/', body)).body
const listOfferIds = (answer: { products: { offerId: number }[] }) =>
  answer.products.map(({ offerId }) => offerId)

describe('a favourite', () => {
  it('[POST /favorites/add/] [favorites.toggle] is added once, and counted', async () => {
    const guest = createVisitor(api.call)
    const first = await add(guest, offers.poldenVelvetGreen)
    expect(first.body).toEqual({ id: expect.any(Number), favorite: true, count: 1 })
    expect((await add(guest, offers.poldenVelvetGreen)).body).toEqual(first.body)
    expect((await add(guest, offers.chair)).body).toMatchObject({ favorite: true, count: 2 })
    const state = await guest('POST', '/api_vue/getShellState/', {})
    expect(state.body.favoriteOfferIds).toEqual([offers.chair, offers.poldenVelvetGreen])
  })

  it('is marked in the basket too', async () => {
    const guest = createVisitor(api.call)
    await guest('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: offers.chair, quantity: 2 }],
    })
    const isFavourite = async () => {
      const { body } = await guest('POST', '/api_vue/basket/getFullBasket/', {})
      return body.basket.items[0].favorite
    }
    expect(await isFavourite()).toBe(false)
    await add(guest, offers.chair)
    expect(await isFavourite()).toBe(true)
  })

  it('is refused for an offer that does not exist', async () => {
    const answer = await add(createVisitor(api.call), 999)
    expect([answer.status, answer.body.code]).toEqual([404, 'offer_unknown'])
  })

  it('[POST /favorites/remove/] is removed, and removing is idempotent', async () => {
    const guest = createVisitor(api.call)
    await add(guest, offers.chair)
    const remove = () =>
      guest('POST', '/api_vue/favorites/remove/', { offerId: offers.chair, productId: 4 })
    expect((await remove()).body).toEqual({ favorite: false, count: 0 })
    expect((await remove()).body).toEqual({ favorite: false, count: 0 })
    const stranger = await api.call('POST', '/api_vue/favorites/remove/', { offerId: 1 })
    expect(stranger.body).toEqual({ favorite: false, count: 0 })
  })

  it('[POST /favorites/getCount/] is counted for its owner only', async () => {
    const guest = createVisitor(api.call)
    await add(guest, offers.chair)
    const count = async (caller: Call) =>
      (await caller('POST', '/api_vue/favorites/getCount/', {})).body.count
    expect(await count(guest)).toBe(1)
    expect(await count(createVisitor(api.call))).toBe(0)
  })

  it('[POST /favorites/save/] can be added in bulk, [POST /favorites/clearAll/] and all can be removed', async () => {
    const guest = createVisitor(api.call)
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
  it('[POST /favorites/getAll/] are returned as cards with the marked offer selected, newest first', async () => {
    const guest = createVisitor(api.call)
    const { body: added } = await add(guest, offers.poldenVelvetGreen)
    await add(guest, offers.chair)
    const answer = await all(guest, { sr: 1 })
    expect(listOfferIds(answer)).toEqual([offers.chair, offers.poldenVelvetGreen])
    expect(answer.products[1]).toMatchObject({
      id: 1,
      offerIdCurrent: offers.poldenVelvetGreen,
      favorite: true,
      favoriteID: added.id,
      price: { new: 70_000, old: 70_000 },
    })
    expect(answer).toMatchObject({ goneCount: 0, projects: [] })
    expect(answer.hash).toBe(encodeShareCode([offers.chair, offers.poldenVelvetGreen]))
  })

  it('[favorites.share] a shared list opens for anyone by its base64 code', async () => {
    const hash = encodeShareCode([offers.chair, offers.ugolLeatherBeige, 999, 5_000_000_000])
    const answer = await all(createVisitor(api.call), { hash })
    expect(listOfferIds(answer)).toEqual([offers.chair, offers.ugolLeatherBeige])
    expect(answer.goneCount).toBe(2)
    const standard = Buffer.from(`${offers.chair}`).toString('base64')
    expect(listOfferIds(await all(createVisitor(api.call), { hash: standard }))).toEqual([
      offers.chair,
    ])
  })

  it.each(['', 'привет', 'MTAxL', Buffer.from('1;drop').toString('base64')])(
    'the invalid code «%s» is refused',
    async (hash) => {
      const answer = await api.call('POST', '/api_vue/favorites/getAll/', { hash })
      expect([answer.status, answer.body.code]).toEqual([404, 'bad_hash'])
    },
  )

  it('merge into the customer’s at login: none is lost, and the newest stay first', async () => {
    const { login, password } = await addAccount(api.db)
    const enter = (caller: Call) =>
      caller('POST', '/api_vue/authentication/authByLogin/', { login, password })
    const previousBrowser = createVisitor(api.call)
    await enter(previousBrowser)
    await add(previousBrowser, offers.chair)
    const guest = createVisitor(api.call)
    await add(guest, offers.chair)
    await add(guest, offers.ugolLeatherBeige)
    await add(guest, offers.beregLinenGreen)
    await guest('POST', '/api/v1/catalog/favorite/project/add/', { projectID: 'wall-1' })
    expect((await enter(guest)).body).toMatchObject({ status: 'success', favorites: 3 })
    const merged = await all(guest)
    expect(listOfferIds(merged)).toEqual([
      offers.beregLinenGreen,
      offers.ugolLeatherBeige,
      offers.chair,
    ])
    expect(merged.projects).toMatchObject([{ projectID: 'wall-1' }])
  })
})

describe('favourite lists', () => {
  const listsPath = '/api_vue/favoriteLists'
  const createList = async (caller: Call, name: string) =>
    (await caller('POST', `${listsPath}/addList/index.php`, { name })).body.list
  const addToList = (caller: Call, body: object) =>
    caller('POST', `${listsPath}/addListItem/index.php`, body)

  it('[role.guest] are for customers: a guest is asked to log in', async () => {
    for (const call of ['getLists', 'addList']) {
      const answer = await api.call('POST', `${listsPath}/${call}/index.php`, {})
      expect(answer.status).toBe(401)
    }
  })

  it('[POST /favoriteLists/addList/index.php] [POST /favoriteLists/getLists/index.php] are created under a unique name', async () => {
    const { call } = await logInAs(api)
    const list = await createList(call, '  Гостиная <b>  ')
    expect(list).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'Гостиная <b>',
      url: `/favorites/list/${list.id}/`,
      count: 0,
      offerIds: [],
    })
    const duplicate = await call('POST', `${listsPath}/addList/index.php`, { name: 'Гостиная <b>' })
    expect([duplicate.status, duplicate.body.code]).toEqual([409, 'name_taken'])
    const { body } = await call('POST', `${listsPath}/getLists/index.php`, {})
    expect(body.lists).toEqual([list])
  })

  it('[POST /favoriteLists/renameList/index.php] [POST /favoriteLists/deleteList/index.php] are renamed and deleted', async () => {
    const { call } = await logInAs(api)
    const [list, target] = [await createList(call, 'Дача'), await createList(call, 'Кухня')]
    const rename = (name: string) =>
      call('POST', `${listsPath}/renameList/index.php`, { id: list.id, name })
    expect((await rename('Загородный дом')).body.list.name).toBe('Загородный дом')
    expect((await rename('Кухня')).body.code).toBe('name_taken')
    expect((await rename('')).status).toBe(400)
    const left = await call('POST', `${listsPath}/deleteList/index.php`, { id: list.id })
    expect(left.body.lists).toEqual([target])
    const deleted = await call('POST', `${listsPath}/deleteList/index.php`, { id: list.id })
    expect(deleted.status).toBe(404)
  })

  it('[favorites.lists] [POST /favoriteLists/addListItem/index.php] [POST /favoriteLists/getListItems/index.php] hold offers, move them and can be shared', async () => {
    const { call } = await logInAs(api)
    const [source, target] = [await createList(call, 'Раз'), await createList(call, 'Два')]
    const first = await addToList(call, { id: source.id, offerId: offers.chair, productId: 4 })
    expect(first.body.list).toMatchObject({ count: 1, offerIds: [offers.chair] })
    await addToList(call, { id: target.id, offerId: offers.chair, fromId: source.id })
    const items = async (id: string) =>
      (await call('POST', `${listsPath}/getListItems/index.php`, { id })).body
    expect((await items(source.id)).products).toEqual([])
    const moved = await items(target.id)
    expect(listOfferIds(moved)).toEqual([offers.chair])
    expect(moved).toMatchObject({ list: { name: 'Два', count: 1 }, goneCount: 0 })
    expect(listOfferIds(await all(createVisitor(api.call), { hash: moved.hash }))).toEqual([
      offers.chair,
    ])
    // An offer in a list is a favourite, and leaves the list when it is unmarked.
    expect(listOfferIds(await all(call))).toEqual([offers.chair])
    await call('POST', '/api_vue/favorites/remove/', { offerId: offers.chair })
    expect((await items(target.id)).list.count).toBe(0)
    expect((await addToList(call, { id: source.id, offerId: 999 })).body.code).toBe('offer_unknown')
  })

  it('[POST /favoriteLists/deleteListItem/index.php] removes one offer', async () => {
    const { call } = await logInAs(api)
    const list = await createList(call, 'Раз')
    await addToList(call, { id: list.id, offerId: offers.chair })
    const path = `${listsPath}/deleteListItem/index.php`
    const answer = await call('POST', path, { id: list.id, offerId: offers.chair, productId: 4 })
    expect(answer.body.list).toMatchObject({ count: 0, offerIds: [] })
  })

  it('are accessible to their owner only', async () => {
    const owner = await logInAs(api)
    const list = await createList(owner.call, 'Моё')
    const stranger = await logInAs(api)
    const strangerList = await createList(stranger.call, 'Чужое')
    for (const [name, body] of [
      ['renameList', { id: list.id, name: 'Взял' }],
      ['deleteList', { id: list.id }],
      ['getListItems', { id: list.id }],
      ['addListItem', { id: list.id, offerId: 1 }],
      ['addListItem', { id: strangerList.id, offerId: 1, fromId: list.id }],
      ['deleteListItem', { id: list.id, offerId: 1 }],
    ] as const) {
      const answer = await stranger.call('POST', `${listsPath}/${name}/index.php`, body)
      expect([name, answer.status]).toEqual([name, 404])
    }
  })
})
