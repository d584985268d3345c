import { floorLamp } from '../furniture/floor-lamp.ts'
import { brass } from '../paint/material.ts'
import { grasses } from './grasses.ts'
import { inPlace } from './in-place.ts'
import { plant } from './plant.ts'
import { print } from './print.ts'
import type { SceneItem } from './scene-item.ts'
import { stand } from './stand.ts'

interface Beside {
  kind: string
  height: number
  side: number
  wallY: number
  style: number
  seen: number
}

/** What stands beside tall and low things. */
export function besides({ kind, height, side, wallY, style, seen }: Beside): SceneItem[] {
  const green = inPlace(plant([side + 26, wallY - 34, 0], 118 + (style % 3) * 14))
  if (height > 130) return [green]
  const lamp = stand(floorLamp, [40, 40, 160], brass, [-side - 14, wallY - 26, 0], {
    style: style % 2 === 0 ? 0 : 2,
  })
  const art = prints(height, wallY, style, seen)
  if (/^(chest|sideboard|tv-stand|bedside|shoe-cabinet|desk)$/.test(kind)) {
    return [...art, green, inPlace(grasses([-18, wallY - 24, height], 46))]
  }
  return style % 2 === 0 ? [...art, lamp] : [...art, green]
}

/** One print or two over low furniture, where the wall has room for them. */
function prints(height: number, wallY: number, style: number, seen: number): SceneItem[] {
  const high = 62
  const middle = Math.min(162, seen * 0.69 - 40)
  if (middle - high / 2 < height + 12) return []
  const places = style % 2 === 0 ? [0] : [-34, 34]
  return [inPlace(places.flatMap((x, at) => print(x, wallY, middle, 50, high, style + at)))]
}
