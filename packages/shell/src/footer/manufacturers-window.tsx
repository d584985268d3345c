'use client'

import { useManufactures } from '@svetlitsa/api-client/query/manufacturer'
import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { link } from '@svetlitsa/domain/route/site-map'
import { foldLetters } from '@svetlitsa/domain/text/fold-letters'
import { footerWindowTexts } from '@svetlitsa/i18n/footer-window-texts'
import { Field } from '@svetlitsa/ui/primitives/field'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Spinner } from '@svetlitsa/ui/primitives/spinner'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { Untranslated } from '@svetlitsa/ui/primitives/untranslated'
import { Search } from 'lucide'
import { useState } from 'react'
import { FaultNotice } from '../fault-notice.tsx'
import { useLanguage } from '../language-provider.tsx'
import { useTexts } from '../use-texts.tsx'

/** Every manufacturer with a way to its goods (storefront §2, footer). */
export function ManufacturersWindow() {
  const say = useTexts(footerWindowTexts)
  const language = useLanguage()
  const { data, isPending, isError, refetch } = useManufactures()
  const [wanted, setWanted] = useState('')
  if (isPending) return <Spinner size="bar" />
  if (isError) return <FaultNotice onRetry={() => void refetch()} />
  const text = foldLetters(wanted)
  const shown = data.filter(({ name }) => foldLetters(name).includes(text))
  return (
    <div className="flex flex-col gap-5">
      <Field
        label={say('findManufacturer')}
        hideLabel
        type="search"
        autoComplete="off"
        placeholder={say('findManufacturer')}
        before={<Icon of={Search} />}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <div aria-live="polite">
        {shown.length === 0 && <p className="text-ink-soft">{say('noManufacturer')}</p>}
        <ul className="gap-x-8 sm:columns-2 md:columns-3">
          {shown.map(({ id, name, url, count }) => (
            <li key={id} className="break-inside-avoid">
              <a
                href={url}
                className="flex min-h-10 items-center gap-2 rounded-small underline-offset-4 hover:text-accent hover:underline"
              >
                <Untranslated on={language}>{name}</Untranslated>
                <span className="text-small text-ink-soft">{groupThousands(count)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="border-t border-line pt-5">
        <TextLink href={link.manufacturers()}>{say('allManufacturers')}</TextLink>
      </p>
    </div>
  )
}
