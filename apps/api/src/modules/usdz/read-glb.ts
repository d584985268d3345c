import { type Gltf, gltf } from './gltf.ts'
import { splitGlb } from './split-glb.ts'

export interface Glb {
  document: Gltf
  /** The binary part: points, indices and pictures. */
  bytes: Buffer
}

/** Reads a plain GLB file of glTF 2.0; anything else is a fault. */
export function readGlb(file: Buffer): Glb {
  const { text, bytes } = splitGlb(file)
  const document = gltf.parse(JSON.parse(text))
  // A compressed mesh read as a plain one would be a heap of needles.
  if (document.extensionsRequired.length > 0) {
    throw new Error(`a GLB file that needs ${document.extensionsRequired.join(', ')}`)
  }
  return { document, bytes }
}

/** The member at an index that the document itself names. */
export function memberOf<T>(list: readonly T[], index: number, what: string): T {
  const found = list[index]
  if (found === undefined) throw new Error(`a GLB file without ${what} ${index}`)
  return found
}
