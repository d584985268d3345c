import { extname } from 'node:path'
import { type FoundFile, findFileInside } from './find-file-inside.ts'
import { parseStudioPath } from './parse-studio-path.ts'

const types: Readonly<Record<string, string>> = {
  '.glb': 'model/gltf-binary',
  '.usdz': 'model/vnd.usdz+zip',
  '.svg': 'image/svg+xml',
}

/** A model or drawing of the studio that is served unchanged; null for anything else. */
export async function findStudioFile(
  path: string,
  folder: string,
): Promise<(FoundFile & { type: string; hasContentHash: boolean }) | null> {
  const studio = parseStudioPath(path)
  const type = studio && types[extname(studio.file)]
  const found = type ? await findFileInside(folder, studio.file) : null
  return studio && type && found ? { ...found, type, hasContentHash: studio.hasContentHash } : null
}

/** Content type of a model by its file extension. */
export function modelType(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream'
}
