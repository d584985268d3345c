import { createHash } from 'node:crypto'
import type { Language } from '@svetlitsa/domain/language/language'
import { firstAccents } from '@svetlitsa/domain/shop-settings/brand-colours'
import type { BrandPicturePath } from '@svetlitsa/domain/shop-settings/brand-picture-paths'
import { colourMark } from '@svetlitsa/domain/shop-settings/shop-mark'
import type { ShopBrand } from '@svetlitsa/domain/shop-settings/shop-settings'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import type { Logger } from 'pino'
import sharp from 'sharp'
import { type DrawnBrand, drawFullIcon, drawIcon, drawShareCard } from './draw-brand.ts'
import { rasterizeMark } from './rasterize-mark.ts'
import { wrapIco } from './wrap-ico.ts'

export interface BrandPicture {
  bytes: Buffer
  type: string
}

type Build = (brand: ShopBrand, log: Logger) => Promise<BrandPicture>

const FAVICON_PX = 48

const builders: Readonly<Record<BrandPicturePath, Build>> = {
  '/icon.svg': buildSvg,
  '/favicon.ico': buildFavicon,
  '/apple-touch-icon.png': buildPng(drawFullIcon, 180),
  '/icons/apple-touch-icon.png': buildPng(drawFullIcon, 180),
  '/icons/icon-192.png': buildPng(drawIcon, 192),
  '/icons/icon-512.png': buildPng(drawIcon, 512),
  '/icons/icon-maskable-192.png': buildPng(drawFullIcon, 192),
  '/icons/icon-maskable-512.png': buildPng(drawFullIcon, 512),
  '/icons/share-ru.jpg': buildShareCard('ru'),
  '/icons/share-kk.jpg': buildShareCard('kk'),
  '/icons/share-en.jpg': buildShareCard('en'),
}

/** The pictures of the shop's brand, each made once until the brand changes. */
export class BrandPictures {
  readonly #log: Logger
  #version = ''
  #pictures = new Map<BrandPicturePath, Promise<BrandPicture>>()

  constructor(log: Logger) {
    this.#log = log
  }

  /** The picture at an address, and a version that changes with the brand. */
  async get(path: BrandPicturePath, brand: ShopBrand): Promise<BrandPicture & { version: string }> {
    const version = createHash('sha256').update(JSON.stringify(brand)).digest('hex').slice(0, 16)
    if (version !== this.#version) {
      this.#version = version
      this.#pictures = new Map()
    }
    const pictures = this.#pictures
    const known = pictures.get(path)
    if (known) return { ...(await known), version }
    const building = builders[path](brand, this.#log)
    pictures.set(path, building)
    building.catch(() => pictures.delete(path))
    return { ...(await building), version }
  }
}

/** With the mark as it was uploaded, which browsers render in any size. */
async function buildSvg(brand: ShopBrand, log: Logger): Promise<BrandPicture> {
  const drawn = toDrawn(brand, 'ru')
  const isReadable = (await readMark(brand, log)) !== null
  const svg = drawIcon(isReadable ? drawn : { ...drawn, mark: null })
  return { bytes: Buffer.from(svg), type: 'image/svg+xml' }
}

async function buildFavicon(brand: ShopBrand, log: Logger): Promise<BrandPicture> {
  const { bytes } = await buildPng(drawIcon, FAVICON_PX)(brand, log)
  return { bytes: wrapIco(bytes, FAVICON_PX), type: 'image/x-icon' }
}

function buildPng(draw: (brand: DrawnBrand) => string, side: number): Build {
  return async (brand, log) => {
    const svg = draw({ ...toDrawn(brand, 'ru'), mark: await readMark(brand, log) })
    return { bytes: await rasterize(svg, side).png().toBuffer(), type: 'image/png' }
  }
}

function buildShareCard(language: Language): Build {
  return async (brand, log) => {
    const drawn = { ...toDrawn(brand, language), mark: await readMark(brand, log) }
    const svg = drawShareCard(drawn, shellTexts[language].tagline)
    const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 88, mozjpeg: true }).toBuffer()
    return { bytes, type: 'image/jpeg' }
  }
}

function toDrawn({ name, colours, mark }: ShopBrand, language: Language): DrawnBrand {
  const accent = (colours ?? firstAccents).light
  return { name: name[language], accent, mark: mark && colourMark(mark, accent) }
}

/** A mark that cannot be read, such as a broken picture, is as good as none. */
async function readMark(brand: ShopBrand, log: Logger): Promise<string | null> {
  const { mark } = toDrawn(brand, 'ru')
  if (!mark) return null
  try {
    return await rasterizeMark(mark)
  } catch (error) {
    log.warn({ err: error }, 'the mark of the shop cannot be read, its icons show the initial')
    return null
  }
}

/** Rendered for its size, because a small drawing that is enlarged is blurred. */
function rasterize(svg: string, side: number) {
  return sharp(Buffer.from(svg), { density: 72 * Math.max(1, side / 64) }).resize(side, side)
}
