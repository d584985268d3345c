import { applyLight, mixColours } from '../canvas/colour.ts'
import { drawBlurredShapes } from '../canvas/draw-blurred-shapes.ts'
import { hashCell } from '../canvas/sample-noise.ts'
import { formatPath } from '../canvas/svg-canvas.ts'
import { buildBox } from '../solid/build-box.ts'
import { drawFace } from '../solid/draw-face.ts'
import type { DrawingContext } from '../solid/draw-solid.ts'
import type { Vector } from '../space/vector.ts'
import type { Room } from './place-furniture.ts'

const sunColour = [255, 244, 218] as const
const BOARD_CM = 15
const BOARD_LONG_CM = 170

/** Draws the floor and the wall with its sunlight and skirting board. */
export function drawWalls(room: Room, context: DrawingContext): string {
  return (
    drawWall(room, context) +
    drawSunlight(room, context) +
    drawFloor(room, context) +
    drawSkirting(room, context)
  )
}

function drawWall(
  { wall, left, right, wallY, height }: Room,
  { canvas, camera }: DrawingContext,
): string {
  const corners: Vector[] = [
    [left, wallY, 0],
    [right, wallY, 0],
    [right, wallY, height],
    [left, wallY, height],
  ]
  const from = camera.project([left, wallY, height * 0.8])
  const to = camera.project([right, wallY, height * 0.2])
  const fill = canvas.linear(from, to, [
    [0, mixColours(wall, '#ffffff', 0.36)],
    [0.4, mixColours(wall, '#ffffff', 0.08)],
    [1, applyLight(wall, 0.9)],
  ])
  return `<path d="${formatPath(corners.map((corner) => camera.project(corner)))}" fill="${fill}"/>`
}

/** The light of a window with four panes, with the shadows of its bars. */
function drawSunlight(
  { sun: [left, width], wallY }: Room,
  { camera, frame }: DrawingContext,
): string {
  if (width === 0) return ''
  const getWallPoint = (x: number, z: number): Vector => [
    left + x * width,
    wallY,
    70 + z * width * 1.35 - x * width * 0.26,
  ]
  const projectPane = (u: number, v: number, w: number, h: number) =>
    [
      getWallPoint(u, v),
      getWallPoint(u + w, v),
      getWallPoint(u + w, v + h),
      getWallPoint(u, v + h),
    ].map((point) => camera.project(point))
  const panes = [0, 0.54].flatMap((u) => [
    projectPane(u, 0, 0.46, 0.6),
    projectPane(u, 0.66, 0.46, 0.34),
  ])
  const blurPx = Math.min(14, 3 * camera.getScaleAt([left, wallY, 100]))
  return drawBlurredShapes([{ shapes: panes, blurPx, opacity: 0.38 }], sunColour, frame)
}

function drawFloor({ floor, left, right, wallY, nearY }: Room, context: DrawingContext): string {
  const rows = Math.ceil((wallY - nearY) / BOARD_CM)
  const parts: string[] = []
  for (let row = 0; row < rows; row++) {
    const far = wallY - row * BOARD_CM
    const shift = (hashCell(row, 0, 71) + 1) * 0.5 * BOARD_LONG_CM
    for (let x = left - shift; x < right; x += BOARD_LONG_CM) {
      const tone = 1 + hashCell(row, Math.round(x), 72) * 0.05
      const board = buildBox([x, far - BOARD_CM, -2], [x + BOARD_LONG_CM, far, 0], {
        material: { ...floor, colour: applyLight(floor.colour, tone) },
        along: [1, 0, 0],
      })
      const top = board.faces.find(({ normal }) => normal[2] === 1)
      if (top) parts.push(drawFace(top, board, context))
    }
  }
  return parts.join('') + drawFloorLight({ left, right, wallY, nearY }, context)
}

/** The floor is brightest at the window and darker towards the wall. */
function drawFloorLight(
  { left, right, wallY, nearY }: Pick<Room, 'left' | 'right' | 'wallY' | 'nearY'>,
  { canvas, camera }: DrawingContext,
): string {
  const corners: Vector[] = [
    [left, wallY, 0],
    [right, wallY, 0],
    [right * 2, nearY - 40, 0],
    [left * 2, nearY - 40, 0],
  ]
  const path = formatPath(corners.map((corner) => camera.project(corner)))
  const deep = canvas.linear(camera.project([0, wallY, 0]), camera.project([0, nearY, 0]), [
    [0, '#3b2a18', 0.26],
    [0.3, '#3b2a18', 0.06],
    [1, '#fff6e0', 0.14],
  ])
  return `<path d="${path}" fill="${deep}"/>`
}

function drawSkirting({ left, right, wallY }: Room, context: DrawingContext): string {
  const board = buildBox([left, wallY - 1.5, 0], [right, wallY, 9], {
    material: { colour: '#EFEAE0', texture: null, gloss: 0 },
  })
  return board.faces
    .filter(({ normal }) => normal[1] === -1 || normal[2] === 1)
    .map((face) => drawFace(face, board, context))
    .join('')
}
