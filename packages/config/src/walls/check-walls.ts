import { join } from 'node:path'
import { findCycleViolations } from './cycle/find-cycle-violations.ts'
import { findFolderCycles } from './cycle/find-folder-cycles.ts'
import { findModuleCycles } from './cycle/find-module-cycles.ts'
import { findExportViolations } from './find-export-violations.ts'
import { findHabitViolations } from './find-habit-violations.ts'
import { findImportViolations } from './find-import-violations.ts'
import { findInternalsViolations } from './find-internals-violations.ts'
import { findLayoutViolations } from './find-layout-violations.ts'
import { findNounViolations } from './find-noun-violations.ts'
import { findScreenViolations } from './find-screen-violations.ts'
import { findSizeStatisticViolations } from './find-size-violations.ts'
import { findTextViolations } from './find-text-violations.ts'
import { findSheetViolations, findTokenViolations } from './find-token-violations.ts'
import { parseSource } from './parse-source.ts'
import { readPackages } from './read-packages.ts'
import { readSources } from './read-sources.ts'
import { resolveImports } from './resolve-imports.ts'
import type { Violation } from './source.ts'

// The rules of this repository that no tool checks as strictly. ADR 0109 says which rules Biome,
// knip and pnpm check, and why dependency-cruiser and ls-lint do not check these.

/** The project root. */
const root = join(import.meta.dirname, '..', '..', '..', '..')

const everyText = /\.(tsx?|[mc]?js|css|json|ya?ml|md|html|toml|sh)$|\/\.ci\/|Dockerfile|\.env\./
const texts = readSources(root, everyText)
const code = texts.filter(({ path }) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.gen.ts'))
const parsed = code.filter(({ path }) => path.includes('/')).map(parseSource)
const packages = readPackages(root)
const imports = resolveImports(parsed, packages)

const violations: Violation[] = [
  ...findImportViolations(parsed, packages),
  ...findCycleViolations(imports),
  ...findFolderCycles(imports),
  ...findModuleCycles(imports),
  ...findNounViolations(parsed, imports),
  ...findHabitViolations(parsed),
  ...findScreenViolations(parsed),
  ...findTokenViolations(parsed),
  ...findSheetViolations(texts),
  ...findSizeStatisticViolations(code),
  ...findTextViolations(texts),
  ...findLayoutViolations(code),
  ...findExportViolations(texts, packages),
  ...findInternalsViolations(texts),
]
for (const { path, line, message } of violations) console.error(`${path}:${line} ${message}`)
console.log(`${parsed.length} files, ${violations.length} violations`)
process.exitCode = violations.length === 0 ? 0 : 1
