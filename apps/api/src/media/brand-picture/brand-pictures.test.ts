import {
  type BrandPicturePath,
  brandPicturePaths,
} from '@svetlitsa/domain/shop-settings/brand-picture-paths'
import { firstShopSettings, type ShopBrand } from '@svetlitsa/domain/shop-settings/shop-settings'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { createLogger } from '../../platform/logging/logger.ts'
import { BrandPictures } from './brand-pictures.ts'

const log = createLogger('silent')
const blue = { light: '#1d4ed8', dark: '#93b4ff' }
const house: ShopBrand = {
  ...firstShopSettings.brand,
  name: { ru: 'Тёплый дом', kk: 'Жылы үй', en: 'Warm Home' },
  colours: blue,
}
const toUrl = (type: string, bytes: Buffer | string) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`
const greenSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M0 0h20v20H0z" fill="#00aa77"/></svg>'

const sizes: Partial<Record<BrandPicturePath, [string, number, number]>> = {
  '/icon.svg': ['svg', 64, 64],
  '/apple-touch-icon.png': ['png', 180, 180],
  '/icons/apple-touch-icon.png': ['png', 180, 180],
  '/icons/icon-192.png': ['png', 192, 192],
  '/icons/icon-512.png': ['png', 512, 512],
  '/icons/icon-maskable-192.png': ['png', 192, 192],
  '/icons/icon-maskable-512.png': ['png', 512, 512],
  '/icons/share-ru.jpg': ['jpeg', 1200, 630],
  '/icons/share-kk.jpg': ['jpeg', 1200, 630],
  '/icons/share-en.jpg': ['jpeg', 1200, 630],
}

/** Whether a picture has a pixel of a colour, with what compression changes. */
async function shows(bytes: Buffer, colour: string): Promise<boolean> {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += info.channels)
    if (wanted.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 8))
      return true
  return false
}

const read = (path: BrandPicturePath, brand: ShopBrand) => new BrandPictures(log).get(path, brand)

it.each(brandPicturePaths)(
  '[shop.brand] %s is a picture in the colour of the shop',
  async (path) => {
    const { bytes, type } = await read(path, house)
    const png = path.endsWith('.ico') ? bytes.subarray(22) : bytes
    const { format, width, height } = await sharp(png).metadata()
    expect([format, width, height]).toEqual(sizes[path] ?? ['png', 48, 48])
    expect(type).toMatch(/^image\//)
    expect(await shows(png, blue.light)).toBe(true)
    expect(await shows(png, '#b4472a')).toBe(false)
  },
)

it('[shop.brand] a shop without a mark is known by its name, each by another', async () => {
  const { bytes } = await read('/icon.svg', house)
  expect(bytes.toString()).toContain('<title>Тёплый дом</title>')
  const garden = { ...house, name: { ru: 'Сад & дом', kk: 'Бақ', en: 'Garden' } }
  const other = (await read('/icon.svg', garden)).bytes.toString()
  expect(other).toContain('<title>Сад &#38; дом</title>')
  expect(other.replace(/<title>.*<\/title>/, '')).not.toBe(
    bytes.toString().replace(/<title>.*<\/title>/, ''),
  )
  const cards = ['/icons/share-ru.jpg', '/icons/share-kk.jpg', '/icons/share-en.jpg'] as const
  const texts = await Promise.all(cards.map(async (card) => (await read(card, house)).bytes))
  expect(new Set(texts.map((text) => text.toString('base64'))).size).toBe(3)
})

it.each([
  ['SVG', async () => toUrl('svg+xml', greenSvg)],
  ['PNG', async () => toUrl('png', await sharp(Buffer.from(greenSvg)).png().toBuffer())],
  ['WebP', async () => toUrl('webp', await sharp(Buffer.from(greenSvg)).webp().toBuffer())],
])('[shop.brand] every picture shows a mark that is an %s', async (_type, createMark) => {
  const brand = { ...house, mark: await createMark() }
  for (const path of brandPicturePaths.filter((one) => !/svg|ico$/.test(one)))
    expect(await shows((await read(path, brand)).bytes, '#00aa77'), path).toBe(true)
  expect((await read('/icon.svg', brand)).bytes.toString()).toContain(brand.mark)
})

it('[shop.brand] a mark drawn in currentColor has the colour of the shop on every picture', async () => {
  const brand = { ...house, mark: toUrl('svg+xml', greenSvg.replace('#00aa77', 'currentColor')) }
  for (const path of brandPicturePaths.filter((one) => !/ico$/.test(one)))
    expect(await shows((await read(path, brand)).bytes, blue.light), path).toBe(true)
})

it('[shop.brand] a mark that is no picture leaves the initial, and the log says so', async () => {
  const warn = vi.spyOn(log, 'warn')
  const brand = { ...house, mark: toUrl('png', 'no picture') }
  const { bytes } = await read('/icons/icon-192.png', brand)
  expect(bytes.equals((await read('/icons/icon-192.png', house)).bytes)).toBe(true)
  expect(warn).toHaveBeenCalledOnce()
})

it('[shop.brand] pictures are made once, and again when the brand changes', async () => {
  const pictures = new BrandPictures(log)
  const first = await pictures.get('/icons/icon-192.png', house)
  expect((await pictures.get('/icons/icon-192.png', { ...house })).bytes).toBe(first.bytes)
  const changed = await pictures.get('/icons/icon-192.png', { ...house, colours: null })
  expect(changed.version).not.toBe(first.version)
  expect(changed.bytes.equals(first.bytes)).toBe(false)
})
