/** An element of CommerceML with its text and children. */
export interface XmlNode {
  name: string
  line: number
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlNode[]
}

/** The elements at a path below a node: `findAll(good, 'Группы', 'Ид')`. */
export function findAll(node: XmlNode, ...path: string[]): XmlNode[] {
  return path.reduce<XmlNode[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
    [node],
  )
}

/** The text of the first element at a path; empty where there is none. */
export function findText(node: XmlNode, ...path: string[]): string {
  return findAll(node, ...path)[0]?.text.trim() ?? ''
}
