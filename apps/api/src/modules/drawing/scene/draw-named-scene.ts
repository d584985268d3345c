import { armchair } from '../furniture/armchair.ts'
import { bed } from '../furniture/bed.ts'
import { bedside } from '../furniture/bedside.ts'
import { chair } from '../furniture/chair.ts'
import { chest } from '../furniture/chest.ts'
import { floorLamp } from '../furniture/floor-lamp.ts'
import { pendantLamp } from '../furniture/pendant-lamp.ts'
import { pouf } from '../furniture/pouf.ts'
import { roundTable } from '../furniture/round-table.ts'
import { rug } from '../furniture/rug.ts'
import { sideboard } from '../furniture/sideboard.ts'
import { sofa } from '../furniture/sofa.ts'
import { table } from '../furniture/table.ts'
import { tableLamp } from '../furniture/table-lamp.ts'
import { wardrobe } from '../furniture/wardrobe.ts'
import { brass, type Material, material, oak, plaster, walnut } from '../paint/material.ts'
import { books } from './books.ts'
import { curtain } from './curtain.ts'
import { drawScene, type SceneShot } from './draw-scene.ts'
import { grasses } from './grasses.ts'
import { inPlace } from './in-place.ts'
import { plant } from './plant.ts'
import { print } from './print.ts'
import { boards, paleBoards, type Room } from './room.ts'
import type { SceneItem } from './scene-item.ts'
import { stand } from './stand.ts'

const linen = material('#DCCDB2', 'weave')
const rust = material('#B65A38', 'weave')
const boucle = material('#E9E2D3', 'boucle')
const forest = material('#4B6A58', 'velvet')
const carpet = material('#DED3BF', 'pile')

interface Scene {
  room: Room
  shot: SceneShot
  items: readonly SceneItem[]
}

const wide: SceneShot = {
  width: 2000,
  height: 860,
  eye: [0, -520, 112],
  azimuth: 0,
  focus: 1972,
  horizon: 262,
}
const roomAt = (wall: string, sun: Room['sun'], floor: Material = boards): Room => ({
  wall,
  floor,
  wallY: 62,
  left: -420,
  right: 420,
  nearY: -190,
  height: 320,
  sun,
})

const scenes: Readonly<Record<string, () => Scene>> = {
  living: () => ({
    room: roomAt('#D6C9B4', [-262, 96]),
    shot: wide,
    items: [
      inPlace(curtain(-322, -268, 50, 262)),
      inPlace([...print(-92, 62, 149, 50, 64), ...print(-28, 62, 149, 50, 64, 1)]),
      stand(floorLamp, [44, 44, 172], brass, [-214, 22, 0]),
      stand(rug, [330, 170, 1], carpet, [-20, -100, 0], { style: 3 }),
      stand(sofa, [232, 94, 82], linen, [-52, 8, 0], { style: 10 }),
      stand(roundTable, [92, 92, 38], walnut, [-24, -104, 0]),
      inPlace(books([-34, -104, 38], 24)),
      inPlace(grasses([-6, -98, 38], 20, plaster)),
      stand(roundTable, [52, 52, 48], oak, [62, -62, 0]),
      stand(sideboard, [180, 45, 84], oak, [232, 36, 0], { style: 3 }),
      inPlace(grasses([176, 36, 84], 74)),
      inPlace(books([258, 34, 84], 30)),
      stand(armchair, [84, 84, 80], rust, [146, -76, 0], { turned: -22, style: 9 }),
    ],
  }),
  bedroom: () => ({
    room: roomAt('#BFC6B2', [-250, 90], paleBoards),
    shot: { ...wide, eye: [10, -560, 124], horizon: 240 },
    items: [
      inPlace(curtain(-322, -272, 50, 262)),
      inPlace(print(-62, 62, 168, 74, 50, 2)),
      stand(rug, [300, 170, 1], boucle, [-62, -110, 0], { style: 3 }),
      stand(bedside, [50, 40, 52], walnut, [-190, 40, 0], { style: 1 }),
      stand(bedside, [50, 40, 52], walnut, [66, 40, 0], { style: 1 }),
      stand(tableLamp, [30, 30, 46], brass, [68, 40, 52], { style: 1 }),
      inPlace(grasses([-192, 40, 52], 56)),
      stand(bed, [172, 206, 104], linen, [-62, -44, 0], { style: 5 }),
      stand(pouf, [62, 62, 42], rust, [176, -50, 0], { style: 2 }),
      inPlace(plant([250, 20, 0], 128)),
    ],
  }),
  dining: () => ({
    room: roomAt('#E0D3BF', [-270, 100]),
    shot: { ...wide, eye: [0, -540, 128], horizon: 250 },
    items: [
      inPlace(curtain(-322, -278, 50, 262)),
      stand(sideboard, [170, 45, 84], walnut, [-196, 38, 0], { style: 4 }),
      inPlace(print(-196, 62, 168, 70, 52)),
      inPlace(grasses([-150, 36, 84], 64)),
      stand(rug, [290, 180, 1], carpet, [-14, -80, 0], { style: 0 }),
      stand(chair, [48, 54, 82], forest, [-56, 6, 0]),
      stand(chair, [48, 54, 82], forest, [20, 6, 0]),
      stand(table, [190, 92, 75], oak, [-16, -62, 0], { style: 3 }),
      inPlace(grasses([-16, -62, 75], 44, material('#C4A98A'))),
      stand(chair, [48, 54, 82], forest, [-66, -118, 0], { turned: 188 }),
      stand(chair, [48, 54, 82], material('#D3A23C', 'boucle'), [34, -120, 0], { turned: 170 }),
      stand(pendantLamp, [58, 58, 42], material('#2C2C2E', null, 0.3), [-16, -60, 138]),
      inPlace(plant([232, 24, 0], 142)),
    ],
  }),
  wardrobe: () => ({
    room: roomAt('#EAE0D0', [-260, 92], paleBoards),
    shot: { ...wide, eye: [20, -560, 128], horizon: 330 },
    items: [
      stand(wardrobe, [180, 60, 220], oak, [-120, 30, 0]),
      stand(rug, [280, 160, 1], linen, [-40, -90, 0], { style: 3 }),
      stand(chest, [120, 44, 92], oak, [44, 38, 0], { style: 0 }),
      inPlace(print(44, 62, 158, 56, 56, 1)),
      inPlace(grasses([76, 38, 92], 48)),
      inPlace(books([16, 36, 92])),
      stand(pouf, [56, 56, 42], rust, [92, -70, 0], { style: 3 }),
      inPlace(plant([262, 22, 0], 134)),
    ],
  }),
}

/** A room of the shop's own things by its name; null for a name that no room has. */
export function drawNamedScene(name: string): string | null {
  const scene = scenes[name]?.()
  return scene ? drawScene(scene.room, scene.items, scene.shot) : null
}
