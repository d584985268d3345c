import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const chunk = (name: string) =>
  `<script src="/_sf/_next/static/chunks/${name}.js" async=""></script>`
const moved = (html: string) => scriptsAfterPaint(Buffer.from(html)).toString()
const page = `<head>${chunk('a')}<title>Диван</title>${chunk('b')}</head><body><p>Сени</p></body></html>`

function run(waiting: (() => void)[]): void {
  for (const go of waiting.splice(0)) go()
}

/** A browser that has read the page's text. One of old age does not tell when it has painted. */
function browser(html: string, visibilityState: string, isOld = false) {
  const asked: string[] = []
  const turns: (() => void)[] = []
  const frames: (() => void)[] = []
  let tell: (shown: object) => void = () => undefined
  class PerformanceObserver {
    static supportedEntryTypes = ['paint']
    constructor(listener: typeof tell) {
      tell = listener
    }
    observe() {}
  }
  const script = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? ''
  const globals = isOld ? {} : { PerformanceObserver }
  runInNewContext(script, {
    self: globals,
    ...globals,
    addEventListener: () => undefined,
    document: {
      visibilityState,
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => asked.push(src) },
    },
    setTimeout: (turn: () => void) => turns.push(turn),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
  })
  return {
    asked,
    draw: () => run(frames),
    show: (paint: string) =>
      tell({ getEntriesByName: (name: string) => (name === paint ? [paint] : []) }),
    wait: () => run(turns),
  }
}

const chunks = ['/_sf/_next/static/chunks/a.js', '/_sf/_next/static/chunks/b.js']

it('takes the scripts that wake a page out of its text', () => {
  const text = moved(page)
  expect(text).toContain('<head><title>Диван</title></head><body><p>Сени</p><script>')
  expect(text).toMatch(/<\/script><\/body><\/html>$/)
  expect(text).not.toContain(' src="/_sf/')
})

it('asks for each of them once, when the first frame stands on the screen', () => {
  const { asked, draw, show, wait } = browser(moved(page), 'visible')
  draw()
  show('first-paint')
  expect(asked).toEqual([])
  show('first-contentful-paint')
  expect(asked).toEqual(chunks)
  wait()
  expect(asked).toEqual(chunks)
})

it('asks after the first frame where the browser does not tell when it stands', () => {
  const { asked, draw, wait } = browser(moved(page), 'visible', true)
  expect(asked).toEqual([])
  draw()
  wait()
  expect(asked).toEqual(chunks)
})

it('waits no longer than a second for a frame', () => {
  const { asked, wait } = browser(moved(page), 'visible')
  wait()
  expect(asked).toEqual(chunks)
})

it('hands over what React is to know before it is asked for', () => {
  const flight = '<script>self.__next_f.push([1,"1:[]\\n"])</script>'
  const text = moved(page.replace('</body>', `${flight}</body>`))
  expect(text).toContain('<script type="text/plain" data-flight="">1:[]\n</script><script>')
  expect(text.indexOf('__next_f')).toBeLessThan(text.indexOf('/_sf/'))
})

it('asks at once where nobody looks', () => {
  expect(browser(moved(page), 'hidden').asked).toEqual(chunks)
})

it.each([
  ['before React listens', {}, 'button'],
  ['once React listens', { __reactContainer$1: {} }, undefined],
])('keeps a button that is pressed %s', (_, taken, kept) => {
  const script = /<script>(.*)<\/script>/s.exec(moved(page))?.[1] ?? ''
  const self: { pressedEarly?: string } = {}
  let press: (event: { target: { closest: () => string } }) => void = () => undefined
  runInNewContext(script, {
    self,
    document: { visibilityState: 'visible', ...taken },
    setTimeout: () => undefined,
    requestAnimationFrame: () => undefined,
    addEventListener: (_name: string, listener: typeof press) => {
      press = listener
    },
  })
  press({ target: { closest: () => 'button' } })
  expect(self.pressedEarly).toBe(kept)
})

it.each([
  ['a script for old browsers', '<script src="/_sf/_next/static/old.js" noModule=""></script>'],
  ["another house's script", '<script src="https://partner.example/a.js" async=""></script>'],
  ['a script in the text', '<script>go()</script>'],
  ['data', '<script type="application/ld+json">{}</script>'],
])('leaves %s where it stands', (_, script) => {
  const html = `<head>${script}</head><body></body></html>`
  expect(moved(html)).toBe(html)
})

it('leaves a torn page as it is', () => {
  expect(moved(`<body>${chunk('a')}`)).toBe(`<body>${chunk('a')}`)
})
