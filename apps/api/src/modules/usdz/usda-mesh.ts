import type { Placement } from './place-meshes.ts'
import { inset, short, tuple, tuples } from './usda-text.ts'

export interface UsdaMesh {
  name: string
  placement: Placement
  points: readonly number[][]
  normals: readonly number[][] | null
  /** As glTF counts them, from the top. */
  pictureSpots: readonly number[][] | null
  corners: readonly number[]
  /** Path of its material in the file. */
  material: string | null
  isDoubleSided: boolean
}

/** A mesh of triangles in USD's words (USD «Mesh»), with its box, which Quick Look stands on the floor. */
export function usdaMesh(mesh: UsdaMesh): string[] {
  const { name, placement, points, normals, pictureSpots, corners, material } = mesh
  const rows = [0, 4, 8, 12].map((at) => tuple(placement.slice(at, at + 4)))
  const faces = Math.floor(corners.length / 3)
  return [
    `def Mesh "${name}" (`,
    '    prepend apiSchemas = ["MaterialBindingAPI"]',
    ')',
    '{',
    ...inset([
      `uniform bool doubleSided = ${mesh.isDoubleSided ? 1 : 0}`,
      `float3[] extent = ${tuples(boxOf(points))}`,
      `int[] faceVertexCounts = [${new Array(faces).fill(3).join(', ')}]`,
      `int[] faceVertexIndices = [${corners.slice(0, faces * 3).join(', ')}]`,
      `point3f[] points = ${tuples(points)}`,
      ...(normals
        ? [`normal3f[] normals = ${tuples(normals)} (`, '    interpolation = "vertex"', ')']
        : []),
      ...(pictureSpots
        ? [
            `texCoord2f[] primvars:st = ${tuples(pictureSpots.map(fromBelow))} (`,
            '    interpolation = "vertex"',
            ')',
          ]
        : []),
      ...(material ? [`rel material:binding = <${material}>`] : []),
      'uniform token subdivisionScheme = "none"',
      `matrix4d xformOp:transform = ( ${rows.join(', ')} )`,
      'uniform token[] xformOpOrder = ["xformOp:transform"]',
    ]),
    '}',
  ]
}

/** USD counts the height of a picture from below. */
const fromBelow = ([u = 0, v = 0]: readonly number[]): number[] => [u, Number(short(1 - v))]

function boxOf(points: readonly (readonly number[])[]): number[][] {
  const least = [Infinity, Infinity, Infinity]
  const most = [-Infinity, -Infinity, -Infinity]
  for (const point of points) {
    for (const axis of [0, 1, 2]) {
      least[axis] = Math.min(least[axis] ?? 0, point[axis] ?? 0)
      most[axis] = Math.max(most[axis] ?? 0, point[axis] ?? 0)
    }
  }
  return [least, most]
}
