import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getRetailRegionLinks } from '@svetlitsa/api-client/contract/content'
import type { Language } from '@svetlitsa/domain/language/read-language'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { translator } from '@svetlitsa/i18n/translator'

export type CityLink = AnswerOf<typeof getRetailRegionLinks>['regions'][number]

type CityPhonesProps = { cities: readonly CityLink[]; language: Language }

/** Every city of the shop as a plain link that chooses it, with its phone and number of stores. */
export function CityPhones({ cities, language }: CityPhonesProps) {
  const say = translator(contentTexts, language)
  const ordered = cities.toSorted((one, other) => one.name.localeCompare(other.name, language))
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
      {ordered.map(({ id, name, url, phone, phoneSanitized, storeCount }) => (
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
                ? say('contacts.storesCount', { count: storeCount })
                : say('contacts.noStoresShort')}
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
