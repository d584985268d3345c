import { findLayer } from './layers.ts'
import type { ParsedSource } from './parse-source.ts'
import { isTestFile, isTokenFile, type Source, type Violation } from './source.ts'
import { getLiteralText, isNode, type SyntaxNode, visitNodes } from './visit-nodes.ts'

const screens = new Set(['feature', 'page', 'app', 'shell', 'ui'])
/** Drawings made for stories and tests only. */
const fixtures = /\/fixtures\//

const colourFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/i
const sheetColour = /#(?:[0-9a-f]{3,4}){1,2}\b/i
/** `h-[13px]`, `text-[1.1rem]`, `p-[calc(2rem+1px)]`: a length between the brackets. */
const arbitrarySize = /(?:^|[\s:!])-?([a-z][a-z-]*)-\[([^\]]*\d(?:px|rem|em|pt|mm|cm)\b[^\]]*)\]/g
/** Grid tracks, breakpoints and masks: structure rather than a size of the scale. */
const structural = /^(?:grid-cols|grid-rows|auto-cols|auto-rows|bg-size|bg-position|mask|min|max)$/
const kitElements = ['button', 'input', 'select', 'textarea']

/**
 * Finds sizes, mixed colours and controls in screens that belong in the kit’s tokens and
 * components. Named and hexadecimal colours are found by `findScreenViolations`.
 */
export function findTokenViolations(sources: ParsedSource[]): Violation[] {
  return sources.flatMap((source) => {
    const kind = findLayer(source.path)?.kind ?? ''
    if (!screens.has(kind) || exempt(source.path)) return []
    const violations: Violation[] = []
    visitNodes(source.program, (node) => {
      const addViolation = (message: string) =>
        violations.push({ path: source.path, line: source.lineAt(node.start), message })
      const text = getLiteralText(node)
      if (text) {
        for (const size of findSizesOutsideScale(text))
          addViolation(`a size outside the scale: ${size}`)
        if (colourFunction.test(text))
          addViolation(`a colour that is not a token: ${excerpt(text)}`)
      }
      const element = findRawControl(node)
      if (element && kind !== 'ui')
        addViolation(`<${element}> outside the kit: take it from packages/ui`)
    })
    return violations
  })
}

/** Finds literal colours in the style sheets of screens; only the kit’s tokens may contain them. */
export function findSheetViolations(sheets: Source[]): Violation[] {
  return sheets.flatMap(({ path, text }) => {
    if (!path.endsWith('.css') || !screens.has(findLayer(path)?.kind ?? '') || exempt(path))
      return []
    return text
      .split('\n')
      .flatMap((line, index) =>
        (sheetColour.test(line) || colourFunction.test(line)) && !line.includes('url(')
          ? [{ path, line: index + 1, message: `a colour that is not a token: ${excerpt(line)}` }]
          : [],
      )
  })
}

function exempt(path: string): boolean {
  return isTestFile(path) || isTokenFile(path) || fixtures.test(path)
}

function findSizesOutsideScale(text: string): string[] {
  return [...text.matchAll(arbitrarySize)].flatMap(([, utility = '', value = '']) =>
    structural.test(utility) ? [] : [`${utility}-[${value}]`],
  )
}

/** Returns the name of a raw HTML control. A hidden field is not a control. */
function findRawControl(node: SyntaxNode): string | undefined {
  if (node.type !== 'JSXOpeningElement') return undefined
  const isHidden = listAttributes(node).some(
    ({ name, value }) => isNamed(name, 'type') && isNode(value) && value.value === 'hidden',
  )
  return isHidden ? undefined : kitElements.find((element) => isNamed(node.name, element))
}

function listAttributes(element: SyntaxNode): SyntaxNode[] {
  return Array.isArray(element.attributes) ? element.attributes.filter(isNode) : []
}

function isNamed(node: unknown, name: string): boolean {
  return isNode(node) && node.name === name
}

function excerpt(text: string): string {
  return `«${text.trim().slice(0, 60)}»`
}
