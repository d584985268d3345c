import type { DrawnThing } from '../drawn-file.ts'
import type { DrawnKind } from '../furniture/furniture-by-kind.ts'
import { materialOf } from '../paint/material-of.ts'
import { drawScene, type SceneShot } from './draw-scene.ts'
import { boards, darkBoards, paleBoards, type Room } from './room.ts'
import { setting } from './setting.ts'

const walls = ['#DACDB9', '#C9CEBE', '#E2D6C6', '#D3C8BE', '#CFC7B4'] as const

const floors = [boards, paleBoards, darkBoards] as const

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
