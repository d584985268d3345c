import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressBody, compressDensely, decompressBody } from './compressed-body.ts'

const plain = Buffer.from('<p>Стул</p>'.repeat(500))

it('returns a stored body in every encoding', async () => {
  const body = await compressBody(plain)
  expect(await decompressBody(body, 'identity')).toEqual(plain)
  expect(gunzipSync(await decompressBody(body, 'gzip'))).toEqual(plain)
  expect(await decompressBody(await compressDensely(body), 'identity')).toEqual(plain)
})

it('keeps no memory of others with a body', async () => {
  const body = await compressBody(plain)
  const kept = [body.br, (await compressDensely(body)).br, await decompressBody(body, 'gzip')]
  for (const bytes of kept) expect(bytes.buffer.byteLength).toBe(bytes.length)
})
