import { expect, it } from 'vitest'
import { countSuites } from './count-suites.ts'
import type { Requirement } from './requirement.ts'

it('counts each requirement in the quickest suite that proves it', () => {
  const requirements = ['a', 'b', 'c', 'd'].map(
    (id): Requirement => ({ id, kind: 'requirement', status: 'built', path: 'docs/a.md', line: 1 }),
  )
  const names = [
    { id: 'a', path: 'e2e/shop/a.spec.ts', line: 1 },
    { id: 'a', path: 'packages/domain/src/a/a.test.ts', line: 1 },
    { id: 'b', path: 'apps/api/src/b.long.test.ts', line: 1 },
    { id: 'b', path: 'e2e/shop/b.spec.ts', line: 1 },
    { id: 'c', path: 'apps/api/src/c.long.test.ts', line: 1 },
  ]
  expect(countSuites(requirements, names)).toEqual({ gate: 1, journeys: 1, long: 1 })
})
