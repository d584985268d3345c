import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { readSandboxFont, sandboxFontFaces } from './sandbox-fonts.ts'
import { sandboxCardScript } from './sandbox-styles.ts'

/** Runs the script on a field as a browser would, and types into it. */
function createField() {
  const field = {
    value: '',
    selectionStart: 0,
    listener: () => {},
    addEventListener: (_name: string, listener: () => void) => {
      field.listener = listener
    },
    setSelectionRange: (start: number) => {
      field.selectionStart = start
    },
  }
  runInNewContext(sandboxCardScript, { document: { getElementById: () => field } })
  return (value: string, caret = value.length) => {
    Object.assign(field, { value, selectionStart: caret })
    field.listener()
    return [field.value, field.selectionStart]
  }
}

it.each([
  ['4111', 4, '4111', 4],
  ['41111', 5, '4111 1', 6],
  ['4111111111111111', 16, '4111 1111 1111 1111', 19],
  ['4111 11x1', 9, '4111 111', 8],
  ['4111 1111', 2, '4111 1111', 2],
  ['41119 1111', 5, '4111 9111 1', 6],
])('the card field groups «%s» with the caret at %i', (typed, caret, shown, at) => {
  expect(createField()(typed, caret)).toEqual([shown, at])
})

it('the frame has the shop’s type: every face of its style sheet is served, and no other file', () => {
  const names = [...sandboxFontFaces.matchAll(/url\(\/api\/sandbox\/pay\/fonts\/([^)]+)\)/g)]
  expect(names.length).toBeGreaterThan(0)
  expect(sandboxFontFaces.match(/url\(/g)).toHaveLength(names.length)
  for (const [, name = ''] of names)
    expect(readSandboxFont(name)?.subarray(0, 4).toString(), name).toBe('wOF2')
  expect(readSandboxFont('../package.json')).toBeNull()
})
