import { type Gltf, gltf } from './gltf.ts'
import { splitGlb } from './split-glb.ts'

export interface Glb {
  document: Gltf
  /** The binary chunk: points, indices and textures. */
  bytes: Buffer
}

/** Reads a plain glTF 2.0 GLB file; throws for any other file. */
export function readGlb(file: Buffer): Glb {
  const { text, bytes } = splitGlb(file)
  const document = gltf.parse(JSON.parse(text))
  // A compressed mesh read as an uncompressed one would be garbage.
  if (document.extensionsRequired.length > 0) {
    throw new Error(
      `the GLB file requires unsupported extensions: ${document.extensionsRequired.join(', ')}`,
    )
  }
  return { document, bytes }
}

/** The item at an index that comes from the document. Throws if there is none. */
export function getMember<T>(list: readonly T[], index: number, what: string): T {
  const found = list[index]
  if (found === undefined) throw new Error(`the GLB file has no ${what} ${index}`)
  return found
}
