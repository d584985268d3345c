import { describe, expect, it } from 'vitest'
import { findCycleViolations } from './find-cycle-violations.ts'

function find(imports: Record<string, string[]>): string[] {
  return findCycleViolations(new Map(Object.entries(imports))).map(
    ({ path, message }) => `${path} ${message}`,
  )
}

describe('import cycles', () => {
  it('reports a cycle between folders once, with the files along it', () => {
    expect(
      find({ 'a/a.ts': ['b/b.ts'], 'b/b.ts': ['b/c.ts', 'd/d.ts'], 'b/c.ts': ['a/a.ts'] }),
    ).toEqual(['a/a.ts import cycle: a/a.ts → b/b.ts → b/c.ts → a/a.ts'])
  })

  it('reports each independent cycle', () => {
    const imports = {
      'a/a.ts': ['b/b.ts'],
      'b/b.ts': ['a/a.ts', 'c/c.ts'],
      'c/c.ts': ['d/d.ts'],
      'd/d.ts': ['c/c.ts'],
    }
    expect(find(imports)).toHaveLength(2)
  })

  it('allows a cycle inside one folder', () => {
    expect(find({ 'a/a.ts': ['a/b.ts', 'b/b.ts'], 'a/b.ts': ['a/a.ts'] })).toEqual([])
  })

  it('allows imports that lead to the same file on several paths', () => {
    expect(find({ 'a/a.ts': ['b/b.ts', 'c/c.ts'], 'b/b.ts': ['c/c.ts'], 'c/c.ts': [] })).toEqual([])
  })
})
