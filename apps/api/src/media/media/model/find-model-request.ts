import { findFileInside } from '../../../platform/storage/find-file-inside.ts'
import { REGISTRY_FILE, readFinishRegistry } from '../../model-finish/finish-registry.ts'
import { listPaints } from '../../model-finish/list-paints.ts'
import { parseStudioPath } from '../find-studio-picture.ts'
import type { ModelRequest } from './build-model-in-thread.ts'

interface ModelPath {
  model: string
  /** Empty for the original finish. */
  finish: string
  kind: 'glb' | 'usdz'
}

const pattern = /^models\/([a-z\d-]+)(?:\.([a-z\d-]+))?\.(glb|usdz)$/

/**
 * Parses `studio/…/models/sofa.rust.usdz`, a model of the studio in one of its finishes; null for
 * other paths.
 */
function parseModelPath(path: string): ModelPath | null {
  const [, model, finish = '', kind] = pattern.exec(parseStudioPath(path)?.file ?? '') ?? []
  return model && (kind === 'glb' || kind === 'usdz') ? { model, finish, kind } : null
}

/**
 * What a path requests to be built from which GLB; null when the studio does not have it, or not in
 * that finish.
 */
export async function findModelRequest(
  path: string,
  folder: string,
): Promise<{ request: ModelRequest; modifiedMs: number } | null> {
  const modelPath = parseModelPath(path)
  if (!modelPath) return null
  const { model, finish, kind } = modelPath
  const found = await findFileInside(folder, `models/${model}.glb`)
  if (!found) return null
  const request = { file: found.file, folder, kind }
  if (!finish) return { request: { ...request, paints: [] }, modifiedMs: found.modifiedMs }
  const registryFile = await findFileInside(folder, REGISTRY_FILE)
  if (!registryFile) return null
  const finishes = await readFinishRegistry(folder)
  if (!finishes.models[model]?.finishes.includes(finish)) return null
  const modifiedMs = Math.max(found.modifiedMs, registryFile.modifiedMs)
  return { request: { ...request, paints: listPaints(finishes, model, finish) }, modifiedMs }
}
