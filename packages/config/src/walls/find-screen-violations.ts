import { findLayer } from './layers.ts'
import type { ParsedSource } from './parse-source.ts'
import { isTestFile, isTokenFile, type Violation } from './source.ts'
import { getLiteralText, visitNodes } from './visit-nodes.ts'

const screens = new Set(['feature', 'page', 'app', 'shell'])
const cyrillic = /[А-Яа-яЁё]/
const properties =
  'bg|text|border|fill|stroke|ring|outline|from|via|to|decoration|accent|caret|divide|shadow'
const palette =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|' +
  'indigo|violet|purple|fuchsia|pink|rose'
const literalColour = '|\\[(?:#|rgb|hsl|oklch|oklab)|^#(?:[0-9a-fA-F]{3,4}){1,2}$'
/** Tailwind’s own palette and literal colours. */
const colourOutsideTokens = buildColourPattern(`(?:${palette})-\\d{2,3}`)
/**
 * The kit may use white for content on pictures, which stays white in dark mode; screens may not.
 */
const colourOutsideScreenTokens = buildColourPattern(`(?:(?:${palette})-\\d{2,3}|white|black)`)

function buildColourPattern(names: string): RegExp {
  return new RegExp(`(?:^|[\\s:!])(?:${properties})-${names}(?:$|[\\s/])${literalColour}`)
}

/** Finds texts and colours in screens that belong in packages/i18n and the kit’s tokens. */
export function findScreenViolations(sources: ParsedSource[]): Violation[] {
  return sources.flatMap((source) => {
    const kind = findLayer(source.path)?.kind ?? ''
    if (isTestFile(source.path) || isTokenFile(source.path)) return []
    if (!screens.has(kind) && kind !== 'ui') return []
    const forbiddenColour = kind === 'ui' ? colourOutsideTokens : colourOutsideScreenTokens
    const violations: Violation[] = []
    visitNodes(source.program, (node) => {
      const text = getLiteralText(node)
      if (!text) return
      const location = { path: source.path, line: source.lineAt(node.start) }
      if (forbiddenColour.test(text)) {
        violations.push({ ...location, message: `a colour that is not a token: ${excerpt(text)}` })
      }
      if (screens.has(kind) && cyrillic.test(text)) {
        violations.push({ ...location, message: `a text outside packages/i18n: ${excerpt(text)}` })
      }
    })
    return violations
  })
}

function excerpt(text: string): string {
  return `«${text.trim().slice(0, 50)}»`
}
