import * as z from 'zod'
import { splitGlb } from '../usdz/read-glb.ts'

const index = z.int().nonnegative()

/** The fields that are changed; everything else is written as it was read. */
const document = z.looseObject({
  buffers: z.array(z.looseObject({ byteLength: z.int() })).min(1),
  bufferViews: z.array(z.looseObject({})),
  accessors: z.array(z.looseObject({ count: z.int() })),
  meshes: z.array(
    z.looseObject({
      primitives: z.array(
        z.looseObject({ attributes: z.record(z.string(), index), material: index.optional() }),
      ),
    }),
  ),
  materials: z.array(z.looseObject({ name: z.string().default('') })).default([]),
  samplers: z.array(z.looseObject({})).default([]),
  textures: z.array(z.looseObject({})).default([]),
  images: z.array(z.looseObject({ name: z.string().optional() })).default([]),
})

const MAGIC = 0x46546c67
const JSON_PART = 0x4e4f534a
const BINARY_PART = 0x004e4942
const ARRAY_BUFFER = 34_962
const FLOAT = 5126

/** An editable GLB file: new chunks are appended, existing data keeps its offsets. */
export class GlbDraft {
  readonly document: z.output<typeof document>
  readonly #parts: Buffer[]

  constructor(file: Buffer) {
    const { text, bytes } = splitGlb(file)
    this.document = document.parse(JSON.parse(text))
    this.#parts = [padToFour(bytes, 0)]
  }

  /** Adds a picture as a texture; the same picture is added only once. */
  addPicture(name: string, jpeg: Buffer): number {
    const { images, textures, samplers } = this.document
    const existing = images.findIndex((image) => image.name === name)
    const source = existing >= 0 ? existing : images.length
    if (existing < 0) images.push({ name, mimeType: 'image/jpeg', bufferView: this.#addPart(jpeg) })
    textures.push({ source, ...(samplers.length > 0 ? { sampler: 0 } : {}) })
    return textures.length - 1
  }

  /** Adds a pair of numbers per vertex. */
  addPairs(pairs: Float32Array): number {
    const bytes = Buffer.from(pairs.buffer, pairs.byteOffset, pairs.byteLength)
    const bufferView = this.#addPart(bytes, { target: ARRAY_BUFFER })
    const { accessors } = this.document
    accessors.push({ bufferView, componentType: FLOAT, count: pairs.length / 2, type: 'VEC2' })
    return accessors.length - 1
  }

  toBuffer(): Buffer {
    const binary = Buffer.concat(this.#parts)
    const [buffer] = this.document.buffers
    if (buffer) buffer.byteLength = binary.length
    const text = padToFour(Buffer.from(JSON.stringify(this.document)), 0x20)
    const parts = [buildChunk(JSON_PART, text), buildChunk(BINARY_PART, binary)]
    const bytes = parts.reduce((sum, part) => sum + part.length, 12)
    return Buffer.concat([numbers(MAGIC, 2, bytes), ...parts])
  }

  #addPart(bytes: Buffer, properties: Record<string, unknown> = {}): number {
    const byteOffset = this.#parts.reduce((sum, part) => sum + part.length, 0)
    this.#parts.push(padToFour(bytes, 0))
    const { bufferViews } = this.document
    bufferViews.push({ buffer: 0, byteOffset, byteLength: bytes.length, ...properties })
    return bufferViews.length - 1
  }
}

/** glTF requires data to be aligned to four bytes. */
function padToFour(bytes: Buffer, filler: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3, filler)])
}

const buildChunk = (kind: number, bytes: Buffer) =>
  Buffer.concat([numbers(bytes.length, kind), bytes])

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [position, value] of values.entries()) bytes.writeUInt32LE(value, position * 4)
  return bytes
}
