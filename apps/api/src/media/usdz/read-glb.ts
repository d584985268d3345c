import { type Gltf, gltf } from './gltf.ts'

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

const MAGIC = 0x46546c67

const JSON_PART = 0x4e4f534a

const BINARY_PART = 0x004e4942

const HEAD_BYTES = 12

const PART_HEAD_BYTES = 8

/**
 * Splits a GLB file (glTF 2.0, «GLB File Format») into its JSON and binary chunks; throws for any
 * other file.
 */
export function splitGlb(file: Buffer): { text: string; bytes: Buffer } {
  if (file.length < HEAD_BYTES || file.readUInt32LE(0) !== MAGIC || file.readUInt32LE(4) !== 2) {
    throw new Error('not a GLB file of version 2')
  }
  const parts = new Map<number, Buffer>()
  let offset = HEAD_BYTES
  while (offset + PART_HEAD_BYTES <= file.length) {
    const begin = offset + PART_HEAD_BYTES
    const end = begin + file.readUInt32LE(offset)
    if (end > file.length) throw new Error('the GLB file is truncated')
    parts.set(file.readUInt32LE(offset + 4), file.subarray(begin, end))
    offset = end
  }
  const text = parts.get(JSON_PART)
  if (!text) throw new Error('the GLB file has no JSON chunk')
  return { text: text.toString('utf8'), bytes: parts.get(BINARY_PART) ?? Buffer.alloc(0) }
}
