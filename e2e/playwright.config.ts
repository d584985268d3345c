import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from '@svetlitsa/config/browser/chromium-launch.ts'
import { readShopOrigin } from './support/env.ts'

const logins = '**/log-in-staff.spec.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/deliver-sofas.ts',
  // Journeys do not depend on each other; two browsers are what two cores bear.
  fullyParallel: true,
  workers: 2,
  // A journey that passes at the second try has failed: somebody's shopper saw the first.
  retries: 0,
  forbidOnly: true,
  timeout: 150_000,
  expect: { timeout: 25_000 },
  reporter: 'line',
  outputDir: 'test-results/journeys',
  use: {
    baseURL: readShopOrigin(),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Tracing every page costs a third of the journeys' time; `--trace on` tells one that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    // A code is sent to a number once a minute, so the staff log in once and all journeys share it.
    { name: 'logins', testMatch: logins, use: desktop() },
    { name: 'desktop', testIgnore: logins, dependencies: ['logins'], use: desktop() },
    {
      name: 'phone',
      testIgnore: logins,
      dependencies: ['logins'],
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
})

function desktop() {
  return { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
}
