import { describe, expect, it } from 'vitest'
import { readTestNames } from './read-test-names.ts'

function readIds(text: string, path = 'apps/api/test/a.test.ts'): string[] {
  return readTestNames({ path, text }).map(({ id }) => id)
}

describe('readTestNames', () => {
  it.each([
    "it('[noun.first] adds up', () => {})",
    "test('[noun.first] on a phone', { tag: '@phone' }, async () => {})",
    "describe('[noun.first]', () => {})",
    "test.describe('[noun.first]', () => {})",
    "it.each([1, 2])('[noun.first] %s', () => {})",
    "it.each([['a', 1]] as const)('[noun.first] %s', () => {})",
    'it.each`a | b`("[noun.first] $a", () => {})',
    "describe.runIf(hasBrowser)('[noun.first]', () => {})",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a test with such a title
    'it(`[noun.first] of ${size}`, () => {})',
  ])('reads the title of %s', (text) => {
    expect(readIds(text)).toEqual(['noun.first'])
  })

  it('reads several ids of one title, nested titles and calls', () => {
    const text = "describe('[noun.a] [noun.b-c.d]', () => { it('[POST /noun/#add] x', () => {}) })"
    expect(readIds(text)).toEqual(['noun.a', 'noun.b-c.d', 'POST /noun/#add'])
  })

  it('treats a call with and without its path prefix as the same', () => {
    expect(readIds("it('[GET /api_vue/noun/]', () => {})")).toEqual(['GET /noun/'])
    expect(readIds("it('[GET /api/v1/noun/]', () => {})")).toEqual(['GET /api/v1/noun/'])
  })

  it.each([
    "it.skip('[noun.first]', () => {})",
    "it.todo('[noun.first]')",
    "it.skip.each([1])('[noun.first]', () => {})",
    "it.skipIf(isWindows)('[noun.first]', () => {})",
    "test.fixme('[noun.first]', () => {})",
    "it.fails('[noun.first]', () => {})",
    "describe.skip('all of it', () => { it('[noun.first]', () => {}) })",
  ])('does not count %s', (text) => {
    expect(readIds(text)).toEqual([])
  })

  it('continues after a skipped test', () => {
    expect(readIds("it.skip('[noun.a]', f)\nit('[noun.b]', f)")).toEqual(['noun.b'])
  })

  it.each([
    "it('takes [::1] and [kitchen] and [%s]', () => {})",
    "expect(read('[noun.first]')).toBe(1)",
    "const row = { name: '[noun.first]' }",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a test with such a title
    'it(`[${id}] works`, () => {})',
  ])('finds no id in %s', (text) => {
    expect(readIds(text)).toEqual([])
  })

  it('reads the names of stories', () => {
    const text = "export const Long = { name: '[noun.first] a long name', args: {} }"
    expect(readIds(text, 'packages/ui/src/a.stories.tsx')).toEqual(['noun.first'])
  })

  it('reads the tags of stories that are ids', () => {
    const text =
      "export const Long = { name: 'Длинное имя', tags: ['noun.first', '!dev', 'noun.b-c'] }"
    expect(readIds(text, 'packages/ui/src/a.stories.tsx')).toEqual(['noun.first', 'noun.b-c'])
    expect(readIds(text)).toEqual([])
  })

  it('reports file and line', () => {
    const [name] = readTestNames({ path: 'e2e/a.spec.ts', text: "\nit('[noun.a]', f)" })
    expect(name).toEqual({ id: 'noun.a', path: 'e2e/a.spec.ts', line: 2 })
  })
})
