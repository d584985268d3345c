import { parseSync } from 'oxc-parser'
import type { Source } from './source.ts'

export interface Import {
  specifier: string
  line: number
  /** The import is erased at compile time. */
  typeOnly: boolean
}

export interface ParsedSource extends Source {
  imports: Import[]
  program: unknown
  /** Whether the file only re-exports other modules. */
  isBarrel: boolean
  lineAt(offset: number): number
}

/** Parses a source file’s static and dynamic imports and its syntax tree. */
export function parseSource({ path, text }: Source): ParsedSource {
  const { module, program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const staticImports = module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    line: lineAt(statement.start),
    typeOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
  }))
  const reexports = module.staticExports.flatMap((statement) =>
    statement.entries.flatMap((entry) =>
      entry.moduleRequest
        ? [
            {
              specifier: entry.moduleRequest.value,
              line: lineAt(statement.start),
              typeOnly: entry.isType,
            },
          ]
        : [],
    ),
  )
  const dynamicImports = module.dynamicImports.flatMap((expression) => {
    const request = text.slice(expression.moduleRequest.start, expression.moduleRequest.end)
    const quoted = /^(['"`])([^'"`$]+)\1$/.exec(request)?.[2]
    return quoted ? [{ specifier: quoted, line: lineAt(expression.start), typeOnly: false }] : []
  })
  const statements = program.body
  const isBarrel =
    statements.length > 0 &&
    statements.every(
      (node) =>
        (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') &&
        node.source !== null,
    )
  return {
    path,
    text,
    imports: [...staticImports, ...reexports, ...dynamicImports],
    program,
    isBarrel,
    lineAt,
  }
}
