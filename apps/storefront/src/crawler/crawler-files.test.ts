import { describe, expect, it } from 'vitest'
import { buildRobotsTxt } from './build-robots-txt.ts'
import { buildSitemapIndexXml, buildSitemapXml } from './build-sitemap-xml.ts'
import { parseSitemapFileName } from './parse-sitemap-file-name.ts'

const local = new URL('https://shop.example')
const alternates = [{ language: 'ru-KZ', origin: new URL('https://kz.shop.example') }]

describe('sitemap', () => {
  it('is an index of files on the requested host', () => {
    const xml = buildSitemapIndexXml(['sections-1.xml', 'products-1.xml'], local)
    expect(xml).toContain('<loc>https://shop.example/sitemap/sections-1.xml</loc>')
    expect(xml.match(/<sitemap>/g)).toHaveLength(2)
  })

  it('lists images and the page on the other host, and escapes every text', () => {
    const path = '/catalog/divany/divan-"a"&<b>/'
    const hosts = ['main', 'kz']
    const xml = buildSitemapXml([{ path, images: ['a b.jpg'], changedOn: '2026-11-20', hosts }], {
      local,
      alternates,
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

  it('[sitemap.true] names no page on a host that does not have it', () => {
    const url = { path: '/news/almaty/', images: [], changedOn: null, hosts: ['kz'] }
    const xml = buildSitemapXml([url], { local, alternates })
    expect(xml).toContain('<loc>https://shop.example/news/almaty/</loc>')
    expect(xml).not.toContain('hreflang')
  })

  it.each([
    ['products-2.xml', { part: 'products', page: 2 }],
    ['sections-1.xml', { part: 'sections', page: 1 }],
    ['products-0.xml', null],
    ['products-9999.xml', null],
    ['users-1.xml', null],
    ['../secret.xml', null],
  ])('parses the file name %s as %j', (name, expected) => {
    expect(parseSitemapFileName(name)).toEqual(expected)
  })
})

it('points crawlers to the sitemap and disallows personal pages', () => {
  const text = buildRobotsTxt(local)
  expect(text).toContain('Sitemap: https://shop.example/sitemap.xml')
  for (const path of ['/personal/', '/personal-lk/', '/search/', '/api_vue/']) {
    expect(text).toContain(`Disallow: ${path}\n`)
  }
  expect(text).not.toMatch(/^Disallow: \/$/m)
})
