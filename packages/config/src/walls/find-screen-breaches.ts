import { literalText } from './literal-text.ts'
import type { ParsedSource } from './parse-source.ts'
import { roomOf } from './rooms.ts'
import { type Breach, isProof, isTokens } from './source.ts'
import { visitNodes } from './visit-nodes.ts'

const screens = new Set(['feature', 'page', 'app', 'shell'])
const cyrillic = /[А-Яа-яЁё]/
const properties =
  'bg|text|border|fill|stroke|ring|outline|from|via|to|decoration|accent|caret|divide|shadow'
const palette =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|' +
  'indigo|violet|purple|fuchsia|pink|rose'
const writtenOut = '|\\[(?:#|rgb|hsl|oklch|oklab)|^#(?:[0-9a-fA-F]{3,4}){1,2}$'
/** Tailwind's own palette, and colours written out. */
const foreignToAll = colourPattern(`(?:${palette})-\\d{2,3}`)
/** The kit may say white, for what lies on a picture and stays white in the dark; screens may not. */
const foreignToScreens = colourPattern(`(?:(?:${palette})-\\d{2,3}|white|black)`)

function colourPattern(names: string): RegExp {
  return new RegExp(`(?:^|[\\s:!])(?:${properties})-${names}(?:$|[\\s/])${writtenOut}`)
}

/** Finds texts and colours on screens that belong into packages/i18n and the kit's tokens. */
export function findScreenBreaches(sources: ParsedSource[]): Breach[] {
  return sources.flatMap((source) => {
    const kind = roomOf(source.path)?.kind ?? ''
    if (isProof(source.path) || isTokens(source.path)) return []
    if (!screens.has(kind) && kind !== 'ui') return []
    const foreignColour = kind === 'ui' ? foreignToAll : foreignToScreens
    const breaches: Breach[] = []
    visitNodes(source.program, (node) => {
      const text = literalText(node)
      if (!text) return
      const at = { path: source.path, line: source.lineAt(node.start) }
      if (foreignColour.test(text)) {
        breaches.push({ ...at, words: `a colour that is no token: ${excerpt(text)}` })
      }
      if (screens.has(kind) && cyrillic.test(text)) {
        breaches.push({ ...at, words: `a text outside packages/i18n: ${excerpt(text)}` })
      }
    })
    return breaches
  })
}

function excerpt(text: string): string {
  return `«${text.trim().slice(0, 50)}»`
}
