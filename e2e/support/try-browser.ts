import { chromium } from '@playwright/test'
import { chromiumLaunch } from '@svetlitsa/config/browser/chromium-launch.ts'

// Opens a page in the browser whose path is given, or in Playwright's own, and prints the path: a
// browser may lie in its place and lack its libraries.
const executablePath = process.argv[2] || chromium.executablePath()
const browser = await chromium.launch({ ...chromiumLaunch(), executablePath, timeout: 30_000 })
const page = await browser.newPage()
await page.goto('data:text/html,<title>open</title>')
await browser.close()
process.stdout.write(`${executablePath}\n`)
