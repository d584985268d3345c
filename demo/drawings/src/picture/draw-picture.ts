import { mixColours, sand } from '../canvas/colour.ts'
import { formatPath, SvgCanvas } from '../canvas/svg-canvas.ts'
import { createAmbientOcclusion } from '../light/ambient-occlusion.ts'
import { drawGroundShadow } from '../light/draw-ground-shadow.ts'
import { drawWallShadow } from '../light/draw-wall-shadow.ts'
import { Light } from '../light/light.ts'
import { type DrawingContext, drawSolid, projectOutline } from '../solid/draw-solid.ts'
import { orderSolids } from '../solid/order-solids.ts'
import type { Solid } from '../solid/solid.ts'
import { Camera } from '../space/camera.ts'
import type { Vector } from '../space/vector.ts'
import { calculateBounds } from '../space/vector.ts'
import type { Shot } from './choose-shot.ts'

const WIDTH = 1000
const HEIGHT = 800

/** Draws furniture on a sand background, as an SVG of 1000 × 800. */
export function drawPicture(
  solids: readonly Solid[],
  shot: Shot,
  place: 'floor' | 'wall' | 'ceiling',
): string {
  const canvas = new SvgCanvas()
  const camera = placeCamera(solids, shot)
  const easel: DrawingContext = {
    canvas,
    camera,
    light: new Light(camera),
    frame: { width: WIDTH, height: HEIGHT },
  }
  const drawn = drawSolids(solids, easel)
  const glow = canvas.ellipse([
    [0, mixColours(sand, '#ffffff', 0.6)],
    [0.5, mixColours(sand, '#ffffff', 0.34)],
    [0.96, sand],
    [1, sand],
  ])
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sand}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="${glow}"/>`
  const body = ground + drawShadow(solids, easel, place) + drawn
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${canvas.definitions}${body}</svg>`
}

function drawShadow(
  solids: readonly Solid[],
  easel: DrawingContext,
  place: 'floor' | 'wall' | 'ceiling',
) {
  if (place === 'floor') return drawGroundShadow(solids, easel)
  return place === 'wall' ? drawWallShadow(solids, easel) : ''
}

function drawSolids(solids: readonly Solid[], easel: DrawingContext): string {
  const ordered = orderSolids(solids, easel.camera.eye)
  const outlines = new Map(ordered.map((solid) => [solid, projectOutline(solid, easel.camera)]))
  const clip = easel.canvas.clip([...outlines.values()].map((spots) => formatPath(spots)).join(''))
  return ordered
    .map((solid) =>
      drawSolid(solid, easel, {
        outline: outlines.get(solid) ?? [],
        clip,
        getOcclusion: createAmbientOcclusion(solids, solid),
      }),
    )
    .join('')
}

function placeCamera(solids: readonly Solid[], shot: Shot): Camera {
  const bounds = calculateBounds(solids.flatMap(({ bounds: { low, high } }) => [low, high]))
  const { low, high } = bounds
  const size = Math.max(high[0] - low[0], high[2] - low[2], high[1] - low[1])
  const target: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  const camera = new Camera({ ...shot, target, distance: size * 2.6 })
  const [wide, tall] = [WIDTH * shot.wide, HEIGHT * shot.high]
  const points = solids.flatMap((solid) =>
    solid.balls.flatMap(({ center: [x, y, z], radius: r }): Vector[] => [
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
    const { scale, offset } = camera.placement
    const [x, y] = camera.project(shot.close.target)
    const { times } = shot.close
    camera.set(scale * times, [
      WIDTH / 2 - (x - offset[0]) * times,
      HEIGHT / 2 - (y - offset[1]) * times,
    ])
  }
  return camera
}
