/** Comments, identifiers in quotation marks, and the forms of literals, whichever begins first. */
const token =
  /(?<comment>\/\*[\s\S]*?\*\/|--[^\n]*)|(?<name>"(?:[^"]|"")*")|\$(\w*)\$[\s\S]*?\$\3\$|\b[eE]'(?:[^'\\]|''|\\[\s\S])*'|'(?:[^']|'')*'|(?<![\w$.])\d+(?:\.\d+)?\b/g

/**
 * Replaces the values written into a statement by question marks and removes its comments. Most
 * statements have parameters, whose values are not part of the text.
 */
export function removeLiterals(statement: string): string {
  return statement
    .replace(token, (found, ...rest) => {
      const { comment, name } = rest.at(-1)
      return comment ? ' ' : name ? found : '?'
    })
    .replace(/\s+/g, ' ')
    .trim()
}
