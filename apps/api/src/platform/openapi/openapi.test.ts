import { expect, it } from 'vitest'
import { startTestApi } from '../../test-support/start-test-api.ts'

const sandboxNotice = '/api_vue/payment/webhook/sandbox/'
const yookassaNotice = '/api_vue/payment/webhook/yookassa/'

it('[POST /payment/webhook/sandbox/] is in the OpenAPI document of a demonstration', async () => {
  const paths = await listDocumentedPaths({ DEMO: '1' })
  expect(paths).toContain(yookassaNotice)
  expect(paths).toContain(sandboxNotice)
})

it('[POST /payment/webhook/sandbox/] is not in the OpenAPI document of a shop', async () => {
  const paths = await listDocumentedPaths({ DEMO: '0' })
  expect(paths).toContain(yookassaNotice)
  expect(paths.filter((path) => path.includes('sandbox'))).toEqual([])
})

async function listDocumentedPaths(env: Record<string, string>): Promise<string[]> {
  const api = await startTestApi({ env })
  try {
    return Object.keys((await api.call('GET', '/api/openapi.json')).body.paths)
  } finally {
    await api.close()
  }
}
