import { readStudioPath } from './studio-path.ts'

export interface ModelPath {
  model: string
  /** Empty for the finish that it was made in. */
  finish: string
  kind: 'glb' | 'usdz'
}

const pattern = /^models\/([a-z\d-]+)(?:\.([a-z\d-]+))?\.(glb|usdz)$/

/** `studio/…/models/sofa.rust.usdz`: a model of the studio in one of its finishes; null for other paths. */
export function readModelPath(path: string): ModelPath | null {
  const [, model, finish = '', kind] = pattern.exec(readStudioPath(path)?.file ?? '') ?? []
  return model && (kind === 'glb' || kind === 'usdz') ? { model, finish, kind } : null
}
