import { expect, test } from './support/journey.ts'

test('the scripts of all pages are compiled while they come, and evaluated in turns', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const scripts = await page
    .locator('script[src*="/chunks/"][async]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLScriptElement).src))
  const texts = await Promise.all(scripts.map(async (src) => (await request.get(src)).text()))
  const react = texts.find((text) => text.includes('https://react.dev/errors/'))
  expect(react).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  // One inert script of the head for each turn that Next waited.
  expect(await page.locator('head > script[type="text/plain"]').count()).toBe(2)
})
