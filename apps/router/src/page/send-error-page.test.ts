import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StubShop } from '../../test/stub-shop.ts'

const shop = new StubShop()
beforeAll(async () => {
  await shop.start({ counterOrigins: ['https://mc.example'] })
})
afterAll(() => shop.stop())

const missingPage = '/z1/ru/person/page-not-found/'
const failedPage = '/z1/ru/person/page-error/'
const shell = '<html id="__next_error__"></html>'

beforeEach(() => {
  shop.storefront.pages.clear()
  shop.storefront.pages.set(missingPage, { body: '<main>missing</main>' })
  shop.storefront.pages.set(failedPage, { body: '<main>failed</main>' })
})

describe('error pages', () => {
  it('[error.page] [route.ssr-error] a page that fails on the server shows the ordinary page with its status', async () => {
    shop.storefront.pages.set('/z1/ru/person/develop/ssr_error/', { status: 500, body: shell })
    const answer = await shop.request('/develop/ssr_error/')
    expect([answer.status, answer.body]).toEqual([500, '<main>failed</main>'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('[error.page] an address that matches nothing shows the not-found page', async () => {
    const answer = await shop.request('/nothing/here/')
    expect([answer.status, answer.body]).toEqual([404, '<main>missing</main>'])
  })

  it('[query.server] the query `server` shows the text of a server error, whatever errorUrl says', async () => {
    for (const query of ['server', 'server=1', 'server=1&errorUrl=https://evil.example/']) {
      const answer = await shop.request(`/nothing/here/?${query}`)
      expect([answer.status, answer.body], query).toEqual([404, '<main>failed</main>'])
      expect(answer.headers.location).toBeUndefined()
    }
    expect((await shop.request('/nothing/here/?observer=1')).body).toBe('<main>missing</main>')
  })

  it('[errors.initial] [error.minimal] [errors.texts] with no upstream available, a built-in page says «Ошибка» in the language of the request and offers to reload', async () => {
    const texts = [
      ['kk', 'Қате', 'Серверде қате болды', 'жаңарту'],
      ['en', 'Error', 'The server met an error', 'reload'],
      ['ru', 'Ошибка', 'На сервере произошла ошибка', 'обновить'],
    ] as const
    for (const [language, title, text, reload] of texts) {
      for (const page of ['about', 'page-error'])
        shop.storefront.pages.set(`/z1/${language}/bot/${page}/`, { status: 500, body: shell })
      const headers = { cookie: `lang=${language}`, 'user-agent': 'Googlebot/2.1' }
      const answer = await shop.request('/about/', { headers })
      expect(answer.status).toBe(500)
      expect(answer.body).toContain(`<html lang="${language}">`)
      expect(answer.body).toContain('<header><svg')
      expect(answer.body).toContain(`<h1>${title}</h1>`)
      expect(answer.body).toContain(text)
      expect(answer.body).toContain(`<a href="">${reload}</a>`)
    }
  })
})

it('[GET /builds/latest.json] names the build in service and is never cached', async () => {
  const answer = await shop.request('/builds/latest.json?timestamp=1700000000000')
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.body)).toEqual({ id: expect.any(String) })
  expect(answer.headers['cache-control']).toContain('no-store')
})

it('[rule.utm-drop] campaign parameters never reach the storefront', async () => {
  await shop.request('/catalog/divany/?utm_ad_group_id=7&page=2')
  const sent = shop.storefront.requests.filter(({ url }) => url.includes('/catalog/divany/'))
  expect(sent.map(({ url }) => url)).toEqual(['/z1/ru/person/catalog/divany/?page=2'])
})

describe('page address sent to the storefront', () => {
  const getSent = async (path: string, cookie = '') => {
    const known = new Set(shop.storefront.requests)
    await shop.request(path, { headers: cookie ? { cookie } : {} })
    const sent = shop.storefront.requests.filter((request) => !known.has(request))
    return sent.map(({ headers }) => ({
      page: headers['x-shop-page'],
      path: headers['x-shop-path'],
    }))
  }

  it('is the public address, for the same page on the other host unless robots may not see it', async () => {
    expect(await getSent('/vacancies/')).toEqual([{ page: '/vacancies/', path: '/vacancies/' }])
    expect(await getSent('/search/?q=a')).toEqual([{ page: '/search/', path: undefined }])
  })

  it('is the address of the error page if that is shown instead', async () => {
    expect(await getSent('/not/a/page/', 'lang=kk')).toEqual([
      { page: '/page-not-found/', path: undefined },
    ])
  })
})

it('the analytics scripts may run, and no others', async () => {
  const policy = String((await shop.request('/guaranty/')).headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/mc\.example;/)
  expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/mc\.example/)
})

describe('language of a page', () => {
  const getLanguage = async (path: string, cookie = '') => {
    await shop.request(path, { headers: cookie ? { cookie } : {} })
    return /^\/z1\/(\w+)\//.exec(shop.storefront.requests.at(-1)?.url ?? '')?.[1]
  }

  it('[lang.three] is Russian unless kk or en was chosen; other values are ignored', async () => {
    expect(await getLanguage('/steps/')).toBe('ru')
    expect(await getLanguage('/steps/', 'lang=kk')).toBe('kk')
    expect(await getLanguage('/steps/', 'lang=en')).toBe('en')
    expect(await getLanguage('/measurer/', 'lang=de')).toBe('ru')
    expect(await getLanguage('/suppliers/', 'lang=../../x')).toBe('ru')
  })
})
