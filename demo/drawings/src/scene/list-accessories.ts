import { buildGrasses } from '../decoration/build-grasses.ts'
import { buildPlant } from '../decoration/build-plant.ts'
import { buildPrint } from '../decoration/build-print.ts'
import { buildFloorLamp } from '../lighting/build-floor-lamp.ts'
import { brass } from '../material/material.ts'
import { placeFurniture, toSceneItem } from './place-furniture.ts'
import type { SceneItem } from './scene-item.ts'

interface AccessoryOptions {
  kind: string
  height: number
  side: number
  wallY: number
  style: number
  visibleWidthCm: number
}

/** Returns the accessories beside tall and low furniture. */
export function listAccessories({
  kind,
  height,
  side,
  wallY,
  style,
  visibleWidthCm,
}: AccessoryOptions): SceneItem[] {
  const green = toSceneItem(buildPlant([side + 26, wallY - 34, 0], 118 + (style % 3) * 14))
  if (height > 130) return [green]
  const lamp = placeFurniture(buildFloorLamp, [40, 40, 160], brass, [-side - 14, wallY - 26, 0], {
    style: style % 2 === 0 ? 0 : 2,
  })
  const art = buildPrints(height, wallY, style, visibleWidthCm)
  if (/^(chest|sideboard|tv-stand|bedside|shoe-cabinet|desk)$/.test(kind)) {
    return [...art, green, toSceneItem(buildGrasses([-18, wallY - 24, height], 46))]
  }
  return style % 2 === 0 ? [...art, lamp] : [...art, green]
}

/** One or two prints above low furniture, if the wall has space. */
function buildPrints(
  height: number,
  wallY: number,
  style: number,
  visibleWidthCm: number,
): SceneItem[] {
  const high = 62
  const middle = Math.min(162, visibleWidthCm * 0.69 - 40)
  if (middle - high / 2 < height + 12) return []
  const places = style % 2 === 0 ? [0] : [-34, 34]
  return [
    toSceneItem(
      places.flatMap((x, index) => buildPrint(x, wallY, middle, 50, high, style + index)),
    ),
  ]
}
