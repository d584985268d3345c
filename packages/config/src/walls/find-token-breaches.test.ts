import { describe, expect, it } from 'vitest'
import { findScreenBreaches } from './find-screen-breaches.ts'
import { findSheetBreaches, findTokenBreaches } from './find-token-breaches.ts'
import { parseSource } from './parse-source.ts'

const feature = 'apps/checkout/src/features/basket/basket-row.tsx'

function words(text: string, path = feature): string[] {
  const sources = [parseSource({ path, text })]
  return [...findScreenBreaches(sources), ...findTokenBreaches(sources)].map(
    (breach) => breach.words,
  )
}

describe('colours of screens are tokens', () => {
  it.each([
    '<p className="bg-[#fff]" />',
    '<p className="hover:text-[rgb(1,2,3)]" />',
    '<path fill="#b4472a" />',
    "const style = { backgroundColor: 'hsl(10 50% 50%)' }",
    '<p style={{ color: `rgba(0,0,0,.5)` }} />',
  ])('%s is refused', (text) => {
    expect(words(text).join()).toMatch(/a colour/)
  })

  it.each([
    '<p className="bg-paper text-ink" />',
    '<a href="#reviews" />',
    '<circle fill={colour} />',
    "const order = 'order #204511'",
  ])('%s passes', (text) => {
    expect(words(text)).toEqual([])
  })

  it('the tokens themselves, stories and tests may write colours out', () => {
    const text = '<path fill="#b4472a" />'
    expect(words(text, 'packages/ui/src/tokens/theme-colour.tsx')).toEqual([])
    expect(words(text, 'packages/ui/src/primitives/picture.stories.tsx')).toEqual([])
    expect(words(text, 'packages/ui/src/primitives/picture.tsx')).not.toEqual([])
  })

  it('style sheets of screens hold none either', () => {
    const sheet = (path: string) =>
      findSheetBreaches([{ path, text: 'a {\n  color: #123456;\n  mask: url(#hole);\n}' }])
    expect(sheet('apps/retail/src/app.css').map(({ line }) => line)).toEqual([2])
    expect(sheet('packages/ui/src/tokens/colour.css')).toEqual([])
  })
})

describe('sizes of screens are the scale', () => {
  it.each([
    ['<p className="mt-4 h-[13px]" />', 'h-[13px]'],
    ['<p className="md:text-[1.1rem]" />', 'text-[1.1rem]'],
    ['<p className="-mt-[3px]" />', 'mt-[3px]'],
    ["cva('p-[calc(2rem+1px)]')", 'p-[calc(2rem+1px)]'],
  ])('%s is refused', (text, size) => {
    expect(words(text)).toEqual([`a size outside the scale: ${size}`])
  })

  it.each([
    'grid-cols-[264px_1fr]',
    'min-[1180px]:grid-cols-3',
    'max-h-[calc(100dvh-(--spacing(20)))]',
    '[&>svg]:hidden data-[state=open]:rotate-180 h-12.5',
  ])('%s passes', (classes) => {
    expect(words(`<p className="${classes}" />`)).toEqual([])
  })
})

describe('controls of screens are parts of the kit', () => {
  it.each(['button', 'input', 'select', 'textarea'])('a raw <%s> is refused', (element) => {
    expect(words(`<${element} name="x" />`)).toEqual([
      `<${element}> outside the kit: take it from packages/ui`,
    ])
  })

  it('the kit may draw them, a hidden field is none, a part of the kit is welcome', () => {
    expect(words('<button />', 'packages/ui/src/primitives/button.tsx')).toEqual([])
    expect(words('<input type="hidden" name="sort" />')).toEqual([])
    expect(words('<Button>{words.add}</Button>')).toEqual([])
  })
})
