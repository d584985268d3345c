import { describe, expect, it } from 'vitest'
import { findScreenViolations } from './find-screen-violations.ts'
import { findSheetViolations, findTokenViolations } from './find-token-violations.ts'
import { parseSource } from './parse-source.ts'

const feature = 'apps/checkout/src/features/basket/basket-row.tsx'

function findMessages(text: string, path = feature): string[] {
  const sources = [parseSource({ path, text })]
  return [...findScreenViolations(sources), ...findTokenViolations(sources)].map(
    (breach) => breach.message,
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
    expect(findMessages(text).join()).toMatch(/a colour/)
  })

  it.each([
    '<p className="bg-paper text-ink" />',
    '<a href="#reviews" />',
    '<circle fill={colour} />',
    "const order = 'order #204511'",
  ])('%s is allowed', (text) => {
    expect(findMessages(text)).toEqual([])
  })

  it('tokens, stories and tests may use literal colours', () => {
    const text = '<path fill="#b4472a" />'
    expect(findMessages(text, 'packages/ui/src/tokens/colour.tsx')).toEqual([])
    expect(findMessages(text, 'packages/ui/src/media/picture/picture.stories.tsx')).toEqual([])
    expect(findMessages(text, 'packages/ui/src/media/picture/picture.tsx')).not.toEqual([])
  })

  it('style sheets of screens contain no literal colours either', () => {
    const sheet = (path: string) =>
      findSheetViolations([{ path, text: 'a {\n  color: #123456;\n  mask: url(#hole);\n}' }])
    expect(sheet('apps/retail/src/app.css').map(({ line }) => line)).toEqual([2])
    expect(sheet('packages/ui/src/tokens/colour.css')).toEqual([])
  })
})

describe('sizes of screens come from the scale', () => {
  it.each([
    ['<p className="mt-4 h-[13px]" />', 'h-[13px]'],
    ['<p className="md:text-[1.1rem]" />', 'text-[1.1rem]'],
    ['<p className="-mt-[3px]" />', 'mt-[3px]'],
    ["cva('p-[calc(2rem+1px)]')", 'p-[calc(2rem+1px)]'],
  ])('%s is refused', (text, size) => {
    expect(findMessages(text)).toEqual([`a size outside the scale: ${size}`])
  })

  it.each([
    'grid-cols-[264px_1fr]',
    'min-[1180px]:grid-cols-3',
    'max-h-[calc(100dvh-(--spacing(20)))]',
    '[&>svg]:hidden data-[state=open]:rotate-180 h-12.5',
  ])('%s is allowed', (classes) => {
    expect(findMessages(`<p className="${classes}" />`)).toEqual([])
  })
})

describe('controls of screens are kit components', () => {
  it.each(['button', 'input', 'select', 'textarea'])('a raw <%s> is refused', (element) => {
    expect(findMessages(`<${element} name="x" />`)).toEqual([
      `<${element}> outside the kit: take it from packages/ui`,
    ])
  })

  it('the kit may use them, and a hidden field or a kit component is allowed', () => {
    expect(findMessages('<button />', 'packages/ui/src/actions/button/button.tsx')).toEqual([])
    expect(findMessages('<input type="hidden" name="sort" />')).toEqual([])
    expect(findMessages('<Button>{words.add}</Button>')).toEqual([])
  })
})
