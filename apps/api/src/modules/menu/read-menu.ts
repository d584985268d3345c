import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getMenu } from '@svetlitsa/api-client/contract/shell'
import { mediaUrl } from '@svetlitsa/domain/image/media-url'
import { link } from '@svetlitsa/domain/route/site-map'
import type { Context, Language } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import { Serialized } from '../../platform/serialized.ts'
import type { Section } from '../catalogue/catalogue-snapshot.ts'
import { runningPromotions } from '../promotion/running-promotions.ts'

type Answer = AnswerOf<typeof getMenu>
type Item = Answer['menuItems'][number]

/** Promotions begin and end without telling anybody. */
const PROMOTIONS_TTL_MS = 60_000

/** Two levels hang below an item of the menu (storefront §3). */
const LEVELS_BELOW = 2

/** The catalogue's menu, made of the sections that are shown. */
export function readMenu(context: Context): Promise<Serialized<Answer>> {
  const { services, language } = context
  const asked = {
    key: `menu:${language}`,
    tags: ['section-tree', 'catalogue', 'promotion'],
    ttlMs: PROMOTIONS_TTL_MS,
  }
  return services.answers.read(asked, async () => {
    const { roots } = await services.catalogue.current()
    const menuItems = roots.map((root) => itemOf(root, LEVELS_BELOW, language))
    return new Serialized<Answer>({ menuItems, akcii: await akcii(context) })
  })
}

function itemOf(section: Section, levelsBelow: number, language: Language): Item {
  const { id, code, picture, children } = section
  return {
    id,
    name: nameIn(section, language),
    url: link.section(code),
    bold: children.length > 0,
    picture,
    childs: levelsBelow > 0 ? children.map((one) => itemOf(one, levelsBelow - 1, language)) : [],
  }
}

/** What is on now, with pictures as wide as the menu shows them; a promotion without one is left out. */
async function akcii(context: Context): Promise<Answer['akcii']> {
  const running = await runningPromotions(context)
  return running
    .filter(({ imgUrl }) => imgUrl !== '')
    .map(({ id, name, url, imgUrl }) => ({
      id,
      name,
      url,
      imgUrl: mediaUrl(imgUrl, { width: 400 }),
    }))
}
