import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getStores } from '@svetlitsa/api-client/store/contract'
import type { Language } from '@svetlitsa/domain/language/language'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { BlockHeader } from '@svetlitsa/ui/layout/block-header'
import { StoreList } from '@svetlitsa/ui/store/store-list'

export type RegionStores = CallAnswer<typeof getStores>

/** The stores of the page's region as plain text, for crawlers. */
export function PlainStores({ region, stores, language }: RegionStores & { language: Language }) {
  const t = getTranslator(contentTexts, language)
  const title = t('contacts.stores', { city: region.nameIn })
  return (
    <section aria-label={title}>
      <BlockHeader title={title} />
      {stores.length === 0 ? (
        <p className="text-ink-soft">{t('contacts.noStores')}</p>
      ) : (
        <StoreList
          stores={stores.map(({ id, name, address, phone, hours }) => ({
            id,
            name: <Untranslated pageLanguage={language}>{name}</Untranslated>,
            address: <Untranslated pageLanguage={language}>{address}</Untranslated>,
            distance: phone,
            note: hours,
          }))}
        />
      )}
    </section>
  )
}
