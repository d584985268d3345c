import { formatPath, SvgCanvas } from '../canvas/svg-canvas.ts'
import { createAmbientOcclusion } from '../light/ambient-occlusion.ts'
import { drawGroundShadow } from '../light/draw-ground-shadow.ts'
import { Light } from '../light/light.ts'
import { type DrawingContext, drawSolid, projectOutline } from '../solid/draw-solid.ts'
import { Camera } from '../space/camera.ts'
import type { Vector } from '../space/vector.ts'
import { drawWalls } from './draw-walls.ts'
import type { Room } from './place-furniture.ts'
import { orderItems, type SceneItem } from './scene-item.ts'

export interface SceneShot {
  width: number
  height: number
  eye: Vector
  /** Degrees the camera is turned to the left. */
  azimuth: number
  /** The focal length: px per cm at a distance of one cm. */
  focus: number
  /** The eye level, in px from the top. */
  horizon: number
}

/** Draws a furnished room. */
export function drawScene(room: Room, items: readonly SceneItem[], shot: SceneShot): string {
  const canvas = new SvgCanvas()
  const camera = new Camera({ azimuth: shot.azimuth, elevation: 0, distance: 0, target: shot.eye })
  camera.set(shot.focus, [shot.width / 2, shot.horizon])
  const context: DrawingContext = { canvas, camera, light: new Light(camera), frame: shot }
  const solids = orderItems(items, shot.eye)
  const outlines = new Map(solids.map((solid) => [solid, projectOutline(solid, camera)]))
  const clip = canvas.clip([...outlines.values()].map((spots) => formatPath(spots)).join(''))
  const body = solids.map((solid) =>
    drawSolid(solid, context, {
      outline: outlines.get(solid) ?? [],
      clip,
      getOcclusion: createAmbientOcclusion(solids, solid),
    }),
  )
  const inside = drawWalls(room, context) + drawGroundShadow(solids, context) + body.join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shot.width} ${shot.height}" width="${shot.width}" height="${shot.height}">${canvas.definitions}${inside}</svg>`
}
