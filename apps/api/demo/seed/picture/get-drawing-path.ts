import {
  type DrawnView,
  formatDrawingPath,
  formatSwatchPath,
} from '@svetlitsa/demo-drawings/picture/drawing-path'
import type { Finish } from '../finish/finishes.ts'

/** Path of a drawn picture. It encodes everything the renderer needs to draw it. */
export function getDrawingPath(
  drawing: string,
  style: number,
  size: { width: number; depth: number; height: number },
  { colour, surface }: Finish,
  view: DrawnView,
): string {
  return formatDrawingPath({
    kind: drawing,
    style,
    widthCm: size.width,
    depthCm: size.depth,
    heightCm: size.height,
    colour,
    surface,
    view,
  })
}

export function getSwatchPath({ colour, surface }: Finish): string {
  return formatSwatchPath({ colour, surface })
}
