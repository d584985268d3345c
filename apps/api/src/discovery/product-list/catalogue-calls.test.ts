import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCatalogue, offers } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const section = 'divany'
const meta = { randProducts: false, typePage: 'sale', tags: [], count: 4 }

it.each<[path: string, body: object, fields: string[]]>([
  [
    'getProducts/?sr=moscow',
    { section, params: {}, meta },
    ['elements', 'childSections', 'sections', 'pagination'],
  ],
  [
    'getFilters/',
    { section, params: {}, meta, refresh: true },
    ['filters', 'stores', 'sort', 'total'],
  ],
  [
    'getCatalogSectionData/',
    { SECTION_CODE: section, TAG: '', URL: '/catalog/divany/', regionID: 1, citySegments: ['all'] },
    [
      'breadcrumbs',
      'currentSection',
      'tags',
      'seoParams',
      'banners',
      'subSections',
      'isShowFilter',
      'article',
    ],
  ],
  ['catalog/getMiniCards/', { withStocks: true }, ['elements']],
  ['catalog/getMiniCardsByTag/', { tag: 'myagkie', withStocks: true }, ['elements', 'pagination']],
  ['getProductRemains/', { offerIds: [offers.chair], regionId: 1, isCrawler: false }, ['items']],
  ['getRemains/', { type: 'offer', ids: [offers.chair], warehouseId: 1 }, ['items']],
  ['getActions/', {}, ['actions']],
  ['tools/checkActionPage/', { sectionCode: section }, ['isActionPage']],
  ['getStyles/', {}, ['styles']],
])('[call.catalog] POST %s returns the fields that clients read', async (path, body, fields) => {
  const answer = await api.call('POST', `/api_vue/${path}`, body)
  expect(answer.status).toBe(200)
  expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(fields))
})
