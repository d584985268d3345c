import { nodeTests } from '@svetlitsa/config/vitest/node-tests.ts'
import { screenTests } from '@svetlitsa/config/vitest/screen-tests.ts'
import { testReport } from '@svetlitsa/config/vitest/test-report.ts'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(testReport, {
  test: {
    projects: [
      mergeConfig(nodeTests, { test: { name: 'rules' } }),
      mergeConfig(screenTests, {
        test: { name: 'screens', exclude: ['**/node_modules/**', '**/*.test.ts'] },
      }),
    ],
  },
})
