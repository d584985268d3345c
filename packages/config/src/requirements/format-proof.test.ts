import { describe, expect, it } from 'vitest'
import { formatProof } from './format-proof.ts'
import { readRequirements } from './read-requirements.ts'

const index = [
  '# Requirements',
  '',
  '<!-- proof: written by `npm run requirements -- --write` -->',
  '',
  'an older table',
  '',
  '<!-- proof: end -->',
  '',
].join('\n')
const documents = [
  { path: 'docs/requirements/empty.md', text: '# Empty' },
  {
    path: 'docs/requirements/noun.md',
    text: [
      '# The noun',
      '',
      '### noun.first-part',
      '',
      '_Built._ It holds.',
      '### noun.second',
      '',
      '_Planned (e)._ It will hold.',
      '| `POST /noun/` | — | — | noun | built |',
    ].join('\n'),
  },
]
const requirements = readRequirements(documents)
const names = [
  { id: 'noun.first-part', path: 'packages/domain/src/b.test.ts', line: 9 },
  { id: 'noun.first-part', path: 'e2e/a.spec.ts', line: 1 },
  { id: 'noun.first-part', path: 'e2e/a.spec.ts', line: 2 },
  { id: 'POST /noun/', path: 'apps/api/test/noun.test.ts', line: 3 },
]

describe('formatProof', () => {
  it('lists ids, states and the tests that name them, each test once', () => {
    expect(formatProof(index, documents, requirements, names).split('\n').slice(4, -3)).toEqual([
      '### [The noun](requirements/noun.md)',
      '',
      '| id | state | tests |',
      '| -- | ----- | ----- |',
      '| [noun.first-part](requirements/noun.md#nounfirst-part) | built | [a.spec.ts](../e2e/a.spec.ts), [b.test.ts](../packages/domain/src/b.test.ts) |',
      '| [noun.second](requirements/noun.md#nounsecond) | planned (e) |  |',
      '| `POST /noun/` | built | [noun.test.ts](../apps/api/test/noun.test.ts) |',
    ])
  })

  it('does not depend on the order of titles and is idempotent', () => {
    const once = formatProof(index, documents, requirements, names)
    expect(formatProof(once, documents, requirements, names.toReversed())).toBe(once)
  })

  it('keeps the text around the tables', () => {
    const proof = formatProof(`${index}\nmore\n`, documents, requirements, names)
    expect(proof).toMatch(/^# Requirements\n/)
    expect(proof).toMatch(/<!-- proof: end -->\n\nmore\n$/)
    expect(proof).not.toContain('an older table')
  })

  it('refuses an index without the markers', () => {
    expect(() => formatProof('# Requirements', documents, requirements, names)).toThrow('no <!--')
  })
})
