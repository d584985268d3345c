import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addRegions } from '../../test-support/fixtures/region.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import {
  type Desk,
  expectConflictAndUndo,
  expectFileKept,
  expectOwnersOnly,
  expectRemovalUndone,
  openDesk,
} from '../../test-support/open-desk.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let vacancies: Desk
beforeAll(async () => {
  api = await startTestApi({ fill: addRegions })
  const owner = await logInAs(api, { groups: [1] })
  vacancies = openDesk(owner, 'vacancies')
})
beforeEach(async () => {
  await api.db.execute(sql`delete from vacancy`)
  await api.db.execute(sql`delete from page_change`)
})
afterAll(() => api.close())

const listTags = async () => {
  const { rows } = await api.db.execute<{ tags: string[] }>(sql`select tags from page_change`)
  return rows.flatMap(({ tags }) => tags)
}

const vacancy = {
  title: 'Продавец',
  titleKk: 'Сатушы',
  titleEn: '',
  department: 'Магазины',
  departmentKk: 'Дүкендер',
  departmentEn: '',
  regionId: 2,
  place: '',
  placeKk: '',
  placeEn: '',
  salaryFrom: 300_000,
  salaryTo: 400_000,
  schedule: '2 через 2',
  scheduleKk: '',
  scheduleEn: '',
  lead: 'Кого ищем',
  leadKk: '',
  leadEn: '',
  duties: ['Продавать', 'Считать'],
  dutiesKk: ['Сату'],
  dutiesEn: [],
  wishes: [],
  wishesKk: [],
  wishesEn: [],
  offers: ['Отпуск'],
  offersKk: [],
  offersEn: [],
  publishedAt: '2026-09-01T07:00:00.000Z',
  position: 500,
  isActive: true,
}

describe('a vacancy of the owner', () => {
  it('[shop.vacancies] [POST /retail/shop/vacancies/] [POST /retail/shop/vacancies/one/] is for groups 1 and 26 alone', async () => {
    await expectOwnersOnly(api, vacancies, await vacancies.create(vacancy))
  })

  it('[shop.vacancies] [POST /retail/shop/vacancies/change/] [POST /retail/shop/vacancies/history/] [POST /retail/shop/vacancies/undo/] is changed, recorded and changed back', async () => {
    const row = await vacancies.create(vacancy)
    const { entry } = await expectConflictAndUndo(vacancies, row, {
      duties: ['Продавать'],
      salaryTo: null,
    })
    expect(entry).toMatchObject({
      before: { duties: ['Продавать', 'Считать'], salary_to: 400_000 },
      after: { duties: ['Продавать'] },
    })
  })

  it('[shop.vacancies] [POST /retail/shop/vacancies/remove/] is removed and comes back', async () => {
    await expectRemovalUndone(vacancies, await vacancies.create(vacancy))
  })

  it('[shop.vacancies] [POST /retail/shop/vacancies/export/] [POST /retail/shop/vacancies/import/] goes out as CSV and comes back', async () => {
    await vacancies.create(vacancy)
    await expectFileKept(vacancies, ['Кого ищем', 'Кого ждём'])
  })

  it('[shop.vacancies] is read by shoppers in their language at once, and hidden when closed', async () => {
    const row = await vacancies.create(vacancy)
    expect(row.values).toEqual(vacancy)
    expect(await listTags()).toContain('vacancy')
    const read = async (language: string) =>
      api.call(
        'POST',
        '/api_vue/getVacancies/detail/',
        { id: row.id },
        {
          headers: { 'x-shop-lang': language },
        },
      )
    expect((await read('ru')).body.vacancy).toMatchObject({
      name: 'Продавец',
      duties: ['Продавать', 'Считать'],
    })
    expect((await read('kk')).body.vacancy).toMatchObject({
      name: 'Сатушы',
      department: 'Дүкендер',
      duties: ['Сату'],
      offers: ['Отпуск'],
    })
    await vacancies.change(row, { isActive: false })
    expect((await read('ru')).status).toBe(404)
  })

  it.each([
    ['no title', { title: '' }, 'title'],
    ['no department', { department: ' ' }, 'department'],
    ['pay that ends below its start', { salaryTo: 299_999 }, 'salaryTo'],
    ['pay below zero', { salaryFrom: -1 }, 'salaryFrom'],
    ['a region that is not there', { regionId: 999 }, 'regionId'],
  ])(
    '[shop.vacancies] [POST /retail/shop/vacancies/create/] with %s is refused at its field',
    async (_what, changes, field) => {
      expect(await vacancies.listProblems({ ...vacancy, ...changes })).toEqual([`values.${field}`])
    },
  )
})
