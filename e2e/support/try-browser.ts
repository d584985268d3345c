import { chromium } from '@playwright/test'
import { chromiumLaunch } from '@svetlitsa/config/browser/chromium-launch.ts'

// Ends well if a page can be opened here: a browser may lie in its place and lack its libraries.
const browser = await chromium.launch({ ...chromiumLaunch(), timeout: 30_000 })
const page = await browser.newPage()
await page.goto('data:text/html,<title>open</title>')
await browser.close()
