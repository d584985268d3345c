import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { getChromiumLaunchOptions } from '../browser/chromium-launch.ts'

/**
 * Vitest configuration for the components of an app: in a real browser, found by role and label.
 */
export const componentTests = defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.tsx'],
    restoreMocks: true,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: getChromiumLaunchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
