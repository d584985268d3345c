import type { Source, Violation } from './source.ts'

/** Text that would tie the project to one machine or one package registry. */
const forbiddenPatterns: [RegExp, string][] = [
  [/(?<![\w.$}-])\/(?:work|root|opt|home|tmp|Users)\/[\w.-]+/, 'a machine path'],
  [
    /registry[.](?:npmjs|yarnpkg|npmmirror)|npm[.]pkg[.]|artifactor[y]|_auth[T]oken/i,
    'the URL of a package registry',
  ],
]
const lockfileAddress = /^\s*(?:tarball:|resolved:|.*\{[^}]*tarball:)/

/**
 * Finds machine paths and registry URLs in the project’s texts, and download URLs in the lockfile.
 */
export function findTextViolations(sources: Source[]): Violation[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const messages = forbiddenPatterns
        .filter(([pattern]) => pattern.test(line))
        .map(([, message]) => message)
      if (path === 'pnpm-lock.yaml' && lockfileAddress.test(line)) messages.push('a download URL')
      return messages.map((message) => ({
        path,
        line: index + 1,
        message: `${message}: ${line.trim().slice(0, 80)}`,
      }))
    }),
  )
}
