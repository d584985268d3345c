import { defineConfig, devices } from '@playwright/test'
import { getChromiumLaunchOptions } from '@svetlitsa/config/browser/chromium-launch.ts'
import { readShopOrigin } from './support/env.ts'

const logins = '**/log-in-staff.spec.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/deliver-sofas.ts',
  // Journeys are independent of each other; two cores can run two browsers.
  fullyParallel: true,
  workers: 2,
  // A busy machine may make a journey miss its moment. What passed at a later attempt only is
  // listed at the end of the run, and fails it if there is much of it (read-journey-report.ts).
  retries: 2,
  maxFailures: 10,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: 'line',
  outputDir: 'test-results/journeys',
  use: {
    baseURL: readShopOrigin(),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Tracing every page costs a third of the run time; use `--trace on` to analyse a failing
    // journey.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: getChromiumLaunchOptions(),
  },
  projects: [
    // A number receives one code a minute, so the staff log in once and all journeys share the
    // sessions.
    { name: 'logins', testMatch: logins, use: desktop() },
    // The journeys of `npm test`: for each app and audience its main path, at one width.
    {
      name: 'gate',
      testIgnore: logins,
      dependencies: ['logins'],
      grep: /@gate(?!-phone)/,
      use: desktop(),
    },
    {
      name: 'gate-phone',
      testIgnore: logins,
      dependencies: ['logins'],
      grep: /@gate-phone/,
      use: phone(),
    },
    // All journeys, run by `npm run test:journeys`.
    { name: 'desktop', testIgnore: logins, dependencies: ['logins'], use: desktop() },
    {
      name: 'phone',
      testIgnore: logins,
      dependencies: ['logins'],
      grep: /@phone(?!-long)/,
      use: phone(),
    },
    // Screens whose layout on a phone others of their kind prove.
    { name: 'phone-long', testIgnore: logins, grep: /@phone-long/, use: phone() },
  ],
})

function phone() {
  // Painting a phone's two and a half times as many pixels without a graphics card proves nothing.
  const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }
  return { ...devices['Pixel 7'], ...screen }
}

function desktop() {
  return { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
}
