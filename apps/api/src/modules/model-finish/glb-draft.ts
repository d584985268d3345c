import * as z from 'zod'
import { splitGlb } from '../usdz/split-glb.ts'

const index = z.int().nonnegative()

/** What is changed of a document; all else of it is written as it was read. */
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

/** A GLB file that is being changed: parts are added at its end, the rest stays where it is. */
export class GlbDraft {
  readonly document: z.output<typeof document>
  readonly #parts: Buffer[]

  constructor(file: Buffer) {
    const { text, bytes } = splitGlb(file)
    this.document = document.parse(JSON.parse(text))
    this.#parts = [padded(bytes, 0)]
  }

  /** A picture as a texture; the same picture is added once. */
  addPicture(name: string, jpeg: Buffer): number {
    const { images, textures, samplers } = this.document
    const known = images.findIndex((image) => image.name === name)
    const source = known >= 0 ? known : images.length
    if (known < 0) images.push({ name, mimeType: 'image/jpeg', bufferView: this.#addPart(jpeg) })
    textures.push({ source, ...(samplers.length > 0 ? { sampler: 0 } : {}) })
    return textures.length - 1
  }

  /** Pairs of numbers, one for each point. */
  addPairs(pairs: Float32Array): number {
    const bytes = Buffer.from(pairs.buffer, pairs.byteOffset, pairs.byteLength)
    const bufferView = this.#addPart(bytes, { target: ARRAY_BUFFER })
    const { accessors } = this.document
    accessors.push({ bufferView, componentType: FLOAT, count: pairs.length / 2, type: 'VEC2' })
    return accessors.length - 1
  }

  pack(): Buffer {
    const binary = Buffer.concat(this.#parts)
    const [own] = this.document.buffers
    if (own) own.byteLength = binary.length
    const text = padded(Buffer.from(JSON.stringify(this.document)), 0x20)
    const parts = [part(JSON_PART, text), part(BINARY_PART, binary)]
    const bytes = parts.reduce((sum, one) => sum + one.length, 12)
    return Buffer.concat([numbers(MAGIC, 2, bytes), ...parts])
  }

  #addPart(bytes: Buffer, more: Record<string, unknown> = {}): number {
    const byteOffset = this.#parts.reduce((sum, one) => sum + one.length, 0)
    this.#parts.push(padded(bytes, 0))
    const { bufferViews } = this.document
    bufferViews.push({ buffer: 0, byteOffset, byteLength: bytes.length, ...more })
    return bufferViews.length - 1
  }
}

/** Parts begin at whole fours. */
function padded(bytes: Buffer, filler: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3, filler)])
}

const part = (kind: number, bytes: Buffer) => Buffer.concat([numbers(bytes.length, kind), bytes])

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4)
  return bytes
}
