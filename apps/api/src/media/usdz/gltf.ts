import * as z from 'zod'

const index = z.int().nonnegative()
const numbers = z.array(z.number())
const textureUse = z.object({ index, scale: z.number().default(1) })

/** The parts of a glTF 2.0 document that are read; Quick Look needs nothing else. */
export const gltf = z.object({
  extensionsRequired: z.array(z.string()).default([]),
  scene: index.default(0),
  scenes: z.array(z.object({ nodes: z.array(index).default([]) })).min(1),
  nodes: z.array(
    z.object({
      name: z.string().default(''),
      mesh: index.optional(),
      children: z.array(index).default([]),
      matrix: numbers.length(16).optional(),
      translation: numbers.length(3).default([0, 0, 0]),
      rotation: numbers.length(4).default([0, 0, 0, 1]),
      scale: numbers.length(3).default([1, 1, 1]),
    }),
  ),
  meshes: z.array(
    z.object({
      name: z.string().default(''),
      primitives: z.array(
        z.object({
          attributes: z.record(z.string(), index),
          indices: index.optional(),
          material: index.optional(),
          mode: z.int().default(4),
        }),
      ),
    }),
  ),
  accessors: z.array(
    z.object({
      bufferView: index,
      byteOffset: z.int().nonnegative().default(0),
      componentType: z.int(),
      count: z.int().positive(),
      type: z.string(),
    }),
  ),
  bufferViews: z.array(
    z.object({
      byteOffset: z.int().nonnegative().default(0),
      byteLength: z.int().positive(),
      byteStride: z.int().positive().optional(),
    }),
  ),
  materials: z
    .array(
      z.object({
        name: z.string().default(''),
        doubleSided: z.boolean().default(false),
        emissiveFactor: numbers.length(3).default([0, 0, 0]),
        normalTexture: textureUse.optional(),
        pbrMetallicRoughness: z
          .object({
            baseColorFactor: numbers.length(4).default([1, 1, 1, 1]),
            baseColorTexture: textureUse.optional(),
            metallicFactor: z.number().default(1),
            roughnessFactor: z.number().default(1),
          })
          .prefault({}),
        extensions: z
          .object({
            KHR_materials_ior: z.object({ ior: z.number().default(1.5) }).optional(),
            KHR_materials_emissive_strength: z
              .object({ emissiveStrength: z.number().default(1) })
              .optional(),
          })
          .default({}),
      }),
    )
    .default([]),
  textures: z.array(z.object({ source: index })).default([]),
  images: z
    .array(z.object({ bufferView: index, mimeType: z.enum(['image/jpeg', 'image/png']) }))
    .default([]),
})

export type Gltf = z.output<typeof gltf>
