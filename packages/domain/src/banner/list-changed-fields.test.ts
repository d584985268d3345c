import { expect, it } from 'vitest'
import type { BannerContent } from './banner-content.ts'
import { listChangedFields } from './list-changed-fields.ts'

const content: BannerContent = {
  name: 'Комната',
  text: '',
  action: '',
  alt: '',
  url: '/catalog/',
  imgUrl: 'a.jpg',
  SORT: 500,
  spots: [{ x: 1, y: 2, section: 'divany' }],
  regionIds: [1, 2],
  startsAt: null,
  endsAt: null,
  isActive: true,
  translations: {},
}

it.each([
  [[], {}],
  [['name'], { name: 'Дом' }],
  [['text', 'url'], { url: '/sale/', text: 'Скидки' }],
  [[], { spots: [{ section: 'divany', y: 2, x: 1, isOpen: false }] }],
  [['spots'], { spots: [{ x: 1, y: 3, section: 'divany' }] }],
  [['spots'], { spots: [{ x: 1, y: 2, section: 'divany', isOpen: true }] }],
  [['regionIds'], { regionIds: [1] }],
  [['startsAt'], { startsAt: '2026-11-24T12:00:00.000Z' }],
  [['isActive'], { isActive: false }],
  [[], { translations: { kk: {}, en: { name: '' } } }],
  [['translations'], { translations: { en: { name: 'A room' } } }],
] satisfies [string[], Partial<BannerContent>][])('differs in %j: %j', (fields, changed) => {
  expect(listChangedFields(content, { ...content, ...changed })).toEqual(fields)
})
