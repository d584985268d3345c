import { useVendors } from '@svetlitsa/api-client/vendor/queries'
import { groupThousands } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import { foldLetters } from '@svetlitsa/domain/text/plain-text'
import { footerWindowTexts } from '@svetlitsa/i18n/footer-window/footer-window-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { Field } from '@svetlitsa/ui/forms/field'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Search } from 'lucide'
import { useState } from 'react'
import { ErrorNotice } from '../error/error-notice.tsx'
import { useLanguage } from '../language/language-provider.tsx'
import { useTexts } from '../language/use-texts.ts'

/** All vendors with links to their products (footer.popups, footer). */
export function VendorsWindow() {
  const t = useTexts(footerWindowTexts)
  const language = useLanguage()
  const { data, isPending, isError, refetch } = useVendors()
  const [query, setQuery] = useState('')
  if (isPending) return <Spinner size="bar" />
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  const text = foldLetters(query)
  const shown = data.filter(({ name }) => foldLetters(name).includes(text))
  return (
    <div className="flex flex-col gap-5">
      <Field
        label={t('findManufacturer')}
        hideLabel
        type="search"
        autoComplete="off"
        placeholder={t('findManufacturer')}
        before={<Icon iconNode={Search} />}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <div aria-live="polite">
        {shown.length === 0 && <p className="text-ink-soft">{t('noManufacturer')}</p>}
        <ul className="gap-x-8 sm:columns-2 md:columns-3">
          {shown.map(({ id, name, url, count }) => (
            <li key={id} className="break-inside-avoid">
              <a
                href={url}
                className="flex min-h-10 items-center gap-2 rounded-small underline-offset-4 hover:text-accent hover:underline"
              >
                <Untranslated pageLanguage={language}>{name}</Untranslated>
                <span className="text-small text-ink-soft">{groupThousands(count)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="border-t border-line pt-5">
        <TextLink href={link.vendors()}>{t('allManufacturers')}</TextLink>
      </p>
    </div>
  )
}
