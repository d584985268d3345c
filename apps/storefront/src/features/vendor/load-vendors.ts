import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getManufactures } from '@svetlitsa/api-client/vendor/client'
import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { infoTexts } from '@svetlitsa/i18n/info/info-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'

const loadOnce = cache(
  async (variant: string, language: PageContext['language'], isCrawler: boolean) =>
    unwrapAnswer(await getManufactures({}, getCallOptions({ variant, language, isCrawler })))
      .manufactures,
)

/** Loads the vendors whose products the region sells. */
export function loadVendors({ variant, language, isCrawler }: PageContext) {
  return loadOnce(variant, language, isCrawler)
}

/** Loads a vendor whose products the region sells, by its code; otherwise the 404 page. */
export async function loadVendor(context: PageContext, code: string) {
  const { language } = context
  const vendor = (await loadVendors(context)).find((vendor) => vendor.code === code)
  if (!vendor) notFound()
  const name = formatTypography(vendor.name)
  const t = getTranslator(catalogueTexts, language)
  return {
    vendor,
    name,
    description: t('descriptions.vendor', { name, count: t('count', { count: vendor.count }) }),
    trail: [{ name: infoTexts[language].titles.manufacturers, url: link.vendors() }],
  }
}
