import { readAccessor } from '../usdz/read-accessor.ts'
import { type Glb, readGlb } from '../usdz/read-glb.ts'
import { GlbDraft } from './glb-draft.ts'
import type { Paint } from './list-paints.ts'

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

type Tile = readonly [alongM: number, acrossM: number]

/**
 * Texture coordinates of a mesh for a texture that covers `tile` metres. Each vertex is projected
 * along its dominant normal, with the grain vertical on upright faces and along the width on
 * horizontal ones.
 */
function tileTexturePairs(
  glb: Glb,
  { POSITION = -1, NORMAL = -1 }: Readonly<Record<string, number>>,
  [along, across]: Tile,
): Float32Array {
  const points = readAccessor(glb, POSITION)
  const normals = readAccessor(glb, NORMAL)
  const pairs = new Float32Array(points.length * 2)
  for (const [index, [x = 0, y = 0, z = 0]] of points.entries()) {
    const [nx = 0, ny = 0, nz = 0] = (normals[index] ?? []).map(Math.abs)
    const isLying = ny >= nx && ny >= nz
    const [u, v] = isLying ? [x, z] : nx > nz ? [y, z] : [y, x]
    pairs.set([u / along, v / across], index * 2)
  }
  return pairs
}
