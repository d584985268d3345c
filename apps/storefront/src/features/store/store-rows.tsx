'use client'

import type { ShopStore } from '@svetlitsa/api-client/query/content'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { Untranslated } from '@svetlitsa/ui/primitives/untranslated'
import { routeTo } from './route-to.ts'

type StoreRowsProps = {
  stores: readonly ShopStore[]
  chosenId: number | null
  onChoose: (id: number) => void
}

/** A store a row: pressed it shows itself on the map; its phone and the way to it stand beside. */
export function StoreRows({ stores, chosenId, onChoose }: StoreRowsProps) {
  const say = useTexts(contentTexts)
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
              <Untranslated on={language}>{store.name}</Untranslated>
            </TextLink>
          </p>
          <p className="mt-1 text-small text-ink-soft">
            <Untranslated on={language}>{store.address}</Untranslated>
          </p>
          <p className="mt-1 text-small text-forest">{store.hours}</p>
          <p className="mt-1 flex flex-wrap gap-x-4 pb-4 text-small">
            <TextLink href={`tel:${store.phoneSanitized}`}>{store.phone}</TextLink>
            <TextLink
              href={routeTo(store.place, language)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {say('contacts.route')}
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
