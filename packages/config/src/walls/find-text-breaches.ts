import type { Breach, Source } from './source.ts'

/** What would tie the project to one machine or one registry. */
const foreign: [RegExp, string][] = [
  [/(?<![\w.$}-])\/(?:work|root|opt|home|tmp|Users)\/[\w.-]+/, 'a path of one machine'],
  [
    /registry[.](?:npmjs|yarnpkg|npmmirror)|npm[.]pkg[.]|artifactor[y]|_auth[T]oken/i,
    'the address of a registry',
  ],
]
const lockfileAddress = /^\s*(?:tarball:|resolved:|.*\{[^}]*tarball:)/

/** Finds machine paths and registry addresses in the project's texts, and downloads in the lockfile. */
export function findTextBreaches(sources: Source[]): Breach[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      const found = foreign.filter(([pattern]) => pattern.test(line)).map(([, words]) => words)
      if (path === 'pnpm-lock.yaml' && lockfileAddress.test(line)) found.push('a download address')
      return found.map((words) => ({
        path,
        line: at + 1,
        words: `${words}: ${line.trim().slice(0, 80)}`,
      }))
    }),
  )
}
