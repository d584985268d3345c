import type { Plugin } from 'vite'
import { type BuiltChunk, measureFirstLoads } from './measure-first-loads.ts'

/** Fails a build in which the first load of a screen is heavier than promised (measurements.md). */
export function limitFirstLoad(maxKb: number): Plugin {
  return {
    name: 'limit-first-load',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(
          (file): file is BuiltChunk & typeof file => file.type === 'chunk',
        )
        const loads = measureFirstLoads(chunks)
        if (loads.size === 0) this.error('No screen was found to measure')
        const heavy = [...loads].filter(([, bytes]) => bytes > maxKb * 1000)
        if (heavy.length === 0) return
        const list = heavy.map(([name, bytes]) => `${name}: ${(bytes / 1000).toFixed(1)} KB`)
        this.error(`Script of the first load above ${maxKb} KB of brotli:\n${list.join('\n')}`)
      },
    },
  }
}
