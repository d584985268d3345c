import { describe, expect, it } from 'vitest'
import { infoPages, type WrittenPage } from './info-pages.ts'
import type { InfoLine, InfoText } from './info-text.ts'
import { legalPages } from './legal-pages.ts'
import { writtenText } from './written-text.ts'

/** What must be the same in every language: the parts, their places and sums. */
function frameOf({ parts }: InfoText) {
  return parts.map(({ title, only, paragraphs = [], points = [] }) => ({
    titled: title !== undefined,
    only,
    paragraphs: paragraphs.map(placeOf),
    points: points.map(placeOf),
    sums: sumsIn([...paragraphs, ...points].map(textOf).join(' ')),
  }))
}

const placeOf = (line: InfoLine) =>
  typeof line === 'string' ? 'everywhere' : { only: line.only, pays: line.pays }
const textOf = (line: InfoLine) => (typeof line === 'string' ? line : line.text)

function sumsIn(text: string): string[] {
  return [...text.matchAll(/\{\d+\}/g)].map(([sum]) => sum).sort()
}

/** Rules hold as they are written in Russian: their translations end with a part that says so. */
function withoutLast(text: InfoText): InfoText {
  return { ...text, parts: text.parts.slice(0, -1) }
}

describe.each(Object.keys(infoPages) as WrittenPage[])('the page %s', (code) => {
  it.each(['kk', 'en'] as const)('[lang.three] says the same in %s', (language) => {
    const written = writtenText(code, language)
    const same = code in legalPages ? withoutLast(written) : written
    expect(frameOf(same)).toEqual(frameOf(infoPages[code]))
    expect(written.lead).not.toBe(infoPages[code].lead)
  })
})

describe('the pages of rules', () => {
  it.each(Object.keys(legalPages) as WrittenPage[])('say in %s which text holds', (code) => {
    const [kk, en] = [writtenText(code, 'kk').parts.at(-1), writtenText(code, 'en').parts.at(-1)]
    expect(kk?.paragraphs?.join()).toContain('орысша мәтін')
    expect(en?.paragraphs?.join()).toContain('the Russian text holds')
  })
})
