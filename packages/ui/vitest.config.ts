import { nodeTests } from '@svetlitsa/config/vitest/node-tests.ts'
import { propertyTests } from '@svetlitsa/config/vitest/property-tests.ts'
import { testReport } from '@svetlitsa/config/vitest/test-report.ts'
import { mergeConfig } from 'vitest/config'
import { createStoryTests } from './vitest.stories.config.ts'

export default mergeConfig(testReport, {
  test: {
    projects: [
      mergeConfig(mergeConfig(nodeTests, propertyTests), {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.tsx'],
          // The token tests read style sheets, which Vitest replaces by empty files by default.
          css: true,
        },
      }),
      // Axe, which takes a third of the time, checks them in `npm run test:long`.
      createStoryTests({ checkAccessibility: false }),
    ],
  },
})
