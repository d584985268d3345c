import { literalText } from './literal-text.ts'
import type { ParsedSource } from './parse-source.ts'
import { roomOf } from './rooms.ts'
import { type Breach, isProof, isTokens, type Source } from './source.ts'
import { isNode, type SyntaxNode, visitNodes } from './visit-nodes.ts'

const screens = new Set(['feature', 'page', 'app', 'shell', 'ui'])
/** Drawings made for stories and tests only. */
const fixtures = /\/fixtures\//

const colourFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/i
const sheetColour = /#(?:[0-9a-f]{3,4}){1,2}\b/i
/** `h-[13px]`, `text-[1.1rem]`, `p-[calc(2rem+1px)]`: a length between the brackets. */
const arbitrarySize = /(?:^|[\s:!])-?([a-z][a-z-]*)-\[([^\]]*\d(?:px|rem|em|pt|mm|cm)\b[^\]]*)\]/g
/** Tracks of a grid, the screen's own width where a part turns, a mask: structure, no size of the scale. */
const structural = /^(?:grid-cols|grid-rows|auto-cols|auto-rows|bg-size|bg-position|mask|min|max)$/
const kitElements = ['button', 'input', 'select', 'textarea']

/**
 * Finds sizes, mixed colours and controls on screens that belong to the kit's tokens and parts.
 * Colours named or written in hexadecimal are found by `findScreenBreaches`.
 */
export function findTokenBreaches(sources: ParsedSource[]): Breach[] {
  return sources.flatMap((source) => {
    const kind = roomOf(source.path)?.kind ?? ''
    if (!screens.has(kind) || exempt(source.path)) return []
    const breaches: Breach[] = []
    visitNodes(source.program, (node) => {
      const say = (words: string) =>
        breaches.push({ path: source.path, line: source.lineAt(node.start), words })
      const text = literalText(node)
      if (text) {
        for (const size of sizesOutsideScale(text)) say(`a size outside the scale: ${size}`)
        if (colourFunction.test(text)) say(`a colour that is no token: ${excerpt(text)}`)
      }
      const element = rawControl(node)
      if (element && kind !== 'ui') say(`<${element}> outside the kit: take it from packages/ui`)
    })
    return breaches
  })
}

/** Finds colours in the style sheets of screens; the kit's tokens are the only ones that hold any. */
export function findSheetBreaches(sheets: Source[]): Breach[] {
  return sheets.flatMap(({ path, text }) => {
    if (!path.endsWith('.css') || !screens.has(roomOf(path)?.kind ?? '') || exempt(path)) return []
    return text
      .split('\n')
      .flatMap((line, index) =>
        (sheetColour.test(line) || colourFunction.test(line)) && !line.includes('url(')
          ? [{ path, line: index + 1, words: `a colour that is no token: ${excerpt(line)}` }]
          : [],
      )
  })
}

function exempt(path: string): boolean {
  return isProof(path) || isTokens(path) || fixtures.test(path)
}

function sizesOutsideScale(text: string): string[] {
  return [...text.matchAll(arbitrarySize)].flatMap(([, utility = '', value = '']) =>
    structural.test(utility) ? [] : [`${utility}-[${value}]`],
  )
}

/** A control drawn by hand. A hidden field carries a value of the form and is none. */
function rawControl(node: SyntaxNode): string | undefined {
  if (node.type !== 'JSXOpeningElement') return undefined
  const isHidden = attributesOf(node).some(
    ({ name, value }) => isNamed(name, 'type') && isNode(value) && value.value === 'hidden',
  )
  return isHidden ? undefined : kitElements.find((element) => isNamed(node.name, element))
}

function attributesOf(element: SyntaxNode): SyntaxNode[] {
  return Array.isArray(element.attributes) ? element.attributes.filter(isNode) : []
}

function isNamed(node: unknown, word: string): boolean {
  return isNode(node) && node.name === word
}

function excerpt(text: string): string {
  return `«${text.trim().slice(0, 60)}»`
}
