import type { Solid } from '../solid/solid.ts'
import { type Easel, outlineOf } from './draw-solid.ts'
import { shadowColour, softShapes } from './soft-shapes.ts'

/** What hangs on a wall throws its shadow down it, away from the window. */
export function wallShadow(solids: readonly Solid[], { camera, frame }: Easel): string {
  const [first] = solids
  const scale = first ? camera.scaleAt(first.bounds.low) : 1
  const fallen = (cm: number) =>
    solids.map((solid) =>
      outlineOf(solid, camera).map(([x, y]) => [x + cm * 0.7 * scale, y + cm * scale] as const),
    )
  return softShapes(
    [
      { shapes: fallen(4), blurPx: Math.min(14, 3 * scale), opacity: 0.22 },
      { shapes: fallen(1.2), blurPx: Math.min(6, scale), opacity: 0.3 },
    ],
    shadowColour,
    frame,
  )
}
