import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addPages } from '../../test-support/fixtures/pages.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const list = '/api_vue/retail/requests/'
const save = '/api_vue/retail/requests/save/'

let api: TestApi
let centre: Call
beforeAll(async () => {
  api = await startTestApi({ fill: addPages })
  centre = (await logInAs(api, { groups: [29] })).call
})
afterAll(() => api.close())

async function send(path: string, fields: object): Promise<{ id: number; phone: string }> {
  const phone = freshPhone()
  const body = { name: 'Анна Ёлкина', phone: `+${phone}`, consent: true, ...fields }
  const answer = await createVisitor(api.call)('POST', `/api_vue/${path}`, body)
  expect(answer.status).toBe(200)
  return { id: Number(answer.body.number), phone }
}

const callback = () => send('callback/', { time: 'после 18', comment: 'О диване' })
const move = (id: number, seen: string, state: string, fields: object = {}) =>
  centre('POST', save, { id, seen, state, ...fields })

describe('form requests', () => {
  it('[POST /retail/requests/] are listed with all their fields', async () => {
    const details = { company: 'Дуб', inn: '7707083893', site: 'dub.ru', goods: 'Столы' }
    const { id, phone } = await send('sendRequest/', { kind: 'marketplace', ...details })
    const { body } = await centre('POST', list, { kind: 'marketplace' })
    expect(body.requests[0]).toMatchObject({
      id,
      kind: 'marketplace',
      state: 'new',
      name: 'Анна Ёлкина',
      phone,
      details: Object.entries(details).map(([field, value]) => ({ field, value })),
      handled: null,
      note: '',
    })
    expect(body.requests[0].region).not.toBe('')
  })

  it('an application for a vacancy shows the vacancy’s name instead of its id', async () => {
    await send('sendRequest/', { kind: 'vacancy', vacancy: '1', city: 'Тула' })
    const { body } = await centre('POST', list, { kind: 'vacancy' })
    const vacancy = body.requests[0].details.find(
      (detail: { field: string }) => detail.field === 'vacancy',
    )
    expect(vacancy.value).toMatch(/\p{L}{3}/u)
  })

  it('[POST /retail/requests/save/] go from new to in progress to done, with a note and a name', async () => {
    const { id } = await callback()
    const inProgress = await move(id, 'new', 'work')
    expect(inProgress.body.request).toMatchObject({ state: 'work', handled: { by: /login-/ } })
    const done = await move(id, 'work', 'done', { note: ' Дозвонились ' })
    expect(done.body.request).toMatchObject({ state: 'done', note: 'Дозвонились' })
    const back = await move(id, 'done', 'new')
    expect(back.body.request).toMatchObject({ state: 'new', handled: null, note: 'Дозвонились' })
  })

  it('when two take the same request at once, the second is refused', async () => {
    const { id } = await callback()
    const answers = await Promise.all([move(id, 'new', 'work'), move(id, 'new', 'work')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('can be found by state, number, name and phone', async () => {
    const { id, phone } = await callback()
    const found = async (search: string) =>
      (await centre('POST', list, { search })).body.requests.map(
        (request: { id: number }) => request.id,
      )
    expect(await found(String(id))).toContain(id)
    expect(await found(phone.slice(-6))).toEqual([id])
    expect(await found(`8 (${phone.slice(1, 4)}) ${phone.slice(4, -1)}`)).toContain(id)
    expect(await found(`+7 ${phone.slice(1, 4)} ${phone.slice(4, -1)}`)).toContain(id)
    expect(await found('ёлкина')).toContain(id)
    expect(await found('%')).toEqual([])
    await move(id, 'new', 'done')
    const states = async (state: string) =>
      (await centre('POST', list, { state })).body.requests.map(
        (request: { id: number }) => request.id,
      )
    expect(await states('new')).not.toContain(id)
    expect(await states('done')).toContain(id)
    expect((await centre('POST', list, { page: 90 })).body.requests).toEqual([])
  })

  it('are visible only to the call centre, and an unknown one is not found', async () => {
    const { id } = await callback()
    for (const group of [20, 45, 2]) {
      const { call } = await logInAs(api, { groups: [group] })
      expect((await call('POST', list, {})).status).toBe(403)
      expect((await call('POST', save, { id, seen: 'new', state: 'done' })).status).toBe(403)
    }
    expect((await api.call('POST', list, {})).status).toBe(401)
    expect((await move(4_000_000_000_000, 'new', 'done')).status).toBe(404)
  })
})
