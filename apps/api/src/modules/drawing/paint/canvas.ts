import type { Spot } from '../space/camera.ts'
import type { TextureName } from './material.ts'
import { textureImage } from './texture-image.ts'

type Stop = readonly [at: number, colour: string, opacity?: number]

/** Gathers what an SVG defines once and uses by name. */
export class Canvas {
  readonly #definitions = new Map<string, string>()

  get definitions(): string {
    return `<defs>${[...this.#definitions.values()].join('')}</defs>`
  }

  linear(from: Spot, to: Spot, stops: readonly Stop[]): string {
    const ends = `x1="${px(from[0])}" y1="${px(from[1])}" x2="${px(to[0])}" y2="${px(to[1])}"`
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stopsOf(stops)}</linearGradient>`,
    )
  }

  radial(centre: Spot, radius: number, stops: readonly Stop[]): string {
    const circle = `cx="${px(centre[0])}" cy="${px(centre[1])}" r="${px(radius)}"`
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${circle}>${stopsOf(stops)}</radialGradient>`,
    )
  }

  /** From the middle of what it fills to its edges. */
  ellipse(stops: readonly Stop[]): string {
    return this.#define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`)
  }

  clip(path: string): string {
    return this.#define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)
  }

  /** A texture laid on a surface: where its lower left corner lies and where its two edges end. */
  texture(name: TextureName, origin: Spot, along: Spot, up: Spot): string {
    const tile = textureImage(name)
    this.#definitions.set(`image-${name}`, tile.definition)
    const scale = 1 / tile.sizePx
    const matrix = [along[0], along[1], up[0], up[1]].map((part) => (part * scale).toFixed(5))
    return this.#define(
      (id) =>
        `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${tile.sizePx}" height="${tile.sizePx}" patternTransform="matrix(${matrix.join(' ')} ${px(origin[0])} ${px(origin[1])})"><use href="#image-${name}"/></pattern>`,
    )
  }

  #define(write: (id: string) => string): string {
    const id = `d${this.#definitions.size}`
    this.#definitions.set(id, write(id))
    return `url(#${id})`
  }
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([at, colour, opacity]) => {
      const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${at.toFixed(3)}" stop-color="${colour}"${veil}/>`
    })
    .join('')
}

/** A number for the SVG, to a tenth of a px. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A path through spots. */
export function pathOf(spots: readonly Spot[], isClosed = true): string {
  return `M${spots.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}${isClosed ? 'Z' : ''}`
}
