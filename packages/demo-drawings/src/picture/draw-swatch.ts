import { applyLight } from '../canvas/colour.ts'
import { SvgCanvas } from '../canvas/svg-canvas.ts'
import type { Material } from '../material/material.ts'

const SIDE = 400

/** Draws a close-up of a finish: threads, grain or gloss. */
export function drawSwatch({ colour, texture, gloss }: Material): string {
  const canvas = new SvgCanvas()
  const light = canvas.linear(
    [0, 0],
    [SIDE, SIDE],
    [
      [0, applyLight(colour, 1.12 + gloss * 0.4)],
      [0.45, applyLight(colour, 1)],
      [0.55, applyLight(colour, 1 + gloss * 0.5)],
      [1, applyLight(colour, 0.86)],
    ],
  )
  const size = texture === 'grain' ? SIDE * 1.3 : SIDE * 0.62
  const grain = texture
    ? `<rect width="${SIDE}" height="${SIDE}" fill="${canvas.texture(texture, [-40, -60], [0, size], [size, 0])}"/>`
    : ''
  const body = `<rect width="${SIDE}" height="${SIDE}" fill="${light}"/>${grain}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${canvas.definitions}${body}</svg>`
}
