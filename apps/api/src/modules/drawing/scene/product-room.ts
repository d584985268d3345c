import type { DrawnThing } from '../drawn-file.ts'
import type { DrawnKind } from '../furniture/furniture-by-kind.ts'
import { floorLamp } from '../furniture/lamp.ts'
import type { Furniture } from '../furniture/model.ts'
import { sofa } from '../furniture/sofa.ts'
import { chest } from '../furniture/storage.ts'
import { roundTable, table } from '../furniture/table.ts'
import { rug } from '../furniture/textile.ts'
import { brass, type Material, material, oak, walnut } from '../paint/material.ts'
import { materialOf } from '../paint/material-of.ts'
import type { Vector } from '../space/vector.ts'
import { books, grasses, plant, print } from './decor.ts'
import { drawScene, type SceneShot } from './draw-scene.ts'
import { boards, darkBoards, paleBoards, type Room } from './room.ts'
import type { SceneItem } from './scene-item.ts'

const walls = ['#DACDB9', '#C9CEBE', '#E2D6C6', '#D3C8BE', '#CFC7B4'] as const
const floors = [boards, paleBoards, darkBoards] as const
const linen = material('#DCCDB2', 'weave')
const carpet = material('#E2D8C6', 'pile')

const thing = (solids: SceneItem['solids']): SceneItem => ({ solids, at: [0, 0, 0] })

function stand(
  furniture: Furniture,
  size: Vector,
  finish: Material,
  at: Vector,
  style = 0,
): SceneItem {
  const [width, depth, height] = size
  return { solids: furniture({ width, depth, height, finish, style }), at }
}

/** A product where it will stand: a wall, a floor, and few things beside it that tell its size. */
export function drawProductRoom(kind: DrawnKind, drawn: DrawnThing): string {
  const { widthCm: width, depthCm: depth, heightCm: height, style } = drawn
  const own = kind.furniture({ width, depth, height, finish: materialOf(drawn), style })
  const wallY = Math.max(depth / 2 + 6, 40)
  const { items, seen, level } = setting(drawn, own, wallY)
  const room: Room = {
    wall: walls[style % walls.length] ?? walls[0],
    floor: floors[style % floors.length] ?? boards,
    wallY,
    left: -460,
    right: 460,
    nearY: -depth / 2 - 190,
    height: 560,
    sun: [-seen * 0.62, 96],
  }
  return drawScene(room, items, shotOf(seen, level, depth))
}

/** So far away that `seen` cm fill the width of the picture. */
function shotOf(seen: number, level: number, depth: number): SceneShot {
  const away = seen * 1.35
  const focus = (1000 * away) / seen
  const eyeHeight = Math.max(96, Math.min(130, level))
  const floorAt = 690
  return {
    width: 1000,
    height: 800,
    eye: [seen * 0.05, -away - depth / 4, eyeHeight],
    azimuth: 0,
    focus,
    horizon: floorAt - (eyeHeight / away) * focus,
  }
}

interface Setting {
  items: SceneItem[]
  /** Cm of the room that are seen. */
  seen: number
  /** Height of the eye. */
  level: number
}

function setting(
  { kind, widthCm: width, depthCm: depth, heightCm: height, style }: DrawnThing,
  own: SceneItem['solids'],
  wallY: number,
): Setting {
  const self = thing(own)
  const floorRug = stand(
    rug,
    [Math.max(200, width * 1.25), Math.max(140, depth * 1.4), 1],
    carpet,
    [0, -depth * 0.45, 0],
    3,
  )
  const seen = Math.max(270, width * 1.5, height * 1.7)
  const side = Math.min(seen / 2 - 30, width / 2 + 50)
  switch (kind) {
    case 'mirror':
      return height > 100
        ? { items: [self, thing(plant([72, 10, 0], 110))], seen: 270, level: 110 }
        : {
            items: [
              { solids: own, at: [0, wallY - 3, 122] },
              stand(chest, [120, 44, 88], oak, [0, wallY - 24, 0], style),
              thing(grasses([38, wallY - 26, 88], 46)),
              thing(books([-34, wallY - 26, 88])),
            ],
            seen: 290,
            level: 118,
          }
    case 'pendant-lamp':
      return {
        items: [
          { solids: own, at: [0, -20, 142] },
          stand(table, [160, 86, 75], oak, [0, -20, 0], 3),
          thing(grasses([0, -20, 75], 40)),
        ],
        seen: 300,
        level: 120,
      }
    case 'table-lamp':
      return {
        items: [
          { solids: own, at: [-20, wallY - 26, 84] },
          stand(chest, [110, 44, 84], oak, [0, wallY - 26, 0], style + 1),
          thing(books([26, wallY - 26, 84])),
          thing(print(34, wallY, 128, 40, 50, style)),
        ],
        seen: 230,
        level: 112,
      }
    case 'floor-lamp':
      return {
        items: [
          { solids: own, at: [92, wallY - 30, 0] },
          stand(sofa, [174, 92, 80], linen, [-28, wallY - 52, 0], style),
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
          stand(sofa, [200, 90, 80], linen, [0, Math.max(60, depth / 2 - 20), 0], style),
          stand(roundTable, [70, 70, 38], walnut, [0, -10, 1]),
        ],
        seen: 340,
        level: 128,
      }
    case 'cushion':
      return {
        items: [
          stand(sofa, [228, 92, 82], linen, [0, 0, 0], style),
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

interface Beside {
  kind: string
  height: number
  side: number
  wallY: number
  style: number
  seen: number
}

/** What stands beside tall and low things. */
function besides({ kind, height, side, wallY, style, seen }: Beside): SceneItem[] {
  const green = thing(plant([side + 26, wallY - 34, 0], 118 + (style % 3) * 14))
  if (height > 130) return [green]
  const lamp = stand(
    floorLamp,
    [40, 40, 160],
    brass,
    [-side - 14, wallY - 26, 0],
    style % 2 === 0 ? 0 : 2,
  )
  const art = prints(height, wallY, style, seen)
  if (/^(chest|sideboard|tv-stand|bedside|shoe-cabinet|desk)$/.test(kind)) {
    return [...art, green, thing(grasses([-18, wallY - 24, height], 46))]
  }
  return style % 2 === 0 ? [...art, lamp] : [...art, green]
}

/** One print or two over low furniture, where the wall has room for them. */
function prints(height: number, wallY: number, style: number, seen: number): SceneItem[] {
  const high = 62
  const middle = Math.min(162, seen * 0.69 - 40)
  if (middle - high / 2 < height + 12) return []
  const places = style % 2 === 0 ? [0] : [-34, 34]
  return [thing(places.flatMap((x, at) => print(x, wallY, middle, 50, high, style + at)))]
}
