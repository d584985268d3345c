import { expect, it } from 'vitest'
import { type ListScope, toCallScope } from './list-scope.ts'

it.each<[ListScope, object]>([
  [{ section: 'divany' }, { section: 'divany', meta: {} }],
  [
    { section: 'divany', tag: 'loft' },
    { section: 'divany', meta: { tags: ['loft'] } },
  ],
  [
    { kind: 'sale', section: 'divany' },
    { section: 'divany', meta: { typePage: 'sale' } },
  ],
  [{ vendor: 'bereg' }, { meta: { vendor: 'bereg' } }],
  [{ style: 'loft' }, { meta: { style: 'loft' } }],
  [{ promotion: 'leto' }, { section: 'leto', meta: { typePage: 'action' } }],
  [
    { promotion: 'leto', section: 'divany' },
    { section: 'leto', meta: { typePage: 'action', subSection: 'divany' } },
  ],
])('[filters.url] the list of %j is requested as %j', (scope, listScope) => {
  expect(toCallScope(scope)).toEqual(listScope)
})
