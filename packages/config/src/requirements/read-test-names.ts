import { parseSource } from '../walls/parse-source.ts'
import type { Source } from '../walls/source.ts'
import { getLiteralText, isNode, type SyntaxNode, visitNodes } from '../walls/visit-nodes.ts'
import type { TestName } from './requirement.ts'

/** Files whose titles count. */
export const testFiles = /\.(test|spec)\.(ts|tsx|mts)$|\.stories\.tsx$/

const runners = ['test', 'it', 'describe']
const notRun = /^(skip|todo|fixme|fails?$)/
const call = /^(GET|POST|PUT|PATCH|DELETE) \//
const requirement = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/

/**
 * Reads the ids and calls that titles name in brackets. The title is the first argument of test,
 * it, describe and their variants (each, runIf …), or the name of a story. A story has a name for
 * people and the ids as tags, without brackets; where no other test names an id, the parameter
 * `proof` of one story does. Skipped tests, including their nested ones, and names
 * computed at run time do not count. Other text in brackets has no dot and no method in front and is
 * ignored.
 */
export function readTestNames(source: Source): TestName[] {
  const { program, lineAt } = parseSource(source)
  const isStories = source.path.endsWith('.stories.tsx')
  const names: TestName[] = []
  let skippedUntil = 0
  visitNodes(program, (node) => {
    if (node.start < skippedUntil) return
    const modifiers = node.type === 'CallExpression' ? readModifiers(node.callee) : undefined
    if (modifiers?.some((modifier) => notRun.test(modifier))) {
      skippedUntil = Number(node.end)
      return
    }
    const title = modifiers
      ? readTitle(getFirstArgument(node))
      : isStories
        ? readStoryName(node)
        : undefined
    const ids = [
      ...(title ? readBrackets(title) : []),
      ...(isStories ? readStoryTags(node).filter((tag) => requirement.test(tag)) : []),
    ]
    for (const id of ids) names.push({ id, path: source.path, line: lineAt(node.start) })
  })
  return names
}

/** `it.each(rows)` returns `['each']`; undefined if the call does not belong to a test runner. */
function readModifiers(callee: unknown): string[] | undefined {
  if (!isNode(callee)) return undefined
  if (callee.type === 'Identifier') return runners.includes(String(callee.name)) ? [] : undefined
  if (callee.type === 'CallExpression') return readModifiers(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return readModifiers(callee.tag)
  if (callee.type !== 'MemberExpression' || !isNode(callee.property)) return undefined
  const modifiers = readModifiers(callee.object)
  return modifiers && [...modifiers, String(callee.property.name)]
}

function getFirstArgument({ arguments: list }: SyntaxNode): unknown {
  return Array.isArray(list) ? list[0] : undefined
}

function readStoryName({ type, key, value }: SyntaxNode): string | undefined {
  const isName = type === 'Property' && isNode(key) && key.name === 'name'
  return isName ? readTitle(value) : undefined
}

function readStoryTags({ type, key, value }: SyntaxNode): string[] {
  const isTags = type === 'Property' && isNode(key) && key.name === 'tags' && isNode(value)
  const elements = isTags && Array.isArray(value.elements) ? value.elements : []
  return elements.filter(isNode).flatMap((element) => getLiteralText(element) ?? [])
}

function readTitle(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type !== 'TemplateLiteral') return getLiteralText(node)
  const parts = Array.isArray(node.quasis) ? node.quasis.filter(isNode) : []
  return parts.map((part) => getLiteralText(part) ?? '').join('…')
}

function readBrackets(title: string): string[] {
  return [...title.matchAll(/\[([^[\]]+)\]/g)]
    .map(([, name = '']) => name)
    .filter((name) => call.test(name) || requirement.test(name))
    .map((name) => name.replace(' /api_vue/', ' /'))
}
