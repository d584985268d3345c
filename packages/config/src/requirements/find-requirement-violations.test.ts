import { describe, expect, it } from 'vitest'
import { findRequirementViolations } from './find-requirement-violations.ts'
import type { Requirement } from './requirement.ts'

const path = 'docs/requirements/noun.md'

function require(id: string, status: Requirement['status']): Requirement {
  return { id, kind: 'requirement', status, path, line: 3 }
}

function findMessages(requirements: Requirement[], ...ids: string[]): string[] {
  const names = ids.map((id) => ({ id, path: 'e2e/a.spec.ts', line: 7 }))
  return findRequirementViolations(requirements, names).map(
    ({ path, line, message }) => `${path}:${line} ${message}`,
  )
}

describe('findRequirementViolations', () => {
  it('finds nothing if documents and tests agree', () => {
    const all = [require('noun.a', 'built'), require('noun.b', 'planned'), require('c', 'ours')]
    expect(findMessages(all, 'noun.a', 'noun.a')).toEqual([])
    expect(findMessages(all, 'noun.a', 'c')).toEqual([])
  })

  it.each([
    [
      'built and not named',
      [require('noun.a', 'built')],
      [],
      `${path}:3 noun.a is marked as built`,
    ],
    ['planned and named', [require('noun.a', 'planned')], ['noun.a'], `${path}:3 noun.a is named`],
    ['named and unknown', [], ['noun.a'], 'e2e/a.spec.ts:7 [noun.a] is in no document'],
  ] as const)('finds what is %s', (_, requirements, ids, message) => {
    expect(findMessages([...requirements], ...ids)).toEqual([expect.stringContaining(message)])
  })

  it('finds duplicate ids', () => {
    const all = [require('noun.a', 'planned'), require('noun.a', 'planned')]
    expect(findMessages(all)).toEqual([`${path}:3 noun.a is defined twice`])
  })
})
