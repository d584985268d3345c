import { nodeTests } from '@svetlitsa/config/vitest/node-tests.ts'
import { screenTests } from '@svetlitsa/config/vitest/screen-tests.ts'
import { defineConfig, mergeConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      mergeConfig(nodeTests, { test: { name: 'rules' } }),
      mergeConfig(screenTests, {
        test: { name: 'screens', exclude: ['**/node_modules/**', '**/*.test.ts'] },
      }),
    ],
  },
})
