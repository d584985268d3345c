import { getTextureImage } from '../material/get-texture-image.ts'
import type { TextureName } from '../material/material.ts'
import type { ImagePoint } from '../space/camera.ts'

type GradientStop = readonly [offset: number, colour: string, opacity?: number]

/** Collects the definitions of an SVG (gradients, patterns) that shapes refer to by id. */
export class SvgCanvas {
  readonly #definitions = new Map<string, string>()

  get definitions(): string {
    return `<defs>${[...this.#definitions.values()].join('')}</defs>`
  }

  linear(from: ImagePoint, to: ImagePoint, stops: readonly GradientStop[]): string {
    const ends = `x1="${formatPx(from[0])}" y1="${formatPx(from[1])}" x2="${formatPx(to[0])}" y2="${formatPx(to[1])}"`
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${formatStops(stops)}</linearGradient>`,
    )
  }

  radial(centre: ImagePoint, radius: number, stops: readonly GradientStop[]): string {
    const circle = `cx="${formatPx(centre[0])}" cy="${formatPx(centre[1])}" r="${formatPx(radius)}"`
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${circle}>${formatStops(stops)}</radialGradient>`,
    )
  }

  /** A radial gradient from the center of the filled shape to its edges. */
  ellipse(stops: readonly GradientStop[]): string {
    return this.#define((id) => `<radialGradient id="${id}">${formatStops(stops)}</radialGradient>`)
  }

  clip(path: string): string {
    return this.#define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)
  }

  /** Maps a texture to a surface, given by its lower left corner and the ends of its two edges. */
  texture(name: TextureName, origin: ImagePoint, along: ImagePoint, up: ImagePoint): string {
    const tile = getTextureImage(name)
    this.#definitions.set(`image-${name}`, tile.definition)
    const scale = 1 / tile.sizePx
    const matrix = [along[0], along[1], up[0], up[1]].map((part) => (part * scale).toFixed(5))
    return this.#define(
      (id) =>
        `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${tile.sizePx}" height="${tile.sizePx}" patternTransform="matrix(${matrix.join(' ')} ${formatPx(origin[0])} ${formatPx(origin[1])})"><use href="#image-${name}"/></pattern>`,
    )
  }

  #define(write: (id: string) => string): string {
    const id = `d${this.#definitions.size}`
    this.#definitions.set(id, write(id))
    return `url(#${id})`
  }
}

function formatStops(stops: readonly GradientStop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset.toFixed(3)}" stop-color="${colour}"${veil}/>`
    })
    .join('')
}

/** Formats a number for the SVG, rounded to 0.1 px. */
export function formatPx(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Formats a path through points. */
export function formatPath(spots: readonly ImagePoint[], isClosed = true): string {
  return `M${spots.map(([x, y]) => `${formatPx(x)} ${formatPx(y)}`).join('L')}${isClosed ? 'Z' : ''}`
}
