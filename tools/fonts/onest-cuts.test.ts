import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { cutOnest, getOnestFile } from './cut-onest.ts'
import { onestCuts } from './onest-cuts.ts'

const sheet = new URL('../../packages/ui/src/tokens/font.css', import.meta.url)
const fontCss = await readFile(sheet, 'utf8')

/** The letters that the style sheet declares for a file. */
function readSheetLetters(name: string): Set<string> {
  const [, ranges = ''] =
    new RegExp(`onest/${name}\\.woff2"[^}]*unicode-range:\\s+([^;]+);`).exec(fontCss) ?? []
  const codes = ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, offset) => from + offset)
  })
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}

describe.each(onestCuts)('the $name subset of Onest', (cut) => {
  it('has exactly the letters that the style sheet declares', () => {
    expect(readSheetLetters(cut.name)).toEqual(new Set(cut.letters))
  })

  it('is up to date: write-cuts.ts was run', async () => {
    const stored = await readFile(getOnestFile(cut.name))
    expect(stored.equals(await cutOnest(cut))).toBe(true)
  })
})
