import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { followListLinks, listLeftEvent, navigateInPlace } from './navigate-in-place.ts'

vi.mock('./render-loading-bar.tsx', () => ({ renderLoadingBar: vi.fn() }))

const path = '/catalog/divany/'
const build = '<script type="module" src="/start-1.js"></script>'

const buildPage = (title: string, script = build) =>
  `<html><head><title>${title}</title><link rel="canonical" href="https://shop/${title}"></head>
  <body><main id="main"></main><script id="page-settings">{"language":"ru"}</script>${script}</body></html>`

type Answer = { body?: string; status?: number; type?: string }

/** Answers the requests of the test, each with its own page. */
function serve(answer: (path: string) => Answer | Promise<Answer>) {
  const fetched = vi.fn(async (href: string, { signal }: RequestInit) => {
    const { body = buildPage(href), status = 200, type = 'text/html' } = await answer(href)
    signal?.throwIfAborted()
    return new Response(body, { status, headers: { 'content-type': type } })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const morphMain = vi.fn()
const assign = vi.fn()
const reload = vi.fn()

beforeAll(() => followListLinks(async () => ({ morphMain })))
beforeEach(() => {
  history.replaceState(null, '', path)
  document.documentElement.innerHTML = buildPage('whole')
  vi.spyOn(location, 'assign').mockImplementation(assign)
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('[filters.url] shows another address of the list, which is then the address of the page', async () => {
  serve(() => ({}))
  const left = vi.fn()
  addEventListener(listLeftEvent, left, { once: true })
  await navigateInPlace(`${path}?COLOR=1`, { scroll: 'keep' })
  expect(location.search).toBe('?COLOR=1')
  expect(document.title).toBe(`${path}?COLOR=1`)
  expect(document.querySelector('link')?.href).toBe(`https://shop/${path}?COLOR=1`)
  expect(morphMain.mock.calls[0]?.[0].title).toBe(`${path}?COLOR=1`)
  expect(left).toHaveBeenCalledOnce()
  expect(assign).not.toHaveBeenCalled()
})

it('shows the last of two choices, however late the first is', async () => {
  let release = () => {}
  const first = new Promise<Answer>((resolve) => {
    release = () => resolve({})
  })
  serve((href) => (href.includes('COLOR=1') ? first : {}))
  const choices = [
    navigateInPlace(`${path}?COLOR=1`, { scroll: 'keep' }),
    navigateInPlace(`${path}?COLOR=2`, { scroll: 'keep' }),
  ]
  expect(await choices[1]).toBe(true)
  release()
  expect(await choices[0]).toBe(false)
  expect(location.search).toBe('?COLOR=2')
  expect(morphMain).toHaveBeenCalledOnce()
  expect(assign).not.toHaveBeenCalled()
})

describe('the browser goes to the address itself', () => {
  it.each<[string, () => Answer]>([
    ['without a network', () => Promise.reject(new TypeError()) as never],
    ['where the page is missing', () => ({ status: 404 })],
    ['where it is no page', () => ({ type: 'application/json', body: '{}' })],
    ['after a release', () => ({ body: buildPage('new', build.replace('1', '2')) })],
  ])('%s', async (_, answer) => {
    serve(answer)
    await navigateInPlace(`${path}?COLOR=1`, { scroll: 'keep' })
    expect(assign.mock.calls).toEqual([[`${path}?COLOR=1`]])
    expect(location.search).toBe('')
    expect(morphMain).not.toHaveBeenCalled()
  })
})

it('[loading.delay] marks the main part as busy while the list is late', async () => {
  vi.useFakeTimers()
  let release = () => {}
  serve(
    () =>
      new Promise<Answer>((resolve) => {
        release = () => resolve({})
      }),
  )
  const shown = navigateInPlace(`${path}?COLOR=1`, { scroll: 'keep' })
  const main = document.getElementById('main')
  vi.advanceTimersByTime(549)
  expect(main?.hasAttribute('aria-busy')).toBe(false)
  vi.advanceTimersByTime(2)
  expect(main?.getAttribute('aria-busy')).toBe('true')
  release()
  vi.useRealTimers()
  await shown
  expect(main?.hasAttribute('aria-busy')).toBe(false)
})

describe('links of a list', () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<section data-in-place data-list>
        <a id="sort" href="${path}?sort=cheap">Дешевле</a><a id="product" href="${path}divan/">Диван</a>
      </section><a id="other" href="${path}?sort=cheap">Другая</a>`,
    )
  })

  const click = (id: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    document.getElementById(id)?.dispatchEvent(event)
    return event.defaultPrevented
  }

  it('change the list in place, and back shows the one before', async () => {
    serve(() => ({}))
    expect(click('sort')).toBe(true)
    await vi.waitFor(() => expect(document.title).toBe(`${path}?sort=cheap`))
    expect(history.state).toEqual({ inPlace: true })
    history.replaceState({ inPlace: true }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: { inPlace: true } }))
    await vi.waitFor(() => expect(document.title).toBe(path))
    expect(location.search).toBe('')
  })

  it('[page.back] going back past a link within the page shows the list of that address', async () => {
    serve(() => ({}))
    click('sort')
    await vi.waitFor(() => expect(document.title).toBe(`${path}?sort=cheap`))
    history.replaceState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    await vi.waitFor(() => expect(document.title).toBe(path))
  })

  it('are left to the browser where they open a tab, a product or are elsewhere', () => {
    const fetched = serve(() => ({}))
    expect(click('sort', { ctrlKey: true })).toBe(false)
    expect(click('product')).toBe(false)
    expect(click('other')).toBe(false)
    expect(fetched).not.toHaveBeenCalled()
  })
})
