import assert from 'node:assert/strict'
import { foreignBrand, setupExample } from './setup-example.ts'

const pages = [
  '/',
  '/catalog/',
  '/catalog/stoly/',
  '/bonus-program/',
  '/assembly/',
  '/contacts/',
  '/payment-and-delivery/',
  '/personal/order/',
  '/personal-lk/',
  '/retail-lk/',
  '/no-such-page/',
]
const files = [
  '/manifest.webmanifest',
  '/_assembler/manifest.webmanifest',
  '/offline.html',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/products-1.xml',
  '/sitemap/sections-1.xml',
]

/** As the demonstration's settings and any drawing of it in a page would hold it. */
const demonstrationMark = 'M3 32V14.5'

const pictures = ['/favicon.ico', '/icons/apple-touch-icon.png', '/icons/share-ru.jpg']

type Manifest = { short_name: string; icons: { src: string }[] }

const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }

/** Every surface of the shop shows its own name, colours and promises, in every language. */
export async function expectBrand(origin: string, name: string): Promise<void> {
  const { languages } = setupExample
  for (const language of languages) {
    for (const path of pages) {
      const cookie = `lang=${language}`
      const answer = await fetch(origin + path, { headers: { ...headers, cookie } })
      const html = await answer.text()
      assert(!foreignBrand.test(html), `${language} ${path}: ${foreignBrand.exec(html)?.[0]}`)
      assert(html.includes('--accent:#1d4ed8'), `${path} does not have the colours`)
      assert(language !== 'ru' || html.includes(name), `${path} does not show ${name}`)
      assert(!html.includes(demonstrationMark), `${path} shows the mark of the demonstration`)
    }
  }
  for (const path of files) {
    const text = await (await fetch(origin + path, { headers })).text()
    assert(!foreignBrand.test(text), `${path}: ${foreignBrand.exec(text)?.[0]}`)
  }
  const manifest = await (await fetch(`${origin}/manifest.webmanifest`, { headers })).json()
  assert.equal((manifest as Manifest).short_name, name)
  await expectIcons(origin, name, manifest as Manifest)
  await expectPromises(origin)
  // A language that is switched off is not served, whoever asks for it.
  const asked = await fetch(`${origin}/contacts/?lang=en`, { headers, redirect: 'manual' })
  assert.equal(asked.status, 302)
  const kept = await fetch(`${origin}/contacts/`, { headers: { ...headers, cookie: 'lang=en' } })
  assert.match(await kept.text(), /<html[^>]* lang="ru"/)
}

async function expectPromises(origin: string): Promise<void> {
  const read = async (path: string) =>
    (await (await fetch(origin + path, { headers })).text()).replaceAll('\u00a0', ' ')
  const { assemblyPercent, bonusSpendPercent } = setupExample.promises
  assert.match(await read('/assembly/'), new RegExp(`${assemblyPercent} %`))
  assert.match(await read('/bonus-program/'), new RegExp(`${bonusSpendPercent} %`))
}

/** Tabs, phones and messengers show the shop's own mark: here the initial of its name in its blue. */
async function expectIcons(origin: string, name: string, { icons }: Manifest): Promise<void> {
  const icon = await (await fetch(`${origin}/icon.svg`, { headers })).text()
  assert.match(icon, new RegExp(`<title>${name}</title>.*fill="#1d4ed8"`))
  for (const path of [...pictures, ...icons.map(({ src }) => src)]) {
    const answer = await fetch(origin + path, { headers })
    assert.equal(answer.status, 200, path)
    assert.match(answer.headers.get('content-type') ?? '', /^image\//, path)
    await answer.arrayBuffer()
  }
  const home = await (await fetch(`${origin}/catalog/`, { headers })).text()
  assert.match(home, new RegExp(`data-brand-mark.*?<text[^>]*>${name[0]}</text>`))
  assert.match(home, /property="og:image" content="[^"]*\/icons\/share-ru\.jpg"/)
}
