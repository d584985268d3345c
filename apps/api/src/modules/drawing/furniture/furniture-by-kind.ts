import { armchair } from './armchair.ts'
import { bed } from './bed.ts'
import { bedside } from './bedside.ts'
import { chair } from './chair.ts'
import { chest } from './chest.ts'
import { cornerSofa } from './corner-sofa.ts'
import { cushion } from './cushion.ts'
import { desk } from './desk.ts'
import { floorLamp } from './floor-lamp.ts'
import { hallway } from './hallway.ts'
import { kidsBed } from './kids-bed.ts'
import { kitchen } from './kitchen.ts'
import { kitchenIsland } from './kitchen-island.ts'
import { mattress } from './mattress.ts'
import { mirror } from './mirror.ts'
import type { Furniture } from './model.ts'
import { officeChair } from './office-chair.ts'
import { pendantLamp } from './pendant-lamp.ts'
import { pouf } from './pouf.ts'
import { roundTable } from './round-table.ts'
import { rug } from './rug.ts'
import { runner } from './runner.ts'
import { shelf } from './shelf.ts'
import { shoeCabinet } from './shoe-cabinet.ts'
import { sideboard } from './sideboard.ts'
import { slidingWardrobe } from './sliding-wardrobe.ts'
import { sofa } from './sofa.ts'
import { sofaBed } from './sofa-bed.ts'
import { stool } from './stool.ts'
import { table } from './table.ts'
import { tableLamp } from './table-lamp.ts'
import { tvStand } from './tv-stand.ts'
import { wardrobe } from './wardrobe.ts'

export interface DrawnKind {
  furniture: Furniture
  /** How the camera looks at it. */
  elevation: number
  azimuth: number
  /** Shares of the picture that it fills at most. */
  wide: number
  high: number
  /** Where it stands or hangs. */
  place: 'floor' | 'wall' | 'ceiling'
}

const kind = (
  furniture: Furniture,
  look: Partial<Omit<DrawnKind, 'furniture'>> = {},
): DrawnKind => ({
  furniture,
  elevation: 13,
  azimuth: 30,
  wide: 0.8,
  high: 0.66,
  place: 'floor',
  ...look,
})

const tall = { elevation: 4, azimuth: 28, wide: 0.7, high: 0.82 }

/** Everything the shop sells that can be drawn. */
export const furnitureByKind: Readonly<Record<string, DrawnKind>> = {
  sofa: kind(sofa),
  'corner-sofa': kind(cornerSofa, { elevation: 18, wide: 0.82 }),
  'sofa-bed': kind(sofaBed),
  armchair: kind(armchair, { wide: 0.6 }),
  pouf: kind(pouf, { wide: 0.5, high: 0.5, elevation: 18 }),
  'office-chair': kind(officeChair, { high: 0.78, elevation: 9 }),
  bed: kind(bed, { elevation: 19, azimuth: 33, high: 0.7 }),
  mattress: kind(mattress, { elevation: 20, azimuth: 34, high: 0.6 }),
  bedside: kind(bedside, { high: 0.56, elevation: 14 }),
  wardrobe: kind(wardrobe, tall),
  'sliding-wardrobe': kind(slidingWardrobe, tall),
  chest: kind(chest, { high: 0.64, elevation: 11 }),
  shelf: kind(shelf, tall),
  'tv-stand': kind(tvStand),
  sideboard: kind(sideboard, { elevation: 11 }),
  table: kind(table, { elevation: 15 }),
  'round-table': kind(roundTable, { elevation: 20, wide: 0.66 }),
  desk: kind(desk, { elevation: 14, wide: 0.72 }),
  chair: kind(chair, { high: 0.74, elevation: 11 }),
  stool: kind(stool, { high: 0.78, elevation: 10 }),
  kitchen: kind(kitchen, { elevation: 5, azimuth: 24, wide: 0.84, high: 0.8 }),
  'kitchen-island': kind(kitchenIsland, { elevation: 15, wide: 0.72 }),
  hallway: kind(hallway, { ...tall, azimuth: 24 }),
  'shoe-cabinet': kind(shoeCabinet, { ...tall, high: 0.74, elevation: 8 }),
  mirror: kind(mirror, { elevation: 1, azimuth: 16, high: 0.78, place: 'wall' }),
  'kids-bed': kind(kidsBed, { elevation: 18, azimuth: 34 }),
  'floor-lamp': kind(floorLamp, { elevation: 5, high: 0.86 }),
  'table-lamp': kind(tableLamp, { elevation: 8, high: 0.72 }),
  'pendant-lamp': kind(pendantLamp, { elevation: -4, high: 0.8, place: 'ceiling' }),
  rug: kind(rug, { elevation: 38, azimuth: 32, wide: 0.82, high: 0.7 }),
  runner: kind(runner, { elevation: 36, azimuth: 36, wide: 0.8, high: 0.74 }),
  cushion: kind(cushion, { elevation: 8, azimuth: 16, high: 0.66 }),
}
