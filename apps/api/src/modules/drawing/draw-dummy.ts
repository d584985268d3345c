import { Canvas } from './paint/canvas.ts'
import { mixed, sand } from './paint/colour.ts'

const line = '#B9AC97'

/** An armchair in outline, where a picture is missing (storefront §8). */
export function drawNoImage(): string {
  const canvas = new Canvas()
  const glow = canvas.ellipse([
    [0, mixed(sand, '#ffffff', 0.5)],
    [1, sand],
  ])
  const chair =
    'M420 470V360q0-34 34-34h92q34 0 34 34v110M420 430q-34-8-34 24v40q0 18 18 18h192q18 0 18-18v-40q0-32-34-24M420 470h160M424 512l-10 40M576 512l10 40'
  const body = `<rect width="1000" height="800" fill="${sand}"/><rect width="1000" height="800" fill="${glow}"/><path d="${chair}" fill="none" stroke="${line}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 800" width="1000" height="800">${canvas.definitions}${body}</svg>`
}

/** A square of sand with a slant, where a texture is missing. */
export function drawNoTexture(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160"><rect width="160" height="160" fill="${sand}"/><path d="M0 160L160 0" stroke="${line}" stroke-width="4"/></svg>`
}
