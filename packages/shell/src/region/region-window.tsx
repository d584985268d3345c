import { useRegions } from '@svetlitsa/api-client/region/queries'
import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { foldLetters } from '@svetlitsa/domain/text/plain-text'
import { slugify } from '@svetlitsa/domain/text/slug'
import { regionTexts } from '@svetlitsa/i18n/region/region-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { Field } from '@svetlitsa/ui/forms/field'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Search, Truck } from 'lucide'
import { useState } from 'react'
import { ErrorNotice } from '../error/error-notice.tsx'
import { useTexts } from '../language/use-texts.ts'
import { LocateCityButton } from './locate-city-button.tsx'
import { RegionColumns } from './region-columns.tsx'

/**
 * Selects the city: search, country, cities by letter. Each city is a plain link with `sr`, which
 * the router saves in a cookie; the page then loads as a whole, because prices and stores change.
 */
export function RegionWindow() {
  const t = useTexts(regionTexts)
  const { data: state } = useShellState()
  const { data: regions, isError, isPending, refetch } = useRegions()
  const [query, setQuery] = useState('')
  const [country, setCountry] = useState<'ru' | 'kz' | null>(null)
  const isKz = country === null ? state?.region.kz === true : country === 'kz'

  if (isPending) return <Spinner size="bar" />
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  const text = foldLetters(query)
  // The Latin code matches the Russian name in every language of the list: «Москва» is Moscow.
  const code = slugify(text)
  const shown = regions.filter((region) =>
    text === ''
      ? region.kz === isKz
      : foldLetters(region.NAME).includes(text) || (code !== '' && region.code.includes(code)),
  )
  // A text search covers both countries, so choosing one clears the text.
  const chooseCountry = (chosen: 'ru' | 'kz') => {
    setQuery('')
    setCountry(chosen)
  }

  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">{t('hint')}</p>
      <Field
        label={t('find')}
        hideLabel
        type="search"
        autoComplete="off"
        autoFocus
        placeholder={t('find')}
        before={<Icon iconNode={Search} />}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('countries')}</legend>
          <Chip chosen={text === '' && !isKz} onClick={() => chooseCountry('ru')}>
            {t('russia')}
          </Chip>
          <Chip chosen={text === '' && isKz} onClick={() => chooseCountry('kz')}>
            {t('kazakhstan')}
          </Chip>
        </fieldset>
        <LocateCityButton regions={regions} />
      </div>
      <div aria-live="polite">
        {shown.length > 0 ? (
          <RegionColumns regions={shown} chosenId={state?.region.ID} chosenLabel={t('chosen')} />
        ) : (
          <p className="text-ink-soft">{t('nothing')}</p>
        )}
      </div>
      <p className="flex items-center gap-2.5 border-t border-line pt-5 text-small text-ink-soft">
        <Icon iconNode={Truck} size="line" />
        {t('elsewhere')}
      </p>
    </div>
  )
}
