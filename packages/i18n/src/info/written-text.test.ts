import { describe, expect, it } from 'vitest'
import { buyerPages } from './buyer-pages.ts'
import { infoPages, type WrittenPage } from './info-pages.ts'
import type { InfoText } from './info-text.ts'
import { partnerPages } from './partner-pages.ts'
import { shopPages } from './shop-pages.ts'
import { writtenText } from './written-text.ts'

/** What must be the same in every language: the parts, their places and sums. */
function frameOf({ parts }: InfoText) {
  return parts.map(({ title, only, paragraphs = [], points = [] }) => ({
    titled: title !== undefined,
    only,
    paragraphs: paragraphs.length,
    points: points.length,
    sums: sumsIn([...paragraphs, ...points].join(' ')),
  }))
}

function sumsIn(text: string): string[] {
  return [...text.matchAll(/\{\d+\}/g)].map(([sum]) => sum).sort()
}

const translated = Object.keys({ ...buyerPages, ...shopPages, ...partnerPages }) as WrittenPage[]

describe.each(translated)('the page %s', (code) => {
  it.each(['kk', 'en'] as const)('[lang.three] says the same in %s', (language) => {
    const written = writtenText(code, language)
    expect(written.language).toBe(language)
    expect(frameOf(written.text)).toEqual(frameOf(infoPages[code]))
    expect(written.text.lead).not.toBe('')
  })
})

describe('a page that nobody translated', () => {
  it('is the Russian one and says so', () => {
    const written = writtenText('privacy-policy', 'kk')
    expect(written).toEqual({ text: infoPages['privacy-policy'], language: 'ru' })
  })
})
