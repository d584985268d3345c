import type { Solid } from '../solid/solid.ts'
import { dot, subtract } from '../space/vector.ts'
import { pathOf, px } from './canvas.ts'
import type { Easel } from './draw-solid.ts'

/** Seams and grooves of the sides that are seen. */
export function drawSeams(solid: Solid, { camera }: Easel): string {
  return solid.seams
    .filter(({ points: [first], normal }) => first && dot(normal, subtract(camera.eye, first)) > 0)
    .map(({ points, tone, widthCm }) => {
      const [first] = points
      const width = Math.max(0.7, widthCm * (first ? camera.scaleAt(first) : 1))
      const colour = tone === 'dark' ? '#1d1206' : '#fff'
      const path = pathOf(
        points.map((point) => camera.spot(point)),
        false,
      )
      return `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${tone === 'dark' ? 0.24 : 0.35}" stroke-width="${px(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
    })
    .join('')
}
