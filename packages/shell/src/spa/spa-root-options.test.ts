import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildSpaRootOptions } from './spa-root-options.tsx'

const redirects = [
  { from: '/personal-lk/old/', to: '/personal-lk/orders/' },
  { from: '/personal-lk/rules/', to: '/refund/' },
  { from: '/personal-lk/help/', to: 'https://help.example/faq/' },
]
const assign = vi.fn<(address: string) => void>()

beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('location', { origin: 'https://svetlitsa.example', assign })
  vi.stubGlobal('fetch', async () => Response.json({ redirects }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Opens the app, then navigates inside it. */
async function navigate(href: string): Promise<void> {
  const { beforeLoad } = buildSpaRootOptions({ app: 'account' })
  await beforeLoad({ location: { href: '/personal-lk/' } })
  await beforeLoad({ location: { href } })
}

it('[rule.path-redirect] an entry to a screen of the app is followed inside the app', async () => {
  await expect(navigate('/personal-lk/old/')).rejects.toMatchObject({
    options: { href: '/personal-lk/orders/' },
  })
  expect(assign).not.toHaveBeenCalled()
})

it.each(['/personal-lk/rules/', '/personal-lk/help/?x=1'])(
  '[rule.path-redirect] %s, which leads out of the app, is loaded whole: the router alone decides which origins are allowed',
  async (href) => {
    void navigate(href)
    await vi.waitFor(() => expect(assign).toHaveBeenCalled(), { timeout: 30_000 })
    expect(assign.mock.calls).toEqual([[href]])
  },
)
