import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getRetailRegionLinks } from '@svetlitsa/api-client/content/contract'
import type { Language } from '@svetlitsa/domain/language/language'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'

export type CityLink = CallAnswer<typeof getRetailRegionLinks>['regions'][number]

type CityPhonesProps = { cities: readonly CityLink[]; language: Language }

/** Every city as a plain link that selects it, with its phone and number of stores. */
export function CityPhones({ cities, language }: CityPhonesProps) {
  const t = getTranslator(contentTexts, language)
  const sortedCities = cities.toSorted((a, b) => a.name.localeCompare(b.name, language))
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
      {sortedCities.map(({ id, name, url, phone, phoneSanitized, storeCount }) => (
        <li
          key={id}
          className="flex items-center justify-between gap-4 border-b border-line py-2 text-small"
        >
          <span className="min-w-0">
            <a
              href={url}
              className="inline-flex min-h-6 items-center rounded-small font-medium underline-offset-4 hover:underline"
            >
              {name}
            </a>
            <span className="block text-ink-soft">
              {storeCount > 0
                ? t('contacts.storesCount', { count: storeCount })
                : t('contacts.noStoresShort')}
            </span>
          </span>
          <a
            href={`tel:${phoneSanitized}`}
            className="inline-flex min-h-6 shrink-0 items-center rounded-small underline-offset-4 hover:underline"
          >
            {phone}
          </a>
        </li>
      ))}
    </ul>
  )
}
