import type { RoomPicture } from '../picture/room-pictures.ts'

const MAX_SPOTS = 4

/**
 * Points on a room picture that link to a section, in per cent of the picture's size. The first is
 * marked, and the first three are open.
 */
export function listBannerSpots(
  room: RoomPicture,
  findSection: (model: string) => string | null,
): BannerSpot[] {
  const usedSections = new Set<string>()
  const spots: BannerSpot[] = []
  for (const { model, x, y } of room.spots) {
    const section = findSection(model)
    if (!section || usedSections.has(section)) continue
    usedSections.add(section)
    spots.push({
      section,
      x: Math.round(x * 100),
      y: Math.round(y * 100),
      isFirst: spots.length === 0,
      isOpen: spots.length < 3,
    })
    if (spots.length === MAX_SPOTS) break
  }
  return spots
}

interface BannerSpot {
  section: string
  x: number
  y: number
  isFirst: boolean
  isOpen: boolean
}
