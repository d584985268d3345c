import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { chromiumLaunch } from '@svetlitsa/config/browser/chromium-launch.ts'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const stories = {
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { alsoInTheDark: true } })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Storybook clears the page after every story; a new frame for each file on top of that took
      // as much of the processor again as the stories themselves.
      isolate: false,
      provider: playwright({ launchOptions: chromiumLaunch() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          // The tests of the tokens read style sheets, which Vitest empties unless told.
          css: true,
        },
      },
      stories,
    ],
  },
})
