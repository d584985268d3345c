import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { findFreePort } from './find-free-port.ts'

it('finds free ports below those of outgoing connections', async () => {
  const port = await findFreePort()
  expect(port).toBeGreaterThanOrEqual(20_000)
  expect(port).toBeLessThan(32_768)
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  server.close()
})
