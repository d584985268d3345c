import { isTestFile, type Source, type Violation } from './source.ts'

/** Folders whose code may depend on framework internals, with supported versions and a fallback. */
const internalsFolder = /(^|\/)framework-internals\//
const code = /\.[mc]?[jt]sx?$/

/** Names private to Next, React, use-intl and node-postgres. */
const markers: [RegExp, string][] = [
  [/__next_[sf]\b|\bself\.__next|__next_error__/, 'a name inside Next'],
  [/\bnext\/dist\//, 'a path inside Next'],
  [/__react(Container|Fiber|Props)|['"]__react['"]/, 'a name inside React'],
  [/\b_createCache\b|\b_createIntlFormatters\b|\b_formatters\b/, 'a name inside use-intl'],
  [/\bClient\.prototype\.query\b|\bextends (pg\.)?Client\b/, 'a method of node-postgres replaced'],
]

/** This file contains the names in order to find them. */
const itself = 'packages/config/src/walls/find-internals-violations.ts'

/** Finds code that depends on framework internals outside folders named `framework-internals`. */
export function findInternalsViolations(sources: Source[]): Violation[] {
  return sources
    .filter(
      ({ path }) =>
        code.test(path) && !internalsFolder.test(path) && !isTestFile(path) && path !== itself,
    )
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) =>
        markers
          .filter(([pattern]) => pattern.test(line))
          .map(([, marker]) => ({
            path,
            line: index + 1,
            message: `${marker} outside framework-internals: ${line.trim().slice(0, 80)}`,
          })),
      ),
    )
}
