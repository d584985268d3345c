import { formatPath, formatPx } from '../canvas/svg-canvas.ts'
import { dot, subtract } from '../space/vector.ts'
import type { DrawingContext } from './draw-solid.ts'
import type { Solid } from './solid.ts'

/** Draws the seams and grooves of visible faces. */
export function drawSeams(solid: Solid, { camera }: DrawingContext): string {
  return solid.seams
    .filter(({ points: [first], normal }) => first && dot(normal, subtract(camera.eye, first)) > 0)
    .map(({ points, tone, widthCm }) => {
      const [first] = points
      const width = Math.max(0.7, widthCm * (first ? camera.getScaleAt(first) : 1))
      const colour = tone === 'dark' ? '#1d1206' : '#fff'
      const path = formatPath(
        points.map((point) => camera.project(point)),
        false,
      )
      return `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${tone === 'dark' ? 0.24 : 0.35}" stroke-width="${formatPx(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
    })
    .join('')
}
