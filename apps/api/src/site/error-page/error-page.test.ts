import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PageErrors } from '../../platform/logging/page-errors.ts'
import { region } from '../../schema/region.table.ts'
import { addRegions, almaty, moscow } from '../../test-support/fixtures/region.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const path = '/api_vue/develop/pageError/'
const failure = { path: '/develop/ssr_error/', stack: 'Error: on purpose\n    at FailingPage' }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    fill: async (db) => {
      await addRegions(db)
      await db.update(region).set({ ownShop: true }).where(eq(region.id, moscow))
      await db.update(region).set({ ownShop: false }).where(eq(region.id, almaty))
    },
  })
})
afterAll(() => api.close())

const record = (headers: object) =>
  api.call('POST', '/api/internal/page-error', failure, { headers: { ...headers } })

it('[POST /develop/pageError/] [error.page] [region.own-shop] the stack of a page that failed on the server is told to staff with hidden blocks on, in a region without own shops', async () => {
  expect((await record({})).status).toBe(404)
  const token = { 'x-internal-token': api.services.env.INTERNAL_TOKEN }
  expect((await record(token)).status).toBe(200)
  const { call: seller } = await logInAs(api, { groups: [20] })
  const ask = (sr: number, page = '/Develop/ssr_error?x=1'.split('?')[0]) =>
    seller('POST', path, { path: page }, { headers: { 'x-shop-region': String(sr) } })
  expect((await ask(almaty)).body).toEqual({ stack: null })
  await seller('POST', '/api_vue/authentication/hiddenBlocks/', { isOn: true })
  expect((await ask(almaty)).body).toEqual({ stack: failure.stack })
  expect((await ask(moscow)).body).toEqual({ stack: null })
  expect((await ask(almaty, '/other/')).body).toEqual({ stack: null })
  expect((await api.call('POST', path, { path: failure.path })).status).toBe(401)
  const { call: customer } = await logInAs(api)
  expect((await customer('POST', path, { path: failure.path })).status).toBe(403)
})

it('keeps the stacks of the last fifty pages', () => {
  const errors = new PageErrors()
  for (let page = 0; page < 60; page += 1) errors.record(`/${page}/`, `stack ${page}`)
  expect([errors.find('/9/'), errors.find('/10/'), errors.find('/59')]).toEqual([
    null,
    'stack 10',
    'stack 59',
  ])
})
