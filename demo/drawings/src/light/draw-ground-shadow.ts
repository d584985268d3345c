import { drawBlurredShapes, shadowColour } from '../canvas/draw-blurred-shapes.ts'
import type { DrawingContext } from '../solid/draw-solid.ts'
import type { Solid } from '../solid/solid.ts'
import { buildConvexHull } from '../space/build-convex-hull.ts'
import type { ImagePoint } from '../space/camera.ts'
import type { Vector } from '../space/vector.ts'

const GROUND_DISTANCE_CM = 3

/**
 * Draws shadows on the floor: wide and faint where light is blocked, narrow and dark at the
 * contact.
 */
export function drawGroundShadow(solids: readonly Solid[], context: DrawingContext): string {
  const throwing = solids.filter(({ glows }) => !glows)
  const size = Math.max(...throwing.map(({ bounds }) => bounds.high[2]), 1)
  const unitPx = context.camera.getScaleAt([0, 0, 0])
  const filterBelow = (height: number) => throwing.filter(({ bounds }) => bounds.low[2] < height)
  return drawBlurredShapes(
    [
      {
        shapes: throwing.map((solid) => projectShadow(solid, context, 0.34)),
        blurPx: Math.min(26, (3 + size * 0.06) * unitPx),
        opacity: 0.2,
      },
      {
        shapes: filterBelow(size * 0.35).map((solid) => projectShadow(solid, context, 0.04)),
        blurPx: Math.min(15, (2 + size * 0.03) * unitPx),
        opacity: 0.26,
      },
      {
        shapes: filterBelow(GROUND_DISTANCE_CM).map((solid) => projectFootprint(solid, context)),
        blurPx: Math.min(6, 1.3 * unitPx),
        opacity: 0.5,
      },
    ],
    shadowColour,
    context.frame,
  )
}

/** Projects a solid onto the floor, away from the window. */
function projectShadow(
  solid: Solid,
  { camera, light }: DrawingContext,
  reach: number,
): ImagePoint[] {
  const [x, y, z] = light.direction
  const points = listPoints(solid).map((point): Vector => {
    const fall = (point[2] / z) * reach
    return [point[0] - x * fall, point[1] - y * fall, 0]
  })
  return buildConvexHull(points.map((point) => camera.project(point)))
}

function projectFootprint(solid: Solid, { camera }: DrawingContext): ImagePoint[] {
  const low = solid.bounds.low[2] + GROUND_DISTANCE_CM
  const points = listPoints(solid).filter((point) => point[2] <= low)
  return buildConvexHull(points.map(([x, y]) => camera.project([x, y, 0])))
}

function listPoints(solid: Solid): Vector[] {
  return solid.balls.flatMap(({ center: [x, y, z], radius: r }): Vector[] =>
    r === 0
      ? [[x, y, z]]
      : [-0.7, 0.7].flatMap((dx) =>
          [-0.7, 0.7].map((dy): Vector => [x + dx * r, y + dy * r, Math.max(0, z - r)]),
        ),
  )
}
