import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPictureSize } from './read-picture-size.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-size-'))
})
afterAll(() => rm(folder, { recursive: true }))

const background = '#b65a38'
const drawJpeg = () => sharp({ create: { width: 40, height: 30, channels: 3, background } }).jpeg()

it('reads the size of bytes and of a file, as the picture is shown', async () => {
  const bytes = await drawJpeg().toBuffer()
  expect(await readPictureSize(bytes)).toEqual({ width: 40, height: 30 })
  const file = join(folder, 'turned.jpg')
  await writeFile(file, await drawJpeg().withMetadata({ orientation: 6 }).toBuffer())
  expect(await readPictureSize(file)).toEqual({ width: 30, height: 40 })
})

it.each([
  ['bytes that are no picture', () => Buffer.from('not a picture')],
  ['a picture cut off in its head', async () => (await drawJpeg().toBuffer()).subarray(0, 20)],
  ['a file that is gone', () => join(folder, 'gone.jpg')],
])('[errors.picture-size] %s has zero width and height', async (_name, createSource) => {
  expect(await readPictureSize(await createSource())).toEqual({ width: 0, height: 0 })
})
