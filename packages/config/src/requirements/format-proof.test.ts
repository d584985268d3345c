import { describe, expect, it } from 'vitest'
import { formatProof } from './format-proof.ts'
import { readRequirements } from './read-requirements.ts'

const path = 'docs/requirements/noun.md'
const text = [
  '# The noun',
  '',
  '### noun.first-part',
  '',
  '_Built._ It holds.',
  '### noun.second',
  '',
  '_Planned (e)._ It will hold.',
  '| `POST /noun/` | — | — | noun | built |',
].join('\n')
const requirements = readRequirements([{ path, text }])
const names = [
  { id: 'noun.first-part', path: 'packages/domain/src/b.test.ts', line: 9 },
  { id: 'noun.first-part', path: 'e2e/a.spec.ts', line: 12 },
  { id: 'noun.first-part', path: 'e2e/a.spec.ts', line: 2 },
  { id: 'POST /noun/', path: 'apps/api/test/noun.test.ts', line: 3 },
]

describe('formatProof', () => {
  it('lists ids, states and the tests that name them, each file once', () => {
    expect(formatProof(requirements, names).split('\n')).toEqual([
      'noun.first-part: built, docs/requirements/noun.md:3',
      '  e2e/a.spec.ts:2',
      '  packages/domain/src/b.test.ts:9',
      'noun.second: planned (e), docs/requirements/noun.md:6',
      'POST /noun/: built, docs/requirements/noun.md:9',
      '  apps/api/test/noun.test.ts:3',
    ])
  })

  it('does not depend on the order of titles', () => {
    const once = formatProof(requirements, names)
    expect(formatProof(requirements, names.toReversed())).toBe(once)
  })

  it('lists the given requirements alone', () => {
    const calls = requirements.filter(({ kind }) => kind === 'call')
    expect(formatProof(calls, names).split('\n')).toEqual([
      'POST /noun/: built, docs/requirements/noun.md:9',
      '  apps/api/test/noun.test.ts:3',
    ])
  })
})
