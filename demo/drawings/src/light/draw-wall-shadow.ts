import { drawBlurredShapes, shadowColour } from '../canvas/draw-blurred-shapes.ts'
import { type DrawingContext, projectOutline } from '../solid/draw-solid.ts'
import type { Solid } from '../solid/solid.ts'

/** Draws the shadow of a wall-mounted item, downwards and away from the window. */
export function drawWallShadow(
  solids: readonly Solid[],
  { camera, frame }: DrawingContext,
): string {
  const [first] = solids
  const scale = first ? camera.getScaleAt(first.bounds.low) : 1
  const projectShadow = (cm: number) =>
    solids.map((solid) =>
      projectOutline(solid, camera).map(
        ([x, y]) => [x + cm * 0.7 * scale, y + cm * scale] as const,
      ),
    )
  return drawBlurredShapes(
    [
      { shapes: projectShadow(4), blurPx: Math.min(14, 3 * scale), opacity: 0.22 },
      { shapes: projectShadow(1.2), blurPx: Math.min(6, scale), opacity: 0.3 },
    ],
    shadowColour,
    frame,
  )
}
