import { describe, expect, it } from 'vitest'
import { readRequirements } from './read-requirements.ts'

const path = 'docs/requirements/noun.md'

function read(text: string) {
  return readRequirements([{ path, text }])
}

describe('readRequirements', () => {
  it('reads requirements and calls with their states', () => {
    const text = [
      '### noun.first',
      '',
      '_Built._ It holds.',
      '### noun.second',
      '',
      '_Planned (e)._ It will hold.',
      '| `POST /noun/#add` | a \\| b | — | noun | built |',
      '| `GET /noun/` | — | — | noun | planned (f) |',
      '| `GET /other/` | what for | noun | ours |',
    ].join('\n')
    expect(read(text)).toEqual([
      { id: 'noun.first', kind: 'requirement', status: 'built', issue: undefined, path, line: 1 },
      { id: 'noun.second', kind: 'requirement', status: 'planned', issue: 'e', path, line: 4 },
      { id: 'POST /noun/#add', kind: 'call', status: 'built', issue: undefined, path, line: 7 },
      { id: 'GET /noun/', kind: 'call', status: 'planned', issue: 'f', path, line: 8 },
      { id: 'GET /other/', kind: 'call', status: 'ours', issue: undefined, path, line: 9 },
    ])
  })

  it('ignores other headings, tables and text', () => {
    expect(
      read('# Noun\n\n## noun\n\n| call | state |\n| --- | --- |\n| `Text` | where |'),
    ).toEqual([])
  })

  it.each([
    '### noun.first\n\nIt holds.',
    '### noun.first\n\n_Done._ It holds.',
    '### noun.first\n\n_Planned._ It will hold.',
    '### noun first\n\n_Built._ It holds.',
    '### noun.first\n\n_Built._',
    '| `POST /noun/` | — | — | noun | done |',
    '| `FETCH /noun/` | — | — | noun | built |',
  ])('refuses %j', (text) => {
    expect(() => read(text)).toThrow('docs/requirements/noun.md:1 ')
  })
})
