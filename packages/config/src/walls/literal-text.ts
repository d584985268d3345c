import type { SyntaxNode } from './visit-nodes.ts'

/** The words of a string, a template's part or a text between tags; undefined for any other node. */
export function literalText(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'JSXText' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateElement') return undefined
  const { value } = node
  const isObject = typeof value === 'object' && value !== null
  return isObject && 'raw' in value && typeof value.raw === 'string' ? value.raw : undefined
}
