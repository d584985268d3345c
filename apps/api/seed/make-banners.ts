import seeds from './data/banners.json' with { type: 'json' }
import type { FilledGoods } from './fill-goods.ts'
import type { Row } from './goods.ts'
import { spotsOf } from './hero-spots.ts'
import { roomOf, wideRoomOf } from './rooms.ts'
import { soldKinds } from './sold-kinds.ts'
import { translationsOf } from './translations-of.ts'

/** Scenes of the first page, the sale's banner and the strip above the header. */
export function makeBanners({ library }: FilledGoods): Row[] {
  const sectionOf = sectionFinder(library)
  return seeds.map(({ scene, spots, ...seed }, at) => {
    const wide = seed.kind === 'main' ? wideRoomOf(library, scene) : null
    const room = wide ?? (scene ? roomOf(library, scene) : null)
    return {
      id: at + 1,
      ...seed,
      translations: translationsOf({
        name: seed.name,
        text: seed.text,
        action: seed.action,
        alt: seed.alt,
      }),
      picture: room?.file ?? '',
      sort: (at + 1) * 100,
      region_ids: [],
      spots: wide ? spotsOf(wide, sectionOf) : spots,
      starts_at: null,
      ends_at: null,
      is_active: true,
      version: 1,
    }
  })
}

/** A model is sold where its kind is, if it is built for it. */
function sectionFinder(library: FilledGoods['library']): (model: string) => string | null {
  const sections = new Map(
    soldKinds(library).flatMap(({ section, shownBy }) =>
      shownBy.map(({ id }) => [id, section] as const),
    ),
  )
  return (model) => sections.get(model) ?? null
}
