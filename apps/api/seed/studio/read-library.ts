import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  BOOK_FILE,
  type FinishBook,
  finishBook,
} from '../../src/modules/model-finish/finish-book.ts'
import { isFinish } from '../finishes.ts'
import { type Manifest, manifest } from './manifest.ts'
import {
  emptyLibrary,
  type StudioLibrary,
  type StudioModel,
  type StudioPicture,
} from './studio-library.ts'
import { webpSize } from './webp-size.ts'

/** The card shows the first of these that a model has. */
const views = ['front', 'side', 'detail', 'back', 'top']
const FRAMES_FOLDER = 'turntables'

/** Reads what the studio has made; a shop without a studio has an empty library. */
export function readLibrary(folder: string): StudioLibrary {
  const text = readText(join(folder, 'manifest.json'))
  if (text === null) return emptyLibrary
  const read = manifest.parse(JSON.parse(text))
  const bookText = readText(join(folder, BOOK_FILE))
  const book = bookText === null ? null : finishBook.parse(JSON.parse(bookText))
  const shown = Map.groupBy(read.pictures, ({ model }) => model)
  const models = read.models
    .map((model) => modelOf(folder, model, shown.get(model.model) ?? [], bookText ?? ''))
    .map((model) => ({ ...model, shownIn: shownIn(book?.models[model.id]) }))
    .filter(({ pictures }) => pictures.size > 0)
    .sort((a, b) => a.id.localeCompare(b.id))
  const known = new Set(models.map(({ id }) => id))
  const scenes = read.scenes.flatMap(({ scene, file, models: inIt, ...more }) => {
    const mark = markOf(folder, file)
    if (!mark) return []
    const path = pathOf(mark, file)
    const seen = inIt.filter((one) => known.has(one))
    return [{ ...more, id: scene, file: path, view: 'room', models: seen }]
  })
  return { models, scenes }
}

function modelOf(
  folder: string,
  {
    model: id,
    kind,
    size = null,
    params,
    glb,
    usdz,
    drawing,
    turntable,
  }: Manifest['models'][number],
  shown: Manifest['pictures'],
  bookText: string,
): Omit<StudioModel, 'shownIn'> {
  const pictures = new Map<string, StudioPicture[]>()
  const inOrder = [...shown].sort((a, b) => rankOf(a.view) - rankOf(b.view))
  for (const { finish, view, file } of inOrder) {
    const read = isFinish(finish) ? pictureOf(folder, file, view) : null
    if (read) pictures.set(finish, [...(pictures.get(finish) ?? []), read])
  }
  const whole = (file: string | null | undefined) => {
    // Under a model's name lie the same model's finishes: with the book they change, too.
    const mark = file ? markOf(folder, file, bookText) : null
    return file && mark ? pathOf(mark, file) : null
  }
  // A finish that was not photographed from the front yet cannot stand on a card.
  for (const [finish, [first]] of pictures) {
    if (first?.view !== views[0]) pictures.delete(finish)
  }
  return {
    id,
    kind,
    size,
    params,
    pictures,
    drawing: drawing ? drawingOf(folder, drawing) : null,
    glb: whole(glb),
    // Where the studio made none, the image proxy makes one of the model.
    usdz: whole(usdz) ?? whole(glb)?.replace(/\.glb$/, '.usdz') ?? null,
    turntable: turntable > 0 ? framesOf(folder, id) : null,
  }
}

function shownIn(known: FinishBook['models'][string] | undefined): string[] {
  if (!known) return []
  return [known.main, ...known.finishes.filter((code) => code !== known.main)]
}

function rankOf(view: string): number {
  const rank = views.indexOf(view)
  return rank < 0 ? views.length : rank
}

function pictureOf(folder: string, file: string, view: string): StudioPicture | null {
  const bytes = readBytes(join(folder, file))
  const size = bytes && webpSize(bytes)
  return bytes && size ? { file: pathOf(digest(bytes), file), ...size, view } : null
}

function drawingOf(folder: string, file: string): StudioPicture | null {
  const bytes = readBytes(join(folder, file))
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(bytes?.toString('utf8') ?? '') ?? []
  if (!bytes || !width || !height) return null
  const size = { width: Number(width), height: Number(height) }
  return { file: pathOf(digest(bytes), file), ...size, view: 'drawing' }
}

function framesOf(folder: string, id: string): string | null {
  const path = join(folder, FRAMES_FOLDER, id)
  const frames = namesIn(path).sort()
  if (frames.length === 0) return null
  const bytes = frames.map((name) => readBytes(join(path, name)) ?? Buffer.alloc(0))
  return `${pathOf(digest(Buffer.concat(bytes)), `${FRAMES_FOLDER}/${id}`)}/`
}

function markOf(folder: string, file: string, more = ''): string | null {
  const bytes = readBytes(join(folder, file))
  return bytes && digest(Buffer.concat([bytes, Buffer.from(more)]))
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 8)
const pathOf = (mark: string, file: string) => `studio/v${mark}/${file}`

const readText = (path: string) => readBytes(path)?.toString('utf8') ?? null

/** A file that the manifest names before it is there is as good as none. */
function readBytes(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function namesIn(path: string): string[] {
  try {
    return readdirSync(path).filter((name) => name.endsWith('.webp'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
