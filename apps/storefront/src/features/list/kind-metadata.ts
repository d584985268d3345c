import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { translator } from '@svetlitsa/i18n/translator'
import type { Metadata } from 'next'
import type { PageContext } from '../../page-context.ts'
import { shareMetadata } from '../../seo/share-metadata.ts'
import { addressOfChoice, type ListSearch, readListChoice } from './list-choice.ts'
import { understoodChoice } from './list-filter.ts'
import type { ListScope } from './list-scope.ts'
import { loadList } from './load-list.ts'

type Told = {
  scope: ListScope
  path: string
  search: ListSearch
  title: string
  description: string
}

/** Title, description and canonical address of a list across the shop; unknown filters are left out. */
export async function kindMetadata(context: PageContext, told: Told): Promise<Metadata> {
  const { scope, path, search, title, description } = told
  const asked = readListChoice(search)
  const list = await loadList(context, { scope, choice: asked })
  const choice = list ? understoodChoice(asked, list) : asked
  const say = translator(catalogueTexts, context.language)
  return {
    title: choice.page > 1 ? `${title}, ${say('page', { page: choice.page })}` : title,
    description,
    alternates: { canonical: addressOfChoice(path, { ...choice, sort: null }) },
    ...shareMetadata({ language: context.language, title, description, path }),
  }
}
