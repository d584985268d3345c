import { Canvas, pathOf } from '../paint/canvas.ts'
import { dimnessAmong } from '../paint/dimness.ts'
import { drawSolid, type Easel, outlineOf } from '../paint/draw-solid.ts'
import { drawWalls } from '../paint/draw-walls.ts'
import { groundShadow } from '../paint/ground-shadow.ts'
import { Light } from '../paint/light.ts'
import { Camera } from '../space/camera.ts'
import type { Vector } from '../space/vector.ts'
import type { Room } from './room.ts'
import { orderItems, type SceneItem } from './scene-item.ts'

export interface SceneShot {
  width: number
  height: number
  eye: Vector
  /** Degrees the camera looks to the left of straight ahead. */
  azimuth: number
  /** Px for a cm at a distance of one cm: the lens. */
  focus: number
  /** Where the level of the eye lies, in px from the top. */
  horizon: number
}

/** A furnished room. */
export function drawScene(room: Room, items: readonly SceneItem[], shot: SceneShot): string {
  const canvas = new Canvas()
  const camera = new Camera({ azimuth: shot.azimuth, elevation: 0, distance: 0, target: shot.eye })
  camera.set(shot.focus, [shot.width / 2, shot.horizon])
  const easel: Easel = { canvas, camera, light: new Light(camera), frame: shot }
  const solids = orderItems(items, shot.eye)
  const outlines = new Map(solids.map((solid) => [solid, outlineOf(solid, camera)]))
  const clip = canvas.clip([...outlines.values()].map((spots) => pathOf(spots)).join(''))
  const body = solids.map((solid) =>
    drawSolid(solid, easel, {
      outline: outlines.get(solid) ?? [],
      clip,
      dimAt: dimnessAmong(solids, solid),
    }),
  )
  const inside = drawWalls(room, easel) + groundShadow(solids, easel) + body.join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shot.width} ${shot.height}" width="${shot.width}" height="${shot.height}">${canvas.definitions}${inside}</svg>`
}
