import { parseSync } from 'oxc-parser'
import type { Source } from './source.ts'

export interface Import {
  specifier: string
  line: number
  /** Nothing of it is left at run time. */
  typeOnly: boolean
}

export interface ParsedSource extends Source {
  imports: Import[]
  program: unknown
  /** Whether the file does nothing but pass on what others export. */
  isBarrel: boolean
  lineAt(offset: number): number
}

/** Reads a source file's imports, static and dynamic, and its syntax tree. */
export function parseSource({ path, text }: Source): ParsedSource {
  const { module, program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const stated = module.staticImports.map((one) => ({
    specifier: one.moduleRequest.value,
    line: lineAt(one.start),
    typeOnly: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
  }))
  const passedOn = module.staticExports.flatMap((one) =>
    one.entries.flatMap((entry) =>
      entry.moduleRequest
        ? [
            {
              specifier: entry.moduleRequest.value,
              line: lineAt(one.start),
              typeOnly: entry.isType,
            },
          ]
        : [],
    ),
  )
  const dynamic = module.dynamicImports.flatMap((one) => {
    const request = text.slice(one.moduleRequest.start, one.moduleRequest.end)
    const quoted = /^(['"`])([^'"`$]+)\1$/.exec(request)?.[2]
    return quoted ? [{ specifier: quoted, line: lineAt(one.start), typeOnly: false }] : []
  })
  const statements = program.body
  const isBarrel =
    statements.length > 0 &&
    statements.every(
      (node) =>
        (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') &&
        node.source !== null,
    )
  return { path, text, imports: [...stated, ...passedOn, ...dynamic], program, isBarrel, lineAt }
}
