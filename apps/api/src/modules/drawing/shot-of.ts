import type { DrawnThing } from './drawn-file.ts'
import type { DrawnKind } from './furniture/furniture-by-kind.ts'
import type { Vector } from './space/vector.ts'

export interface Shot {
  azimuth: number
  elevation: number
  /** Shares of the picture that the thing fills at most. */
  wide: number
  high: number
  /** Gone close to a place of the thing. */
  close: { at: Vector; times: number } | null
}

/** How the camera looks at a thing of a kind in one of its views. */
export function shotOf(kind: DrawnKind, thing: DrawnThing): Shot {
  const { azimuth, elevation, wide, high, place } = kind
  if (thing.view === 'side') {
    const turned = place === 'floor' ? -azimuth - 18 : -azimuth - 6
    return { azimuth: turned, elevation: elevation + 3, wide: wide * 0.96, high, close: null }
  }
  if (thing.view === 'detail') {
    const { widthCm, depthCm, heightCm } = thing
    const at: Vector = [widthCm * 0.3, -depthCm * 0.4, heightCm * 0.62]
    return { azimuth: azimuth + 8, elevation: elevation + 3, wide, high, close: { at, times: 2.3 } }
  }
  return { azimuth, elevation, wide, high, close: null }
}
