import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { getChromiumLaunchOptions } from '@svetlitsa/config/browser/chromium-launch.ts'
import { playwright } from '@vitest/browser-playwright'

/**
 * Vitest configuration of the stories, each drawn and played in a real browser.
 *
 * @param checkAccessibility whether axe checks each, its colours in both themes.
 */
export const createStoryTests = ({ checkAccessibility }: { checkAccessibility: boolean }) => ({
  extends: true as const,
  plugins: [
    storybookTest({
      configDir: '.storybook',
      initialGlobals: checkAccessibility ? { checkDarkTheme: true } : { a11y: { manual: true } },
    }),
  ],
  // Only a story imports it; found in the middle of a run it would reload the page.
  optimizeDeps: { include: ['jsqr'] },
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
