import { expect, it } from 'vitest'
import { islandComponents } from '../../island-registry/island-components.ts'
import { createIslandRenderer } from './create-island-renderer.tsx'

const { renderIsland } = createIslandRenderer(islandComponents)
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const settings = { language: 'ru', hints: { parts: null, monthly: null } } as const

const bar = (current: string) =>
  JSON.stringify({
    language: 'ru',
    shopName: current,
    sections: [],
    contact: null,
    hiddenLinks: [],
  })

it('renders an island with its props and the language of the page', () => {
  const { html } = renderIsland('shopHeader', bar('Светлица'), settings)
  expect(decode(html)).toContain('Светлица')
  expect(decode(html)).toContain('Каталог')
})

it('keeps what it rendered, apart for each props and settings', () => {
  const first = renderIsland('shopHeader', bar('Светлица'), settings)
  expect(renderIsland('shopHeader', bar('Светлица'), settings)).toBe(first)
  expect(renderIsland('shopHeader', bar('Другая'), settings)).not.toBe(first)
  const others = { language: 'ru', hints: { parts: 'split', monthly: null } } as const
  expect(renderIsland('shopHeader', bar('Светлица'), others)).not.toBe(first)
})

it('keeps no memory of others with the markup', () => {
  const { html } = renderIsland('shopHeader', bar('Светлица'), settings)
  expect(html.buffer.byteLength).toBe(html.length)
})

it('gives every island of a page ids of its own', () => {
  const ids = ['Светлица', 'Другая'].map((name) => {
    const { id, html } = renderIsland('shopHeader', bar(name), settings)
    const [, controls = ''] = /aria-controls="([^"]+)"/.exec(decode(html)) ?? []
    expect(controls).toContain(id)
    return controls
  })
  expect(new Set(ids).size).toBe(2)
})

it('gives two islands with the same props ids of their own', () => {
  const [first, second] = [0, 1].map((copy) =>
    renderIsland('shopHeader', bar('Светлица'), settings, copy),
  )
  expect(second?.id).not.toBe(first?.id)
  expect(second && decode(second.html)).toContain(second?.id)
})
