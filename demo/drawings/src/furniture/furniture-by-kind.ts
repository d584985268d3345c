import { buildBed } from '../beds/build-bed.ts'
import { buildKidsBed } from '../beds/build-kids-bed.ts'
import { buildMattress } from '../beds/build-mattress.ts'
import { buildMirror } from '../decoration/build-mirror.ts'
import { buildKitchen } from '../kitchens/build-kitchen.ts'
import { buildKitchenIsland } from '../kitchens/build-kitchen-island.ts'
import { buildFloorLamp } from '../lighting/build-floor-lamp.ts'
import { buildPendantLamp } from '../lighting/build-pendant-lamp.ts'
import { buildTableLamp } from '../lighting/build-table-lamp.ts'
import { buildChair, buildStool } from '../seating/build-chair.ts'
import { buildCornerSofa } from '../seating/build-corner-sofa.ts'
import { buildOfficeChair } from '../seating/build-office-chair.ts'
import { buildPouf } from '../seating/build-pouf.ts'
import { buildArmchair, buildSofa, buildSofaBed } from '../seating/build-sofa.ts'
import { buildBedside, buildChest } from '../storage/build-chest.ts'
import { buildHallway } from '../storage/build-hallway.ts'
import { buildShelf } from '../storage/build-shelf.ts'
import { buildShoeCabinet, buildSideboard, buildTvStand } from '../storage/build-sideboard.ts'
import { buildSlidingWardrobe, buildWardrobe } from '../storage/build-wardrobe.ts'
import { buildDesk } from '../tables/build-desk.ts'
import { buildRoundTable } from '../tables/build-round-table.ts'
import { buildTable } from '../tables/build-table.ts'
import { buildCushion } from '../textiles/build-cushion.ts'
import { buildRug, buildRunner } from '../textiles/build-rug.ts'
import type { BuildFurniture } from './furniture-model.ts'

export interface FurnitureKind {
  furniture: BuildFurniture
  /** The camera's elevation in degrees. */
  elevation: number
  azimuth: number
  /** The maximum fractions of the picture that it fills. */
  wide: number
  high: number
  /** What it stands on or hangs from. */
  place: 'floor' | 'wall' | 'ceiling'
}

const createKind = (
  furniture: BuildFurniture,
  overrides: Partial<Omit<FurnitureKind, 'furniture'>> = {},
): FurnitureKind => ({
  furniture,
  elevation: 13,
  azimuth: 30,
  wide: 0.8,
  high: 0.66,
  place: 'floor',
  ...overrides,
})

const tall = { elevation: 4, azimuth: 28, wide: 0.7, high: 0.82 }

/** Every kind of product that can be drawn. */
export const furnitureByKind: Readonly<Record<string, FurnitureKind>> = {
  sofa: createKind(buildSofa),
  'corner-sofa': createKind(buildCornerSofa, { elevation: 18, wide: 0.82 }),
  'sofa-bed': createKind(buildSofaBed),
  armchair: createKind(buildArmchair, { wide: 0.6 }),
  pouf: createKind(buildPouf, { wide: 0.5, high: 0.5, elevation: 18 }),
  'office-chair': createKind(buildOfficeChair, { high: 0.78, elevation: 9 }),
  bed: createKind(buildBed, { elevation: 19, azimuth: 33, high: 0.7 }),
  mattress: createKind(buildMattress, { elevation: 20, azimuth: 34, high: 0.6 }),
  bedside: createKind(buildBedside, { high: 0.56, elevation: 14 }),
  wardrobe: createKind(buildWardrobe, tall),
  'sliding-wardrobe': createKind(buildSlidingWardrobe, tall),
  chest: createKind(buildChest, { high: 0.64, elevation: 11 }),
  shelf: createKind(buildShelf, tall),
  'tv-stand': createKind(buildTvStand),
  sideboard: createKind(buildSideboard, { elevation: 11 }),
  table: createKind(buildTable, { elevation: 15 }),
  'round-table': createKind(buildRoundTable, { elevation: 20, wide: 0.66 }),
  desk: createKind(buildDesk, { elevation: 14, wide: 0.72 }),
  chair: createKind(buildChair, { high: 0.74, elevation: 11 }),
  stool: createKind(buildStool, { high: 0.78, elevation: 10 }),
  kitchen: createKind(buildKitchen, { elevation: 5, azimuth: 24, wide: 0.84, high: 0.8 }),
  'kitchen-island': createKind(buildKitchenIsland, { elevation: 15, wide: 0.72 }),
  hallway: createKind(buildHallway, { ...tall, azimuth: 24 }),
  'shoe-cabinet': createKind(buildShoeCabinet, { ...tall, high: 0.74, elevation: 8 }),
  mirror: createKind(buildMirror, { elevation: 1, azimuth: 16, high: 0.78, place: 'wall' }),
  'kids-bed': createKind(buildKidsBed, { elevation: 18, azimuth: 34 }),
  'floor-lamp': createKind(buildFloorLamp, { elevation: 5, high: 0.86 }),
  'table-lamp': createKind(buildTableLamp, { elevation: 8, high: 0.72 }),
  'pendant-lamp': createKind(buildPendantLamp, { elevation: -4, high: 0.8, place: 'ceiling' }),
  rug: createKind(buildRug, { elevation: 38, azimuth: 32, wide: 0.82, high: 0.7 }),
  runner: createKind(buildRunner, { elevation: 36, azimuth: 36, wide: 0.8, high: 0.74 }),
  cushion: createKind(buildCushion, { elevation: 8, azimuth: 16, high: 0.66 }),
}
