import type { Language } from '@svetlitsa/domain/language/read-language'
import { kitTexts } from '@svetlitsa/i18n/kit-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import type { PageContext } from '../../../page-context.ts'
import type { PartsOfPage } from '../load-parts.ts'
import { PagePart } from '../page-part.tsx'
import { KitStrip, KitThing } from './kit-strip.tsx'
import type { KitSumWords } from './kit-sum.tsx'
import { KitchenModules } from './kitchen-modules.tsx'

type KitPartProps = {
  productId: number
  parts: Pick<PartsOfPage, 'kits' | 'groups'>
  sign: string
  context: PageContext
}

/** The kits a product stands in, what a kit holds, or the modules of a kitchen. */
export function KitPart({ productId, parts, sign, context }: KitPartProps) {
  const { language, isCrawler } = context
  const texts = kitTexts[language]
  const own = parts.kits.find(({ id }) => id === productId)
  const shown = own ? [own] : parts.kits.slice(0, 2)
  if (shown.length === 0) return null
  const sum = sumWords(language)
  const words = { optional: texts.optional, piece: texts.piece, include: texts.include, sum }
  if (own && parts.groups.length > 0 && !isCrawler) {
    return (
      <PagePart id="kit" title={texts.modules} hint={texts.modulesHint}>
        <KitchenModules
          kit={own}
          groups={parts.groups}
          sign={sign}
          words={{ fewer: texts.fewer, more: texts.moreOf, sum }}
        />
      </PagePart>
    )
  }
  return (
    <PagePart id="kit" title={own ? texts.parts : texts.title}>
      <div className="flex flex-col gap-10">
        {shown.map((kit) => (
          <div key={kit.id} className="flex flex-col gap-4">
            {!own && <TextLink href={kit.url}>{kit.name}</TextLink>}
            {isCrawler ? (
              <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
                {kit.items.map((item) => (
                  <li key={item.offerId}>
                    <KitThing item={item} sign={sign} piece={texts.piece} />
                  </li>
                ))}
              </ul>
            ) : (
              <KitStrip kit={kit} sign={sign} words={words} />
            )}
          </div>
        ))}
      </div>
    </PagePart>
  )
}

const mostThings = 60

function sumWords(language: Language): KitSumWords {
  const say = translator(kitTexts, language)
  const { nothing, saving, take, taking, taken } = kitTexts[language]
  const things = Array.from({ length: mostThings }, (_, at) => say('things', { count: at + 1 }))
  return { things: [nothing, ...things], saving, take, taking, taken }
}
