import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type FinishRegistry,
  finishRegistry,
  REGISTRY_FILE,
} from '../../../src/media/model-finish/finish-registry.ts'
import { isFinish } from '../finish/finishes.ts'
import {
  emptyLibrary,
  type StudioLibrary,
  type StudioModel,
  type StudioPicture,
} from './studio-library.ts'
import { type Manifest, manifest } from './studio-manifest.ts'

/** Views in order of preference for the card; the first that a model has is used. */
const views = ['front', 'side', 'detail', 'back', 'top']
const FRAMES_FOLDER = 'turntables'

/** Reads the studio's library; returns an empty library if the shop has no studio. */
export function readStudioLibrary(folder: string): StudioLibrary {
  const text = readText(join(folder, 'manifest.json'))
  if (text === null) return emptyLibrary
  const library = manifest.parse(JSON.parse(text))
  const bookText = readText(join(folder, REGISTRY_FILE))
  const book = bookText === null ? null : finishRegistry.parse(JSON.parse(bookText))
  const picturesByModel = Map.groupBy(library.pictures, ({ model }) => model)
  const models = library.models
    .map((model) =>
      readModel(folder, model, picturesByModel.get(model.model) ?? [], bookText ?? ''),
    )
    .map((model) => ({ ...model, shownIn: shownIn(book?.models[model.id]) }))
    .filter(({ pictures }) => pictures.size > 0)
    .sort((a, b) => a.id.localeCompare(b.id))
  const modelIds = new Set(models.map(({ id }) => id))
  const scenes = library.scenes.flatMap(({ scene, file, models: sceneModels, ...rest }) => {
    const hash = hashFile(folder, file)
    if (!hash) return []
    const path = formatStudioPath(hash, file)
    const knownModels = sceneModels.filter((id) => modelIds.has(id))
    return [{ ...rest, id: scene, file: path, view: 'room', models: knownModels }]
  })
  return { models, scenes }
}

function readModel(
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
  modelPictures: Manifest['pictures'],
  bookText: string,
): Omit<StudioModel, 'shownIn'> {
  const pictures = new Map<string, StudioPicture[]>()
  const inOrder = [...modelPictures].sort((a, b) => getViewRank(a.view) - getViewRank(b.view))
  for (const { finish, view, file } of inOrder) {
    const read = isFinish(finish) ? readPicture(folder, file, view) : null
    if (read) pictures.set(finish, [...(pictures.get(finish) ?? []), read])
  }
  const resolveFilePath = (file: string | null | undefined) => {
    // The image of one model name can change with the color book, so the book is part of the hash.
    const hash = file ? hashFile(folder, file, bookText) : null
    return file && hash ? formatStudioPath(hash, file) : null
  }
  // A finish without a front view cannot be shown on a card.
  for (const [finish, [first]] of pictures) {
    if (first?.view !== views[0]) pictures.delete(finish)
  }
  return {
    id,
    kind,
    size,
    params,
    pictures,
    drawing: drawing ? readDrawing(folder, drawing) : null,
    glb: resolveFilePath(glb),
    // If the studio has no USDZ file, the image proxy converts the GLB.
    usdz: resolveFilePath(usdz) ?? resolveFilePath(glb)?.replace(/\.glb$/, '.usdz') ?? null,
    turntable: turntable > 0 ? readFrames(folder, id) : null,
  }
}

function shownIn(registered: FinishRegistry['models'][string] | undefined): string[] {
  if (!registered) return []
  return [registered.main, ...registered.finishes.filter((code) => code !== registered.main)]
}

function getViewRank(view: string): number {
  const rank = views.indexOf(view)
  return rank < 0 ? views.length : rank
}

function readPicture(folder: string, file: string, view: string): StudioPicture | null {
  const bytes = readBytes(join(folder, file))
  const size = bytes && readWebpSize(bytes)
  return bytes && size ? { file: formatStudioPath(hashBytes(bytes), file), ...size, view } : null
}

function readDrawing(folder: string, file: string): StudioPicture | null {
  const bytes = readBytes(join(folder, file))
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(bytes?.toString('utf8') ?? '') ?? []
  if (!bytes || !width || !height) return null
  const size = { width: Number(width), height: Number(height) }
  return { file: formatStudioPath(hashBytes(bytes), file), ...size, view: 'drawing' }
}

function readFrames(folder: string, id: string): string | null {
  const path = join(folder, FRAMES_FOLDER, id)
  const frames = listFrameNames(path).sort()
  if (frames.length === 0) return null
  const bytes = frames.map((name) => readBytes(join(path, name)) ?? Buffer.alloc(0))
  return `${formatStudioPath(hashBytes(Buffer.concat(bytes)), `${FRAMES_FOLDER}/${id}`)}/`
}

function hashFile(folder: string, file: string, salt = ''): string | null {
  const bytes = readBytes(join(folder, file))
  return bytes && hashBytes(Buffer.concat([bytes, Buffer.from(salt)]))
}

const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 8)
const formatStudioPath = (hash: string, file: string) => `studio/v${hash}/${file}`

const readText = (path: string) => readBytes(path)?.toString('utf8') ?? null

/** Returns null if the manifest names a file that does not exist yet. */
function readBytes(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function listFrameNames(path: string): string[] {
  try {
    return readdirSync(path).filter((name) => name.endsWith('.webp'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Width and height of a WebP picture in px, from its file header; null for any other format. */
function readWebpSize(file: Buffer): { width: number; height: number } | null {
  if (file.length < 30 || file.toString('latin1', 8, 12) !== 'WEBP') return null
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = file.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}
