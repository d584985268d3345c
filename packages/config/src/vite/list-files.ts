import type { Plugin } from 'vite'

/**
 * Writes `files.<language>.json`, the names of all files of a build: an app that opens without a
 * network keeps them (ADR 0069).
 */
export function listFiles(): Plugin {
  return {
    name: 'list-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
        this.emitFile({
          type: 'asset',
          fileName: `files.${this.environment.name}.json`,
          source: JSON.stringify({ files: files.toSorted() }),
        })
      },
    },
  }
}
