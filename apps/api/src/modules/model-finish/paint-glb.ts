import { readGlb } from '../usdz/read-glb.ts'
import { GlbDraft } from './glb-draft.ts'
import { layPairs } from './lay-pairs.ts'
import type { Paint } from './paints-of.ts'

/** A picture of a surface by its name, e.g. `weave-albedo`. */
type PictureOf = (name: string) => Buffer

/**
 * Shows a model in other finishes: each named material takes the colour, the gloss and the pictures
 * of another. What was plain, or was laid for pictures of another size, is laid anew.
 */
export function paintGlb(file: Buffer, paints: readonly Paint[], pictureOf: PictureOf): Buffer {
  const glb = readGlb(file)
  const draft = new GlbDraft(file)
  const { materials, meshes } = draft.document
  for (const paint of paints) {
    const { look, old } = paint
    const at = materials.findIndex(({ name }) => name === paint.from)
    if (at < 0) throw new Error(`a model without a material ${paint.from}`)
    materials[at] = {
      ...materialOf(paint, draft, pictureOf),
      doubleSided: materials[at]?.doubleSided,
    }
    if (!look.tile) continue
    for (const { attributes, material } of meshes.flatMap(({ primitives }) => primitives)) {
      const isLaid = 'TEXCOORD_0' in attributes && String(old?.tile) === String(look.tile)
      if (material === at && !isLaid) {
        attributes.TEXCOORD_0 = draft.addPairs(layPairs(glb, attributes, look.tile))
      }
    }
  }
  return draft.pack()
}

function materialOf({ to, look }: Paint, draft: GlbDraft, pictureOf: PictureOf) {
  const texture = (what: 'albedo' | 'normal') => {
    const name = `${look.map}-${what}`
    return { index: draft.addPicture(name, pictureOf(name)) }
  }
  return {
    name: to,
    extensions: look.extensions,
    pbrMetallicRoughness: {
      ...look.body,
      ...(look.albedo ? { baseColorTexture: texture('albedo') } : {}),
    },
    ...(look.normal ? { normalTexture: { ...texture('normal'), scale: look.relief ?? 1 } } : {}),
  }
}
