import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { fillShopName } from '@svetlitsa/i18n/format/fill-shop-name'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import type { Metadata } from 'next'
import { loadInitialData } from '../../../page-context/load-initial-data.ts'
import type { PageContext } from '../../../page-context/page-context.ts'
import { buildShareMetadata } from '../../../page-metadata/build-share-metadata.ts'
import { buildChoiceUrl, type ListSearch, parseListChoice } from '../choice/list-choice.ts'
import { getAppliedChoice } from '../choice/list-filter.ts'
import type { ListScope } from '../choice/list-scope.ts'
import { loadList } from './load-list.ts'

type ListPageInfo = {
  scope: ListScope
  path: string
  search: ListSearch
  title: string
  description: string
}

/**
 * Title, description and canonical address of a list across the shop; filters that the API did not
 * accept are left out.
 */
export async function buildListMetadata(
  context: PageContext,
  pageInfo: ListPageInfo,
): Promise<Metadata> {
  const { scope, path, search, title } = pageInfo
  const { shop } = await loadInitialData(context)
  const description = fillShopName(pageInfo.description, shop.name)
  const requested = parseListChoice(search)
  const list = await loadList(context, { scope, choice: requested })
  const choice = list ? getAppliedChoice(requested, list) : requested
  const t = getTranslator(catalogueTexts, context.language)
  return {
    title: choice.page > 1 ? `${title}, ${t('page', { page: choice.page })}` : title,
    description,
    alternates: { canonical: buildChoiceUrl(path, { ...choice, sort: null }) },
    ...buildShareMetadata({
      language: context.language,
      shopName: shop.name,
      title,
      description,
      path,
    }),
  }
}
