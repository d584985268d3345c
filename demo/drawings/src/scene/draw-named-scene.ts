import { buildBed } from '../beds/build-bed.ts'
import { buildBooks } from '../decoration/build-books.ts'
import { buildCurtain } from '../decoration/build-curtain.ts'
import { buildGrasses } from '../decoration/build-grasses.ts'
import { buildPlant } from '../decoration/build-plant.ts'
import { buildPrint } from '../decoration/build-print.ts'
import { buildFloorLamp } from '../lighting/build-floor-lamp.ts'
import { buildPendantLamp } from '../lighting/build-pendant-lamp.ts'
import { buildTableLamp } from '../lighting/build-table-lamp.ts'
import { brass, createMaterial, type Material, oak, plaster, walnut } from '../material/material.ts'
import { buildChair } from '../seating/build-chair.ts'
import { buildPouf } from '../seating/build-pouf.ts'
import { buildArmchair, buildSofa } from '../seating/build-sofa.ts'
import { buildBedside, buildChest } from '../storage/build-chest.ts'
import { buildSideboard } from '../storage/build-sideboard.ts'
import { buildWardrobe } from '../storage/build-wardrobe.ts'
import { buildRoundTable } from '../tables/build-round-table.ts'
import { buildTable } from '../tables/build-table.ts'
import { buildRug } from '../textiles/build-rug.ts'
import { drawScene, type SceneShot } from './draw-scene.ts'
import { boards, paleBoards, placeFurniture, type Room, toSceneItem } from './place-furniture.ts'
import type { SceneItem } from './scene-item.ts'

const linen = createMaterial('#DCCDB2', 'weave')
const rust = createMaterial('#B65A38', 'weave')
const boucle = createMaterial('#E9E2D3', 'boucle')
const forest = createMaterial('#4B6A58', 'velvet')
const carpet = createMaterial('#DED3BF', 'pile')

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
const buildRoom = (wall: string, sun: Room['sun'], floor: Material = boards): Room => ({
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
    room: buildRoom('#D6C9B4', [-262, 96]),
    shot: wide,
    items: [
      toSceneItem(buildCurtain(-322, -268, 50, 262)),
      toSceneItem([...buildPrint(-92, 62, 149, 50, 64), ...buildPrint(-28, 62, 149, 50, 64, 1)]),
      placeFurniture(buildFloorLamp, [44, 44, 172], brass, [-214, 22, 0]),
      placeFurniture(buildRug, [330, 170, 1], carpet, [-20, -100, 0], { style: 3 }),
      placeFurniture(buildSofa, [232, 94, 82], linen, [-52, 8, 0], { style: 10 }),
      placeFurniture(buildRoundTable, [92, 92, 38], walnut, [-24, -104, 0]),
      toSceneItem(buildBooks([-34, -104, 38], 24)),
      toSceneItem(buildGrasses([-6, -98, 38], 20, plaster)),
      placeFurniture(buildRoundTable, [52, 52, 48], oak, [62, -62, 0]),
      placeFurniture(buildSideboard, [180, 45, 84], oak, [232, 36, 0], { style: 3 }),
      toSceneItem(buildGrasses([176, 36, 84], 74)),
      toSceneItem(buildBooks([258, 34, 84], 30)),
      placeFurniture(buildArmchair, [84, 84, 80], rust, [146, -76, 0], { turned: -22, style: 9 }),
    ],
  }),
  bedroom: () => ({
    room: buildRoom('#BFC6B2', [-250, 90], paleBoards),
    shot: { ...wide, eye: [10, -560, 124], horizon: 240 },
    items: [
      toSceneItem(buildCurtain(-322, -272, 50, 262)),
      toSceneItem(buildPrint(-62, 62, 168, 74, 50, 2)),
      placeFurniture(buildRug, [300, 170, 1], boucle, [-62, -110, 0], { style: 3 }),
      placeFurniture(buildBedside, [50, 40, 52], walnut, [-190, 40, 0], { style: 1 }),
      placeFurniture(buildBedside, [50, 40, 52], walnut, [66, 40, 0], { style: 1 }),
      placeFurniture(buildTableLamp, [30, 30, 46], brass, [68, 40, 52], { style: 1 }),
      toSceneItem(buildGrasses([-192, 40, 52], 56)),
      placeFurniture(buildBed, [172, 206, 104], linen, [-62, -44, 0], { style: 5 }),
      placeFurniture(buildPouf, [62, 62, 42], rust, [176, -50, 0], { style: 2 }),
      toSceneItem(buildPlant([250, 20, 0], 128)),
    ],
  }),
  dining: () => ({
    room: buildRoom('#E0D3BF', [-270, 100]),
    shot: { ...wide, eye: [0, -540, 128], horizon: 250 },
    items: [
      toSceneItem(buildCurtain(-322, -278, 50, 262)),
      placeFurniture(buildSideboard, [170, 45, 84], walnut, [-196, 38, 0], { style: 4 }),
      toSceneItem(buildPrint(-196, 62, 168, 70, 52)),
      toSceneItem(buildGrasses([-150, 36, 84], 64)),
      placeFurniture(buildRug, [290, 180, 1], carpet, [-14, -80, 0], { style: 0 }),
      placeFurniture(buildChair, [48, 54, 82], forest, [-56, 6, 0]),
      placeFurniture(buildChair, [48, 54, 82], forest, [20, 6, 0]),
      placeFurniture(buildTable, [190, 92, 75], oak, [-16, -62, 0], { style: 3 }),
      toSceneItem(buildGrasses([-16, -62, 75], 44, createMaterial('#C4A98A'))),
      placeFurniture(buildChair, [48, 54, 82], forest, [-66, -118, 0], { turned: 188 }),
      placeFurniture(buildChair, [48, 54, 82], createMaterial('#D3A23C', 'boucle'), [34, -120, 0], {
        turned: 170,
      }),
      placeFurniture(
        buildPendantLamp,
        [58, 58, 42],
        createMaterial('#2C2C2E', null, 0.3),
        [-16, -60, 138],
      ),
      toSceneItem(buildPlant([232, 24, 0], 142)),
    ],
  }),
  wardrobe: () => ({
    room: buildRoom('#EAE0D0', [-260, 92], paleBoards),
    shot: { ...wide, eye: [20, -560, 128], horizon: 330 },
    items: [
      placeFurniture(buildWardrobe, [180, 60, 220], oak, [-120, 30, 0]),
      placeFurniture(buildRug, [280, 160, 1], linen, [-40, -90, 0], { style: 3 }),
      placeFurniture(buildChest, [120, 44, 92], oak, [44, 38, 0], { style: 0 }),
      toSceneItem(buildPrint(44, 62, 158, 56, 56, 1)),
      toSceneItem(buildGrasses([76, 38, 92], 48)),
      toSceneItem(buildBooks([16, 36, 92])),
      placeFurniture(buildPouf, [56, 56, 42], rust, [92, -70, 0], { style: 3 }),
      toSceneItem(buildPlant([262, 22, 0], 134)),
    ],
  }),
}

/** Draws a named room furnished with the shop's products; returns null for an unknown name. */
export function drawNamedScene(name: string): string | null {
  const scene = scenes[name]?.()
  return scene ? drawScene(scene.room, scene.items, scene.shot) : null
}
