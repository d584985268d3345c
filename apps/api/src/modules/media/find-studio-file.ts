import { extname } from 'node:path'
import { type FoundFile, fileInside } from './file-inside.ts'
import { readStudioPath } from './studio-path.ts'

const types: Readonly<Record<string, string>> = {
  '.glb': 'model/gltf-binary',
  '.usdz': 'model/vnd.usdz+zip',
  '.svg': 'image/svg+xml',
}

/** A model or drawing of the studio that is handed out as it lies there; null for anything else. */
export async function findStudioFile(
  path: string,
  folder: string,
): Promise<(FoundFile & { type: string; isDated: boolean }) | null> {
  const studio = readStudioPath(path)
  const type = studio && types[extname(studio.file)]
  const found = type ? await fileInside(folder, studio.file) : null
  return studio && type && found ? { ...found, type, isDated: studio.isDated } : null
}

/** The type of a model by the end of its path. */
export function modelType(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream'
}
