import type { StudioLibrary, StudioScene } from './studio/studio-library.ts'

/** A room as the shop's pages show it. */
export interface RoomPicture {
  id: string
  file: string
  width: number
  height: number
  /** Models and where they stand, as shares of the picture. */
  spots: StudioScene['spots']
}

/** Rooms that are drawn while the studio has none of the kind. */
const drawn: Readonly<Record<string, string>> = {
  living: 'living',
  bedroom: 'bedroom',
  dining: 'dining',
  kitchen: 'dining',
  hall: 'wardrobe',
  kids: 'bedroom',
  study: 'living',
  terrace: 'living',
}

/** What the studio calls such rooms: the beginnings of their names. */
const names: Readonly<Record<string, readonly string[]>> = {
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
/** Wide enough for the first page. */
const WIDE_PX = 2_000

/** Every room of a kind that the studio has photographed, the drawn one where there is none. */
export function roomsOf({ scenes }: StudioLibrary, kind: string): RoomPicture[] {
  const of = scenes.filter(({ id }) => names[kind]?.some((name) => id.includes(name)))
  return of.length > 0
    ? of
    : [{ ...DRAWN, id: kind, file: `drawn/scene/${drawn[kind] ?? 'living'}.svg` }]
}

/** A room of a kind; another one for each number, while there are several. */
export function roomOf(library: StudioLibrary, kind: string, at = 0): RoomPicture {
  const rooms = roomsOf(library, kind)
  const room = rooms[at % rooms.length]
  if (!room) throw new Error(`no room for ${kind}`)
  return room
}

/** A room that is wide enough to fill the first screen; null while there is none of the kind. */
export function wideRoomOf(library: StudioLibrary, kind: string): RoomPicture | null {
  const wide = roomsOf(library, kind).filter(({ file }) => !file.startsWith('drawn/'))
  return wide.find(({ width, height }) => width >= WIDE_PX && width > height * 1.8) ?? null
}
