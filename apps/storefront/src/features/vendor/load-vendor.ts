import { link } from '@svetlitsa/domain/route/site-map'
import { typo } from '@svetlitsa/domain/text/typo'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { infoTexts } from '@svetlitsa/i18n/info-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { notFound } from 'next/navigation'
import type { PageContext } from '../../page-context.ts'
import { loadVendors } from './load-vendors.ts'

/** A manufacturer whose goods the region sells, by its code; else the 404 page. */
export async function loadVendor(context: PageContext, code: string) {
  const { language } = context
  const vendor = (await loadVendors(context)).find((one) => one.code === code)
  if (!vendor) notFound()
  const name = typo(vendor.name)
  const say = translator(catalogueTexts, language)
  return {
    vendor,
    name,
    description: say('descriptions.vendor', { name, count: say('count', { count: vendor.count }) }),
    trail: [{ name: infoTexts[language].titles.manufacturers, url: link.manufacturers() }],
  }
}
