import type { Solid } from '../solid/solid.ts'
import { pathOf } from './canvas.ts'
import { type Easel, outlineOf } from './draw-solid.ts'

/** What hangs on a wall throws its shadow down it, away from the window. */
export function wallShadow(solids: readonly Solid[], easel: Easel): string {
  const [first] = solids
  if (!first) return ''
  const scale = easel.camera.scaleAt(first.bounds.low)
  const path = solids.map((solid) => pathOf(outlineOf(solid, easel.camera))).join('')
  const fall = (cm: number, opacity: number, blurCm: number) =>
    `<path d="${path}" transform="translate(${(cm * 0.7 * scale).toFixed(1)} ${(cm * scale).toFixed(1)})" fill="#3b2a18" fill-opacity="${opacity}" filter="${easel.canvas.blur(Math.min(14, blurCm * scale))}"/>`
  return fall(4, 0.22, 3) + fall(1.2, 0.3, 0.8)
}
