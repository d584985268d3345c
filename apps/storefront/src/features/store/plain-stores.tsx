import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getStores } from '@svetlitsa/api-client/contract/content'
import type { Language } from '@svetlitsa/domain/language/read-language'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { Untranslated } from '@svetlitsa/ui/primitives/untranslated'
import { BlockHead } from '@svetlitsa/ui/shop/block-head'
import { StoreList } from '@svetlitsa/ui/shop/store-list'

export type RegionStores = AnswerOf<typeof getStores>

/** The stores of the page's region as plain text, for readers who press nothing. */
export function PlainStores({ region, stores, language }: RegionStores & { language: Language }) {
  const say = translator(contentTexts, language)
  const title = say('contacts.stores', { city: region.nameIn })
  return (
    <section aria-label={title}>
      <BlockHead title={title} />
      {stores.length === 0 ? (
        <p className="text-ink-soft">{say('contacts.noStores')}</p>
      ) : (
        <StoreList
          stores={stores.map(({ id, name, address, phone, hours }) => ({
            id,
            name: <Untranslated on={language}>{name}</Untranslated>,
            address: <Untranslated on={language}>{address}</Untranslated>,
            distance: phone,
            note: hours,
          }))}
        />
      )}
    </section>
  )
}
