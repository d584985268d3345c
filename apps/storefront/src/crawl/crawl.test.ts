import { describe, expect, it } from 'vitest'
import { readSitemapFile } from './read-sitemap-file.ts'
import { robotsText } from './robots-text.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const own = new URL('https://shop.example')
const others = [{ language: 'ru-KZ', origin: new URL('https://kz.shop.example') }]

describe('the map for search engines', () => {
  it('is an index of files on the host that was asked', () => {
    const xml = sitemapIndexXml(['sections-1.xml', 'products-1.xml'], own)
    expect(xml).toContain('<loc>https://shop.example/sitemap/sections-1.xml</loc>')
    expect(xml.match(/<sitemap>/g)).toHaveLength(2)
  })

  it('has pictures and the page of the other host, and no text can end its elements', () => {
    const path = '/catalog/divany/divan-"a"&<b>/'
    const xml = sitemapXml([{ path, images: ['a b.jpg'], changedOn: '2026-11-20' }], {
      own,
      others,
    })
    expect(xml).toContain(
      '<loc>https://shop.example/catalog/divany/divan-%22a%22&amp;%3Cb%3E/</loc>',
    )
    expect(xml).toContain('hreflang="ru-KZ" href="https://kz.shop.example/catalog/')
    expect(xml).toContain(
      '<image:loc>https://shop.example/media/f_jpeg,w_1600/a%20b.jpg</image:loc>',
    )
    expect(xml).toContain('<lastmod>2026-11-20</lastmod>')
  })

  it.each([
    ['products-2.xml', { part: 'products', page: 2 }],
    ['sections-1.xml', { part: 'sections', page: 1 }],
    ['products-0.xml', null],
    ['products-9999.xml', null],
    ['users-1.xml', null],
    ['../secret.xml', null],
  ])('the file %s is %j', (name, expected) => {
    expect(readSitemapFile(name)).toEqual(expected)
  })
})

it('robots are led to the map and kept out of what is a person’s own', () => {
  const text = robotsText(own)
  expect(text).toContain('Sitemap: https://shop.example/sitemap.xml')
  for (const path of ['/personal/', '/personal-lk/', '/search/', '/api_vue/']) {
    expect(text).toContain(`Disallow: ${path}\n`)
  }
  expect(text).not.toMatch(/^Disallow: \/$/m)
})
