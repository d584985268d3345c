import { expect, test } from './support/journey.ts'
import { sofa } from './support/order.ts'

for (const path of ['/', sofa.section, sofa.path, '/search/?q=диван', '/news/']) {
  test(`the router knows the form in which Next writes ${path}`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(html).toContain('<script type="text/plain" data-flight="">')
    expect(html).not.toContain('self.__next_f.push([1,')
    expect(html).not.toMatch(/<script src="[^"]*\/chunks\/[^"]*" async="">/)
  })
}

test('Next waits until React is evaluated, and then hydrates the document', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.addInitScript(() => {
    let queue: typeof self.__next_s
    Object.defineProperty(self, '__next_s', {
      get: () => queue,
      set(assigned: NonNullable<typeof queue>) {
        const reduce = () => {
          performance.mark('waits')
          return assigned.reduce().then(() => {
            performance.mark('evaluated')
            const isHydrated = Object.keys(document).some((key) => key.startsWith('__react'))
            if (isHydrated) performance.mark('too early')
          })
        }
        queue = { ...assigned, reduce }
      },
    })
  })
  await page.goto('/')
  const marks = await page.evaluate(() =>
    performance.getEntriesByType('mark').map(({ name }) => name),
  )
  expect(marks.filter((name) => /^(waits|evaluated|too early)$/.test(name))).toEqual([
    'waits',
    'evaluated',
  ])
  const keys = await page.evaluate(() => Object.keys(document))
  expect(keys).toContainEqual(expect.stringMatching(/^__reactContainer\$/))
  expect(warnings).toEqual([])
})

declare global {
  var __next_s: { length: number; reduce: () => Promise<unknown> } | undefined
}
