import { formatNumber, formatTuple, formatTuples, indentLines } from './format-usda.ts'
import type { Placement } from './place-meshes.ts'

export interface UsdaMesh {
  name: string
  placement: Placement
  points: readonly number[][]
  normals: readonly number[][] | null
  /** Texture coordinates as in glTF, with the origin at the top. */
  pictureSpots: readonly number[][] | null
  corners: readonly number[]
  /** Path of its material in the file. */
  material: string | null
  isDoubleSided: boolean
}

/**
 * A triangle mesh in USD syntax (USD «Mesh») with its extent, which Quick Look uses to place it on
 * the floor.
 */
export function buildUsdaMesh(mesh: UsdaMesh): string[] {
  const { name, placement, points, normals, pictureSpots, corners, material } = mesh
  const rows = [0, 4, 8, 12].map((start) => formatTuple(placement.slice(start, start + 4)))
  const faces = Math.floor(corners.length / 3)
  return [
    `def Mesh "${name}" (`,
    '    prepend apiSchemas = ["MaterialBindingAPI"]',
    ')',
    '{',
    ...indentLines([
      `uniform bool doubleSided = ${mesh.isDoubleSided ? 1 : 0}`,
      `float3[] extent = ${formatTuples(calculateBounds(points))}`,
      `int[] faceVertexCounts = [${new Array(faces).fill(3).join(', ')}]`,
      `int[] faceVertexIndices = [${corners.slice(0, faces * 3).join(', ')}]`,
      `point3f[] points = ${formatTuples(points)}`,
      ...(normals
        ? [`normal3f[] normals = ${formatTuples(normals)} (`, '    interpolation = "vertex"', ')']
        : []),
      ...(pictureSpots
        ? [
            `texCoord2f[] primvars:st = ${formatTuples(pictureSpots.map(flipV))} (`,
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

/** USD measures the vertical texture coordinate from the bottom. */
const flipV = ([u = 0, v = 0]: readonly number[]): number[] => [u, Number(formatNumber(1 - v))]

function calculateBounds(points: readonly (readonly number[])[]): number[][] {
  const minimum = [Infinity, Infinity, Infinity]
  const maximum = [-Infinity, -Infinity, -Infinity]
  for (const point of points) {
    for (const axis of [0, 1, 2]) {
      minimum[axis] = Math.min(minimum[axis] ?? 0, point[axis] ?? 0)
      maximum[axis] = Math.max(maximum[axis] ?? 0, point[axis] ?? 0)
    }
  }
  return [minimum, maximum]
}
