import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { cutOnest } from './cut-onest.ts'
import { onestCuts } from './onest-cuts.ts'
import { onestFile } from './onest-file.ts'

const sheet = new URL('../../packages/ui/src/tokens/font.css', import.meta.url)
const fontCss = await readFile(sheet, 'utf8')

/** The letters that the style sheet says a file has. */
function lettersInSheet(name: string): Set<string> {
  const [, ranges = ''] =
    new RegExp(`onest/${name}\\.woff2"[^}]*unicode-range:\\s+([^;]+);`).exec(fontCss) ?? []
  const codes = ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}

describe.each(onestCuts)('the $name letters of Onest', (cut) => {
  it('are asked for by the style sheet, and no others', () => {
    expect(lettersInSheet(cut.name)).toEqual(new Set(cut.letters))
  })

  it('are cut as the table says: write-cuts.ts was run', async () => {
    const kept = await readFile(onestFile(cut.name))
    expect(kept.equals(await cutOnest(cut))).toBe(true)
  })
})
