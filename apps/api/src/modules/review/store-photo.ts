import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const FOLDER = 'reviews'
const LONGEST_SIDE = 1_600
/** A photograph of a good telephone has 50 million; above is a bomb or a mistake. */
const MOST_PIXELS = 60_000_000
const MOST_BYTES = 6_300_000
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif'])
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

export interface StoredPhoto {
  /** Its path under /media/…/. */
  file: string
  width: number
  height: number
}

/**
 * Keeps a photograph as a new picture made of its dots, so that nothing else of what was sent
 * remains: no place where it was taken, no page hidden behind it. Null where it is no picture.
 */
export async function storePhoto(base64: string, dataDir: string): Promise<StoredPhoto | null> {
  if (!BASE64.test(base64)) return null
  const sent = Buffer.from(base64, 'base64')
  if (sent.length > MOST_BYTES) return null
  const made = await madeAnew(sent)
  if (!made) return null
  const name = `${createHash('sha256').update(made.data).digest('hex').slice(0, 40)}.webp`
  const folder = join(dataDir, 'media', FOLDER)
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `${name}.${process.pid}.part`)
  await writeFile(unfinished, made.data)
  await rename(unfinished, join(folder, name))
  return { file: `${FOLDER}/${name}`, width: made.info.width, height: made.info.height }
}

async function madeAnew(sent: Buffer) {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const
  try {
    const { format } = await sharp(sent, options).metadata()
    if (!FORMATS.has(format ?? '')) return null
    return await sharp(sent, options)
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
  } catch {
    // Whatever sharp cannot read to its end is no picture; the answer says so.
    return null
  }
}
