import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { addCatalogue, offers } from '../../test-support/fixtures/catalogue.ts'
import { logInByCode } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const last = '/api_vue/constructor/lastProject/'
const inBasket = '/api_vue/constructor/basketProject/'
const sofa = { offerId: offers.poldenLinenBeige, xCm: 0, row: 'floor' }
const chair = { offerId: offers.chair, xCm: 228, row: 'floor' }
const newProject = { kind: 'wardrobe', name: 'Прихожая', wallCm: 400, modules: [sofa, chair] }

describe('[basket.constructor] a constructor project', () => {
  it('[POST /constructor/lastProject/] is priced by the server on every change', async () => {
    const visitor = createVisitor(api.call)
    const { body } = await visitor('POST', last, newProject)
    expect(body.project).toMatchObject({
      kind: 'wardrobe',
      name: 'Прихожая',
      wallCm: 400,
      sum: 64_990 + 4_990,
      modules: [
        { offerId: sofa.offerId, xCm: 0, widthCm: 228, price: 64_990, isSold: true },
        { offerId: chair.offerId, xCm: 228, widthCm: 45, price: 4_990 },
      ],
    })
    const { recordId } = body.project
    const grown = await visitor('POST', last, { recordId, modules: [sofa] })
    expect(grown.body.project).toMatchObject({ recordId, name: 'Прихожая', sum: 64_990 })
    expect((await visitor('POST', last, { recordId, wallCm: 200 })).status).toBe(409)
  })

  it('[call.form-limits] is made 120 times an hour from an address; a made one can still be changed', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.90' }
    const first = createVisitor(api.call, headers)
    const { recordId } = (await first('POST', last, newProject)).body.project
    for (let made = 1; made < 120; made++) {
      const answer = await createVisitor(api.call, headers)('POST', last, { modules: [] })
      expect(answer.status).toBe(200)
    }
    const refused = await createVisitor(api.call, headers)('POST', last, newProject)
    expect([refused.status, refused.body.code]).toEqual([429, 'too_often'])
    expect((await first('POST', last, { recordId, name: 'Вторая' })).status).toBe(200)
    const elsewhere = { 'x-forwarded-for': '203.0.113.91' }
    expect((await createVisitor(api.call, elsewhere)('POST', last, newProject)).status).toBe(200)
  })

  it.each([
    ['one over the other', [sofa, { ...chair, xCm: 227 }]],
    ['outside the wall', [{ ...sofa, xCm: 300 }]],
    ['of goods that are not sold', [{ ...sofa, offerId: 9_999 }]],
    ['without a width', [{ ...sofa, offerId: offers.set }]],
  ])('with modules %s is refused', async (_how, modules) => {
    const { status } = await createVisitor(api.call)('POST', last, { ...newProject, modules })
    expect(status).toBe(409)
  })

  it('[GET /constructor/lastProject/] is visible only in the browser that created it', async () => {
    const visitor = createVisitor(api.call)
    expect((await visitor('GET', last)).body).toEqual({ project: null })
    await visitor('POST', last, newProject)
    await visitor('POST', last, { ...newProject, name: 'Вторая' })
    expect((await visitor('GET', last)).body.project.name).toBe('Вторая')
    expect((await createVisitor(api.call)('GET', last)).body.project).toBeNull()
  })

  it('[GET /constructor/basketProject/] is the one whose modules are in the basket', async () => {
    const visitor = createVisitor(api.call)
    const { project } = (await visitor('POST', last, newProject)).body
    expect((await visitor('GET', inBasket)).body.project).toBeNull()
    const added = await visitor('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: sofa.offerId, quantity: 1 }],
      projectId: project.guid,
    })
    expect(added.status).toBe(200)
    expect((await visitor('GET', inBasket)).body.project.recordId).toBe(project.recordId)
  })

  it('[basket.kitchen-url] is what kitchenUrl of the basket leads back to, whichever was edited last', async () => {
    const visitor = createVisitor(api.call)
    const { project } = (await visitor('POST', last, newProject)).body
    const offer = { offerId: sofa.offerId, quantity: 1 }
    const add = (projectId: string | null) =>
      visitor('POST', '/api_vue/basket/add/', { offers: [offer], projectId })
    expect((await add(null)).body.basket.kitchenUrl).toBeNull()
    await visitor('POST', '/api_vue/basket/clear/', {})
    const kitchenUrl = `/constructor/?project=${project.guid}`
    expect((await add(project.guid)).body.basket.kitchenUrl).toBe(kitchenUrl)
    await visitor('POST', last, { ...newProject, name: 'Вторая' })
    const found = await visitor('GET', `${last}?guid=${project.guid}`)
    expect(found.body.project.recordId).toBe(project.recordId)
    const stranger = createVisitor(api.call)
    expect((await stranger('GET', `${last}?guid=${project.guid}`)).body.project).toBeNull()
    const { recordId } = project
    await visitor('DELETE', `/api_vue/constructor/delete/index.php?recordId=${recordId}`)
    const { basket } = (await visitor('POST', '/api_vue/basket/getFullBasket/', {})).body
    expect([basket.kitchenUrl, basket.items.length]).toEqual([null, 1])
  })

  it('belongs to its owner after login', async () => {
    const visitor = createVisitor(api.call)
    await visitor('POST', last, newProject)
    const { call: customer } = await logInByCode(api, undefined, visitor)
    expect((await customer('GET', last)).body.project.name).toBe('Прихожая')
  })

  it('[DELETE /constructor/delete/index.php] can be deleted only by its owner', async () => {
    const visitor = createVisitor(api.call)
    const { recordId } = (await visitor('POST', last, newProject)).body.project
    const path = `/api_vue/constructor/delete/index.php?recordId=${recordId}`
    expect((await createVisitor(api.call)('DELETE', path)).status).toBe(404)
    const { call: otherCustomer } = await logInByCode(api)
    expect((await otherCustomer('DELETE', path)).status).toBe(404)
    expect((await otherCustomer('POST', last, { recordId, name: 'Чужая' })).status).toBe(404)
    expect((await visitor('DELETE', path)).body).toEqual({ result: true })
    expect((await visitor('DELETE', path)).status).toBe(404)
    expect((await visitor('DELETE', `${path}x`)).status).toBe(400)
  })
})
