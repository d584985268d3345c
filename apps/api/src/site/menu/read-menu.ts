import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getMenu } from '@svetlitsa/api-client/shell/contract'
import { buildMediaUrl } from '@svetlitsa/domain/image/image'
import { link } from '@svetlitsa/domain/route/site-map'
import type { Section } from '../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import { listRunningPromotions } from '../../catalogue/promotion/list-running-promotions.ts'
import type { Context, Language } from '../../platform/context/context.ts'
import { Serialized } from '../../platform/http/serialized.ts'
import { localizeName } from '../../platform/language/localize-name.ts'

type Answer = CallAnswer<typeof getMenu>
type Item = Answer['menuItems'][number]

/** Promotions start and end by the clock, which triggers no invalidation. */
const PROMOTIONS_TTL_MS = 60_000

/** Number of levels below an item of the menu (nav.menu-two-levels). */
const LEVELS_BELOW = 2

/** The catalogue menu, built from the visible sections. */
export function readMenu(context: Context): Promise<Serialized<Answer>> {
  const { services, language } = context
  const requested = {
    key: `menu:${language}`,
    tags: ['section-tree', 'catalogue', 'promotion'],
    ttlMs: PROMOTIONS_TTL_MS,
  }
  return services.responseCache.read(requested, async () => {
    const { roots } = await services.catalogue.current()
    const menuItems = roots.map((root) => toMenuItem(root, LEVELS_BELOW, language))
    return new Serialized<Answer>({ menuItems, akcii: await findMenuPromotions(context) })
  })
}

function toMenuItem(section: Section, levelsBelow: number, language: Language): Item {
  const { id, code, picture, children } = section
  return {
    id,
    name: localizeName(section, language),
    url: link.section(code),
    bold: children.length > 0,
    picture,
    childs:
      levelsBelow > 0 ? children.map((child) => toMenuItem(child, levelsBelow - 1, language)) : [],
  }
}

/** Active promotions with a picture in the menu's format; those without one are left out. */
async function findMenuPromotions(context: Context): Promise<Answer['akcii']> {
  const running = await listRunningPromotions(context)
  return running
    .filter(({ imgUrl }) => imgUrl !== '')
    .map(({ id, name, url, imgUrl }) => ({
      id,
      name,
      url,
      imgUrl: buildMediaUrl(imgUrl, { width: 400 }),
    }))
}
