import { Canvas, pathOf } from './paint/canvas.ts'
import { mixed, sand } from './paint/colour.ts'
import { dimnessAmong } from './paint/dimness.ts'
import { drawSolid, type Easel, outlineOf } from './paint/draw-solid.ts'
import { groundShadow } from './paint/ground-shadow.ts'
import { Light } from './paint/light.ts'
import { wallShadow } from './paint/wall-shadow.ts'
import type { Shot } from './shot-of.ts'
import { orderSolids } from './solid/order-solids.ts'
import type { Solid } from './solid/solid.ts'
import { boundsOf } from './space/bounds.ts'
import { Camera } from './space/camera.ts'
import type { Vector } from './space/vector.ts'

const WIDTH = 1000
const HEIGHT = 800

/** Furniture alone on sand, as an SVG of 1000 × 800. */
export function drawPicture(
  solids: readonly Solid[],
  shot: Shot,
  place: 'floor' | 'wall' | 'ceiling',
): string {
  const canvas = new Canvas()
  const camera = placeCamera(solids, shot)
  const easel: Easel = {
    canvas,
    camera,
    light: new Light(camera),
    frame: { width: WIDTH, height: HEIGHT },
  }
  const drawn = paint(solids, easel)
  const glow = canvas.ellipse([
    [0, mixed(sand, '#ffffff', 0.6)],
    [0.5, mixed(sand, '#ffffff', 0.34)],
    [0.96, sand],
    [1, sand],
  ])
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sand}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="${glow}"/>`
  const body = ground + shadowOf(solids, easel, place) + drawn
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${canvas.definitions}${body}</svg>`
}

function shadowOf(solids: readonly Solid[], easel: Easel, place: 'floor' | 'wall' | 'ceiling') {
  if (place === 'floor') return groundShadow(solids, easel)
  return place === 'wall' ? wallShadow(solids, easel) : ''
}

function paint(solids: readonly Solid[], easel: Easel): string {
  const ordered = orderSolids(solids, easel.camera.eye)
  const outlines = new Map(ordered.map((solid) => [solid, outlineOf(solid, easel.camera)]))
  const clip = easel.canvas.clip([...outlines.values()].map((spots) => pathOf(spots)).join(''))
  return ordered
    .map((solid) =>
      drawSolid(solid, easel, {
        outline: outlines.get(solid) ?? [],
        clip,
        dimAt: dimnessAmong(solids, solid),
      }),
    )
    .join('')
}

function placeCamera(solids: readonly Solid[], shot: Shot): Camera {
  const bounds = boundsOf(solids.flatMap(({ bounds: { low, high } }) => [low, high]))
  const { low, high } = bounds
  const size = Math.max(high[0] - low[0], high[2] - low[2], high[1] - low[1])
  const target: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  const camera = new Camera({ ...shot, target, distance: size * 2.6 })
  const [wide, tall] = [WIDTH * shot.wide, HEIGHT * shot.high]
  const points = solids.flatMap((solid) =>
    solid.balls.flatMap(({ at: [x, y, z], radius: r }): Vector[] => [
      [x - r, y, z - r],
      [x + r, y, z + r],
    ]),
  )
  camera.frame(points, {
    x: (WIDTH - wide) / 2,
    y: (HEIGHT - tall) / 2 + HEIGHT * 0.01,
    width: wide,
    height: tall,
  })
  if (shot.close) {
    const { scale, offset } = camera.placing
    const [x, y] = camera.spot(shot.close.at)
    const { times } = shot.close
    camera.set(scale * times, [
      WIDTH / 2 - (x - offset[0]) * times,
      HEIGHT / 2 - (y - offset[1]) * times,
    ])
  }
  return camera
}
