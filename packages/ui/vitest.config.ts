import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { getChromiumLaunchOptions } from '@svetlitsa/config/browser/chromium-launch.ts'
import { nodeTests } from '@svetlitsa/config/vitest/node-tests.ts'
import { propertyTests } from '@svetlitsa/config/vitest/property-tests.ts'
import { testReport } from '@svetlitsa/config/vitest/test-report.ts'
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig } from 'vitest/config'

const stories = {
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { checkDarkTheme: true } })],
  test: {
    name: 'stories',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Storybook clears the page after every story. A new iframe for each file in addition would
      // double the processor time of the stories.
      isolate: false,
      provider: playwright({ launchOptions: getChromiumLaunchOptions() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}

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
      stories,
    ],
  },
})
