import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { getChromiumLaunchOptions } from '@svetlitsa/config/browser/chromium-launch.ts'
import { playwright } from '@vitest/browser-playwright'

/**
 * Vitest configuration of the stories, each drawn and checked by axe in a real browser.
 *
 * @param checkDarkTheme whether each is checked in the dark theme, too.
 */
export const createStoryTests = ({ checkDarkTheme }: { checkDarkTheme: boolean }) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { checkDarkTheme } })],
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
})
