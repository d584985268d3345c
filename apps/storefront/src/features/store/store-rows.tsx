import type { ShopStore } from '@svetlitsa/api-client/store/queries'
import { getMapLocale, type Language } from '@svetlitsa/domain/language/language'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'

type StoreRowsProps = {
  stores: readonly ShopStore[]
  chosenId: number | null
  onChoose: (id: number) => void
}

/** One store per row: pressing it selects it on the map; phone and directions are beside it. */
export function StoreRows({ stores, chosenId, onChoose }: StoreRowsProps) {
  const t = useTexts(contentTexts)
  const language = useLanguage()
  return (
    <ul className="border-t border-line-strong">
      {stores.map((store) => (
        <li key={store.id} className="border-b border-line">
          <p className="pt-4 text-body font-semibold">
            <TextLink
              tone={store.id === chosenId ? 'accent' : 'bare'}
              aria-pressed={store.id === chosenId}
              onClick={() => onChoose(store.id)}
            >
              <Untranslated pageLanguage={language}>{store.name}</Untranslated>
            </TextLink>
          </p>
          <p className="mt-1 text-small text-ink-soft">
            <Untranslated pageLanguage={language}>{store.address}</Untranslated>
          </p>
          <p className="mt-1 text-small text-forest">{store.hours}</p>
          <p className="mt-1 flex flex-wrap gap-x-4 pb-4 text-small">
            <TextLink href={`tel:${store.phoneSanitized}`}>{store.phone}</TextLink>
            <TextLink
              href={buildRouteUrl(store.place, language)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('contacts.route')}
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  )
}

/**
 * Builds the address of directions to a place in the most common map service, in the page's
 * language.
 */
export function buildRouteUrl(
  { lat, lon }: { lat: number; lon: number },
  language: Language,
): string {
  return `https://yandex.ru/maps/?rtext=~${lat},${lon}&lang=${getMapLocale(language)}`
}
