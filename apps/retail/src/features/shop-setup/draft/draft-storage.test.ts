// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { keepDraft, readKeptDraft } from './draft-storage.ts'
import { createDraft } from './setup-draft.ts'

const kept = { version: 'v1', draft: createDraft({ warehouse: 'Склад', days: 'Ежедневно' }) }

beforeEach(() => sessionStorage.clear())

it('[shop.setup] what was typed is there after a reload', () => {
  keepDraft(kept)
  expect(readKeptDraft()).toEqual(kept)
  keepDraft(null)
  expect(readKeptDraft()).toBeNull()
})

it.each([
  ['nothing', 'null'],
  ['no JSON', '{'],
  ['a draft without a part', JSON.stringify({ ...kept, draft: { ...kept.draft, promises: null } })],
  ['a number where a text is typed', JSON.stringify({ ...kept, version: 3 })],
  ['cities that are no list', JSON.stringify({ ...kept, draft: { ...kept.draft, regions: 'a' } })],
])('[shop.setup] %s in the storage is no draft', (_what, stored) => {
  sessionStorage.setItem('shop-setup', stored)
  expect(readKeptDraft()).toBeNull()
})
