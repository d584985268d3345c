import type { Gltf } from './gltf.ts'
import { type Glb, memberOf } from './read-glb.ts'

/** Sixteen numbers, columns of the glTF one after another: the rows that USD writes. */
export type Placement = readonly number[]

export interface PlacedMesh {
  name: string
  mesh: number
  placement: Placement
}

const still: Placement = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

/** The meshes of the document's scene with where each stands, whatever hangs on what. */
export function placeMeshes({ document }: Glb): PlacedMesh[] {
  const { nodes } = memberOf(document.scenes, document.scene, 'scene')
  const placed: PlacedMesh[] = []
  const walk = (index: number, above: Placement, path: readonly number[]) => {
    if (path.includes(index)) throw new Error('a GLB file whose nodes hang on themselves')
    const node = memberOf(document.nodes, index, 'node')
    const placement = within(above, node.matrix ?? placementOf(node))
    if (node.mesh !== undefined) placed.push({ name: node.name, mesh: node.mesh, placement })
    for (const child of node.children) walk(child, placement, [...path, index])
  }
  for (const index of nodes) walk(index, still, [])
  return placed
}

function placementOf({ translation, rotation, scale }: Gltf['nodes'][number]): Placement {
  const [x = 0, y = 0, z = 0, w = 1] = rotation
  const [sx = 1, sy = 1, sz = 1] = scale
  const [tx = 0, ty = 0, tz = 0] = translation
  return [
    (1 - 2 * (y * y + z * z)) * sx,
    2 * (x * y + z * w) * sx,
    2 * (x * z - y * w) * sx,
    0,
    2 * (x * y - z * w) * sy,
    (1 - 2 * (x * x + z * z)) * sy,
    2 * (y * z + x * w) * sy,
    0,
    2 * (x * z + y * w) * sz,
    2 * (y * z - x * w) * sz,
    (1 - 2 * (x * x + y * y)) * sz,
    0,
    tx,
    ty,
    tz,
    1,
  ]
}

/** Where something stands that is placed inside something placed. */
function within(outer: Placement, inner: Placement): Placement {
  return Array.from({ length: 16 }, (_, at) => {
    const row = at % 4
    const column = at - row
    return [0, 1, 2, 3].reduce(
      (sum, k) => sum + (outer[row + 4 * k] ?? 0) * (inner[column + k] ?? 0),
      0,
    )
  })
}
