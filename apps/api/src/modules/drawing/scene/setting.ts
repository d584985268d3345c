import type { DrawnThing } from '../drawn-file.ts'
import { chest } from '../furniture/chest.ts'
import { roundTable } from '../furniture/round-table.ts'
import { rug } from '../furniture/rug.ts'
import { sofa } from '../furniture/sofa.ts'
import { table } from '../furniture/table.ts'
import { material, oak, walnut } from '../paint/material.ts'
import { besides } from './besides.ts'
import { books } from './books.ts'
import { grasses } from './grasses.ts'
import { inPlace } from './in-place.ts'
import { plant } from './plant.ts'
import { print } from './print.ts'
import type { SceneItem } from './scene-item.ts'
import { stand } from './stand.ts'

const linen = material('#DCCDB2', 'weave')

const carpet = material('#E2D8C6', 'pile')

interface Setting {
  items: SceneItem[]
  /** Cm of the room that are seen. */
  seen: number
  /** Height of the eye. */
  level: number
}

/** What stands with a thing in its room, and how much of the room is seen. */
export function setting(
  { kind, widthCm: width, depthCm: depth, heightCm: height, style }: DrawnThing,
  own: SceneItem['solids'],
  wallY: number,
): Setting {
  const self = inPlace(own)
  const floorRug = stand(
    rug,
    [Math.max(200, width * 1.25), Math.max(140, depth * 1.4), 1],
    carpet,
    [0, -depth * 0.45, 0],
    { style: 3 },
  )
  const seen = Math.max(270, width * 1.5, height * 1.7)
  const side = Math.min(seen / 2 - 30, width / 2 + 50)
  switch (kind) {
    case 'mirror':
      return height > 100
        ? { items: [self, inPlace(plant([72, 10, 0], 110))], seen: 270, level: 110 }
        : {
            items: [
              { solids: own, at: [0, wallY - 3, 122] },
              stand(chest, [120, 44, 88], oak, [0, wallY - 24, 0], { style }),
              inPlace(grasses([38, wallY - 26, 88], 46)),
              inPlace(books([-34, wallY - 26, 88])),
            ],
            seen: 290,
            level: 118,
          }
    case 'pendant-lamp':
      return {
        items: [
          { solids: own, at: [0, -20, 142] },
          stand(table, [160, 86, 75], oak, [0, -20, 0], { style: 3 }),
          inPlace(grasses([0, -20, 75], 40)),
        ],
        seen: 300,
        level: 120,
      }
    case 'table-lamp':
      return {
        items: [
          { solids: own, at: [-20, wallY - 26, 84] },
          stand(chest, [110, 44, 84], oak, [0, wallY - 26, 0], { style: style + 1 }),
          inPlace(books([26, wallY - 26, 84])),
          inPlace(print(34, wallY, 128, 40, 50, style)),
        ],
        seen: 230,
        level: 112,
      }
    case 'floor-lamp':
      return {
        items: [
          { solids: own, at: [92, wallY - 30, 0] },
          stand(sofa, [174, 92, 80], linen, [-28, wallY - 52, 0], { style }),
          floorRug,
        ],
        seen: 300,
        level: 104,
      }
    case 'rug':
    case 'runner':
      return {
        items: [
          self,
          stand(sofa, [200, 90, 80], linen, [0, Math.max(60, depth / 2 - 20), 0], { style }),
          stand(roundTable, [70, 70, 38], walnut, [0, -10, 1]),
        ],
        seen: 340,
        level: 128,
      }
    case 'cushion':
      return {
        items: [
          stand(sofa, [228, 92, 82], linen, [0, 0, 0], { style }),
          { solids: own, at: [30, -16, 45] },
        ],
        seen: 250,
        level: 96,
      }
    default:
      return {
        items: [
          self,
          ...(height < 70 || kind === 'bed' || kind === 'table' ? [floorRug] : []),
          ...besides({ kind, height, side, wallY, style, seen }),
        ],
        seen,
        level: height > 150 ? 124 : 108,
      }
  }
}
