import { getInfoPage } from '@svetlitsa/api-client/info-page/client'
import { getInfoText } from '@svetlitsa/i18n/info/get-info-text'
import type { TextPage } from '@svetlitsa/i18n/info/info-pages'
import type { InfoText } from '@svetlitsa/i18n/info/info-text'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'

/** What the owner wrote for an information page, or the text that it comes with. */
export async function loadInfoText(context: PageContext, code: TextPage): Promise<InfoText> {
  const outcome = await getInfoPage({ code }, getCallOptions(context))
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.answer.page ?? getInfoText(code, context.language)
}
