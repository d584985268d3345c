import { expect, it } from 'vitest'
import { fillSlots, type PageFragments, renderWithSlots, toSlot } from './page-fragments.ts'

it('keeps markup out of a render, and puts each back into its place', async () => {
  const fragments: PageFragments = []
  const html = await renderWithSlots(fragments, async () => {
    const first = toSlot(Buffer.from('<p>Стул</p>'))
    await Promise.resolve()
    return `<div>${first}</div><script type="application/json">${toSlot('{"a":"$&"}')}</script>`
  })
  expect(html).not.toContain('Стул')
  expect(html).not.toContain('$&')
  expect(fillSlots(html, fragments).toString()).toBe(
    '<div><p>Стул</p></div><script type="application/json">{"a":"$&"}</script>',
  )
})

it('keeps the pages that are rendered at the same time apart', async () => {
  const render = async (text: string) => {
    const fragments: PageFragments = []
    const html = await renderWithSlots(fragments, async () => {
      await Promise.resolve()
      return toSlot(text)
    })
    return fillSlots(html, fragments).toString()
  }
  expect(await Promise.all([render('a'), render('b')])).toEqual(['a', 'b'])
})

it('returns the markup itself where nobody fills slots', () => {
  expect(toSlot('<p>Стул</p>')).toBe('<p>Стул</p>')
  expect(toSlot(Buffer.from('<p>Стул</p>'))).toBe('<p>Стул</p>')
})

it('fills no page with the fragments of another', () => {
  const html = renderWithSlots([], () => toSlot('<p>Стул</p>'))
  expect(() => fillSlots(html, [])).toThrow('missing')
})

it('leaves other comments as they are', () => {
  const html = '<!--$--><!-- 0 --><!--/$-->'
  expect(fillSlots(html, [Buffer.from('a')]).toString()).toBe(html)
})
