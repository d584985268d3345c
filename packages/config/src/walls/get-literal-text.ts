import type { SyntaxNode } from './visit-nodes.ts'

/** The text of a string, template part or JSX text; undefined for any other node. */
export function getLiteralText(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'JSXText' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateElement') return undefined
  const { value } = node
  const isObject = typeof value === 'object' && value !== null
  return isObject && 'raw' in value && typeof value.raw === 'string' ? value.raw : undefined
}
