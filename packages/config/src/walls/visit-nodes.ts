/** A node of a syntax tree, as far as it is known without its grammar. */
export interface SyntaxNode {
  type: string
  start: number
  [field: string]: unknown
}

/** Shows every node of a syntax tree to a visitor, with the node above it, from the top down. */
export function visitNodes(
  tree: unknown,
  visit: (node: SyntaxNode, parent: SyntaxNode | undefined) => void,
  parent?: SyntaxNode,
): void {
  if (Array.isArray(tree)) {
    for (const item of tree) visitNodes(item, visit, parent)
    return
  }
  if (!isNode(tree)) return
  visit(tree, parent)
  for (const [field, value] of Object.entries(tree)) {
    if (typeof value === 'object' && value !== null && field !== 'parent')
      visitNodes(value, visit, tree)
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  )
}

/** Whether a node is the name, or the property path, that the words spell: `process.env`. */
export function spells(node: unknown, words: string): boolean {
  return spelling(node) === words
}

function spelling(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return String(node.name)
  if (node.type === 'MetaProperty') return `${spelling(node.meta)}.${spelling(node.property)}`
  if (node.type !== 'MemberExpression' || node.computed === true) return undefined
  return `${spelling(node.object)}.${spelling(node.property)}`
}
