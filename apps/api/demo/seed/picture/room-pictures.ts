import type { StudioLibrary, StudioScene } from '../studio/studio-library.ts'

/** A room picture as used on the shop's pages. */
export interface RoomPicture {
  id: string
  file: string
  width: number
  height: number
  /** Models and their positions, as fractions of the picture's size. */
  spots: StudioScene['spots']
}

/** Drawn rooms used while the studio has none of the kind. */
const drawnScenes: Readonly<Record<string, string>> = {
  living: 'living',
  bedroom: 'bedroom',
  dining: 'dining',
  kitchen: 'dining',
  hall: 'wardrobe',
  kids: 'bedroom',
  study: 'living',
  terrace: 'living',
}

/** Name prefixes of such rooms in the studio's library. */
const roomNamePrefixes: Readonly<Record<string, readonly string[]>> = {
  living: ['living', 'gostin'],
  bedroom: ['bedroom', 'spaln'],
  dining: ['dining', 'stolov'],
  kitchen: ['kitchen', 'kuhn'],
  hall: ['hall', 'prihozh'],
  kids: ['kids', 'child', 'nursery', 'detsk'],
  study: ['study', 'office', 'kabinet'],
  terrace: ['terrace', 'garden', 'terras', 'verand'],
}

const DRAWN = { width: 2000, height: 860, spots: [] }
/** Minimum width in px for the home page. */
const WIDE_PX = 2_000

/** All studio pictures of a kind of room, or the drawn one if there is none. */
export function listRoomPictures({ scenes }: StudioLibrary, kind: string): RoomPicture[] {
  const studioRooms = scenes.filter(({ id }) =>
    roomNamePrefixes[kind]?.some((name) => id.includes(name)),
  )
  return studioRooms.length > 0
    ? studioRooms
    : [{ ...DRAWN, id: kind, file: `drawn/scene/${drawnScenes[kind] ?? 'living'}.svg` }]
}

/** A picture of a kind of room; `index` rotates through the available ones. */
export function getRoomPicture(library: StudioLibrary, kind: string, index = 0): RoomPicture {
  const rooms = listRoomPictures(library, kind)
  const room = rooms[index % rooms.length]
  if (!room) throw new Error(`no room for ${kind}`)
  return room
}

/** A room picture wide enough to fill the first screen; null if there is none of the kind. */
export function findWideRoomPicture(library: StudioLibrary, kind: string): RoomPicture | null {
  const wide = listRoomPictures(library, kind).filter(({ file }) => !file.startsWith('drawn/'))
  return wide.find(({ width, height }) => width >= WIDE_PX && width > height * 1.8) ?? null
}
