import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Added to the configuration of a package with properties: fixed seeds of fast-check. */
export const propertyTests = defineConfig({
  test: { setupFiles: join(import.meta.dirname, 'seed-properties.ts') },
})
