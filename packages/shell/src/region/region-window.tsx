'use client'

import { useRegions } from '@svetlitsa/api-client/query/region'
import { useShellState } from '@svetlitsa/api-client/query/shell'
import { foldLetters } from '@svetlitsa/domain/text/fold-letters'
import { slug } from '@svetlitsa/domain/text/slug'
import { regionTexts } from '@svetlitsa/i18n/region-texts'
import { Chip } from '@svetlitsa/ui/primitives/chip'
import { Field } from '@svetlitsa/ui/primitives/field'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Spinner } from '@svetlitsa/ui/primitives/spinner'
import { Search, Truck } from 'lucide'
import { useState } from 'react'
import { FaultNotice } from '../fault-notice.tsx'
import { useTexts } from '../use-texts.tsx'
import { FindMyCity } from './find-my-city.tsx'
import { RegionColumns } from './region-columns.tsx'

/**
 * The city is chosen here: search, country, cities by letter. A choice is a plain link with `sr`,
 * which the router keeps; the page is then loaded whole, as prices and stores are others.
 */
export function RegionWindow() {
  const say = useTexts(regionTexts)
  const { data: state } = useShellState()
  const { data: regions, isError, isPending, refetch } = useRegions()
  const [wanted, setWanted] = useState('')
  const [country, setCountry] = useState<'ru' | 'kz' | null>(null)
  const isKz = country === null ? state?.region.kz === true : country === 'kz'

  if (isPending) return <Spinner size="bar" />
  if (isError) return <FaultNotice onRetry={() => void refetch()} />
  const text = foldLetters(wanted)
  // A Latin code knows the Russian name whatever the language of the list: «Москва» is Moscow.
  const code = slug(wanted)
  const shown = regions.filter((region) =>
    text === ''
      ? region.kz === isKz
      : foldLetters(region.NAME).includes(text) || (code !== '' && region.code.includes(code)),
  )
  // What is typed is looked for in both countries.
  const choose = (chosen: 'ru' | 'kz') => {
    setWanted('')
    setCountry(chosen)
  }

  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">{say('hint')}</p>
      <Field
        label={say('find')}
        hideLabel
        type="search"
        autoComplete="off"
        autoFocus
        placeholder={say('find')}
        before={<Icon of={Search} />}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{say('countries')}</legend>
          <Chip chosen={text === '' && !isKz} onClick={() => choose('ru')}>
            {say('russia')}
          </Chip>
          <Chip chosen={text === '' && isKz} onClick={() => choose('kz')}>
            {say('kazakhstan')}
          </Chip>
        </fieldset>
        <FindMyCity regions={regions} />
      </div>
      <div aria-live="polite">
        {shown.length > 0 ? (
          <RegionColumns regions={shown} chosenId={state?.region.ID} chosenWord={say('chosen')} />
        ) : (
          <p className="text-ink-soft">{say('nothing')}</p>
        )}
      </div>
      <p className="flex items-center gap-2.5 border-t border-line pt-5 text-small text-ink-soft">
        <Icon of={Truck} size="line" />
        {say('elsewhere')}
      </p>
    </div>
  )
}
