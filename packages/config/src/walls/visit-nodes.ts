/** A syntax tree node without knowledge of its grammar. */
export interface SyntaxNode {
  type: string
  start: number
  [field: string]: unknown
}

/** Visits every node of a syntax tree in pre-order, with its parent. */
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

/** Whether a node is an identifier or property path such as `process.env`. */
export function isSpelled(node: unknown, text: string): boolean {
  return getSpelling(node) === text
}

function getSpelling(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return String(node.name)
  if (node.type === 'MetaProperty') return `${getSpelling(node.meta)}.${getSpelling(node.property)}`
  if (node.type !== 'MemberExpression' || node.computed === true) return undefined
  return `${getSpelling(node.object)}.${getSpelling(node.property)}`
}

/** The text of a string, template part or JSX text; undefined for any other node. */
export function getLiteralText(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'JSXText' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateElement') return undefined
  const { value } = node
  const isObject = typeof value === 'object' && value !== null
  return isObject && 'raw' in value && typeof value.raw === 'string' ? value.raw : undefined
}
