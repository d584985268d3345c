import type { Gltf } from './gltf.ts'
import { type Glb, getMember } from './read-glb.ts'

/** A 4 × 4 matrix: the columns of glTF in sequence, which are the rows of USD. */
export type Placement = readonly number[]

export interface PlacedMesh {
  name: string
  mesh: number
  placement: Placement
}

const identityPlacement: Placement = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

/**
 * The meshes of the document's scene with their absolute transforms, whatever their parent nodes.
 */
export function placeMeshes({ document }: Glb): PlacedMesh[] {
  const { nodes } = getMember(document.scenes, document.scene, 'scene')
  const placed: PlacedMesh[] = []
  const visitNode = (index: number, above: Placement, path: readonly number[]) => {
    if (path.includes(index)) throw new Error('the nodes of the GLB file form a cycle')
    const node = getMember(document.nodes, index, 'node')
    const placement = multiplyPlacements(above, node.matrix ?? toPlacement(node))
    if (node.mesh !== undefined) placed.push({ name: node.name, mesh: node.mesh, placement })
    for (const child of node.children) visitNode(child, placement, [...path, index])
  }
  for (const index of nodes) visitNode(index, identityPlacement, [])
  return placed
}

function toPlacement({ translation, rotation, scale }: Gltf['nodes'][number]): Placement {
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

/** The absolute transform of a child: the parent's transform applied to its own. */
function multiplyPlacements(outer: Placement, inner: Placement): Placement {
  return Array.from({ length: 16 }, (_, index) => {
    const row = index % 4
    const column = index - row
    return [0, 1, 2, 3].reduce(
      (sum, k) => sum + (outer[row + 4 * k] ?? 0) * (inner[column + k] ?? 0),
      0,
    )
  })
}
