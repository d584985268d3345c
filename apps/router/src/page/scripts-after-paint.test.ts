import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const chunk = (name: string) =>
  `<script src="/_sf/_next/static/chunks/${name}.js" async=""></script>`
const moved = (html: string) => scriptsAfterPaint(Buffer.from(html)).toString()
const page = `<head>${chunk('a')}<title>Диван</title>${chunk('b')}</head><body><p>Сени</p></body></html>`

/** What the page asks for, in a browser that is shown or not, before and after its first frame. */
function ask(html: string, visibilityState: string) {
  const asked: string[] = []
  const turns: (() => void)[] = []
  const frames: (() => void)[] = []
  const script = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? ''
  runInNewContext(script, {
    addEventListener: () => undefined,
    document: {
      visibilityState,
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => asked.push(src) },
    },
    setTimeout: (turn: () => void) => turns.push(turn),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
  })
  const atOnce = [...asked]
  for (const go of [...frames, ...turns]) go()
  for (const go of turns) go()
  return { atOnce, inAll: asked }
}

const chunks = ['/_sf/_next/static/chunks/a.js', '/_sf/_next/static/chunks/b.js']

it('takes the scripts that wake a page out of its text', () => {
  const text = moved(page)
  expect(text).toContain('<head><title>Диван</title></head><body><p>Сени</p><script>')
  expect(text).toMatch(/<\/script><\/body><\/html>$/)
  expect(text).not.toContain(' src="/_sf/')
})

it('asks for each of them once, after the first frame', () => {
  expect(ask(moved(page), 'visible')).toEqual({ atOnce: [], inAll: chunks })
})

it('asks at once where nobody looks', () => {
  expect(ask(moved(page), 'hidden')).toEqual({ atOnce: chunks, inAll: chunks })
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
