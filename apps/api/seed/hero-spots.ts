import type { RoomPicture } from './rooms.ts'

const MOST_SPOTS = 4

/** Where in a room a thing can be bought, in per cent of the picture, the first one open. */
export function spotsOf(room: RoomPicture, sectionOf: (model: string) => string | null): Spot[] {
  const seen = new Set<string>()
  const spots: Spot[] = []
  for (const { model, x, y } of room.spots) {
    const section = sectionOf(model)
    if (!section || seen.has(section)) continue
    seen.add(section)
    spots.push({
      section,
      x: Math.round(x * 100),
      y: Math.round(y * 100),
      isFirst: spots.length === 0,
      isOpen: spots.length < 3,
    })
    if (spots.length === MOST_SPOTS) break
  }
  return spots
}

interface Spot {
  section: string
  x: number
  y: number
  isFirst: boolean
  isOpen: boolean
}
