import { Canvas } from './paint/canvas.ts'
import { lit } from './paint/colour.ts'
import type { Material } from './paint/material.ts'

const SIDE = 400

/** A piece of a finish from close by: threads, grain or a gleam. */
export function drawSwatch({ colour, texture, gloss }: Material): string {
  const canvas = new Canvas()
  const light = canvas.linear(
    [0, 0],
    [SIDE, SIDE],
    [
      [0, lit(colour, 1.12 + gloss * 0.4)],
      [0.45, lit(colour, 1)],
      [0.55, lit(colour, 1 + gloss * 0.5)],
      [1, lit(colour, 0.86)],
    ],
  )
  const size = texture === 'grain' ? SIDE * 1.3 : SIDE * 0.62
  const grain = texture
    ? `<rect width="${SIDE}" height="${SIDE}" fill="${canvas.texture(texture, [-40, -60], [0, size], [size, 0])}"/>`
    : ''
  const body = `<rect width="${SIDE}" height="${SIDE}" fill="${light}"/>${grain}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${canvas.definitions}${body}</svg>`
}
