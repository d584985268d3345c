import { describe, expect, it } from 'vitest'
import { getInfoText } from './get-info-text.ts'
import { infoPages, type TextPage } from './info-pages.ts'
import type { InfoLine, InfoText } from './info-text.ts'
import { legalPages } from './legal-pages/ru.ts'

/**
 * What must be the same in every language: the number of parts and items, the countries and the
 * sums.
 */
function getStructure({ parts }: InfoText) {
  return parts.map(({ title, only, paragraphs = [], points = [] }) => ({
    titled: title !== undefined,
    only,
    paragraphs: paragraphs.map(getCondition),
    points: points.map(getCondition),
    sums: extractSums([...paragraphs, ...points].map(getLineText).join(' ')),
  }))
}

const getCondition = (line: InfoLine) =>
  typeof line === 'string' ? 'everywhere' : { only: line.only, pays: line.payment }
const getLineText = (line: InfoLine) => (typeof line === 'string' ? line : line.text)

function extractSums(text: string): string[] {
  return [...text.matchAll(/\{\d+\}/g)].map(([sum]) => sum).sort()
}

/**
 * Only the Russian text of the legal pages is binding: their translations end with a part that says
 * so.
 */
function dropLastPart(text: InfoText): InfoText {
  return { ...text, parts: text.parts.slice(0, -1) }
}

describe.each(Object.keys(infoPages) as TextPage[])('the page %s', (code) => {
  it.each(['kk', 'en'] as const)('[lang.three] has the same content in %s', (language) => {
    const written = getInfoText(code, language)
    const same = code in legalPages ? dropLastPart(written) : written
    expect(getStructure(same)).toEqual(getStructure(infoPages[code]))
    expect(written.lead).not.toBe(infoPages[code].lead)
  })
})

describe('the legal pages', () => {
  it.each(Object.keys(legalPages) as TextPage[])('state in %s which text is binding', (code) => {
    const [kk, en] = [getInfoText(code, 'kk').parts.at(-1), getInfoText(code, 'en').parts.at(-1)]
    expect(kk?.paragraphs?.join()).toContain('орысша мәтін')
    expect(en?.paragraphs?.join()).toContain('the Russian text holds')
  })
})
