import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from '@svetlitsa/config/browser/chromium-launch.ts'
import { readShopOrigin } from './support/env.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Journeys do not depend on each other; two browsers are what two cores bear.
  fullyParallel: true,
  workers: 2,
  // A journey that passes at the second try has failed: somebody's shopper saw the first.
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  outputDir: 'test-results',
  use: {
    baseURL: readShopOrigin(),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] } },
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone/ },
  ],
})
