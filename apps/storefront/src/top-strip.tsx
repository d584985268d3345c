import { getTopBanners } from '@svetlitsa/api-client/api/banner'
import { typo } from '@svetlitsa/domain/text/typo'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { SeasonStrip } from '@svetlitsa/ui/chrome/season-strip'
import { callOptions } from './call-options.ts'
import type { PageContext } from './page-context.ts'

/** The strip that the staff hung over the header, the first of them; a page is good without it. */
export async function TopStrip({ context }: { context: PageContext }) {
  const outcome = await getTopBanners({}, callOptions(context)).catch(() => null)
  const strip = outcome?.ok ? outcome.answer.items[0] : null
  if (!strip) return null
  return (
    <SeasonStrip
      text={typo(strip.name)}
      action={strip.action || contentTexts[context.language].home.more}
      href={strip.url}
    />
  )
}
