import { describe, expect, it } from 'vitest'
import { type BannerContent, getBannerState, listChangedFields } from './banner.ts'

describe('getBannerState', () => {
  const now = new Date('2026-11-24T12:00:00Z')
  const before = new Date('2026-11-24T11:59:59.999Z')
  const after = new Date('2026-11-24T12:00:00.001Z')

  it.each([
    ['shown', true, null, null],
    ['shown', true, now, after],
    ['shown', true, before, null],
    ['planned', true, after, null],
    ['ended', true, null, now],
    ['ended', true, before, before],
    ['off', false, null, null],
    ['off', false, after, null],
  ] as const)('is %s (active: %s, from %s to %s)', (state, isActive, startsAt, endsAt) => {
    expect(getBannerState({ isActive, startsAt, endsAt }, now)).toBe(state)
  })
})

describe('listChangedFields', () => {
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
})
