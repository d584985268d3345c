import { nodeTests } from '@svetlitsa/config/vitest/node-tests.ts'
import { screenTests } from '@svetlitsa/config/vitest/screen-tests.ts'
import { testReport } from '@svetlitsa/config/vitest/test-report.ts'
import { defineConfig, mergeConfig } from 'vitest/config'

/** The tus client of browsers, which Vite chooses for the apps; for Node its package names another. */
const tusForBrowsers = defineConfig({
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } },
  test: { server: { deps: { inline: ['tus-js-client'] } } },
})

export default mergeConfig(testReport, {
  test: {
    projects: [
      mergeConfig(nodeTests, { test: { name: 'rules' } }),
      mergeConfig(screenTests, {
        ...tusForBrowsers,
        test: {
          ...tusForBrowsers.test,
          name: 'screens',
          // The uploads read errors of Node's own fetch, which other windows do not share.
          pool: 'forks',
          exclude: ['**/node_modules/**', '**/*.test.ts'],
        },
      }),
    ],
  },
})
