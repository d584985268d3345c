import { newsArticles } from '@svetlitsa/api-client/news-desk/client'
import type * as contract from '@svetlitsa/api-client/news-desk/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { defineResourceScreen } from '../../resource/resource-screen-definition.ts'

export const newsScreen = defineResourceScreen<typeof contract.newsArticles>({
  name: 'news',
  href: link.shopNews(),
  calls: newsArticles,
  fields: [
    { name: 'code', kind: 'text', maxLength: 120, hint: 'code' },
    { name: 'title', kind: 'text', maxLength: 200 },
    { name: 'titleKk', kind: 'text', maxLength: 200 },
    { name: 'titleEn', kind: 'text', maxLength: 200 },
    { name: 'lead', kind: 'longText', maxLength: 1000 },
    { name: 'leadKk', kind: 'longText', maxLength: 1000 },
    { name: 'leadEn', kind: 'longText', maxLength: 1000 },
    { name: 'body', kind: 'longText', maxLength: 20_000, hint: 'body' },
    { name: 'bodyKk', kind: 'longText', maxLength: 20_000, hint: 'body' },
    { name: 'bodyEn', kind: 'longText', maxLength: 20_000, hint: 'body' },
    { name: 'picture', kind: 'text', maxLength: 300, hint: 'picture' },
    { name: 'regionIds', kind: 'ids' },
    { name: 'publishedAt', kind: 'moment', beginsNow: true },
    { name: 'isActive', kind: 'flag' },
  ],
  columns: [
    { name: 'title', kind: 'text' },
    { name: 'code', kind: 'text' },
    { name: 'publishedAt', kind: 'moment' },
    { name: 'isActive', kind: 'flag' },
  ],
  sorts: ['publishedAt', 'code', 'title'],
  flags: ['isActive'],
  blank: {
    code: '',
    title: '',
    titleKk: '',
    titleEn: '',
    lead: '',
    leadKk: '',
    leadEn: '',
    body: '',
    bodyKk: '',
    bodyEn: '',
    picture: '',
    regionIds: [],
    publishedAt: '',
    isActive: true,
  },
})
