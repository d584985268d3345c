import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { deferScriptsUntilPaint } from './defer-scripts-until-paint.ts'

const chunk = (name: string) =>
  `<script src="/_sf/_next/static/chunks/${name}.js" async=""></script>`
const deferScripts = (html: string) => deferScriptsUntilPaint(Buffer.from(html)).toString()
const page = `<head>${chunk('a')}<title>Диван</title>${chunk('b')}</head><body><p>Сени</p></body></html>`

function run(waiting: (() => void)[]): void {
  for (const go of waiting.splice(0)) go()
}

/** Simulates a browser that has parsed the page. With `isOld` it does not report paints. */
function browser(html: string, visibilityState: string, isOld = false) {
  const requested: string[] = []
  const tasks: (() => void)[] = []
  const frames: (() => void)[] = []
  let reportPaint: (shown: object) => void = () => undefined
  class PerformanceObserver {
    static supportedEntryTypes = ['paint']
    constructor(listener: typeof reportPaint) {
      reportPaint = listener
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
      head: { append: ({ src }: { src: string }) => requested.push(src) },
    },
    setTimeout: (task: () => void) => tasks.push(task),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
  })
  return {
    asked: requested,
    draw: () => run(frames),
    show: (paint: string) =>
      reportPaint({ getEntriesByName: (name: string) => (name === paint ? [paint] : []) }),
    wait: () => run(tasks),
  }
}

const chunks = ['/_sf/_next/static/chunks/a.js', '/_sf/_next/static/chunks/b.js']

it('removes the scripts that hydrate a page from its HTML', () => {
  const text = deferScripts(page)
  expect(text).toContain('<head><title>Диван</title></head><body><p>Сени</p><script>')
  expect(text).toMatch(/<\/script><\/body><\/html>$/)
  expect(text).not.toContain(' src="/_sf/')
})

it('loads each script once, after the first paint', () => {
  const { asked: requested, draw, show, wait } = browser(deferScripts(page), 'visible')
  draw()
  show('first-paint')
  expect(requested).toEqual([])
  show('first-contentful-paint')
  expect(requested).toEqual(chunks)
  wait()
  expect(requested).toEqual(chunks)
})

it('loads them after the first frame in a browser that does not report paints', () => {
  const { asked: requested, draw, wait } = browser(deferScripts(page), 'visible', true)
  expect(requested).toEqual([])
  draw()
  wait()
  expect(requested).toEqual(chunks)
})

it('waits at most one second for a frame', () => {
  const { asked: requested, wait } = browser(deferScripts(page), 'visible')
  wait()
  expect(requested).toEqual(chunks)
})

it('passes the data that React needs before loading its scripts', () => {
  const flight = '<script>self.__next_f.push([1,"1:[]\\n"])</script>'
  const text = deferScripts(page.replace('</body>', `${flight}</body>`))
  expect(text).toContain('<script type="text/plain" data-flight="">1:[]\n</script><script>')
  expect(text.indexOf('__next_f')).toBeLessThan(text.indexOf('/_sf/'))
})

it('loads them at once in a page that is not visible', () => {
  expect(browser(deferScripts(page), 'hidden').asked).toEqual(chunks)
})

it.each([
  ['React does not listen yet', { marked: false, stopped: false }, true],
  ['React stops it at the document', { marked: true, stopped: true }, true],
  ['React handles it', { marked: true, stopped: false }, false],
])('stores a click on a button where %s', (_, { marked, stopped }, isStored) => {
  const script = /<script>(.*)<\/script>/s.exec(deferScripts(page))?.[1] ?? ''
  const self: { pressedEarly?: object } = {}
  let press: (event: object) => void = () => undefined
  runInNewContext(script, {
    self,
    document: { visibilityState: 'visible' },
    setTimeout: () => undefined,
    requestAnimationFrame: () => undefined,
    addEventListener: (_name: string, listener: typeof press) => {
      press = listener
    },
  })
  let reach = () => {}
  const button = {
    addEventListener: (_name: string, listener: typeof reach) => {
      reach = listener
    },
    ...(marked ? { __reactFiber$1: {} } : {}),
  }
  press({ target: { closest: () => button } })
  if (!stopped) reach()
  expect(self.pressedEarly).toBe(isStored ? button : undefined)
})

it.each([
  ['a script for old browsers', '<script src="/_sf/_next/static/old.js" noModule=""></script>'],
  ["another house's script", '<script src="https://partner.example/a.js" async=""></script>'],
  ['a script in the text', '<script>go()</script>'],
  ['data', '<script type="application/ld+json">{}</script>'],
])('leaves %s in place', (_, script) => {
  const html = `<head>${script}</head><body></body></html>`
  expect(deferScripts(html)).toBe(html)
})

it('leaves a truncated page unchanged', () => {
  expect(deferScripts(`<body>${chunk('a')}`)).toBe(`<body>${chunk('a')}`)
})
