import { chromium } from '@playwright/test'
import { getChromiumLaunchOptions } from '@svetlitsa/config/browser/chromium-launch.ts'

// Opens a page in the browser with the given path, or in Playwright’s own, and prints the path: an
// installed browser may lack its libraries.
const executablePath = process.argv[2] || chromium.executablePath()
const browser = await chromium.launch({
  ...getChromiumLaunchOptions(),
  executablePath,
  timeout: 30_000,
})
const page = await browser.newPage()
await page.goto('data:text/html,<title>open</title>')
await browser.close()
process.stdout.write(`${executablePath}\n`)
