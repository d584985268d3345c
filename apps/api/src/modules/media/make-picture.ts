import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { drawFile } from './drawing/draw-file.ts'
import type { Modifiers } from './read-modifiers.ts'

const AVIF_EFFORT = 2

/** Makes pictures once and keeps them on the disk; those who ask for one in the making wait for it. */
export class PictureMaker {
  readonly #folder: string
  readonly #making = new Map<string, Promise<Buffer | null>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The picture in the asked form, or null where there is no such file. */
  async make(file: string, asked: Modifiers): Promise<Buffer | null> {
    const key = createHash('sha256')
      .update(JSON.stringify([file, asked]))
      .digest('hex')
    const path = join(this.#folder, key.slice(0, 2), `${key}.${asked.format}`)
    const kept = await readFile(path).catch(() => null)
    if (kept) return kept
    const running = this.#making.get(key)
    if (running) return running
    const making = this.#makeAndKeep(file, asked, path).finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  async #makeAndKeep(file: string, asked: Modifiers, path: string): Promise<Buffer | null> {
    const svg = drawFile(file)
    if (svg === null) return null
    const picture = await formOf(sharp(Buffer.from(svg)), asked)
    await mkdir(join(path, '..'), { recursive: true })
    const unfinished = `${path}.${process.pid}.part`
    await writeFile(unfinished, picture)
    await rename(unfinished, path)
    return picture
  }
}

async function formOf(source: Sharp, asked: Modifiers): Promise<Buffer> {
  const sized = source
    .resize({
      ...(asked.width ? { width: asked.width } : {}),
      ...(asked.height ? { height: asked.height } : {}),
      fit: asked.fit,
      background: `#${asked.background}`,
      withoutEnlargement: true,
    })
    .flatten({ background: `#${asked.background}` })
  if (asked.format === 'avif')
    return sized.avif({ quality: asked.quality, effort: AVIF_EFFORT }).toBuffer()
  if (asked.format === 'jpeg')
    return sized.jpeg({ quality: asked.quality, mozjpeg: true }).toBuffer()
  if (asked.format === 'png') return sized.png().toBuffer()
  return sized.webp({ quality: asked.quality }).toBuffer()
}
