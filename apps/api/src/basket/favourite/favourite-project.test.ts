import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addCatalogue } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const all = async (caller: Call, body: object = {}) =>
  (await caller('POST', '/api_vue/favorites/getAll/', body)).body

describe('favourite projects', () => {
  it('[favorites.projects] are saved and removed, by guests too', async () => {
    const guest = createVisitor(api.call)
    const projectID = 'kitchen-7'
    const added = await guest('POST', '/api/v1/catalog/favorite/project/add/', { projectID })
    expect(added.body).toEqual({ favorite: true, count: 1 })
    expect((await all(guest)).projects).toEqual([
      { projectID, name: null, url: '/constructor/', wall: null, product: null },
    ])
    const state = await guest('POST', '/api_vue/getShellState/', {})
    expect(state.body.favoriteProjectIds).toEqual([projectID])
    const deleted = await guest('POST', '/api/v1/catalog/favorite/project/delete/', { projectID })
    expect(deleted.body).toEqual({ favorite: false, count: 0 })
  })

  it('[favorites.projects] a kit is saved by the project of its card, and comes back as that card', async () => {
    const guest = createVisitor(api.call)
    const { elements } = (await guest('POST', '/api_vue/getProducts/', {})).body
    const isKit = (card: { complectProduct: boolean }) => card.complectProduct
    const kit = elements.find(isKit)
    expect(kit.projectId).toBe(`kit-${kit.id}`)
    expect(elements.find((card: { id: number }) => card.id === 1).projectId).toBeNull()
    await guest('POST', '/api/v1/catalog/favorite/project/add/', { projectID: kit.projectId })
    expect(await all(guest)).toMatchObject({
      products: [],
      projects: [
        {
          projectID: kit.projectId,
          name: kit.name,
          url: kit.url,
          product: { id: kit.id, offerId: kit.offerIdCurrent, favorite: true, favoriteID: null },
        },
      ],
    })
  })

  it('[favorites.projects] a wall of the constructor comes back with its kind and length', async () => {
    const guest = createVisitor(api.call)
    const made = await guest('POST', '/api_vue/constructor/lastProject/', {
      kind: 'kitchen',
      wallCm: 320,
      modules: [],
    })
    const projectID = made.body.project.guid
    await guest('POST', '/api/v1/catalog/favorite/project/add/', { projectID })
    expect((await all(guest)).projects).toMatchObject([
      { projectID, url: '/constructor/', wall: { kind: 'kitchen', wallCm: 320 }, product: null },
    ])
  })

  it('[POST /favorites/clearAll/] [favorites.projects] are removed with all favourites', async () => {
    const guest = createVisitor(api.call)
    await guest('POST', '/api/v1/catalog/favorite/project/add/', { projectID: 'wall-1' })
    await guest('POST', '/api_vue/favorites/clearAll/', {})
    expect((await all(guest)).projects).toEqual([])
  })

  it('[favorites.projects] an unknown kit has no card and no name', async () => {
    const guest = createVisitor(api.call)
    const ids = ['kit-1', 'kit-999', 'kit-99999999999']
    for (const projectID of ids) {
      await guest('POST', '/api/v1/catalog/favorite/project/add/', { projectID })
    }
    const { projects } = await all(guest)
    expect(projects).toEqual(
      ids.toReversed().map((projectID) => ({
        projectID,
        name: null,
        url: '/constructor/',
        wall: null,
        product: null,
      })),
    )
  })

  it('[favorites.projects] are 50 at most', async () => {
    const guest = createVisitor(api.call)
    const add = (projectID: string) =>
      guest('POST', '/api/v1/catalog/favorite/project/add/', { projectID })
    for (let made = 0; made < 50; made++) expect((await add(`wall-${made}`)).status).toBe(200)
    const refused = await add('wall-50')
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many'])
    expect((await all(guest)).projects).toHaveLength(50)
  })

  it('[POST /api/v1/catalog/favorite/project/add/] refuses an invalid project id', async () => {
    const path = '/api/v1/catalog/favorite/project/add/'
    const answer = await api.call('POST', path, { projectID: '<b>' })
    expect(answer.status).toBe(400)
    expect((await api.call('POST', path, { projectID: 'a' })).body.favorite).toBe(true)
  })

  it('[POST /api/v1/catalog/favorite/project/delete/] answers the same when the project is not saved', async () => {
    const path = '/api/v1/catalog/favorite/project/delete/'
    const answer = await api.call('POST', path, { projectID: 'a' })
    expect(answer.body).toEqual({ favorite: false, count: 0 })
  })
})
