import type { Room } from '../scene/room.ts'
import { box } from '../solid/box.ts'
import type { Vector } from '../space/vector.ts'
import { pathOf } from './canvas.ts'
import { lit, mixed } from './colour.ts'
import { drawFace } from './draw-face.ts'
import type { Easel } from './draw-solid.ts'
import { hash } from './noise.ts'
import { softShapes } from './soft-shapes.ts'

const sunColour = [255, 244, 218] as const
const BOARD_CM = 15
const BOARD_LONG_CM = 170

/** The wall with its sunlight and skirting, and the floor. */
export function drawWalls(room: Room, easel: Easel): string {
  return wallOf(room, easel) + sunOn(room, easel) + floorOf(room, easel) + skirtingOf(room, easel)
}

function wallOf({ wall, left, right, wallY, height }: Room, { canvas, camera }: Easel): string {
  const corners: Vector[] = [
    [left, wallY, 0],
    [right, wallY, 0],
    [right, wallY, height],
    [left, wallY, height],
  ]
  const from = camera.spot([left, wallY, height * 0.8])
  const to = camera.spot([right, wallY, height * 0.2])
  const fill = canvas.linear(from, to, [
    [0, mixed(wall, '#ffffff', 0.36)],
    [0.4, mixed(wall, '#ffffff', 0.08)],
    [1, lit(wall, 0.9)],
  ])
  return `<path d="${pathOf(corners.map((corner) => camera.spot(corner)))}" fill="${fill}"/>`
}

/** The window's light, its bars between four panes. */
function sunOn({ sun: [left, width], wallY }: Room, { camera, frame }: Easel): string {
  if (width === 0) return ''
  const at = (x: number, z: number): Vector => [
    left + x * width,
    wallY,
    70 + z * width * 1.35 - x * width * 0.26,
  ]
  const pane = (u: number, v: number, w: number, h: number) =>
    [at(u, v), at(u + w, v), at(u + w, v + h), at(u, v + h)].map((point) => camera.spot(point))
  const panes = [0, 0.54].flatMap((u) => [pane(u, 0, 0.46, 0.6), pane(u, 0.66, 0.46, 0.34)])
  const blurPx = Math.min(14, 3 * camera.scaleAt([left, wallY, 100]))
  return softShapes([{ shapes: panes, blurPx, opacity: 0.38 }], sunColour, frame)
}

function floorOf({ floor, left, right, wallY, nearY }: Room, easel: Easel): string {
  const rows = Math.ceil((wallY - nearY) / BOARD_CM)
  const parts: string[] = []
  for (let row = 0; row < rows; row++) {
    const far = wallY - row * BOARD_CM
    const shift = (hash(row, 0, 71) + 1) * 0.5 * BOARD_LONG_CM
    for (let x = left - shift; x < right; x += BOARD_LONG_CM) {
      const tone = 1 + hash(row, Math.round(x), 72) * 0.05
      const board = box([x, far - BOARD_CM, -2], [x + BOARD_LONG_CM, far, 0], {
        material: { ...floor, colour: lit(floor.colour, tone) },
        along: [1, 0, 0],
      })
      const top = board.faces.find(({ normal }) => normal[2] === 1)
      if (top) parts.push(drawFace(top, board, easel))
    }
  }
  return parts.join('') + lightOnFloor({ left, right, wallY, nearY }, easel)
}

/** The floor is brightest where the window is, and darkens to the wall. */
function lightOnFloor(
  { left, right, wallY, nearY }: Pick<Room, 'left' | 'right' | 'wallY' | 'nearY'>,
  { canvas, camera }: Easel,
): string {
  const corners: Vector[] = [
    [left, wallY, 0],
    [right, wallY, 0],
    [right * 2, nearY - 40, 0],
    [left * 2, nearY - 40, 0],
  ]
  const path = pathOf(corners.map((corner) => camera.spot(corner)))
  const deep = canvas.linear(camera.spot([0, wallY, 0]), camera.spot([0, nearY, 0]), [
    [0, '#3b2a18', 0.26],
    [0.3, '#3b2a18', 0.06],
    [1, '#fff6e0', 0.14],
  ])
  return `<path d="${path}" fill="${deep}"/>`
}

function skirtingOf({ left, right, wallY }: Room, easel: Easel): string {
  const board = box([left, wallY - 1.5, 0], [right, wallY, 9], {
    material: { colour: '#EFEAE0', texture: null, gloss: 0 },
  })
  return board.faces
    .filter(({ normal }) => normal[1] === -1 || normal[2] === 1)
    .map((face) => drawFace(face, board, easel))
    .join('')
}
