import { describe, expect, it } from 'vitest'
import { formatAddress } from './address.ts'
import { parseSafeTarget } from './parse-safe-target.ts'

const rules = {
  isShopHost: (name: string) => name === 'shop.example',
  allowsExternal: (origin: string) => origin === 'https://partner.example',
}

describe('redirect targets', () => {
  it.each([
    ['/about/', '/about/'],
    ['/about/?a=1#top', '/about/?a=1#top'],
    ['/акции/', '/%D0%B0%D0%BA%D1%86%D0%B8%D0%B8/'],
    ['https://partner.example/a?b#c', 'https://partner.example/a?b#c'],
    ['https://shop.example/about/', 'https://shop.example/about/'],
    ['HTTPS://PARTNER.example', 'https://partner.example/'],
  ])('%s is followed', (text, to) => {
    const target = parseSafeTarget(text, rules)
    expect(target && formatAddress(target)).toBe(to)
  })

  const evil = 'evil.example'
  const corpus = [
    '',
    ' ',
    '.',
    evil,
    `//${evil}`,
    `///${evil}`,
    `////${evil}`,
    `/\\${evil}`,
    `\\/${evil}`,
    `\\\\${evil}`,
    `/\\/${evil}`,
    `/\t/${evil}`,
    `/\n/${evil}`,
    `/\r/${evil}`,
    `\t//${evil}`,
    ` //${evil}`,
    `/ /${evil}`,
    `//${evil}/%2f..`,
    `/%2f%2f${evil}`,
    `/%2F${evil}`,
    `/%5c${evil}`,
    `/%5C/${evil}`,
    `/%09/${evil}`,
    `/%0a/${evil}`,
    `/%0d%0alocation:http://${evil}`,
    `/a%0d%0ab`,
    `/%00/${evil}`,
    `//${evil}@shop.example`,
    `https://${evil}`,
    `http://${evil}`,
    `https:${evil}`,
    `https:/${evil}`,
    `https:///${evil}`,
    `http:\\\\${evil}`,
    `https:\\${evil}`,
    `https://partner.example@${evil}`,
    `https://user:pass@partner.example`,
    `https://partner.example.${evil}`,
    `https://${evil}#partner.example`,
    `https://${evil}?partner.example`,
    `https://${evil}/https://partner.example`,
    `https://${evil}\\@partner.example`,
    `https://partner.example:444`,
    `http://partner.example`,
    'https://shop.example@evil.example/',
    `https://shop.example\\.${evil}`,
    `https://shop.example%2f@${evil}`,
    `https://shop.example%00.${evil}`,
    `https://shop.example%0a.${evil}`,
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'javascript://shop.example/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://partner.example',
    'blob:https://partner.example/x',
    'mailto:a@b.c',
    'tel:1',
    'view-source:https://partner.example',
    'about:blank',
    'ws://partner.example',
    '?next=1',
    '#hash',
    'about/',
    './about/',
    '../about/',
    '/a//b/',
    '/a/%zz/',
    `/a/..//${evil}`,
    `/.//${evil}`,
    `/..//${evil}`,
    `/./\\${evil}`,
    `/a/../..//${evil}`,
    `https://[::1]/`,
    `https://0x7f000001/`,
    'https://',
    'https://?',
    'https://#',
    'http://',
    `//${evil}:80`,
    `//[::1]/`,
    `/\u2028/${evil}\\`,
    `https://еvil.example/`,
  ]

  it.each(corpus.map((text) => [text]))('%j never redirects outside the shop', (text) => {
    const target = parseSafeTarget(text, rules)
    if (target === null) return
    // An accepted target must stay on the shop however a browser parses it.
    const read = new URL(formatAddress(target), 'https://shop.example/')
    expect(read.origin).toBe('https://shop.example')
    expect(read.pathname).not.toMatch(/^\/[/\\]/)
  })

  it('refuses nearly all of the corpus', () => {
    expect(corpus.filter((text) => parseSafeTarget(text, rules) !== null)).toEqual([])
  })
})
