import { findWideRoomPicture, getRoomPicture, type RoomPicture } from '../picture/room-pictures.ts'
import type { FilledGoods } from '../product/fill-goods.ts'
import type { Row } from '../product/goods.ts'
import { listSoldKinds } from '../product/list-sold-kinds.ts'
import { buildTranslations } from '../translation/build-translations.ts'
import seeds from './banners.json' with { type: 'json' }

/** Banners of the home page, the sale banner and the strip above the header. */
export function buildBanners({ library }: FilledGoods): Row[] {
  const findSection = createSectionFinder(library)
  return seeds.map(({ scene, spots, ...seed }, index) => {
    const wide = seed.kind === 'main' ? findWideRoomPicture(library, scene) : null
    const room = wide ?? (scene ? getRoomPicture(library, scene) : null)
    return {
      id: index + 1,
      ...seed,
      translations: buildTranslations({
        name: seed.name,
        text: seed.text,
        action: seed.action,
        alt: seed.alt,
      }),
      picture: room?.file ?? '',
      sort: (index + 1) * 100,
      region_ids: [],
      spots: wide ? listBannerSpots(wide, findSection) : spots,
      starts_at: null,
      ends_at: null,
      is_active: true,
      version: 1,
    }
  })
}

/**
 * Returns a function that finds the section in which products shown by a studio model are sold, if
 * the model matches the section's kind of product.
 */
function createSectionFinder(library: FilledGoods['library']): (model: string) => string | null {
  const sections = new Map(
    listSoldKinds(library).flatMap(({ section, shownBy }) =>
      shownBy.map(({ id }) => [id, section] as const),
    ),
  )
  return (model) => sections.get(model) ?? null
}

const MAX_SPOTS = 4

/**
 * Points on a room picture that link to a section, in per cent of the picture's size. The first is
 * marked, and the first three are open.
 */
function listBannerSpots(
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
