import { readGlb } from '../usdz/read-glb.ts'
import { GlbDraft } from './glb-draft.ts'
import type { Paint } from './list-paints.ts'
import { tileTexturePairs } from './tile-texture-pairs.ts'

/** Reads the texture with this name, e.g. `weave-albedo`. */
type ReadPicture = (name: string) => Buffer

/**
 * Changes the finishes of a model: each named material takes the colour, roughness and textures of
 * another finish. Texture coordinates are computed again for a material that had no texture, or one
 * of another size.
 */
export function paintGlb(file: Buffer, paints: readonly Paint[], readPicture: ReadPicture): Buffer {
  const glb = readGlb(file)
  const draft = new GlbDraft(file)
  const { materials, meshes } = draft.document
  for (const paint of paints) {
    const { material: finish, old } = paint
    const index = materials.findIndex(({ name }) => name === paint.from)
    if (index < 0) throw new Error(`the model has no material ${paint.from}`)
    materials[index] = {
      ...buildMaterial(paint, draft, readPicture),
      doubleSided: materials[index]?.doubleSided,
    }
    if (!finish.tile) continue
    for (const { attributes, material } of meshes.flatMap(({ primitives }) => primitives)) {
      const hasMatchingTexcoords =
        'TEXCOORD_0' in attributes && String(old?.tile) === String(finish.tile)
      if (material === index && !hasMatchingTexcoords) {
        attributes.TEXCOORD_0 = draft.addPairs(tileTexturePairs(glb, attributes, finish.tile))
      }
    }
  }
  return draft.toBuffer()
}

function buildMaterial({ to, material: finish }: Paint, draft: GlbDraft, readPicture: ReadPicture) {
  const texture = (map: 'albedo' | 'normal') => {
    const name = `${finish.map}-${map}`
    return { index: draft.addPicture(name, readPicture(name)) }
  }
  return {
    name: to,
    extensions: finish.extensions,
    pbrMetallicRoughness: {
      ...finish.body,
      ...(finish.albedo ? { baseColorTexture: texture('albedo') } : {}),
    },
    ...(finish.normal
      ? { normalTexture: { ...texture('normal'), scale: finish.relief ?? 1 } }
      : {}),
  }
}
